"""Contrast, difference and colour vision: what can be known of colours without looking."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISION: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear red, green and blue are seen (Machado, Oliveira and Fernandes 2009, severity 1)."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(code: str) -> Triple:
    """Return the linear red, green and blue of a colour written as #RRGGBB."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(code: str) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = linear(code)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: Triple, vision: str) -> Triple:
    """Return how a linear colour is seen with that *vision*."""
    red, green, blue = (min(1.0, max(0.0, v)) for v in _times(VISION[vision], colour))
    return red, green, blue


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(colour: Triple) -> Triple:
    """Return CIE L*, a* and b* of a linear colour."""
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (a / b for a, b in zip(_times(_TO_XYZ, colour), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, vision: str = "normal") -> float:
    """Return how far two colours are apart with that *vision*, in CIEDE2000."""
    return _ciede2000(lab(seen(linear(one), vision)), lab(seen(linear(other), vision)))


def _ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two L* a* b* (Sharma, Wu and Dalal 2005)."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    grow = 1 + 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    c1, c2 = hypot(one[1] * grow, one[2]), hypot(other[1] * grow, other[2])
    h1, h2 = (degrees(atan2(c[2], c[1] * grow)) % 360 for c in (one, other))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + turn / 2) % 360
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    d_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    rotation = 2 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    rotation *= -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(max(0.0, d_light**2 + d_chroma**2 + d_hue**2 + rotation * d_chroma * d_hue))

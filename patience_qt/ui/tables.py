"""The tables to choose from: four dark ones and three light ones."""

from __future__ import annotations

from typing import NamedTuple


class Table(NamedTuple):
    """The colours of a table's ground: its middle, the way out, and its edge."""

    name: str
    title: str
    ground: tuple[str, str, str]
    is_light: bool = False


FELT = Table("felt", "Green Felt", ("#2A6D55", "#1F5A46", "#164335"))
TABLES = {
    table.name: table
    for table in (
        FELT,
        Table("midnight", "Midnight", ("#2D3F66", "#22304F", "#18223A")),
        Table("claret", "Claret", ("#73323F", "#5A2430", "#431923")),
        Table("graphite", "Graphite", ("#3A3F48", "#2B2F36", "#202329")),
        Table("sage", "Sage", ("#C6D3C9", "#B7C7BC", "#A5B7AB"), is_light=True),
        Table("linen", "Linen", ("#E4DCCB", "#D9D0BD", "#C9BFA9"), is_light=True),
        Table("mist", "Mist", ("#D0DAE3", "#C3CFDA", "#B1BFCC"), is_light=True),
    )
}

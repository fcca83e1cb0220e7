"""A game to choose: its opening, its name, and one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from patience_qt.ui import words
from patience_qt.ui.chrome import chrome
from patience_qt.ui.looks import table
from patience_qt.ui.winnable_words import winnable

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from patience_qt.games.variant import Variant

_PAD, _CORNER, _APART = 12, 8, 4
_WRAP = Qt.TextFlag.TextWordWrap


class GameTile(QAbstractButton):
    """Is clicked, or chosen with Enter or Space, to play *game*."""

    focused = Signal()
    """The keyboard has come to this tile."""
    arrow = Signal(object)
    """An arrow key: a Qt.Key."""

    def __init__(self, game: Variant, parent: QWidget) -> None:
        """Have no picture yet."""
        super().__init__(parent)
        self.game, self.picture = game, QPixmap()
        self.is_on_table = False
        self.setText(words.title(game))
        self.setAccessibleDescription(f"{words.sentence(game)} {winnable(game)}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def picture_size(self) -> QSize:
        """Return the room for the picture: half as high as it is wide."""
        return _picture_size(self.width())

    def height_for(self, width: int) -> int:
        """Return how high a tile of that *width* must be for all it says."""
        texts = words.sentence(self.game), winnable(self.game)
        lines = sum(self._area(text, width, 0).height() for text in texts)
        lines += 2 * self.fontMetrics().height() + _APART
        return _picture_size(width).height() + 2 * _PAD + lines + 16

    def sizeHint(self) -> QSize:
        """Return the size of a tile in a window of middling width."""
        return QSize(234, self.height_for(234))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter; pass arrow keys on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.arrow.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile as a sheet with the picture at its top."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette, edge = self.palette(), self.rect().toRectF().adjusted(1, 1, -1, -1)
            sheet = QPainterPath()
            sheet.addRoundedRect(edge, _CORNER, _CORNER)
            painter.fillPath(sheet, palette.base())
            size = self.picture_size()
            painter.setClipPath(sheet)
            painter.fillRect(QRect(1, 1, size.width(), size.height()), QColor(table().ground[1]))
            if not self.picture.isNull():
                painter.drawPixmap(QRect(1, 1, size.width(), size.height()), self.picture)
            painter.setClipping(False)
            self._write(painter, size.height() + _PAD)
            pen = QPen(palette.color(QPalette.ColorRole.Mid), 1)
            if self.hasFocus():
                pen = QPen(palette.color(QPalette.ColorRole.Highlight), 3)
            elif self.underMouse():
                pen = QPen(palette.color(QPalette.ColorRole.Highlight), 1)
            painter.setPen(pen)
            painter.drawPath(sheet)

    def _write(self, painter: QPainter, top: int) -> None:
        """Write name, sentence and figure from *top* downwards."""
        metrics = QFontMetrics(self._title_font())
        painter.setFont(self._title_font())
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        room = QRect(_PAD, top, self.width() - 2 * _PAD, metrics.height())
        mode = Qt.TextElideMode.ElideRight
        painter.drawText(room, 0, metrics.elidedText(self.text(), mode, room.width()))
        painter.setFont(self.font())
        top = room.bottom() + 5
        for text in (words.sentence(self.game), winnable(self.game)):
            area = self._area(text, self.width(), top)
            painter.drawText(area, _WRAP, text)
            painter.setPen(chrome(self.palette()).faint)
            top = area.bottom() + _APART
        if self.is_on_table:
            foot = self.rect().adjusted(_PAD, 0, -_PAD, -_PAD)
            painter.drawText(foot, Qt.AlignmentFlag.AlignBottom, self.tr("On the table now"))

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() + 1)
        return font

    def _area(self, text: str, width: int, top: int) -> QRect:
        """Return where *text* stands in a tile of that *width*."""
        room = QRect(_PAD, top, width - 2 * _PAD, 1000)
        area = self.fontMetrics().boundingRect(room, _WRAP, text)
        return QRect(room.left(), top, room.width(), area.height())


def _picture_size(width: int) -> QSize:
    """Return the size of the picture on a tile of that *width*."""
    return QSize(width - 2, (width - 2) // 2)

"""The menu bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QMenuBar

    from patience_qt.ui.actions import Actions
    from patience_qt.ui.choice import Choice

translate = QCoreApplication.translate


def fill(bar: QMenuBar, actions: Actions) -> None:
    """Put the menus on *bar*."""
    _fill_game(bar.addMenu(translate("menus", "&Game")), actions)
    _fill_play(bar.addMenu(translate("menus", "&Play")), actions)
    _fill_view(bar.addMenu(translate("menus", "&View")), actions)
    bar.addMenu(translate("menus", "&Settings")).addAction(actions.appearance)
    _fill_help(bar.addMenu(translate("menus", "&Help")), actions)


def _fill_game(menu: QMenu, actions: Actions) -> None:
    """Put on *menu* what begins, keeps and ends games.

    Choose Game stands first, for a menu opened by keyboard begins with its first line chosen, and
    a stray Enter must not deal.
    """
    menu.addAction(actions.choose_game)
    menu.addSeparator()
    menu.addActions([actions.new_deal, actions.winnable_deal])
    menu.addActions([actions.deal_number, actions.daily])
    menu.addActions([actions.next_deal, actions.previous_deal])
    menu.addSeparator()
    menu.addActions([actions.restart, actions.back_to_previous])
    menu.addSeparator()
    menu.addAction(actions.statistics)
    menu.addSeparator()
    menu.addActions([actions.open_game, actions.save_as])
    menu.addActions([actions.copy_deal, actions.copy_position, actions.paste])
    menu.addSeparator()
    menu.addAction(actions.quit)


def _fill_play(menu: QMenu, actions: Actions) -> None:
    menu.addActions([actions.undo, actions.redo, actions.to_the_deal, actions.back_to_won])
    menu.addSeparator()
    menu.addActions([actions.hint, actions.where_won, actions.solution])
    menu.addSeparator()
    menu.addAction(actions.peek)
    menu.addSeparator()
    menu.addActions([actions.deal_row, actions.redeal])
    menu.addSeparator()
    menu.addActions([actions.play_up, actions.finish])
    _offer(menu, actions.by_itself)


def _fill_view(menu: QMenu, actions: Actions) -> None:
    menu.addActions([actions.history, actions.tool_bar, actions.status_line, actions.counts])
    _offer(menu, actions.verdict)
    menu.addSeparator()
    foundations = menu.addMenu(translate("menus", "Fo&undations"))
    foundations.addActions(list(actions.stands.values()))
    menu.addActions([actions.left_handed, actions.letters, actions.row_numbers])
    menu.addSeparator()
    menu.addAction(actions.full_screen)


def _fill_help(menu: QMenu, actions: Actions) -> None:
    menu.addAction(actions.rules)
    menu.addSeparator()
    menu.addAction(actions.about)


def _offer(menu: QMenu, choice: Choice) -> None:
    """Put a submenu with *choice* on *menu*."""
    menu.addMenu(choice.title).addActions(choice.actions())

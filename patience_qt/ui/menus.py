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
    """Put the menus on *bar*.

    Choose Game stands first, for a menu opened by keyboard begins with its first line chosen, and
    a stray Enter must not deal.
    """
    game = bar.addMenu(translate("menus", "&Game"))
    game.addAction(actions.choose_game)
    game.addSeparator()
    game.addActions([actions.new_deal, actions.deal_number, actions.daily])
    game.addActions([actions.next_deal, actions.previous_deal])
    game.addSeparator()
    game.addActions([actions.restart, actions.back_to_previous])
    game.addSeparator()
    game.addAction(actions.statistics)
    game.addSeparator()
    game.addActions([actions.open_game, actions.save_as])
    game.addActions([actions.copy_deal, actions.copy_position, actions.paste])
    game.addSeparator()
    game.addAction(actions.quit)

    play = bar.addMenu(translate("menus", "&Play"))
    play.addActions([actions.undo, actions.redo, actions.to_the_deal, actions.back_to_won])
    play.addSeparator()
    play.addAction(actions.hint)
    play.addSeparator()
    play.addAction(actions.peek)
    play.addSeparator()
    play.addActions([actions.deal_row, actions.redeal])
    play.addSeparator()
    play.addActions([actions.play_up, actions.finish])
    _offer(play, actions.by_itself)

    view = bar.addMenu(translate("menus", "&View"))
    view.addActions([actions.history, actions.tool_bar, actions.status_line, actions.counts])
    _offer(view, actions.verdict)
    view.addSeparator()
    foundations = view.addMenu(translate("menus", "Fo&undations"))
    foundations.addActions(list(actions.stands.values()))
    view.addActions([actions.left_handed, actions.letters, actions.row_numbers])
    view.addSeparator()
    view.addAction(actions.full_screen)

    settings = bar.addMenu(translate("menus", "&Settings"))
    settings.addAction(actions.appearance)

    help_ = bar.addMenu(translate("menus", "&Help"))
    help_.addAction(actions.rules)
    help_.addSeparator()
    help_.addAction(actions.about)


def _offer(menu: QMenu, choice: Choice) -> None:
    """Put a submenu with *choice* on *menu*."""
    menu.addMenu(choice.title).addActions(choice.actions())

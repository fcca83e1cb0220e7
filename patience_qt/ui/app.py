"""The program put together: session, table and window, and who listens to whom."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from patience_qt import __version__
from patience_qt.games import BY_KEY, GAMES
from patience_qt.ui.app_icon import app_icon
from patience_qt.ui.at_hand import AtHand
from patience_qt.ui.decor import Decor
from patience_qt.ui.decorating import Decorating
from patience_qt.ui.ending import Ending
from patience_qt.ui.faces import Faces
from patience_qt.ui.faults import Faults
from patience_qt.ui.game_files import GameFiles
from patience_qt.ui.keeping import keep
from patience_qt.ui.kept_files import KeptFiles, data_folder
from patience_qt.ui.kept_pictures import cache_folder
from patience_qt.ui.numbered_deals import offer_numbers
from patience_qt.ui.session import Session, fresh
from patience_qt.ui.sound_settings import sound_settings
from patience_qt.ui.table_scene import TableScene
from patience_qt.ui.table_view import TableView
from patience_qt.ui.window import MainWindow
from patience_qt.ui.words import told

if TYPE_CHECKING:
    from patience_qt.games.variant import Variant
    from patience_qt.store.record import Record
    from patience_qt.ui.session import KeptGame
    from patience_qt.ui.settings import Settings


def application() -> QApplication:
    """Return the one QApplication, named so that settings and files find their place."""
    QCoreApplication.setOrganizationName("Patience Qt")
    QCoreApplication.setApplicationName("patience-qt")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setDesktopFileName("patience-qt")
    app.setWindowIcon(app_icon())
    return app


def window_on(
    game: Variant | None = None, deal: int | None = None, record: Record | None = None
) -> MainWindow:
    """Return the program's window on *deal* of *game*, or on a saved game, not yet shown."""
    application()
    files = KeptFiles(data_folder())
    window = open_window(game, deal, sound_settings(), record, files)
    Faults(window, files.folder / "log.txt").take_over()
    return window


def run(window: MainWindow) -> int:
    """Show *window*; return the exit code when it is closed."""
    Ending(window.narrator)
    window.show()
    return QApplication.exec()


def open_window(
    game: Variant | None,
    deal: int | None,
    settings: Settings,
    record: Record | None = None,
    files: KeptFiles | None = None,
) -> MainWindow:
    """Return the window with everything in it connected, not yet shown.

    A *record* is taken up where it stands.  Otherwise, without a *game* it is the one that was
    played last; without a *deal*, it stands as it was left in *files*, or is a new one.  Without
    *files* nothing is kept.
    """
    key = record.game if record else settings.last_game
    game = game or BY_KEY.get(key, GAMES[0])
    left, trouble = files.read(files.running(game.key)) if files else (None, "")
    asked = _asked(game, deal, record, left)
    session = Session(left or asked or fresh(game), describe=told)
    faces = Faces(cache_folder())
    scene = TableScene(faces)
    faces.setParent(scene)
    decor = Decor(settings, scene, faces)
    _join(session, scene)
    window = MainWindow(session, scene, TableView(scene), settings)
    GameFiles(window)
    Decorating(window, decor)
    scene.peeked.connect(window.narrator.tell_peek)
    window.act.peek.triggered.connect(scene.peek)
    scene.nothing_to_peek_at.connect(window.narrator.tell_how_to_peek)
    at_hand = AtHand(window, scene)
    if files:
        keeper = keep(window, files, trouble)
        keeper.is_unwinnable = at_hand.proves_unwinnable
        offer_numbers(window, keeper.results)
        if left and asked:
            session.take_up(asked)
    else:
        offer_numbers(window, tuple)
    return window


def _join(session: Session, scene: TableScene) -> None:
    """Let *scene* show what *session* plays, and *session* play what is done on *scene*."""
    scene.move_chosen.connect(session.play)
    scene.refused.connect(session.refuse)
    session.started.connect(lambda: scene.lay_out(session.game.layout))
    session.changed.connect(scene.show_position)
    scene.lay_out(session.game.layout)
    scene.show_position(session.position)


def _asked(
    game: Variant, deal: int | None, record: Record | None, left: KeptGame | None
) -> KeptGame | None:
    """Return the game that was asked for, None where the one that was *left* will do."""
    if record:
        from patience_qt.ui.saved import kept_game

        return kept_game(record)
    return None if deal is None or (left and left.deal == deal) else fresh(game, deal)

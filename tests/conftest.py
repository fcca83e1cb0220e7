"""What every test shares: windows are drawn off screen, and Ctrl-C is heard."""

from __future__ import annotations

import os
import signal

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shell lets what it runs in the background ignore Ctrl-C, and so would all programs tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

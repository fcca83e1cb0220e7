#!/bin/sh
# Installs what is missing and opens the game; without a display it plays a deal into a picture.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"
(cd "$root" && set_up "")
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ "$(uname)" = Linux ]; then
    say "There is no display to open a window on, so a deal is played off screen instead."
    set -- demo "$@"
fi
exec "$root/.venv/bin/patience-qt" "$@"

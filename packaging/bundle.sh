#!/bin/sh
# Builds dist/patience-qt, a folder that needs no Python, and plays a little with what was built.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"
cd "$root"
set_up bundle

needs='
objdump binutils
Xvfb xvfb
xdotool xdotool
openbox openbox'
# Debian keeps the library of its own Python in a package apart.
case $(readlink -f .venv/bin/python) in
/usr/bin/python3*)
    library=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_config_var("INSTSONAME"))')
    needs="$needs
$library ${library%%.so*}"
    ;;
esac
need "$needs"

.venv/bin/pyinstaller --noconfirm --log-level ERROR packaging/patience-qt.spec
.venv/bin/python packaging/drive_bundle.py dist/patience-qt/patience-qt dist/pictures

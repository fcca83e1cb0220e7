# Sourced by play.sh, test.sh and bundle.sh, which name the checkout in $root: set_up makes .venv.

say() { printf '%s\n' "$*" >&2; }
stop() {
    say "$*"
    exit 1
}

# What PySide6 links to, and Debian's packages for it: for any window, then for one under X11.
qt_needs='
libglib-2.0.so.0 libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libX11.so.6 libx11-6
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libxkbcommon.so.0 libxkbcommon0
libxcb-cursor.so.0 libxcb-cursor0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0'

# Reads lines of a library or command and its package, and prints the packages that are missing.
missing() {
    libraries=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p)
    while read -r thing package; do
        case $thing in
        '') continue ;;
        lib*.so*) case $libraries in *"$thing ("*) continue ;; esac ;;
        *) if command -v "$thing" >/dev/null; then continue; fi ;;
        esac
        printf ' %s' "$package"
    done
}

# Installs Debian packages where that is allowed, or tells the line to type.
install_packages() {
    apt="apt-get install --yes --no-install-recommends $*"
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root='sudo -n'
    elif command -v sudo >/dev/null; then
        stop "Some system packages are missing; type this line, then start again:
    sudo apt-get update && sudo $apt"
    else
        stop "Some system packages are missing; type this line as root, then start again:
    apt-get update && $apt"
    fi
    say "Installing system packages: $*"
    log=$(mktemp)
    # An update that fails for one source among many need not matter; the installation tells.
    $as_root apt-get update >"$log" 2>&1 || true
    # shellcheck disable=SC2086 # words are meant to be split
    $as_root env DEBIAN_FRONTEND=noninteractive $apt -o DPkg::Lock::Timeout=60 >>"$log" 2>&1 </dev/null ||
        stop "The system packages could not be installed ($(grep '^E: ' "$log" | tail -n 1)); \
nothing else was changed, so start again when that is put right."
    rm -f "$log"
}

# Installs whatever of the lines in $1 is missing, where apt is there to do it.
need() {
    if command -v apt-get >/dev/null; then
        packages=$(printf '%s\n' "$1" | missing)
        # shellcheck disable=SC2086
        [ -z "$packages" ] || install_packages $packages
    fi
}

# Finds a Python that will do, and sees that the system has what it and Qt need.
need_system() {
    python=${PYTHON:-python3}
    needs=$qt_needs
    if ! command -v "$python" >/dev/null; then
        needs="$needs
$python python3
python3-venv python3-venv"
    elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        stop "Patience Qt needs Python 3.11 or later, and $python is not that; name another, as in \
PYTHON=python3.13 sh packaging/play.sh"
    elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        needs="$needs
$package $package"
    fi
    if [ -n "${WAYLAND_DISPLAY-}" ]; then
        needs=$(printf '%s\n%s' "$needs" 'libwayland-cursor.so.0 libwayland-cursor0')
    fi
    need "$needs"
    "$python" -c 'import ensurepip, venv' ||
        stop "Patience Qt needs Python 3.11 or later with its modules venv and ensurepip."
}

# What .venv was made from; when any of it changes, it is made ready again.
made_from() {
    { pwd; readlink -f .venv/bin/python; cat pyproject.toml packaging/constraints.txt packaging/setup.sh; } | cksum
}

make_environment() {
    # One that was left half-made, moved, or whose Python has gone is made anew.
    if [ -e .venv/unfinished ] || ! .venv/bin/python -c 'import pip' 2>/dev/null ||
        ! grep -qF "$(pwd)/.venv" .venv/bin/activate; then
        rm -rf .venv
    fi
    mkdir -p .venv 2>/dev/null && : >.venv/unfinished ||
        stop "The folder $(pwd)/.venv cannot be written."
    [ -x .venv/bin/python ] || "$python" -m venv .venv >&2 || stop "$python could not make .venv."
}

install_project() {
    say "Installing Patience Qt into $(pwd)/.venv; the first time it fetches about 100 MB."
    # Old pips take the constraints for building from the first name, new ones from the second.
    PIP_CONSTRAINT=packaging/constraints.txt PIP_BUILD_CONSTRAINT=packaging/constraints.txt \
        .venv/bin/python -m pip install --disable-pip-version-check --no-input --retries 2 \
        --editable ".${1:+[$1]}" >.venv/install.log 2>&1 </dev/null ||
        stop "The installation stopped half-way, most likely for want of a network; start again when it \
is there, or see what pip said in .venv/install.log."
    fault=$(.venv/bin/python -c 'import PySide6.QtSvg, PySide6.QtWidgets' 2>&1) ||
        stop "Qt cannot start here ($(printf '%s' "$fault" | tail -n 1)); it needs these libraries:\
$(printf '%s\n' "$qt_needs" | sed 's/ .*//' | tr '\n' ' ')"
}

# Makes .venv ready for the extra $1 ("" to play); costs next to nothing where it is.
set_up() {
    if [ -e .venv/unfinished ] ||
        [ "$(cat ".venv/ready-$1" 2>/dev/null)" != "$(made_from 2>/dev/null)" ]; then
        need_system
        make_environment
        install_project "$1"
        made_from | tee .venv/ready- >".venv/ready-$1"
        rm .venv/unfinished
    fi
}

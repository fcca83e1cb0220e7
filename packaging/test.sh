#!/bin/sh
# Installs what is missing, then checks the source and runs the quick tests; arguments go to pytest.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"
cd "$root"
set_up test
failed=

# One line where all is well, everything the tool says where it is not.
check() {
    if output=$(".venv/bin/$@" 2>&1); then
        echo "$*: all is well"
    else
        printf '%s\n' "$output"
        failed="$failed $*;"
    fi
}

check ruff check
check ruff format --check
check mypy
check lint-imports
.venv/bin/python -m pytest -q -n auto --dist worksteal "$@" || failed="$failed pytest;"
[ -z "$failed" ] || stop "Failed:${failed%;}."

#!/usr/bin/env bash
# Checks that scripts/fuse.py prefers the SDL front end of Fuse to the program that is named fuse.
# Usage: fuse_command_test.sh SCRIPTS_FOLDER. Exit code 77 (skipped) without Python.
set -euo pipefail
python=$(command -v python3) || { echo "skipped: python3 is missing"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

expect() {
    local found
    found=$(PYTHONPATH=$1 PYTHONDONTWRITEBYTECODE=1 "$python" -c \
        'import os, sys; os.environ["PATH"] = sys.argv[1]; import fuse; print(fuse.command())' "$folder")
    [ "$found" = "$2" ] || { echo "found $found, expected $2"; exit 1; }
}
stand_in() { printf '#!/bin/sh\n' >"$folder/$1" && chmod +x "$folder/$1"; }

expect "$1" None
stand_in fuse
expect "$1" "$folder/fuse"
stand_in fuse-sdl
expect "$1" "$folder/fuse-sdl"

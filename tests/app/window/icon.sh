#!/usr/bin/env bash
# Checks that every window of the program has its icon, by _NET_WM_ICON on an X server.
# Usage: icon.sh PROGRAM. Exit code 77 (skipped) without Xvfb, xdotool and xprop.
set -euo pipefail
program=$1
command -v xprop >/dev/null || { echo "skipped: xprop is missing"; exit 77; }
. "$(dirname "$0")/window.sh"

for command in "run --mute" "play --mute" duel; do
    # shellcheck disable=SC2086
    "$program" $command 2>"$folder/stderr" &
    window=$!
    id=$(timeout 60 xdotool search --sync --onlyvisible --name "^Four Rivers" | head -n 1)
    # 32 x 32 pixels after the two words of the size.
    words=$(xprop -id "$id" -notype 32c _NET_WM_ICON | tr -cd ',' | wc -c)
    kill "$window"
    wait "$window" || true
    window=
    if [ "$words" -lt 1025 ]; then
        echo "fourrivers $command: the window has no icon"
        exit 1
    fi
done

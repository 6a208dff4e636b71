#!/usr/bin/env bash
# Checks that every window of the program has its icon, by _NET_WM_ICON on an X server.
# Usage: window_icon_test.sh PROGRAM. Exit code 77 (skipped) without Xvfb, xdotool and xprop.
set -euo pipefail
program=$1
for tool in Xvfb xdotool xprop; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is missing"; exit 77; }
done

folder=$(mktemp -d)
server=
window=
finish() {
    [ -z "$window" ] || kill "$window" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT

mkfifo "$folder/display"
Xvfb -displayfd 3 -noreset -screen 0 1280x1024x24 3>"$folder/display" 2>/dev/null &
server=$!
read -r number <"$folder/display"
export DISPLAY=":$number" SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy XDG_DATA_HOME="$folder" HOME="$folder"

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

#!/usr/bin/env bash
# Uses the page of games and the windows of the games with the keyboard, the mouse and SDL's virtual gamepad.
# Usage: games.sh PROGRAM HEADLESS VIRTUAL_PAD (the library of virtual_pad.cpp). FR_SHOTS=FOLDER keeps screenshots.
# Exit code 77 (skipped) without Xvfb and xdotool.
set -euo pipefail
program=$1
headless=$2
library=$3
. "$(dirname "$0")/window.sh"

export FR_PAD="$folder/pad"
mkfifo "$FR_PAD"
exec 7<>"$FR_PAD" # so that writing never waits for the program
# A program with AddressSanitizer refuses a library that is loaded before its runtime.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:verify_asan_link_order=0"

# opens NAME: waits for the window of a game and gives it the keyboard. SDL forgets the virtual gamepad with the
# window before it.
opens() {
    until_true "no window of $1" title_has "Four Rivers $1"
    sleep 0.5
    at=$(xdotool search --onlyvisible --name "^Four Rivers" | tail -1)
    xdotool windowfocus "$at"
    sleep 0.5
    echo plug >&7
    sleep 0.5
}
button() {
    for name in "$@"; do
        echo "+$name" >&7
        sleep 0.2
        echo "-$name" >&7
        sleep 0.2
    done
}

(cd "$folder/games" && LD_PRELOAD="$library" exec "$program" shelf --mute 2>"$folder/stderr") &
window=$!

opens games
press Right Return
opens Hexes
press 7 8 9 3 2 1 u
shot hexes_by_keys
press m
opens games
eval "$(xdotool getwindowgeometry --shell "$at")"
xdotool mousemove $((X + WIDTH * 5 / 6)) $((Y + HEIGHT / 2)) click 1
opens Tetrominoes
press j k space
shot tetrominoes_by_keys
press Escape

opens games
button dpleft a
opens Hexes
button dpup a x
shot hexes_by_pad
button start
opens games
button dpright a
opens Tetrominoes
button a dpleft b y
shot tetrominoes_by_pad
button start
opens games
button b
wait "$window" || fail "the page ended with code $?"
window=

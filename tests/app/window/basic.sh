#!/usr/bin/env bash
# Uses BASIC as text in the emulator's window: opens a listing, pastes a command and a long listing, copies the program.
# Usage: basic.sh PROGRAM HEADLESS. FR_SHOTS=FOLDER keeps screenshots. Exit code 77 (skipped) without Xvfb, xdotool
# and xclip.
set -euo pipefail
program=$1
headless=$2
command -v xclip >/dev/null || { echo "skipped: xclip is missing"; exit 77; }
. "$(dirname "$0")/window.sh"

# The clipboard must not keep this script's outputs open.
copy() { xclip -selection clipboard >/dev/null 2>&1; }
paste_it() {
    xdotool keydown shift
    press Insert
    xdotool keyup shift
}

printf '#autostart 10\n10 PRINT "from a file"\n' >"$folder/games/file.bas"
start file.bas
until_true "the listing was not opened" screen_has "from a file"
press Escape Escape # the first key ends the introduction

printf 'PRINT "pasted";2*3\n' | copy
paste_it
until_true "the pasted command was not run" screen_has "pasted6"

# A long listing becomes the program, with labels and escapes.
{
    echo "#autostart"
    for line in 10 20 30 40 50 60; do echo "$line PRINT \"line $line \\*\""; done
} | copy
paste_it
until_true "the pasted listing was not loaded" screen_has "line 60"
shot listing

# Tools, Copy the BASIC program as text.
press Escape Right Right Right Right Right Right Return
press Down Down Down Return
copied() { xclip -selection clipboard -o 2>/dev/null | grep -qF '60 PRINT "line 60 \*"'; }
until_true "the program was not copied" copied
press Escape Escape Escape

# A tape on which SAVE has recorded and that cannot be written when the window closes: one line, code 4.
printf 'NEW\n' | copy
paste_it
until_true "NEW did not clear the screen" screen_has "free 48K ROM"
press Escape Left Left Left Left i Return # Tape, Insert a blank tape
printf 'SAVE "x" CODE 0,100\n' | copy
paste_it
until_true "SAVE does not ask for a key" screen_has "press any key"
press Return
until_true "SAVE does not end" screen_has "0 OK"
rm -rf "$XDG_DATA_HOME/fourrivers/tapes"
touch "$XDG_DATA_HOME/fourrivers/tapes"
kill "$window"
code=0
wait "$window" || code=$?
window=
[ "$code" -eq 4 ] || fail "a window that cannot write its tape ended with code $code"
grep -q "^fourrivers: $XDG_DATA_HOME/fourrivers/tapes/tape-001.tzx: " "$folder/stderr" ||
    fail "no line says that the tape could not be written"
echo "BASIC in the window: good"

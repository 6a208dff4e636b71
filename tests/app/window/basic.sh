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
echo "BASIC in the window: good"

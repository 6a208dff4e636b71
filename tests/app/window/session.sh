#!/usr/bin/env bash
# Uses the emulator's window by keys only: opens a tape from the list of files, closes the window and continues, goes
# back in time. What the machine shows is read from its quick save by fourrivers-headless.
# Usage: session.sh PROGRAM HEADLESS TAPE. FR_SHOTS=FOLDER keeps screenshots. Exit code 77 (skipped) without Xvfb and
# xdotool.
set -euo pipefail
program=$1
headless=$2
tape=$3
. "$(dirname "$0")/window.sh"

for name in "game 2" "game 10" "other"; do
    cp "$tape" "$folder/games/$name.tap"
done

start --no-tape
shot first-start
press Escape Escape # the first key ends the introduction

# A tape from the list of files: the search leaves one name.
press F3
xdotool type --delay 80 "ame 1"
shot files
press Return
until_true "the tape was not opened" title_has "game 10.tap"
until_true "the tape did not run" screen_has "SHISEN"
shot game

# Closed and continued.
kill "$window"
wait "$window" || fail "the window ended with code $?"
start
shot welcome
press Return
until_true "the session does not continue" title_has "game 10.tap"
until_true "the session continues with another picture" screen_has "SHISEN"

# Back in time.
goes_back() {
    local before after
    before=$(frame)
    xdotool keydown F4
    sleep 2
    shot rewind
    xdotool keyup F4
    after=$(frame)
    [ "$after" -lt "$before" ]
}
until_true "F4 does not go back in time" goes_back

# The same from the menu Machine, until the next key.
goes_back_by_menu() {
    local before after
    before=$(frame)
    press Escape Right Down Down Down Down Return
    sleep 2
    press F6 # ends it and does not pause
    after=$(frame)
    press Escape Left Escape # the bar is at the menu File again
    [ "$after" -lt "$before" ]
}
until_true "the menu does not go back in time" goes_back_by_menu

# A paused machine stays paused when its state or its picture is saved.
press F6
before=$(frame) # saves a state
press F12
after=$(frame)
[ "$after" -eq "$before" ] || fail "the paused machine ran from frame $before to $after"
press F6

# The page of states knows the one that was saved on it just before: its note can be edited.
shift_F7() {
    xdotool keydown shift
    press F7
    xdotool keyup shift
}
shift_F7
press Return
shift_F7
press Right
xdotool type --delay 80 " boss"
press Return Escape
until_true "the note of a state was not edited" grep -q "game 10.tap, 48K boss" "$XDG_DATA_HOME"/fourrivers/states/*/0.txt

# Full screen on and off leads back to the size before, also without a window manager.
press F11
sleep 0.5
press F11
sleep 0.5

# A window that cannot save its session when it closes says so.
kill "$window"
wait "$window" || fail "the window ended with code $?"
if grep -q '"window_width": 1280,' "$XDG_CONFIG_HOME/fourrivers/emulator.json"; then
    fail "the window has the display's size after full screen"
fi
touch "$folder/file"
XDG_DATA_HOME="$folder/file" start --no-tape
kill "$window"
code=0
wait "$window" || code=$?
window=
[ "$code" -eq 4 ] || fail "a window that cannot save ended with code $code"
grep -q "^fourrivers: $folder/file/fourrivers: " "$folder/stderr" || fail "no line says what could not be saved"

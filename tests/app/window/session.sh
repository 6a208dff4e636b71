#!/usr/bin/env bash
# Uses the emulator's window as a user does, by keys only: opens a tape from the list of files, types a BASIC program,
# plays with the cursor keys as joystick, closes the window and continues, goes back in time, saves the program on a
# blank tape and loads it again. What the machine shows is read from its quick save by fourrivers-headless.
# Usage: session.sh PROGRAM HEADLESS TAPE. FR_SHOTS=FOLDER keeps screenshots. Exit code 77 (skipped) without Xvfb and
# xdotool.
set -euo pipefail
program=$1
headless=$2
tape=$3
for tool in Xvfb xdotool; do
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
Xvfb -displayfd 3 -screen 0 1280x1024x24 3>"$folder/display" 2>/dev/null &
server=$!
read -r number <"$folder/display"
export DISPLAY=":$number" SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy HOME="$folder"
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config"
quick=$XDG_DATA_HOME/fourrivers/quick.szx
mkdir "$folder/games"
for name in "game 2" "game 10" "other"; do
    cp "$tape" "$folder/games/$name.tap"
done

fail() { echo "failed: $1"; shot failed; exit 1; }

shot() {
    [ -z "${FR_SHOTS:-}" ] || import -window root "$FR_SHOTS/$1.png" || true
}

# start [ARGUMENT...]: opens the window and waits for it.
start() {
    (cd "$folder/games" && exec "$program" "$@" 2>"$folder/stderr") &
    window=$!
    timeout 60 xdotool search --sync --onlyvisible --name "^Four Rivers" >/dev/null || fail "no window"
}

# press KEY...: presses keys one after the other, each for long enough to be seen in some frames.
press() {
    for key in "$@"; do
        xdotool keydown "$key"
        sleep 0.1
        xdotool keyup "$key"
        sleep 0.15
    done
}

title() { xdotool search --onlyvisible --name "^Four Rivers" getwindowname; }

# until_true WHAT COMMAND...: repeats the command until it succeeds, for at most a minute.
until_true() {
    local what=$1
    shift
    for _ in $(seq 120); do
        if "$@"; then return 0; fi
        sleep 0.5
    done
    fail "$what"
}

title_has() { title | grep -qF "$1"; }

# screen: prints what the machine shows now.
screen() {
    rm -f "$quick"
    xdotool key --delay 80 F7
    for _ in $(seq 100); do
        [ ! -s "$quick" ] || break
        sleep 0.1
    done
    "$headless" run "$quick" --headless --frames 1 --screen
}

screen_has() { screen | grep -qF "$1"; }

# frame: prints how many frames the program has run, from the system variable FRAMES.
frame() {
    screen >/dev/null
    printf 'peek 0x5c78 3\n' >"$folder/peek"
    "$headless" run "$quick" --headless --script "$folder/peek" | sed 's/.*: //' |
        while read -r low middle high; do echo $((0x$low + 0x$middle * 256 + 0x$high * 65536)); done
}

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

# A fresh machine with a joystick, chosen in the menus: Input, Joystick, Kempston.
press Escape Right Return Return # Machine, Model, the present one: starts afresh
sleep 1
press Escape
for _ in 1 2 3 4; do press Right; done
press Return Down Return Escape
shot joystick
until_true "BASIC is not ready" screen_has "free 48K"
press 1 0 p ctrl+i 0 comma 0 semicolon Tab ctrl+i 3 1 semicolon ctrl+p space ctrl+p Return
press 2 0 g 1 0 Return
press r Return
until_true "the program does not run" screen_has "0 "
xdotool keydown Left
until_true "the cursor keys do not move the joystick" screen_has "2 "
shot playing
xdotool keyup Left
until_true "the joystick does not stop" screen_has "0 "

# Closed and continued.
kill "$window"
wait "$window" || fail "the window ended with code $?"
start
shot welcome
press Return
until_true "the session does not continue" screen_has "0 "
kill -0 "$window"

# Back in time.
before=$(frame)
xdotool keydown F4
sleep 1.5
shot rewind
xdotool keyup F4
after=$(frame)
[ "$after" -lt "$before" ] || fail "F4 leads from frame $before to $after"

# The program saved on a blank tape, and loaded from it into a machine without it.
press shift+space
until_true "BREAK has no effect" screen_has "BREAK"
press Escape
press Right Right
shot tape-menu
press b # Insert a blank tape
press Return Escape
press s ctrl+p a ctrl+p Return
sleep 0.5
press Return
until_true "SAVE does not end" screen_has "0 OK"
press shift+F3
shot recorded
press e Return Escape # Eject
saved=$XDG_DATA_HOME/fourrivers/tapes/tape-001.tzx
until_true "the tape was not written" test -s "$saved"
"$headless" info "$saved" | grep -q 'Program: "a"' || fail "$("$headless" info "$saved")"
press Escape Left Left Down Return Return # File, Recent files, the first
until_true "the saved tape was not opened" title_has "tape-001.tzx"
until_true "the saved tape does not load" screen_has "0 OK"
press k Return
until_true "the program is not on the tape" screen_has "GO TO 10"
shot loaded

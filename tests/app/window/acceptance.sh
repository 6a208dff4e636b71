#!/usr/bin/env bash
# Does in the emulator's window what its user does on the first evening, by keys only: loads a tape, plays with the
# cursor keys as a joystick, saves and loads, closes the window and continues, goes back in time, records a film of ten
# seconds, saves a BASIC program on a blank tape and loads it again. The window is killed once: it must remember its
# size and files all the same.
# Usage: acceptance.sh PROGRAM HEADLESS. FR_SHOTS=FOLDER keeps screenshots. Exit code 77 (skipped) without Xvfb and
# xdotool.
set -euo pipefail
program=$1
headless=$2
. "$(dirname "$0")/window.sh"

# A tape with a program that prints what the joystick's port returns.
cat >"$folder/make" <<END
wait 120
tape new $folder/games/stick.tap
type "10 p{sym+i}0,0;{sym+p}port {sym+p};{caps+sym}{sym+i}31;{sym+p} {sym+p}:g10\n"
type "s{sym+p}stick{sym+p}{caps+sym}{sym+3}1\n"
wait 30
press enter
wait 600
expect "0 OK"
END
"$headless" run --no-tape --headless --script "$folder/make" >/dev/null || fail "the tape cannot be made"

# holding KEY TEXT: true if the screen shows the text while the key is held.
holding() {
    local shown=1
    xdotool keydown "$1"
    sleep 0.2
    if screen_has "$2"; then shown=0; fi
    xdotool keyup "$1"
    return $shown
}

with_shift() {
    xdotool keydown shift
    press "$1"
    xdotool keyup shift
}

# In a menu a letter selects the next row that begins with it.
# The menu Input, Joystick, Kempston.
choose_kempston() { press Escape Right Right Right Right Right j Return k Return Escape; }

start --no-tape
press Escape Escape # the first key ends the introduction

# Load a tape.
press F3
xdotool type --delay 80 "stick"
press Return
until_true "the tape was not opened" title_has "stick.tap"
until_true "the program did not run" screen_has "port 255"

# Play with the cursor keys as a joystick.
choose_kempston
until_true "no joystick is connected" screen_has "port 0"
until_true "the cursor key does not move the joystick" holding Right "port 1 "
until_true "right Ctrl is not the fire button" holding Control_R "port 16 "
shot joystick

# Save, go on, load.
until_true "the stick is not released" screen_has "port 0"
with_shift F7
shot states
press Return # the first of the ten states
sleep 0.5
saved=$(frame)
sleep 2
later=$(frame)
[ "$later" -gt "$saved" ] || fail "the machine stands still"
with_shift F8
shot saved-states
press Return
loaded=$(frame)
[ "$loaded" -lt "$later" ] || fail "the saved state was not loaded"

# Close the window, and continue.
kill "$window"
wait "$window" || fail "the window ended with code $?"
start
shot welcome
press Return
until_true "the session does not continue" title_has "stick.tap"
until_true "the joystick is not remembered" holding Left "port 2 "

# Go back in time.
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

# Record ten seconds of the machine's time: the menu Tools, two places to the left of File. Without ffmpeg a GIF.
film_keys=(r)
if command -v ffmpeg >/dev/null && command -v ffprobe >/dev/null; then film_keys=(r r); fi
press Escape Left Left "${film_keys[@]}" Return
before=$(frame)
ten_seconds_passed() { [ "$(frame)" -ge $((before + 500)) ]; }
until_true "the machine stands still while it is filmed" ten_seconds_passed
shot filming
press Escape s Return # stop
after=$(frame)
shot filmed
press Escape Right Right Escape # the menu File again
film=$(find "$XDG_DATA_HOME/fourrivers/recordings" -name 'fourrivers-001.*')
[ -s "$film" ] || fail "no film was written"
if [ ${#film_keys[@]} -gt 1 ]; then
    seconds=$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$film")
    # Frames before and after the film are counted, too: the menu has been closed for a moment.
    awk -v film="$seconds" -v frames=$((after - before)) \
        'BEGIN { machine = frames / 50.08; exit !(film > 9.9 && film > machine - 3 && film < machine + 3) }' ||
        fail "the film has $seconds s, the machine ran $((after - before)) frames"
    ffmpeg -v error -i "$film" -f null - || fail "the film cannot be decoded"
fi

# Insert a blank tape: menu Tape. The bar opens with the menu that was open last, here with File.
press Escape Right Right i Return Escape
shot blank

# Type a BASIC program and save it; again if a busy computer has delivered keys too late.
saves() {
    press F5
    until_true "no reset" screen_has "Four Rivers"
    xdotool type --delay 200 '10p"from tape"'
    press Return
    screen_has '10>PRINT "from tape"' || return 1
    xdotool type --delay 200 's"first"'
    press Return
    screen_has "Start tape"
}
until_true "the program cannot be saved" saves
press Return
until_true "SAVE does not end" screen_has "0 OK"
with_shift F3
shot recorded
press e Return Escape # eject
saved_tape=$(find "$XDG_DATA_HOME/fourrivers/tapes" -name '*.tzx')
[ -s "$saved_tape" ] || fail "no tape was written"

# Load it again: it is the first of the recent files.
press F5
until_true "no reset" screen_has "Four Rivers"
press Escape Left Left r Return Return # from the menu Tape to File, recent files
until_true "the saved tape was not opened" title_has "$(basename "$saved_tape")"
until_true "the saved program was not loaded" screen_has "0 OK"
runs() {
    press r Return
    screen_has "from tape"
}
until_true "the saved program does not run" runs
shot loaded

# What is remembered survives a window that is killed.
memory=$XDG_CONFIG_HOME/fourrivers/emulator.json
xdotool search --onlyvisible --name "^Four Rivers" windowsize 900 700
until_true "the size is not remembered" grep -q '"window_width": *900' "$memory"
kill -9 "$window"
wait "$window" 2>/dev/null || true
start
until_true "the files are forgotten" grep -qF "$(basename "$saved_tape")" "$memory"
size_is_remembered() {
    xdotool search --onlyvisible --name "^Four Rivers" getwindowgeometry | grep -q "900x700"
}
until_true "another size" size_is_remembered
shot restarted

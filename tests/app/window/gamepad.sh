#!/usr/bin/env bash
# Uses the emulator's window with a gamepad alone, SDL's virtual one: searches a file by name, types on the Spectrum's
# keyboard, names a saved state, pokes, takes a trainer of a dropped .pok file, records the input, prints, quits.
# Usage: gamepad.sh PROGRAM HEADLESS VIRTUAL_PAD (the library of virtual_pad.cpp). FR_SHOTS=FOLDER keeps screenshots.
# Exit code 77 (skipped) without Xvfb and xdotool.
set -euo pipefail
program=$1
headless=$2
library=$3
. "$(dirname "$0")/window.sh"

export FR_PAD="$folder/pad"
mkfifo "$FR_PAD"
data=$XDG_DATA_HOME/fourrivers
# A program with AddressSanitizer refuses a library that is loaded before its runtime.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:verify_asan_link_order=0"

# button NAME...: presses buttons one after the other. Press and release are sent together: on a busy computer a pause
# between them would be long enough for a direction to repeat.
button() {
    for name in "$@"; do
        printf '+%s\n-%s\n' "$name" "$name" >"$FR_PAD"
        sleep 0.12
    done
}
repeat() { for _ in $(seq "$1"); do button "$2"; done; }
up() { repeat "$1" dpup; }
down() { repeat "$1" dpdown; }
right() { repeat "$1" dpright; }
left() { repeat "$1" dpleft; }

# menu NUMBER ROW: opens the menu that is so many places to the right of File, and chooses a row.
menu() {
    button start
    # The bar opens with the menu that was open last: go to File, the first.
    right $((($1 - last_menu + 8) % 8))
    last_menu=$1
    if [ "$2" -lt 0 ]; then up $((-$2)); else down "$2"; fi
    button a
}
last_menu=0

# byte ADDRESS: prints a byte of the machine's memory.
byte() {
    screen >/dev/null
    printf 'peek %s 1\n' "$1" >"$folder/peek"
    "$headless" run "$quick" --headless --script "$folder/peek" | sed 's/.*: //'
}
byte_is() { [ "$(byte "$1")" = "$2" ]; }

for name in alpha kilo; do
    printf '#program %s\n#autostart 10\n10 PRINT "this is %s"\n' $name $name >"$folder/games/$name.bas"
done
listing="$folder/печать — a name that is much longer than the list is wide.bas"
printf '#autostart 10\n10 LPRINT "on paper"\n' >"$listing"
printf 'NLives\nZ  8 22529 5 0\nY\n' >"$folder/trainer.pok"

(cd "$folder/games" && LD_PRELOAD="$library" exec "$program" --no-tape 2>"$folder/stderr") &
window=$!
until_true "no window" title_has "Four Rivers"
sleep 2
button start b # the first button ends the introduction

# Search a file by name: K is in the third row of the keys.
menu 0 0
button x
down 1
right 7
shot keys
button a b
shot search
button a
until_true "the file was not opened" title_has "kilo.bas"
until_true "the program did not run" screen_has "this is kilo"

# The Spectrum's keyboard: P is before A in the list of keys, ENTER below P.
menu 7 0
down 2
left 1
button a
sleep 1.5
shot keyboard
down 1
button a
sleep 1.5
button b b
until_true "the keys were not typed" screen_has "0 OK, 0:1"

# Save a state and change its note: the keys begin with Q.
menu 0 6
button a
menu 0 6
right 1
button a a
shot note
button b b b b
note=$(find "$data/states" -name 0.txt)
until_true "the note was not typed" grep -q 'q$' "$note"

# Poke 22528 with 2.
menu 6 0
button a
right 1
button a a
right 3
button a
left 3
button a
down 1
button a
shot poke
button b
down 1
button a
right 1
button a b
down 1
button a b b
until_true "nothing was poked" byte_is 22528 02

# A trainer of a dropped .pok file is the fifth row of the page.
echo "drop $folder/trainer.pok" >"$FR_PAD"
sleep 1
shot trainer
down 4
button a b
until_true "the trainer was not switched on" byte_is 22529 05

# Record the input: the last row of Tools begins and ends it.
recorded() {
    menu 6 -1
    sleep 2
    menu 6 -1
    recording=$(find "$data/recordings" -name '*.rzx' 2>/dev/null | head -n 1)
    [ -s "$recording" ]
}
until_true "no recording" recorded
"$headless" run "$recording" --headless >/dev/null || fail "the recording does not replay"

# Print: connect the printer on its page, drop a listing, save the paper as text.
menu 6 4
right 1
button b b
echo "drop $listing" >"$FR_PAD"
printed() {
    menu 6 4
    down 2
    shot paper
    button a b b
    [ -n "$(find "$data/printouts" -name '*.txt' 2>/dev/null)" ]
}
until_true "the listing was not loaded" screen_has "0 OK, 10:1"
until_true "the paper was not saved" printed
grep -qx "on paper" "$data/printouts/paper-001.txt" || fail "the paper does not have the text"

# Several dropped files: the first is opened. A dropped folder is shown as a list, after its parent folder.
printf 'drop %s\ndrop %s\n' "$folder/games/alpha.bas" "$folder/games/kilo.bas" >"$FR_PAD"
until_true "the first of two dropped files was not opened" title_has "alpha.bas"
# Of twenty files the first that can be opened is.
touch "$folder/games/empty.tap"
{
    for _ in $(seq 10); do echo "drop $folder/games/empty.tap"; done
    for _ in $(seq 10); do echo "drop $folder/games/kilo.bas"; done
} >"$FR_PAD"
until_true "the first good one of twenty dropped files was not opened" title_has "kilo.bas"
rm "$folder/games/empty.tap"
echo "drop $folder/games" >"$FR_PAD"
sleep 1
shot folder
down 2
button a
until_true "a dropped folder is not shown" title_has "kilo.bas"

# Unplug the gamepad while its joystick is held, and connect it again.
until_true "the program has not ended" screen_has "0 OK, 10:1"
echo "+dpright" >"$FR_PAD"
sleep 0.5
echo "unplug" >"$FR_PAD"
before=$(frame)
goes_on() { [ "$(frame)" -gt "$before" ]; }
until_true "the machine stands still without a gamepad" goes_on
echo "plug" >"$FR_PAD"
sleep 1

# Quit: the last row of File.
menu 0 -1
wait "$window" || fail "the window ended with code $?"
window=

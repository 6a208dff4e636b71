#!/usr/bin/env bash
# Compares our reading and writing of tapes and snapshots with Debian's fuse-emulator-utils, and with
# tapes that pasmo and zmakebas make. Usage: foreign_formats_test.sh FOURRIVERS
# Exit: 0 all agree, 1 a difference, 77 a tool is missing (skipped).
set -euo pipefail
program=$(realpath "$1")
for tool in tapeconv tape2wav audio2tape tzxlist snapconv snapdump pasmo zmakebas; do
    command -v "$tool" > /dev/null || { echo "skipped: no $tool"; exit 77; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
failures=0
same() { # what, file, file
    if cmp -s "$2" "$3"; then
        echo "same: $1"
    else
        echo "DIFFERENT: $1"
        failures=$((failures + 1))
    fi
}

printf ' org 32768\nstart: ld a,2\n out (254),a\n ret\n end start\n' > code.asm
pasmo --tap code.asm code.tap
pasmo --tapbas code.asm codebas.tap
printf '10 PRINT "HELLO"\n20 GO TO 10\n' > program.bas
zmakebas -a 10 -n hello -o basic.tap program.bas

for tape in code codebas basic; do
    "$program" convert $tape.tap ours.tzx
    tapeconv ours.tzx theirs.tap
    same "$tape: our TZX, read by tapeconv" $tape.tap theirs.tap
    tapeconv $tape.tap theirs.tzx
    "$program" convert theirs.tzx ours.tap
    same "$tape: tapeconv's TZX, read by us" $tape.tap ours.tap
    "$program" info --json $tape.tap | grep -c '"number"' > ours.count
    tzxlist $tape.tap | grep -c 'Block #' > theirs.count
    same "$tape: number of blocks" ours.count theirs.count
    for rate in 22050 44100 48000; do
        tape2wav -r $rate $tape.tap theirs.wav
        "$program" convert theirs.wav ours.tap
        same "$tape: tape2wav's WAV of $rate Hz, read by us" $tape.tap ours.tap
    done
    # audio2tape names every block of a sound, but leaves some out of the tape that it writes.
    "$program" convert $tape.tap ours.wav
    audio2tape ours.wav theirs.tzx 2> /dev/null | grep -c 'Checksum:PASS' > theirs.count || true
    same "$tape: blocks of our WAV, found by audio2tape" ours.count theirs.count
done

"$program" run --no-tape --headless --frames 200 --save state.sna
"$program" convert state.sna ours.z80
snapconv ours.z80 theirs.sna 2> /dev/null
same "our Z80, read by snapconv" state.sna theirs.sna
snapconv state.sna theirs.z80 2> /dev/null
"$program" convert theirs.z80 ours.sna
same "snapconv's Z80, read by us" state.sna ours.sna
"$program" convert state.sna ours.szx
snapconv ours.szx theirs2.sna 2> /dev/null
same "our SZX, read by snapconv" state.sna theirs2.sna
snapconv state.sna theirs.szx 2> /dev/null
"$program" convert theirs.szx ours2.sna
same "snapconv's SZX, read by us" state.sna ours2.sna
[ "$failures" = 0 ]

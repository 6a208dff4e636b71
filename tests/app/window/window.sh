# Functions for scripts that use the emulator's window with Xvfb and xdotool as a user does. Source it after
# setting program (fourrivers) and headless (fourrivers-headless); it ends the script with code 77 (skipped)
# where a tool is missing. The window starts in $folder/games. FR_SHOTS=FOLDER keeps screenshots.
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
# -r: no auto-repeat, because on a busy computer a short press would repeat. -noreset: without it the server
# resets when the last client ends, and the next window may find no display.
Xvfb -displayfd 3 -r -noreset -screen 0 1280x1024x24 3>"$folder/display" 2>/dev/null &
server=$!
read -r number <"$folder/display"
export DISPLAY=":$number" SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy HOME="$folder"
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config"
quick=$XDG_DATA_HOME/fourrivers/quick.szx
mkdir "$folder/games"

fail() { echo "failed: $1"; shot failed; exit 1; }

shot() {
    [ -z "${FR_SHOTS:-}" ] || import -window root "$FR_SHOTS/$1.png" || true
}

# start [ARGUMENT...]: opens the window and waits for it.
start() {
    (cd "$folder/games" && exec "$program" "$@" 2>"$folder/stderr") &
    window=$!
    until_true "no window" title_has "Four Rivers"
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

# title: prints the window's title; nothing while there is none.
title() { xdotool search --onlyvisible --name "^Four Rivers" getwindowname 2>/dev/null || true; }

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
    "$headless" run "$quick" --headless --frames 0 --screen # more frames would run without keys and joystick
}

screen_has() { screen | grep -qF "$1"; }

# frame: prints how many frames the program has run, from the system variable FRAMES.
frame() {
    screen >/dev/null
    printf 'peek 0x5c78 3\n' >"$folder/peek"
    "$headless" run "$quick" --headless --script "$folder/peek" | sed 's/.*: //' |
        while read -r low middle high; do echo $((0x$low + 0x$middle * 256 + 0x$high * 65536)); done
}

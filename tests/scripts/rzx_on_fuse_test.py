#!/usr/bin/env python3
"""Records a game that is played by keys as RZX, plays the recording in Fuse and compares the screens.

Usage: rzx_on_fuse_test.py PROGRAM SCRIPTS_FOLDER ROM. Exit code 77 (skipped) without Fuse.
"""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

program, scripts, rom = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, scripts)
import fuse  # noqa: E402

KEYS = r"h{wait 40}\n{wait 40}h{wait 40}\n{wait 40}h{wait 40}\n{wait 40}{right}{wait 9}{down}{wait 40}"
SCREEN_BYTES = 6912
SECONDS = 60


def run(*arguments):
    done = subprocess.run([program, "run", *arguments, "--headless", "--rom", "free"],
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"run {arguments}: {done.stderr}")


def main():
    if fuse.command() is None:
        print("skipped: Fuse is missing")
        return 77
    fuse.ROM = Path(rom)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start, end = folder / "start.sna", folder / "end.sna"
        run("--until", "gravity on", "--save", str(start))
        image = bytearray(start.read_bytes())
        fuse.put(image, fuse.MARK_AT, fuse.MARK)
        start.write_bytes(image)
        recording = folder / "game.rzx"
        run(str(start), "--record", str(recording), "--type", KEYS, "--frames", "100",
            "--save", str(end))
        wanted = end.read_bytes()[fuse.SNA_HEADER:fuse.SNA_HEADER + SCREEN_BYTES]
        before = bytes(image[fuse.SNA_HEADER:fuse.SNA_HEADER + SCREEN_BYTES])
        differing = sum(a != b for a, b in zip(wanted, before))
        if differing < 50:
            sys.exit(f"the keys have changed {differing} bytes of the screen only")
        with fuse.Fuse(recording, speed=2000) as machine:
            deadline = time.monotonic() + SECONDS
            while time.monotonic() < deadline:
                shown = machine.read(fuse.RAM, SCREEN_BYTES)
                if shown == wanted:
                    print(f"Fuse shows the same screen; {differing} bytes have changed")
                    return 0
                time.sleep(0.2)
    different = sum(a != b for a, b in zip(wanted, shown))
    print(f"{different} bytes of the screen differ from Fuse's")
    return 1


sys.exit(main())

"""Debian's Fuse as a machine that a script can start and look into. Shared by the scripts beside it.

Fuse runs this project's ROM at its highest speed, with SDL's dummy video and no sound. Its memory is
read through /proc: the page with the system variables is found by a mark in the printer buffer.
"""
import os
import shutil
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "fourrivers"
ROM = BUILD / "roms-free" / "rom48.rom"

RAM = 0x4000
FRAMES = 0x5C78
MARK_AT = 0x5B80  # in the printer buffer, which no program here touches
MARK = b"Four Rivers looks for this: 7f3a91"
SNA_HEADER = 27
SNA_SP = 23  # where the header holds it


def missing():
    """What keeps the scripts from running, in a sentence; None if nothing does."""
    if not PROGRAM.exists() or not ROM.exists():
        return "build the program first: scripts/test"
    if shutil.which("fuse") is None:
        return "Fuse is missing: apt-get install --no-install-recommends opense-basic fuse-emulator-sdl"
    return None


def put(image, address, data):
    """Writes into the memory of a 48K SNA, a bytearray."""
    start = SNA_HEADER + address - RAM
    image[start:start + len(data)] = data


class Fuse:
    """A Fuse that runs a snapshot with the mark in it. To be used with `with`."""

    def __init__(self, snapshot):
        command = ["fuse", "--no-sound", "--speed", "1000000", "--rate", "1", "--machine", "48",
                   "--rom-48", str(ROM), "--no-confirm-actions", "--no-autosave-settings",
                   "--snapshot", str(snapshot)]
        environment = dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
                           HOME=str(Path(snapshot).parent))
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        try:
            time.sleep(1.5)
            self.memory = open(f"/proc/{self.process.pid}/mem", "rb", buffering=0)
            self.page = self._find_page()
        except BaseException:
            self._stop()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._stop()

    def _stop(self):
        self.process.kill()
        self.process.wait()

    def read(self, address, length):
        """Bytes of 0x4000 to 0x7fff."""
        self.memory.seek(self.page + address - RAM)
        return self.memory.read(length)

    def frames(self):
        return int.from_bytes(self.read(FRAMES, 3), "little")

    def processor_seconds(self):
        """What the process has used so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def _find_page(self):
        """Fuse holds copies of the snapshot too: the page that lives is the one that is written."""
        for _ in range(20):  # a busy host may start it late
            candidates = list(self._pages_with_mark())
            before = {page: self._bytes_at(page) for page in candidates}
            time.sleep(0.5)
            for page in candidates:
                if self._bytes_at(page) != before[page]:
                    return page
        raise RuntimeError("Fuse's memory holds no running machine")

    def _bytes_at(self, page):
        self.memory.seek(page)
        return self.memory.read(0x4000)

    def _pages_with_mark(self):
        for line in Path(f"/proc/{self.process.pid}/maps").read_text().splitlines():
            area, rights = line.split()[:2]
            if not rights.startswith("rw"):
                continue
            start, end = (int(part, 16) for part in area.split("-"))
            try:
                self.memory.seek(start)
                data = self.memory.read(end - start)
            except OSError:
                continue
            at = data.find(MARK)
            while at >= 0:
                yield start + at - (MARK_AT - RAM)
                at = data.find(MARK, at + 1)

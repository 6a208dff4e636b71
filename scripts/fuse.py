"""Starts Debian's Fuse and reads its memory. Shared by the other scripts.

Fuse runs this project's ROM faster than a Spectrum, with SDL's dummy video or on a virtual display, and
without sound. Its memory is read through /proc. The page with the system variables is found by a mark
in the printer buffer.
"""
import os
import shutil
import struct
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "fourrivers"
ROM = BUILD / "roms-free" / "rom48.rom"

RAM = 0x4000
FRAMES = 0x5C78
MARK_AT = 0x5B80  # in the printer buffer, which no program here uses
MARK = b"Four Rivers looks for this: 7f3a91"
SNA_HEADER = 27
SNA_SP = 23  # offset of SP in the header
PAGE = 0x4000

# For each model: Fuse's name, the number of ROM pages, and the number in a Z80 snapshot.
MACHINES = {"48": ("48", 1, 0), "128": ("128", 2, 4), "plus2a": ("plus2a", 4, 13)}


def command():
    """Returns the path of Fuse, preferably with the SDL front end; None if Fuse is not installed.

    Only that front end runs without a display; Debian's `fuse` may be any of them.
    """
    return shutil.which("fuse-sdl") or shutil.which("fuse")


def missing():
    """Returns what the scripts lack, as one sentence; None if nothing."""
    if not PROGRAM.exists() or not ROM.exists():
        return "build the program first: scripts/test"
    if command() is None:
        return "Fuse is missing: apt-get install --no-install-recommends opense-basic fuse-emulator-sdl"
    return None


def put(image, address, data):
    """Writes to the memory in a 48K SNA, which is a bytearray."""
    start = SNA_HEADER + address - RAM
    image[start:start + len(data)] = data


def z80_of(sna, machine):
    """Converts an SNA to a Z80 snapshot (version 3, not compressed), the one format that names its model.

    A 128K SNA has banks 5, 2 and the one at 0xc000, then PC, 0x7ffd, a byte, and the other banks.
    """
    (i, hl_, de_, bc_, af_, hl, de, bc, iy, ix, iff, r, af, sp, mode, border) = struct.unpack(
        "<B4H5HBBHHBB", sna[:SNA_HEADER])
    pages = [sna[at:at + PAGE] for at in range(SNA_HEADER, SNA_HEADER + 3 * PAGE, PAGE)]
    rest = sna[SNA_HEADER + 3 * PAGE:]
    if rest:
        pc, paging = struct.unpack("<HB", rest[:3])
        top = paging & 7
        banks = {5: pages[0], 2: pages[1], top: pages[2]}
        others = [bank for bank in range(8) if bank not in (5, 2, top)]
        for place, bank in enumerate(others):
            banks[bank] = rest[4 + place * PAGE:4 + (place + 1) * PAGE]
        numbered = {bank + 3: data for bank, data in banks.items()}
    else:
        stacked = SNA_HEADER + sp - RAM
        pc, paging = struct.unpack("<H", sna[stacked:stacked + 2])[0], 0
        sp += 2
        numbered = dict(zip((8, 4, 5), pages))
    special = 4 if MACHINES[machine][1] > 2 else 0  # the last ROM page
    head = struct.pack("<BBHHHHBBBHHHHBBHHBBB", af >> 8, af & 255, bc, hl, 0, sp, i, r & 127,
                       r >> 7 | border << 1, de, bc_, de_, hl_, af_ >> 8, af_ & 255, iy, ix,
                       iff >> 2 & 1, iff >> 2 & 1, mode)
    more = bytearray(55)
    struct.pack_into("<HBB", more, 0, pc, MACHINES[machine][2], paging)
    more[54] = special
    blocks = b"".join(struct.pack("<HB", 0xFFFF, number) + data
                      for number, data in sorted(numbered.items()))
    return head + struct.pack("<H", len(more)) + bytes(more) + blocks


class Fuse:
    """A running Fuse with a snapshot, or an RZX recording, that contains the mark. A context manager.

    display is the name of an X display or None. speed is in per cent; from 100,000 on Fuse 1.6.0
    crashes with some programs (its T-states run past the end of a table).
    """

    def __init__(self, snapshot, machine="48", display=None, speed=1_000_000):
        name, roms, _ = MACHINES[machine]
        self.snapshot = Path(snapshot).read_bytes()
        arguments = [command(), "--no-sound", "--speed", str(speed), "--rate", "1", "--machine", name,
                   "--no-confirm-actions", "--no-autosave-settings",
                     "--playback" if str(snapshot).endswith(".rzx") else "--snapshot", str(snapshot)]
        for page in range(roms):
            arguments += [f"--rom-{name}" + (f"-{page}" if roms > 1 else ""), str(ROM)]
        environment = dict(os.environ, SDL_AUDIODRIVER="dummy", HOME=str(Path(snapshot).parent),
                           SDL_VIDEODRIVER="x11" if display else "dummy")
        if display:
            environment["DISPLAY"] = display
        self.process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL,
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
        """Returns bytes of 0x4000 to 0x7fff."""
        self.memory.seek(self.page + address - RAM)
        return self.memory.read(length)

    def frames(self):
        return int.from_bytes(self.read(FRAMES, 3), "little")

    def processor_seconds(self):
        """Returns the processor time that the process has used."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def _find_page(self):
        """Returns the page that has changed, because Fuse also holds unchanged copies of the snapshot."""
        for _ in range(20):  # a busy host may start it late
            for page in self._pages_with_mark():
                if self._bytes_at(page) not in self.snapshot:
                    return page
            time.sleep(0.5)
        raise RuntimeError("no running machine found in Fuse's memory")

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

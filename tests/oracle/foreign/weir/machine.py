"""A tape in the emulator, and the states that its snapshots hold."""

import pathlib
import subprocess
import tempfile

import model

ARROW_KEYS = {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8"}
# Addresses of variables; a row of the board has 17 bytes.
BOARD, CURSOR, SELECTED, SHOWN, PAIR = 0xC000, 0xC0B0, 0xC0B1, 0xC0B2, 0xC0B3
GRAVITY, PLACE, NUMBER = 0xC0B5, 0xC0B6, 0xC0BA
ROW = 17
ROM = 16384
HEADER = 27  # bytes before the memory in a snapshot
BORDER = 26
SCREEN, COLOURS = 0x4000, 0x5800


class Difference(Exception):
    """What a tape does differs from the model."""


def cell(byte):
    """Returns the row and column of a cell of the program, or None."""
    return (byte // ROW - 2, byte % ROW - 2) if byte else None


class State:
    """The memory of a snapshot."""

    def __init__(self, data):
        self.memory = bytes(ROM) + data[HEADER:]
        self.border = data[BORDER] & 7

    def board(self):
        """Returns the board, row by row."""
        starts = [BOARD + (row + 2) * ROW + 2 for row in range(model.ROWS)]
        return tuple(tuple(self.memory[at:at + model.COLUMNS]) for at in starts)

    def number(self):
        """Returns the number of the board."""
        return self.memory[NUMBER] + 256 * self.memory[NUMBER + 1]

    def gravity(self):
        """Returns 1 with gravity."""
        return self.memory[GRAVITY]

    def values(self):
        """Returns what is compared with the model."""
        memory = self.memory
        shown = {cell(memory[PAIR]), cell(memory[PAIR + 1])} if memory[SHOWN] else None
        return {
            "board": self.board(), "cursor": cell(memory[CURSOR]),
            "selected": cell(memory[SELECTED]), "hint": shown, "place": memory[PLACE],
            "gravity": self.gravity(), "number": self.number(), "border": self.border,
        }

    def picture(self, s, at):
        """Returns the bytes of a tile on the screen."""
        width, height = s.get("CW", 1), s.get("CH", 1)
        left = s["AX"] + at[1] * s.get("PX", s.get("ASP"))
        top = s["AY"] + at[0] * s.get("PY", s.get("ASP"))
        found = []
        for y in range(top, top + height):
            for x in range(left, left + width):
                pixels = SCREEN + (y // 8) * 2048 + (y % 8) * 32 + x
                found += [self.memory[pixels + 256 * line] for line in range(8)]
                found.append(self.memory[COLOURS + y * 32 + x])
        return tuple(found)


class Tape:
    """A tape that is started anew for each script."""

    def __init__(self, fourrivers, path, work):
        local = "/" in fourrivers
        self.fourrivers = pathlib.Path(fourrivers).resolve() if local else fourrivers
        self.path = path
        self.work = work

    def run(self, script):
        """Returns the states that a script saves."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            file = pathlib.Path(folder, "script.txt")
            file.write_text("\n".join(script.lines) + "\n")
            words = [self.fourrivers, "run", "--headless", "--script", file.name, self.path]
            done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
            if done.returncode:
                raise Difference(f"the emulator ends with {done.returncode}: {done.stderr[:200]}")
            saves = [pathlib.Path(folder, f"{i}.sna") for i in range(script.count)]
            return [State(save.read_bytes()) for save in saves]

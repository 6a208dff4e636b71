"""Plays a program on the emulator and compares memory and attributes with rules.py."""
import pathlib
import random
import subprocess
import tempfile

import rules
import tapes

VARIABLES = {"copies": ("moves", "sel", "cheat"), "moves": ("state",),
             "replay": ("done", "cheat", "bord"), "times": ("moves", "cheat")}


def run(binary, tape, script, options=()):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "keys")
        path.write_text(script)
        image = pathlib.Path(folder, "game.tap")
        image.write_bytes(tape)
        done = subprocess.run([binary, "run", "--headless", "--instant-load", *options, "--script",
                               str(path), str(image)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    groups, last = [], None
    for row in done.stdout.splitlines():
        if row == "----------------":
            continue
        address, _, values = row.partition(":")
        if not address.startswith("0x"):
            continue
        if int(address, 16) == 0x5800:
            groups.append({})
        for offset, value in enumerate(values.split()):
            groups[-1][int(address, 16) + offset] = int(value, 16)
    return groups


class Probe:
    def __init__(self, binary, program, switches, options=()):
        self.binary, self.program, self.options = binary, program, options
        self.switches = {**tapes.defaults(program), **switches}
        self.tape = tapes.tape(program, switches)
        self.labels = tapes.assemble(program, switches)[2]

    def value(self, name):
        return tapes.value(str(self.switches[name]))

    def look(self):
        blocks = [(0x5800, 768), (0x5c48, 1), (0x4820, 192), (0x6400, 256), (0x7e00, 128),
                  (0x6b00, 128), (0x6d00, 128)]
        blocks += [(self.labels[name], 1) for name in VARIABLES[self.program]]
        return "".join(f"peek {address} {size}\n" for address, size in blocks)

    def board(self, memory):
        cells = [divmod(cell, 14) for cell in range(84)]
        if self.program == "copies":
            return [memory[0x6400 + 35 + 17 * r + c] for r, c in cells]
        if self.program == "moves":
            return [memory[0x7e11 + 16 * r + c] for r, c in cells]
        if self.program == "replay":
            return [memory[0x4829 + 32 * r + c] for r, c in cells]
        tiles = [memory[0x6b11 + 16 * r + c] for r, c in cells]
        return [memory[0x6d00 + tile] + 1 if tile else 0 for tile in tiles]

    def place(self, cell):
        r, c = divmod(cell, 14)
        if self.program == "copies":
            gap = self.value("GAP")
            return 0x5800 + 32 * (self.value("TOP") + (gap + 1) * r) + self.value("COL") + gap * c
        if self.program == "moves":
            return 0x5800 + 32 * (self.value("TOP") + 2 * r) + self.value("COL") + 2 * c
        if self.program == "replay":
            return 0x5929 + 32 * r + c
        return 0x5800 + 32 * (self.value("ROWT") + self.value("LINES") * r) + self.value("COLT") + 2 * c

    def border(self, memory):
        if self.program == "replay":
            return memory[self.labels["bord"]] & 7
        return memory[0x5c48] >> 3 & 7

    def start(self, number, gravity):
        first = "wait 250\n" + ("" if gravity else "press delete 3 6\nwait 150\n")
        return first + f'press s 3 6\nwait 40\ntype "{number}\\n"\nwait 200\n'

    def deal(self, number, gravity):
        groups = run(self.binary, self.tape, self.start(number, gravity) + self.look(), self.options)
        kinds = self.board(groups[0])
        assert sorted(kinds) == [k for k in range(1, 22) for _ in range(4)], (self.program, kinds)
        return kinds

    def play(self, number, gravity, seed, length):
        """Random keys, more often those that remove pairs; returns what differs first or None."""
        chance = random.Random(seed)
        kinds = self.deal(number, gravity)
        game = rules.Game(self.program, self.switches, gravity, kinds)
        script, expected, keys = self.start(number, gravity) + self.look(), [], []
        queue = []

        def record():
            expected.append(([tile[0] if tile else 0 for tile in game.board], game.border(),
                             [game.attribute(cell, self.switches, lambda v: tapes.value(str(v)))
                              for cell in range(84)]))
        record()
        while len(keys) < length:
            if not queue:
                queue = self.plan(game, chance)
            key = queue.pop(0)
            game.press(key)
            keys.append(key)
            script += f"press {key} 3 6\nwait {60 if key in ('left','right','up','down') else 200}\n"
            script += self.look()
            record()
        groups = run(self.binary, self.tape, script, self.options)
        assert len(groups) == len(expected), (len(groups), len(expected))
        for at, (memory, want) in enumerate(zip(groups, expected)):
            got = (self.board(memory), self.border(memory),
                   [memory[self.place(cell)] for cell in range(84)])
            for name, a, b in zip(("board", "border", "attributes"), got, want):
                if a != b:
                    odd = [] if name == "border" else [
                        (cell, x, y) for cell, (x, y) in enumerate(zip(a, b)) if x != y][:6]
                    return (f"{self.program} {number} {gravity} after {at} keys: {name} "
                            f"{odd or (a, b)} {keys[max(0, at - 12):at]}")
        return None

    def plan(self, game, chance):
        roll = chance.random()
        if roll < 0.35:
            return ["h"] * chance.choice((1, 1, 1, 2, 3, 9)) + ["enter"]
        if roll < 0.5:
            return [chance.choice(("left", "right", "up", "down"))] * chance.choice((1, 2, 7))
        if roll < 0.6:
            return ["enter"]
        if roll < 0.63:
            return ["h"] * 20
        if roll < 0.8:
            return [chance.choice("bbbbfffrll")]
        pairs = game.pairs()
        if not pairs:
            return [chance.choice(("left", "up", "b", "enter"))]
        way, first = [], game.cell
        for cell in chance.choice(pairs):
            r, c = divmod(cell, 14)
            fr, fc = divmod(first, 14)
            way += ["down" if r > fr else "up"] * abs(r - fr)
            way += ["right" if c > fc else "left"] * abs(c - fc) + ["enter"]
            first = cell
        return way

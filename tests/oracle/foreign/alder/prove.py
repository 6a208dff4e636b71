"""Plays random keys on a tape and compares memory, border and screen with the model."""
import os
import random
import subprocess
import tempfile

import model
import tapes

N = int(os.environ.get("PRESSES", "320"))


def keys(name, n):
    """Random keys that often lead to removals, from `n` presses."""
    g = random.Random(name)
    out = []
    while len(out) < n:
        x = g.random()
        if x < 0.28:
            out += [g.choice(("left", "right", "up", "down"))] * g.randint(1, 3)
        elif x < 0.42:
            out.append("enter")
        elif x < 0.72:
            out += ["h"] * g.randint(1, 3) + ["enter"] * (g.random() < 0.85)
        elif x < 0.80:
            out.append("b")
        elif x < 0.84:
            out.append("f")
        elif x < 0.87:
            out.append(g.choice("rl"))
        elif x < 0.89:
            out += ["h", "enter"] * 30
        elif x < 0.92:
            out.append(g.choice(("n", "caps+0")))
        elif x < 0.96:
            out.append("s")
            out += [g.choice("0123456789") for _ in range(g.randint(0, 6))]
            out += g.choice((["enter"], ["caps+0", "enter"], ["enter", "enter"], ["x"], []))
            out += ["7", "enter"] * (g.random() < 0.9)
        else:
            out.append(g.choice(("x", "5", "space", "w")))
    return out


def cell(i):
    return None if not i else ((i >> 4) - 1, (i & 15) - 1)


def names_of(key):
    return {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8"}.get(key, key)


class Screen:
    def __init__(self, s, tile_bytes):
        self.s, self.tile_bytes, self.font = s, tile_bytes, {}

    def at(self, ram, line, column):
        a = (line & 24) << 8 | (line & 7) << 5 | column
        return bytes(ram[a + 256 * i] for i in range(8)), ram[6144 + 32 * line + column]

    def check(self, ram, game, phase, glyphs=True):
        s = self.s
        wide = 2 if s["TILE"] == 3 else 1
        high = 2 if s["TILE"] >= 3 else 1
        for (r, c), kind in game.board.items():
            line, column = s["TOP"] + r * s["PY"], s["LEFT"] + c * s["PX"]
            want = game.colour((r, c), phase)
            got = b""
            for x, y in [(x, y) for y in range(high) for x in range(wide)]:
                bits, colour = self.at(ram, line + y, column + x)
                got += bits
                if colour != want:
                    return f"colour of {r},{c}: {colour:#x} not {want:#x}"
            got = bytearray(got)
            if s["SELPIX"] and game.selected == (r, c):
                got = bytearray(255 - b for b in got)
            if s["CURPIX"] == 1 and game.cursor == (r, c):
                if got[-1] != 255:
                    return f"no line under the cursor {r},{c}"
                got[-1] = 0
            got = bytes(got)
            if s["TILE"] in (2, 3):
                if got != bytes(self.tile_bytes(s["TILE"], kind)):
                    return f"picture of {r},{c}, kind {kind}"
            elif self.font.setdefault(kind, got) != got:
                return f"letter of {r},{c}, kind {kind}: {got.hex()} not {self.font[kind].hex()}"
            if s["CURPIX"] == 2:
                left, _ = self.at(ram, line, column - 1)
                if any(left) != (game.cursor in ((r, c), (r, c - 1))):
                    return f"sign left of {r},{c}"
        if len(set(self.font.values())) != len(self.font):
            return "two kinds look the same"
        return None


def text_of(ram, line, screen, zero):
    """The digits of the number line, by the letters of the ROM, as bytes."""
    return [screen.at(ram, line, c)[0] for c in range(16)]


def prove(program, name, make, tile_bytes):
    s = tapes.settings(name)
    settle = 60 + s["PAUSE"] + 84 * s["BWAIT"] * (s["BUILD"] in (1, 2, 4)) // (s["BSKIP"] + 1)
    settle += 250 if s["BUILD"] == 3 else 0
    settle += 160 if s["MSGMODE"] in (4, 5) else 0
    limit = max(s["HTIME"], s["ETIME"])     # something goes by time: wait for it, or not long
    waits = []
    g = random.Random(name + "hold")
    presses = keys(name, N)
    with tempfile.TemporaryDirectory() as tmp:
        make(name, tmp + "/a.tap")
        with open(tmp + "/s", "w") as f:
            f.write("wait 100\nuntil \"%s\" 6000\nwait 30\n" % ("PRESS" if s["TITLE"] else s["NUM"]))
            if s["TITLE"]:
                f.write("press space 6 10\n")
            f.write(f"wait {settle + 60}\nsave 0.sna\n")
            for i, k in enumerate(presses):
                hold = s["DEBOUNCE"] + g.randint(4, 9)
                quick = k in ("h", "s", "enter") or k in tuple("0123456789")
                waits.append(limit and (not quick or g.random() < 0.15))
                rest = settle + (limit + 20 if waits[-1] else 0)
                f.write(f"press {names_of(k)} {hold} {rest}\nsave {i + 1}.sna\n")
        done = subprocess.run(["nice", program, "run", tmp + "/a.tap", "--headless", "--machine", "48",
                               "--rom", "free", "--script", tmp + "/s"], capture_output=True,
                              text=True, cwd=tmp)
        if done.returncode:
            print(f"{name}: {done.stdout[-900:]}{done.stderr[-300:]}")
            return False
        screen = Screen(s, tile_bytes)
        game = None
        counts = {}
        for i, k in enumerate([None] + presses):
            data = open(f"{tmp}/{i}.sna", "rb").read()
            ram, border = data[27:], data[26] & 7
            var = ram[0xF200 - 16384:0xF200 - 16384 + 64]
            number = var[8] + 256 * var[9]
            if game is None:
                game = model.Game(s, number)
            else:
                game.key(k, number)
                if waits[i - 1]:
                    game.timeout()
            wrong = compare(game, ram, var, border, screen)
            counts[k] = counts.get(k, 0) + 1
            if wrong:
                print(f"{name}: WRONG at key {i} {k} (before: {presses[max(0, i - 8):max(0, i - 1)]}): {wrong}")
                return False
            counts["removed"] = max(counts.get("removed", 0), game.pos)
            counts[f"state {game.state}"] = counts.get(f"state {game.state}", 0) + 1
        print(f"{name}: proved, {len(presses)} keys, longest game {counts['removed']} removals, "
              f"won {counts.get('state 1', 0)}, stuck {counts.get('state 2', 0)}", flush=True)
        return True


def compare(game, ram, var, border, screen):
    board = ram[0xF000 - 16384:0xF080 - 16384]
    for (r, c), kind in game.board.items():
        if board[(r + 1) * 16 + c + 1] != kind:
            return f"tile {r},{c}: {board[(r + 1) * 16 + c + 1]} not {kind}"
    pair = game.pair or (None, None)
    for what, got, want in (
            ("cursor", cell(var[0]), game.cursor), ("selected", cell(var[1]), game.selected),
            ("pair", (cell(var[2]), cell(var[3])), pair), ("place", var[4], game.pos),
            ("removals", var[5], len(game.history)), ("cheated", bool(var[6]), game.cheated),
            ("gravity", bool(var[7]), game.gravity), ("number", var[8] + 256 * var[9], game.number),
            ("state", var[11], game.state), ("border", border, game.border())):
        if got != want:
            return f"{what} {got} not {want}"
    if game.message and game.s["MSGOVER"]:
        return None
    return screen.check(ram, game, var[26])

"""BAMBOO: C, pictures of 2 x 2 characters, a frame loop."""
import os
import random
import subprocess

import pics
import tape

HERE = os.path.dirname(os.path.abspath(__file__)) + "/bamboo"
FAULTS = {1: ("machine", "stops at the fourth board"),
          2: ("deal", "only the first board seeds the generator"),
          3: ("deal", "the last tile of the bag is of kind 1"),
          4: ("path", "upright lines ignore the last cell"),
          5: ("path", "no way below the board"),
          6: ("path", "tiles of one column only by a way round"),
          7: ("path", "no way right of the board"),
          8: ("path", "tiles that reach the side edges always join"),
          9: ("hint", "H ignores the selected tile"),
          10: ("hint", "H leaves out pairs in one column"),
          11: ("hint", "H shows pairs that do not join"),
          12: ("gravity", "only two tiles fall"),
          13: ("gravity", "the lower tile of a column goes first"),
          14: ("gravity", "only the first tile's column falls"),
          15: ("history", "a removal after B keeps the undone ones"),
          16: ("history", "B puts tiles back with a lift without gravity"),
          17: ("history", "B puts the upper tile back first"),
          18: ("number", "S reads four digits"),
          19: ("number", "S takes numbers above 65535 modulo 65536"),
          20: ("highlight", "only tiles from the cursor on are highlighted"),
          21: ("number", "the number is shown for the first board only, then blank"),
          22: ("status", "black border only after 30 moves"),
          23: ("hint", "ENTER selects instead of removing the shown pair"),
          24: ("sound", "no sound when a pair goes")}


def switches(seed):
    r = random.Random(seed * 7919 + 1)
    s = {"PITCH": (2, 3, 2, 3)[seed % 4], "PICSET": seed % 3, "BOX": r.randrange(2),
         "CURSOR": (0, 3, 1, 4, 2)[seed % 5], "HISTYLE": (0, 1, 2, 3, 0, 2, 1, 3)[seed % 8],
         "SELSTYLE": r.randrange(4), "HINTSTYLE": seed % 3, "REMOVAL": r.randrange(3),
         "BLINKS": r.randrange(2, 7), "FALLING": r.randrange(2), "CLICKS": r.randrange(2),
         "FANFARE": r.randrange(2), "TIMER": r.randrange(2), "SHOWLEFT": r.randrange(2),
         "SHOWMOVES": r.randrange(2), "MESSAGE": r.randrange(2), "HELPLINE": r.randrange(2),
         "PAGES": r.randrange(1, 3), "REPDELAY": (0, 25, 30)[r.randrange(3)],
         "NUMWIDTH": 5, "HORDER": r.randrange(2), "NOMATCH": r.randrange(3),
         "EMPTYDROPS": r.randrange(2), "WRAP": r.randrange(2), "HMOVE": r.randrange(2),
         "HOME": r.randrange(3), "CHEAT0": r.randrange(2), "REDFIRST": r.randrange(2),
         "ASKAGAIN": r.randrange(3), "BLACK": r.randrange(2), "LEFTCOL": (2, 1, 3)[r.randrange(3)],
         "TOPROW": 3}
    if s["CURSOR"] == 1 and s["HISTYLE"] == 3:
        s["CURSOR"] = 0
    if s["CURSOR"] == 2 and s["SELSTYLE"] == 1:
        s["SELSTYLE"] = 0
    if s["CURSOR"] == 2 and s["HINTSTYLE"] == 0:
        s["HINTSTYLE"] = 1
    if s["SELSTYLE"] == 1 and s["HINTSTYLE"] == 0:
        s["SELSTYLE"] = 2
    if s["PITCH"] == 2:
        s["TOPROW"] = 5
    s["PAPERCOL"] = 0x07 if s["BLACK"] else 0x38
    return s


def habits(s):
    return {"wrap": s["WRAP"], "nomatch": ("new", "drop", "keep")[s["NOMATCH"]],
            "empty": ("nothing", "drop")[s["EMPTYDROPS"]], "horder": ("row", "back")[s["HORDER"]],
            "hmove": ("drop", "keep")[s["HMOVE"]], "cheat0": s["CHEAT0"],
            "redfirst": s["REDFIRST"], "home": (0, 34, None)[s["HOME"]], "ask": s["ASKAGAIN"],
            "cur0": 34}


def deal(number, grav):
    bag = [i // 4 + 1 for i in range(84)]
    r = number
    for i in range(83, 0, -1):
        r ^= r << 7 & 0xffff
        r ^= r >> 9
        r ^= r << 8 & 0xffff
        j = r % (i + 1)
        bag[i], bag[j] = bag[j], bag[i]
    return bag


def compile_c(here, names, flags, work, headers):
    os.makedirs(work, exist_ok=True)
    for name, text in headers.items():
        with open(f"{work}/{name}", "w") as f:
            f.write(text)
    run = lambda *a: subprocess.run(a, check=True, cwd=work, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL)
    run("sdasz80", "-o", f"{work}/crt0.rel", f"{here}/crt0.s")
    for n in names:
        run("sdcc", "-mz80", "--reserve-regs-iy", "--opt-code-size", "--std-c99", f"-I{work}",
            f"-I{here}", *flags, "-c", f"{here}/{n}.c", "-o", f"{work}/{n}.rel")
    run("sdcc", "-mz80", "--no-std-crt0", "--code-loc", "0x8000", "--data-loc", "0xd000",
        f"{work}/crt0.rel", *[f"{work}/{n}.rel" for n in names], "-o", f"{work}/game.ihx")
    memory = {}
    for row in open(f"{work}/game.ihx"):
        raw = bytes.fromhex(row[1:].strip())
        if raw[3] == 0:
            at = raw[1] * 256 + raw[2]
            for i, b in enumerate(raw[4:4 + raw[0]]):
                memory[at + i] = b
    last = max(memory)
    assert last < 0xd000
    symbols = {}
    for row in open(f"{work}/game.map"):
        p = row.split()
        if len(p) >= 2 and p[1].startswith("_") and len(p[0]) == 8:
            symbols[p[1]] = int(p[0], 16)
    return bytes(memory.get(a, 0) for a in range(0x8000, last + 1)), symbols


def build(seed, fault, work):
    s = switches(seed)
    flags = [f"-D{k}={v}" for k, v in s.items()] + [f"-DFAULT={fault}"]
    inks = ((4, 5, 6), (5, 7, 6), (7, 7, 7))[seed % 3] if s["BLACK"] else \
        ((0, 1, 2), (0, 0, 2), (0, 0, 0))[seed % 3]
    if s["HISTYLE"] == 2:
        inks = (7, 7, 7) if s["BLACK"] else (0, 0, 0)
    data, symbols = compile_c(HERE, ["main", "board", "screen", "keys"], flags, work,
                              {"pics.h": pics.header(s["PICSET"], inks)})
    t = tape
    loader = [t.line(10, t.BORDER, t.number(0), ":", t.PAPER, t.number(0), ":", t.INK,
                     t.number(7), ":", t.CLEAR, t.number(32767)),
              t.line(20, t.LOAD, '""', t.CODE, ":", t.RANDOMIZE, t.USR, t.number(32768))]
    return t.program("bamboo", loader) + t.code("bamboo.bin", 32768, data), symbols


def shown(symbols):
    """What the probe shows, and how to read it."""
    g = symbols
    parts = [(g["_g"], 128)] + [(g[n], 1) for n in ("_cur", "_sel", "_ha", "_hb", "_grav",
                                                    "_cheat", "_done", "_made")] + [(g["_number"], 2)]

    def read(p):
        cell = lambda v: (v // 16 - 1) * 14 + v % 16 - 1 if v else None
        a, b = cell(p[3][0]), cell(p[4][0])
        return {"board": [p[0][(i // 14 + 1) * 16 + i % 14 + 1] for i in range(84)],
                "cur": cell(p[1][0]), "sel": cell(p[2][0]),
                "hint": tuple(sorted((a, b))) if a is not None else None,
                "grav": p[5][0], "cheat": p[6][0], "at": p[7][0], "made": p[8][0],
                "number": int.from_bytes(p[9], "little")}
    return parts, read, g["_busy"], g["_taken"]


def title_keys(s):
    return ["x"] * s["PAGES"]


def cells(s):
    return [(s["TOPROW"] + i // 14 * s["PITCH"], s["LEFTCOL"] + i % 14 * 2, 2, 2)
            for i in range(84)]

"""Drives a tape and compares memory, display file and border with the model after each key."""
import os
import random
import subprocess
import tempfile
import zlib

import build
import gfx
import marks
from model import Game

NUM, BOARD, VARS = 0x9f0c, 0xa000, 0x9f00


def memory(path):
    """Returns the 64 KB that a 48K SZX snapshot holds, and its border."""
    with open(path, "rb") as file:
        data = file.read()
    ram, border, at = bytearray(65536), None, 8
    while at < len(data):
        name, size = data[at:at + 4], int.from_bytes(data[at + 4:at + 8], "little")
        body = data[at + 8:at + 8 + size]
        if name == b"SPCR":
            border = body[0]
        if name == b"RAMP" and body[2] in (5, 2, 0):
            page = zlib.decompress(body[3:]) if body[0] & 1 else body[3:]
            start = {5: 0x4000, 2: 0x8000, 0: 0xc000}[body[2]]
            ram[start:start + 16384] = page
        at += 8 + size
    return ram, border


def cell(p):
    """Returns row and column of a cell number, None for 0."""
    return (p // 16 - 1, p % 16 - 1) if p else None


def pixel(y, x):
    """Returns the address of a byte of the display file."""
    return 0x4000 | (y & 0xc0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 | x


def flags(game, p):
    """Returns the marks of a cell."""
    out = marks.CUR * (p == game.cur) | marks.SEL * (p == game.sel)
    out |= marks.HINT * (game.pair is not None and p in game.pair)
    kind = game.board[game.cur]
    if kind and game.board[p] == kind and (p != game.cur or game.s["KINDCUR"]):
        out |= marks.KIND
    return out


def expected(game, s, look):
    """Returns a dictionary from address to byte of the board's part of the display file."""
    out = {}
    w, h = s["CW"], s["CHT"]
    for row in range(6):
        for col in range(14):
            x, y = build.cell_at(s, row, col)
            tile, sign = game.board[row, col], flags(game, (row, col))
            plain = gfx.pack(gfx.picture(s, tile)) if s["engine"] == 1 else look(tile, sign)
            for i in range(w * h * 8):
                out[pixel(y + i // w, x + i % w)] = plain[i]
            if s["engine"] == 1:
                for i, value in enumerate(look(tile, sign)):
                    out[0x5800 + (y // 8 + i // w) * 32 + x + i % w] = value
    if s["OVERLAY"]:
        w, h, ox, oy, mask, flip = s["overlay"]
        x, y = build.cell_at(s, *game.cur)
        for i in range(w * h):
            at = pixel(y + oy + i // w, x + ox + i % w)
            out[at] = out.get(at, 0) & mask[i] ^ flip[i]
    return out


def compare(game, s, look, ram, border):
    """Returns what differs between the tape and the model."""
    bad = []
    if {(r, c): ram[BOARD + r * 16 + c + 17] for r in range(6) for c in range(14)} != game.board:
        bad.append("board")
    if cell(ram[VARS]) != game.cur or cell(ram[VARS + 1]) != game.sel:
        bad.append("cursor or selection")
    pair = tuple(map(cell, ram[VARS + 2:VARS + 4])) if ram[VARS + 2] else None
    if pair != game.pair:
        bad.append("pair %s %s" % (pair, game.pair))
    if border != game.border():
        bad.append("border %s" % border)
    want = expected(game, s, look)
    wrong = [a for a in want if ram[a] != want[a]]
    if wrong:
        bad.append("display file at %s" % wrong[:4])
    text = str(game.number) if s["NUMPAD"] else "%05d" % game.number
    for i, char in enumerate(text.ljust(5)):
        at = (ord(char) - 32) * 8
        seen = bytes(ram[pixel(184 + y, s["NUMPRE"] + i)] for y in range(8))
        if seen != gfx.font()[at:at + 8]:
            bad.append("number")
            break
    return bad


def keys(rng, count):
    """Returns random keys: turns of moves, hints and history, numbers."""
    out = ["s"]
    while len(out) < count:
        out += rng.choice((["h", "enter"], ["h", "enter"], ["h", "h", "enter"], ["h"], ["enter", "h"],
                           ["enter", "down", "h", "enter"], [rng.choice("bfrl")], ["b", "f"],
                           [rng.choice(("left", "right", "up", "down"))] * rng.randint(1, 4),
                           ["h", "right", "h"], ["enter", "right", "enter", "left"],
                           [rng.choice("sn")] if rng.random() < 0.2 else ["h", "enter"],
                           ["delete"] if rng.random() < 0.2 else ["enter"]))
    return out[:count]


def play(program, tape, pressed, numbers, folder):
    """Runs the tape with keys and returns a list of memories and borders after each key."""
    lines = ["wait 150", "press space 4 10", "wait 150"]
    for i, key in enumerate(pressed):
        typed = ["s"] + list(str(numbers[i])) + ["enter"] if key == "s" else [key]
        lines += [line for k in typed for line in ("press %s 4 8" % k, "wait 25")]
        lines.append("wait %d" % (120 if key in ("s", "n", "delete") else 60))
        lines.append("save %s/%d.szx" % (folder, i))
    script = os.path.join(folder, "s.txt")
    with open(script, "w", encoding="ascii") as file:
        file.write("\n".join(lines) + "\n")
    subprocess.run([program, "run", tape, "--headless", "--instant-load", "--script", script],
                   check=True, stdout=subprocess.DEVNULL)
    return [memory("%s/%d.szx" % (folder, i)) for i in range(len(pressed))]


def prove(program, name, count):
    """Returns the differences of an honest tape from its model, empty if it is proved."""
    s = build.configure(name)
    look = (marks.look1 if s["engine"] == 1 else gfx.look2)(s, s["signs"])
    if s["OVERLAY"]:
        plain = look
        look = lambda tile, sign: plain(tile, sign)[:-1]
    rng = random.Random(name)
    pressed = keys(rng, count)
    numbers = [rng.choice((1, 7, 77, 4321, 65535, 30000)) for _ in pressed]
    game, deals, out = Game(s, [cell(p) for p in build.order(s)]), {}, []
    with tempfile.TemporaryDirectory() as folder:
        tape = os.path.join(folder, "t.tap")
        with open(tape, "wb") as file:
            file.write(build.tap(build.assemble(s)))
        for i, (ram, border) in enumerate(play(program, tape, pressed, numbers, folder)):
            key = pressed[i]
            if key in ("s", "n", "delete"):
                number = ram[NUM] + 256 * ram[NUM + 1]
                board = {(r, c): ram[BOARD + r * 16 + c + 17] for r in range(6) for c in range(14)}
                if key == "s" and number != numbers[i] or deals.setdefault(number, board) != board:
                    out.append("%d %s: deal" % (i, key))
                if sorted(board.values()) != sorted(list(range(1, 22)) * 4):
                    out.append("%d %s: tiles" % (i, key))
                game.gravity ^= key == "delete"
                game.deal(board, number)
            else:
                game.press(key)
            out += ["%d %s: %s" % (i, key, b) for b in compare(game, s, look, ram, border)]
    return out

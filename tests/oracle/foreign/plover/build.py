"""Makes a tape: switches and tables as assembler text, pasmo, BASIC loader."""
import os
import subprocess
import tempfile

import gfx
import marks
from switches import switches

PASMO = os.environ.get("PASMO", "pasmo")
HERE = os.path.dirname(os.path.abspath(__file__))
EQUS = ("KEYS TITLE HKEEP WRAP OTHER HOME RING BRULE SNDFIRST SOUND FALL REDRAW BLATE KINDCUR "
        "NUMPRE NUMPAD INFO CW CHT SATTR PATTR ONEWINS OVERLAY OVXOR").split()


def configure(name):
    """Returns the switches of an honest tape with marks that a player can see."""
    for attempt in range(4000):
        s, rng = switches(name, attempt)
        s["signorder"] = rng.sample(marks.SIGNS, 4)
        if s["engine"] == 1:
            s["signs"] = marks.choose_ops(rng, s)
            look = marks.look1(s, s["signs"])
            tiles = [0] + sorted({1 + i for i in range(21)})
        else:
            if s["OVERLAY"]:
                s["overlay"] = gfx.overlay(rng, s)
            s["signs"] = gfx.choose_marks(rng, s)
            look = gfx.look2(s, s["signs"])
            tiles = range(22)
        same = s["signs"][marks.CUR] in (s["signs"][marks.SEL], s["signs"][marks.KIND])
        if marks.good(look, s["KINDCUR"], tiles, same and s["mode"] != "add"):
            s["name"] = name
            return s
    raise ValueError(name)


def db(values):
    """Returns DB lines for a list of bytes."""
    values = [v & 255 for v in values]
    return "".join(" db " + ",".join(map(str, values[i:i + 16])) + "\n"
                   for i in range(0, len(values), 16))


def cell_at(s, row, col):
    """Returns the character column and the pixel row of a cell."""
    yp = s["yp"] * (8 if s["engine"] == 1 else 1)
    return s["x0"] + col * s["xp"], s["y0"] + row * yp


def positions(s):
    """Returns the table of the places of all 128 cells, ring included."""
    out = []
    for p in range(128):
        row, col = p // 16 - 1, p % 16 - 1
        x = y = 0
        if 0 <= row < 6 and 0 <= col < 14:
            x, y = cell_at(s, row, col)
        if s["engine"] == 1:
            at = y // 8 * 32 + x
            out += [at & 255, at >> 8]
        else:
            out += [x, y]
    return out


def order(s):
    """Returns the cells in the order of the hints."""
    cells = [r * 16 + c + 17 for r in range(6) for c in range(14)]
    if s["order"].startswith("col"):
        cells = [r * 16 + c + 17 for c in range(14) for r in range(6)]
    return cells[::-1] if s["order"].endswith("rev") else cells


def marktables(s):
    """Returns the assembler text of the tables of marks."""
    if s["engine"] == 1:
        out = "batab:\n" + db(s["base"]) + "ctab:\n"
        for char in range(s["CW"] * s["CHT"]):
            for flags in range(16):
                out += db(marks.combine(flags, s["signs"], s, char))
        return out
    out, data = "marks:\n", ""
    for sign in s["signorder"]:
        way, mask, flip = s["signs"][sign]
        if way == "none":
            out += " db 0,0\n dw 0\n"
            continue
        out += " db %d,%d\n dw md%d\n" % (sign, way == "bold", sign)
        pairs = [] if way == "bold" else [b for both in zip(mask, flip) for b in both]
        data += "md%d:\n%s" % (sign, db(pairs))
    if s["OVERLAY"]:
        w, h, ox, oy, mask, flip = s["overlay"]
        data += "ovdata:\n" + db([b for both in zip(mask, flip) for b in both])
        data += "OVW equ %d\nOVH equ %d\nOVX equ %d\nOVY equ %d\n" % (w, h, ox, oy & 255)
    return out + data


def texts(s):
    """Returns the assembler text of the messages and where they stand."""
    at = 14 if s["infopos"] == "top" else 23 * 32 + 12
    top = "PAIRS" if s["engine"] == 1 else "* SHISEN *"
    ask = "Board number? " if s["engine"] == 1 else "GAME NO:"
    out = "titxt: db \"%s\",0\nkeytxt: db \"N S BS new  H hint  B F R L undo\",0\n" % top
    out += "inftxt: db \"Moves    L    Hi    \",0\nnumtxt: db \"BOARD\",0\n"
    out = out.replace("Moves    L    Hi    ", "Moves    Le    Hi ")
    out += "asktxt: db \"%s\",0\nASKW equ %d\naskat equ %d\n" % (ask, len(ask), 22 * 32)
    return out + "INFOAT equ %d\nTITLEAT equ 0\n" % (at - (2 if at == 14 else 0))


def source(s):
    """Returns the whole assembler text of a tape."""
    out = "".join("%s equ %d\n" % (key, s.get(key, 0)) for key in EQUS)
    for part in ("equ", "main", "rules", "keys", "panel", "show", "draw%d" % s["engine"]):
        with open(os.path.join(HERE, "asm", part + ".asm"), encoding="ascii") as file:
            out += file.read()
    for old, new in s.get("patch", ()):
        if old not in out:
            raise ValueError(old)
        out = out.replace(old, new, 1)
    out += texts(s) + "order:\n" + db(order(s)) + "cellxy:\n" + db(positions(s))
    out += "gtab:\n" + "".join(" dw g%d\n" % t for t in range(22))
    for tile in range(22):
        rows = gfx.picture(s, tile)
        out += "g%d:\n%s" % (tile, db(gfx.chars(s, rows) if s["engine"] == 1 else gfx.pack(rows)))
    return out + marktables(s) + "codeend:\n if codeend > 9f00h\n error\n endif\n end\n"


def assemble(s):
    """Returns the machine code of a tape."""
    with tempfile.TemporaryDirectory() as folder:
        main, out = os.path.join(folder, "m.asm"), os.path.join(folder, "m.bin")
        with open(main, "w", encoding="ascii") as file:
            file.write(source(s))
        subprocess.run([PASMO, "-I", os.path.join(HERE, "asm"), main, out], check=True,
                       stdout=subprocess.DEVNULL)
        with open(out, "rb") as file:
            return file.read()


def block(flag, data):
    """Returns a block of a TAP file."""
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def header(kind, name, size, one, two):
    """Returns the header block of a file on tape."""
    data = bytes([kind]) + name.encode().ljust(10) + size.to_bytes(2, "little")
    return block(0, data + one.to_bytes(2, "little") + two.to_bytes(2, "little"))


def tap(code):
    """Returns a TAP file with a BASIC loader and the code."""
    def number(value):
        return str(value).encode() + bytes([14, 0, 0, value & 255, value >> 8, 0])
    line = b"\xfd" + number(32767) + b":\xef\"\"\xaf:\xf9\xc0" + number(32768) + b"\r"
    basic = b"\0\x0a" + len(line).to_bytes(2, "little") + line
    return (header(0, "pairs", len(basic), 10, len(basic)) + block(255, basic)
            + header(3, "pairs", len(code), 32768, 32768) + block(255, code))

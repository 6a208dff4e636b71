"""Puts a program together: constants for the assembler, its files and tables, and the tape."""

import os
import pathlib
import subprocess
import tempfile

import faults
import pictures
import switches
import tables
import tape

HERE = pathlib.Path(__file__).resolve().parent
FILES = ["start", "keys", "idle", "text", "numbers", "status", "tiles", "data", "random", "deal", "border",
         "pairs", "path", "removal", "sound", "play", "hints", "history", "new", "entry"]
# Addresses of memory that the program uses outside its own code.
FONT, SCREEN_COPY = 0xB800, 0xC000
ADDRESSES = {
    "FONTDATA": FONT, "BOARD": 0xF400, "DECK": 0xF480, "MOVELIST": 0xF200, "SNAPSHOTS": 0xDC00,
    "PAIRS": 0xF500, "DRAWN": 0xF700, "VARS": 0xF600,
}
# Offsets of the variables from VARS.
VARIABLES = {
    "cur": 0, "sel": 1, "sh1": 2, "sh2": 3, "grav": 4, "cheat": 5, "num": 6, "hn": 8, "hp": 9, "hval": 10,
    "nh": 11, "ht": 12, "left": 13, "brd": 14, "stk": 15, "rng": 16, "seed2": 18, "fcnt": 20, "kbuf": 22,
    "lraw": 23, "phase": 24, "ckind": 25, "scanm": 26, "fsel": 27, "pa": 28, "pb": 29, "moves": 30, "xl": 32,
    "xr": 33, "score": 34, "krep": 36, "tick": 37, "secs": 38, "total": 40, "ay": 42, "ecnt": 43,
    "noring": 44, "msg": 45, "viah": 46, "tat": 49, "ebuf": 50, "hsel": 61, "lastt": 62, "st": 63, "dsk": 64, "dsx": 66,
    "hdone": 70, "clk": 71, "inent": 72, "knd": 73, "tmp": 74,
}
ROM_LENGTHS = {"short": 60, "mid": 200, "long": 500}
AY_LENGTHS = {"short": 8, "mid": 20, "long": 40}


def constants(s, fault):
    """The values that the assembler files use in IF and as operands."""
    width, height = s["size"]
    seed = s["seed"]
    cycles = ROM_LENGTHS[s["soundlength"]] // 2
    out = {each.name.upper(): number for number, each in faults.FAULTS.items()}
    for name, values in switches.ENUMERATIONS.items():
        values = list(dict.fromkeys(values))
        out.update({f"{name}_{value}".upper(): number for number, value in enumerate(values)})
        out[name.upper()] = values.index(s[name])
    out.update({name.upper(): int(value) for name, value in s.items() if isinstance(value, bool)})
    out.update({name.upper(): s[name] for name in ("origin", "firstnumber", "digits", "numrow", "animlength")})
    out.update({f"{name}_".lower(): ADDRESSES["VARS"] + offset for name, offset in VARIABLES.items()})
    out.update(ADDRESSES)
    out.update({
        "FAULT": fault, "WIDTH": width, "HEIGHT": height, "TILE": 8 * width * height,
        "SCREEN": SCREEN_COPY if s["buffer"] else 0x4000,
        "TEXTATTR": tables.text_attribute(s), "MARKATTR": s["markpaper"] * 8 + s["markink"],
        "ALWAYSDI": int(switches.always_off(s)),
        "LIVE": int(s["shown"] == "alt" or s["spinner"] or s["statclock"]),
        "ROMGLYPHS": int(s["glyph"] in pictures.ROM_GLYPHS),
        "MESSAGES": int(tables.message_row(s) is not None),
        "TITLEBORDER": 5 if s["title"] == "none" else s["titleborder"],
        "TITLEKEY": {"space": 32, "one": 49, "enter": 13}.get(s["title"], 0),
        "TITLEWAIT": 60 + seed % 80, "HOMECELL": 0x37 if s["home"] == "centre" else 0x11,
        "SOUNDCYCLES": cycles, "ROMPITCH": 250 + seed % 300, "OWNCYCLES": max(20, min(250, cycles)),
        "OWNPITCH": 40 + seed % 80, "AYPITCH": 40 + seed % 90, "AYLENGTH": AY_LENGTHS[s["soundlength"]],
    })
    for name in ("cursor", "highlight", "selection", "shown"):
        out[f"{name.upper()}LINES"] = int(s[name] in pictures.LINES)
    return out


def source(s, fault=0):
    """The text of the program for the assembler."""
    rows = [f"{name} equ {value}" for name, value in constants(s, fault).items()]
    data = tables.all_tables(s)
    for name in FILES:
        for row in (HERE / "asm" / f"{name}.asm").read_text().splitlines():
            word, _, table = row.strip().partition(" ")
            rows.append(data.get(table, "") if word == "TABLE" else row)
    return "\n".join(rows) + "\n        end start\n"


def assemble(text):
    """The bytes that the assembler makes of a text."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "all.asm")
        path.write_text(text)
        code = pathlib.Path(folder, "all.bin")
        done = subprocess.run([os.environ.get("PASMO", "pasmo"), "--bin", path, code],
                              capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return code.read_bytes()


def build(seed, fault=0):
    """(tape, switches) for a seed."""
    s = switches.choose(seed, faults.FAULTS[fault].forced if fault else None)
    code = assemble(source(s, fault))
    assert s["origin"] + len(code) < FONT, (s["origin"], len(code))
    return tape.write(code, s["origin"]), s

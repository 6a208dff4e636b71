"""Makes tapes: constants and tables for the assembler, and the call of the assembler."""

import os
import pathlib
import subprocess

import pictures
import switches
import tapes

HERE = pathlib.Path(__file__).resolve().parent
TILE_WAYS = {"pic": 0, "two": 1, "dbl": 2, "card": 3}
CLOCK_WAYS = {"sec": 1, "fr": 2}
WAYS = {"or": 1, "xor": 2}
TWO_NAMES = "1B2B3B4B5B6B7B1C2C3C4C5C6C7CEaSoWeNoDRDGDW"
ONE_NAMES = "ABCDEFGHIJKLMNOPQRSTU"
MARKS = {"KIND": "kindmask", "PAIR": "pairmask", "SELECTED": "selemask", "CURSOR": "cursmask"}
PLACES = {"COUNT": "COUNTAT", "MOVES": "MOVESAT", "STATUSCOL": "STATUSAT", "CLOCK": "CLOCKAT"}
BASE_COLOURS = ("TATT", "EATT", "TCOL", "NCOL")


def data(values):
    """Returns lines that define bytes."""
    values = list(values)
    rows = [values[i:i + 16] for i in range(0, len(values), 16)]
    return "".join(f"        defb {','.join(map(str, row))}\n" for row in rows)


def mark_constants(name, mark):
    """Returns the constants of a mark."""
    colour = (mark.keep, mark.set, mark.flip)
    return {
        f"{name}_MASK": WAYS[mark.way] if mark.mask else 0,
        f"{name}_COLOUR": int(colour != (255, 0, 0)),
        f"{name}_AND": mark.keep,
        f"{name}_OR": mark.set,
        f"{name}_XOR": mark.flip,
    }


def constants(s):
    """Returns the numbers that the program needs by name."""
    out = {name: value for name, value in s.items() if isinstance(value, int)}
    if "TILES" not in s:
        return out
    out.update(PIC=0, TWO=1, DBL=2, CARDS=3, SECONDS=1)
    out["TILES"] = TILE_WAYS[s["TILES"]]
    out["CLOCK"] = CLOCK_WAYS[s["CLOCK"][2]] if s["CLOCK"] else 0
    out["TITLEX"] = (32 - len(s["TITLETEXT"])) // 2
    for name in ("CARD", "EMPTY", "NUMPRE", "COUNT", "MOVES", "STATUSCOL", "BG"):
        out[name] = int(bool(s[name]))
    out["BGODD"], out["BGEVEN"] = s["BG"] or (0, 0)
    out["PULSE"], out["PULSEOFF"], out["PULSEON"] = s["PULSE"] or (0, 0, 0)
    for name, place in PLACES.items():
        row, column = (s[name] or (0, 0))[:2]
        out[place] = row * 256 + column
    for name in BASE_COLOURS:
        out[name] = s["BASE"] if s[name] is None else s[name]
    for name in MARKS:
        out.update(mark_constants(name, s[name]))
    return out


def strings(s):
    """Returns the texts of the program by label, in the order of the program."""
    out = {"npre": s["NUMPRE"]}
    if s["MSG"] == 1:
        out["blk9"] = " " * 9
    for i, (_, _, _, text) in enumerate(s["TEXTS"]):
        out[f"tx{i}"] = text
    if s["TITLE"]:
        out["ttx1"] = s["TITLETEXT"]
        out["ttx2"] = "PRESS ANY KEY"
        out["ttx3"] = "N NEW  S NUMBER  H HELP"
        out["ttx4"] = "B F R L  BACK AND FORWARD"
    if s["MISMMSG"]:
        out["mism"] = " NO WAY "
    if s["NPMSG"]:
        out["npm"] = " NO MORE PAIRS "
    if s["SCLS"]:
        out["nsc"] = "WHICH BOARD (1-65535)?"
    if s["MSG"] == 2:
        out.update(wonm=" WELL DONE ", stum=" NO MOVES ")
    if s["MSG"] == 1:
        out.update(wonm="YOU WIN! ", stum="NO MOVES ")
    if s["COUNT"]:
        out["cntt"] = s["COUNT"][2]
    if s["MOVES"]:
        out["movt"] = s["MOVES"][2]
    out.update(grt="GRAVITY   ", nogrt="NO GRAVITY")
    return out


def fixed_texts(s):
    """Returns the code that draws the fixed texts."""
    code = ""
    for i, (row, column, colour, _) in enumerate(s["TEXTS"]):
        code += f"        ld de,{row * 256 + column}\n        ld b,{colour}\n"
        code += f"        ld hl,tx{i}\n        call text\n"
    return code


def tile_colours(s):
    """Returns the colours of an empty place and of the 21 kinds."""
    values = constants(s)
    colours = [values["EATT"]]
    for kind in range(21):
        if s["COL"] == "mono":
            colours.append(values["TATT"])
            continue
        inks = s["COLORS"]
        ink = inks[kind // 7] if s["SHAPE7"] else inks[kind % len(inks)]
        colours.append((values["TATT"] & 0xF8) | ink)
    return colours


def masks(s):
    """Returns the masks of cards and marks, and the colours of the tiles."""
    names = {"cardmask": s["CARD"], "emptymask": s["EMPTY"]}
    names.update({label: s[name].mask for name, label in MARKS.items()})
    text = ""
    for label, name in names.items():
        if name:
            text += f"{label}:\n" + data(pictures.mask(name, s["CW"], s["CH"]))
    return text + "kattr:\n" + data(tile_colours(s))


def tables(s):
    """Returns the tables of the program with pictures by the names of their files."""
    tiles = [pictures.tile_bytes(each, s["CW"], s["CH"]) for each in pictures.kinds(s["SHAPE7"])]
    names = s["NAMES"] or (TWO_NAMES if s["TILES"] == "two" else ONE_NAMES)
    texts = "".join(f"{label}: defb '{text}',0\n" for label, text in strings(s).items())
    return {
        "tiles.inc": "".join(map(data, tiles)),
        "names.inc": data(map(ord, names)),
        "statics.inc": fixed_texts(s),
        "strings.inc": texts,
        "masks.inc": masks(s),
    }


def build(name, work):
    """Writes the tape of a name into a folder and returns its path and its switches."""
    program, chosen = tapes.choice(name)
    s = switches.complete(program, chosen)
    work = pathlib.Path(work).resolve()
    files = tables(s) if program == "pictures" else {}
    rows = [f"{key} equ {value}\n" for key, value in constants(s).items()]
    main = "game.asm" if program == "pictures" else "letters.asm"
    files["tape.asm"] = "".join(rows) + f"        INCLUDE {main}\n"
    for file, text in files.items():
        (work / file).write_text(text)
    tape = work / f"{name}.tap"
    words = [os.environ.get("PASMO", "pasmo"), "-I", HERE / "asm", "--name", name, "--tapbas"]
    done = subprocess.run([*words, "tape.asm", tape], cwd=work, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stdout}{done.stderr}")
    return tape, s

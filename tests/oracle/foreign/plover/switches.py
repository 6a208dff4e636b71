"""Switches of a tape, drawn at random from its name."""
import random

ENGINES = ("plover1", "plover2")


def common(rng):
    """Returns the switches that both engines share."""
    return {
        "KEYS": rng.choice((0, 1)), "TITLE": rng.choice((0, 1)), "HKEEP": rng.choice((0, 1)),
        "WRAP": rng.choice((0, 1)), "OTHER": rng.choice((0, 0, 1, 2)), "HOME": rng.choice((0, 1)),
        "RING": rng.choice((0, 0, 0, 255)), "BRULE": rng.choice((0, 0, 1)),
        "SNDFIRST": rng.choice((0, 1)), "SOUND": rng.choice((0, 1, 2)),
        "FALL": rng.choice((0, 0, 2, 4)), "REDRAW": rng.choice((0, 0, 1)),
        "BLATE": rng.choice((0, 1)), "KINDCUR": rng.choice((0, 1)),
        "NUMPRE": rng.choice((0, 0, 6)), "NUMPAD": rng.choice((0, 1)),
        "INFO": rng.choice((0, 1)), "order": rng.choice(("row", "col", "rowrev", "colrev")),
        "tiles": rng.choice(("letters", "letters", "icons")),
        "infopos": rng.choice(("top", "bottom")), "OVERLAY": 0, "ONEWINS": 0,
    }


def layout1(rng, s):
    """Adds a layout in whole characters."""
    s["CW"], s["CHT"] = rng.choice(((1, 1), (1, 1), (2, 2), (2, 2), (2, 3), (1, 2), (2, 1)))
    s["xp"] = s["CW"] if s["CW"] == 2 else rng.choice((1, 2))
    s["yp"] = rng.randint(s["CHT"], min(3, s["CHT"] + 1))
    s["x0"] = rng.randint(0, 32 - 13 * s["xp"] - s["CW"])
    s["y0"] = 8 * rng.randint(2, 20 - 5 * s["yp"] - s["CHT"])


def layout2(rng, s):
    """Adds a layout with odd pixel rows; leaves room for an overlay around a cell."""
    s["CW"], s["CHT"] = rng.choice(((1, 1), (2, 2), (2, 2), (2, 3), (1, 2), (2, 1)))
    s["xp"] = 2
    s["yp"] = s["CHT"] * 8 + rng.randint(0, 1 if s["CHT"] == 3 else 6)
    s["x0"] = rng.randint(1, 30 - 13 * s["xp"] - s["CW"])
    s["y0"] = rng.randint(9, 161 - 5 * s["yp"] - 8 * s["CHT"])


def colours1(rng, s):
    """Adds the colours of tiles and empty cells of the first engine."""
    bright = rng.choice((0, 64))
    paper = rng.choice((0, 7, 7, 5, 1, 6))
    kinds = []
    inks = [i for i in range(8) if abs(i - paper) > 1]
    way = rng.choice(("one", "one", "kind", "both"))
    one = rng.choice(inks)
    for kind in range(21):
        ink = one if way == "one" else inks[kind % (3 if way == "both" else len(inks))]
        kinds.append(bright | paper * 8 | ink)
    s["colourway"] = way
    s["SATTR"] = rng.choice((paper * 8 | one, 0x38, 0x07 if paper else 0x0f))
    empty = rng.choice((s["SATTR"], bright | paper * 8 | one))
    s["base"] = [empty] + kinds
    s["PATTR"] = rng.choice((s["SATTR"], s["SATTR"] ^ 0x40))


def switches(name, attempt=0):
    """Returns the switches of an honest tape, without its marks."""
    rng = random.Random("%s/%d" % (name, attempt))
    engine = 1 if name.startswith("plover1") else 2
    s = common(rng)
    s["engine"] = engine
    if engine == 1:
        layout1(rng, s)
        colours1(rng, s)
        s["mode"] = rng.choice(("seq", "seq", "seq", "pri", "add", "xor", "or"))
    else:
        layout2(rng, s)
        s["SATTR"] = rng.choice((0x38, 0x07, 0x0e, 0x70, 0x46, 0x28))
        s["PATTR"] = rng.choice((s["SATTR"], s["SATTR"] ^ 0x40))
        s["mode"] = rng.choice(("seq", "seq", "seq", "pri"))
        s["body"] = rng.choice(("plain", "box", "shadow", "plain"))
        s["empty"] = rng.choice(("blank", "blank", "dot", "dither"))
        s["ONEWINS"] = int(s["mode"] == "pri")
        s["OVERLAY"] = rng.choice((0, 0, 1))
        s["OVXOR"] = rng.choice((0, 1))
    return s, rng

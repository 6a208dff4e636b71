"""The switches of each tape: drawn at random from its name."""

import random

import build

LOOKS1 = {  # NORMAL, HILITE, CHOSEN, PAIR, CURSOR, MARK
    0: (0x38, 0x08, 0x40, 0x80, 0x3F, 0), 1: (0x38, 0x40, 0x3F, 0x80, 0, 62),
    2: (0x07, 0x40, 0x10, 0x80, 0x3F, 0), 3: (0x38, 0x18, 0x80, 0x40, 0x3F, 0),
    4: (0x07, 0x01, 0x3F, 0x80, 0, 42), 5: (0x30, 0x48, 0x10, 0x80, 0x37, 0),
    6: (0x28, 0x18, 0x40, 0x3F, 0x80, 0), 7: (0x0F, 0x40, 0x18, 0x80, 0x3F, 0)}


def rules(rng):
    """Returns random switches of the rules that the description leaves open."""
    return {"OUTSIDE": rng.choice([0, 1, 1]), "OTHER": rng.randrange(3), "EDGE": rng.randrange(2),
            "HOME": rng.randrange(2), "ARROWHINT": rng.randrange(2), "WONRED": rng.randrange(3)}


def heron1(rng):
    """Returns random switches of the engine with LAST_K."""
    sw = rules(rng)
    look = rng.randrange(len(LOOKS1))
    keys = ("NORMAL", "HILITE", "CHOSEN", "PAIR", "CURSOR", "MARK")
    sw.update(zip(keys, LOOKS1[look]))
    sw["GAP"] = 1 if sw["MARK"] else rng.randrange(2)
    sw["ROWSTEP"] = rng.randrange(1, 4)
    sw["TOPROW"] = rng.randrange(0, 22 - 5 * sw["ROWSTEP"])
    sw["LEFTCOL"] = rng.randrange(0, 5 if sw["GAP"] else 19)
    sw["BASE"] = rng.choice([65, 65, 97, 33, 144, 144])
    sw["INKS"] = int(sw["NORMAL"] == 0x38 and rng.random() < 0.4)
    for name, count in (("BORDFIRST", 2), ("KEYCASE", 2), ("NSRC", 3), ("SOUNDFIRST", 2),
                        ("RNG", 3), ("PADS", 2), ("BORDROM", 2), ("KEEPLOW", 1), ("SOUND", 3),
                        ("LOADER", 3)):
        sw[name] = rng.randrange(count)
    sw["PADS"] = 1
    return sw


LOOKS2 = [  # NORMAL, HILITE, CHOSEN, PAIR
    (0x38, 0x30, 0x28, 0x0F), (0x07, 0x06, 0x17, 0x0F), (0x38, 0x20, 0x10, 0x08),
    (0x0F, 0x0E, 0x1F, 0x37), (0x30, 0x38, 0x06, 0x0D), (0x38, 0x3A, 0x3C, 0x39)]


def heron2(rng):
    """Returns random switches of the engine with KEY-SCAN."""
    sw = rules(rng)
    sw.update(zip(("NORMAL", "HILITE", "CHOSEN", "PAIR"), rng.choice(LOOKS2)))
    sw["TW"], sw["TH"] = rng.choice([(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (1, 3)])
    sw["PITCHX"] = rng.choice([sw["TW"], 2])
    sw["PITCHY"] = rng.randrange(sw["TH"], 4)
    sw["TALL"] = int(sw["TH"] == 2 and rng.random() < 0.6)
    sw["WIDE"] = int(sw["TW"] == 2 and rng.random() < 0.6)
    sw["BOLD"] = rng.randrange(2)
    sw["TOPROW"] = rng.randrange(0, 22 - 6 * sw["PITCHY"]) if sw["PITCHY"] < 4 else 0
    sw["LEFTCOL"] = rng.randrange(0, 33 - 14 * sw["PITCHX"])
    sw["BASE"] = rng.choice([64, 64, 96, 32, 67])
    sw["LABEL"] = rng.choice([0, 0, 35])
    for name, count in (("NSRC", 3), ("SOUNDFIRST", 2), ("RNG", 3), ("SOUND", 3), ("ORDER", 2),
                        ("KEYS", 2), ("CURSHAPE", 4), ("DRAWALL", 2), ("ZEROS", 2)):
        sw[name] = rng.randrange(count)
    return sw


LOOKS3 = [  # NORMAL, HILITE, CHOSEN, PAIR, CURSOR, HIDDEN
    (0x38, 0x30, 0x28, 0x0F, 0x10, 0x3F), (0x07, 0x06, 0x17, 0x0F, 0x27, 0x00),
    (0x38, 0x20, 0x10, 0xB8, 0x28, 0x3F), (0x0F, 0x4E, 0x1F, 0x8F, 0x37, 0x09),
    (0x30, 0x38, 0x06, 0x0D, 0x08, 0x36), (0x78, 0x70, 0x60, 0xF8, 0x50, 0x7F)]


def heron3(rng):
    """Returns random switches of the engine with the times of the removals."""
    sw = rules(rng)
    keys = ("NORMAL", "HILITE", "CHOSEN", "PAIR", "CURSOR", "HIDDEN")
    sw.update(zip(keys, rng.choice(LOOKS3)))
    sw["BUF"] = rng.randrange(2)
    sw["CURPLACE"] = rng.randrange(3)
    if sw["CURPLACE"] == 2:
        sw["CURSOR"] = sw["NORMAL"] ^ 0x40
    sw["PX"] = 2 if sw["CURPLACE"] == 1 else rng.randrange(1, 3)
    low = 2 if sw["CURPLACE"] == 0 else 1
    sw["PY"] = 2 if sw["BUF"] else rng.randrange(low, 4)
    sw["TOPROW"] = rng.randrange(0, (17 if sw["BUF"] else 22) - 6 * sw["PY"])
    sw["LEFTCOL"] = rng.randrange(0, 33 - 14 * sw["PX"])
    sw["BASE"] = rng.choice([64, 64, 96, 32])
    sw["FROMX"] = 0 if sw["OUTSIDE"] else 1
    for name, count in (("NSRC", 3), ("SOUNDFIRST", 2), ("RNG", 3), ("SOUND", 3), ("SELSTYLE", 2),
                        ("KEYS", 3), ("ZEROS", 2), ("LOADER", 3)):
        sw[name] = rng.randrange(count)
    return sw


ENGINES = {1: heron1, 2: heron2, 3: heron3}
COUNTS = {1: 14, 2: 14, 3: 14}


def names():
    """Returns the names of all honest tapes."""
    return ["heron%d-%02d" % (e, i) for e in ENGINES for i in range(1, COUNTS[e] + 1)]


def switches(name):
    """Returns the number of the engine and its switches for the name of a tape.

    A name may end with other settings: `heron1-08+PAIR=128` is heron1-08 with PAIR 128.
    """
    base, *others = name.split("+")
    engine = int(base[5])
    sw = ENGINES[engine](random.Random(base))
    sw.update((key, int(value)) for key, value in (other.split("=") for other in others))
    return engine, sw


def make(name, fault=None, changes=None):
    """Returns the tape file, the symbols, the engine and the switches of a tape."""
    engine, sw = switches(name)
    sw.update(changes or {})
    code, symbols = build.assemble(build.source(engine, fault), sw)
    if engine == 1:
        tape = build.rem_tape(name, code, sw["LOADER"])
    elif engine == 2:
        tape = build.input_tape(name, code, symbols["ORGADDR"])
    else:
        tape = build.code_tape(name, code, symbols["ORGADDR"], sw["LOADER"])
    return tape, symbols, engine, sw

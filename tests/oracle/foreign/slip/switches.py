"""The switches of the tapes, drawn from the name of the tape alone."""
import random

# normal, kind of the cursor, selected, shown, paper under the cursor
SCHEMES = [(56, 48, 106, 97, 16), (7, 70, 23, 95, 24), (71, 69, 22, 94, 8), (40, 104, 50, 33, 24),
           (15, 14, 87, 103, 32), (48, 112, 58, 41, 32), (4, 6, 23, 39, 64), (57, 59, 114, 97, 8)]


def rules(rnd):
    """Returns random switches of the rules."""
    sw = {"OUTSIDE": rnd.choice([1, 1, 1, 0]), "EDGE": rnd.randrange(3)}
    for name in ("OTHER", "BLOCKED", "HORDER", "HARROW"):
        sw[name] = rnd.choice([0, 0, 1, 2])
    for name in ("EMPTY", "HEND", "HISTNOP", "BADNUM", "GMSG"):
        sw[name] = rnd.randrange(2)
    sw["CHEAT"] = rnd.choice([0, 0, 2])
    sw["GRAV0"] = 1
    sw["WONKEY"] = int(rnd.random() < 0.25)
    sw["START"] = rnd.randrange(3)
    sw["STARTC"] = 17 + 32 + 6 if sw["START"] == 2 else 17
    sw["CUR0"] = (sw["STARTC"] // 16 - 1) * 14 + sw["STARTC"] % 16 - 1
    sw["DEAL"], sw["RNG"] = rnd.randrange(3), rnd.randrange(2)
    sw["TITLE"], sw["SND"] = rnd.randrange(3), rnd.randrange(3)
    sw["RINGV"] = 0 if sw["OUTSIDE"] else 255
    sw["BASE"] = rnd.choice([24576, 28000 // 256 * 256, 32768, 40960])
    sw["NA"], sw["KA"], sw["SA"], sw["PAIRA"], sw["CURP"] = rnd.choice(SCHEMES)
    return sw


def layout(sw, rnd, widths, heights, lowest, right=0):
    """Draws pitch and offset of the board: rows up to lowest."""
    sw["PX"], sw["PY"] = rnd.choice(widths), rnd.choice(heights)
    sw["OX"] = rnd.randrange(33 - 14 * sw["PX"] - right)
    sw["OY"] = rnd.randrange(1, lowest - 6 * sw["PY"] + 1)


def draw_p1(sw, rnd):
    """Switches of the program with RST 16."""
    sw["CURS"] = rnd.choice([0, 1, 2, 3, 4])
    layout(sw, rnd, [2] if sw["CURS"] == 3 else [1, 2], [1, 2, 3], 20)
    sw["EMPTYCH"] = rnd.choice([32, 32, 46])
    sw["NUMROW"] = rnd.choice([21, 21, 23])


def draw_p2(sw, rnd):
    """Switches of the program that writes into the display."""
    sw["CURS"] = rnd.choice([0, 2, 4, 5, 6])
    widths, bar = [2] if sw["CURS"] >= 5 else [1, 2], sw["CURS"] == 5
    layout(sw, rnd, widths, [2, 3] if bar else [1, 2, 3], 20, int(bar))
    sw["EMPTYCH"] = rnd.choice([32, 32, 46])
    sw["FIVE"] = 1
    sw["FONT"], sw["PLAY"], sw["LCUR"] = rnd.randrange(3), rnd.randrange(3), rnd.randrange(3)
    sw["NUMROW"] = rnd.choice([21, 22, 23])


def draw_p3(sw, rnd):
    """Switches of the program whose board is the display."""
    sw["CURS"], sw["SELM"], sw["PAIRM"] = rnd.randrange(3), rnd.randrange(2), rnd.randrange(2)
    sw["SIZE"] = rnd.choice([1, 2])
    widths = [2] if sw["SIZE"] == 2 else [1, 2]
    layout(sw, rnd, widths, [sw["SIZE"], sw["SIZE"] + 1], 20)
    sw["FIVE"], sw["LCUR"], sw["CURP"] = 1, rnd.randrange(3), 0
    sw["SHAPES"], sw["BACK"] = rnd.randrange(2), rnd.choice([7, 56, 15])
    sw["NUMROW"] = rnd.choice([21, 22, 23])


def draw_p4(sw, rnd):
    """Switches of the program with letters of double size."""
    sw["CURS"] = rnd.choice([0, 2, 4, 7, 8])
    layout(sw, rnd, [2], [2, 3], 21)
    sw["EMPTYCH"] = rnd.choice([32, 32, 46])
    sw["FIVE"], sw["LCUR"] = 1, rnd.randrange(3)
    sw["BOLD"], sw["NUMROW"] = rnd.randrange(2), rnd.choice([22, 23])
    sw["LETTERS"] = rnd.choice([64, 64, 96, 47])


def draw_p5(sw, rnd):
    """Switches of the BASIC program."""
    sw["CURS"], sw["HORDER"] = rnd.choice([0, 2, 4]), sw["HORDER"] % 2
    layout(sw, rnd, [1, 2], [1, 2, 3], 20)
    sw["EMPTYCH"], sw["DEAL"] = rnd.choice([32, 32, 46]), 3
    sw["NUMROW"], sw["BASE"] = 21, rnd.choice([32256, 40960, 60416])


DRAW = {"p1": draw_p1, "p2": draw_p2, "p3": draw_p3, "p4": draw_p4, "p5": draw_p5}
PLAIN, HABITS, LATE = list(range(1, 16)), list(range(21, 33)), [91, 92, 93]
INDEXES = {"p1": PLAIN + LATE, "p2": PLAIN + HABITS + LATE, "p3": PLAIN,
           "p4": PLAIN + HABITS + LATE, "p5": PLAIN}


def names():
    """Returns the names of all honest tapes."""
    return ["%s-%02d" % (p, i) for p in sorted(INDEXES) for i in INDEXES[p]]


def switches(name):
    """Returns the switches of a tape: PROGRAM-NN, or PROGRAM-NN-fFAULT."""
    parts = name.split("-")
    rnd = random.Random("-".join(parts[:2]))
    sw = rules(rnd)
    DRAW[parts[0]](sw, rnd)
    index = int(parts[1])
    sw["EXTRA"] = index - 20 if 20 < index < 40 else 0
    if index > 90:
        sw["CHEAT"] = 1
    sw["PROGRAM"] = parts[0]
    sw["FAULT"] = int(parts[2][1:]) if len(parts) > 2 else 0
    return sw

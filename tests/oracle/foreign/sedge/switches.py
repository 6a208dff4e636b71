"""The switches of the two engines and the list of tapes."""

import random

RULES = {
    "RING": [0, 0, 255],        # 0: paths may run outside the board
    "ENTERO": [0, 1, 2],        # ENTER on another tile: select it, keep, deselect
    "HORDER": [0, 1, 2, 3],     # pairs by rows, from the end, by columns, by kind
    "HSTICK": [0, 0, 1],        # after the last pair H shows nothing until another key
    "HKEEP": [0, 0, 1],         # an arrow keeps the shown pair
    "SELKEEP": [0, 1],          # B, F, R, L that do nothing keep the selection
    "NEWCUR": [0, 1, 2],        # new board: cursor at the corner, in the middle, where it was
    "WRAP": [0, 1, 2],          # cursor at the edge: other side, stays, next row
    "PREC": [0, 1],             # the border at the end after cheating: red, or black and white
    "BCUR": [0, 0, 1],          # B moves the cursor to a tile that it puts back
    "SREF": [0, 1],             # a wrong number: asked again, or back to the game
    "NZERO": [0, 1],            # leading zeros of the number
}
LOOKS = {
    "P": {
        "PX": [1, 2], "PY": [1, 2, 3], "CURS": [0, 1, 2, 3, 4], "SELS": [0, 1],
        "HIS": [0, 1], "COLK": [0, 1], "EPAPER": [56, 8, 40], "KSND": [0, 1],
        "EXTRA": [0, 1], "REPALL": [0, 0, 1], "PBASE": [56, 8, 120], "NCOL": [0, 6],
    },
    "D": {
        "PX": [2], "PY": [2, 3], "CURS": [0, 1, 2, 3], "SELS": [0, 1, 2], "HIS": [0, 1],
        "GLYPH": [0, 1, 2], "EPAPER": [56, 8, 0], "KSND": [0, 1], "CLOCK": [0, 1],
        "SHOWSC": [0, 1], "ANIM": [0, 1, 2], "STUCKM": [0, 1], "WONNEXT": [0, 0, 1],
        "RINGN": [4, 8], "NCOL": [0, 6], "PBASE": [56, 8], "RMODE": [0, 1],
    },
}
FAULTS = {
    1: {}, 2: {}, 3: {}, 4: {"RING": 0}, 5: {"RING": 0}, 6: {}, 7: {}, 8: {}, 9: {}, 10: {},
    11: {}, 12: {}, 13: {}, 14: {}, 15: {}, 16: {}, 17: {"WONNEXT": 0}, 18: {}, 19: {}, 20: {},
    21: {}, 22: {}, 23: {}, 24: {}, 25: {}, 26: {}, 27: {}, 28: {}, 29: {}, 30: {}, 31: {},
    32: {}, 33: {"RING": 0}, 34: {}, 35: {}, 36: {}, 37: {}, 38: {}, 39: {}, 40: {"RING": 0},
    41: {}, 42: {"WONNEXT": 0}, 43: {"WONNEXT": 0}, 44: {}, 45: {"RING": 0}, 46: {}, 47: {},
    48: {"NZERO": 0}, 49: {}, 50: {}, 51: {}, 52: {}, 53: {}, 63: {}, 64: {}, 68: {},
    74: {"WRAP": 0}, 78: {}, 80: {}, 82: {}, 83: {"SREF": 1},
}
ONLY = {"P": {61: {}}, "D": {70: {"RINGN": 4, "WONNEXT": 0}, 72: {"RMODE": 0}, 73: {"ANIM": 1}}}
HABITS = ["SKIPE", "EPG", "BLINK", "NSUF", "BSTR", "DEALAN", "WTUNE", "TITLEK", "HLB", "STUCKK",
          "TPG", "FULL", "SELM"]
EXTRAS = {
    "skip-empty": ("D6", {"SKIPE": 1, "WRAP": 0, "KSND": 0}),
    "skip-empty-stop": ("P4", {"SKIPE": 1, "WRAP": 0, "KSND": 0, "BCUR": 1}),
    "gravity-paper": ("P3", {"EPG": 1}), "blink": ("D5", {"BLINK": 1, "CURS": 5}),
    "blink-sure": ("D8", {"BLINK": 1, "CURS": 3, "HIS": 0}),
    "letter-after-number": ("P5", {"NSUF": 1}), "letter-after-zeros": ("D4", {"NSUF": 1}),
    "border-stripes": ("P6", {"BSTR": 1}), "slow-deal": ("D9", {"DEALAN": 1}),
    "tune": ("D2", {"WTUNE": 1}), "press-a-key": ("D11", {"TITLEK": 1}),
    "lifted": ("P9", {"SELS": 3, "CURS": 0, "HIS": 0}),
    "bold": ("D7", {"HLB": 1, "CURS": 3, "SELS": 0, "HIS": 0}),
    "bold-inverse": ("D12", {"HLB": 1, "CURS": 2, "SELS": 2, "HIS": 1}),
    "gravity-flash": ("P3", {"EPG": 1, "CURS": 0, "HIS": 0}),
    "gravity-bright": ("P3", {"EPG": 1, "CURS": 1}),
    "gravity-inverse": ("P3", {"EPG": 1, "CURS": 2}),
    "gravity-under": ("P10", {"EPG": 1, "CURS": 4, "PY": 2}),
    "gravity-frame": ("D6", {"EPG": 1, "CURS": 3}),
    "gravity-big-flash": ("D3", {"EPG": 1, "CURS": 0, "HIS": 0, "EPAPER": 8}),
    "cheat-paper": ("P6", {"EPG": 2}), "cheat-mark": ("P3", {"EPG": 2}),
    "cheat-frame": ("D10", {"EPG": 2, "CURS": 3}),
    "cheat-inverse": ("D16", {"EPG": 2, "CURS": 2}),
    "gravity-tiles": ("P12", {"TPG": 1, "CURS": 2}),
    "gravity-tiles-big": ("D1", {"TPG": 1}),
    "gravity-tiles-mark": ("P3", {"TPG": 1}),
    "over-empty": ("P3", {"EPG": 3, "FULL": 1}),
    "over-dim": ("D5", {"TPG": 2, "FULL": 1, "CURS": 3}),
    "over-dim-inverse": ("P12", {"TPG": 2, "FULL": 1, "CURS": 2}),
    "hint-dim": ("P12", {"TPG": 3, "FULL": 1, "CURS": 2}),
    "hint-dim-big": ("D16", {"TPG": 3, "FULL": 1, "CURS": 2}),
    "sign-selects": ("P3", {"SELM": 1, "FULL": 1}),
    "sign-selects-below": ("P10", {"SELM": 1, "FULL": 1, "CURS": 4, "PY": 2}),
    "stuck-stops": ("D13", {"STUCKK": 1}), "stuck-stops-red": ("P7", {"STUCKK": 1, "PREC": 0}),
    "spaces": ("P8", {"NZERO": 2}), "spaces-title": ("D14", {"NZERO": 2, "TITLEK": 1}),
}
HONEST = ["P%d" % i for i in range(1, 17)] + ["D%d" % i for i in range(1, 17)]
HONEST += EXTRAS


def switches(name):
    """Returns the switches of the tape with this name: P1, D7, P3-f12 (with fault 12)."""
    base, extra = EXTRAS.get(name, (name, {}))
    base, _, fault = base.partition("-f")
    rng = random.Random("sedge " + base)
    sw = {key: rng.choice(values) for key, values in RULES.items()}
    sw.update({key: rng.choice(values) for key, values in LOOKS[base[0]].items()})
    sw.update({key: 0 for key in HABITS}, ENGINE=base[0])
    sw["FAULT"] = int(fault or 0)
    sw = adjust(sw, rng)
    sw.update(extra)
    return sw


def adjust(sw, rng):
    """Returns the switches with those values changed that do not go together."""
    if sw["ENGINE"] == "P":
        if sw["CURS"] == 3:
            sw["PX"] = 2
        if sw["CURS"] == 4 and sw["PY"] == 1:
            sw["PY"] = 2
        if sw["CURS"] == 0:
            sw["HIS"] = 0
        room = 31 - 13 * sw["PX"]
        sw["X0"] = rng.randint(1 if sw["CURS"] == 3 else 0, room - (sw["PX"] == 2))
        sw["Y0"] = {1: rng.randint(3, 13), 2: rng.randint(2, 9), 3: 2}[sw["PY"]]
        sw.update(TROW=0, TCOL=rng.choice([0, 10, 20]), HROW=21)
        sw.update(WONNEXT=0, FIRST=200, REPEAT=40)
        sw.update(DEBOUNCE=rng.choice([3, 5]), MCHAR=ord(rng.choice(">*+")))
    else:
        sw["X0"] = rng.randint(0, 4)
        sw["Y0"] = rng.randint(2, 8) if sw["PY"] == 2 else 2
        sw.update(TROW=0, TCOL=rng.choice([0, 10]), HROW=21)
        if sw["CURS"] == 0:
            sw["HIS"] = 0
    sw["NROW"] = 23
    sw["TXATT"] = sw["PBASE"] | (7 if sw["PBASE"] < 56 else 0)
    sw["PBASE"] = sw["TXATT"]
    return sw


def faulty():
    """Returns the tapes with faults, each made of an honest tape that has what it needs."""
    found = []
    for engine in "PD":
        for number, needs in {**FAULTS, **ONLY[engine]}.items():
            for shift in range(16):
                name = "%s%d" % (engine, (number * 7 + shift) % 16 + 1)
                sw = switches(name)
                if all(sw[key] == value for key, value in needs.items()):
                    found.append("%s-f%d" % (name, number))
                    break
    return found

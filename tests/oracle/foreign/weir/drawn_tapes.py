"""The tapes r0 to r44 of the program with pictures: a random generator draws their switches."""

import random

from switches import Mark

FIRST_SEED = 1000
COUNT = 45
# The text of messages covers the board of this tape after they have ended.
LEFT_OUT = ("r31",)
RULES = {
    "CURSTART": [0, 1], "HORD": [0, 1, 2], "HKEEP": [0, 1], "HSTOP": [0, 1], "CHPRI": [0, 1, 2],
    "CURFALL": [0, 0, 2], "PLAIN5": [0, 0, 1], "WRAP": [0, 1], "MISM": [0, 1, 2],
    "AUTO5": [0, 0, 1], "ESCNUM": [0, 1], "BADNUM": [0, 1], "LEADZ": [0, 1], "HCUR": [0, 0, 1],
    "CURNEW": [0, 1], "SKIP": [0, 0, 1], "HIDEK": [0, 0, 1], "KNOTC": [0, 0, 1],
    "CURB": [0, 0, 1], "SCLS": [0, 0, 1], "RNG": [0, 1],
}
DARK = {
    "BASE": [7, 0x0F, 0x47],
    "KIND": [Mark(keep=0xC7, set=0x20), Mark("under"), Mark(keep=0xF8, set=6)],
    "SELECTED": [Mark(keep=0xC7, set=0x10), Mark("cheq", "xor")],
    "PAIR": [Mark(set=0x80), Mark(keep=0xC7, set=0x18)],
}
LIGHT = {
    "BASE": [0x38, 0x30, 0x28, 0x78],
    "KIND": [Mark(keep=0xC7, set=0x20), Mark("under"), Mark(keep=0xF8, set=2)],
    "SELECTED": [Mark(keep=0, set=0x17), Mark("cheq", "xor")],
    "PAIR": [Mark(set=0x80), Mark(keep=0xC7, set=0x18)],
}
CURSORS = [Mark("frame"), Mark("corners"), Mark("all", "xor"), Mark("bar")]
EFFECTS = {
    "CLICK": [0, 1], "ANIM": [1], "BLINK": [0, 2, 5], "FALL": [1, 4, 8], "PAIRFLASH": [0, 2, 4],
    "SLOWDEAL": [0, 1], "MSG": [0, 1, 2], "MSGROW": [1, 10, 21],
}
TIMED = {
    "BOLD": [1, 2, 3],
    "CLOCK": [None, (23, 26, "sec"), (1, 26, "fr")],
    "BG": [None, None, (0x11, 0x44)],
}


def draw(dice, table):
    """Returns a value of each row of a table."""
    return {name: dice.choice(values) if len(values) > 1 else values[0]
            for name, values in table.items()}


def layout(dice):
    """Returns the size and place of the tiles."""
    height = dice.choice([2, 2, 3, 1])
    low, middle = dice.choice([3, 6, 9]), dice.choice([2, 4, 6])
    return {
        "CH": height,
        "PY": 3 if height == 3 else 2,
        "AY": {1: low, 2: middle, 3: 2}[height],
        "AX": dice.choice([0, 2, 4]),
        "TILES": "two" if height == 1 else dice.choice(["pic", "dbl", "card"]),
    }


def colours(dice, s):
    """Adds the colours and marks to the switches."""
    shades = DARK if dice.choice([0, 1]) else LIGHT
    s["BASE"] = dice.choice(shades["BASE"])
    if s["TILES"] == "card":
        s["CARD"] = dice.choice(["ring2", ""])
    for name in ("KIND", "SELECTED", "PAIR"):
        s[name] = dice.choice(shades[name])
    arrows = [Mark("arrow")] * 2 if s["CH"] == 3 else []
    s["CURSOR"] = dice.choice(CURSORS + arrows)
    s["EMPTY"] = dice.choice(["", "", "cheq"]) if s["CURSOR"].mask == "all" else ""


def pulse(base):
    """Returns the pulse of the cursor on a screen of a colour."""
    return (16, 7, 0x4F) if base == 7 else (16, base, base ^ 0x40)


def drawn(number):
    """Returns the switches of a tape."""
    dice = random.Random(FIRST_SEED + number)
    s = draw(dice, RULES)
    s.update(layout(dice))
    colours(dice, s)
    s["NUMPRE"] = dice.choice(["", "No ", "BOARD:"])
    style = number % 3
    if style == 0:
        s["TITLE"] = dice.choice([0, 1])
        s["COUNT"] = (23, 20, "TILES ")
        s["TEXTS"] = [(0, 8, s["BASE"], "S H I S E N")]
    if style == 1:
        s.update(draw(dice, EFFECTS), KEYS=1, SND=1, WAIT=420)
    if style == 2:
        s.update(draw(dice, TIMED), IM2=1, OWNTIME=1, KEYS=1, SND=1)
        if s["KIND"].mask:
            s["PULSE"] = pulse(s["BASE"])
    return s


TAPES = {f"r{i}": drawn(i) for i in range(COUNT) if f"r{i}" not in LEFT_OUT}

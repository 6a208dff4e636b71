"""The switches of a program, chosen by a number: rules, keys, sound, layout, pictures and marks.

An entry of a table is a name with a list of values (one is drawn, so that repeated values are more
frequent) or with a probability (the value is true or false).
"""

import random

RULES = [
    ("origin", [32768, 32768, 30000, 27000, 25000]),
    ("keyboard", ["lastk", "lastk", "port", "im2", "keyscan"]),
    ("keyrepeat", 0.3),
    ("keyflush", 0.5),
    ("nointerrupts", 0.4),
    ("plain5678", 0.25),
    ("history", ["moves", "snap"]),
    ("wrap", ["wrap", "wrap", "stop", "snake"]),
    ("home", ["topleft", "centre", "stay", "bottomright"]),
    ("order", ["row", "col", "rowrev", "colup", "snake"]),
    ("hintend", ["none", "none", "none", "wrap", "stay"]),
    ("hintarrow", ["drop", "drop", "keep", "dropcont"]),
    ("blocked", ["new", "keep", "drop"]),
    ("other", ["new", "new", "keep", "drop"]),
    ("empty", ["nothing", "nothing", "drop"]),
    ("idlecheats", 0.25),
    ("idleclears", 0.5),
    ("priority", ["RWB", "RWB", "WRB", "WBR"]),
    ("digits", [5, 5, 7]),
    ("leadingzero", 0.7),
    ("entryempty", ["cancel", "ignore"]),
    ("entrybad", ["again", "cancel", "keep"]),
    ("entryletter", ["ignore", "ignore", "cancel"]),
    ("entrydelete", ["ignore", "cancel"]),
    ("generator", ["lcg", "lcg5", "lfsr", "xorshift"]),
    ("shuffle", ["fydown", "fyup", "trans", "insert"]),
    ("scaling", ["mod", "scale"]),
    ("dealorder", ["row", "col", "spread"]),
    ("random", ["r", "frames", "state"]),
    ("first", ["random", "fixed"]),
]
NUMBERS = [
    ("numformat", ["plain", "plain", "zero", "right"]),
    ("numlabel", ["", "", "#", "NO ", "BOARD "]),
    ("numrow", [23, 23, 22]),
    ("prompt", ["", "", "? ", "NUMBER "]),
    ("size", [(1, 1), (1, 1), (2, 1), (1, 2), (2, 2), (2, 2)]),
]
EFFECTS = [
    ("emptydot", 0.2),
    ("draw", ["changed", "changed", "all", "halt"]),
    ("buffer", 0.2),
    ("animation", ["none", "none", "blink", "fall"]),
    ("animlength", [2, 4, 6]),
    ("sound", ["rom", "own", "own", "ay"]),
    ("soundlength", ["short", "mid", "long"]),
    ("soundwhen", ["before", "after"]),
    ("sounddi", 0.5),
    ("click", 0.3),
    ("buzz", 0.3),
    ("title", ["none", "any", "space", "one", "enter", "wait"]),
]
TEXTS = [
    ("statleft", 0.4),
    ("statmoves", 0.3),
    ("statscore", 0.25),
    ("statgravity", 0.4),
    ("statclock", 0.25),
    ("spinner", 0.25),
    ("topline", 0.6),
    ("message", ["none", "line", "line", "linekey", "over"]),
    ("messageeats", 0.6),
    ("clearing", ["line", "full"]),
]
# Column and row pitches for each size of a tile in cells.
PITCHES = {
    (1, 1): [(1, 1), (2, 2), (2, 1), (2, 2)],
    (2, 1): [(2, 1), (2, 2), (2, 3)],
    (1, 2): [(1, 2), (2, 2), (2, 3)],
    (2, 2): [(2, 2), (2, 3)],
}
GLYPHS = ["romAU", "romdig", "romsym", "romlow", "icons", "icons"]
LARGE_GLYPHS = ["domino", "mahj", "domino", "mahj", "chunky"]
FONTS = ["rom", "rom", "heavy", "rom"]
# Paper of a tile and of an empty cell.
PAPERS = [(0, 0), (7, 7), (7, 0), (1, 1), (6, 0), (5, 7), (0, 7), (7, 4), (4, 4), (7, 1)]
INKS = {0: [7, 6, 5, 4, 3, 2], 7: [0, 1, 2, 3], 1: [7, 6, 5, 4], 6: [0, 1, 2], 5: [0, 1, 2], 4: [0, 1, 7]}
CURSOR = ["frame", "corner", "inverse", "flash", "bright", "under", "paper", "arrow", "gapline", "frame", "corner"]
HIGHLIGHT = ["bright", "bright", "paper", "inverse", "dot"]
SELECTION = ["paper", "inverse", "bars", "frame", "flash", "bright"]
SHOWN = ["flash", "flash", "paper", "alt", "dot", "inverse"]
# What a mark changes: two marks that change the same thing could not be told apart.
CHANGES = {"frame": "edge", "corner": "edge", "under": "edge", "arrow": "gap", "gapline": "gap"}
# The values that the assembler files know by name, as in `IF WRAP = WRAP_STOP`.
ENUMERATIONS = {
    **{name: values for name, values in RULES + NUMBERS + EFFECTS + TEXTS
       if isinstance(values, list) and isinstance(values[0], str) and name not in ("numlabel", "prompt")},
    "font": FONTS, "cursor": CURSOR, "highlight": HIGHLIGHT, "selection": SELECTION, "shown": SHOWN,
}


def draw(dice, switches, table):
    """Chooses a value for each entry of a table."""
    for name, values in table:
        switches[name] = dice.choice(values) if isinstance(values, list) else dice.random() < values


def board_size(switches):
    """Width and height of the board in cells."""
    width, height = switches["size"]
    pitch_x, pitch_y = switches["pitch"]
    return 13 * pitch_x + width, 5 * pitch_y + height


def place_board(dice, switches):
    """Chooses the place of the board, a gap in its middle and a column of help at its right."""
    width, height = switches["size"]
    switches["pitch"] = dice.choice(PITCHES[width, height])
    pitch_x, pitch_y = switches["pitch"]
    all_width, all_height = board_size(switches)
    left = 1 if pitch_x > width else 0
    below = 1 if pitch_y > height else 0
    xs = list(range(left, 32 - all_width + 1))
    ys = list(range(1, switches["numrow"] - all_height - below)) or [1]
    if all_width <= 18:
        xs = [dice.choice([xs[0], xs[-1], (xs[0] + xs[-1]) // 2])]
    x, y = dice.choice(xs), dice.choice(ys)
    switches["x"], switches["y"] = x, y
    split = all_width <= 26 and dice.random() < 0.15
    switches["split"] = split and x + all_width + 1 <= 32
    switches["help"] = (all_width <= 18 and x + all_width <= 22 and dice.random() < 0.8
                        and not switches["split"])


def choose_marks(dice, switches):
    """Chooses a mark for the cursor, the highlighted kind, the selection and the shown pair."""
    width, height = switches["size"]
    pitch_x, pitch_y = switches["pitch"]
    tile, empty = switches["paper"]
    for _ in range(5000):
        marks = [dice.choice(ways) for ways in (CURSOR, HIGHLIGHT, SELECTION, SHOWN)]
        cursor = marks[0]
        changes = [CHANGES.get(mark, mark) for mark in marks]
        drawn = sum(change in ("edge", "dot", "bars") for change in changes)
        if len(set(changes)) < 4:
            continue
        if "alt" in changes and ("inverse" in changes or "flash" in changes):
            continue
        if (width, height) == (1, 1) and drawn > 1:
            continue
        if (width == 1 or height == 1) and drawn > 2:
            continue
        if cursor == "bright" and 0 in (empty, tile):
            continue
        if "bright" in changes and tile == 0 and dice.random() < 0.5:
            continue
        if "flash" in changes and "inverse" in changes and dice.random() < 0.6:
            continue
        if cursor == "arrow" and pitch_x <= width or cursor == "gapline" and pitch_y <= height:
            continue
        if "alt" in changes and always_off(switches):
            continue
        break
    switches.update(zip(("cursor", "highlight", "selection", "shown"), marks))


def choose_colours(dice, switches):
    """Chooses the inks of the tiles, the paper and ink of marks, and the brightness of all tiles."""
    tile, empty = switches["paper"]
    inks = INKS[tile]
    switches["inks"] = inks if switches["bykind"] else inks[:1]
    taken = {tile, empty}
    free = [colour for colour in range(8) if colour not in taken | set(switches["inks"])]
    paper = dice.choice(free or [colour for colour in range(8) if colour not in taken])
    switches["markpaper"] = paper
    switches["markink"] = 7 if paper <= 3 else 0
    marks = [switches[name] for name in ("cursor", "highlight", "selection", "shown")]
    switches["bright"] = 0 if "bright" in marks else dice.choice([0, 0, 64])


def always_off(switches):
    """Whether the interrupts are off for the whole game."""
    return switches["keyboard"] == "port" and switches["nointerrupts"]


def adjust(switches):
    """Removes combinations that would not work, such as a clock without interrupts."""
    s = switches
    if always_off(s):
        s["statclock"] = s["spinner"] = False
        if s["draw"] == "halt":
            s["draw"] = "all"
        if s["random"] == "frames":
            s["random"] = "state"
    if s["buffer"]:  # Short key presses would be lost while the clock copies the screen.
        s["statclock"] = s["spinner"] = False
    if s["shown"] == "alt":
        s["buffer"], s["draw"] = False, "changed"
    if s["buffer"] and s["draw"] == "halt":
        s["draw"] = "all"
    if s["statgravity"] and s["statmoves"]:
        s["statscore"] = s["statclock"] = False
    if s["glyph"] == "romsym":
        s["font"] = "rom"


def choose(seed, forced=None):
    """The switches for a seed; `forced` are those that a fault needs."""
    dice = random.Random(seed * 7919 + 13)
    s = {"seed": seed}
    draw(dice, s, RULES)
    s["firstnumber"] = dice.randrange(1, 65536)
    draw(dice, s, NUMBERS)
    place_board(dice, s)
    s["glyph"] = dice.choice(GLYPHS + ([] if s["size"] == (1, 1) else LARGE_GLYPHS))
    if s["size"] != (2, 2) and s["glyph"] in ("domino", "mahj"):
        s["glyph"] = "icons"
    s["font"] = dice.choice(FONTS)
    s["paper"] = dice.choice(PAPERS)
    s["bykind"] = dice.random() < 0.45
    choose_marks(dice, s)
    choose_colours(dice, s)
    draw(dice, s, EFFECTS)
    s["titleborder"] = dice.randrange(8)
    draw(dice, s, TEXTS)
    s.update(forced or {})
    adjust(s)
    return s


def describe(switches):
    return "\n".join(f"{name}: {value}" for name, value in switches.items())

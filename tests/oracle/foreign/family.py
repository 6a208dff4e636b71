"""The switches of the foreign tapes: random combinations, each from a number, and the tapes.

combination(seed) returns the switches of one tape, always the same for the same seed; assemble()
makes the tape. A fault is a name of faults.txt.
"""
import os
import random
import re
import subprocess

import basic_game
from sources import basic_tape, code_tape, picture_tape, tables
from styles import LATER, choose_novelties, choose_styles

FOLDER = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")


class Fault:
    def __init__(self, name, program, classes, needs):
        self.name = name
        self.program = program
        self.classes = classes
        self.needs = needs


def faults():
    """The table faults.txt, in its order."""
    table = []
    with open(os.path.join(FOLDER, "faults.txt"), encoding="ascii") as lines:
        for line in lines:
            line = line.split("#")[0].strip()
            if line:
                name, program, classes, *needs = line.split(None, 3)
                table.append(Fault(name, program, classes.split(","), needs[0] if needs else "True"))
    return table


def place_layout(pick, s):
    """Where the board is on the screen, how large a tile is, and where everything else goes."""
    s["TW"] = pick.choice([1, 1, 2])
    s["TH"] = pick.choice([1, 1, 2])
    s["PX"] = pick.choice([p for p in (1, 2) if p >= s["TW"]] + [2])
    s["PY"] = pick.choice([p for p in (1, 2, 3) if p >= s["TH"]] + [max(2, s["TH"])])
    width = 13 * s["PX"] + s["TW"]
    height = 5 * s["PY"] + s["TH"]
    gap_x = s["PX"] > s["TW"]
    gap_y = s["PY"] > s["TH"]
    cursors = [0, 0, 1, 2, 3, 4]
    if gap_x:
        cursors += [5, 6]
    if gap_y:
        cursors += [8]
    if gap_x and gap_y:
        cursors += [7, 7, 9]
    s["CURSOR"] = pick.choice(cursors)
    s["FRAMED"] = 1 if s["CURSOR"] < 5 and pick.random() < 0.4 else 0
    margin = 1 if s["FRAMED"] or s["CURSOR"] >= 5 else 0
    s["OX"] = pick.randint(margin, 32 - width - margin)
    s["OY"] = pick.randint(2 if margin else 1, max(2, min(6, 20 - height)))
    s["FRAME_LEFT"] = s["OX"] - 1
    s["FRAME_RIGHT"] = s["OX"] + width
    s["FRAME_TOP"] = s["OY"] - 1
    s["FRAME_BOTTOM"] = s["OY"] + height
    s["FRAME_CHAR"] = ord(pick.choice("#*+.:"))
    s["NUMBER_ROW"] = pick.choice([23, 23, 23, 22])
    s["NUMBER_COL"] = pick.choice([0, 0, 0, 1])
    s["ENTRY_ROW"] = pick.choice([s["NUMBER_ROW"], 23, 22])
    s["ENTRY_COL"] = s["NUMBER_COL"] if s["ENTRY_ROW"] == s["NUMBER_ROW"] else pick.choice([0, 2])
    s["TEXT_ROW"] = 0
    s["TEXT_COL"] = pick.choice([0, 3])
    s["CLOCK_ROW"] = pick.choice([0, 23])
    s["CLOCK_COL"] = 23
    s["SCALED"] = 1 if pick.random() < 0.5 else 0
    s["ART_CELL"] = pick.randrange(s["TW"] * s["TH"])
    s["FILL_CHAR"] = ord(pick.choice("  .-:|"))
    s["EMPTY_CHAR"] = ord(pick.choice("   ."))
    s["MARK_CHAR"] = ord(pick.choice("*=+#"))


def choose_colours(pick, s):
    papers = [7, 6, 5, 4, 3]
    pick.shuffle(papers)
    ink = pick.choice([0, 0, 1, 2])
    s["COLOURED"] = 1 if pick.random() < 0.05 else 0
    tile, kind, selected, hint, cursor = [p * 8 + ink for p in papers]
    s["ATTR_TILE"] = tile
    s["ATTR_KIND"] = tile | 0x40 if s["CURSOR"] != 1 and pick.random() < 0.3 else kind
    s["ATTR_SELECTED"] = tile | 0x80 if s["CURSOR"] != 0 and pick.random() < 0.3 else selected
    s["ATTR_HINT"] = hint
    s["ATTR_CURSOR"] = cursor & 0x38
    s["ATTR_SCREEN"] = pick.choice([0x07, 0x0f, 0x38, tile, 0x17])
    # A cursor of colours around its tile, in the colours of the screen, cannot be seen.
    if s["CURSOR"] == 9 and s["ATTR_SCREEN"] == s["ATTR_CURSOR"]:
        s["ATTR_SCREEN"] = 0x0f
    s["ATTR_EMPTY"] = pick.choice([s["ATTR_SCREEN"], tile, tile])
    if s["CURSOR"] == 1 and s["ATTR_EMPTY"] < 8:
        s["ATTR_EMPTY"] = 0x0f
    s["COLOUR0"], s["COLOUR1"], s["COLOUR2"] = 0, 1, 2
    s["KIND_SHOWN"] = 1


def choose_font(pick, s):
    s["TILE_FONT"] = pick.choice([0, 0, 1, 2])
    s["TEXT_FONT"] = 1 if pick.random() < 0.15 else 0
    s["SET_CHARS"] = 1 if s["TEXT_FONT"] and pick.random() < 0.5 else 0
    s["MADE_FONT"] = 1 if s["TILE_FONT"] == 1 or s["TEXT_FONT"] else 0
    s["FONT_STYLE"] = pick.choice([0, 0, 1, 2])
    s["FIRST_CHAR"] = ord(pick.choice("AAAAaB"))


def choose_machine(pick, s):
    s["INTS"] = pick.choice([0, 1, 1, 1, 2, 2])
    s["MODEL"] = pick.choice(["48", "48", "128"])
    s["KEYS"] = pick.choice({0: [1, 2, 4, 5], 1: [0, 0, 0, 1, 2, 4, 5], 2: [0, 1, 3, 3, 2, 5]}[s["INTS"]])
    s["ROM_KEYS"] = 1 if s["INTS"] == 2 and (s["KEYS"] == 0 or pick.random() < 0.4) else 0
    frames = s["INTS"] == 1 or s["ROM_KEYS"]
    s["NEW_SOURCE"] = pick.choice(([0, 0] if frames else []) + [1] + ([2] if s["INTS"] == 2 else []))
    s["ROM_SCAN"] = 1 if s["KEYS"] == 2 or (s["KEYS"] == 4 and pick.random() < 0.5) else 0
    s["DEBOUNCE"] = pick.choice([0, 0, 1])
    s["FLUSH"] = pick.choice([0, 1])
    s["KEY_HALT"] = pick.choice([0, 1]) if s["INTS"] else 0
    s["EXTRA_KEYS"] = 1 if pick.random() < 0.1 else 0
    s["UNKNOWN_KEY"] = 1 if pick.random() < 0.1 else 0
    s["TITLE"] = 1 if pick.random() < 0.15 else 0
    s["SOUND"] = pick.choice([0, 0, 0, 1, 3] + ([2] if s["MODEL"] == "128" else []))
    s["SOUND_DI"] = pick.choice([0, 1])
    s["SOUND_NOTES"] = pick.choice([1, 2, 4, 8])
    s["SOUND_LENGTH"] = pick.choice([20, 60, 200])
    s["SOUND_FLICKER"] = 1 if pick.random() < 0.1 else 0
    s["SOUND_FIRST"] = pick.choice([0, 1])
    s["CLICK"] = 1 if pick.random() < 0.2 else 0
    s["CLICK_SOUND"] = 1 if pick.random() < 0.3 else 0
    s["NONE_SOUND"] = 1 if pick.random() < 0.2 else 0
    s["MUSIC"] = pick.choice([0, 0, 1] + ([2] if s["MODEL"] == "128" else [])) if s["INTS"] == 2 else 0
    s["CLOCK"] = 0 if s["INTS"] == 0 or pick.random() < 0.75 else pick.choice([1, 1, 3, 4] + ([2, 2] if s["INTS"] == 2 else []))
    s["WAIT_BUSY"] = pick.choice([0, 1])
    s["SHOW_PAIR"] = pick.choice([0, 0, 0, 8, 25])
    s["DELAY"] = pick.choice([0, 0, 0, 10, 30, 50])
    s["FALL_FRAMES"] = pick.choice([0, 0, 0, 2, 6])
    s["WIN"] = pick.choice([0, 1, 2])
    s["FANFARE"] = pick.choice([5, 20, 30])
    s["BLINK"] = 0


def choose_rules(pick, s):
    def mostly(first, *others):
        return first if pick.random() < 0.5 else pick.choice((first,) + others)
    s["RING"] = mostly(1, 1, 0)
    s["SIDE_EDGE"] = mostly(0, 1, 2)
    s["TOP_EDGE"] = mostly(0, 1, 2)
    s["HOME"] = mostly(0, 1, 2)
    s["HOME_ROW"], s["HOME_COL"] = pick.choice([(2, 6), (3, 7), (5, 0), (0, 13)])
    s["OTHER_KIND"] = mostly(0, 1, 2)
    s["BLOCKED_PAIR"] = mostly(0, 1, 2)
    s["EMPTY_CELL"] = mostly(0, 1)
    s["ARROW_SELECTION"] = 0
    s["ARROW_HINT"] = mostly(0, 1)
    s["HINT_RESUME"] = 1 if s["ARROW_HINT"] else mostly(0, 1)
    s["HINT_END"] = mostly(0, 1, 2)
    s["HINT_MODE"] = pick.choice([0, 0, 1, 2])
    s["TRAVEL_SELECTION"] = 0
    s["IDLE_SELECTION"] = mostly(0, 1)
    s["IDLE_CHEATS"] = mostly(0, 1)
    s["PRECEDENCE"] = mostly(0, 1, 2)
    s["MAX_DIGITS"] = 5
    s["SIXTH"] = mostly(0, 1, 2, 3)
    s["AUTO_ENTER"] = 0
    s["ENTRY_DELETE"] = mostly(0, 1, 2, 3)
    s["ENTRY_LETTER"] = mostly(0, 1, 2)
    s["ENTRY_EMPTY"] = mostly(0, 1, 2, 3)
    s["ENTRY_BAD"] = mostly(0, 1, 2, 3)
    s["CANCEL_SELECTION"] = mostly(0, 1)
    s["DEAL_RANDOM"] = pick.choice([0, 1])
    s["DEAL_SHUFFLE"] = pick.choice([0, 1])
    s["DEAL_FILL"] = pick.choice([0, 1])
    s["ENTRY_STYLE"] = 0
    # 1 is a fault: one number would deal two boards. The draw is kept, so that a number chooses the same tape.
    _ = pick.random()
    s["DEAL_GRAVITY"] = 0
    s["NUMBER_PAD"] = pick.choice([0, 0, 1, 2])
    cells = [(r, c) for r in range(6) for c in range(14)]
    order = pick.choice(["rows", "rows", "columns", "backwards", "upwards", "snake", "any"])
    if order == "columns":
        cells.sort(key=lambda cell: (cell[1], cell[0]))
    elif order == "backwards":
        cells.reverse()
    elif order == "upwards":
        cells.sort(key=lambda cell: (-cell[0], cell[1]))
    elif order == "snake":
        cells.sort(key=lambda cell: (cell[0], cell[1] if cell[0] % 2 == 0 else -cell[1]))
    elif order == "any":
        pick.shuffle(cells)
    s["order"] = cells
    s["label"] = pick.choice(["", "", "Board ", "No.", "#"])
    s["ask"] = pick.choice(["Board? ", "", "Number: "])
    s["text"] = pick.choice(["SHISEN", "14 x 6 SHISEN", "H help N new S no."])


def pictures(pick):
    """21 different pictures of eight lines, no character of the ROM."""
    made = []
    while len(made) < 21:
        half = [pick.randrange(1, 16) for _ in range(8)]
        picture = [h << 4 | int(f"{h:04b}"[::-1], 2) for h in half]
        if picture not in made and len(set(picture)) > 3:
            made.append(picture)
    return made


# The program, its source, and where its code begins.
PROGRAMS = {"table": "table_game.asm", "basic": "basic_helper.asm", "print": "print_game.asm",
            "deluxe": "deluxe_game.asm", "terse": "terse_game.asm",
            "gondola": "gondola_game.asm", "newsprint": "newsprint_game.asm",
            "corner": "corner_game.asm", "brackets": "brackets_game.asm"}
# Those that obey the switches; the others have faults only.
SWITCHED = ["basic", "print", "table"]


def suit_print(pick, s):
    """What print_game.asm can do."""
    height = 5 * s["PY"] + s["TH"]
    s["CURSOR"] = pick.choice([0, 0, 1, 3, 4] + ([6, 6] if s["PX"] > s["TW"] else []))
    s["FRAMED"] = 0
    s["SCALED"] = 0
    s["OX"] = pick.randint(1 if s["CURSOR"] == 6 else 0, 31 - 13 * s["PX"] - s["TW"] + 1)
    s["OY"] = pick.randint(1, max(1, min(5, 21 - height)))
    s["NUMBER_ROW"] = pick.choice([23, 23, 22])
    s["LOWER_LINE"] = s["NUMBER_ROW"] - 22
    s["NUMBER_COL"] = 0
    s["TEXT_ROW"] = s["TEXT_COL"] = 0
    s["INTS"], s["ROM_KEYS"], s["MUSIC"], s["TITLE"], s["NEW_SOURCE"] = 1, 0, 0, 0, 0
    s["KEYS"] = pick.choice([0, 1, 2])
    s["CLOCK"] = 1 if s["KEYS"] == 1 and pick.random() < 0.3 else 0
    s["CLOCK_ROW"] = 0
    s["SOUND"] = pick.choice([0, 1])
    s["TILE_FONT"] = pick.choice([0, 0, 2])
    s["TEXT_FONT"] = s["SET_CHARS"] = s["MADE_FONT"] = 0
    s["FILL_CHAR"] = pick.choice([32, 46, 58, 133, 138])
    s["HINT_MODE"] = pick.choice([0, 3])
    s["FALL_FRAMES"] = 0
    s["ENTRY_STYLE"] = 2
    s["DEAL_RANDOM"], s["DEAL_SHUFFLE"], s["DEAL_FILL"], s["DEAL_GRAVITY"] = 3, 0, 0, 0
    s["NUMBER_PAD"] = pick.choice([0, 1])
    s["ORIGIN"] = pick.choice([32768, 40000, 28000])
    s["STACK"] = s["ORIGIN"] - 2
    choose_colours(pick, s)
    s["COLOURED"] = 0
    s["ATTR_SCREEN"] &= 0x3f


def suit_basic(pick, s):
    """What the program in BASIC can do of all that."""
    s["TW"] = min(s["TW"], s["PX"])
    s["TH"] = 1
    s["CURSOR"] = pick.choice([0, 0, 1, 3, 4])
    s["FRAMED"] = 0
    s["PY"] = pick.choice([1, 2, 3])
    s["OY"] = pick.randint(1, min(6, 20 - 5 * s["PY"]))
    s["NUMBER_ROW"] = pick.choice([21, 23, 23]) if s["OY"] + 5 * s["PY"] < 20 else 23
    s["NUMBER_COL"] = 0
    s["TEXT_ROW"] = s["TEXT_COL"] = 0
    s["INTS"], s["ROM_KEYS"], s["CLOCK"], s["MUSIC"], s["TITLE"] = 1, 0, 0, 0, 0
    s["KEYS"] = pick.choice([0, 1, 2])
    s["NEW_SOURCE"] = 0
    s["SOUND"] = pick.choice([0, 1, 3])
    s["TILE_FONT"] = pick.choice([0, 0, 2])
    s["TEXT_FONT"] = s["SET_CHARS"] = s["MADE_FONT"] = s["COLOURED"] = 0
    s["HINT_MODE"] = 0
    s["ENTRY_STYLE"] = 1
    s["ENTRY_BAD"] = pick.choice([0, 0, 1, 3])
    s["EXTRA_KEYS"] = 0
    s["DEAL_RANDOM"], s["DEAL_SHUFFLE"], s["DEAL_GRAVITY"] = 2, 0, 0
    choose_colours(pick, s)
    s["COLOURED"] = 0
    s["ATTR_SCREEN"] &= 0x3f


# The simplest choices: --set plain, and then one switch at a time shows what the oracle stumbles over.
PLAIN = {"TW": 1, "TH": 1, "PX": 2, "PY": 2, "CURSOR": 0, "FRAMED": 0, "OX": 2, "OY": 3, "NUMBER_ROW": 23,
         "NUMBER_COL": 0, "ENTRY_ROW": 23, "ENTRY_COL": 0, "TEXT_ROW": 0, "TEXT_COL": 0, "SCALED": 0, "ART_CELL": 0,
         "FILL_CHAR": 32, "EMPTY_CHAR": 32, "COLOURED": 0, "ATTR_TILE": 56, "ATTR_KIND": 48, "ATTR_SELECTED": 40,
         "ATTR_HINT": 32, "ATTR_SCREEN": 7, "ATTR_EMPTY": 56, "TILE_FONT": 0, "TEXT_FONT": 0, "SET_CHARS": 0,
         "MADE_FONT": 0, "FIRST_CHAR": 65, "INTS": 1, "KEYS": 0, "ROM_KEYS": 0, "ROM_SCAN": 0, "NEW_SOURCE": 0,
         "KEY_HALT": 0, "EXTRA_KEYS": 0, "UNKNOWN_KEY": 0, "BLINK": 0, "TITLE": 0, "SOUND": 0, "SOUND_DI": 0, "SOUND_NOTES": 1,
         "SOUND_LENGTH": 20, "SOUND_FLICKER": 0, "CLICK": 0, "NONE_SOUND": 0, "MUSIC": 0, "CLOCK": 0, "SHOW_PAIR": 0,
         "DELAY": 0, "FALL_FRAMES": 0, "WIN": 0, "RING": 1, "SIDE_EDGE": 0, "TOP_EDGE": 0, "HOME": 0, "OTHER_KIND": 0,
         "BLOCKED_PAIR": 0, "EMPTY_CELL": 0, "ARROW_HINT": 0, "HINT_RESUME": 0, "HINT_END": 0, "HINT_MODE": 0,
         "IDLE_SELECTION": 0, "IDLE_CHEATS": 0, "PRECEDENCE": 0, "SIXTH": 1, "ENTRY_DELETE": 1, "ENTRY_LETTER": 2,
         "ENTRY_EMPTY": 0, "ENTRY_BAD": 0, "NUMBER_PAD": 0, "MODEL": "48", "label": "",
         "order": [(r, c) for r in range(6) for c in range(14)]}


def combination(seed, program=None, changes=()):
    """The switches of a tape: the same for the same seed, program and changes (NAME=VALUE, or plain)."""
    pick = random.Random(f"foreign {seed}")
    s = {"seed": seed, "program": program or pick.choice(SWITCHED), **LATER}
    place_layout(pick, s)
    choose_colours(pick, s)
    choose_font(pick, s)
    choose_machine(pick, s)
    choose_rules(pick, s)
    s["pictures"] = pictures(pick)
    # Drawn from other numbers, so that the other switches of a seed stay as they were.
    blinks = random.Random(f"blink {seed}")
    if s["program"] == "table" and s["INTS"] == 1 and blinks.random() < 0.1:
        s["BLINK"], s["CURSOR"], s["FRAMED"] = blinks.choice([1, 2]), 10, 0
    if s["program"] == "basic":
        suit_basic(pick, s)
    if s["program"] == "print":
        suit_print(pick, s)
    for change in changes:
        name, _, value = change.partition("=")
        if name == "plain":
            s.update(PLAIN)
        elif name == "styled":
            choose_styles(s)
        elif name == "novel":
            choose_novelties(s)
        elif name not in s:
            raise SystemExit(f"no switch {name}")
        else:
            s[name] = int(value) if isinstance(s[name], int) else value
    # Only the program's own interrupt routine counts what N then draws its numbers from.
    if s["INTS"] != 2 and s["NEW_SOURCE"] == 2:
        s["NEW_SOURCE"] = 0
    return s


def suits(fault, s):
    return fault.program in ("any", s["program"]) and eval(fault.needs, {}, dict(s))


def config(s, fault):
    lines = [f"{name} equ {value}" for name, value in sorted(s.items()) if name.isupper() and isinstance(value, int)]
    for number, known in enumerate(faults(), 1):
        lines.append(f"F_{known.name.replace('-', '_')} equ {number}")
        if fault == known.name:
            lines.append(f"FAULT equ {number}")
    if not fault:
        lines.append("FAULT equ 0")
    return "\n".join(lines) + "\n"


def assemble(s, folder, fault=None):
    """Makes the tape in the folder; returns its path and the program's symbols."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "config.inc"), "w", encoding="ascii") as file:
        file.write(config(s, fault))
    with open(os.path.join(folder, "tables.inc"), "w", encoding="ascii") as file:
        file.write(tables(s))
    source = os.path.join(FOLDER, PROGRAMS[s["program"]])
    binary = os.path.join(folder, "program.bin")
    symbols = os.path.join(folder, "program.sym")
    done = subprocess.run([PASMO, "--bin", "-I", folder, "-I", FOLDER, source, binary, symbols],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"pasmo, seed {s['seed']}: {done.stdout.strip()[-300:]}")
    with open(binary, "rb") as file:
        code = file.read()
    if s["program"] == "basic":
        tape = basic_tape(basic_game.listing(s, fault), code, 60000)
    elif s["program"] == "brackets":
        tape = picture_tape(code, 32768)
    else:
        tape = code_tape(code, s.get("ORIGIN", 24576 if s["program"] == "corner" else 32768))
    path = os.path.join(folder, f"{s['program']}-{s['seed']}{'-' + fault if fault else ''}.tap")
    with open(path, "wb") as file:
        file.write(tape)
    with open(symbols, encoding="ascii") as file:
        return path, symbols_of(file.read())


def symbols_of(text):
    """The addresses in a file of symbols by pasmo."""
    return {name: int(value, 16) for name, value in re.findall(r"^(\w+)\s+EQU 0?([0-9A-F]+)H", text, re.M)}

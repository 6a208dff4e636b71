"""Program B: a BASIC loader and main loop that call machine code for the game."""

import art
import basic
import common

FAULTS = {
    1: ("numbers that are multiples of 8 do not restart the generator", ["deal"]),
    2: ("the printed number counts 255 for each high byte", ["number"]),
    3: ("a typed number over 65535 is not refused and stops the program", ["number", "machine"]),
    4: ("no path above the board by its upper empty ring", ["path", "hint", "status"]),
    5: ("no path by the left empty ring", ["path", "hint", "status"]),
    6: ("a long vertical segment passes over its last place but one", ["path", "hint", "status"]),
    7: ("the last column never falls", ["gravity"]),
    8: ("N turns gravity on again", ["gravity"]),
    9: ("B puts two tiles of a column back in the order of their selection", ["history"]),
    10: ("B lifts tiles with gravity off too", ["history"]),
    11: ("R leaves the first removal", ["history"]),
    12: ("F and L let nothing fall", ["history", "gravity"]),
    13: ("with a selected tile H always shows the first pair", ["hint"]),
    14: ("ENTER takes a shown pair only where the cursor is on one of its tiles", ["hint"]),
    15: ("hints leave out one kind", ["hint"]),
    16: ("one kind is never highlighted", ["highlight"]),
    17: ("the highlighted kind changes with the cursor only, not with the board", ["highlight"]),
    18: ("with gravity off a dead board is not seen", ["status"]),
    19: ("red stays after a board chosen by S", ["status"]),
    20: ("no sound for a pair taken by a hint", ["sound"]),
    21: ("each new board leaves a GO SUB return address", ["machine", "status", "number"]),
    22: ("the printed number is not renewed with gravity off", ["number"]),
    23: ("the selected tile is not shown while another tile of its kind is under the cursor",
         ["highlight"]),
    24: ("DELETE toggles gravity and deals the same number", ["gravity", "number", "deal"]),
}
ORDERS = ["rows", "columns", "columns", "backwards", "snake", "middle"]


def choose(seed):
    dice = common.dice_for(seed)
    s = {"program": "B", "seed": seed, "machine": "48k", "music": 0}
    common.choose_look(dice, s)
    s["loop"] = dice.choice(["code", "INKEY$", "PAUSE", "scan"])
    s["input"] = dice.choice(["number", "line", "line"])
    s["number place"] = dice.choice(["AT 21", "lower screen"])
    height = 5 * common.LAYOUTS[s["layout"]][3] + common.LAYOUTS[s["layout"]][1]
    s["y0"] = min(s["y0"], 20 - height - s["frame"])
    s["zero pad"] = 0
    s["number word"] = dice.choice(["", "", "No. ", "Board "])
    s["number column"] = 0
    s["sound"] = dice.randrange(3)
    s["beep"] = dice.choice(["0.05,12", "0.02,30", "0.1,0"])
    s["pitch"] = dice.randint(150, 500)
    s["animation"] = dice.choice([0, 1, 2, 3])
    s["fall frames"] = dice.choice([0, 0, 1, 2])
    s["title"] = dice.choice(["", "any key", "letter"])
    s["tile count"], s["messages"] = dice.randrange(2), int(dice.random() < 0.7)
    s["win show"] = dice.choice(["", "borders", "tune"])
    s["order"] = dice.choice(ORDERS)
    s["wrap"] = dice.randrange(2)
    s["empty enter"], s["no join"] = dice.randrange(2), dice.randrange(3)
    s["hint keep"], s["hint go on"] = dice.randrange(2), dice.randrange(2)
    s["hint end"] = dice.randrange(3)
    s["hint clears selection"] = s["selection survives history"] = 0
    s["nothing is cheating"] = int(dice.random() < 0.3)
    dice.random()  # not used; keeps the choices of all seeds
    s["red last"] = int(dice.random() < 0.25)
    s["home"] = dice.randrange(2)
    s["sixth"], s["entry delete"] = 2, 0
    s["entry none"] = dice.randrange(2) if s["input"] == "line" else 0
    s["entry bad"] = dice.randrange(3)
    s["generator"], s["pick"] = dice.randrange(2), dice.randrange(2)
    s["prompt"] = dice.choice(["Board? ", "Number ", "1-65535: "])
    return s


def show(way, s):
    """Assembler lines that show one state: D is the attribute, E bit 2 INVERSE, bit 0 lines."""
    if way in ("frame", "brackets", "underline"):
        return "        set 0,e"
    return {
        "mark": "", "flash": "        set 7,d", "bright": "        set 6,d",
        "invert": "        set 2,e",
        "paper": f"        ld a,d\n        and #C7\n        or {s['marks'][0] * 8}\n        ld d,a",
        "ink": f"        ld a,d\n        and #F8\n        or {s['marks'][1]}\n        ld d,a",
    }[way]


def source(s, fault, origin):
    import build_a
    cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[s["layout"]]
    data, attrs, overlay, back = build_a.looks(s)
    loops = {"code": 0, "INKEY$": 1, "PAUSE": 2, "scan": 3}
    equ = {
        "FAULT": fault, "MCORG": origin, "LOOP": loops[s["loop"]], "GRID": origin + 0x1400,
        "SHOWN": origin + 0x1500, "TRAIL": origin + 0x1600,
        "REDLAST": s["red last"],
        "PICK": s["pick"], "HOME": s["home"], "HINTKEEP": s["hint keep"],
        "HINTGOON": s["hint go on"], "HINTEND": s["hint end"], "WRAP": s["wrap"],
        "EMPTYENTER": s["empty enter"], "NOJOIN": s["no join"],
        "ANIM": {0: 0, 1: 1, 2: 2, 3: 3}[s["animation"]], "FALLWAIT": s["fall frames"],
        "SOUND": s["sound"], "PITCH": s["pitch"], "NOTHINGRED": s["nothing is cheating"],
        "GENERATOR": s["generator"], "FRAME": int(s["frame"]), "RIMCHAR": 127 + s["seed"] // 2 % 2 * 16,
        "MARK": int(s["cursor"] == "mark"), "MARKCHAR": ord(">"), "BACKATTR": back,
        "CELLS": cell_w * cell_h, "CELLW": cell_w, "CELLH": cell_h,
    }
    text = "".join(f"{name} EQU {value}\n" for name, value in equ.items())
    for name in ("play", "take", "rules", "links", "tiles"):
        text += (common.HERE / "b" / f"{name}.asm").read_text()
    for name, way in (("SHOW_KIND", "kind"), ("SHOW_SELECTED", "selected"),
                      ("SHOW_PAIR", "pair"), ("SHOW_CURSOR", "cursor")):
        text = text.replace(f"        {name}\n", show(s[way], s) + "\n")
    columns = [max(0, min(31, s["x0"] + (c - 1) * pitch_x)) for c in range(16)]
    rows = [max(0, min(21, s["y0"] + (r - 1) * pitch_y)) for r in range(8)]
    order = [(c + 1) * 8 + r + 1 for r, c in common.hint_order(s["order"])]
    parts = ["        ORG (($ + 255) / 256) * 256", common.bytes_text("ORDER", order),
             "        ORG (($ + 255) / 256) * 256", common.bytes_text("KINDATTR", attrs),
             common.bytes_text("COLTAB", columns), common.bytes_text("ROWTAB", rows),
             common.bytes_text("CHARSET", data + overlay)]
    if s["frame"]:
        rim = [v for cell in build_a.frame_cells(s) for v in cell]
        parts.append(common.bytes_text("RIM", rim + [255]))
    for name in ("event", "busy", "taken", "key", "cursor", "chosen", "pair1", "pair2", "number",
                 "number2", "gravity", "done", "most", "cheat", "dead", "colours", "ended",
                 "places", "places2", "same", "with", "silent", "held", "quiet", "bytyping",
                 "seed", "seed2"):
        parts.append(f"{name}: defb {1 if name == 'number' else 0}")
    return text + "\n".join(parts) + "\ncodeend:\n"


def game_basic(s, y, fault, origin, clear):
    """The BASIC program. Each part is a list of lines; the letter e is the event of the code."""
    back = f"BORDER 5: PAPER {s['paper']}: INK {s['inks'][0]}"
    rows = [f"10 {back}: BRIGHT 0: FLASH 0: CLS",
            f'20 CLEAR {clear}: LOAD "" CODE', f"30 {back}: CLS: LET r={origin}"]
    if s["title"]:
        what = "any key" if s["title"] == "any key" else "P to play"
        rows.append(f'40 PRINT AT 8,12;"SHISEN"; AT 12,8;"Press {what}"')
        rows.append(f"50 POKE {y['busy']},0")
        if s["title"] == "any key":
            rows.append("60 PAUSE 0")
        else:
            rows.append('60 LET k$=INKEY$: IF k$<>"p" AND k$<>"P" THEN GO TO 60')
        rows.append(f"70 POKE {y['taken']},1: POKE {y['busy']},1")
    rows += ["80 LET z=USR r", "90 GO SUB 400",
             "100 GO SUB 600"]
    if s["loop"] in ("code", "scan"):
        rows += ["150 LET e=USR (r+3)"]
    elif s["loop"] == "INKEY$":
        rows += [f'110 IF INKEY$<>"" THEN GO TO 110', f"120 POKE {y['busy']},0",
                 '130 LET k$=INKEY$: IF k$="" THEN GO TO 130',
                 f"140 POKE {y['key']},CODE k$: LET e=USR (r+3)"]
    else:
        rows += [f"120 POKE {y['busy']},0", "130 PAUSE 0",
                 f"140 POKE {y['key']},PEEK 23560: LET e=USR (r+3)"]
    rows += ["160 IF e=1 THEN GO SUB 300"]
    if s["sound"] == 0:
        rows += [f"170 IF e=2 THEN BEEP {s['beep']}"]
    if s["pick"]:
        rows += ["180 IF e=3 THEN GO SUB 400"]
    rows += [f"190 IF PEEK {y['done']}=42 AND e=2 THEN GO SUB 700"] if s["win show"] else []
    rows += ["200 GO TO 100"]
    rows += entry_basic(s, y, fault)
    n = y["number"]
    if s["pick"]:
        rows += ["400 RANDOMIZE : LET n=INT (RND*65535)+1"]
    else:
        rows += [f"400 RANDOMIZE : LET n=PEEK 23670+256*PEEK 23671: IF n=0 THEN LET n=1"]
    rows += [f"410 POKE {n},n-256*INT (n/256): POKE {n + 1},INT (n/256): LET z=USR (r+6): LET q=0"]
    rows += ["420 GO TO 100"] if fault == 21 else ["420 RETURN"]
    where = "AT 21,0;" if s["number place"] == "AT 21" else "#0; AT 1,0;"
    word = f'"{s["number word"]}";' if s["number word"] else ""
    page = 255 if fault == 2 else 256
    skip = f"IF PEEK {y['gravity']}=1 THEN " if fault == 22 else ""
    rows += [f"600 BORDER PEEK {y['colours']}",
             f"610 {skip}PRINT {where}{word}PEEK {n}+{page}*PEEK {n + 1};\"    \""]
    if s["tile count"]:
        rows += [f'620 PRINT AT 0,20;"Left ";84-2*PEEK {y["done"]};" "']
    if s["messages"]:
        rows += ['630 LET m$="             "', f'640 IF PEEK {y["dead"]} THEN LET m$="No more moves"',
                 f'650 IF PEEK {y["done"]}=42 THEN LET m$="Well done!   "',
                 f'660 IF PEEK {y["ended"]} AND PEEK {y["dead"]}=0 THEN LET m$="No more hints"',
                 "670 PRINT AT 0,1;m$"]
    rows += ["680 RETURN"]
    if s["win show"] == "borders":
        rows += ["700 FOR i=0 TO 14: BORDER i-7*(i>7): PAUSE 3: NEXT i", "710 RETURN"]
    elif s["win show"] == "tune":
        rows += ["700 FOR i=0 TO 12 STEP 3: BEEP 0.08,i: NEXT i", "710 RETURN"]
    return "\n".join(rows)


def entry_basic(s, y, fault):
    """Lines 300 to 390: asks for a number."""
    rows = []
    if s["input"] == "number":
        rows += [f'300 INPUT "{s["prompt"]}";n']
    else:
        none = "RETURN" if s["entry none"] == 1 else "GO TO 300"
        rows += [f'300 INPUT "{s["prompt"]}"; LINE n$: IF n$="" THEN {none}',
                 '310 FOR i=1 TO LEN n$: IF n$(i)<"0" OR n$(i)>"9" THEN GO TO 300',
                 "320 NEXT i: LET n=VAL n$"]
    bad = {0: "GO TO 300", 1: "GO TO 300", 2: "RETURN"}[s["entry bad"]]
    if s["entry bad"] == 1 and fault != 3:
        rows += ["330 LET n=n-65536*INT (n/65536)"]
    if fault == 3:
        rows += [f"340 IF n<1 THEN {bad}"]
    else:
        rows += [f"340 IF n<1 OR n>65535 OR n<>INT n THEN {bad}"]
    if fault == 19:
        rows += [f"350 POKE {y['bytyping']},1"]
    return rows + ["360 GO TO 410"]


def build(seed, fault=0):
    s = choose(seed)
    if fault == 21:
        s["pick"] = 1
    origin = 40960
    clear = origin - 1
    code, y = common.assemble(source(s, fault, origin))
    assert y["codeend"] < y["GRID"], hex(y["codeend"])
    text = game_basic(s, y, fault, origin, clear)
    if fault == 21:
        origin = (23755 + len(basic.program(text)) + 700) // 256 * 256
        code, y = common.assemble(source(s, fault, origin))
        text = game_basic(s, y, fault, origin, origin - 1)
    tape = basic.basic_file("SHISEN", text, 10) + basic.code_file("code", code, origin)
    return tape, s, y

"""Program A: assembly with its own keyboard and screen routines."""

import art
import basic
import common

ORDERS = ["rows", "rows", "columns", "backwards", "snake", "middle"]
FAULTS = {
    1: ("one kind three and another five times on some boards", ["deal"]),
    2: ("N always goes on to the same numbers, whatever the time", ["number", "deal"]),
    3: ("numbers from 32768 shown as negative", ["number"]),
    4: ("no path below the board by its lower empty ring", ["path", "hint", "status"]),
    5: ("no path of three segments by the right empty ring", ["path", "hint", "status"]),
    6: ("a middle segment in the last column passes over tiles", ["path", "hint", "status"]),
    7: ("two tiles of a column, upper first: tiles fall one row only", ["gravity"]),
    8: ("gravity off: the first column still falls", ["gravity"]),
    9: ("only 30 moves can be taken back", ["history"]),
    10: ("a removal after B does not throw away the rest of the undone ones", ["history"]),
    11: ("L redoes one removal only", ["history"]),
    12: ("R is no cheating", ["status", "history"]),
    13: ("hints miss pairs with the later tile in the last column", ["hint"]),
    14: ("hints ignore the selected tile", ["hint"]),
    15: ("after ENTER on a hint no look for a dead board", ["status"]),
    16: ("the last row is never highlighted", ["highlight"]),
    17: ("on an empty cell the last kind stays highlighted", ["highlight"]),
    18: ("a won board gives the black border", ["status"]),
    19: ("no sound where both tiles are in one row", ["sound"]),
    20: ("each new board leaves a word on the stack", ["machine", "deal", "status", "number"]),
    21: ("typed or drawn numbers from 32768 deal the board of the number less 32768",
         ["deal", "number"]),
    22: ("B does not restore the lowest rows", ["history"]),
    23: ("ENTER on the selected tile in the last column removes it alone", ["path", "history"]),
    24: ("DELETE does not toggle while a tile is selected", ["gravity"]),
}


def choose(seed):
    dice = common.dice_for(seed)
    s = {"program": "A", "seed": seed}
    common.choose_look(dice, s)
    s["sound"] = dice.choice([0, 0, 1, 2, 3])
    s["music"] = int(s["sound"] == 3 and dice.random() < 0.4)
    s["machine"] = "128k" if s["sound"] == 3 else "48k"
    s["keys"] = dice.randrange(4)
    s["animation"] = dice.randrange(5)
    s["fall frames"] = dice.choice([0, 0, 1, 3])
    s["title"] = int(dice.random() < 0.5)
    s["title key"] = dice.choice([0, 13, 32]) if s["title"] else 0
    s["win frames"] = dice.choice([0, 0, 20, 40])
    s["own font"] = int(dice.random() < 0.5)
    s["number row"] = dice.choice([23, 23, 22])
    s["number column"] = dice.choice([0, 0, 1])
    s["zero pad"] = int(dice.random() < 0.3)
    s["number word"] = dice.choice(["", "", "No ", "Board "])
    s["tile count"], s["move count"] = dice.randrange(2), dice.randrange(2)
    s["clock"] = int(dice.random() < 0.25)
    s["messages"] = int(dice.random() < 0.6)
    s["order"] = dice.choice(ORDERS)
    s["wrap"] = dice.randrange(3)
    s["empty enter"] = dice.randrange(2)
    s["no join"] = dice.randrange(3)
    s["hint keep"], s["hint go on"] = dice.randrange(2), dice.randrange(2)
    s["hint end"] = dice.randrange(3)
    s["hint clears selection"] = int(dice.random() < 0.3)
    s["selection survives history"] = dice.randrange(2)
    s["nothing is cheating"] = int(dice.random() < 0.3)
    dice.random()  # not used; keeps the choices of all seeds
    s["red last"] = int(dice.random() < 0.25)
    s["home"] = dice.randrange(2)
    s["sixth"], s["entry delete"] = dice.randrange(2), dice.randrange(3)
    s["entry none"], s["entry bad"] = dice.randrange(2), dice.randrange(3)
    s["generator"], s["dealing"] = dice.randrange(2), dice.randrange(2)
    s["random source"] = dice.randrange(2)
    s["generator constant"] = dice.randrange(1, 32768) * 2 + 1
    s["pitch"] = dice.randint(120, 600)
    s["prompt"] = dice.choice(["Board ", "No.", "? ", ""])
    s["prompt char"] = dice.choice(["L", "L", "_"])
    return s


def show(way, s):
    """Assembler lines that show one state in D, E and IX."""
    if way in ("frame", "brackets", "underline"):
        return "        ld ix,CURSORLINES"
    return {
        "mark": "        ld a,1\n        ld (marked),a",
        "flash": "        set 7,d", "bright": "        set 6,d",
        "invert": "        ld a,e\n        cpl\n        ld e,a",
        "paper": f"        ld a,d\n        and #C7\n        or {s['marks'][0] * 8}\n        ld d,a",
        "ink": f"        ld a,d\n        and #F8\n        or {s['marks'][1]}\n        ld d,a",
    }[way]


def looks(s):
    """Pictures, attributes and lines as the program has them; the prover uses them too."""
    cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[s["layout"]]
    data, inks = art.tiles(s["tiles"], cell_w, cell_h, common.dice_for(f"art {s['seed']}"),
                           s["edge"])
    back = s["paper"] * 8 + s["inks"][0]
    attrs = [back] + [s["paper"] * 8 + s["inks"][inks[k] if inks else 0] for k in range(21)]
    overlay = [0] * (cell_w * cell_h * 8)
    if s["cursor"] in ("frame", "brackets", "underline"):
        overlay = art.to_bytes(art.lines(s["cursor"], cell_w * 8, cell_h * 8))
    return data, attrs, overlay, back


def frame_cells(s):
    cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[s["layout"]]
    left = s["x0"] - (2 if s["cursor"] == "mark" else 1)
    right = s["x0"] + 13 * pitch_x + cell_w
    top, bottom = s["y0"] - 1, s["y0"] + 5 * pitch_y + cell_h
    cells = [(y, x) for y in (top, bottom) for x in range(left, right + 1)]
    return cells + [(y, x) for y in range(top + 1, bottom) for x in (left, right)]


def source(s, fault):
    cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[s["layout"]]
    data, attrs, overlay, back = looks(s)
    equ = {
        "FAULT": fault, "CODEORG": 32768, "BOARD": 0x9E00, "HIST": 0xA000,
        "STACK": 0x9E80 + 256, "FONT": 0xB700 if s["own font"] else 0x3C00,
        "OWNFONT": s["own font"], "TITLE": s["title"], "TITLEKEY": s["title key"],
        "HOME": s["home"], "CLOCK": s["clock"],
        "RNDSRC": s["random source"], "HINTKEEP": s["hint keep"], "WRAP": s["wrap"],
        "EMPTYENTER": s["empty enter"], "NOJOIN": s["no join"], "SELUNDO":
        s["selection survives history"], "NOTHINGRED": s["nothing is cheating"],
        "SELHINT": s["hint clears selection"], "HINTGOON": s["hint go on"],
        "HINTEND": s["hint end"], "GENERATOR": s["generator"], "DEALING": s["dealing"],
        "GENADD": s["generator constant"], "SIXTH": s["sixth"], "ENTRYDEL": s["entry delete"],
        "ENTRYNONE": s["entry none"], "ENTRYBAD": s["entry bad"],
        "MARK": int(s["cursor"] == "mark"), "CELLW": cell_w, "CELLH": cell_h,
        "BACKATTR": back, "TEXTATTR": back, "NUMROW": s["number row"],
        "NUMCOL": s["number column"], "ZEROPAD": s["zero pad"],
        "NUMWORD": int(bool(s["number word"])), "TILECOUNT": s["tile count"],
        "MOVECOUNT": s["move count"], "INFOROW": s["number row"], "CLOCKROW": 0,
        "MESSAGES": s["messages"], "MESSROW": 0, "MESSCOL": 2, "FRAME": int(s["frame"]),
        "FRAMEATTR": back, "REDLAST": s["red last"], "SOUND": s["sound"], "PITCH": s["pitch"],
        "PITCHLEN": 40, "MUSIC": s["music"], "ANIM": s["animation"],
        "FALLANIM": s["fall frames"], "WINANIM": s["win frames"], "KEYS": s["keys"],
        "PROMPTCHAR": ord(s["prompt char"]),
    }
    text = "".join(f"{name} EQU {value}\n" for name, value in equ.items())
    for name in ("game", "removal", "logic", "deal", "screen", "text", "effects", "keyboard"):
        text += (common.HERE / "a" / f"{name}.asm").read_text()
    for name, way in (("SHOW_KIND", "kind"), ("SHOW_SELECTED", "selected"),
                      ("SHOW_PAIR", "pair"), ("SHOW_CURSOR", "cursor")):
        text = text.replace(f"        {name}\n", show(s[way], s) + "\n")
    text = text.replace("NUMTEXT,0", f'"{s["number word"]}",0' if s["number word"] else "0")
    text = text.replace("PROMPTTEXT,0", f'"{s["prompt"]}",0' if s["prompt"] else "0")
    start = {0: "Press any key to start", 13: "Press ENTER to start", 32: "SPACE to start"}
    text = text.replace("STARTTEXT", f'"{start[s["title key"]]}"')
    return text + "\n" + tables(s, data, attrs, overlay)


def tables(s, data, attrs, overlay):
    cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[s["layout"]]
    columns = [max(0, min(31, s["x0"] + (c - 1) * pitch_x)) for c in range(16)]
    rows = [max(0, min(23, s["y0"] + (r - 1) * pitch_y)) for r in range(8)]
    middle_x = [max(0, min(255, (s["x0"] + (c - 1) * pitch_x) * 8 + cell_w * 4))
                for c in range(16)]
    middle_y = [max(0, min(191, (s["y0"] + (r - 1) * pitch_y) * 8 + cell_h * 4))
                for r in range(8)]
    order = [(r + 1) * 16 + c + 1 for r, c in common.hint_order(s["order"])]
    keys = (b"\0ZXCVASDFGQWERT1234509876POIUY\x0dLKJH \0MNB")
    tune = [80, 64, 53, 64, 80, 64, 53, 64, 90, 71, 60, 71, 90, 71, 60, 71]
    text = ["        ORG (($ + 255) / 256) * 256", bytes_text("ORDER", order),
            bytes_text("COLTAB", columns), bytes_text("ROWTAB", rows),
            bytes_text("COLMID", middle_x), bytes_text("ROWMID", middle_y),
            bytes_text("keytable", list(keys)), bytes_text("tune", tune),
            bytes_text("CELLS", [(r + 1) * 16 + c + 1 for r in range(6) for c in range(14)]),
            bytes_text("KINDATTR", attrs), bytes_text("TILES", data),
            "NOLINES: defs 32,0", "ZEROS: defs 8,0", bytes_text("CURSORLINES", overlay),
            bytes_text("MARKGFX", [0, 8, 12, 126, 126, 12, 8, 0]),
            bytes_text("FRAMEGFX", [170, 85] * 4)]
    if s["frame"]:
        text.append(bytes_text("FRAMELIST", [v for cell in frame_cells(s) for v in cell] + [255]))
    for name, size in (("vbusy", 1), ("vtaken", 1), ("cur", 1), ("sel", 1), ("hinta", 1),
                       ("hintb", 1), ("num", 2), ("grav", 1), ("undo", 1), ("redo", 1),
                       ("cheat", 1), ("dead", 1), ("atend", 1), ("place1", 1), ("place2", 1),
                       ("moves", 1), ("hkind", 1), ("kind", 1), ("only", 1), ("forhint", 1),
                       ("keepkind", 1), ("corner1", 1), ("corner2", 1), ("ends", 2), ("pairbc", 2),
                       ("selkind", 1), ("byhint", 1), ("onecol", 1), ("rnd", 2), ("ticks", 2),
                       ("secs", 2), ("fifty", 1), ("attr", 1), ("marked", 1), ("border", 1),
                       ("numtext", 8), ("digits", 8), ("count", 1), ("rawkey", 2), ("beat", 1),
                       ("buffer", 2)):
        start = {"cur": 0x11, "grav": 1, "place2": 255, "num": None}.get(name, 0)
        text.append(f"{name}: defw 1" if start is None else f"{name}: defs {size},{start}")
    text.append("codeend:")
    return "\n".join(text) + "\n"


bytes_text = common.bytes_text


def build(seed, fault=0):
    s = choose(seed)
    code, symbols = common.assemble(source(s, fault))
    assert symbols["codeend"] < 0x9E00, hex(symbols["codeend"])
    loader = "10 CLEAR 32767: LOAD \"\" CODE: RANDOMIZE USR 32768"
    tape = basic.basic_file("shisen", loader, 10) + basic.code_file("shisen", code, 32768)
    return tape, s, symbols

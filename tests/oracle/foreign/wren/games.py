"""The tapes: which files and marks, the choices of their authors, and how to read their memory."""
import build
import deals
import model
import pictures

GAMES, HONEST = {}, {}


class Spec:
    """One honest tape."""

    def __init__(self, game, name, marks, cfg, number):
        self.game, self.name, self.marks = game, name, marks
        self.cfg, self.number = cfg, number
        self.deal, self.layout, self.state = game["deal"], game["layout"], game["state"]
        self.same = game.get("same", lambda a, b: False)
        self.more = game.get("more")


def cells(ram, base, stride, down=True):
    return [ram[base + y * stride + x] for y in range(6) for x in range(14)]


def off(value, stride, first):
    """Cell 0..83 of an offset in memory, or None for 0."""
    if not value:
        return None
    y, x = divmod(value - first, stride)
    return y * 14 + x


def pair_of(a, b):
    return None if a is None or b is None else tuple(sorted((a, b)))


def word(ram, at):
    return ram[at] + 256 * ram[at + 1]


def kilo_state(ram, sym):
    at = {n: ram[sym[n]] for n in ("cur", "sel", "ha", "hb", "pos", "len", "grav")}
    pair = None
    if at["ha"]:
        pair = tuple(sorted((off(at["ha"], 24, 25), off(at["hb"], 24, 25))))
    return {"board": cells(ram, 0x9019, 24), "cur": off(at["cur"], 24, 25),
            "sel": off(at["sel"], 24, 25), "pair": pair, "number": word(ram, sym["num"]),
            "grav": bool(at["grav"]), "pos": at["pos"], "len": at["len"]}


GAMES["kilo"] = {"files": ["kilo.asm", "kilo2.asm"], "origin": 32768, "deal": deals.kilo,
                 "layout": (2, 2, 3, 2, 1, 1), "state": kilo_state,
                 # a pair that is shown hides the selection of one of its tiles
                 "same": lambda a, b: a[0] == b[0] and a[1][3] and b[1][3]}

KILO = {"wrap": "torus", "miss": "move", "order": model.forward, "hintend": "blank",
        "border": "wsc", "cheatany": True,
        "entry": {"over": "mod", "giveup": "all"},
        "tests": [("0", "enter"), ("7", "delete"), ("1", "2", "3", "4", "5", "6", "7", "enter"),
                  ("6", "5", "5", "3", "6", "enter"), ("enter",), ("9", "0", "0", "0", "0", "enter")],
        "wait": 60}


def five(g):
    return f"{g.number:05d}"


def left(g):
    return f"{g.number:<5d}"


def tape(game, name, marks, changes=None, number=None):
    cfg = {**game["cfg"], **(changes or {})}
    HONEST[name] = Spec(game, name, marks, cfg, number or game["number"])


GAMES["kilo"]["cfg"], GAMES["kilo"]["number"] = KILO, (23, 0, five)
tape(GAMES["kilo"], "kilo", ["blank"])
tape(GAMES["kilo"], "kilo-stop", ["stop", "keep"],
     {"wrap": "stop", "miss": "keep", "hintend": "wrap"})
tape(GAMES["kilo"], "kilo-red", ["redfirst", "nozero", "noany", "blank"],
     {"border": "cws", "cheatany": False}, (23, 0, left))


def plod_state(ram, sym):
    at = {n: ram[sym[n]] for n in ("curx", "cury", "selx", "sely", "selon", "hinton", "gravon",
                                   "x1", "y1", "x2", "y2", "histp", "histn")}
    cell = [at[y] * 14 + at[x] - 15 for x, y in (("curx", "cury"), ("selx", "sely"), ("x1", "y1"),
                                                  ("x2", "y2"))]
    return {"board": cells(ram, sym["board"] + 17, 16), "cur": cell[0],
            "sel": cell[1] if at["selon"] else None,
            "pair": tuple(sorted(cell[2:])) if at["hinton"] else None,
            "number": word(ram, sym["number"]), "grav": bool(at["gravon"]), "pos": at["histp"],
            "len": at["histn"]}


def plod_more(ram, game, font, text_at):
    """The message at the top."""
    bold = {bytes(b | b >> 1 for b in k): v for k, v in font.items()}
    text = "YOU WIN!" if game.won else "NO MOVES LEFT" if game.stuck else ""
    shown = text_at(ram, bold, 2, 0, 20)
    return None if shown == f"{text:<20}" else f"message {shown!r}, should be {text!r}"


GAMES["plod"] = {"files": ["plod.asm", "plod2.asm", "plod3.asm", "plod4.asm"], "origin": 40000,
                 "deal": deals.plod, "layout": (4, 1, 2, 2, 1, 2), "state": plod_state,
                 "more": plod_more, "bold": True, "same": GAMES["kilo"]["same"],
                 "cfg": {"wrap": "flow", "miss": "drop", "order": model.backward,
                         "hintend": "wrap", "border": "cws", "movekeeps": True, "sdrops": True,
                         "deaf": True, "wait": 80,
                         "entry": {"over": "giveup", "delete": "erase"},
                         "tests": [("0", "enter"), ("7", "delete", "8", "enter"), ("enter",),
                                   ("6", "5", "5", "3", "6", "enter"), ("delete", "enter"),
                                   ("9", "0", "0", "0", "0", "enter"),
                                   ("1", "2", "3", "4", "5", "6", "enter")]},
                 "number": (23, 0, lambda g: f"Board:{g.number:<5d}    ")}
tape(GAMES["plod"], "plod", [])
tape(GAMES["plod"], "plod-home", ["home", "move", "delall"],
     {"home": True, "miss": "move", "entry": {"over": "giveup", "delete": "clear"}})
tape(GAMES["plod"], "plod-zeros", ["zeros", "arrdrop"], {"movekeeps": False},
     (23, 0, lambda g: f"Board:{g.number:05d}    "))


def ivory_state(ram, sym):
    at = {n: off(ram[sym[n]], 17, 35) for n in ("spot", "pick", "one", "two")}
    base, here, end = (word(ram, sym[n]) for n in ("hbase", "hptr", "hend"))
    return {"board": cells(ram, 0xe800 + 35, 17), "cur": at["spot"], "sel": at["pick"],
            "pair": pair_of(at["one"], at["two"]),
            "number": word(ram, sym["number"]), "grav": bool(ram[sym["fallon"]]),
            "pos": (here - base) // 3, "len": (end - base) // 3}


GAMES["ivory"] = {"files": ["ivory.asm", "ivory2.asm", "ivory3.asm"], "origin": 50000,
                  "deal": deals.ivory, "layout": (2, 2, 3, 2, 3, 2), "state": ivory_state,
                  "extra": pictures.faces, "same": GAMES["kilo"]["same"],
                  "cfg": {"wrap": "stop", "start": 34, "miss": "keep", "order": model.bykind,
                          "hintend": "stay", "border": "wcs", "deaf": True, "wait": 130,
                          "entry": {"over": "refuse", "delete": "erase", "zero": "refuse",
                                    "giveup": ("space",)},
                          "tests": [("0", "enter", "space"), ("7", "delete", "8", "enter"),
                                    ("enter", "4", "space"), ("delete", "9", "enter"),
                                    ("6", "5", "5", "3", "6", "enter", "5", "enter"),
                                    ("6", "5", "5", "3", "5", "enter"),
                                    ("1", "2", "3", "4", "5", "6", "enter")]},
                  "number": (23, 0, lambda g: f"No {g.number:<13d}")}
tape(GAMES["ivory"], "ivory", [])
tape(GAMES["ivory"], "ivory-taker", ["taker", "starts"], {"miss": "move", "hintend": "blank"})
tape(GAMES["ivory"], "ivory-zero", ["zeroup"],
     {"entry": {**GAMES["ivory"]["cfg"]["entry"], "zero": "giveup"}})


def drop_cell(value):
    return None if value == 255 else (5 - value % 8) * 14 + value // 8


def drop_state(ram, sym):
    at = {n: ram[sym[n]] for n in ("cur", "sel", "ha", "hb", "fall", "pos", "top")}
    return {"board": [ram[0xbb00 + x * 8 + 5 - y] for y in range(6) for x in range(14)],
            "cur": drop_cell(at["cur"]), "sel": drop_cell(at["sel"]),
            "pair": pair_of(drop_cell(at["ha"]), drop_cell(at["hb"])),
            "number": word(ram, sym["num"]), "grav": bool(at["fall"]), "pos": at["pos"],
            "len": at["top"]}


GAMES["drop"] = {"files": ["drop.asm", "drop2.asm", "drop3.asm"], "origin": 0xa000,
                 "deal": deals.drop, "layout": (2, 2, 3, 2, 3, 2), "state": drop_state,
                 "cfg": {"wrap": "wrapy", "miss": "move", "order": model.columns,
                         "hintend": "blank", "hintkeep": True, "border": "cws", "deaf": True,
                         "wait": 90, "entry": {"over": "clamp", "delete": "erase"},
                         "tests": [("0", "enter"), ("7", "delete", "8", "enter"), ("enter",),
                                   ("delete", "9", "enter"), ("6", "5", "5", "3", "6", "enter"),
                                   ("6", "5", "5", "3", "5", "enter"),
                                   ("1", "2", "3", "4", "5", "6", "enter")]},
                 "number": (23, 1, lambda g: f"{g.number:>5d}  ")}
tape(GAMES["drop"], "drop", [])
tape(GAMES["drop"], "drop-event", ["event", "left"], {"border": "event"},
     (23, 1, lambda g: f"{g.number:<5d}"))
tape(GAMES["drop"], "drop-stop", ["cstop", "lets"], {"wrap": "stop", "miss": "drop"})


def roman_state(ram, sym):
    at = {n: ram[sym[n]] for n in ("cur", "pick", "pa", "pb", "grav", "done", "kept")}
    cell = {n: None if at[n] == 255 else at[n] for n in ("pick", "pa", "pb")}
    return {"board": list(ram[0xa900:0xa900 + 84]), "cur": at["cur"], "sel": cell["pick"],
            "pair": pair_of(cell["pa"], cell["pb"]), "number": word(ram, sym["num"]),
            "grav": bool(at["grav"]), "pos": at["done"], "len": at["kept"]}


def roman_more(ram, game, font, text_at):
    text = "All gone: you win!" if game.won else "No more moves." if game.stuck else ""
    shown = text_at(ram, font, 0, 0, 18)
    return None if shown == f"{text:<18}" else f"message {shown!r}, should be {text!r}"


def roman_basic(marks):
    last = 32767 if "r-n32767" in marks else 65535
    go = "GOSUB" if "r-gosub" in marks else "GOTO"
    high = "0" if "r-poke" in marks else "INT (n/256)"
    return [
        (10, 'CLEAR 25000: LOAD ""CODE : LET a=USR 40000'),
        (20, 'INPUT "Board number? "; LINE a$: LET l=LEN a$: IF l=0 OR l>5 THEN GOTO 90'),
        (30, 'FOR i=1 TO l: IF a$(i)<"0" OR a$(i)>"9" THEN GOTO 90'),
        (40, "NEXT i"),
        (50, f"LET n=VAL a$: IF n<1 OR n>{last} THEN GOTO 90"),
        (60, f"POKE 40009,n-256*INT (n/256): POKE 40010,{high}: LET a=USR 40003: {go} 20"),
        (90, f"LET a=USR 40006: {go} 20")]


GAMES["roman"] = {"files": ["roman.asm", "roman2.asm"], "origin": 40000, "deal": deals.roman,
                  "layout": (3, 3, 3, 2, 1, 1), "state": roman_state, "extra": pictures.udgs,
                  "basic": roman_basic, "basicmarks": {"r-n32767", "r-gosub", "r-poke"},
                  "more": roman_more, "same": GAMES["kilo"]["same"],
                  "cfg": {"wrap": "wrapx", "start": 35, "home": True, "miss": "keep",
                          "order": model.nearest, "hintend": "wrap", "border": "scw",
                          "cheatany": True, "wait": 110,
                          "entry": {"over": "giveup", "delete": "erase", "max": 9,
                                    "spoil": True},
                          "tests": [("0", "enter"), ("7", "delete", "8", "enter"), ("enter",),
                                    ("6", "5", "5", "3", "6", "enter"), ("5", "x", "enter"),
                                    ("9", "0", "0", "0", "0", "enter"),
                                    ("1", "2", "3", "4", "5", "6", "enter")]},
                  "number": (23, 0, left)}
tape(GAMES["roman"], "roman", [])
tape(GAMES["roman"], "roman-21", ["at21", "blank"], {"hintend": "blank"}, (21, 0, left))
tape(GAMES["roman"], "roman-stay", ["stay", "move"], {"home": False, "miss": "move"})


def ledger_state(ram, sym):
    at = {n: ram[sym[n]] for n in ("cursor", "chosen", "paira", "pairb", "heavy", "now", "last")}
    cell = {n: off(at[n], 16, 17) for n in ("cursor", "chosen", "paira", "pairb")}
    return {"board": cells(ram, 0x7d11, 16), "cur": cell["cursor"], "sel": cell["chosen"],
            "pair": pair_of(cell["paira"], cell["pairb"]), "number": word(ram, sym["number"]),
            "grav": bool(at["heavy"]), "pos": at["now"], "len": at["last"]}


GAMES["ledger"] = {"files": ["ledger.asm", "ledger2.asm", "ledger3.asm"], "origin": 0x7000,
                   "deal": deals.ledger, "layout": (1, 2, 3, 2, 2, 2), "state": ledger_state,
                   "same": GAMES["kilo"]["same"],
                   "cfg": {"wrap": "flowcol", "home": True, "miss": "drop",
                           "order": model.against, "hintend": "blank", "border": "wcs",
                           "wait": 110, "entry": {"over": "giveup", "giveup": ("delete",),
                                                  "auto": True},
                           "tests": [("0", "enter"), ("7", "delete"), ("enter",),
                                     ("6", "5", "5", "3", "6"), ("5", "x", "6", "enter"),
                                     ("9", "0", "0", "0", "0"), ("0", "0", "0", "0", "0"),
                                     ("6", "5", "5", "3", "5")]},
                   "number": (23, 0, lambda g: f"{'-G'[g.grav]}{g.number:05d}")}
tape(GAMES["ledger"], "ledger", [])
tape(GAMES["ledger"], "ledger-stays", ["stays", "here"], {"hintend": "stay", "home": False})
tape(GAMES["ledger"], "ledger-plain", ["plain", "keeps"], {"miss": "keep"}, (23, 0, five))


def spec(name):
    return HONEST[name.split("+")[0]]


def write(name, path):
    """Write the tape and return the symbols."""
    s = spec(name)
    marks = set(s.marks) | set(name.split("+")[1:])
    source = "".join(open(f"{build.HERE}/{f}", encoding="ascii").read() for f in s.game["files"])
    source += s.game.get("extra", lambda: "")()
    code, sym = build.assemble(source, marks - s.game.get("basicmarks", set()))
    origin = s.game["origin"]
    lines = [(10, f'CLEAR {origin - 1}: LOAD ""CODE : RANDOMIZE USR {origin}')]
    if "basic" in s.game:
        lines = s.game["basic"](marks)
    with open(path, "wb") as f:
        f.write(build.tape(s.game.get("title", name.split("-")[0]), lines, code, origin))
    return sym

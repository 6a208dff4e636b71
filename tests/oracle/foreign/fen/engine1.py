"""The switches of fen1: what its source is told, its rules, and what it shows."""
import random
import font
import model

SCHEMES = [  # base, kind, selection, pair, cursor style
    (0x38, 0x30, 0x28, 0x20, "flash"), (0x07, 0x46, 0x17, 0x0F, "flash"),
    (0x38, 0x78, 0x3A, 0x39, "swap"), (0x47, 0x45, 0x42, 0x44, "swap"),
    (0x38, 0x70, 0x6A, 0x55, "paper"), (0x0F, 0x0E, 0x4E, 0x5F, "flash"),
    (0x30, 0x28, 0x32, 0x31, "flash"), (0x07, 0x47, 0x57, 0x4F, "swap"),
    (0x78, 0x38, 0x7A, 0x68, "flash"),
]
LAYOUTS = [(1, 3, 2, 2), (2, 2, 2, 2), (4, 2, 1, 2), (6, 1, 9, 1), (3, 3, 3, 2), (5, 2, 9, 1),
           (2, 3, 4, 2)]


def draw(rng):
    """Return random switches."""
    two = lambda: rng.randrange(2)
    pick = rng.choice
    sw = {
        "layout": pick(LAYOUTS), "scheme": pick(SCHEMES), "TITLE": two(), "MSG": two(),
        "WONKEY": pick([0, 0, 0, 1, 1, 2]), "STKEY": pick([0] * 9 + [2]), "JUNKDROP": two(),
        "FLUSH": two(), "WRAPX": two(), "WRAPY": two(), "ARRDROP": pick([1, 1, 0]),
        "RESUME": pick([0, 0, 1]), "BLOCKED": pick([0, 1, 2]), "OTHER": pick([0, 1, 2]),
        "EMPTYSEL": two(), "HCUR": pick([0, 0, 1]), "HSTOP": pick([0, 0, 1]),
        "SHOWN": pick([0, 10, 20, 30, 50, 100]), "BUSY": two(), "SNDPOS": two(),
        "TUNE": pick([0, 1, 2]), "IDLESEL": two(), "IDLEHINT": 1, "REDLATE": pick([0, 0, 0, 1]),
        "PREC": two(), "HOME": two(), "WALL": pick([0, 0, 255]), "ORDER": pick([0, 1, 2]),
        "NROW": pick([23, 23, 22, 21]), "PAD": two(), "TNUM": pick(["", "Board ", "No. "]),
        "GIVENUP": two(), "LETTER": 65, "EPRE": pick([0, 0, 1]), "EDELE": two(),
        "EDELALL": pick([0, 0, 1]), "ELET": pick([0, 0, 1]), "EARR": pick([0, 0, 1]),
        "ESPC": pick([0, 0, 1]), "ELEAD": pick([0, 0, 1]), "EMAX": pick([5, 5, 6, 8, 10]),
        "EFULL": pick([0, 0, 1, 2]), "EBD": pick([0, 0, 1]), "EBLANK": pick([0, 1, 2, 3]),
        "EBIG": pick([0, 1, 2, 3]), "EZERO": pick([0, 1, 2, 3]),
    }
    return sw


def settle(sw):
    """Remove combinations that do not make sense."""
    if not sw["IDLESEL"]:
        sw["IDLEHINT"] = random.Random(str(sorted(map(str, sw.items())))).randrange(2)
    if sw["EFULL"] == 2:
        sw.update(EMAX=5, EBD=0)
    if sw["EFULL"] == 1 and sw["EBD"]:
        sw["EFULL"] = 0
    return sw


def marks(sw):
    """Return the eight attributes: four states, the same with the cursor."""
    base, kind, sel, pair, style = sw["scheme"]
    four = [base, kind, sel, pair]
    if style == "flash":
        return four + [a | 0x80 for a in four]
    if style == "swap":
        return four + [a & 0xC0 | (a & 7) << 3 | a >> 3 & 7 for a in four]
    return four + [0x17, 0x57, 0x1E, 0x0E]


def source(sw):
    """Return the lines before and after the common source."""
    r0, rs, c0, cs = sw["layout"]
    head = [f"{k} equ {v}" for k, v in sw.items() if isinstance(v, int) and k not in ("ORDER",)]
    head += [f"R0 equ {r0}", f"RS equ {rs}", f"C0 equ {c0}", f"CS equ {cs}",
             f"ATBASE equ {marks(sw)[0]}"]
    cells = [17 + i // 14 * 16 + i % 14 for i in model.order_table(sw["ORDER"])]
    row = 0 if r0 > 0 else 20

    def text(label, words, at=None):
        """Return a line with a text that ends with 255."""
        place = f"22,{at[0]},{at[1]}," if at else ""
        words = f'"{words}",' if words else ""
        return f"{label}: defb {place}{words}255"
    tail = ["ATAB: defb " + ",".join(map(str, marks(sw)))]
    tail += ["ORDER: defb " + ",".join(map(str, cells)) + ",255"]
    tail += [text("TNUM", sw["TNUM"]), text("TASK", "Number? "), text("TCURSOR", "_           "),
             text("TTITLE", "S H I S E N - press a key", (row, 3)),
             text("TPLAY", "           ", (row, 20)), text("TSTUCK", "NO MOVES   ", (row, 20)),
             text("TWON", "YOU WIN    ", (row, 20)), text("TGRAV", "gravity   ", (row, 1)),
             text("TFREE", "no gravity", (row, 1))]
    # fields are defined at the very end
    return head, tail


def rules(sw):
    """Return the rules for the model."""
    return {
        "ring": sw["WALL"] == 0, "wrapx": sw["WRAPX"], "wrapy": sw["WRAPY"], "home": sw["HOME"],
        "other": ["select", "nothing", "drop"][sw["OTHER"]],
        "blocked": ["select", "nothing", "drop"][sw["BLOCKED"]],
        "empty": ["nothing", "deselect"][sw["EMPTYSEL"]],
        "arrowhint": ["keep", "drop"][sw["ARRDROP"]], "resume": ["begin", "go"][sw["RESUME"]],
        "order": sw["ORDER"], "hintend": ["again", "stop"][sw["HSTOP"]],
        "idlesel": ["keep", "clear"][sw["IDLESEL"]],
        "idlehint": ["keep", "drop"][sw["IDLEHINT"]],
        "junk": ["nothing", "drop"][sw["JUNKDROP"]], "prec": ["cheat", "end"][sw["PREC"]],
        "redlate": sw["REDLATE"], "wonkey": ["command", "anynew", "few"][sw["WONKEY"]],
        "stuckkey": ["command", "", "few"][sw["STKEY"]],
        "hintcursor": ["stay", "first"][sw["HCUR"]],
        "givenupsel": ["clear", "keep"][sw["GIVENUP"]], "maxlen": sw["EMAX"],
        "full": ["ignore", "roll", "auto"][sw["EFULL"]],
        "big": ["ask", "cancel", "max", "wrap"][sw["EBIG"]],
        "bigdigit": ["take", "refuse"][sw["EBD"]],
        "zero": ["ask", "cancel", "random", "one"][sw["EZERO"]],
        "blank": ["ask", "cancel", "same", "random"][sw["EBLANK"]],
        "lead": ["take", "refuse"][sw["ELEAD"]], "letter": ["ignore", "cancel"][sw["ELET"]],
        "space": ["cancel", "ignore"][sw["ESPC"]], "del": ["last", "all"][sw["EDELALL"]],
        "delempty": ["ignore", "cancel"][sw["EDELE"]], "preset": sw["EPRE"],
        "entryarrow": ["ignore", "cancel"][sw["EARR"]],
    }


def pause(sw):
    """Return the frames of a removal beyond those of other keys."""
    return sw["SHOWN"] * 2 + 90


def state(mem, sym):
    """Return the state in memory as a dictionary."""
    grid = sym["GRID"]
    cell = lambda p: None if not p else (p // 16 - 1) * 14 + p % 16 - 1
    pair = tuple(cell(mem[sym[n]]) for n in ("PAIRA", "PAIRB"))
    return {
        "board": [mem[grid + 17 + i // 14 * 16 + i % 14] for i in range(84)],
        "cur": cell(mem[sym["CUR"]]), "sel": cell(mem[sym["SEL"]]),
        "pair": pair if pair[0] is not None else None, "gravity": mem[sym["GRAVON"]],
        "number": mem[sym["NUM"]] + 256 * mem[sym["NUM"] + 1],
    }


def screen(mem, sw, game):
    """Return what the display file shows wrongly: a list of words."""
    r0, rs, c0, cs = sw["layout"]
    wrong, look = [], marks(sw)
    for i, kind in enumerate(game.board):
        row, col = r0 + rs * (i // 14), c0 + cs * (i % 14)
        want = chr(64 + kind) if kind else " "
        if font.char(mem, row, col) != want:
            wrong.append(f"letter {i}")
        mark = 1 if kind and kind == game.board[game.cur] else 0
        mark = 2 if i == game.sel else mark
        mark = 3 if game.pair and i in game.pair else mark
        if mem[0x5800 + 32 * row + col] != look[mark + 4 * (i == game.cur)]:
            wrong.append(f"mark {i}")
    number = f"{game.number:05d}" if sw["PAD"] else str(game.number)
    shown = "".join(font.char(mem, sw["NROW"], c) for c in range(20))
    if shown.strip() != (sw["TNUM"] + number).strip():
        wrong.append("number " + shown)
    return wrong


FILES = ["main.asm", "pairs.asm", "change.asm", "screen.asm", "entry.asm"]
NAME, READY = "fen1", 3
TITLE = lambda sw: sw["TITLE"]

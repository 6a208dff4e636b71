"""The switches of fen2: what its source is told, its rules, and what it shows."""
import random
import engine1
import font
import model

LAYOUTS = [(1, 3, 2, 2, 1), (4, 2, 2, 2, 1), (7, 1, 9, 1, 1), (2, 2, 4, 2, 1), (3, 2, 2, 2, 2),
           (0, 2, 0, 2, 2), (6, 2, 4, 2, 2), (2, 3, 1, 2, 2)]


def draw(rng):
    """Return random switches."""
    two = lambda: rng.randrange(2)
    pick = rng.choice
    return {
        "layout": pick(LAYOUTS), "scheme": pick(engine1.SCHEMES), "INTS": two(), "TITLE": two(),
        "PLAIN": two(), "JUNKDROP": two(), "WONKEY": pick([0, 0, 1]), "RSEED": two(),
        "REPEAT": two(), "TOP": two(), "SIDE": two(), "ARRDROP": pick([0, 1, 1]),
        "RESUME": pick([0, 0, 1]), "BLOCKED": rng.randrange(3), "OTHER": rng.randrange(3),
        "EMPTYSEL": two(), "HCUR": pick([0, 0, 1]), "HSTOP": pick([0, 0, 1]),
        "ORDER": pick([0, 2]), "RING": pick([1, 1, 0]), "PREC": two(), "BLINK": pick([0, 0, 2, 3]),
        "SHOWN": pick([0, 10, 15, 25, 40, 75]), "SNDPOS": two(), "SNDDI": two(),
        "TUNE": rng.randrange(3), "UCUR": two(), "IDLESEL": two(), "IDLEHINT": two(),
        "HOME": two(), "HOMEAT": pick([0, 34, 83]), "NROW": pick([23, 23, 22, 21]),
        "TNUM": pick(["", "Board ", "N:"]), "BOLD": two(), "INVCUR": two(), "GIVENUP": two(),
        "EPRE": pick([0, 0, 1]), "ELET": pick([0, 0, 1]), "EARR": pick([0, 0, 1]),
        "ESPC": pick([0, 0, 1]), "EDELE": two(), "ELEAD": pick([0, 0, 1]),
        "EBD": rng.randrange(3), "EBLANK": rng.randrange(4), "EZERO": rng.randrange(4),
    }


def settle(sw):
    """Remove combinations that do not make sense."""
    if sw["IDLESEL"]:
        sw["IDLEHINT"] = 1
    if sw["EPRE"]:
        sw.update(ELEAD=1, EDELE=0)
    if sw["BLINK"]:
        sw["SHOWN"] = max(5, min(sw["SHOWN"], 25))
    if sw["INVCUR"] and sw["scheme"][4] == "swap":
        sw["INVCUR"] = 0
    return sw


def marks(sw):
    """Return the eight attributes: four states, the same with the cursor."""
    eight = engine1.marks(sw)
    return eight[:4] * 2 if sw["INVCUR"] else eight


def pictures(size):
    """Return 22 pictures of size x size characters, the first one empty."""
    rng, out = random.Random("pictures"), [[0] * 8]
    while len(out) < 22:
        half = [rng.randrange(16) for _ in range(8)]
        rows = [h << 4 | int(f"{h:04b}"[::-1], 2) for h in half]
        far = [sum(bin(a ^ b).count("1") for a, b in zip(rows, old)) for old in out]
        if min(far) > 17 and max(far) < 47:
            out.append(rows)
    if size == 1:
        return out
    big = []
    for rows in out:
        wide = [int("".join(b + b for b in f"{r:08b}"), 2) for r in rows for _ in (0, 1)]
        big.append([w >> 8 for w in wide[:8]] + [w & 255 for w in wide[:8]]
                   + [w >> 8 for w in wide[8:]] + [w & 255 for w in wide[8:]])
    return big


def source(sw):
    """Return the lines before and after the common source."""
    r0, rs, c0, cs, size = sw["layout"]
    head = [f"{k} equ {v}" for k, v in sw.items() if isinstance(v, int) and k != "IDLE"]
    head += [f"R0 equ {r0}", f"RS equ {rs}", f"C0 equ {c0}", f"CS equ {cs}",
             f"SIZE equ {size}", f"ATBASE equ {marks(sw)[0]}",
             f"TOPGO equ {5 if sw['TOP'] else 0}", f"BOTGO equ {0 if sw['TOP'] else 5}",
             f"LEFTGO equ {13 if sw['SIDE'] else 0}", f"RIGHTGO equ {0 if sw['SIDE'] else 13}",
             f"LOWX equ {-1 if sw['RING'] else 0}".replace("-1", "255"),
             f"HIGHX equ {13 + sw['RING']}", f"HIGHY equ {5 + sw['RING']}"]

    def text(label, words):
        """Return a line with a text that ends with 0."""
        words = f'"{words}",' if words else ""
        return f"{label}: defb {words}0"
    tail = ["ATAB: defb " + ",".join(map(str, marks(sw)))]
    tail += [text("TNUM", sw["TNUM"]), text("TASK", "Which? "), text("TCUR", "-          "),
             text("TTITLE", "PICTURE SHISEN"), text("TBLANK", "               "), "PICS:"]
    for data in pictures(size):
        tail += ["defb " + ",".join(map(str, data[i:i + 8])) for i in range(0, len(data), 8)]
    return head, tail


def rules(sw):
    """Return the rules for the model."""
    return {
        "ring": sw["RING"], "wrapx": sw["SIDE"], "wrapy": sw["TOP"], "home": sw["HOME"],
        "homeat": sw["HOMEAT"], "plain": sw["PLAIN"],
        "other": ["select", "nothing", "drop"][sw["OTHER"]],
        "blocked": ["select", "nothing", "drop"][sw["BLOCKED"]],
        "empty": ["nothing", "deselect"][sw["EMPTYSEL"]],
        "arrowhint": ["keep", "drop"][sw["ARRDROP"]], "resume": ["begin", "go"][sw["RESUME"]],
        "order": sw["ORDER"], "hintend": ["again", "stop"][sw["HSTOP"]],
        "idlesel": ["keep", "clear"][sw["IDLESEL"]],
        "idlehint": ["keep", "drop"][sw["IDLEHINT"]], "undocursor": ["stay", "tile"][sw["UCUR"]],
        "junk": ["nothing", "drop"][sw["JUNKDROP"]], "prec": ["cheat", "end"][sw["PREC"]],
        "wonkey": ["command", "anynew"][sw["WONKEY"]],
        "hintcursor": ["stay", "first"][sw["HCUR"]],
        "givenupsel": ["clear", "keep"][sw["GIVENUP"]], "maxlen": 200,
        "bigdigit": ["refuse", "ask", "cancel"][sw["EBD"]],
        "zero": ["ask", "cancel", "random", "one"][sw["EZERO"]],
        "blank": ["ask", "cancel", "same", "random"][sw["EBLANK"]],
        "lead": ["take", "refuse"][sw["ELEAD"]], "letter": ["ignore", "cancel"][sw["ELET"]],
        "space": ["cancel", "ignore"][sw["ESPC"]],
        "delempty": ["ignore", "cancel"][sw["EDELE"]], "preset": 2 * sw["EPRE"],
        "entryarrow": ["ignore", "cancel"][sw["EARR"]],
    }


def pause(sw):
    """Return the frames of a removal beyond those of other keys."""
    return (sw["SHOWN"] * 2 + 30) * 2 * max(1, sw["BLINK"]) + 120


def state(mem, sym):
    """Return the state in memory as a dictionary."""
    cell = lambda name: None if mem[sym[name]] == 255 else mem[sym[name]]
    return {
        "board": list(mem[sym["BRD"]:sym["BRD"] + 84]), "cur": cell("CUR"), "sel": cell("SEL"),
        "pair": None if cell("SHOW1") is None else (cell("SHOW1"), cell("SHOW2")),
        "gravity": mem[sym["GRAVON"]],
        "number": mem[sym["NUM"]] + 256 * mem[sym["NUM"] + 1],
    }


def screen(mem, sw, game):
    """Return what the display file shows wrongly: a list of words."""
    r0, rs, c0, cs, size = sw["layout"]
    wrong, look, shapes = [], marks(sw), pictures(size)
    for i, kind in enumerate(game.board):
        mark = 1 if kind and kind == game.board[game.cur] else 0
        mark = 2 if i == game.sel else mark
        mark = 3 if game.pair and i in game.pair else mark
        here = i == game.cur
        for part in range(size * size):
            row, col = r0 + rs * (i // 14) + part // size, c0 + cs * (i % 14) + part % size
            want = bytes(shapes[kind][8 * part:8 * part + 8])
            if here and sw["INVCUR"]:
                want = bytes(255 - b for b in want)
            if font.cell(mem, row, col) != want:
                wrong.append(f"picture {i}")
            if mem[0x5800 + 32 * row + col] != look[mark + 4 * here]:
                wrong.append(f"mark {i}")
    shown = "".join(font.char(mem, sw["NROW"], c) for c in range(20))
    if shown.strip() != sw["TNUM"] + str(game.number):
        wrong.append("number " + shown)
    return wrong


FILES = ["main.asm", "board.asm", "moves.asm", "draw.asm", "entry.asm"]
NAME = "fen2"
TITLE = lambda sw: sw["TITLE"]

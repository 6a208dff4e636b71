"""The switches of fen3: what its source is told, its rules, and what it shows."""
import engine1
import font

LAYOUTS = [(0, 2, 0, 2), (2, 2, 1, 2), (6, 2, 1, 2), (4, 1, 8, 1), (3, 2, 2, 2), (1, 1, 0, 1)]


def draw(rng):
    """Return random switches."""
    two = lambda: rng.randrange(2)
    pick = rng.choice
    return {
        "layout": pick(LAYOUTS), "scheme": pick(engine1.SCHEMES), "GRAV0": 1, "HOME": two(),
        "WONKEY": pick([0, 0, 0, 1]), "JUNKDROP": two(), "TOPW": two(), "SIDEW": two(),
        "ARRDROP": pick([0, 1, 1]), "RESUME": pick([0, 0, 1]), "IDLESEL": two(),
        "IDLEHINT": two(), "SHOWN": pick([0, 0, 10, 25, 50]), "OTHER": rng.randrange(3),
        "BLOCKED": rng.randrange(3), "EMPTYSEL": two(), "HCUR": pick([0, 0, 1]),
        "HSTOP": pick([0, 0, 1]), "KSCAN": two(), "GIVENUP": two(), "PROMPT": two(),
        "EBIG": rng.randrange(3), "EBAD": rng.randrange(3), "EZERO": rng.randrange(4),
        "WALL": pick([0, 0, 255]), "PREC": two(), "NROW": pick([21, 22, 23, 23]),
        "SND": pick([0, 0, 1, 1, 2]),
    }


def settle(sw):
    """Remove combinations that do not make sense."""
    if sw["IDLESEL"]:
        sw["IDLEHINT"] = 1
    return sw


def source(sw):
    """Return the lines before and after the common source."""
    r0, rs, c0, cs = sw["layout"]
    look = engine1.marks(sw)
    head = [f"{k} equ {v}" for k, v in sw.items() if isinstance(v, int)]
    head += [f"R0 equ {(r0 - rs) % 256}",
             f"RS equ {rs}", f"C0 equ {(c0 - cs) % 256}", f"CS equ {cs}",
             f"ATBASE equ {look[0]}"]
    head += [f"LEFTADD equ {14 if sw['SIDEW'] else 1}",
             f"RIGHTSUB equ {14 if sw['SIDEW'] else 1}",
             f"DOWNSUB equ {96 if sw['TOPW'] else 16}", f"UPADD equ {96 if sw['TOPW'] else 16}",
             f"NPLACE equ {sw['NROW'] - 22 if sw['NROW'] > 21 else 21}"]
    return head, ["ATAB: defb " + ",".join(map(str, look))]


def rules(sw):
    """Return the rules for the model."""
    return {
        "ring": sw["WALL"] == 0, "wrapx": sw["SIDEW"], "wrapy": sw["TOPW"], "home": sw["HOME"],
        "other": ["select", "nothing", "drop"][sw["OTHER"]],
        "blocked": ["select", "nothing", "drop"][sw["BLOCKED"]],
        "empty": ["nothing", "deselect"][sw["EMPTYSEL"]], "order": 3,
        "arrowhint": ["keep", "drop"][sw["ARRDROP"]], "resume": ["begin", "go"][sw["RESUME"]],
        "hintend": ["again", "stop"][sw["HSTOP"]],
        "idlesel": ["keep", "clear"][sw["IDLESEL"]],
        "idlehint": ["keep", "drop"][sw["IDLEHINT"]],
        "junk": ["nothing", "drop"][sw["JUNKDROP"]], "prec": ["cheat", "end"][sw["PREC"]],
        "wonkey": ["command", "anynew"][sw["WONKEY"]],
        "hintcursor": ["stay", "first"][sw["HCUR"]],
        "givenupsel": ["clear", "keep"][sw["GIVENUP"]], "editor": "rom", "maxlen": 40,
        "big": ["ask", "cancel", "max"][sw["EBIG"]], "bad": ["ask", "cancel", "stop"][sw["EBAD"]],
        "zero": ["ask", "cancel", "random", "one"][sw["EZERO"]],
        "blank": ["ask", "cancel", "random", "one"][sw["EZERO"]],
    }


def pause(sw):
    """Return the frames of a removal beyond those of other keys."""
    return sw["SHOWN"] + 300


def state(mem, sym):
    """Return the state in memory as a dictionary."""
    return engine1.state(mem, dict(sym, PAIRA=sym["PA"], PAIRB=sym["PB"]))


def screen(mem, sw, game):
    """Return what the display file shows wrongly: a list of words."""
    r0, rs, c0, cs = sw["layout"]
    wrong, look = [], engine1.marks(sw)
    for i, kind in enumerate(game.board):
        row, col = r0 + rs * (i // 14), c0 + cs * (i % 14)
        if font.char(mem, row, col) != (chr(64 + kind) if kind else " "):
            wrong.append(f"letter {i}")
        mark = 1 if kind and kind == game.board[game.cur] else 0
        mark = 2 if i == game.sel else mark
        mark = 3 if game.pair and i in game.pair else mark
        if mem[0x5800 + 32 * row + col] != look[mark + 4 * (i == game.cur)]:
            wrong.append(f"mark {i}")
    shown = "".join(font.char(mem, sw["NROW"], c) for c in range(20))
    if shown.strip() != str(game.number):
        wrong.append("number " + shown)
    return wrong


FILES = ["main.asm", "board.asm"]
NAME = "fen3"
TITLE = lambda sw: 0

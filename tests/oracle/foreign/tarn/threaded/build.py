"""Makes the assembly text of a threaded tape from its switches."""
import os
import random
from . import commands, comp, game

HERE = os.path.dirname(os.path.abspath(__file__))
ARRAYS = {n: s for n, s in [
    ("board", "BOARD"), ("shown", "SHOWN"), ("start", "STARTB"), ("log", "LOG")]}


def pictures(w):
    """Returns 22 pictures of 32 bytes: two lines of 2 x 1 cells, 8 rows of 2 bytes each."""
    rng = random.Random(w["art"])
    out = [[0] * 32]
    for k in range(21):
        rows = [0] * 16
        for y in range(2, 8):
            half = rng.getrandbits(6) | 1
            if w["art"] == "dice":
                half = [0x3f, 0x21, 0x2d, 0x2d, 0x21, 0x3f][y - 2] ^ (k // 3 * 9 if y > 3 else 0)
            full = sum(1 << (2 + b) | 1 << (13 - b) for b in range(6) if half >> b & 1)
            rows[y] = rows[15 - y] = full
        if w["art"] == "lop":
            rows[9:14] = [r & 0xff80 | (k * 4) for r in rows[9:14]]
        out.append([b for r in rows for b in (r >> 8, r & 255)])
    return out


def border_bits(kind):
    """Returns the 32 bytes of the cursor's frame or of the inside of a tile."""
    out = []
    for y in range(16):
        if kind == "frame":
            r = 0xffff if y in (0, 15) else 0x8001
        elif kind == "corner":
            r = {0: 0xf00f, 1: 0x8001, 2: 0x8001, 13: 0x8001, 14: 0x8001, 15: 0xf00f}.get(y, 0)
        elif kind == "under":
            r = 0xffff if y > 13 else 0
        else:
            r = 0x3ffc if 2 <= y <= 13 else 0
        out += [r >> 8, r & 255]
    return out


def colours(w):
    """Returns the attribute of each kind."""
    paper = w["paper"]
    inks = [i for i in range(8) if i != paper and (i, paper) not in ((6, 7), (7, 6), (5, 7))]
    if w["mono"]:
        return [paper * 8 + w["mono"] - 1] * 22
    return [paper * 8 + inks[0]] + [paper * 8 + inks[k % 3] for k in range(21)]


def db(data):
    """Returns db lines."""
    return "\n".join(" db " + ",".join(map(str, data[i:i + 16])) for i in range(0, len(data), 16))


def text(w):
    """Returns the source in the subset with the switches filled in."""
    t = game.MAIN.rstrip() + commands.MAIN
    base = {k: v for k, v in w.items() if k not in ('raw', 'patch', 'asm')}
    late = []
    for a, b in w.get("patch", []):
        if a not in t:
            late.append((a, b))
        t = t.replace(a, b, 1)
    for k, v in base.items():
        t = t.replace("@%s@" % k, str(v))
    for a, b in late:
        if a not in t:
            raise ValueError("patch " + a)
        t = t.replace(a, b, 1)
    return t


def assembly(w):
    """Returns the whole assembly text."""
    c = comp.Compiler()
    names = ["board", "shown", "start", "log", "pics", "inv", "frame", "buf", "cols", "keys",
             "attrs", "t_ask", "t_title", "t_no", "t_left", "t_moves", "t_pairs", "t_won",
             "t_stuck", "t_blank"]
    c.arrays = {}
    arrays = {n: 0 for n in names if n != "attrs"}
    code = c.program(text(w), arrays)
    c.globals["attrs"] = 0
    out = ["STACK equ 0x7f00", "FRAMES equ 0x7000", "BOARD equ 0xf000", "MARKS equ 0xf100",
           "STR equ 20", "TABLE equ 0x8000", "a_board equ BOARD", "a_shown equ 0xf200",
           "a_start equ 0xf300", "a_log equ 0xf400", " org TABLE", c.table(), " org 0x8200"]
    for f in ("vm.asm", "path.asm"):
        s = open(os.path.join(HERE, f)).read()
        for a, b in w.get("asm", []):
            s = s.replace(a, b, 1)
        out.append(s)
    out.append(code)
    for g in c.globals:
        out.append("g_%s: dw 0" % g)
    out += ["a_pics:", db([b for p in pictures(w) for b in p]), "a_inv:", db(border_bits("in")),
            "a_frame:", db(border_bits(w["frame"])), "a_buf: ds 32", "a_keys: ds 8", "a_cols:",
            db(colours(w))]
    for n, s in [("ask", "Board number "), ("title", w["name"]), ("no", w["notext"]),
                 ("left", "Left"), ("moves", "Moves"), ("pairs", "Pairs"), ("won", "WELL DONE"),
                 ("stuck", "NO MOVES"), ("blank", "         ")]:
        out.append('a_t_%s: db "%s",0' % (n, s))
    out.append(" end start")
    return "\n".join(out)


EDGES = {"wrap": "if k == 1: c = (c + 13) % 14\n    if k == 4: c = (c + 1) % 14\n"
                 "    if k == 2: r = (r + 1) % 6\n    if k == 3: r = (r + 5) % 6",
         "stop": "if k == 1 and c: c = c - 1\n    if k == 4 and c < 13: c = c + 1\n"
                 "    if k == 2 and r < 5: r = r + 1\n    if k == 3 and r: r = r - 1",
         "half": "if k == 1: c = (c + 13) % 14\n    if k == 4: c = (c + 1) % 14\n"
                 "    if k == 2 and r < 5: r = r + 1\n    if k == 3 and r: r = r - 1"}
OTHER = {"new": "a = sel\n    sel = cur\n    draw(a)\n    draw(cur)", "keep": "beep(200, 20, bord)",
         "none": "nosel()", "kind": "if board[sel] != board[cur]:\n        a = sel\n"
                                    "        sel = cur\n        draw(a)\n        draw(cur)"}
DROP = {"drop": "nopair()", "keep": "pass", "reset": "nopair()\n    ha = 42\n    hb = 42"}
HOME = {"home": "cur = place(@hr@, @hc@)", "stay": "pass"}
RNDS = {"lcg": "seed = seed * 25173 + 13849", "ror": "seed = (seed * 5 + 7) ^ (seed // 512)"}
STATUS = {
    "plain": "number(23, 0, num, 5)",
    "no": "text(23, 0, t_no)\n    number(23, @nx@, num, 6)\n    text(23, 14, t_left)\n"
          "    number(23, 19, 84 - moves * 2, 3)\n    text(23, 24, t_moves)\n"
          "    number(23, 30, moves, 2)",
    "pairs": "number(23, 0, num, 6)\n    text(23, 8, t_moves)\n    number(23, 14, moves, 3)\n"
             "    text(23, 22, t_pairs)\n    number(23, 28, count(), 3)",
    "msg": "number(22, 0, num, 6)\n    text(0, 20, t_blank)\n    if bord == 7: text(0, 20, t_won)\n"
           "    if bord == 0: text(0, 20, t_stuck)"}
SOUND = {"beep": "beep(60, 40, bord)\n    beep(40, 60, bord)", "long": "for q in range(1, 12):\n"
         "        beep(q * 20, 20, bord)", "click": "beep(20, 8, bord)"}
HL = {"bright": "a | 64", "paper": "(a & 0x47) | @hlpaper@ * 8"}
PAIR = {"flash": "a | 128", "paper": "(a & 0x47) | @pairpaper@ * 8"}
SEL = {"inv": ("1", "0", "a"), "paper": ("0", "1", "(a & 0xc7) | @selpaper@ * 8"),
       "ink": ("0", "1", "(a & 0xf8) | @selink@")}


def switches(name, **k):
    """Returns the table of switches of a tape, filled with defaults."""
    w = dict(name=name, art="dots", frame="frame", curop="|", x0=2, y0=3, dy=3, paper=0, mono=0,
             hl="bright", pair="flash", sel="inv", edge="wrap", other="new", drop="reset",
             home="home", hr=0, hc=0, rnd="lcg", status="no", sound="beep", repeatall=0,
             delay=90, rate=15, idle=400, polled=1, cheatfirst=1, out=1, ay=22, ax=0, ty=0, tx=10,
             title=0, giveup=0, notext="No", nx=3, hlpaper=1, pairpaper=2, selpaper=4, selink=6)
    w.update(k)
    w["raw"] = dict(w)
    w["bg"] = w["paper"] * 8 + (7 if w["paper"] < 4 else 0)
    w["edge"], w["other"], w["drop"] = EDGES[w["edge"]], OTHER[w["other"]], DROP[w["drop"]]
    w["home"] = HOME[w["home"]].replace("@hr@", str(w["hr"])).replace("@hc@", str(w["hc"]))
    w["rnd"], w["sound"] = RNDS[w["rnd"]], SOUND[w["sound"]]
    w["status"] = STATUS[w["status"]].replace("@nx@", str(w["nx"]))
    w["hl"] = HL[w["hl"]].replace("@hlpaper@", str(w["hlpaper"]))
    w["pair"] = PAIR[w["pair"]].replace("@pairpaper@", str(w["pairpaper"]))
    w["selpix"], w["selattr"], s = SEL[w["sel"]]
    w["sel"] = s.replace("@selpaper@", str(w["selpaper"])).replace("@selink@", str(w["selink"]))
    w["ringlo"], w["ringhi"] = (0, 8) if w["out"] else (1, 7)
    w["polled"] = "poll()" if w["polled"] else "pass"
    w["title"] = "get()" if w["title"] else "pass"
    return w

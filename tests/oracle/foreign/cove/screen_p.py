"""What the panel engine must show, and its deals."""
import tapes_p
from screen_a import Screen, address


def deal(number):
    cells = [i // 4 + 1 for i in range(84)]
    x = number
    for i in range(84):
        for _ in range(8):
            x = x >> 1 ^ (0xB400 if x & 1 else 0)
        j = (x & 255) % 84
        cells[i], cells[j] = cells[j], cells[i]
    return cells


def rules(spec):
    s = spec["switch"]
    return dict(ring=1, scan=s["SCAN"], prec=s["PREC"], emptyk=s["EMPTYK"], blocked=s["BLOCKED"],
                other=s["OTHER"], side=s["SIDE"], top=s["TOP"], arrowh=s["ARROWH"],
                resume=s["RESUME"], hend=s["HEND"], hcur=s["HCUR"], idlech=s["IDLECH"],
                idlesel=s["IDLESEL"], dropsel=s["DROPSEL"], sdel=s["SDEL"], soth=s["SOTH"],
                sbad=s["SBAD"], auto=s["AUTO"], boxes=s["BOXES"], nonebox=s["NONEBOX"],
                boxkey=s["BOXKEY"], home={0: (0, 0), 1: (5, 0), 2: None}[s["HOME"]])


def own(out, spec, y, x, words, attr=None):
    for i, c in enumerate(words):
        out.glyph(y, x + i, tapes_p.glyph(spec, c))
        if attr is not None:
            out.colour(y, x + i, attr)


def draw(spec, game, font, memory):
    s = spec["switch"]
    tw = s["TW"]
    out = Screen(s["GROUND"])
    for y, x, words in spec["lines"]:
        own(out, spec, y, x, words)
    under = game.at(game.cur)
    for r in range(6):
        for c in range(14):
            kind = game.board[r][c]
            attr = s["GROUND"]
            if kind:
                attr = s["TILEA"] | ((kind & 3) ^ (1 if kind >= 11 else 0) if s["INKS"] else 0)
                if kind == under:
                    attr = attr & 7 | s["SAMEP"]
            if game.hint and (r, c) in game.hint:
                attr = s["HINTA"]
            if (r, c) == game.sel:
                attr = s["SELA"]
            p = tapes_p.picture(spec, kind)
            if (r, c) == game.cur and game.entry is None and not game.box:
                m = memory("pat")
                if s["ANIM"] == 2:
                    attr = s["CURB"] if m & 1 else s["CURA"]
                else:
                    p = frame(p, m, tw)
            y, x = s["OY"] + 2 * r, s["OX"] + 2 * c
            for i, v in enumerate(p):
                at = address(y + i // 8, i % 8) + x
                for b in v.to_bytes(tw, "big"):
                    out.bytes[at] = b
                    at += 1
            for i in range(tw):
                for j in range(tw):
                    out.colour(y + i, x + j, attr)
    words = "%s%02d%s%02d%s" % (spec["panel"][0], len(game.past), spec["panel"][1],
                               84 - 2 * len(game.past), " FALL" if game.grav else " STAY")
    own(out, spec, s["PY"], s["PX"], words)
    y = s["NROW"]
    if game.entry is not None:
        own(out, spec, y, 0, (game.entry + "L").ljust(9))
        out.colour(y, len(game.entry), s["GROUND"] | 128)
    else:
        number = "%05d" % game.number if s["NZERO"] else "%d" % game.number
        own(out, spec, y, 0, (("NO " if s["NTEXT"] else "") + number).ljust(9))
    if game.box:
        for i in range(3):
            own(out, spec, s["BOXY"] + i, 9, " " * 14, s["BOXA"])
        own(out, spec, s["BOXY"] + 1, 11,
            {"won": "WELL DONE", "stuck": "NO MOVES", "none": "NO PAIR"}[game.box])
    return out.bytes


def frame(p, m, tw):
    last = len(p) - 1
    out = []
    for y, v in enumerate(p):
        if y in (0, last):
            v ^= m * (257 if tw == 2 else 1)
        elif m >> (y - 1 & 7) & 1:
            v ^= 0x8001 if tw == 2 else 0x81
        out.append(v)
    return out


def board(memory, at):
    return [list(memory(0xC000 + (r + 1) * 16 + 1, 14)) for r in range(6)]


def cursor(memory, at):
    a = memory(at["cur"])[0]
    return (a // 16 - 1, a % 16 - 1)

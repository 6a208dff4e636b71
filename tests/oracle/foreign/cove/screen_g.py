"""What the picture engine must show, and its deals."""
import tapes_g
from screen_a import Screen, address


def deal(number):
    cells = [0] * 84
    x = number
    for kind in range(21, 0, -1):
        for _ in range(4):
            x = (x * 253 + 1) & 0xFFFF
            at = (x >> 8) % 84
            while cells[at]:
                at = (at + 1) % 84
            cells[at] = kind
    return cells


def rules(spec):
    s = spec["switch"]
    return dict(ring=s["RING"], scan=s["SCAN"], prec=s["PREC"], emptyk=s["EMPTYK"],
                blocked=s["BLOCKED"], other=s["OTHER"], side=s["SIDE"], top=s["TOP"],
                arrowh=s["ARROWH"], resume=s["RESUME"], hend=s["HEND"], hcur=s["HCUR"],
                idlech=s["IDLECH"], idlesel=s["IDLESEL"], dropsel=s["DROPSEL"], sdel=1,
                soth=s["SOTH"], sbad=s["SBAD"], backcur=s["BACKCUR"], boxkey=0,
                home={0: (0, 0), 1: (5, 13), 2: None}[s["HOME"]])


def mark(name, p):
    """The pixels P, rows of 16 bits, with a mark."""
    n = len(p)
    if name == "frame":
        return [v ^ (0xFFFF if y in (0, n - 1) else 0x8001) for y, v in enumerate(p)]
    if name == "grid":
        return [v & (0xAAAA if y & 1 else 0x5555) for y, v in enumerate(p)]
    if name == "invert":
        return [v ^ 0xFFFF for v in p]
    if name == "lower":
        return p[:n // 2] + [v ^ 0xFFFF for v in p[n // 2:]]
    if name == "under2":
        return p[:-2] + [v ^ 0xFFFF for v in p[-2:]]
    if name == "leftie":
        return [v ^ 0xFF00 for v in p]
    if name == "shade":
        return [v | v >> 1 for v in p]
    if name == "thin":
        return [v & 0x5555 for v in p]
    assert name == "corner"
    return [v ^ (0xE007 if y in (0, 1, n - 2, n - 1) else 0) for y, v in enumerate(p)]


def draw(spec, game, font, memory):
    s = spec["switch"]
    m = spec["marks"]
    out = Screen(s["PAPER"])
    for y, x, text in spec["lines"]:
        out.words(y, x, text, font)
    under = game.at(game.cur)
    for r in range(6):
        for c in range(14):
            kind = game.board[r][c]
            p = tapes_g.pixels(spec, kind)
            if kind and kind == under:
                p = mark(m["MSAME"], p)
            if game.hint and (r, c) in game.hint:
                p = mark(m["MHINT"], p)
            if (r, c) == game.sel:
                p = mark(m["MSEL"], p)
            if (r, c) == game.cur:
                p = mark(m["MCUR"], p)
            for i, v in enumerate(p):
                at = address(s["OY"] + r * s["TH"] + i // 8, i % 8) + s["OX"] + 2 * c
                out.bytes[at] = v >> 8
                out.bytes[at + 1] = v & 255
    y = s["NROW"]
    if game.entry is not None:
        out.words(y, 0, game.entry + " " * 8, font)
        x = len(game.entry)
        if s["FLASH"]:
            out.words(y, x, "L", font, s["PAPER"] + 128)
        else:
            out.glyph(y, x, [b ^ 255 for b in font[352:360]])
    else:
        text = "%05d" % game.number if s["NZERO"] else "%d" % game.number
        out.words(y, 0, (("B " if s["NTEXT"] else "") + text).ljust(8), font)
    return out.bytes


def board(memory, at):
    cells = memory(0xB000, 128)
    return [[cells[(c + 1) * 8 + r + 1] for c in range(14)] for r in range(6)]


def cursor(memory, at):
    a = memory(at["cur"])[0]
    return (a % 8 - 1, a // 8 - 1)

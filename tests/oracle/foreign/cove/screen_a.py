"""What the attribute engine must show, and its deals, written from the description of the tapes."""


def deal(number):
    cells = [21 - i // 4 for i in range(84)]
    x = number
    for i in range(83, 0, -1):
        x ^= x << 7 & 0xFFFF
        x ^= x >> 9
        x ^= x << 8 & 0xFFFF
        j = (x >> 8) * (i + 1) >> 8
        cells[i], cells[j] = cells[j], cells[i]
    return cells


def rules(spec):
    s = spec["switch"]
    home = {0: (0, 0), 1: (2, 7), 2: None}[s["HOME"]]
    return dict(ring=1, scan=s["SCAN"], prec=s["PREC"], emptyk=s["EMPTYK"], blocked=s["BLOCKED"],
                other=s["OTHER"], side=s["SIDE"], top=s["TOP"], arrowh=s["ARROWH"],
                resume=s["RESUME"], hend=s["HEND"], hcur=s["HCUR"], idlech=s["IDLECH"],
                idlesel=s["IDLESEL"], dropsel=s["DROPSEL"], sdel=s["SDEL"], soth=s["SOTH"],
                sbad=s["SBAD"], home=home, boxkey=0)


def address(y, line):
    return (y & 0x18) << 8 | line << 8 | (y & 7) << 5


class Screen:
    """A screen of 6912 bytes."""

    def __init__(self, attr):
        self.bytes = bytearray(6144) + bytearray([attr]) * 768

    def glyph(self, y, x, rows):
        for i, b in enumerate(rows):
            self.bytes[address(y, i) + x] = b

    def words(self, y, x, text, font, attr=None):
        for i, c in enumerate(text):
            at = (ord(c) - 32) * 8
            self.glyph(y, x + i, font[at:at + 8])
            if attr is not None:
                self.colour(y, x + i, attr)

    def colour(self, y, x, attr):
        self.bytes[6144 + y * 32 + x] = attr


def draw(spec, game, font, memory):
    s = spec["switch"]
    out = Screen(s["BASE"])
    for y, x, text in spec["lines"]:
        out.words(y, x, text, font)
    under = game.at(game.cur)
    for r in range(6):
        for c in range(14):
            y, x = s["OY"] + r * s["RY"], s["OX"] + 2 * c
            kind = game.board[r][c]
            attr = s["TILEA"] if kind else s["EMPTYA"]
            if kind:
                out.words(y, x, spec["signs"][kind - 1], font)
                if kind == under:
                    attr = s["KINDA"]
            if game.hint and (r, c) in game.hint:
                attr = s["HINTA"]
            if (r, c) == game.sel:
                attr = s["SELA"]
            if (r, c) == game.cur:
                attr = {0: attr | 128, 1: s["CURA"], 2: attr ^ 63}[s["CURM"]]
            for i in range(1 + s["WIDE"]):
                out.colour(y, x + i, attr)
    y = s["NROW"]
    if game.entry is not None:
        out.words(y, 0, game.entry, font)
        out.words(y, len(game.entry), "L", font, s["BASE"] | 128)
        if game.k.get("none"):
            pass
    else:
        text = "%05d" % game.number if s["NZERO"] else "%d" % game.number
        out.words(y, 0, ("N:" if s["NTEXT"] else "") + text, font)
    return out.bytes


def board(memory, at):
    return [list(memory(0x7000 + (r + 1) * 16 + 1, 14)) for r in range(6)]


def cursor(memory, at):
    a = memory(at["cur"])[0]
    return (a // 16 - 1, a % 16 - 1)

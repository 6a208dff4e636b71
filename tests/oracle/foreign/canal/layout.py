"""The look of a tape: geometry, bitmaps and texts, made from the switches."""
from glyphs import GLYPHS
import pictures as pic

MARKS = ("path", "kind", "hint", "sel", "cursor")      # bits 4 to 0
BIT = {"path": 16, "kind": 8, "hint": 4, "sel": 2, "cursor": 1}


def pack(picture):
    """Returns the picture's rows as bytes."""
    out = bytearray()
    for row in picture:
        for i in range(0, len(row), 8):
            out.append(int("".join(map(str, row[i:i + 8])), 2))
    return bytes(out)


class Look:
    """Everything that is on the screen of one tape."""

    def __init__(self, switches):
        self.s = s = switches
        self.px = s["PX"]
        self.bw = s["CW"] + (1 if self.px else 0)
        self.high = s["CH"] * 8
        self.ypix = s["Y0"] * 8 + s["PY"]
        self.tsize = self.bw * self.high
        self.tiles = [self.box(kind) for kind in range(24)]
        if len({pack(t) + bytes([self.kattr(k)]) for k, t in enumerate(self.tiles[:22])}) != 22:
            raise ValueError("two kinds look alike")
        self.over = {mark: self.overlay(s["M_" + mark][0]) for mark in MARKS}
        self.attr = {mark: s["M_" + mark][1] for mark in MARKS}

    def ground(self):
        """Returns an empty box with the pattern of the background."""
        pattern = self.s["BGPAT"]
        out = []
        for y in range(self.high):
            bits = [pattern[(self.ypix + y) & 7] >> (7 - x) & 1 for x in range(8)]
            out.append([bits[x & 7] if self.inside(x) else 0 for x in range(self.bw * 8)])
        return out

    def inside(self, x):
        """Returns whether column x of a box belongs to its cell."""
        return self.px <= x < self.px + self.s["CW"] * 8

    def box(self, kind):
        """Returns the box of a kind, 0 = empty, 22 and 23 = breaking up."""
        s, canvas = self.s, self.ground()
        width, height = s["TWP"], s["THP"]
        if kind == 0:
            if s["DOT"]:
                canvas[s["TY"] + height // 2][self.px + s["TX"] + width // 2] ^= 1
            return canvas
        if kind < 22:
            picture = pic.SETS[s["PICTURES"]](kind - 1, width, height)
        else:
            picture = pic.burst(kind - 22, width, height)
        for y in range(height):
            for x in range(width):
                canvas[s["TY"] + y][self.px + s["TX"] + x] = picture[y][x]
        if s["RIM"]:
            for y in range(height):
                canvas[s["TY"] + y][self.px + s["TX"] + width] = 1
            for x in range(width + 1):
                canvas[s["TY"] + height][self.px + s["TX"] + x] = 1
        return canvas

    def kattr(self, kind):
        """Returns the attribute of a kind."""
        s = self.s
        if kind == 0 or kind > 21:
            return s["EMPTYATTR"]
        if s["PICTURES"] == "form":
            return s["TILEATTR"] & 0xF8 | (0, 1, 2)[(kind - 1) // 7]
        if s["INKS"]:
            return s["TILEATTR"] & 0xF8 | s["INKS"][kind % len(s["INKS"])]
        return s["TILEATTR"]

    def overlay(self, style):
        """Returns None or the pixels that a style keeps and changes."""
        if not style:
            return None
        s, change = self.s, pic.blank(self.bw * 8, self.high)
        keep = pic.blank(self.bw * 8, self.high, 1)
        x0, y0, w, h = self.px + s["TX"], s["TY"], s["TWP"], s["THP"]
        cw, ch = s["CW"] * 8, self.high

        def set_(x, y, always):
            if 0 <= y < ch and self.px <= x < self.px + cw:
                change[y][x] = 1
                if always:
                    keep[y][x] = 0
        for y in range(ch):
            for x in range(self.px, self.px + cw):
                tile = x0 <= x < x0 + w and y0 <= y < y0 + h
                rim = x in (x0, x0 + w - 1) or y in (y0, y0 + h - 1)
                outer = x in (self.px, self.px + cw - 1) or y in (0, ch - 1)
                hit = {"inverse": tile, "whole": True, "frame": tile and rim, "outer": outer,
                       "hatch": tile and (x + y) % 2 == 0 and y % 2 == 0,
                       "under": tile and y >= y0 + h - 2,
                       "corners": tile and rim and min(x - x0, x0 + w - 1 - x) < 3
                       and min(y - y0, y0 + h - 1 - y) < 3,
                       "bar": x < self.px + 2, "foot": y >= ch - 2,
                       "spot": self.px + 1 <= x <= self.px + 3 and 1 <= y <= 3,
                       "arrow": self.px + cw - 6 + abs(y - ch // 2) <= x < self.px + cw
                       and abs(y - ch // 2) < 5,
                       "line": abs(x - x0 - w // 2) < 2 and abs(y - y0 - h // 2) < 2}[style]
                if hit:
                    set_(x, y, style in ("outer", "bar", "foot", "arrow", "line"))
        return keep, change

    def cell(self, kind, marks):
        """Returns bitmap and attribute of a cell as the tape must show it."""
        canvas = [row[:] for row in self.tiles[kind]]
        attr = self.kattr(kind)
        for mark in MARKS:
            if marks & BIT[mark]:
                attr = attr & self.attr[mark][0] ^ self.attr[mark][1]
                if self.over[mark]:
                    keep, change = self.over[mark]
                    canvas = [[a & k ^ c for a, k, c in zip(*three)]
                              for three in zip(canvas, keep, change)]
        return pack(canvas), attr if self.s["ATTRS"] else 0

    def distinct(self):
        """Returns whether the marks can be told from each other."""
        return all(self.apart(kind) for kind in (1, 2, 3, 8, 15)) and self.readable()

    def readable(self):
        """Returns whether all kinds, and no tile, differ under all marks and the sprite."""
        for marks in (8, 9, 10, 11, 12, 13):
            looks = {self.cell(kind, marks) for kind in range(1, 22)}
            looks.add(self.cell(0, marks & 1))
            if len(looks) != 22:
                return False
        if self.s["SPR"] == 2:
            bare = {self.covered(kind) for kind in range(22)}
            return len(bare) == 22
        return True

    def covered(self, kind):
        """Returns what is seen of a kind under the sprite that hides what is below it."""
        s, values = self.s, sprite(self.s)
        bits, attr = self.cell(kind, 8 if kind else 0)
        out = bytearray(bits)
        for y in range(s["SH"]):
            for x in range(s["SW"]):
                at = (y + s["SOY"]) * self.bw + x + s["SOX"]
                if y + s["SOY"] < self.high and x + s["SOX"] < self.bw:
                    i = 2 * (y * s["SW"] + x)
                    out[at] = out[at] & values[i] | values[i + 1]
        return bytes(out), attr

    def apart(self, kind):
        """Returns whether the marks of a kind can be told from each other."""
        looks = {m: self.cell(kind, m) for m in (0, 2, 4, 8, 9, 10, 11, 12, 13)}
        pairs = [(0, 8), (9, 8), (10, 8), (11, 9), (12, 8), (13, 9), (2, 0), (4, 0), (2, 8),
                 (2, 4), (4, 8), (10, 12), (10, 9), (12, 9), (2, 9), (4, 9)]
        if self.s["SPR"]:
            pairs = [(a, b) for a, b in pairs if not (a & 1) and not (b & 1)]
        for a, b in pairs:
            if looks[a] == looks[b] or not self.shows(looks[a][1]):
                return False
        return self.s["SPR"] > 0 or self.cell(0, 0) != self.cell(0, 1)

    def shows(self, attr):
        """Returns whether ink and paper differ."""
        return not self.s["ATTRS"] or attr & 7 != attr >> 3 & 7

    def font(self):
        """Returns the bytes of the font."""
        out, mode = bytearray(), self.s["FONTMODE"]
        for i, byte in enumerate(GLYPHS):
            byte = {0: byte, 1: byte | byte >> 1, 2: byte >> 1 if i % 8 < 4 else byte,
                    3: byte | (0xFF if i % 8 == 7 else 0), 4: byte << 1 & 0xFF}[mode]
            out.append(byte)
        frame = ("000000001F1010", "00000000FF0000", "00000000F00808", "10101010101010",
                 "08080808080808", "10101F00000000", "0000FF00000000", "0808F800000000")
        for text in frame:
            out += bytes.fromhex(text + ("10", "00", "08", "10", "08", "00", "00", "00")[
                frame.index(text)])
        return bytes(out)


def item(row, col, attr, text, double=0):
    """Returns one text of a list as lines of assembler."""
    codes = ",".join(str(ord(c)) for c in text)
    return "        db %d,%d,%d,%d%s,0\n" % (row, col, attr, double, "," + codes if codes else "")


def data(label, values):
    """Returns a table of bytes as lines of assembler."""
    out = label + ":\n"
    for i in range(0, len(values), 16):
        out += "        db " + ",".join(map(str, values[i:i + 16])) + "\n"
    return out


def frame(s):
    """Returns the texts of the frame round the board."""
    if not s["FRAME"]:
        return ""
    left, top = s["X0"] - 1, s["Y0"] - 1
    wide, high = 14 * s["CW"] + (1 if s["PX"] else 0), 6 * s["CH"] + (1 if s["PY"] else 0)
    out = item(top, left, s["BGATTR"], "\x80" + "\x81" * wide + "\x82")
    for y in range(high):
        out += item(top + 1 + y, left, s["BGATTR"], "\x83")
        out += item(top + 1 + y, left + wide + 1, s["BGATTR"], "\x84")
    return out + item(top + high + 1, left, s["BGATTR"], "\x85" + "\x86" * wide + "\x87")


def order(s):
    """Returns the cells in the order in which hints look at them."""
    cells = [(r, c) for r in range(6) for c in range(14)]
    keys = (lambda p: p, lambda p: (p[1], p[0]), lambda p: (-p[0], -p[1]), lambda p: (-p[0], p[1]),
            lambda p: (p[0], p[1] if p[0] % 2 == 0 else -p[1]), lambda p: (-p[1], -p[0]),
            lambda p: (p[0] + p[1], p[0]))
    return [(r + 1) * 16 + c + 1 for r, c in sorted(cells, key=keys[s["HORD"]])]


def tables(look):
    """Returns the text of tables.inc."""
    s = look.s
    bg, row = s["BGATTR"], s["MSGROW"]
    out = data("TILESRC" if s["P128"] else "TILES", b"".join(pack(t) for t in look.tiles))
    out += "TILES   equ 0C000h\n" if s["P128"] else ""
    out += data("KATTR", [look.kattr(k) for k in range(24)]) + "OVT:\n"
    for mark in MARKS:
        name = "OV" + mark if look.over[mark] else "0"
        out += "        db %d,%d\n        dw %s\n" % (*look.attr[mark], name)
    for mark in MARKS:
        if look.over[mark]:
            keep, change = map(pack, look.over[mark])
            out += data("OV" + mark, [b for pair in zip(keep, change) for b in pair])
    out += data("SPRITE", sprite(s)) + data("FONT", look.font()) + data("BGPAT", s["BGPAT"])
    out += data("ORDT", order(s)) + "PAINTL:\n" + frame(s)
    if s["HEAD"]:
        out += item(s["HEADROW"], s["HEADCOL"], s["HEADATTR"], s["HEAD"])
    for text in s["FIXED"]:
        out += item(*text)
    out += "        db 255\n"
    out += "NUMPOS:\n" + item(s["NUMROW"], s["NUMCOL"], s["NUMATTR"], s["NUMPRE"], s["NUMDBL"])
    for name in ("GRAV", "LEFT", "MOVE", "SCORE", "CLOCK"):
        out += name + "POS:\n" + item(*s[name + "AT"], s["STATATTR"], s[name + "PRE"])
    out += "GRAVON: db \"%s\",0\nGRAVOFF: db \"%s\",0\n" % s["GRAVWORDS"]
    for label, lines in (("TITLE1", s["T1"]), ("TITLE2", s["T2"]), ("WONTXT", s["WON"]),
                         ("STUCKTXT", s["STUCK"])):
        out += label + ":\n" + "".join(item(*line) for line in lines) + "        db 255\n"
    out += "NONETXT:\n" + item(row, s["MSGCOL"], s["STATATTR"], "NO MORE") + "        db 255\n"
    out += "NONECLR:\n" + item(row, s["MSGCOL"], bg, " " * 16) + "        db 255\n"
    if s["ENTRY"] == 3:
        out += "ENTTXT: db \"%s\",0\nENTPOS:\n" % s["PROMPT"]
    else:
        out += "ENTTXT:\n" + "".join(item(*line) for line in s["ENTBOX"]) + "        db 255\n"
        out += "ENTPOS:\n" + item(*s["ENTAT"], s["STATATTR"], s["PROMPT"])
    return out


def sprite(s):
    """Returns the bytes of the cursor's sprite."""
    wide, high = s["SW"] * 8, s["SH"]
    if s["SPR"] == 0:
        return [0]
    canvas = pic.blank(wide, high)
    if s["SPRITE"] == "ring":
        pic.edge(pic.edge(canvas), 1)
    elif s["SPRITE"] == "hand":
        for y in range(high):
            for x in range(wide):
                canvas[y][x] = int(x <= y * 2 and (x + y < 14 or abs(x - y + 2) < 2))
    else:
        for y in range(high):
            for x in range(wide):
                canvas[y][x] = int(abs(x - wide // 2) < 2 or abs(y - high // 2) < 2)
    data_ = pack(canvas)
    if s["SPR"] == 1:
        return list(data_)
    return [v for byte in data_ for v in (255 ^ (byte | byte << 1 & 255 | byte >> 1), byte)]

"""Font, tiles and marks of barn, made here as bytes. MIT licence."""
COLS = dict(zip("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", """3E5149453E 00427F4000 4261514946 2141454B31
1814127F10 2745454539 3C4A494930 0171090503 3649494936 064949291E 7E1111117E 7F49494936 3E41414122 7F4141221C
7F49494941 7F09090901 3E4149497A 7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F020C027F 7F0408107F
3E4141413E 7F09090906 3E4151215E 7F09192946 4649494931 01017F0101 3F4040403F 1F2040201F 3F4038403F 6314081463
0708700807 6151494543""".split()))
COLS.update({":": "0036360000", ".": "0060600000", "-": "0808080808", "?": "0201510906", "!": "00005F0000",
             "/": "2010080402", "=": "1414141414", "*": "14083E0814", "_": "4040404040", "]": "7F7F7F7F7F",
             "'": "0005030000", "(": "001C224100", ")": "0041221C00", "+": "08083E0808", ",": "0050300000"})

def glyph(ch, bold=0):
    """8 bytes of a character."""
    cols = bytes.fromhex(COLS.get(ch, "0000000000"))
    rows = []
    for y in range(8):
        v = 0
        for x in range(5):
            if cols[x] >> y & 1:
                v |= 0x40 >> x
        rows.append((v | v >> 1) & 255 if bold else v)
    return rows

def font(style):
    out = []
    for c in range(32, 96):
        g = glyph(chr(c), style == 1)
        if style == 2:      # one line lower, slanted
            g = [0] + g[:7]
            g = [v >> 1 if i > 4 else v for i, v in enumerate(g)][:8]
        out += g
    return out

class Pic:
    def __init__(self, h):
        self.h = h
        self.p = [[0] * 16 for _ in range(h)]
    def set(self, x, y, v=1):
        if 0 <= x < 16 and 0 <= y < self.h:
            self.p[y][x] = v
    def box(self, x0, y0, x1, y1, v=1, fill=0):
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                if fill or x in (x0, x1) or y in (y0, y1):
                    self.set(x, y, v)
    def text(self, x0, y0, ch, scale=1, bold=0, v=1):
        for y, r in enumerate(glyph(ch, bold)):
            for x in range(8):
                if r & 0x80 >> x:
                    self.box(x0 + x * scale, y0 + y * scale, x0 + x * scale + scale - 1, y0 + y * scale + scale - 1, v, 1)
    def disc(self, cx, cy, r, mode):
        for y in range(-r, r + 1):
            for x in range(-r, r + 1):
                d = x * x + y * y
                if d <= r * r + 1 and (mode == 1 or d > (r - 1) * (r - 1) or mode == 2 and (x + y) & 1):
                    self.set(cx + x, cy + y)
    def bytes(self):
        out = []
        for r in self.p:
            for h in (0, 8):
                out.append(sum(r[h + i] << 7 - i for i in range(8)))
        return out

def shape(p, n, mode, oy):
    """shape 0..6 in the square 3..12; mode 0 outline, 1 solid, 2 grey"""
    def inside(x, y):
        x -= 4.5; y -= 4.5
        ax, ay = abs(x), abs(y)
        return [ax < 5 and ay < 5, ax + ay < 5.6, x * x + y * y < 25, min(ax, ay) < 1.6 and max(ax, ay) < 5,
                y > -5 and ax < (y + 5.5) / 2, ay < 2.1 and ax < 5 or ay < 4 and ax < 1.1 or x > 2 and ay < 5,
                abs(ax - ay) < 1.6][n]
    for y in range(10):
        for x in range(10):
            if inside(x, y):
                edge = not all(0 <= x + a < 10 and 0 <= y + b < 10 and inside(x + a, y + b)
                               for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)))
                if edge or mode == 1 or mode == 2 and (x + y) & 1:
                    p.set(x + 3, y + oy)

def tile(style, k, ch):
    h = ch * 8
    p = Pic(h)
    mid = (h - 16) // 2
    letter = chr(65 + k)
    if style == "frame":            # letter in a frame
        p.box(0, 0, 15, h - 1); p.text(4, mid + 4, letter, 1, 1)
    elif style == "round":
        p.box(1, 1, 14, h - 2)
        for x, y in ((1, 1), (14, 1), (1, h - 2), (14, h - 2)): p.set(x, y, 0)
        p.text(4, mid + 4, letter)
    elif style == "big":
        p.text(1, mid + 1, letter, 2)
    elif style == "shadow":         # 14 wide, grey shadow on the right and below
        p.box(0, 0, 13, h - 3); p.text(3, mid + 3, letter, 1, 1)
        for y in range(2, h):
            for x in range(2, 16):
                if (x > 13 or y > h - 3) and (x + y) & 1: p.set(x, y)
    elif style == "solid":          # letter cut out of a block
        p.box(1, 1, 14, h - 2, 1, 1); p.text(4, mid + 4, letter, 1, 1, 0)
    elif style == "number":
        p.box(0, 0, 15, h - 1)
        n = k + 1
        if n < 10: p.text(4, mid + 4, str(n), 1, 1)
        else:
            p.text(1, mid + 4, str(n // 10)); p.text(7, mid + 4, str(n % 10))
    elif style in ("shapes", "inks"):
        p.box(0, 0, 15, h - 1)
        shape(p, k % 7, k // 7 if style == "shapes" else 1, mid + 3)
    elif style == "mah":            # dots 1-7, bamboo 1-7, letters
        p.box(0, 0, 14, h - 2)
        n = k % 7 + 1
        spots = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8],
                 7: [0, 1, 2, 4, 6, 7, 8]}[n]
        for s in spots:
            x, y = 3 + s % 3 * 4, mid + 3 + s // 3 * 4
            if k < 7: p.disc(x, y, 1, 0)
            elif k < 14: p.box(x, y - 1, x, y + 1)
        if k >= 14: p.text(4, mid + 4, "NESWCFB"[n - 1], 1, 1)
    return p.bytes()

def mark(name, ch):
    h = ch * 8
    p = Pic(h)
    if name == "invert": p.box(0, 0, 15, h - 1, 1, 1)
    if name == "thick": p.box(0, 0, 15, h - 1); p.box(1, 1, 14, h - 2)
    if name == "inset": p.box(1, 1, 14, h - 2); p.box(2, 2, 13, h - 3)
    if name == "outer": p.box(0, 0, 15, h - 1)
    if name == "under": p.box(0, h - 2, 15, h - 1, 1, 1)
    if name == "corners":
        for x, y, a, b in ((0, 0, 1, 1), (15, 0, -1, 1), (0, h - 1, 1, -1), (15, h - 1, -1, -1)):
            for i in range(5):
                for j in (0, 1):
                    p.set(x + a * i, y + b * j); p.set(x + a * j, y + b * i)
    if name == "hand":
        for y, r in enumerate("0100 0100 0100 0111 1111 1111 0111 0011".split()):
            for x, c in enumerate(r):
                if c == "1": p.box(8 + x * 2, h - 9 + y, 9 + x * 2, h - 9 + y)
    if name == "grey":
        for y in range(h):
            for x in range(16): p.set(x, y, (x + y) & 1)
    return p.bytes()

def pathpic(bits, ch, wide):
    h = ch * 8
    p = Pic(h)
    m = h // 2
    if bits & 1: p.box(0, m - wide, 7 + wide, m, 1, 1)
    if bits & 2: p.box(8 - wide, m - wide, 15, m, 1, 1)
    if bits & 4: p.box(8 - wide, 0, 7 + wide if wide else 8, m, 1, 1)
    if bits & 8: p.box(8 - wide, m - wide, 7 + wide if wide else 8, h - 1, 1, 1)
    return p.bytes()

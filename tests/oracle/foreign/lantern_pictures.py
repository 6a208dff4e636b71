"""Pictures of the lantern tapes: 21 kinds, the empty place, marks, and what of them is seen."""


class Font:
    def __init__(self, rom):
        data = open(rom, "rb").read()
        self.rows = {c: list(data[0x3D00 + 8 * (c - 32):0x3D00 + 8 * (c - 32) + 8]) for c in range(32, 128)}

    def glyph(self, char, style=0):
        rows = self.rows[ord(char)]
        if style == 1:
            return [b | b >> 1 for b in rows]
        if style == 2:
            return [b >> (1 if i < 4 else 0) for i, b in enumerate(rows)]
        if style == 3:
            return [b ^ 255 for b in rows]
        return rows


def scaled(rows, across, down):
    """Rows of bits (most significant first, 8 wide) made larger, as 16 bit words."""
    result = []
    for b in rows:
        word = 0
        for i in range(8):
            if b & (128 >> i):
                for k in range(across):
                    word |= 0x8000 >> (i * across + k)
        result += [word] * down
    return result


def drawing(rng, w, h):
    """A random picture, symmetric about its vertical axis."""
    half = (w + 1) // 2
    rows, left = [], h
    while left > 0:
        word = 0
        bits = rng.getrandbits(half)
        for i in range(half):
            if bits >> i & 1:
                word |= 0x8000 >> i | 0x8000 >> (w - 1 - i)
        n = min(left, rng.choice([1, 1, 2]))
        rows += [word] * n
        left -= n
    return rows


def shape(n, w, h):
    rows = []
    for y in range(h):
        word = 0
        for x in range(w):
            u, v = (2 * x + 1) / w - 1, (2 * y + 1) / h - 1
            inside = (u * u + v * v < 0.8, abs(u) < 0.75 and abs(v) < 0.75, abs(u) + abs(v) < 0.95,
                      abs(u) < 0.3 or abs(v) < 0.3, abs(u) < (v + 1) / 2, abs(abs(u) - abs(v)) < 0.35,
                      0.3 < u * u + v * v < 0.9)[n]
            if inside:
                word |= 0x8000 >> x
        rows.append(word)
    return rows


def placed(rows, width, w, h):
    """A picture in the middle of a place of w x h."""
    dx, dy = max(0, (w - width) // 2), max(0, (h - len(rows)) // 2)
    out = [0] * h
    for i, word in enumerate(rows):
        if dy + i < h:
            out[dy + i] = word >> dx & 0xFFFF
    return out


def ring(w, h, inset=0):
    rows = [0] * h
    for y in range(inset, h - inset):
        for x in range(inset, w - inset):
            if x in (inset, w - 1 - inset) or y in (inset, h - 1 - inset):
                rows[y] |= 0x8000 >> x
    return rows


def pictures(cfg, font):
    r, w, h = cfg.rng, cfg.w, cfg.h
    styles = ["letters", "letters", "digits", "lower", "drawn", "drawn", "near", "pips"]
    if cfg.colour:
        styles += ["shapes", "shapes", "onecolour", "mono"]
    style = r.choice(styles)
    attr = r.choice([0x38, 0x07, 0x47, 0x70, 0x68, 0x0F, 0x39, 0x2A])
    attrs = [attr] * 22
    fill = (0xFFFF << (16 - w)) & 0xFFFF
    pics = []
    if style in ("letters", "digits", "lower", "onecolour"):
        chars = {"letters": "ABCDEFGHIJKLMNOPQRSTU", "onecolour": "ABCDEFGHIJKLMNOPQRSTU",
                 "digits": "0123456789ABCDEFGHIJK", "lower": "abcdefghijkmnpqrstuxz"}[style]
        g = r.choice([0, 0, 1, 2])
        across = 2 if w >= 16 and r.random() < 0.6 else 1
        down = 2 if h >= 16 and r.random() < 0.6 else 1
        pics = [placed(scaled(font.glyph(c, g), across, down), 8 * across, w, h) for c in chars]
        if style == "onecolour":
            attrs = [attr] + [(attr & 0xF8) | r.choice([i for i in range(7) if i != attr >> 3 & 7])
                              for _ in range(21)]
    elif style == "drawn" or style == "mono":
        pics = [drawing(r, w - 1 if w > 8 else w, h - 1 if h > 8 else h) + [0] * (h > 8) for _ in range(21)]
    elif style == "near":  # pairs that differ in a few pixels
        for _ in range(11):
            one = drawing(r, w, h)
            two = list(one)
            y, x = r.randrange(1, h - 1), r.randrange(1, w - 2)
            two[y] ^= 0x8000 >> x | 0x8000 >> (x + 1)
            if r.random() < 0.5:
                two[y - 1] ^= 0x8000 >> x
            pics += [one, two]
        pics = pics[:21]
    elif style == "pips":
        for n in range(1, 22):
            rows = [0] * h
            for i in range(n):
                y, x = 1 + i // 3 * (h - 1) // 7, 1 + i % 3 * (w - 1) // 3
                rows[min(y, h - 1)] |= 0xC000 >> x & fill
            pics.append(rows)
    elif style == "shapes":  # seven shapes in three colours
        inks = r.sample([i for i in range(7) if i != attr >> 3 & 7], 3)
        for n in range(21):
            pics.append(shape(n % 7, w, h))
            attrs[n + 1] = (attr & 0xF8) | inks[n // 7]
    if r.random() < 0.25 and min(w, h) > 8:
        edge = ring(w, h)
        pics = [[a | b for a, b in zip(p, edge)] for p in pics]
    if r.random() < 0.12:
        pics = [[a ^ fill for a in p] for p in pics]
    empty = [0] * h
    how = r.choice(["blank", "blank", "dot", "pattern", "background"])
    if how == "dot":
        empty[h // 2] = 0x8000 >> (w // 2)
    elif how == "pattern":
        empty = [(0xAAAA if y % 2 else 0x5555) & fill for y in range(h)]
    elif cfg.sw["BGBYTE"]:
        empty = [0x8888 & fill for y in range(h)]
    if r.random() < 0.5:
        attrs[0] = cfg.sw["BGATTR"]
    if not cfg.colour:
        attrs = [cfg.sw["BGATTR"]] * 22
    return style, [empty] + pics, attrs


def masks(how, w, h, r):
    """Operation (0 none, 1 XOR, 2 OR, 3 clear) and mask rows of a mark."""
    fill = (0xFFFF << (16 - w)) & 0xFFFF
    rows = [0] * h
    if how == "xor":
        return 1, [fill] * h
    if how == "frame":
        return r.choice([1, 2]), ring(w, h, r.choice([0, 0, 1]))
    if how == "underline":
        rows[h - 1] = fill
        return 1, rows
    if how == "arrow":
        for i in range(min(4, h)):
            rows[h - 1 - i] = (0xFFFF << (16 - max(1, 7 - 2 * i))) & 0xFFFF
            rows[h - 1 - i] >>= i
        return r.choice([1, 2]), [a & fill for a in rows]
    if how == "corners":
        for y in (0, h - 1):
            rows[y] = (0xC000 | 0xC000 >> (w - 2)) & fill
        for y in (1, h - 2):
            rows[y] = (0x8000 | 0x8000 >> (w - 1)) & fill
        return r.choice([1, 2]), rows
    if how == "corner":
        for i in range(3):
            rows[i] = 0xE000 >> (w - 3) if r.random() < 2 else 0
        return r.choice([1, 2]), rows
    if how == "dots":
        rows[h - 1] = 0xAAAA & fill
        return 1, rows
    if how == "cross":
        for y in range(min(w, h)):
            rows[y] |= (0x8000 >> y) | (0x8000 >> (w - 1 - y))
        return 1, [a & fill for a in rows]
    return 0, rows


def visible(cfg, kind, flags):
    """Both phases of what is seen of a place: FLASH off and on."""
    rows = list(cfg.pics[kind])
    attr = cfg.attrs[kind]
    fill = (0xFFFF << (16 - cfg.w)) & 0xFFFF
    for name, bit in (("HIL", 4), ("SEL", 2), ("HNT", 8), ("CUR", 1)):
        if not flags & bit:
            continue
        _, op, mask, a, o, x = cfg.marks[name]
        if op == 1:
            rows = [p ^ m for p, m in zip(rows, mask)]
        elif op == 2:
            rows = [p | m for p, m in zip(rows, mask)]
        elif op == 3:
            rows = [p & ~m for p, m in zip(rows, mask)]
        attr = (attr & a | o) ^ x
    result = []
    for phase in (0, 1):
        ink, paper = attr & 7, attr >> 3 & 7
        if attr & 64:
            ink, paper = ink and ink + 8, paper and paper + 8
        if phase and attr & 128:
            ink, paper = paper, ink
        rows2 = tuple(r & fill for r in rows) if ink != paper else (0,)
        if all(r == 0 for r in rows2):
            result.append((paper, None, ()))
        elif all(r == fill for r in rows2) and ink != paper:
            result.append((ink, None, ()))
        else:
            result.append((paper, ink, rows2))
    return tuple(result)

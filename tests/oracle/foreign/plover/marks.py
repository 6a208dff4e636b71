"""Marks in attributes and in pixels: what each set of marks does with a cell."""
CUR, SEL, HINT, KIND = 1, 2, 4, 8
SIGNS = (CUR, SEL, HINT, KIND)


def swap(value):
    """Returns an attribute with INK and PAPER exchanged."""
    return value & 0xc0 | (value & 7) << 3 | (value >> 3) & 7


def apply_op(entry, op, way):
    """Returns the entry (and, xor, add, swap) followed by one operation."""
    keep, flip, plus, sw = entry
    name, mask = op
    if sw and name != "swap":
        mask = swap(mask)
    if name == "swap":
        return keep, flip, plus, sw ^ 1
    if way == "add":
        return keep, flip, (plus + mask) & 255, sw
    if name == "set":
        return keep & ~mask & 255, flip & ~mask & 255 | mask, plus, sw
    if name == "res":
        return keep & ~mask & 255, flip & ~mask & 255, plus, sw
    if name == "xor":
        return keep, flip ^ mask, plus, sw
    return 0, mask, 0, sw


def combine(flags, signs, s, char):
    """Returns the entry of one set of marks for one character of a cell."""
    entry = (255, 0, 0, 0)
    for sign in s["signorder"]:
        if flags & sign:
            op, chars = signs[sign]
            if char in chars:
                entry = apply_op(entry, op, s["mode"])
            if s["mode"] == "pri":
                break
    return entry


def attribute(base, entry):
    """Returns the attribute that an entry makes of a base."""
    value = (base & entry[0] ^ entry[1]) + entry[2] & 255
    return swap(value) if entry[3] else value


def parts(rng, s):
    """Returns the characters of a cell that a sign covers."""
    n = s["CW"] * s["CHT"]
    if n == 1 or rng.random() < 0.6:
        return tuple(range(n))
    top = tuple(range(s["CW"]))
    left = tuple(range(0, n, s["CW"]))
    return rng.choice((top, left, (0,), (n - 1,)))


def choose_ops(rng, s):
    """Returns a random operation for each sign of the first engine."""
    both = s["colourway"] == "both"
    pool = [("set", 128), ("xor", 128), ("set", 64), ("xor", 64), ("res", 64)]
    if not both:
        pool += [("swap", 0), ("xor", 8), ("xor", 16), ("xor", 40), ("set", 0x80 | 0x40)]
        pool += [("fix", v) for v in (0x47, 0x57, 0x70, 0x0f, 0x8f, 0xf0, 0x4e)]
    if s["mode"] == "add":
        pool = [("add", v) for v in (128, 64, 8, 16, 192, 136, 72)]
    if s["mode"] == "xor":
        pool = [("xor", v) for v in (128, 64, 8, 16, 0x38, 24, 192, 7)]
    if s["mode"] == "or":
        pool = [("set", v) for v in (128, 64, 192, 8, 16, 0x38)]
    if both and s["mode"] != "add":
        pool = [o for o in pool if not o[1] & 7]
    signs = {sign: (rng.choice(pool), parts(rng, s)) for sign in SIGNS}
    if rng.random() < 0.3:
        signs[HINT] = signs[SEL]
    return signs


def states(kindcur):
    """Returns the sets of marks that a tile can have, and those of an empty cell."""
    cur = CUR | (KIND if kindcur else 0)
    tile = [a | b | c for a in (0, KIND, cur) for b in (0, SEL) for c in (0, HINT)]
    return tile, [0, CUR]


def needed(kindcur):
    """Returns pairs of sets of marks that must look different."""
    cur = CUR | (KIND if kindcur else 0)
    return [(0, cur), (0, KIND), (0, SEL), (0, HINT), (KIND, KIND | SEL), (KIND, KIND | HINT),
            (cur, KIND), (cur | SEL, KIND | SEL), (cur | HINT, KIND | HINT), (0, SEL | HINT)]


def confusing(look, tile, kindcur, same):
    """Returns True if a tile without the cursor looks like the tile under the cursor."""
    cursor = look(tile, CUR | (KIND if kindcur else 0))
    others = [a | b | c for a in (0, SEL) for b in (0, HINT) for c in (0, KIND)]
    return not same and any(look(tile, other) == cursor for other in others)


def wanted(kindcur):
    """Returns pairs of sets of marks of which few may look alike."""
    tile, _ = states(kindcur)
    return [(a, a | m) for a in tile for m in (SEL, HINT) if not a & m]


def good(look, kindcur, tiles, same):
    """Returns True if look(tile, flags) shows each sign in almost all positions."""
    for tile in tiles:
        if tile and confusing(look, tile, kindcur, same):
            return False
        if look(tile, 0) is None:
            return False
        pairs = needed(kindcur) if tile else [(0, CUR)]
        if any(look(tile, a) == look(tile, b) for a, b in pairs):
            return False
        if tile and any(look(tile, f) is None for f in states(kindcur)[0]):
            return False
        if not tile and look(tile, CUR) is None:
            return False
        if tile and sum(look(tile, a) == look(tile, b) for a, b in wanted(kindcur)) > 3:
            return False
    return True


def look1(s, signs):
    """Returns a function that gives the attributes of a tile, None if one is unreadable."""
    n = s["CW"] * s["CHT"]

    def look(tile, flags):
        out = []
        for char in range(n):
            value = attribute(s["base"][tile], combine(flags, signs, s, char))
            if abs((value & 7) - (value >> 3 & 7)) < 1:
                return None
            if tile == 0 and flags and not s["base"][0] & 0x38 and not value & 0xb8:
                return None
            out.append(value)
        return tuple(out)
    return look

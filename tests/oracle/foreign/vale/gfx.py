"""Makes the pictures of tiles, marks and letters as data for the assembler."""
import random

_COLS = {
    '0': '3E5149453E', '1': '00427F4000', '2': '4261514946', '3': '2141454B31', '4': '1814127F10',
    '5': '2745454539', '6': '3C4A494930', '7': '0171090503', '8': '3649494936', '9': '064949291E',
    'A': '7E1111117E', 'B': '7F49494936', 'C': '3E41414122', 'D': '7F4141221C', 'E': '7F49494941',
    'F': '7F09090101', 'G': '3E41415132', 'H': '7F0808087F', 'I': '00417F4100', 'J': '2040413F01',
    'K': '7F08142241', 'L': '7F40404040', 'M': '7F0204027F', 'N': '7F0408107F', 'O': '3E4141413E',
    'P': '7F09090906', 'Q': '3E4151215E', 'R': '7F09192946', 'S': '4649494931', 'T': '01017F0101',
    'U': '3F4040403F', 'V': '1F2040201F', 'W': '7F2018207F', 'X': '6314081463', 'Y': '0304780403',
    'Z': '6151494543', ' ': '0000000000', '-': '0808080808', '.': '0000600000', ':': '0000360000',
    '/': '2010080402', '!': '00005F0000', '+': '08083E0808', '#': '147F147F14', '?': '0201510906',
}


def letter(ch, shift=1, bold=False):
    """Gives 8 bytes of a letter."""
    cols = bytes.fromhex(_COLS.get(ch, '7F4141417F'))
    out = []
    for y in range(8):
        v = 0
        for x in range(5):
            if cols[x] >> y & 1:
                v |= 0x80 >> (x + shift)
        out.append(v | v >> 1 if bold else v)
    return out


def font(bold=False, shift=1):
    """Gives a font from space to Z."""
    return [b for c in range(32, 91) for b in letter(chr(c), shift, bold)]


_SPOTS = ['', '4', '08', '048', '0268', '02468', '023568', '0234568', '01235678', '012345678']


def spots(n):
    """Gives n spots in three rows."""
    g = [(1, 0), (1, 3), (1, 6), (3, 0), (3, 3), (3, 6), (6, 0), (6, 3), (6, 6)]
    out = [0] * 8
    for ch in _SPOTS[n]:
        y, x = g[int(ch)]
        out[y] |= 0x80 >> x
    return out


def mahjong(k):
    """Nine with spots, nine with bars, three others."""
    if k < 9:
        s = spots(k + 1)
        return [s[i] | s[i] >> 1 if i != 0 else 0 for i in range(8)]
    if k < 18:
        n = k - 8
        top, low = (n + 1) // 2, n // 2
        a = sum(0x80 >> i for i in (0, 2, 4, 6, 1)[:top]) if top < 5 else 0xfa
        b = sum(0x40 >> i for i in (0, 2, 4, 6)[:low])
        return [a, a, a, 0, b, b, b, 0]
    return [[0, 16, 124, 84, 124, 16, 16, 0], [60, 66, 153, 165, 165, 153, 66, 60],
            [126, 66, 66, 66, 66, 66, 126, 0]][k - 18]


def pattern(k, seed, sym):
    """Gives picture k of a set of random symmetrical pictures that differ in many points."""
    r = random.Random(seed)
    done = []
    while len(done) <= k:
        rows = []
        for _ in range(8):
            v = r.randrange(16)
            rows.append(v << 4 | int(f'{v:04b}'[::-1], 2) if sym else r.randrange(256))
        if all(sum(bin(a ^ b).count('1') for a, b in zip(rows, p)) > 15 for p in done):
            done.append(rows)
    return done[k]


SHAPES = [[0, 126, 126, 126, 126, 126, 126, 0], [0, 24, 60, 126, 126, 60, 24, 0],
          [0, 102, 126, 126, 60, 24, 0, 0], [24, 24, 126, 255, 126, 24, 24, 0],
          [0, 16, 56, 124, 254, 254, 124, 0], [129, 66, 36, 24, 24, 36, 66, 129],
          [0, 126, 66, 66, 66, 66, 126, 0]]


def base(style, k):
    """Gives 8 bytes of kind k, 0 to 20."""
    if style == 'letters':
        return letter(chr(65 + k))
    if style == 'bold':
        return letter(chr(65 + k), 1, True)
    if style == 'digits':
        return letter('0123456789ABCDEFHJKLPUX'[k])
    if style == 'mahjong':
        return mahjong(k)
    if style == 'shapes':
        return SHAPES[k % 7]
    if style == 'runes':
        return pattern(k, 11, True)
    if style == 'noise':
        return pattern(k, 5, False)
    if style == 'patches':
        return [[0x3c] * 8, [0xaa, 0x55] * 4, [0xff, 0, 0, 0xff, 0, 0, 0xff, 0]][k // 7]
    if style == 'binary':
        n = k + 1
        return [0, 0] + [0x7e if n >> i & 1 else 0x42 for i in (4, 3, 2, 1, 0)] + [0x7e]
    raise ValueError(style)


def grid(rows, w):
    return [[r >> (w - 1 - x) & 1 for x in range(w)] for r in rows]


def stretch(pic, w, h, how):
    """Puts an 8 by 8 picture into w by h points."""
    g = grid(pic, 8)
    out = [[0] * w for _ in range(h)]
    if how == 'big':
        fx, fy = w // 8, h // 8
        for y in range(h):
            for x in range(w):
                out[y][x] = g[y // fy][x // fx]
    else:
        fx = fy = 1
        if how == 'mid2' and w >= 16 and h >= 16:
            fx = fy = 2
        oy, ox = (h - 8 * fy) // 2, (w - 8 * fx) // 2
        if how == 'topleft':
            oy = ox = 0
        for y in range(8 * fy):
            for x in range(8 * fx):
                out[oy + y][ox + x] = g[y // fy][x // fx]
    return out


def mask(name, w, h):
    """Gives the points of a mark."""
    edge = {'frame': lambda x, y: x in (0, w - 1) or y in (0, h - 1),
            'full': lambda x, y: True,
            'corner': lambda x, y: (x < 3 or x > w - 4) and y in (0, h - 1)
            or (y < 3 or y > h - 4) and x in (0, w - 1),
            'under': lambda x, y: y >= h - 2,
            'over': lambda x, y: y == 0,
            'left': lambda x, y: x == 0,
            'sides': lambda x, y: x in (0, w - 1),
            'grey': lambda x, y: (x + y) % 2 == 0,
            'greykeep': lambda x, y: (x + y) % 2 == 1,
            'inner': lambda x, y: (x in (1, w - 2) and 0 < y < h - 1)
            or (y in (1, h - 2) and 0 < x < w - 1),
            'nick': lambda x, y: x + y < 4,
            'half': lambda x, y: y >= h // 2,
            'stripes': lambda x, y: y % 4 == 0}[name]
    return [[int(edge(x, y)) for x in range(w)] for y in range(h)]


def cells(g):
    """Gives bytes, cell by cell, each 8 bytes from top to bottom."""
    out = []
    for cy in range(len(g) // 8):
        for cx in range(len(g[0]) // 8):
            for y in range(8):
                row = g[cy * 8 + y][cx * 8:cx * 8 + 8]
                out.append(int(''.join(map(str, row)), 2))
    return out

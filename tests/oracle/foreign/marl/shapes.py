"""Digit shapes, pictures and colours of the tapes of "marl". MIT licence."""
SEG = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc',
       '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}


def bars(w, h, t, digit, table=SEG, dx=0, dy=0, width=8):
    """A digit of straight bars: w x h pixels, t thick -> h rows of `width` bits."""
    g = [[0] * width for _ in range(h + dy)]

    def box(x0, y0, x1, y1):
        for y in range(y0, y1):
            for x in range(x0, x1):
                g[y + dy][x + dx] = 1
    m = (h - t) // 2
    for s in table[digit]:
        {'a': lambda: box(0, 0, w, t), 'd': lambda: box(0, h - t, w, h), 'g': lambda: box(0, m, w, m + t),
         'f': lambda: box(0, 0, t, m + t), 'b': lambda: box(w - t, 0, w, m + t),
         'e': lambda: box(0, m, t, h), 'c': lambda: box(w - t, m, w, h)}[s]()
    return [int(''.join(map(str, r)), 2) for r in g]


def pad8(rows):
    return (rows + [0] * 8)[:8]


TAIL = dict(SEG, **{'6': 'fgedc', '9': 'abcfg', '7': 'fabc'})
FIVE = {  # five pixels wide, seven high, drawn by hand
    '0': '01110 10001 10011 10101 11001 10001 01110', '1': '00100 01100 00100 00100 00100 00100 00100',
    '2': '11110 00001 00001 01110 10000 10000 11111', '3': '11111 00010 00100 00110 00001 10001 01110',
    '4': '10010 10010 10010 11111 00010 00010 00010', '5': '11111 10000 11110 00001 00001 00001 11110',
    '6': '00110 01000 10000 11110 10001 10001 01110', '7': '11111 00001 00010 01111 00100 01000 01000',
    '8': '01110 10001 01110 10001 10001 10001 01110', '9': '01110 10001 10001 01111 00001 00010 01100'}
THREE = {'0': '111 101 101 101 111', '1': '010 110 010 010 111', '2': '111 001 111 100 111',
         '3': '111 001 011 001 111', '4': '101 101 111 001 001', '5': '111 100 111 001 111',
         '6': '100 100 111 101 111', '7': '111 001 010 010 010', '8': '111 101 111 101 111',
         '9': '111 101 111 001 001'}


def hand(table, digit, shift, dy=0):
    rows = [int(r, 2) for r in table[digit].split()]
    w = len(table[digit].split()[0])
    return pad8([0] * dy + [r << (8 - w - shift) for r in rows])


def font(name):
    """Thirteen glyphs 0-9, blank, separator, cursor; None for the ROM's digits."""
    if name == 'rom':
        dig = None
    elif name == 'seg':
        dig = [pad8(bars(6, 7, 1, d, dx=1)) for d in '0123456789']
    elif name == 'block':
        dig = [pad8(bars(7, 8, 2, d)) for d in '0123456789']
    elif name == 'tail':
        dig = [pad8(bars(5, 7, 1, d, TAIL, dx=1)) for d in '0123456789']
    elif name == 'five':
        dig = [hand(FIVE, d, 1) for d in '0123456789']
    elif name == 'six':
        dig = [hand(FIVE, d, 0) for d in '0123456789']
    elif name == 'three':
        dig = [hand(THREE, d, 0, 1) for d in '0123456789']
    elif name == 'big':
        two = lambda rows: [b for r in rows for b in (r >> 8, r & 255)]
        dig = [two(bars(13, 15, 3, d, width=16, dx=1) + [0]) for d in '0123456789']
        return dig + [[0] * 32, two([0] * 12 + [0x3c00] * 3 + [0]), two([0] * 14 + [0xfffc, 0xfffc])]
    elif name == 'bigtail':
        two = lambda rows: [b for r in rows for b in (r >> 8, r & 255)]
        dig = [two(bars(12, 15, 2, d, TAIL, width=16, dx=2) + [0]) for d in '0123456789']
        return dig + [[0] * 32, two([0] * 12 + [0x3c00] * 3 + [0]), two([0] * 14 + [0xfffc, 0xfffc])]
    if name == 'three':
        extra = [[0] * 8, [0, 0, 0, 0, 0, 64, 64, 128], [0, 0, 0, 0, 0, 0, 224, 0]]
    elif name == 'six':
        extra = [[0] * 8, [0, 0, 0, 0, 0, 0, 96, 96], [0, 0, 0, 0, 0, 0, 0, 0xf8]]
    else:
        extra = [[0] * 8, [0, 0, 0, 0, 0, 24, 24, 48], [0, 0, 0, 0, 0, 0, 0, 254]]
    return (dig, extra)


def picture(kind):
    """A picture of 16 x 16 pixels: a frame and a pattern of its own -> four cells of 8 bytes."""
    if kind == 0:
        g = [[0] * 16 for _ in range(16)]
    else:
        g = [[1 if x in (0, 14) or y in (0, 14) else 0 for x in range(15)] + [0] for y in range(15)] + [[0] * 16]
        shape, k = kind % 7, kind // 7
        for y in range(2, 13):
            for x in range(2, 13):
                u, v = x - 7, y - 7
                on = (u * u + v * v < 22, abs(u) < 2, abs(v) < 2, abs(u) + abs(v) < 5, u == v or u == -v,
                      max(abs(u), abs(v)) == 4, v > abs(u) - 4 and v < 3)[shape]
                if k == 1:
                    on = on != (y > 7)
                if k == 2:
                    on = on != (x % 3 == 0)
                if k == 3:
                    on = on != (y % 3 == 0)
                g[y][x] = int(on)
    rows = [int(''.join(map(str, r)), 2) for r in g]
    return [r >> 8 for r in rows[:8]] + [r & 255 for r in rows[:8]] + [r >> 8 for r in rows[8:]] + \
           [r & 255 for r in rows[8:]]

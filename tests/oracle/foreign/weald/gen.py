# weald: random settings and tables. Glyph data is this author's own.
import random
F57 = {}
for row in """A7E1111117E B7F49494936 C3E41414122 D7F4141221C E7F49494941 F7F09090901 G3E4149497A H7F0808087F I00417F4100
J2040413F01 K7F08142241 L7F40404040 M7F020C027F N7F0408107F O3E4141413E P7F09090906 Q3E4151215E R7F09192946 S4649494931
T01017F0101 U3F4040403F V1F2040201F W3F4038403F X6314081463 Y0708700807 Z6151494543 03E5149453E 100427F4000 24261514946
32141454B31 41814127F10 52745454539 63C4A494930 70171090503 83649494936 90649 49291E""".replace("0649 49", "064949").split():
    F57[row[0]] = [int(row[1 + 2*i:3 + 2*i], 16) for i in range(5)]

def letter(ch, dx=1):
    c = F57[ch]
    return [sum(1 << (7 - dx - x) for x in range(5) if c[x] >> (y-0) & 1) if y < 8 else 0 for y in range(8)]

def grow(g):  # 8x8 -> four cells of a 16x16 picture
    big = []
    for b in g:
        w = 0
        for x in range(8):
            if b >> (7 - x) & 1: w |= 3 << (14 - 2*x)
        big += [w, w]
    return cut(big)

def cut(big):
    return [[w >> 8 for w in big[:8]], [w & 255 for w in big[:8]], [w >> 8 for w in big[8:]], [w & 255 for w in big[8:]]]

def tall(g):
    b = [x for x in g for _ in (0, 1)]
    return [b[:8], b[8:]]

def wide(g):
    l, r = [], []
    for b in g:
        w = 0
        for x in range(8):
            if b >> (7 - x) & 1: w |= 3 << (14 - 2*x)
        l.append(w >> 8); r.append(w & 255)
    return [l, r]

def art(r, n, seen):  # n x n symmetric picture
    while True:
        rows = []
        for y in range(n // 2):
            v = r.getrandbits(n // 2 - 1) | (r.getrandbits(1) << (n // 2 - 1)) * 0
            rows.append(v | int(format(v, '0%db' % (n // 2))[::-1], 2) << (n // 2))
        pic = rows + (rows[::-1] if r.random() < .5 else [rows[(i * 3 + 1) % len(rows)] for i in range(n // 2)])
        ones = sum(bin(x).count('1') for x in pic)
        if not n * n * .2 < ones < n * n * .7: continue
        if all(sum(bin(a ^ b).count('1') for a, b in zip(pic, q)) > n * n // 6 for q in seen):
            seen.append(pic); return pic

SUITS = [[0x10, 0x38, 0x7c, 0xfe, 0x7c, 0x38, 0x10, 0], [0x6c, 0xfe, 0xfe, 0xfe, 0x7c, 0x38, 0x10, 0], [0x38, 0x38, 0xfe, 0xfe, 0xd6, 0x10, 0x38, 0]]

def tiles(r, c, tw, th, style):
    """list of 21: cells of 8 bytes, and list of 21: attribute per cell"""
    n = tw * th
    ink, pap, bri = c['TI'], c['TP'], c['TB']
    at = bri * 64 + pap * 8 + ink
    dark = [i for i in range(8) if i != pap and i not in c['avoid']]
    G, A = [], []
    if style == 'letters' or style == 'lower':
        abc = list(F57); abc = [x for x in abc if x.isalpha()] if r.random() < .6 else [x for x in abc if x not in 'O0I1']
        r.shuffle(abc)
        if r.random() < .3: abc = sorted(abc[:21])
        for k in range(21):
            g = letter(abc[k])
            if n == 1: G.append([g])
            elif n == 4: G.append(grow(g))
            elif tw == 2: G.append(wide(g))
            else: G.append(tall(g))
            A.append([at] * n)
        if r.random() < .3 and len(dark) > 2:
            A = [[bri * 64 + pap * 8 + dark[k % len(dark)]] * n for k in range(21)]
    elif style == 'art':
        seen = []
        for k in range(21):
            if n == 4: G.append(cut(art(r, 16, seen)))
            else:
                p = art(r, 8, seen)
                G.append([p] if n == 1 else wide(p) if tw == 2 else tall(p))
            A.append([at] * n)
    elif style == 'colour':  # shape and colour together are the kind
        m = r.choice([3, 4, 7]) if len(dark) >= 3 else 1
        m = min(m, len(dark)); cols = r.sample(dark, m)
        sh = r.sample('ABCDEFGHJKLMNPRSTU123456789', 21)
        for k in range(21):
            g = letter(sh[k // m])
            G.append([g] if n == 1 else grow(g) if n == 4 else wide(g) if tw == 2 else tall(g))
            A.append([bri * 64 + pap * 8 + cols[k % m]] * n)
    elif style == 'twotone':  # pair of colours, no shape at all
        prs = [(a, b) for a in range(1, 8) for b in range(a)][:21]
        r.shuffle(prs)
        prs = [(a, b) if r.random() < .5 else (b, a) for a, b in prs]
        half = {1: [[0xf0] * 8], 2: [[255] * 8, [0] * 8] if tw == 2 else [[255] * 8, [0] * 8], 4: [[255] * 8, [0] * 8] * 2}[n]
        for a, b in prs:
            G.append(half); A.append([bri * 64 + b * 8 + a] * n)
    elif style == 'cards':  # rank and suit in two cells
        for k in range(21):
            rk = letter('A23456789TJQK'[k // 3 if k // 3 < 7 else 0]); su = SUITS[k % 3]
            col = dark[(k % 3) % len(dark)] if c['cardcol'] else ink
            G.append([rk, su]); A.append([at, bri * 64 + pap * 8 + col])
    if c['outline'] and n == 4:
        o = [[255] + [128] * 7, [255] + [1] * 7, [128] * 7 + [255], [1] * 7 + [255]]
        G = [[[a | b for a, b in zip(x, y)] for x, y in zip(g, o)] for g in G]
    return G, A

"""The deals of the six games, written from their rules; a deal is 84 kinds, row by row."""


def ordered():
    return [k for k in range(1, 22) for _ in range(4)]


def kilo(number):
    """Each tile in turn is swapped with a random one; a 16-bit xorshift of bytes."""
    h, l = number >> 8, number & 255
    t = ordered()
    for i in range(84):
        h ^= l >> 1 | (h & 1) << 7
        l ^= h >> 1 | (l & 1) << 7
        h ^= l
        j = h % 84
        t[i], t[j] = t[j], t[i]
    return t


def plod(number):
    """Each tile goes to a random place or the next free one; LCG x5, high byte."""
    seed, t = number, [0] * 84
    for kind in ordered():
        place = 168
        while place >= 168:
            seed = (seed * 5 + 13849) & 0xffff
            place = seed >> 8
        place %= 84
        while t[place]:
            place = (place + 1) % 84
        t[place] = kind
    return t


def ivory(number):
    """For each place a random kind, or the next kind that is left; Lehmer x75 modulo 65537."""
    seed, left, t = number, [4] * 21, []
    for _ in range(84):
        seed = (seed + 1) * 75 % 65537 - 1
        k = (seed >> 8) % 21
        while not left[k]:
            k = (k + 1) % 21
        left[k] -= 1
        t.append(k + 1)
    return t


def drop(number):
    """Kinds in turn, Fisher-Yates from the end with an LFSR of 16 bits; columns from the bottom."""
    seed = number
    t = [i % 21 + 1 for i in range(84)]
    for n in range(84, 0, -1):
        for _ in range(8):
            seed = seed >> 1 ^ (0xb400 if seed & 1 else 0)
        j = (seed & 255) * n >> 8
        t[n - 1], t[j] = t[j], t[n - 1]
    return [t[x * 6 + 5 - y] for y in range(6) for x in range(14)]


def roman(number):
    """200 swaps of two random places; LCG x33, high byte modulo 84; the last kind first."""
    seed, t = number, ordered()[::-1]
    for _ in range(200):
        pair = []
        for _ in range(2):
            seed = (seed * 33 + 4099) & 0xffff
            pair.append((seed >> 8) % 84)
        i, j = pair
        t[i], t[j] = t[j], t[i]
    return t


def ledger(number):
    """Each tile gets a key of eight bits; a stable sort by the keys; the last kind first."""
    h, l = number >> 8, number & 255
    keyed = []
    for kind in ordered()[::-1]:
        h = h + l & 255
        half = h >> 1
        h, l = divmod((h << 8 | l) + 1 & 0xffff, 256)
        h ^= half
        l = (l << 1 | l >> 7) & 255
        keyed.append((h ^ l, kind))
    return [kind for _, kind in sorted(keyed, key=lambda t: t[0])]

"""The random numbers of the three engines, written from their definition."""
def draw(n, rand, fill):
    deck = [k for k in range(21, 0, -1) for _ in range(4)]
    out = []
    for c in range(84, 0, -1):
        r = rand(c)
        out.append(deck[r]); deck[r] = deck[c - 1]
    return out

def deal_a(n):
    s = [n]
    def rand(c):
        s[0] = (s[0] * 773 + 0x3A5D) & 65535
        return (s[0] >> 8) * c >> 8
    o = draw(n, rand, None)
    return [o[y * 14:y * 14 + 14] for y in range(6)]

def deal_b(n):
    s, o = n, [i // 4 + 1 for i in range(84)]
    for c in range(84, 1, -1):
        for _ in range(8):
            s = s >> 1 ^ (0xB400 if s & 1 else 0)
        r = (s & 255) * c >> 8
        o[r], o[c - 1] = o[c - 1], o[r]
    return [o[y * 14:y * 14 + 14] for y in range(6)]

def deal_c(n):
    s, acc = n, 0
    o = [i % 21 + 1 for i in range(84)]
    for c in range(84, 1, -1):
        s = (s + 0x9E35) & 65535
        h = s >> 8
        h = (h >> 3 | h << 5) & 255
        acc = ((h ^ s) + acc) & 255
        r = acc * c >> 8
        o[r], o[c - 1] = o[c - 1], o[r]
    return [[o[x * 6 + y] for x in range(14)] for y in range(6)]

DEAL = {"a": deal_a, "b": deal_b, "c": deal_c}

def distinct(e):
    return len({str(DEAL[e](n)) for n in range(1, 65536)}) == 65535

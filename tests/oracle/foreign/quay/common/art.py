"""Small pictures for tiles, made by rule so that all kinds differ."""


def rand(seed):
    """A little generator of its own, so that choices never change with the Python version."""
    state = (seed * 2654435761 + 88172645463325252) & (2 ** 64 - 1)
    while True:
        state ^= (state << 13) & (2 ** 64 - 1)
        state ^= state >> 7
        state ^= (state << 17) & (2 ** 64 - 1)
        yield state >> 11


class Dice:
    def __init__(self, seed):
        self.gen = rand(seed)
        for _ in range(8):
            next(self.gen)

    def below(self, n):
        return next(self.gen) % n

    def pick(self, items):
        items = list(items)
        return items[self.below(len(items))]

    def shuffle(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def symbol(dice, width, height, seen):
    """A mirror symmetric picture of width x height dots, unlike those seen."""
    while True:
        half = [dice.below(1 << (width // 2)) for _ in range(height)]
        rows = []
        for bits in half:
            text = format(bits, "0%db" % (width // 2))
            rows.append(int(text + text[::-1], 2))
        ones = sum(bin(r).count("1") for r in rows)
        if 0.3 * width * height < ones < 0.7 * width * height and all(
                sum(bin(a ^ b).count("1") for a, b in zip(rows, old)) >= width * height // 8 for old in seen):
            seen.append(rows)
            return rows


def symbols(seed, count, width, height, frame=True):
    """count pictures as lists of rows (integers of width bits)."""
    dice, seen, out = Dice(seed), [], []
    w, h = (width - 2, height - 2) if frame else (width, height)
    for _ in range(count):
        rows = symbol(dice, w, h, seen)
        if frame:
            rows = [0] + [r << 1 for r in rows] + [0]
        out.append(rows)
    return out


def dots(kind, width, height, boxed=True):
    """Mahjong like picture: a box with kind + 1 marks laid out by number."""
    rows = [0] * height
    if boxed:
        for y in range(1, height - 1):
            rows[y] = (1 << (width - 2)) | 1 << 1
        for x in range(2, width - 2):
            rows[1] |= 1 << x
            rows[height - 2] |= 1 << x
    group, value = kind // 9, kind % 9 + 1
    for i in range(value):
        cx, cy = 3 + (i % 3) * ((width - 6) // 3), 3 + (i // 3) * ((height - 6) // 3)
        for dy in range(3 if group == 1 else 2):
            for dx in range(3 if group == 2 else 2):
                if group == 2 and (dx + dy) & 1:
                    continue
                rows[cy + dy] |= 1 << (width - 2 - cx - dx + 0)
    return rows


def defb(values):
    values = list(values)
    out = ""
    for i in range(0, len(values), 16):
        out += "\n        defb " + ",".join(str(v & 255) for v in values[i:i + 16])
    return out + "\n"

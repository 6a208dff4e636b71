"""The pictures of ivory's tiles: three suits of seven, 16 x 24 points, as lines of assembly."""
SPOTS = [(".##.", "#..#", "#..#", ".##."), (".#..", ".#..", "##..", ".#.."),
         ("#..#", ".##.", ".##.", "#..#")]
PLACES = {1: [(6, 10)], 2: [(6, 4), (6, 15)], 3: [(2, 3), (6, 10), (10, 16)],
          4: [(2, 4), (10, 4), (2, 15), (10, 15)],
          5: [(2, 4), (10, 4), (6, 10), (2, 15), (10, 15)],
          6: [(2, 4), (10, 4), (2, 10), (10, 10), (2, 15), (10, 15)],
          7: [(2, 3), (6, 5), (10, 7), (2, 12), (10, 12), (2, 17), (10, 17)]}


def picture(suit, n):
    rows = [[0] * 16 for _ in range(24)]
    for y in range(24):
        rows[y][0] = rows[y][15] = y < 23
    for x in range(16):
        rows[0][x] = rows[22][x] = 1
    for x, y in PLACES[n]:
        for dy, line in enumerate(SPOTS[suit]):
            for dx, c in enumerate(line):
                rows[y + dy][x + dx] |= c == "#"
    return [sum(rows[y][x + i] << (7 - i) for i in range(8)) for y in range(24) for x in (0, 8)]


def faces():
    lines = ["        defs 48"]
    for suit in range(3):
        for n in range(1, 8):
            lines.append("        defb " + ",".join(map(str, picture(suit, n))))
    return "\n".join(lines) + "\n"


def udgs():
    """21 symmetric pictures of 8 x 8 points, all different."""
    lines, seed = [], 7
    for _ in range(21):
        rows = [0]
        for _ in range(6):
            seed = (seed * 75 + 74) % 65537
            left = seed >> 4 & 7 or 2
            rows.append(left << 4 | int(f"{left:03b}"[::-1], 2) << 1)
        rows.append(0)
        lines.append("        defb " + ",".join(map(str, rows)))
    assert len(set(lines)) == 21
    return "\n".join(lines) + "\n"

"""Drives a tape with random keys and compares the display file and the border with the model."""
import random
import subprocess
import tempfile
import os


def shape(game):
    """Returns how the cursor looks: True, or another value if the tape has several cursors."""
    kind = game.r.get("shape")
    if kind == "selected" and game.sel is not None:
        return 2
    if kind == "pair" and game.pair:
        return False
    return True


def plan(game, seed, count, first):
    """Returns keys, and the states of the model after them."""
    rng, keys, states = random.Random(seed), [], []

    def press(k):
        game.key(k)
        keys.append(k)
        hl = game.board[game.cur]
        cells = [(game.board[i], shape(game) if i == game.cur else False, i == game.sel,
                  bool(hl) and game.board[i] == hl, bool(game.pair and i in game.pair))
                 for i in range(84)]
        states.append((cells, game.border(), game.num, game.cur))
    press(first)
    while len(keys) < count:
        x = rng.random()
        if x < 0.3:
            press(rng.choice("lrud"))
        elif x < 0.42:
            press("e")
        elif x < 0.55:
            press("H")
        elif x < 0.8:
            press("H")
            press("e")
        elif x < 0.9:
            press(rng.choice("BBFFRLBL"))
        elif x < 0.985:
            goal = rng.choice(game.pairs(game.sel) or game.pairs() or [(0, 1)])
            for g in rng.sample(goal, 2):
                for _ in range(40):
                    if game.cur == g:
                        break
                    r, c = divmod(game.cur, 14)
                    press("d" if g // 14 > r else "u" if g // 14 < r else
                          "r" if g % 14 > c else "l")
                press("e")
        else:
            press(rng.choice([1, 42, 999, 4096, 65535, 30000 + len(keys)]))
    return keys, states


KEYS = {"l": "caps+5", "d": "caps+6", "u": "caps+7", "r": "caps+8", "e": "enter"}


def script(keys, waits, folder):
    """Returns the script that presses the keys and saves the display after each."""
    out = waits["start"][:]
    for i, k in enumerate(keys):
        if isinstance(k, int):
            out.append("press s 4 6")
            out.append("wait %d" % waits.get("ask", 20))
            for d in str(k):
                out += ["press %s 4 8" % d]
            out += ["press enter 4 6", "wait %d" % waits["new"]]
        else:
            out += ["press %s 4 4" % KEYS.get(k, k.lower()),
                    "wait %d" % (waits["board"] if k in "eBFRLH" else waits["key"])]
        out += ['save "%s/%d.sna"' % (folder, i), "screen"]
    return "\n".join(out) + "\n"


def cell(memory, x, y, w, h):
    """Returns the bytes and the attributes of a rectangle of characters."""
    out = []
    for r in range(y, y + h):
        for q in range(8):
            a = 0x4000 - 16384 + (r >> 3 << 11 | q << 8 | (r & 7) << 5) + x
            out.append(bytes(memory[a:a + w]))
        out.append(bytes(memory[0x1800 + 32 * r + x:0x1800 + 32 * r + x + w]))
    return b"".join(out)


def prove(fourrivers, tape, game, geometry, waits, count=200, seed=1, first=1, gap=None):
    """Returns None if the tape does what the model does, else words about the first difference."""
    keys, states = plan(game, seed, count, first)
    x0, y0, dx, dy, w, h = geometry
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "s.script")
        with open(name, "w") as f:
            f.write(script(keys, waits, folder))
        p = subprocess.run([fourrivers, "run", tape, "--headless", "--instant-load", "--script",
                            name], capture_output=True, text=True)
        text = p.stdout.split("\n")
        known, back = {}, {}
        for i, (cells, border, num, cur) in enumerate(states):
            try:
                with open("%s/%d.sna" % (folder, i), "rb") as f:
                    d = f.read()
            except OSError:
                return "no snapshot %d: %s" % (i, p.stderr[-300:])
            where = "key %d (%s)" % (i, keys[max(0, i - 6):i + 1])
            if d[26] & 7 != border:
                return "%s: border %d, model %d" % (where, d[26] & 7, border)
            rows = text[24 * i:24 * i + 24]
            if not any(str(num) in (x.lstrip("0") for x in r.replace("L", " ").split())
                       for r in rows[21:24]):
                return "%s: number %d not shown: %s" % (where, num, rows[21:24])
            for j, state in enumerate(cells):
                if gap:
                    state = (state[0], False) + state[2:]
                s = cell(d[27:], x0 + dx * (j % 14), y0 + dy * (j // 14), w, h)
                if known.setdefault((num, state), s) != s:
                    return "%s: cell %d,%d looks otherwise: %s" % (
                        where, j // 14 + 1, j % 14 + 1, state)
                if not alike(back.setdefault((num, s), state), state):
                    return "%s: cell %d,%d: %s looks as %s" % (
                        where, j // 14 + 1, j % 14 + 1, state, back[num, s])
            if gap and gap != "none":
                e = gaps(d[27:], geometry, cur, gap)
                if e:
                    return "%s: %s" % (where, e)
    return None


def alike(a, b):
    """Returns whether two states may look the same: the cursor may hide other marks,
    and the mark of a pair that of the kind."""
    if (a[2] and b[2] or a[4] and b[4]) and a[:3] == b[:3]:
        return True
    return a == b or a[1] and a[1] == b[1] and (a[0], a[3]) == (b[0], b[3])


def gaps(memory, geometry, cur, kind):
    """Returns None if the gaps show the cursor's mark round tile cur and nothing else."""
    x0, y0, dx, dy, w, h = geometry
    cx, cy = x0 + dx * (cur % 14), y0 + dy * (cur // 14)
    want = {(cx - 1, cy)}
    if kind == "frame":
        want = {(x, y) for x in range(cx - 1, cx + w + 1) for y in range(cy - 1, cy + h + 1)}
    tiles = {(x0 + dx * (j % 14) + a, y0 + dy * (j // 14) + b)
             for j in range(84) for a in range(w) for b in range(h)}
    for y in range(y0 - 1, y0 + 5 * dy + h + 1):
        for x in range(x0 - 1, x0 + 13 * dx + w + 1):
            if (x, y) in tiles:
                continue
            lit = any(cell(memory, x, y, 1, 1)[:8])
            if lit != ((x, y) in want):
                return "character %d,%d: mark %s" % (x, y, lit)
    return None

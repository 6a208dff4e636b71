"""Plays planned and random keys on a tape and compares memory and screen with the model."""
import os, random, re, subprocess, tempfile, zlib
from model import CELLS, Model, deal, joined, same_kind, without

KEYS = dict(l="{left}", r="{right}", u="{up}", d="{down}", e="\\n", G="\\b")


def game(v, grav, won):
    """A number and how often to press H before each ENTER, so that the game ends as wanted."""
    for num in range(7, 65536):
        for k in (1, 2, 3):
            g, line = deal(num, v["RNG"]), []
            while True:
                pairs = same_kind(g)
                if v["HORD"]:
                    pairs.sort(key=lambda p: (p[1], p[0]), reverse=True)
                pairs = [p for p in pairs if joined(g, *p)][:k]
                if not pairs:
                    break
                line.append(len(pairs))
                g = without(g, *pairs[-1], grav)
            if won != any(g.values()):
                return num, line


def end_wait(v):
    return max(v[p + "SND"] * 14 + v[p + "BLINK"] * 12 + v[p + "PAUSE"] for p in ("W_", "C_", "L_"))


def plan(v, rand):
    """The keys to press, with the frames to wait after each."""
    m, keys = Model(v), []
    m.new(1)

    def press(k, wait=14, lazy=False):
        if k[0] in "eFL":
            wait = 70 + end_wait(v)
        if k[0] in "RL":
            wait = max(wait, 500)
        if k[0] in "SNG":
            wait = 70
        if k == "H":
            wait = 14 + 8 * v["HBLINK"]
        if m.state and k == "e":
            wait += 60
        late = bool(v["HTIME"]) and m.hint is not None and (lazy or k in "lrdB")
        if late:
            keys[-1] = (keys[-1][0], v["HTIME"] + 40, keys[-1][2])
        keys.append((k, wait, late))
        m.key(k, 1, late)

    def go(p):
        while m.cur != p:
            (r, c), (y, x) = m.cur, p
            press("d" if r < y else "u" if r > y else "r" if c < x else "l")

    for grav in (1, 0):
        num, line = game(v, grav, True)
        for cheat in (0, 1):
            press("S%d" % num)
            for n, hints in enumerate(line):
                for _ in range(hints):
                    press("H")
                press("e")
                if cheat and n == 20:
                    for k in "BBHFRFLHd":
                        press(k)
            for k in "HlBFBBFLRLedHSH":
                press(k if k != "S" else "S" + str(num))
        num, line = game(v, grav, False)
        press("S%d" % num)
        for hints in line:
            for _ in range(hints):
                press("H")
            press("e")
        for k in "rlBHeHBFBBHeFFLRFLB":
            press(k)
        # Takes pairs by the cursor.
        press("S%d" % (num + 1))
        for _ in range(6):
            a, b = rand.choice([p for p in same_kind(m.grid()) if joined(m.grid(), *p)])
            for p in (a, b):
                go(p)
                press("e")
        for k in "HeHHe":
            press(k, lazy=True)
        if grav:
            press("G")
    weights = dict(l=8, r=8, u=6, d=6, e=18, H=24, B=7, F=5, R=1, L=2, N=1, G=1, S=1)
    for _ in range(300):
        k = rand.choices(list(weights), list(weights.values()))[0]
        if k == "S":
            k += str(rand.choice(["", 0, 1, 42, 65535, 65536, 99999, rand.randrange(1, 65536)]))
        if k == "S":
            k = "S7"
        if not v["ENTBAD"] and k[1:] in ("0", "65536", "99999"):
            k = "S65535"
        keys.append((k, 80 + end_wait(v) if k in "eF" else 500 if k in "RL"
                     else 40 + 8 * v["HBLINK"], False))
    return keys


def border(path):
    """The colour of the first pixel of a PNG picture."""
    data = open(path, "rb").read()
    pos, idat, palette = 8, b"", None
    while pos < len(data):
        n, kind = int.from_bytes(data[pos:pos + 4], "big"), data[pos + 4:pos + 8]
        part = data[pos + 8:pos + 8 + n]
        if kind == b"IHDR":
            depth, colour = part[8], part[9]
        elif kind == b"PLTE":
            palette = part
        elif kind == b"IDAT":
            idat += part
        pos += 12 + n
    row = zlib.decompressobj().decompress(idat, 16)
    if colour == 3:
        i = row[1] >> (8 - depth)
        rgb = palette[3 * i:3 * i + 3]
    else:
        rgb = row[1:4]
    return (rgb[0] > 100) * 2 + (rgb[1] > 100) * 4 + (rgb[2] > 100)


def prove(program, tape, tap, v):
    rand = random.Random(tape)
    keys = plan(v, rand)
    with tempfile.TemporaryDirectory() as tmp:
        open(tmp + "/t.tap", "wb").write(tap)
        dump = "peek 0xC000 0x130\npeek 0x5800 0x300\n%sscreen\n"
        pixels = "peek 0x4000 0x1800\n"
        s = ["wait 100"] + (["press h 3", "wait 80"] if v["TITLEPAGE"] else [])
        s.append(dump % pixels + "screenshot %s/0.png" % tmp)
        for n, (k, wait, _) in enumerate(keys):
            text = KEYS.get(k, k.lower() + ("\\n" if k[0] == "S" else ""))
            s += ['type "%s"' % text, "wait %d" % wait,
                  dump % (pixels if n % 9 == 0 or k[0] in "RLS" else "") + "screenshot %s/%d.png" % (tmp, n + 1)]
        open(tmp + "/s", "w").write("\n".join(s) + "\n")
        r = subprocess.run(["nice", program, "run", tmp + "/t.tap", "--headless", "--machine", "48",
                            "--rom", "free", "--instant-load", "--script", tmp + "/s"],
                           capture_output=True, text=True)
        if r.returncode:
            print(tape, "run failed", r.returncode, r.stderr[:300])
            return 1
        return compare(tape, v, keys, r.stdout.split("\n"), tmp)


def shots(lines):
    """Memory and text of each state."""
    mem, text = {}, []
    for line in lines:
        f = re.match(r"0x([0-9a-f]{4}):((?: [0-9a-f]{2})+)$", line)
        if f:
            if text:
                yield mem, text
                mem, text = {}, []
            for i, b in enumerate(f[2].split()):
                mem[int(f[1], 16) + i] = int(b, 16)
        else:
            text.append(line)
    yield mem, text


def compare(tape, v, keys, lines, tmp):
    m, seen, wins, losses = Model(v), {}, [0, 0], 0
    number = lambda mem: mem[0xC100] + 256 * mem[0xC101]
    cell = lambda a: (a // 16 - 1, a % 16 - 1) if a else None
    count = 0
    for n, (mem, text) in enumerate(shots(lines)):
        k, _, late = keys[n - 1] if n else ("", 0, False)
        num = number(mem)
        if n == 0:
            m.new(num)
        else:
            m.again = False
            before = m.state
            m.key(k, num, late)
            if m.state != before:
                wins[m.cheat] += m.state == 1
                losses += m.state == 2
        if n < len(keys) and keys[n][2]:
            m.hint = None
        g = m.grid()
        bad = []

        def same(what, is_, should):
            if is_ != should:
                bad.append("%s is %s, should be %s" % (what, is_, should))
        same("number", num, m.num)
        same("valid number", 0 < num, True)
        same("grid", [mem[0xC000 + (r + 1) * 16 + c + 1] for r, c in CELLS], [g[p] for p in CELLS])
        same("gravity", mem[0xC102], m.grav)
        same("cheat", mem[0xC103], m.cheat)
        same("cursor", cell(mem[0xC104]), m.cur)
        same("selection", cell(mem[0xC105]), m.sel)
        same("pair", (cell(mem[0xC106]), cell(mem[0xC107])) if mem[0xC106] else None, m.hint)
        same("moves", (mem[0xC10B], mem[0xC10C]), (m.n, len(m.moves)))
        same("border", border("%s/%d.png" % (tmp, n)), m.border)
        row = text[23].strip().split()
        shown = row[1 if v["NUMPRE"] else 0]
        same("shown number", shown, str(m.num).rjust(5, "0") if v["NUMZERO"] else str(m.num))
        joint = "\n".join(text)
        for word in ("NO PAIR LEFT", "CLEARED WITH HELP", "BOARD CLEARED"):
            same("message " + word, word in joint, m.message == word)
        covered = m.message and v[{"N": "L_", "C": "C_", "B": "W_"}[m.message[0]] + "MSG"] > 1
        if not covered:
            for p in CELLS:
                y, x = v["Y0"] + v["DY"] * p[0], v["X0"] + 2 * p[1]
                cells = [(y + i, x + j) for i in range(v["SZH"]) for j in range(v["SZW"])]
                same("colour of %s" % (p,), {mem[0x5800 + 32 * b + c] for b, c in cells},
                     {m.colour(p)})
                if 0x4000 not in mem:
                    continue
                picture = tuple(mem[0x4000 + (b & 24) * 256 + (b & 7) * 32 + c + 256 * i]
                                for b, c in cells for i in range(8))
                same("picture of %s" % (p,), picture, seen.setdefault(g[p], picture))
        if bad:
            print(tape, "WRONG at key", n, "".join(q[0] + " " for q in keys[max(0, n - 9):n]), bad[:3])
            return 1
        count += 1
    same_count = len(set(seen.values())) == len(seen) == 22 and not any(seen[0])
    print("%-10s proved: %d keys, won %d, won after cheating %d, lost %d%s" % (
        tape, count - 1, *wins, losses, "" if same_count else " PICTURES NOT DIFFERENT"), flush=True)
    return 0 if same_count else 1

#!/usr/bin/env python3
# A slow model of the rules: plays tapes with random keys and compares their memory.
# usage: model.py FOURRIVERS KEYS SEED...   (honest seeds, or fNAME to see a fault)
import os, random, re, subprocess, sys, tempfile
import linden
CELLS = [16 * y + x for y in range(1, 7) for x in range(1, 15)]


def linked(b, p, q):
    """At most three segments from p to q, in rows and columns one cell beyond the board."""
    todo = [(p, None, 0)]
    seen = set(todo)
    while todo:
        cell, direction, segments = todo.pop()
        y, x = divmod(cell, 16)
        for d, (dy, dx) in enumerate(((0, 1), (0, -1), (1, 0), (-1, 0))):
            n = segments + (d != direction)
            v, u = y + dy, x + dx
            if n > 3 or not (0 <= v <= 7 and 0 <= u <= 15):
                continue
            c = 16 * v + u
            if c == q:
                return True
            s = (c, d, n)
            if b[c] == 0 and s not in seen:
                seen.add(s)
                todo.append(s)
    return False


def pairs(b, sel=0):
    kinds = {}
    for c in CELLS:
        if b[c]:
            kinds.setdefault(b[c], []).append(c)
    return {frozenset((p, q)) for k in kinds.values() for i, p in enumerate(k) for q in k[i + 1:]
            if (not sel or sel in (p, q)) and linked(b, p, q)}


def removed(b, p, q, grav):
    b = list(b)
    b[p] = b[q] = 0
    if grav:
        for x in range(1, 15):
            col = [b[16 * y + x] for y in range(1, 7)]
            col = [k for k in col if k]
            col = [0] * (6 - len(col)) + col
            for y in range(1, 7):
                b[16 * y + x] = col[y - 1]
    return b


def play(program, name, keys, seed=1):
    o = linden.combo(int(name[1:])) if name[0] == "h" else None
    r = random.Random(f"{name} {seed}")
    with tempfile.TemporaryDirectory() as d:
        tap, sym, scr = (os.path.join(d, x) for x in ("t.tap", "t.sym", "t.txt"))
        linden.tape(name, tap, sym)
        if o is None:
            n, _, _, needs = next(x for x in linden.FAULTS if x[1] == name[1:].split("@")[0])
            o = linden.combo(int(name.split("@")[1]) if "@" in name else 1000 + n, needs)
        vars_ = int(re.search(r"^cur\s+EQU\s+0?([0-9A-F]+)H", open(sym).read(), re.M).group(1), 16)
        seq, lines = [], ["wait 2600"]
        if o["TP"]:
            lines.append("press enter")
            lines.append("wait 60")
        look = [f"peek {vars_} 14", "peek 0xb000 128"]
        lines += look
        while len(seq) < keys:
            x = r.random()
            if x < .30:
                part = ["h"] * r.choice([1, 1, 2, 3]) + ["enter"]
            elif x < .50:
                part = [r.choice(["left", "right", "up", "down"])] * r.randint(1, 6)
            elif x < .62:
                part = ["enter"]
            elif x < .70:
                part = ["b"] * r.choice([1, 1, 3])
            elif x < .76:
                part = ["f"] * r.choice([1, 2])
            elif x < .79:
                part = [r.choice("rl")]
            elif x < .80:
                part = [r.choice(["n", "delete"])]
            elif x < .82:
                part = ["S" + r.choice([str(r.randint(0, 70000)), "65535", "65536", "0", "1", ""])]
            elif x < .86:
                part = ["h"] * r.randint(5, 60)
            else:
                part = ["h", "enter"] * 8
            seq += part
        for k in seq:
            if k[0] == "S":
                lines += ["press s 3 30"] + [f"press {c} 3 8" for c in k[1:]] + ["press enter 3 80"]
                cancelled = o["EN"] if k[1:] and not 0 < int(k[1:]) < 65536 else 1 - o["EM"] if k == "S" else None
                if cancelled == 0:
                    lines += ["press 7 3 8", "press enter 3 80"]
            else:
                lines.append({"left": "type \"{left}\"", "right": "type \"{right}\"", "up": "type \"{up}\"",
                              "down": "type \"{down}\"", "delete": "type \"\\b\""}.get(k, f"press {k} 3 70"))
                if len(k) > 1 and k != "enter":
                    lines.append("wait 70")
            lines += look
        open(scr, "w").write("\n".join(lines) + "\n")
        out = subprocess.run([program, "run", tap, "--headless", "--machine", "48", "--rom", "free",
                              "--script", scr], capture_output=True, text=True)
    data = []
    for line in out.stdout.splitlines():
        m = re.match(r"0x([0-9a-f]+): ((?:[0-9a-f]{2} ?)+)", line)
        if m:
            data += [int(v, 16) for v in m.group(2).split()]
    n = 14 + 128
    states = [data[i:i + n] for i in range(0, len(data) - n + 1, n)]
    if len(states) != len(seq) + 1:
        return f"{len(states)} states for {len(seq)} keys {out.stderr[:200]}"
    deals = {}
    hist, pos, cheated, shownset, wins, lost, rem = [], 0, 0, None, 0, 0, 0
    for i in range(-1, len(seq)):
        q = states[i + 1]
        cur, sel, pa, pb = q[0], q[2], q[3], q[4]
        num, grav, bord, b = q[5] + 256 * q[6], q[7], q[11], q[14:]
        k = "start" if i < 0 else seq[i]
        where = f"key {i} {k}"
        if i < 0:
            new = True
        else:
            p = states[i]
            P = dict(cur=p[0], sel=p[2], pair=p[3] and frozenset(p[3:5]), num=p[5] + 256 * p[6], grav=p[7], b=p[14:])
            new = False
        e = None
        if i >= 0:
            e = dict(cur=P["cur"], sel=P["sel"], pair=P["pair"], b=P["b"], num=P["num"], grav=P["grav"])
            y, x = divmod(P["cur"], 16)
            if k in ("left", "right", "up", "down"):
                wr = o["WR"]
                if k == "left":
                    x -= 1
                if k == "right":
                    x += 1
                if k == "up":
                    y -= 1
                if k == "down":
                    y += 1
                if not (1 <= x <= 14 and 1 <= y <= 6):
                    if wr == 0:
                        y, x = divmod(P["cur"], 16)
                    else:
                        if wr == 2 and x == 0:
                            y -= 1
                        if wr == 2 and x == 15:
                            y += 1
                        x, y = (x - 1) % 14 + 1, (y - 1) % 6 + 1
                e["cur"] = 16 * y + x
                if e["cur"] != P["cur"] and o["HA"] != 1:
                    e["pair"] = 0
                    if o["HA"] == 0:
                        shownset = None
            elif k == "enter":
                rm = None
                at = P["b"][P["cur"]]
                if P["pair"]:
                    rm = tuple(P["pair"])
                elif at == 0:
                    if o["EC"]:
                        e["sel"] = 0
                        shownset = None
                elif not P["sel"]:
                    e["sel"] = P["cur"]
                    shownset = None
                elif P["sel"] == P["cur"]:
                    e["sel"] = 0
                    shownset = None
                elif P["b"][P["sel"]] == at and linked(P["b"], P["sel"], P["cur"]):
                    rm = (P["sel"], P["cur"])
                elif o["NM"] == 0:
                    e["sel"] = P["cur"]
                    shownset = None
                elif o["NM"] == 2:
                    e["sel"] = 0
                    shownset = None
                if rm:
                    e["b"] = removed(P["b"], *rm, P["grav"])
                    hist = hist[:pos + 1] + [e["b"]]
                    pos += 1
                    rem += 1
                    e["sel"] = e["pair"] = 0
                    shownset = None
            elif k == "h":
                if shownset is None:
                    shownset = []
                have = pairs(P["b"], P["sel"])
                if not pa:
                    if len(shownset) < len(have) or (o["HE"] == 1 and have):
                        return f"{where}: {len(shownset)} of {len(have)} pairs shown"
                    shownset = []
                else:
                    pr = frozenset((pa, pb))
                    if pr not in have:
                        return f"{where}: shows {pr}, not in {have}"
                    if len(shownset) == len(have) and o["HE"] > 0:
                        if not (o["HE"] == 2 and pr == shownset[-1] and P["pair"]):
                            shownset = []
                    if pr in shownset and not (o["HE"] == 2 and pr == shownset[-1]):
                        return f"{where}: the same pair again"
                    if pr not in shownset:
                        shownset.append(pr)
                e["pair"] = pa and frozenset((pa, pb))
            elif k in "bfrl":
                to = {"b": max(pos - 1, 0), "f": min(pos + 1, len(hist) - 1), "r": 0, "l": len(hist) - 1}[k]
                if to != pos:
                    pos = to
                    e["b"] = hist[pos]
                    e["sel"] = e["pair"] = 0
                    shownset = None
                    cheated = 1
                    if o["UC"]:
                        e["cur"] = cur
                elif not o["CE"]:
                    cheated = 1
            elif k == "n" or k == "delete":
                e["grav"] ^= k == "delete"
                new = True
            elif k[0] == "S":
                v = int(k[1:] or 0)
                bad = not 0 < v < 65536
                if bad and (o["EM"] if k == "S" else not o["EN"]):
                    v, bad = 7, False
                if not bad:
                    e["num"], new = v, True
        if new:
            if sorted(b[c] for c in CELLS) != sorted(list(range(1, 22)) * 4):
                return f"{where}: not four tiles of each kind"
            if not num or (k[0] == "S" and num != e["num"]) or (e and grav != e["grav"]):
                return f"{where}: number {num} or gravity {grav}"
            if deals.setdefault(num, b) != b:
                return f"{where}: another board {num}"
            hist, pos, cheated, shownset = [b], 0, 0, None
            if sel or pa:
                return f"{where}: selection or pair in a new game"
        else:
            got = dict(cur=cur, sel=sel, pair=pa and frozenset((pa, pb)), b=b, num=num, grav=grav)
            for n in e:
                if n == "pair" and o["HT"] and not got[n]:
                    continue                # its time is over
                if e[n] != got[n]:
                    return f"{where}: {n} is {got[n]}, expected {e[n]}"
        stuck, won = not pairs(b), not any(b)
        lost += stuck and not won
        wins += won
        end = 7 if won else 0 if stuck else None
        want = 5
        if o["CH"] == 0:
            want = 2 if cheated else 5 if end is None else end
        if o["CH"] == 1:
            want = end if end is not None else 2 if cheated else 5
        if o["CH"] == 2:
            want = 7 if won else 2 if cheated else 5 if end is None else end
        if bord != want:
            return f"{where}: border {bord}, expected {want}"
    return f"agrees: {len(seq)} keys, {rem} removals, {wins} states won, {lost} without a move"


if __name__ == "__main__":
    for n in sys.argv[3:]:
        n = n if n[0] in "hf" else "h" + n
        print(n, play(sys.argv[1], n, int(sys.argv[2])), flush=True)

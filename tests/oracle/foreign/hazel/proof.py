"""Plays a tape by random keys and compares memory, screen and sound with the model. MIT licence."""
import array
import os
import random
import subprocess
import tempfile
import wave

from build import make
from model import Game, linked
from tapes import CUR, HINT, KIN, SEL

KEYS = {"l": "{caps+5}", "r": "{caps+8}", "u": "{caps+7}", "d": "{caps+6}", "e": "\\n", "G": "\\b"}
WAIT = 45


def route(game, rnd, goal):
    """Gives arrow keys towards the goal without using the edges."""
    (r, c), (gr, gc) = game.cur, goal
    keys = ["d" if gr > r else "u"] * abs(gr - r) + ["r" if gc > c else "l"] * abs(gc - c)
    rnd.shuffle(keys)
    return keys


def plan(game, rnd, n):
    """Yields keys: pairs that can be removed, wrong pairs, hints, steps back and entries."""
    yield "S123"
    while True:
        x = rnd.random()
        pairs = game.pairs()
        if not pairs and rnd.random() < 0.7:
            yield rnd.choice("BBBRNGS")
        elif x < 0.50 and pairs:
            pair = list(rnd.choice(pairs))
            rnd.shuffle(pair)
            if game.sel and rnd.random() < 0.5:
                yield from route(game, rnd, game.sel)
                yield "e"
            for cell in pair:
                yield from route(game, rnd, cell)
                yield "e"
        elif x < 0.58 and game.board:
            for cell in rnd.sample(sorted(game.board), min(2, len(game.board))):
                yield from route(game, rnd, cell)
                yield "e"
        elif x < 0.78:
            yield "H"
            if rnd.random() < 0.4:
                yield "e"
        elif x < 0.85:
            yield rnd.choice("BBBBFFFRL")
        elif x < 0.96:
            yield rnd.choice("lrude")
        elif x < 0.99:
            yield rnd.choice("SSSS<0>")
        else:
            yield rnd.choice("NG")


def entry(key, rnd):
    """Gives the digits for an entry."""
    if key == "S123":
        return "123"
    if key[:2] == "S#":
        return key[2:]
    if key in "<0>":
        return {"<": "42<7", "0": "0", ">": "65536"}[key]
    return str(rnd.randint(1, 65535))


def playout(t, number, rnd):
    """Gives pairs that win the board if some tries find them, else pairs that end it."""
    for _ in range(25):
        game, moves = Game(t), []
        game.start(number)
        while (pairs := game.pairs()):
            # Prefers pairs high up, which keeps more tiles free below.
            pair = min(rnd.sample(pairs, min(3, len(pairs))), key=lambda p: p[0][0] + p[1][0])
            moves.append(pair)
            game.remove(*pair)
        if not game.board:
            break
    return moves


def games(game, rnd, n):
    """Yields keys of whole games; at the end of each, pairs of different kinds are tried."""
    number = rnd.randint(1, 65535)
    while True:
        yield f"S#{number}"
        for pair in playout(game.t, number, rnd):
            if len(game.board) <= 8:
                cells = sorted(game.board)
                odd = [(a, b) for a in cells for b in cells if game.board[a] != game.board[b]
                       and linked(game.board, a, b)]
                for cell in rnd.choice(odd) if odd else ():
                    yield from route(game, rnd, cell)
                    yield "e"
                if game.sel:
                    yield from route(game, rnd, game.sel)
                    yield "e"
            for cell in pair:
                yield from route(game, rnd, cell)
                yield "e"
        if rnd.random() < 0.5:
            number = rnd.randint(1, 65535)


def run(program, name, keys=320, seed=7, plan=plan):
    """Plays and returns a list of differences."""
    rnd = random.Random(f"{name} {seed}")
    with tempfile.TemporaryDirectory() as d:
        tap = os.path.join(d, "t.tap")
        t, sym = make(name, tap)
        return play(program, t, sym, tap, d, rnd, keys, plan)


def script(program, tap, d, lines, wav):
    path = os.path.join(d, "s.txt")
    with open(path, "w") as f:
        f.write("\n".join(lines) + "\n")
    args = ["nice", program, "run", tap, "--headless", "--machine", "48", "--rom", "free",
            "--script", path]
    if wav:
        args += ["--wav", wav]
    return subprocess.run(args, capture_output=True, text=True, check=False)


def play(program, t, sym, tap, d, rnd, keys, plan):
    """Builds all keys with the model, runs them in one go, compares each state."""
    game = Game(t)
    game.start(1)
    lines = ['until "' + t["title"] + '"', f"wait {WAIT}"]
    want, names = [], []

    def shot(key, sound):
        won, stuck, colour = game.state()
        want.append(dict(board=dict(game.board), cur=game.cur, sel=game.sel, hint=game.hint,
                         none=game.none, cheat=game.cheat, won=won, stuck=stuck, border=colour,
                         number=game.number, grav=game.grav, done=len(game.done), sound=sound))
        names.append(key)
        lines.append("frames")
        lines.append(f"wait {WAIT}")
        lines.append(f"save {d}/{len(want)}.sna")
        lines.append("screen")

    for key in plan(game, rnd, keys):
        if len(want) >= keys:
            break
        before = len(game.done)
        lines.append("frames")
        if key[0] in "S<0>":
            text = entry(key, rnd)
            n = game.number_of(text)
            game.forget()
            lines.append('type "s' + text.replace("<", "\\b") + '\\n"')
            if n:
                game.start(n)
            elif t["EINV"] != 1:
                lines.append(f"wait {WAIT}")
                if t["EINV"] == 2:
                    lines.append('type "' + "\\b" * (1 if t["EDEL"] == 2 else 5) + '"')
                    if t["EDEL"] == 0:
                        raise SystemExit("EINV 2 needs EDEL")
                lines.append(f'type "77\\n"')
                game.start(77)
            else:
                game.hsel = "any"
            shot(key + text, 0)
            continue
        if key in "NG":
            addr = sym["num"]
            lines.append('type "' + KEYS.get(key, "n") + '"')
            lines.append(f"wait {WAIT}")
            n = rnd.randint(1, 65535)
            # Plays the board that the key has dealt only as far as its number; then asks for n.
            lines.append(f'type "s{n}\\n"')
            game.key(key, n)
            shot(key + str(n), 0)
            continue
        lines.append('type "' + KEYS.get(key, key.lower()) + '"')
        game.key(key)
        shot(key, key == "e" and len(game.done) > before)
    wav = os.path.join(d, "a.wav")
    res = script(program, tap, d, lines, wav)
    if res.returncode:
        return [f"run ended with {res.returncode}: {res.stderr[:300]} {res.stdout[-300:]}"]
    return compare(t, sym, d, want, names, res.stdout, wav)


def idx(cell):
    return 0 if cell is None else cell[0] * 16 + cell[1]


def look(t, mem, cell):
    """Gives the bytes of a cell on the screen, with its mark."""
    r0 = t["R0"] + (cell[0] - 1) * t["PR"]
    c0 = t["C0"] + (cell[1] - 1) * t["PC"]
    places = [(r0 + y, c0 + x) for y in range(t["TH"]) for x in range(t["TW"])]
    if t["MPOS"]:
        places.append({1: (r0, c0 - 1), 2: (r0 + t["TH"], c0), 3: (r0, c0 + t["TW"])}[t["MPOS"]])
    out = b""
    for r, c in places:
        base = (r & 24) * 256 + (r & 7) * 32 + c
        out += bytes(mem[base + 256 * y] for y in range(8)) + bytes([mem[0x1800 + r * 32 + c]])
    return out


def number_text(t, n):
    s = {0: str(n), 1: f"{n:05d}", 2: f"{n:5d}"}[t["NFMT"]]
    return t["npre"] + s + t["nsuf"]


def message(t, w):
    if not t["MSGON"]:
        return None
    for i, f in enumerate((w["won"], w["stuck"], w["none"])):
        if f:
            return t["msgs"][i]
    if not t["MSHARE"] and w["cheat"]:
        return t["msgs"][3]
    return None if t["MSHARE"] else t["msgs"][5 if w["grav"] else 4]


def compare(t, sym, d, want, names, out, wav):
    """Compares each saved state with the model."""
    bad, looks = [], {}
    rows = out.split("\n")
    screens, frames, i = [], [], 0
    while i < len(rows):
        if rows[i].strip().split(" ")[-1].isdigit() and len(rows[i]) < 20:
            frames.append(int(rows[i].strip().split(" ")[-1]))
            i += 1
            if len(frames) % 2 == 0:
                screens.append(rows[i:i + 24])
                i += 24
        else:
            i += 1
    sound = noises(wav, frames) if os.path.exists(wav) else None
    for n, w in enumerate(want):
        sna = open(f"{d}/{n + 1}.sna", "rb").read()
        mem = sna[27:]
        path = " ".join(names[max(0, n - 6):n + 1])

        def say(what, a, b):
            bad.append(f"key {n + 1} ({path}): {what} is {a}, should be {b}")

        grid = mem[0xd000 - 0x4000:][:128]
        board = {(i // 16, i % 16): k for i, k in enumerate(grid) if k}
        if board != w["board"]:
            say("board", sorted(set(board.items()) ^ set(w["board"].items()))[:6], "model")
        pos = {"cur": idx(w["cur"]), "sel": idx(w["sel"]), "h1": idx(w["hint"] and w["hint"][0]),
               "h2": idx(w["hint"] and w["hint"][1]), "hn": w["done"], "cheat": w["cheat"], "grav": w["grav"]}
        for k, v in pos.items():
            if mem[sym[k] - 0x4000] != v:
                say(k, hex(mem[sym[k] - 0x4000]), hex(v))
        if sna[26] != w["border"]:
            say("border", sna[26], w["border"])
        scr = screens[n]
        msg = message(t, w)
        if msg is not None and not scr[t["MROW"]][t["MCOL"]:].startswith(msg):
            say("message", scr[t["MROW"]], msg)
        if not (msg is not None and t["MSHARE"]):
            got = scr[t["NROW"]][t["NCOL"]:].rstrip()
            if got.split("  ")[0].strip() != number_text(t, w["number"]).split("  ")[0].strip() \
                    or number_text(t, w["number"]) not in got:
                say("number", got, number_text(t, w["number"]))
        if sound is not None and sound[n] != bool(w["sound"]):
            if not (t["BADS"] and not w["sound"]):
                say("sound", sound[n], w["sound"])
        here = w["board"].get(w["cur"])
        for cell in ((r, c) for r in range(1, 7) for c in range(1, 15)):
            k = w["board"].get(cell, 0)
            f = (CUR if cell == w["cur"] else 0) | (SEL if cell == w["sel"] else 0)
            f |= (HINT if w["hint"] and cell in w["hint"] else 0)
            f |= KIN if k and k == here else 0
            v = look(t, mem, cell)
            if looks.setdefault((k, f), v) != v:
                say(f"look of {cell} kind {k} flags {f}", v.hex(), looks[k, f].hex())
    seen = {}
    for (k, f), v in looks.items():
        if v in seen:
            k2, f2 = seen[v]
            if k != k2 or (f ^ f2) & ~KIN or not (f & 7):
                bad.append(f"kind {k} flags {f} looks like kind {k2} flags {f2}")
        seen[v] = (k, f)
    return bad


def noises(path, frames):
    """Tells for each key whether the loudspeaker moved."""
    with wave.open(path) as w:
        rate, ch = w.getframerate(), w.getnchannels()
        data = array.array("h", w.readframes(w.getnframes()))[::ch]
    total = len(data) / rate * 50.08
    shift = total - frames[-1] - WAIT
    out = []
    for i in range(0, len(frames), 2):
        a = int((frames[i] + shift) / 50.08 * rate)
        b = int((frames[i + 1] + shift + WAIT - 2) / 50.08 * rate)
        part = data[a:b]
        steps = sum(1 for x, y in zip(part, part[8:]) if abs(x - y) > 1500)
        out.append(steps > 20)
    return out

"""Plays a tape and the model with the same keys and compares screens, borders and memory."""
import os
import random
import subprocess
import tempfile

import build
import model
import tapes

PRESS = {"l": "left", "r": "right", "u": "up", "d": "down", "e": "enter", "D": "delete", "G": "delete"}


def choose(rng, game):
    """The next key; mostly such that games come far."""
    if game.entry is not None:
        return "e" if len(game.entry) and rng.random() < .3 else rng.choice("0123456789" * 3 + "D")
    x = rng.random()
    if x < .72:
        return "e" if game.hint else "H"
    if x < .78:
        return "e"
    if x < .93:
        return rng.choice("lrud")
    if x < .99:
        return rng.choice("BBBFFFRLL")
    return rng.choice("HSNG")


def plan(spec, screen, seed, count):
    """Returns the keys; after N and G a number is asked for, as the model cannot know the board."""
    rng = random.Random(seed)
    game = model.Game(screen.rules(spec), screen.deal)
    keys = ["S", "4", "2", "e"]
    for k in keys:
        game.press(k)
    ends = 0
    while len(keys) < count:
        over = game.won or game.stuck
        ends = ends + 1 if over else 0
        if ends > 12:
            more = ["S"] + list(str(rng.randrange(1, 65536))) + ["e"]
            ends = 0
        else:
            more = [choose(rng, game)]
            if more[0] in "NG":
                more += ["S"] + list(str(rng.randrange(1, 9999))) + ["e"]
        for k in more:
            keys.append(k)
            if k in "NG" and not (game.box and game.k["boxkey"]):
                game.fresh(1, k == "G")
            elif game.entry is None and k in "0123456789e" and len(more) > 1:
                keys.pop()
            else:
                game.press(k)
    return keys


def prove(program, name, count=int(os.environ.get("COVE_KEYS", "330")), seed=int(os.environ.get("COVE_SEED", "5"))):
    tape = name.partition("+")[0]
    spec = tapes.TAPES[tape]
    screen = tapes.screen(spec)
    keys = plan(spec, screen, seed, count)
    with tempfile.TemporaryDirectory(prefix="cove") as folder:
        path = os.path.join(folder, "t.tap")
        symbols = build.make(name, path)
        rows = ["wait 4000", "peek 0x3d00 768", "save 0.sna"]
        for i, k in enumerate(keys, 1):
            rows += ["press %s 4 6" % PRESS.get(k, k.lower()), "wait %d" % (250 if k in "eHSNGBFRL" else 30)]
            rows.append("save %d.sna" % i)
        with open(os.path.join(folder, "s.txt"), "w") as f:
            f.write("\n".join(rows) + "\n")
        done = subprocess.run(["nice", program, "run", path, "--headless", "--machine", "48", "--rom", "free",
                               "--script", "s.txt"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            print(name, "run failed:", done.stderr, done.stdout[-800:])
            return False
        font = bytes(int(x, 16) for row in done.stdout.splitlines() if row.startswith("0x3")
                     for x in row.split(":")[1].split())
        low = lambda s: {k.lower(): v for k, v in s.items()}
        at = low(symbols)
        game = model.Game(screen.rules(spec), screen.deal)
        far = ends = 0
        for i in range(len(keys) + 1):
            sna = open(os.path.join(folder, "%d.sna" % i), "rb").read()
            memory = lambda a, n=1: sna[27 + a - 16384:27 + a - 16384 + n]
            word = lambda a: int.from_bytes(memory(a, 2), "little")
            key = keys[i - 1] if i else "start"
            if i == 0:
                game.load(word(at["num"]))
            elif key in "NG" and game.entry is None and not (game.box and game.k["boxkey"]):
                game.fresh(word(at["num"]), key == "G")
            else:
                game.press(key)
            far = max(far, len(game.past))
            ends += game.won or game.stuck
            wrong = differ(screen, spec, game, font, memory, at, sna)
            if wrong:
                print(name, "differs after key", i, "".join(keys[max(0, i - 12):i]), wrong, flush=True)
                return False
    print(name, "proved with", len(keys), "keys; most removals", far, "keys at an end", ends, flush=True)
    return True


def differ(screen, spec, game, font, memory, at, sna):
    board = screen.board(memory, at)
    if board != game.board:
        return "board in memory"
    if screen.cursor(memory, at) != game.cur:
        return "cursor in memory"
    if sna[26] & 7 != game.border:
        return "border %d, not %d" % (sna[26] & 7, game.border)
    want = screen.draw(spec, game, font, lambda n: memory(at[n])[0])
    seen = memory(16384, 6912)
    bad = [i for i in range(6912) if want[i] != seen[i]]
    if bad:
        i = bad[0]
        if i < 6144:
            place = "pixel line %d column %d" % ((i >> 11) * 64 + (i >> 8 & 7) + (i >> 5 & 7) * 8, i & 31)
        else:
            place = "attribute row %d column %d" % ((i - 6144) // 32, i & 31)
        return "screen: %d bytes, first %s is %02x not %02x" % (len(bad), place, seen[i], want[i])
    return None

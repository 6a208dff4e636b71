"""Compares a tape with the model."""
import os
import random
import subprocess
import tempfile

import art
from build import assemble, tap
from model import Deck, Game, pairs, take

NAMES = {"l": "{caps+5}", "d": "{caps+6}", "u": "{caps+7}", "r": "{caps+8}", "e": "\\n", "G": "{caps+0}"}
WATCH = ("num", "bord", "cur", "sel", "hinton", "ha", "hb", "hpos", "hlen", "grav", "won", "stuck")
LINES = {}


def winning(cfg, gravity):
    """Returns a board and a line of removals that wins it."""
    key = cfg["RNG"], cfg["SHUF"], gravity
    rnd = random.Random(5)
    while key not in LINES:
        number = rnd.randrange(1, 65536)
        board, line = Deck(cfg).deal(number), []
        while True:
            found = pairs(board)
            if not found:
                break
            line.append(rnd.choice(found))
            board = take(board, *line[-1], gravity)
        if not any(map(any, board)):
            LINES[key] = number, line
    return LINES[key]


def walk(game, goal):
    """Returns arrow keys that bring the cursor to a cell."""
    keys, probe = "", game.cursor
    seen = {probe: ""}
    queue = [probe]
    save = game.cursor, game.shown, game.queue, game.empty
    for at in queue:
        if at == goal:
            keys = seen[at]
            break
        for k in "lrud":
            game.cursor = at
            game.arrow(k)
            if game.cursor not in seen:
                seen[game.cursor] = seen[at] + k
                queue.append(game.cursor)
    game.cursor, game.shown, game.queue, game.empty = save
    return keys


def plan(cfg, seed, count):
    """Returns random keys: boards by number, removals by cursor and by hint, wins, and all others."""
    rnd, keys = random.Random(seed), []
    game = Game(cfg, 1)

    def put(text):
        for k in text:
            keys.append(k)
            game.press(k, 1)
    while len(keys) < count:
        blind = not keys or game.random
        what = rnd.random()
        if blind or what < 0.02:
            if game.entry is not None:
                put("e" if game.entry == "" and cfg["EEMPTY"] else "GGGGG7e")
            elif game.won and cfg["WINKEY"]:
                put("u")
            put("".join(rnd.choice("lrudeH") for _ in range(rnd.randrange(4))))
            put("S" + str(rnd.randrange(1, 65536)).zfill(rnd.choice((1, 5))))
            if game.entry is not None:
                put("e")
        elif what < 0.45 and game.entry is None:
            found = pairs(game.board)
            if found:
                a, b = rnd.choice(found)
                if game.selected or game.shown:
                    put("Se" if cfg["EEMPTY"] and not cfg["ESEL"] else "l")
                put(walk(game, a) + "e")
                if rnd.random() < 0.15:
                    put("H" * rnd.randrange(1, 5))
                put(walk(game, b) + "e")
        elif what < 0.5 and game.entry is None:
            put("He" * rnd.randrange(1, 43))
        elif what < 0.6:
            put(rnd.choice(("BBF", "BBBBFFL", "R", "RFF", "RL", "BHe", "FL", "NlH", "G", "HHHHHHHHHHHHHHH")))
        elif what < 0.68 and game.entry is None:
            put("S" + rnd.choice(("0", "00000", "65536", "65535", "99999", "7G8", "G", "e", "123456", "00042",
                                  "1H", "12N", "5l", "70000", "1")))
            if game.entry is not None:
                put("eG"[rnd.random() < 0.1])
        elif what < 0.7 and game.entry is None and seed % 2 == 0 and len(keys) > 150:
            number, line = winning(cfg, game.gravity)
            put("S" + str(number).zfill(5))
            if game.entry is not None:
                put("e")
            for a, b in line:
                put(walk(game, a) + "e")
                put(walk(game, b) + "e")
            put(rnd.choice(("e", "H", "B", "BF", "R", "N", "l")))
            seed += 1
        else:
            put(rnd.choice("lrudlrudeeHBFRLNG5Q"))
    return keys


def pictures(cfg, font):
    """Returns the pictures of kinds 0 to 21, as bytes row by row."""
    out = [[0] * (cfg["CW"] * cfg["CH"] * 8)]
    if cfg["GFXM"]:
        return out + art.tiles(cfg["style"], cfg["CW"], cfg["CH"])
    for k in range(21):
        code = cfg["LET0"] + k - 32
        rows = []
        for byte in font[code * 8:code * 8 + 8]:
            if cfg["BOLD"]:
                byte |= byte >> 1
            row = [byte]
            if cfg["CW"] == 2:
                wide = int("".join(b * 2 for b in f"{byte:08b}"), 2)
                row = [wide >> 8, wide & 255]
            rows += row * cfg["CH"]
        out.append(rows)
    return out


def cell(scr, y, x):
    """Returns the eight bytes of a character and its attribute."""
    base = (y // 8) * 2048 + (y % 8) * 32 + x
    return [scr[base + 256 * i] for i in range(8)], scr[6144 + y * 32 + x]


def look(cfg, game, pics, r, c, phase):
    """Returns picture and attribute that a cell should have."""
    kind = game.board[r][c]
    at = game.cursor
    state = 0
    if kind:
        state = 2 if kind == game.board[at[0]][at[1]] else 1
        if game.shown and (r, c) in game.shown:
            state = 3
        if game.selected == (r, c):
            state = 4
    pic = pics[kind]
    marks = [cfg["masks"][state]] if cfg["MASKED"] else []
    here = at == (r, c) and phase
    if here and cfg["CURMASK"]:
        marks.append(cfg["curmask"])
    for m in marks:
        pic = [a ^ b for a, b in zip(pic, art.mask(m, cfg["CW"], cfg["CH"]))]
    a = cfg["attrs"][state + 8 * here]
    if cfg["COLOURED"] and kind:
        a = a & 248 | cfg["inks"][kind - 1]
    return pic, a


def seen(cfg, game, pics, font, scr):
    """Returns what is wrong on the screen, or nothing."""
    for r in range(6):
        for c in range(14):
            y, x = cfg["OY"] + r * cfg["SY"], cfg["OX"] + c * cfg["SX"]
            chars = [[cell(scr, y + j, x + i) for i in range(cfg["CW"])] for j in range(cfg["CH"])]
            got = [chars[j][i][0][n] for j in range(cfg["CH"]) for n in range(8) for i in range(cfg["CW"])]
            attrs = {ch[1] for row in chars for ch in row}
            fits = [look(cfg, game, pics, r, c, p) for p in ((True, False) if cfg["BLINK"] else (True,))]
            if (got, attrs) not in [(p, {a}) for p, a in fits]:
                return f"cell {r},{c} looks wrong {attrs} {fits[0][1]}"

    def text(words, y, x, flash=None):
        for i, ch in enumerate(words):
            glyph = art.seven(int(ch)) if cfg["DIGM"] and ch.isdigit() else list(font[ord(ch) * 8 - 256:][:8])
            got, a = cell(scr, y, x + i)
            if got != glyph or flash is not None and (a > 127) != (flash == i):
                return f"text {words} at {y},{x}"
        return None
    if game.entry is not None:
        words = cfg["t_entry"] + game.entry + "L"
        return text(words, cfg["EPY"], cfg["EPX"], len(words) - 1)
    words = (str(game.number), f"{game.number:05}", f"{game.number:5}")[cfg["NLEAD"]]
    wrong = text(cfg["t_label"] + words.ljust(5), cfg["NY"], cfg["NX"], -1)
    if cfg["MARK"] and not wrong:
        r, c = game.cursor
        wrong = text(chr(cfg["MCHR"]), cfg["OY"] + r * cfg["SY"] + cfg["MDY"],
                     cfg["OX"] + c * cfg["SX"] + cfg["MDX"])
    return wrong


def prove(program, tape, count=330):
    """Plays random keys on a tape and says where it differs from the model."""
    cfg, _, symbols = assemble(tape)
    keys = plan(cfg, sum(map(ord, tape)) + int(os.environ.get("SEED", "0")), count)
    order = ["GRID", *WATCH]
    address = {n: symbols[n] for n in order}
    with tempfile.TemporaryDirectory() as tmp:
        script = ["wait 250", "peek 0x3d00 768"]
        for i, k in enumerate(["", *keys]):
            if k:
                script.append(f'type "{NAMES.get(k, k.lower())}"')
                script.append(f"wait {20 if k in 'lrudHQ0123456789' else 250}")
            script += [f"peek {address[n]} {180 if n == 'GRID' else 2 if n == 'num' else 1}" for n in order]
            script.append(f"save {tmp}/{i}.scr")
        with open(f"{tmp}/s", "w", encoding="ascii") as f:
            f.write("\n".join(script) + "\n")
        with open(f"{tmp}/t.tap", "wb") as f:
            f.write(tap(tape))
        done = subprocess.run(["nice", program, "run", f"{tmp}/t.tap", "--headless", "--machine", "48", "--rom",
                               "free", "--instant-load", "--script", f"{tmp}/s"],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{tape}: run failed {done.stderr[:200]}{done.stdout[-200:]}", flush=True)
            return False
        memory = peeks(done.stdout, [768] + [180, 2] + [1] * 11, len(keys) + 1)
        font, memory = memory[0], memory[1:]
        pics = pictures(cfg, bytes(font))
        game, wins, stuck, moves = None, 0, 0, 0
        for i, k in enumerate(["", *keys]):
            part = memory[i * 13:i * 13 + 13]
            number = part[1][0] + 256 * part[1][1]
            before = game.number if game else 0
            if game is None:
                game = Game(cfg, number)
            else:
                old = game.at
                game.press(k, number)
                moves += game.at == old + 1 and k == "e"
            wins, stuck = wins + game.won, stuck + game.stuck
            wrong = compare(game, part) or seen(cfg, game, pics, font, open(f"{tmp}/{i}.scr", "rb").read())
            if game.random and number == before and number == 0:
                wrong = "board 0"
            if wrong:
                print(f"{tape}: after {i} keys ...{''.join(keys[max(0, i - 30):i])}: {wrong}", flush=True)
                return False
    print(f"{tape}: {len(keys)} keys agree, {moves} removals, won {wins}, stuck {stuck}", flush=True)
    return True


def peeks(text, sizes, _):
    """Returns the bytes of all peeks: the font, then 13 parts for each key."""
    values = []
    for line in text.splitlines():
        if line.startswith("0x"):
            values += [int(w, 16) for w in line.split(":")[1].split()]
    out, i = [values[:sizes[0]]], sizes[0]
    while i < len(values):
        for n in sizes[1:]:
            out.append(values[i:i + n])
            i += n
    return out


def compare(game, part):
    """Returns what differs in memory."""
    grid, num, bord, cur, sel, hinton, ha, hb, hpos, hlen, grav, won, stuck = part

    def place(p):
        return (p[0] + 2) * 18 + p[1] + 2 if p else 0
    board = [grid[(r + 2) * 18 + 2:(r + 2) * 18 + 16] for r in range(6)]
    facts = [("board", board, game.board), ("number", num[0] + 256 * num[1], game.number),
             ("border", bord[0], game.border), ("cursor", cur[0], place(game.cursor)),
             ("selection", sel[0], place(game.selected)), ("hint", hinton[0], int(bool(game.shown))),
             ("moves", hlen[0], len(game.moves)), ("position", hpos[0], game.at),
             ("gravity", grav[0], int(game.gravity)), ("won", won[0], int(game.won)),
             ("stuck", stuck[0], int(game.stuck))]
    if game.shown:
        facts += [("pair", {ha[0], hb[0]}, {place(p) for p in game.shown})]
    for name, got, want in facts:
        if got != want:
            return f"{name} is {got}, not {want}"
    return None

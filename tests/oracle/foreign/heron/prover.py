"""Drives a tape with a script and compares it with the model after each key."""

import os
import random
import subprocess
import tempfile

import memory
import model

WAIT = 130


def keys_text(key):
    """Returns the lines of a script that press a key."""
    caps = {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8",
            "delete": "caps+0"}
    return "press %s 4 8\nwait %d\n" % (caps.get(key, key), WAIT)


def number_text(number):
    """Returns the lines of a script that ask for a board."""
    return 'press s 4 8\nwait 40\ntype "%d\\n"\nwait 250\n' % number


def run(fourrivers, tape, steps, folder):
    """Returns the snapshots after those steps that end with 'save'."""
    text, count = "wait 2200\n", 0
    for step in steps:
        text += number_text(step) if isinstance(step, int) else keys_text(step)
        text += "save %s/%d.sna\n" % (folder, count)
        count += 1
    path = os.path.join(folder, "script")
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
    done = subprocess.run([fourrivers, "run", tape, "--headless", "--script", path],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(done.stderr[:200])
    return [memory.Snapshot("%s/%d.sna" % (folder, i)) for i in range(count)]


def play(game, rng):
    """Returns keys for a whole game, and plays them in the model."""
    keys = []

    def press(*names):
        for name in names:
            keys.append(name)
            game.press(name)

    for _ in range(45):
        press(rng.choice(["left", "right", "up", "down"] * 2 + ["enter", "enter", "h", "b", "f"]))
    for _ in range(6):
        found = game.pairs(None)
        if not found:
            break
        while game.pair:
            press("h")
        if game.selected:
            press("r" if game.now else "l")
        pair = list(rng.choice(game.pairs(None)))
        rng.shuffle(pair)
        for cell in pair:
            if game.selected == cell:
                continue
            press(*["down" if cell[0] > game.cursor[0] else "up"]
                  * abs(cell[0] - game.cursor[0]))
            press(*["right" if cell[1] > game.cursor[1] else "left"]
                  * abs(cell[1] - game.cursor[1]))
            press("enter")
    for _ in range(42):
        press("h", "enter")
    press("b", "b", "f", "r", "f", "f", "l", "h", "b", "h", "enter", "f", "l")
    return keys


def differences(snap, name, engine, sym, sw, game, number, shapes):
    """Returns what differs between a snapshot and the model, as words."""
    got = memory.state(snap, engine, sym, sw)
    want = (game.board, game.cursor, game.selected, game.pair, game.border(), number)
    words = ["board", "cursor", "selection", "pair", "border", "number"]
    bad = ["%s: %s: %s not %s" % (name, w, g if w != "board" else "", x if w != "board" else "")
           for w, g, x in zip(words, got, want) if g != x]
    for cell in game.board:
        row, column = memory.place(engine, sw, *cell)
        if snap.colour(row, column) != memory.colour(engine, sw, game, cell):
            bad.append("%s: colour of %s" % (name, cell))
        if cell not in (game.cursor, game.selected):
            shape = snap.glyph(row, column)
            if sw.get("WIDE"):
                shape += snap.glyph(row, column + 1)
            if sw.get("TALL"):
                shape += snap.glyph(row + 1, column)
            if shapes.setdefault(game.board[cell], shape) != shape:
                bad.append("%s: shape of %s" % (name, cell))
    return bad


def prove(fourrivers, tape, made, seed):
    """Returns the number of keys compared and a list of differences."""
    _, sym, engine, sw = made
    rng = random.Random(seed)
    first, second = rng.randrange(1, 65536), rng.randrange(1, 65536)
    with tempfile.TemporaryDirectory() as folder:
        snaps = run(fourrivers, tape, [first, "delete", second, first], folder)
        states = [memory.state(s, engine, sym, sw) for s in snaps]
    boards = [states[0][0], states[2][0]]
    bad = [] if states[3][0] == boards[0] else ["the same number deals another board"]
    for board in boards:
        if sorted(board.values()) != sorted(list(range(21)) * 4):
            bad.append("not four of each kind")
    game = model.Model(engine, sw, boards[0], True, states[0][1])
    one = play(game, rng)
    game2 = model.Model(engine, sw, boards[1], False, game.cursor)
    two = play(game2, rng)
    with tempfile.TemporaryDirectory() as folder:
        snaps = run(fourrivers, tape, [first] + one + ["delete", second] + two, folder)
        shapes = {}
        game = model.Model(engine, sw, boards[0], True, states[0][1])
        for i, key in enumerate([None] + one):
            if key:
                game.press(key)
            bad += differences(snaps[i], "1/%d %s" % (i, key), engine, sym, sw, game, first, shapes)
        game = model.Model(engine, sw, boards[1], False, game.cursor)
        for i, key in enumerate([None] + two):
            if key:
                game.press(key)
            bad += differences(snaps[len(one) + 2 + i], "2/%d %s" % (i, key), engine, sym, sw,
                               game, second, shapes)
    if len(set(shapes.values())) != len(shapes):
        bad.append("two kinds look alike")
    return len(one) + len(two), bad

"""Makes a list of keys that visits many positions, with the help of the model."""
import random

from model import Game

BAD = ["0", "65536", "70000", "99999", "4294967297", ""]


def number_key(rnd):
    """Returns a key S with the texts that are typed: perhaps wrong ones, then a number."""
    good = rnd.choice([1, 65535, 65534, 256, 32768, 9, 10] + [rnd.randrange(1, 65536)] * 7)
    texts = [rnd.choice(BAD)] if rnd.random() < 0.3 else []
    return "S" + ",".join(texts + [str(good)])


def towards(game, cell):
    """Returns the arrow keys to a cell without the help of edges."""
    row, column = divmod(game.cur, 14)
    to_row, to_column = divmod(cell, 14)
    keys = ["d"] * (to_row - row) + ["u"] * (row - to_row)
    return keys + ["r"] * (to_column - column) + ["l"] * (column - to_column)


def pick(game, rnd):
    """Returns a few keys that fit the position."""
    chance = rnd.random()
    if chance < 0.30:
        return ["H"] * rnd.randrange(1, 4) + ["e"]
    if chance < 0.52:
        found = game.find(None, (0, rnd.randrange(84)))
        if found:
            first, second = rnd.sample(found[:2], 2)
            middle = Game.__new__(Game)
            middle.cur = first
            return towards(game, first) + ["e"] + towards(middle, second) + ["e"]
    if chance < 0.64:
        return [rnd.choice("lrud")] * rnd.choice([1, 1, 2, 15])
    if chance < 0.74:
        return ["e"] + [rnd.choice("lrud")] * rnd.randrange(3) + ["e"]
    if chance < 0.80:
        return ["e"] + ["H"] * rnd.randrange(1, 4)
    if chance < 0.94:
        return [rnd.choice("BBFBBFRL")] * rnd.choice([1, 1, 2, 3])
    return ["H"] * rnd.choice([2, 30])


def keys_of(sw, count, seed):
    """Returns about count keys; no command after N, G or the end of a game but a number."""
    rnd = random.Random(seed)
    game, keys = Game(sw), []
    while len(keys) < count:
        start = number_key(rnd)
        if sw["BADNUM"] and "," in start:
            start = "S" + start.split(",")[1]
            keys += [rnd.choice("NG"), "S" + rnd.choice(BAD), start]
        else:
            keys += [rnd.choice("NG"), rnd.choice("lrudHe"), "H", "e", start]
        game = replay(sw, keys)
        for _ in range(rnd.choice([10, 70, 120])):
            for key in pick(game, rnd):
                keys.append(key)
                if game.stat == 1 and sw["WONKEY"]:
                    break
                game.press(key)
            if game.stat == 1 and (sw["WONKEY"] or rnd.random() < 0.5):
                break
    return keys


def replay(sw, keys):
    """Returns a game after the keys; unknown boards are board 1."""
    game = Game(sw)
    game.deal(1)
    for key in keys[-400:]:
        game.press(key, 1)
    return game

"""FERRY: C, letters, polled keys without interrupts."""
import os
import random

import tape
from spec_bamboo import compile_c

HERE = os.path.dirname(os.path.abspath(__file__)) + "/ferry"
FAULTS = {1: ("deal", "a board is dealt on from the last one"),
          2: ("deal", "eight tiles are of random kinds"),
          3: ("number", "without gravity the next board is dealt"),
          4: ("number", "S refuses numbers above 32767"),
          5: ("number", "S takes 0"),
          6: ("path", "four lines"), 7: ("path", "two lines"),
          8: ("path", "no way above the board"),
          9: ("path", "a line passes the left neighbour of the same kind"),
          10: ("sound", "a shown pair goes silently"),
          11: ("gravity", "tiles fall one row only"),
          12: ("gravity", "the last column does not fall"),
          13: ("history", "back lets tiles fall without gravity"),
          14: ("gravity", "DELETE after a removal only deals"),
          15: ("history", "B goes back two"),
          16: ("machine", "the 25th H writes a wrong tile"),
          17: ("history", "R forgets the removals"),
          18: ("history", "a removal after B keeps the undone ones"),
          19: ("hint", "H always shows the first pair"),
          20: ("hint", "H with a selection shows only pairs that begin with it"),
          21: ("highlight", "the kind of the selected tile is highlighted"),
          22: ("highlight", "ENTER does not deselect"),
          23: ("status", "a removal takes the red border away"),
          24: ("status", "white border with two tiles left")}
SETS = ["ABCDEFGHIJKLMNOPQRSTU", "ABCDEFGHJKLMNPQRSTUVX", "!#$%&*+<>=?@ABCDEFGHI",
        "ABCDEFG" * 3, "abcdefghijkmnopqrstuw"]


def switches(seed):
    r = random.Random(seed * 104729 + 5)
    s = {"SHAPE": (0, 1, 2, 0, 2, 1, 0, 2)[seed % 8], "SET": (0, 2, 3, 1, 4, 3, 0, 1)[seed % 8],
         "POINTER": (0, 1, 2, 3, 4, 0, 4, 0)[seed % 8], "KINDMARK": (0, 1, 2, 3)[seed // 2 % 4],
         "CHOSENMARK": r.randrange(3), "HINTMARK": r.randrange(3), "PAPER": r.randrange(4),
         "FLICKER": r.randrange(2, 7), "SMOOTH": r.randrange(2), "KEYSOUND": r.randrange(2),
         "WINSOUND": r.randrange(2), "NOTICE": (2, 1, 0, 2)[seed % 4], "HELP": r.randrange(2),
         "SHOWFALL": r.randrange(2), "SHOWREST": r.randrange(2), "SHOWSTEP": r.randrange(2),
         "LABELNO": r.randrange(4), "ENTRYROW": r.choice((22, 23)), "ORDER": r.randrange(2),
         "NOMATCH": (2, 0, 1, 0)[seed % 4], "EMPTY": r.randrange(2), "WRAP": seed % 2,
         "HMOVE": r.randrange(2), "HOME": r.randrange(3), "CHEAT0": r.randrange(2),
         "REDFIRST": r.randrange(2), "ASK": r.randrange(3), "IDLECLEARS": r.randrange(2),
         "REPEAT": r.choice((0, 250)), "SETTLE": r.choice((100, 400)),
         "TITLEKEY": r.choice((0, 0, 13, 32))}
    if s["SET"] == 3 and s["KINDMARK"] in (1, 3):
        s["KINDMARK"] = 0
    if s["POINTER"] == 1 and s["KINDMARK"] == 2:
        s["KINDMARK"] = 1 if s["SET"] != 3 else 0
    if s["POINTER"] == 2 and s["CHOSENMARK"] == 1:
        s["CHOSENMARK"] = 0
    if s["HINTMARK"] == 0 and (s["POINTER"] == 2 or s["CHOSENMARK"] == 1):
        s["HINTMARK"] = 2
    if s["POINTER"] == 4 and s["HINTMARK"] == 2:
        s["HINTMARK"] = 0 if s["CHOSENMARK"] != 1 else 1
    s["BACK"] = (0x38, 0x07, 0x0f, 0x07)[s["PAPER"]]
    s["TILECOL"] = (0x38, 0x00, 0x38, 0x38)[s["PAPER"]]
    s["PITCHY"] = 2 if s["SHAPE"] < 2 else 3
    s["TOP"] = 3 if s["SHAPE"] == 2 else 5
    s["LEFT"] = 3 if s["SHAPE"] == 0 else 2
    return s


def habits(s):
    return {"wrap": s["WRAP"], "nomatch": ("new", "drop", "keep")[s["NOMATCH"]],
            "empty": ("nothing", "drop")[s["EMPTY"]], "horder": ("kind", "column")[s["ORDER"]],
            "hmove": ("drop", "keep")[s["HMOVE"]], "cheat0": s["CHEAT0"],
            "redfirst": s["REDFIRST"], "home": (0, 35, None)[s["HOME"]], "ask": s["ASK"],
            "cur0": 35, "idleclears": s["IDLECLEARS"]}


def deal(number, grav):
    bag = [i % 21 + 1 for i in range(84)]
    r = number
    for i in range(84):
        r = (r * 20077 + 12345) & 0xffff
        j = i + (r >> 4) % (84 - i)
        bag[i], bag[j] = bag[j], bag[i]
    return bag


def build(seed, fault, work):
    s = switches(seed)
    label = ("", "Board ", "#", "No. ")[s["LABELNO"]]
    title = {0: "Press any key", 13: "ENTER to start", 32: "SPACE to start"}[s["TITLEKEY"]]
    flags = [f"-D{k}={v}" for k, v in s.items()] + [
        f"-DFAULT={fault}", f'-DLABEL="{label}"', f'-DTITLETEXT="{title}"']
    dark = s["TILECOL"] == 0
    colours = ((7, 6, 5) if dark else (0, 1, 2)) if s["SET"] == 3 else \
        ((7,) * 3 if dark else (0,) * 3)
    rows = ",".join(str(ord(c)) for c in SETS[s["SET"]])
    inks = ",".join(str(colours[i // 7]) for i in range(21))
    data, symbols = compile_c(HERE, ["ferry", "rules", "view", "input"], flags, work, {
        "chars.h": f"static const byte letters[21] = {{{rows}}};\n"
                   f"static const byte inks[21] = {{{inks}}};\n"})
    t = tape
    loader = [t.line(5, t.CLEAR, t.number(32767), ":", t.LOAD, '"ferry"', t.CODE, t.number(32768)),
              t.line(9, t.RANDOMIZE, t.USR, t.number(32768))]
    return t.program("Ferry", loader, 5) + t.code("ferry", 32768, data), symbols


def shown(g):
    a = g["_game"]
    parts = [(a, 97), (g["_idle_flag"], 1)]

    def read(p):
        b = p[0]
        cell = lambda v: None if v == 255 else v
        return {"board": list(b[:84]), "cur": b[85], "sel": cell(b[86]),
                "hint": None if b[87] == 255 else tuple(sorted((b[87], b[88]))), "grav": b[89],
                "cheat": b[90], "at": b[91], "made": b[92], "number": b[94] + 256 * b[95]}
    return parts, read, g["_idle_flag"], g["_key_count"]


def title_keys(s):
    return [{0: "x", 13: "{enter}", 32: "{space}"}[s["TITLEKEY"]]]


def cells(s):
    h, w = ((1, 1), (1, 2), (2, 2))[s["SHAPE"]]
    return [(s["TOP"] + i // 14 * s["PITCHY"], s["LEFT"] + i % 14 * 2, h, w) for i in range(84)]


def loose(s, game):
    """Looks that this program shows outside of the cells."""
    return s["POINTER"] == 0


def window(s, state):
    """Is a window perhaps over the board?"""
    return s["NOTICE"] == 2 and (state["border"] in (0, 7) or state["cheat"])

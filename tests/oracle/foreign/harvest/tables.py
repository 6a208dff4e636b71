"""The tables of a program: texts, places, orders, attributes and pictures."""

import pictures

CELLS = [(row + 1) * 16 + column + 1 for row in range(6) for column in range(14)]
STATES = ("cursor", "highlight", "selection", "shown")
TITLES = {
    "none": "", "any": "PRESS ANY KEY", "space": "PRESS SPACE TO PLAY", "one": "PRESS 1 TO START",
    "enter": "PRESS ENTER", "wait": "ONE MOMENT PLEASE",
}
NAMES = ["SHISEN-SHO", "SHISEN", "RIVERS 84", "MAH-JONGG PAIRS"]
AUTHORS = ["(C) 1984 HARVEST SOFTWARE", "BY R. MILLER, MAY 1987", "VERSION 2.3 - 2004"]
HELP = ["H HINT", "B BACK", "F FORW.", "N NEW", "S NUMBER", "R START", "L LAST"]


def db(label, values):
    rows = [label + ":"]
    for at in range(0, len(values), 16):
        rows.append("        db " + ",".join(str(value) for value in values[at:at + 16]))
    return "\n".join(rows)


def line(row, column, text):
    """A text with its place, as the routine prs takes it."""
    return [row, column, *text.encode(), 0]


def text_attribute(s):
    """The attribute of texts and empty cells."""
    paper = s["paper"][1]
    return paper * 8 + (7 if paper <= 3 else 0)


def by_columns(cell):
    return cell & 15, cell >> 4


def hint_order(name):
    """The cells in the order in which pairs are looked for."""
    if name == "rowrev":
        return CELLS[::-1]
    if name == "col":
        return sorted(CELLS, key=by_columns)
    if name == "colup":
        return sorted(CELLS, key=lambda cell: (cell & 15, -(cell >> 4)))
    if name == "snake":
        rows = [CELLS[14 * row:14 * row + 14] for row in range(6)]
        return [cell for i, row in enumerate(rows) for cell in (row[::-1] if i % 2 else row)]
    return CELLS


def deal_order(name):
    """The cells in the order in which they get their tiles."""
    if name == "col":
        return sorted(CELLS, key=by_columns)
    if name == "spread":
        return [CELLS[i * 5 % 84] for i in range(84)]
    return CELLS


def message_row(s):
    """The row of messages about the game, or None where no row is free or none are shown."""
    pitch_y, height = s["pitch"][1], s["size"][1]
    below = s["y"] + 5 * pitch_y + height + (s["cursor"] == "gapline")
    if s["message"] == "none":
        return None
    if s["message"] == "over":
        return s["y"] + 2 * pitch_y
    if s["numrow"] == 22:
        return 23
    if s["numrow"] - 1 >= below:
        return s["numrow"] - 1
    return None if s["topline"] or s["statleft"] or s["spinner"] else 0


def help_lines(s):
    column = s["x"] + 13 * s["pitch"][0] + s["size"][0] + 2
    out = []
    for row, text in enumerate(HELP, 2):
        if row < s["numrow"] - 1:
            out += line(row, column, text[:32 - column])
    return out + [255]


def texts(s):
    """The texts by label."""
    row, seed = s["numrow"], s["seed"]
    gravity = (17, "GRAV", "FLAT") if s["statmoves"] else (26, "G-ON ", "G-OFF")
    out = {
        "sl0": line(row, 0, s["numlabel"]),
        "epr": line(row, 0, s["prompt"]),
        "tx1": line(0, 0, NAMES[seed % 4]),
        "tg1": line(row, gravity[0], gravity[1]),
        "tg0": line(row, gravity[0], gravity[2]),
        "tleft": line(0, 27, "T"),
        "tt1": line(5, 8, "S H I S E N"),
        "tt2": line(9, 3, AUTHORS[seed % 3]),
        "tt3": line(15, 6, TITLES[s["title"]]),
        "thelp": help_lines(s),
    }
    place = message_row(s)
    if place is not None:
        out["mwin"] = line(place, 8, " WELL DONE!    ")
        out["mno"] = line(place, 8, " NO MORE MOVES ")
        out["mbl"] = line(place, 8, " " * 15)
    return out


def all_tables(s):
    """Assembler text for each table that the files name."""
    width, height = s["size"]
    pitch_x, pitch_y = s["pitch"]
    out = {label: db(label, values) for label, values in texts(s).items()}
    inks = s["inks"]
    attributes = [s["bright"] | s["paper"][0] * 8 | inks[kind % len(inks)] for kind in range(21)]
    columns = [s["x"] + i * pitch_x + (s["split"] and i >= 7) for i in range(14)]
    lists = {
        "attab": [text_attribute(s)] + attributes, "xtab": columns,
        "ytab": [s["y"] + i * pitch_y for i in range(6)], "cells": CELLS,
        "ordt": hint_order(s["order"]), "layt": deal_order(s["dealorder"]),
        "gfx0": pictures.pack(pictures.empty_cell(s), width, height),
    }
    out.update({label: db(label, values) for label, values in lists.items()})
    marks = [db(f"mk{bit}", pictures.pack(pictures.mark(s[name], width, height), width, height))
             for bit, name in enumerate(STATES) if s[name] in pictures.LINES]
    out["masks"] = "\n".join(marks)
    out["gset"] = out["pictures"] = ""
    if s["glyph"] in pictures.ROM_GLYPHS:
        out["gset"] = db("gset", list(pictures.ROM_GLYPHS[s["glyph"]].encode()))
    else:
        out["pictures"] = "\n".join(db(f"gfp{kind}", pictures.pack(picture, width, height))
                                    for kind, picture in enumerate(pictures.tiles(s)))
    return out

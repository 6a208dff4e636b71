"""Tapes with one fault each: number, programs, expected classes, what it is."""

ALL = "p1 p2 p3 p4"
TABLE = {
    1: (ALL, "hint", "H with a selection shows pairs without it"),
    2: (ALL, "history", "L and F after B and a new removal find the old moves again"),
    3: (ALL, "status", "F with nothing to do makes the border red"),
    4: (ALL, "status", "R or L with nothing to do makes the border red"),
    5: (ALL, "gravity", "DELETE does not toggle gravity"),
    6: (ALL, "number", "the first N after S deals the board of S again"),
    7: (ALL, "number", "65535 is refused"),
    8: (ALL, "number", "1 and 256 are refused"),
    9: (ALL, "number", "0 is accepted"),
    11: (ALL, "path", "paths outside the board are other below than at the other sides"),
    12: (ALL, "path", "paths outside the board are other at the right than elsewhere"),
    13: ("p1 p4", "path", "four segments are allowed"),
    14: (ALL, "path", "two segments only (p3: one axis)"),
    15: ("p2 p3 p4", "gravity", "nothing falls in the second column at each eighth removal"),
    16: ("p2 p3 p4", "gravity", "tiles in the top row do not fall"),
    17: ("p3", "history", "back puts two tiles of a column in the wrong order"),
    18: (ALL, "hint", "pairs with the last cell are not shown"),
    19: (ALL, "hint", "some pairs are shown twice"),
    20: (ALL, "hint", "ENTER on a shown pair with a selection does not remove it"),
    21: (ALL, "status", "the border is not red after B or R to the start"),
    22: (ALL, "status", "the border is not red after F or L to the end"),
    23: (ALL, "status", "a won game is red without cheating"),
    24: (ALL, "status", "a stuck game without gravity does not become black"),
    26: (ALL, "number", "shows some large numbers wrongly"),
    27: (ALL, "number deal", "N deals 16 boards only"),
    28: (ALL, "deal", "a wrong count of tiles if the number modulo 256 is 77"),
    29: (ALL, "deal", "the deal depends on the time now and then"),
    30: (ALL, "sound", "no sound when a shown pair is removed"),
    31: (ALL, "sound", "no sound at each eighth removal"),
    32: (ALL, "highlight machine", "after five removals the cursor leaves the board at the right"),
    33: (ALL, "highlight", "no highlight in column 14"),
    34: (ALL, "highlight", "the selection survives a new board"),
    36: (ALL, "machine", "the stack leaks when H shows none"),
    37: (ALL, "gravity", "after 30 removals each removal toggles gravity"),
    38: (ALL, "machine status", "resets when the game is won"),
    39: (ALL, "highlight", "ENTER does not deselect"),
    40: (ALL, "highlight path", "ENTER twice on a tile removes it"),
    41: (ALL, "path", "B and C go together"),
    42: (ALL, "highlight", "left at the edge goes to another column"),
    43: (ALL, "history", "R leaves one removal"),
    44: (ALL, "history", "L leaves one removal out if there are three or more"),
    45: (ALL, "history", "B undoes two removals"),
    47: (ALL, "gravity", "DELETE switches gravity off, never on"),
    49: (ALL, "status", "the border stays red at a new board"),
    50: (ALL, "status", "H makes cheating forgotten"),
    52: (ALL, "hint", "H shows pairs of a row that cannot be joined"),
    53: (ALL, "path hint", "a shown pair: at each eighth removal the wrong tile goes"),
    54: (ALL, "highlight", "one cell is never highlighted"),
    56: ("p3", "history", "back without gravity puts only one tile back"),
    57: (ALL, "number", "the number is not shown anew without gravity"),
    61: ("p2", "path", "no path if the cross segment is longer than 8"),
    62: ("p2 p3 p4", "history", "only 32 removals are remembered"),
    64: (ALL, "path", "paths wrap around the sides"),
    66: (ALL, "number", "DELETE deals the same number again"),
    67: (ALL, "number", "S 40000 deals board 7232"),
    69: ("p1 p2 p4", "path", "the top right corner outside is other than the rest"),
    73: (ALL, "machine", "each arrow leaves two bytes on the stack"),
    74: (ALL, "machine", "each removal leaves two bytes on the stack"),
    70: ("p3", "path", "only paths along one axis"),
}
for number in (2, 16, 17, 21, 31, 33, 43):
    TABLE[number] = (TABLE[number][0] + " p5",) + TABLE[number][1:]
TABLE[83] = ("p5", "hint", "pairs whose second tile is in the last column are not shown")
for number in (68, 69):
    TABLE.pop(number, None)
TABLE[41] = ("p1 p2 p4",) + TABLE[41][1:]


def names():
    """Returns the names of all tapes with a fault."""
    return ["%s-%02d-f%d" % (program, (fault * 7 + int(program[1])) % 15 + 1, fault)
            for fault, row in sorted(TABLE.items()) for program in row[0].split()]

"""The switches of the tapes: name, value without a choice, and what the switch does."""

import collections

# A mark of a tile: a mask that is set ("or") or inverted ("xor"), and a change of the colour.
Mark = collections.namedtuple("Mark", "mask way keep set flip", defaults=("", "or", 255, 0, 0))

RULES = {
    "FAULT": (0, "the fault of the tape, 0 for none"),
    "ANIM": (0, "tiles fall row by row"),
    "HIDEK": (0, "a shown pair hides the marks of the kind (1), and the cursor (2)"),
    "KNOTC": (0, "the cursor's tile has no mark of its kind"),
    "SCLS": (0, "S asks on an empty screen"),
    "CURB": (0, "B moves the cursor to the first tile that comes back"),
    "HCUR": (0, "H moves the cursor to the first tile of the pair"),
    "CURNEW": (0, "a new board sets the cursor to its first place"),
    "SKIP": (0, "the cursor passes over empty places"),
    "GRAV0": (0, "the tape begins without gravity"),
    "CURSTART": (0, "the first place of the cursor: top left (0) or near the centre (1)"),
    "RNG": (0, "the random generator: xorshift (0) or linear (1)"),
    "OWNTIME": (0, "the time of random numbers is an own counter, not FRAMES"),
    "HISTSNAP": (0, "the history has whole boards, not moves"),
    "HORD": (0, "the order of H: by first tile (0), backwards (1), by kind (2)"),
    "HKEEP": (0, "keys other than H do not send H back to the first pair"),
    "HSTOP": (0, "H stays at the end of its list until something else happens"),
    "CHPRI": (0, "the rank of red: behind (0), before (1), between white and black (2)"),
    "CURFALL": (0, "the cursor falls with tiles: always (1) or after a removal (2)"),
    "PLAIN5": (0, "5 to 8 move the cursor without CAPS SHIFT"),
    "WRAP": (0, "the cursor comes back on the other side of the board"),
    "MISM": (0, "a failed pair leaves the second (0), the first (1) or no (2) tile selected"),
    "AUTO5": (0, "the fifth digit ends the entry"),
    "ESCNUM": (0, "DELETE in an empty entry ends it"),
    "BADNUM": (0, "a number that is not allowed is asked for again"),
    "LEADZ": (0, "the number has leading zeros"),
}
LETTERS = {
    "AY": (4, "the row of the board"),
    "AX": (2, "the column of the board"),
    "ASP": (2, "the distance of tiles"),
    "NUMROW": (21, "the row of the number"),
    "BASE": (56, "the colour of the screen"),
    "KATT": (48, "the colour of the kind"),
    "PATT": (32, "the colour of the pair"),
    "SATT": (23, "the colour of the selected tile"),
    "STY": (0, "2: each character has its own ink"),
    "CMODE": (0, "the cursor: flash (0), inverse (1), paper (2)"),
    "CPAP": (6, "the paper of the cursor"),
    "PRT": (0, "characters are drawn by RST 16 (0) or by an own routine (1)"),
    "GL": (0, "the set of characters"),
    "SNDP": (300, "the pitch of the sound of a removal"),
    "SNDL": (30, "the length of this sound"),
    "QUIET": (0, "keys that do nothing are silent"),
}
PICTURES = {
    "CW": (2, "the width of a tile in cells"),
    "CH": (2, "the height of a tile in cells"),
    "PX": (2, "the distance of columns"),
    "PY": (2, "the distance of rows"),
    "AX": (2, "the column of the board"),
    "AY": (4, "the row of the board"),
    "TILES": ("pic", "pictures (pic), characters: two (two), a large one (dbl), on a card (card)"),
    "NAMES": (None, "the characters of the kinds"),
    "SHAPE7": (0, "seven shapes in three inks"),
    "BASE": (56, "the colour of the screen"),
    "COL": ("mono", "one colour (mono) or an ink for each kind (kinds)"),
    "COLORS": ([2, 1, 3, 4, 5, 6, 7], "the inks of the kinds"),
    "TATT": (None, "the colour of tiles, if not BASE"),
    "EATT": (None, "the colour of empty places, if not BASE"),
    "TCOL": (None, "the colour of counters, if not BASE"),
    "NCOL": (None, "the colour of the number, if not BASE"),
    "CARD": ("", "the mask of all tiles"),
    "EMPTY": ("", "the mask of empty places"),
    "KIND": (Mark(set=64), "the mark of the kind under the cursor"),
    "PAIR": (Mark(flip=128), "the mark of the shown pair"),
    "SELECTED": (Mark("all", "xor"), "the mark of the selected tile"),
    "CURSOR": (Mark("frame"), "the mark of the cursor"),
    "PULSE": (None, "frames and two colours of a cursor that pulses"),
    "BG": (None, "two bytes of a pattern behind the board"),
    "BOLD": (0, "the font of the ROM (0) or one of three with wider strokes"),
    "NUMROW": (23, "the row of the number"),
    "NUMX": (0, "the column of the number"),
    "NUMPRE": ("", "the text before the number"),
    "TEXTS": ([], "row, column, colour and text of what is always shown"),
    "COUNT": (None, "row, column and text of a count of tiles"),
    "MOVES": (None, "row, column and text of a count of removals"),
    "STATUSCOL": (None, "row and column of a text about gravity"),
    "CLOCK": (None, "row, column and unit (sec or fr) of a clock"),
    "TITLE": (0, "a title that waits for a key"),
    "TITLETEXT": ("SHISEN", "the first line of the title"),
    "KEYS": (0, "keys come from the ROM (0) or the ports (1)"),
    "REPD": (18, "frames before an arrow repeats"),
    "REPR": (5, "frames between repeats"),
    "CLICK": (0, "each key clicks"),
    "SND": (0, "sounds by the ROM (0) or the port (1)"),
    "BLINK": (0, "how often a removed pair blinks"),
    "FALL": (3, "frames for a row that tiles fall"),
    "PAIRFLASH": (0, "how often a shown pair flashes"),
    "SLOWDEAL": (0, "a deal draws a tile each frame"),
    "MSG": (0, "a message at the end: none (0), shown (1), waits for a key (2)"),
    "MSGROW": (1, "the row of messages"),
    "MSGX": (10, "the column of messages"),
    "MCOL": (0x57, "the colour of messages"),
    "NPMSG": (0, "H tells that there is no further pair and waits for a key"),
    "MISMMSG": (0, "a failed pair is told and waits for a key"),
    "NEWONWIN": (0, "a new board follows a won game"),
    "IM2": (0, "interrupts are its own"),
    "WAIT": (90, "for prove: frames that the program needs for a key"),
}
PROGRAMS = {"letters": {**RULES, **LETTERS}, "pictures": {**RULES, **PICTURES}}


def complete(program, chosen):
    """Returns all switches of a program with the chosen values in place."""
    known = PROGRAMS[program]
    unknown = set(chosen) - set(known)
    if unknown:
        raise ValueError(f"no switch of {program}: {', '.join(sorted(unknown))}")
    return {name: chosen.get(name, value) for name, (value, _) in known.items()}

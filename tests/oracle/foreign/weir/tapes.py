"""The tapes by name: honest ones, and f_LETTER_NUMBER, which are a0, b0, c0 or d0 with a fault."""

import drawn_tapes
import letter_tapes
import picture_tapes

FAULTS = {
    1: "paths pass tiles of kind 9",
    2: "there is no way at the right edge",
    3: "F repeats some removals wrongly",
    4: "H forgets pairs that begin at one place",
    5: "B brings a board back wrongly in rare cases",
    6: "a stuck game has no black border",
    7: "there are five tiles of kind 1 and three of kind 21",
    8: "nothing falls at one place of the bottom row",
    9: "S deals the board of the next number",
    10: "the last segment of a path passes tiles of kind 4",
    11: "kinds whose numbers add up to 27 go together",
    12: "history keys do not make the border red",
    13: "one place has no mark of the kind",
    14: "some numbers are shown with a wrong last digit",
}
# Animated tiles fall in another routine, which fault 8 does not change.
NO_EFFECT = ("f_c_8",)
HONEST = {**letter_tapes.TAPES, **picture_tapes.TAPES, **drawn_tapes.TAPES}
FAULTY = {
    f"f_{letter}_{fault}": (f"{letter}0", fault)
    for letter in "abcd" for fault in FAULTS
    if f"f_{letter}_{fault}" not in NO_EFFECT
}


def choice(name):
    """Returns the program of a tape and the switches that it chooses."""
    honest, fault = FAULTY.get(name, (name, 0))
    if honest not in HONEST:
        raise SystemExit(f"there is no tape {name}")
    program = "letters" if honest in letter_tapes.TAPES else "pictures"
    return program, {**HONEST[honest], "FAULT": fault}

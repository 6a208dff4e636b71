"""The faults: number, name, class, what is wrong, and the switches that the fault needs."""

import collections

Fault = collections.namedtuple("Fault", "name kind words forced")
FAULTS = {
    1: Fault("path_left_ring", "path", "a path may not use the empty ring on the left side", {}),
    2: Fault("path_top_ring", "path", "a path may not use the ring above the board", {}),
    3: Fault("path_col13_over", "path", "the upright middle segment in column 13 may pass over one tile", {}),
    4: Fault("path_bottom_flat", "path", "the ring below is not used when gravity is off", {}),
    5: Fault("path_far_row", "path", "two tiles 11 or more columns apart are never joined", {}),
    6: Fault("path_diagonal", "path", "diagonal neighbours are always joined", {}),
    7: Fault("path_lastcol", "path", "two tiles of a kind in column 14 are always joined", {}),
    8: Fault("kinds_20_21", "path", "kinds 20 and 21 are taken to be the same at ENTER", {}),
    9: Fault("grav_col7", "gravity", "tiles do not fall in column 7", {"history": "moves"}),
    10: Fault(
        "grav_same_col", "gravity",
        "when both tiles go from one column, only the lower hole is filled",
        {"history": "snap"}),
    11: Fault(
        "grav_top_dup", "gravity",
        "the top cell of column 14 is not emptied after a fall (tile doubled)",
        {"history": "snap"}),
    12: Fault("grav_off_col1", "gravity", "with gravity off tiles still fall in column 1", {"history": "snap"}),
    13: Fault(
        "hist_kind10", "history",
        "B brings back a wrong kind when 10 or more removals were made",
        {"history": "moves"}),
    14: Fault(
        "hist_flat_lift", "history",
        "B with gravity off lifts the column (fault of version 1.1)",
        {"history": "moves"}),
    15: Fault("hist_stale_redo", "history", "a new removal does not throw the undone ones away", {}),
    16: Fault("hist_L_short", "history", "L stops one removal early when there are 3 or more to redo", {}),
    17: Fault("hist_R_16", "history", "R undoes at most 16 removals", {}),
    18: Fault("hist_wrap32", "history", "the store of removals has 32 places and wraps", {"history": "moves"}),
    19: Fault(
        "hist_new_keeps", "history",
        "the history is kept when S chooses a board (B works after it)",
        {"history": "snap"}),
    20: Fault("hint_no_ring", "hint", "hints forget pairs whose path goes through the ring", {}),
    21: Fault("hint_row6_filter", "hint", "hint filter does not work for a selected tile in the bottom row", {}),
    22: Fault("hint_miss_last", "hint", "the last pair of the list is never shown when there are 3 or more", {}),
    23: Fault("hint_takes_first", "hint", "ENTER on the fifth or later pair removes the first of the list", {}),
    24: Fault("hint_dup_last", "hint", "the last pair but one is shown twice, the last one never (4 or more)", {}),
    25: Fault("hint_stale", "hint", "the list is not made anew after B or F", {}),
    26: Fault("num_signed", "number", "numbers above 32767 are shown wrong (65536 less, without the sign)", {}),
    27: Fault("num_even", "number", "N deals even numbers only", {}),
    28: Fault("num_inner_zero", "number", "a zero in the tens place is not printed", {}),
    29: Fault("deal_minus1", "deal", "S with a number above 40000 shows it, but deals its predecessor", {}),
    30: Fault(
        "deal_five", "deal",
        "boards whose number divides by 16 have five of one kind and three of another",
        {}),
    31: Fault("deal_s255", "deal", "S below 256 leaves the old high byte of the generator in place", {}),
    32: Fault("deal_grav", "deal", "the same number deals another board when gravity is off", {}),
    33: Fault(
        "border_L", "status",
        "L forgets the cheating: the border is no longer red after it",
        {"priority": "RWB"}),
    34: Fault("border_white_early", "status", "white border with two tiles left", {}),
    35: Fault("border_ring_stuck", "status", "the stuck test ignores the ring, black too early", {}),
    36: Fault("border_red_lost", "status", "the next removal forgets the cheating", {"priority": "RWB"}),
    37: Fault("border_red_new", "status", "N does not clear the cheating", {"priority": "RWB"}),
    38: Fault("border_flat_stuck", "status", "no stuck test when gravity is off", {}),
    39: Fault("hl_last_tile", "highlight", "the tile in row 6, column 14 is never highlighted", {}),
    40: Fault(
        "hl_stale", "highlight",
        "the highlighted kind is not found anew after a removal or undo, only when the cursor moves",
        {}),
    41: Fault("sel_stays_hint", "highlight", "the selection mark stays after taking a shown pair", {}),
    42: Fault("desel_row1", "highlight", "ENTER on the selected tile in row 1 does not deselect", {}),
    43: Fault("snd_hint", "sound", "no sound on removals made through the hint", {}),
    44: Fault("snd_samecol", "sound", "no sound when both tiles are in one column", {}),
    45: Fault("crash_40", "machine", "the machine resets at the 40th removal since the start", {}),
    46: Fault("hang_hint_none", "machine", "H hangs when there is no pair to show", {}),
    47: Fault(
        "di_left", "machine",
        "interrupts stay off after taking a shown pair: no key works any more",
        {"keyboard": "lastk", "sound": "own"}),
    48: Fault(
        "cur_escape", "cursor",
        "UP in row 1 of column 14 does not wrap but leaves the board",
        {"wrap": "wrap"}),
    49: Fault("cur_skip", "cursor", "LEFT from column 8 goes to column 6", {}),
    50: Fault("entry_65537", "entry", "numbers above 65535 are taken modulo 65536", {"digits": 5}),
    51: Fault("entry_zero", "entry", "number 0 is accepted and shown as 0", {"leadingzero": True}),
    52: Fault("toggle_nodeal", "deal", "DELETE toggles gravity, but deals nothing new", {}),
    53: Fault(
        "show_stale14", "display",
        "a removed tile in column 14 stays on the screen with gravity off",
        {"draw": "changed", "buffer": False}),
    54: Fault("one_removed", "path", "ENTER on the selected tile in column 12 removes that single tile", {}),
    55: Fault("toggle_stuck", "deal", "DELETE deals but never turns gravity on again", {}),
}
# The classes of `check` for a class of fault; the other classes have the same names.
CLASSES = {
    "cursor": {"highlight"},
    "display": {"path", "gravity", "highlight", "machine"},
    "entry": {"number"},
}
# Warnings of `check` that are as good as an accusation for a class of fault.
WARNINGS = {"entry": {"odd-entry"}}


def classes(number):
    """The classes of `check` that are right for a fault."""
    kind = FAULTS[number].kind
    return CLASSES.get(kind, {kind})


def warnings(number):
    """The warnings of `check` that are right for a fault."""
    return WARNINGS.get(FAULTS[number].kind, set())

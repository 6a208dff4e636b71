"""Names of the tapes: switches of the honest ones, expected classes of the faulty ones."""

SWITCHES = ["EDGE", "MISS", "HEND", "HMOVE", "HORD", "PREC", "CHEAT0", "NEWCUR", "ENTRY",
            "EMPTYSEL", "ZEROS", "CLICK", "LOOK", "TEXT", "AUTO5", "REPEAT", "ANIM",
            "JUMP", "BLINK"]

HONEST = {
    "amber": ("amber", {}),
    "amber2": ("amber", {"EDGE": 1, "MISS": 1, "HEND": 1, "HMOVE": 1, "PREC": 1, "CHEAT0": 1,
                         "NEWCUR": 1, "ENTRY": 1, "EMPTYSEL": 1, "ZEROS": 1, "LOOK": 1}),
    "amber3": ("amber", {"EDGE": 2, "MISS": 2, "HMOVE": 2, "HORD": 1, "PREC": 2, "CLICK": 1}),
    "amber4": ("amber", {"EDGE": 1, "MISS": 2, "HEND": 1, "HORD": 1, "PREC": 2, "ENTRY": 1,
                         "LOOK": 1, "NEWCUR": 1, "CLICK": 1}),
    "birch": ("birch", {}),
    "birch2": ("birch", {"EDGE": 1, "MISS": 1, "HEND": 1, "HMOVE": 1, "PREC": 1, "CHEAT0": 1,
                         "NEWCUR": 1, "ENTRY": 1, "EMPTYSEL": 1, "ZEROS": 1, "LOOK": 1}),
    "birch3": ("birch", {"MISS": 2, "HMOVE": 2, "HORD": 1, "PREC": 2, "CLICK": 1}),
    "birch4": ("birch", {"EDGE": 1, "HEND": 1, "HORD": 1, "HMOVE": 2, "ENTRY": 1, "LOOK": 1,
                         "ZEROS": 1, "EMPTYSEL": 1}),
    "cedar": ("cedar", {}),
    "cedar2": ("cedar", {"EDGE": 1, "MISS": 1, "HEND": 1, "HMOVE": 1, "PREC": 1, "CHEAT0": 1,
                         "NEWCUR": 1, "ENTRY": 1, "EMPTYSEL": 1, "ZEROS": 1, "LOOK": 1}),
    "cedar3": ("cedar", {"EDGE": 2, "MISS": 2, "HMOVE": 2, "HORD": 1, "PREC": 2, "CLICK": 1}),
    "cedar4": ("cedar", {"HEND": 1, "HMOVE": 1, "PREC": 1, "LOOK": 1, "NEWCUR": 1, "CLICK": 1}),
    "dune": ("dune", {}),
    "dune2": ("dune", {"EDGE": 1, "MISS": 1, "HEND": 1, "HMOVE": 1, "PREC": 1, "CHEAT0": 1,
                       "NEWCUR": 1, "ENTRY": 1, "EMPTYSEL": 1, "ZEROS": 1, "LOOK": 1}),
    "dune3": ("dune", {"MISS": 2, "HMOVE": 2, "HORD": 1, "PREC": 2, "CLICK": 1}),
    "dune4": ("dune", {"EDGE": 1, "MISS": 1, "HORD": 1, "HMOVE": 1, "CHEAT0": 1, "PREC": 2,
                       "CLICK": 1, "LOOK": 1}),
    "amber5": ("amber", {"TEXT": 1, "HMOVE": 1, "MISS": 1}),
    "birch5": ("birch", {"AUTO5": 1, "REPEAT": 1, "MISS": 1, "NEWCUR": 1}),
    "cedar5": ("cedar", {"ANIM": 1, "MISS": 1, "PREC": 1}),
    "cedar6": ("cedar", {"JUMP": 1, "HMOVE": 1, "EDGE": 1}),
    "dune5": ("dune", {"BLINK": 1, "HMOVE": 2, "PREC": 1}),
}
# Faulty tapes: NAME+FAULT, and the classes that a reasonable person would call right.
FAULTS = {}


def faults(name, **expected):
    """Adds faulty tapes of an honest tape."""
    for fault, classes in expected.items():
        FAULTS[name + "+" + fault] = classes.split()


faults("amber", leak="machine", noflash="number", lastcol="gravity", nobottom="path hint status",
       redlost="status", fourdigits="number deal", nowhite="status", redstays="status",
       skipnext="hint status")
faults("amber2", anykind="path", list32="history", selfirst="hint", oldmoves="history")
faults("amber3", upwards="gravity", lastshort="history")
faults("amber4", nodesel="highlight path", oldnumber="number")
faults("birch", fourth="path hint status", dup="hint", slow="machine gravity history path deal",
       upstuck="highlight", onestep="gravity", blackwin="status")
faults("birch2", undotwice="history", nohigh="highlight", hintred="status", nshow="number deal")
faults("birch3", stale="history", signed="number deal", hintsound="sound")
faults("birch4", nopath="hint path", hintkept="hint highlight history path")
faults("cedar", twolines="path hint status", selfpair="path highlight", liftflat="history",
       lastkind="hint status", nosound="sound", leftskip="highlight")
faults("cedar2", noright="path hint status", lowerfirst="gravity", late="status",
       lowbyte="deal number")
faults("cedar3", liftorder="history", fourshown="number", noredb="status", slower="machine")
faults("cedar4", beyond="history machine", enterold="path hint", five="deal")
faults("dune", overtile="path hint status", fallone="gravity", onecol="history",
       selignored="hint", leakstack="machine history", plusone="number", nowrapcol="highlight")
faults("dune2", restart1="history", enterno="hint path", noredr="status", drift="deal")
faults("dune3", stop3="hint", blackrest="status", lkey="history", dark="status sound")
faults("dune4", togglekeep="gravity deal number", dark="status sound")
faults("amber5", zero="number deal", max="number deal", row6="status", redocut="history")
faults("birch5", blackgrav="status", undowin="history", row5="highlight", silentoff="sound")
faults("cedar6", oversame="path hint status", offonly="gravity")
faults("dune5", list40="history", redonce="status", selstays="highlight path hint")

# What differs from the description, but counts as a choice of the author: an L that does not flash, and board 0. The
# command `judge ... faults` leaves them out.
LEFT_OPEN = {"amber+noflash", "amber5+zero"}

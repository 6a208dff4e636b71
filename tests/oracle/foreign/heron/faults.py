"""All faults: the names and the tapes that have them."""

import random

import faults1
import faults2
import faults3
import faults4
import tapes

SETS = {1: {**faults1.FAULTS, **faults4.FAULTS}, 2: faults2.FAULTS, 3: faults3.FAULTS}


def names():
    """Returns the names of all faulty tapes, as fault1-right-edge."""
    return ["fault%d-%s" % (e, n) for e in SETS for n in SETS[e]]


def base(name):
    """Returns the honest tape in which the fault is made."""
    engine = int(name[5])
    choice = random.Random(name).randrange(1, tapes.COUNTS[engine] + 1)
    return "heron%d-%02d" % (engine, choice)


def make(name):
    """Returns the tape file of a fault."""
    engine = int(name[5])
    changes, edits = SETS[engine][name[7:]]
    changes = dict(changes)
    if engine == 3:
        changes["NSRC"] = 0
        if "OUTSIDE" in changes:
            changes["FROMX"] = 1 - changes["OUTSIDE"]
    return tapes.make(base(name), edits, changes)

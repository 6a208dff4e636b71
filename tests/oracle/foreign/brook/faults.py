"""Real programming mistakes that are put into honest tapes, one at a time."""
import os
import random

import switches as sw

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "mistakes")
ACCUSED = (4, 18)
BASES = [f"plain{i:02}" for i in range(40)
         if i not in ACCUSED and sw.draw(f"plain{i:02}")["GLYPH"] != sw.SHAPES]


def read():
    """A dict from name to (expected class, needed switches, list of [file, old, new])."""
    out = {}
    for file in sorted(os.listdir(FOLDER)):
        with open(os.path.join(FOLDER, file), encoding="ascii") as f:
            for line in f.read().splitlines():
                if line.startswith("fault "):
                    _, name, expected, *needs = line.split()
                    patches = []
                    out[name] = (expected, parse(needs), patches)
                elif line.startswith("in "):
                    patches.append([line[3:], "", ""])
                elif line:
                    patches[-1]["-+".index(line[0]) + 1] += line[1:] + "\n"
    return out


def parse(needs):
    """A dict from switch to the allowed values."""
    pairs = (need.split("=") for need in needs)
    return {key: tuple(map(int, values.split(","))) for key, values in pairs}


ALL = read()


def fits(switches, needs):
    """Whether the switches are those that a fault needs."""
    return all(switches[key] in values for key, values in needs.items())


def base(fault):
    """The name of the honest tape that gets the fault."""
    fitting = [b for b in BASES if fits(sw.draw(b), ALL[fault][1])]
    return random.Random("base of " + fault).choice(fitting)


def names():
    """The names of all tapes with a fault."""
    return [f"{base(fault)}-{fault}" for fault in ALL]


def apply(fault, texts, switches):
    """Puts a fault into the sources."""
    _, needs, patches = ALL[fault]
    if not fits(switches, needs):
        raise SystemExit(f"{fault} does not fit these switches")
    for file, old, new in patches:
        if texts[file].count(old) != 1:
            raise SystemExit(f"{fault}: {texts[file].count(old)} places in {file}")
        texts[file] = texts[file].replace(old, new)

"""The tapes by name: name -> (program, switches, class of the fault or None)."""
import random
from basic import gen
from modular import build as modular, faults as modular_faults
from threaded import build as threaded, faults as threaded_faults

BASIC = {
    "letter": {},
    "udgframe": dict(lay="udg", base=144, look="frame", cur="frame", key="pause", edge="snake",
                     other="kind", help=1, title=1, status="up", prec="end"),
    "tightpaper": dict(lay="tight", look="paper", cur="attr", key="inkey", edge="stop",
                       other="keep", entry="num", status="plain", home=36, arrowdrop=0),
    "blockpaper": dict(lay="block", look="paper", cur="attr", key="pausepeek", other="off",
                       entry="refuse", deal="probe", slow=1, first="ask"),
    "blockdark": dict(lay="block", look="dark", cur="attr", entry="ignore", deal="probe",
                      curkeep=1, prec="end", out=0, idle=0),
    "letterpaper": dict(lay="letter", look="paper", cur="attr", key="pause", edge="snake",
                        other="off", idle=0, arrowdrop=0, prec="end", status="plain", home=84),
    "udgcolour": dict(lay="udg", base=144, look="colour", cur="frame", key="inkey", other="kind",
                      help=1, slow=1, title=1, entry="num", status="up", out=0, curkeep=1),
}
MODULAR = {
    "plain": {}, "blink": dict(BLINK=1, HAND=0, cur="paper5"),
    "blinkhand": dict(BLINK=1, sel="paper6", pair="paper4"),
    "pairblink": dict(PAIRBLINK=1, pair="paper4"), "lift": dict(LIFT=1, sel="none"),
    "anim": dict(ANIM=1, pair="paper4"), "box": dict(BOX=1), "boxkey": dict(BOX=2),
    "sure": dict(SURE=1), "counter": dict(COUNTER=1, LEADZERO=1), "qaop": dict(QAOP=1),
    "bold": dict(NUMFONT=1), "lean": dict(NUMFONT=2), "negative": dict(NUMFONT=3),
    "margins": dict(HAND=2, TOP=6), "keyup": dict(KEYUP=1), "ready": dict(READY=40),
    "steps": dict(STEPS=1), "scroll": dict(SCROLL=7, TOP=6), "scroll15": dict(SCROLL=15, TOP=6),
    "pixscroll": dict(PIXSCROLL=1), "skin2": dict(SKIN=1, SKIN0=56, SKIN1=48),
    "skin": dict(SKIN=3, sel="paper3"), "skincur": dict(SKIN=3, HAND=0, cur="paper3"),
    "skininv": dict(SKIN=1, SKIN0=56, SKIN1=7), "skinboth": dict(SKIN=1, SKIN0=56, SKIN1=15),
    "skingrav": dict(SKIN=1, SKIN0=56, SKIN1=15, SKINGRAV=1),
    "skingrav2": dict(SKIN=1, SKIN0=56, SKIN1=40, SKINGRAV=1, HAND=0, cur="paper2"),
    "cursel": dict(CURSEL=1), "cursel2": dict(CURSEL=1, HAND=0, cur="paper2", pair="paper4"),
    "pairhide": dict(PAIRHIDE=1), "roll": dict(ROLL=1),
    "mix": dict(CURSEL=1, PAIRHIDE=1, ROLL=1, INKS=1, LIFT=1, sel="none", ANIM=1, STEPS=1),
}


def random_modular(name):
    """Returns switches that are drawn with the name as seed."""
    r = random.Random(name)
    hand, pair, hl = r.randint(0, 1), r.choice(["flash", "paper4"]), r.choice(["bright", "ink6"])
    sel = r.choice(["swap", "paper6" if hl != "ink6" else "swap",
                    "bright" if hl != "bright" else "swap"])
    cur = r.choice(["paper5", "paper2"] + (["flash"] if pair != "flash" else []) + ["paper3"])
    inks = r.randint(0, 1) if hl != "ink6" else 0
    pick = {n: r.randint(0, 1) for n in (
        "ARROWDROP", "WRAPX", "WRAPY", "CHEATFIRST", "HOMECUR", "CLOCK", "BOLD", "AY", "SNDDI",
        "GIVEUP", "MUSIC", "ANIM", "STEPS", "ROLL")}
    return modular.switches(
        OTHER=r.randint(0, 3), RING=r.choice([0, 255]), TILECOL=r.choice([56, 15]), INKS=inks,
        NUMLINE=r.choice([22, 23]), MSGLINE=r.choice([2, 20, 21]), HAND=hand, hl=hl, pair=pair,
        TOP=r.randint(4, 7), LEFT=r.randint(1, 3), MSGTIME=r.choice([20, 50, 100, 200]), sel=sel,
        cur="paper5" if inks else cur, **pick)


def random_threaded(name):
    """Returns switches that are drawn with the name as seed."""
    r = random.Random(name)
    paper = r.choice([0, 1, 7, 5, 0])
    mono = r.choice([0, 0, 0, 1 if paper > 3 else 8])
    inks = [i for i in range(8) if i != paper and (i, paper) not in ((6, 7), (7, 6), (5, 7))][:3]
    if mono:
        inks = [mono - 1]
    free = [p for p in range(8) if p != paper and p not in inks]
    r.shuffle(free)
    sel = r.choice(["inv", "paper", "ink"])
    y0, dy = r.choice([(3, 3), (2, 3), (4, 2), (5, 2)])
    pick = {n: r.randint(0, 1) for n in (
        "repeatall", "polled", "cheatfirst", "out", "title", "giveup")}
    return threaded.switches(
        "SHISEN", paper=paper,
        art=r.choice(["a", "b", "c", "lop"] + ([] if mono or sel == "ink" else ["dice"])),
        mono=mono, frame=r.choice(["frame", "corner", "under"]), curop=r.choice(["|", "^"]),
        x0=r.randint(0, 4), y0=y0, dy=dy, hl=r.choice(["bright", "paper"]),
        pair=r.choice(["flash", "paper"]), sel=sel,
        hlpaper=free[0], pairpaper=free[1], selpaper=free[2], selink=free[3],
        edge=r.choice(["wrap", "stop", "half"]), drop=r.choice(["drop", "keep", "reset"]),
        other=r.choice(["new", "keep", "none", "kind"]), home=r.choice(["home", "stay"]),
        hr=r.choice([0, 0, 5, 2]), hc=r.choice([0, 0, 13, 6]), rnd=r.choice(["lcg", "ror"]),
        status=r.choice(["plain", "no", "pairs", "msg"]), nx=r.choice([3, 5]),
        sound=r.choice(["beep", "long", "click"]), delay=r.choice([40, 90, 200]),
        rate=r.choice([4, 10, 15]), idle=r.choice([100, 400, 800]), ay=r.choice([1, 22]), **pick)


def fault_threaded(name):
    """Returns class and switches of a fault."""
    kind, patch = threaded_faults.FAULTS[name]
    w = random_threaded("threaded-%d" % (len(name) % 5))
    if name.startswith("sound"):
        w["sound"] = threaded.SOUND["click"]
    if name == "num-lie":
        w["status"] = threaded.STATUS["pairs"]
    if name == "repeat-extra":
        w["delay"], w["rate"] = 20, 6
    if name == "cur-home-second":
        w["home"] = "cur = place(0, 0)"
    w["patch"] = patch
    return kind, w


def fault_modular(name):
    """Returns class and switches of a fault."""
    kind, patch, more = modular_faults.FAULTS[name]
    w = random_modular("modular-%d" % (len(name) % 5))
    w.update(more, patch=patch)
    return kind, w


def tape(name):
    """Returns program, switches and class of the fault (None: honest)."""
    program, rest = name.split("-", 1)
    if rest.startswith("bad-"):
        rest = rest[4:]
        if program == "basic":
            return program, {"bad": rest}, gen.FAULTS[rest]
        kind, w = fault_threaded(rest) if program == "threaded" else fault_modular(rest)
        return program, w, kind
    if program == "basic":
        return program, BASIC[rest], None
    if program == "threaded":
        return program, random_threaded(name), None
    return program, modular.switches(**MODULAR[rest]) if rest in MODULAR else (
        random_modular(name)), None


def names():
    """Returns the names of all tapes, the honest ones first."""
    honest = ["basic-" + n for n in BASIC] + ["modular-" + n for n in MODULAR]
    honest += ["modular-%d" % i for i in range(20)] + ["threaded-%d" % i for i in range(20)]
    bad = ["threaded-bad-" + n for n in threaded_faults.FAULTS]
    bad += ["modular-bad-" + n for n in modular_faults.FAULTS]
    return honest + bad + ["basic-bad-" + n for n in gen.FAULTS]

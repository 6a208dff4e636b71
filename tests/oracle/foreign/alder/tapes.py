"""The switches of every tape, and the faults."""


def at(line, column):
    return line * 256 + column


BASE = dict(
    INPUT=0, EVENT=0, NOROLL=0, MULTI=0, DEBOUNCE=0, RDEL=0, RPER=5, QMAX=8, INTS=0, IRQKEYS=0,
    PAUSE=0, FLUSH=0, CLICK=0, TITLE=0, FXIRQ=0, CLOCK=0, BAR=0, STARS=0, MUSIC=0, SOUND=1,
    BUILD=0, BWAIT=1, BSKIP=0, UBUILD=0, RANIM=0, GANIM=0, MSGMODE=0, MSGTIME=100, MSGOVER=0,
    HMSG=0, HTIME=0, HINTRES=0, ARROWHINT=0, HINTBLINK=0, HLDELAY=0, BLINK=0, EMPTYENT=0,
    OTHER=0, BLOCKED=0, IDLECHEAT=0, IDLESEL=1, ENDFIRST=0, SIDE=0, TOPE=0, HOME=0, HOMEC=0,
    ORDER=0, EPROMPT=1, ETIME=0, ETAKE=0, EEMPTY=0, EBAD=0, EOTHER=0, EFULL=0, ELATE=0,
    GIVEUP=1, TILE=1, PX=2, PY=2, LEFT=2, TOP=4, KCOL=0, BASE_=0x38, EMPTYA=0x38, HLA=0x70,
    SELA=0x57, HINTA=0x68, CURA=0x4F, CURSOR=0, CURPIX=0, SELPIX=0, NZERO=0,
    NAMEPOS=at(1, 10), NUMPOS=at(23, 0), GRAVPOS=at(23, 20), MSGPOS=at(20, 9), EPOS=at(21, 10),
    CLOCKPOS=at(0, 27), CLOCKBAD=at(4, 2), NAME="SHISEN", NUM="No.")

TAPES = {
    # polled keys, plain
    "plain": dict(),
    "release": dict(EVENT=1, SIDE=1, TOPE=1, TILE=2, RANIM=1, MSGMODE=1, HMSG=150, EEMPTY=1,
                    NUM="BOARD ", TOP=5, LEFT=3, BASE_=0x07, EMPTYA=0x07, HLA=0x06, SELA=0x0F,
                    HINTA=0x25, ORDER=1),
    "single": dict(NOROLL=1, DEBOUNCE=2, OTHER=1, BLOCKED=1, TILE=3, PY=3, TOP=3, LEFT=2,
                   GANIM=3, CURSOR=1, CURA=0x72, EPROMPT=0, EPOS=at(23, 10), GRAVPOS=at(23, 20),
                   MSGPOS=at(22, 9), NAMEPOS=at(0, 10), BASE_=0x70, HLA=0x69, NZERO=1),
    "debounce": dict(DEBOUNCE=6, NOROLL=1, CLICK=1, ORDER=2, SOUND=2, RANIM=3, EBAD=1, EEMPTY=1,
                     CURPIX=2, CURSOR=9, LEFT=3, IDLECHEAT=1, MSGMODE=5, MSGTIME=150),
    "repeat": dict(RDEL=25, RPER=4, SIDE=2, CURPIX=1, CURSOR=9, TILE=4, PY=3, TOP=3, PAUSE=25,
                   HLA=0x78, MSGPOS=at(22, 9), EPOS=at(22, 24), GRAVPOS=at(0, 20),
                   NAMEPOS=at(0, 2), SOUND=3, ENDFIRST=1),
    # ROM keys
    "lastk": dict(INPUT=1, BUILD=1, OTHER=2, BLOCKED=2, CLOCK=1, MSGMODE=4, EFULL=1),
    "lastkpause": dict(INPUT=1, PAUSE=40, FLUSH=1, BUILD=2, BSKIP=1, RANIM=2, EOTHER=1, GIVEUP=0,
                       ORDER=3, BAR=32, TITLE=60000, NAMEPOS=at(0, 1), KCOL=1, BASE_=0x44,
                       EMPTYA=0x07, HLA=0x4F, HINTA=0x60, SELA=0x57, CURSOR=1, CURA=0x78),
    "keyscan": dict(INPUT=2, BUILD=4, EVENT=0, NOROLL=1, HLDELAY=10, ENDFIRST=1, ARROWHINT=1,
                    TILE=2, HINTRES=0, SOUND=3, MSGMODE=3, NUM="#"),
    "keyscanrel": dict(INPUT=2, EVENT=1, DEBOUNCE=1, HINTRES=1, ETIME=400, GANIM=2, PX=1, PY=1,
                       LEFT=9, TOP=8, SELPIX=1, HLA=0x30, IDLESEL=0, BUILD=3, BWAIT=20),
    # blocking, as INKEY$ is used
    "inkey": dict(INPUT=4, CLICK=1, BUILD=3, BWAIT=30, MSGMODE=2, SIDE=1, TOPE=1, EBAD=1,
                  EMPTYENT=1, TILE=4, PY=2, TOP=6, MSGPOS=at(22, 9)),
    "inkeyslow": dict(INPUT=4, DEBOUNCE=3, ELATE=6, PAUSE=15, RANIM=1, BLINK=16, CURSOR=4, OTHER=1,
                      BLOCKED=1, HMSG=100, CLOCK=1, ORDER=1),
    # own interrupts
    "queue": dict(INTS=1, IRQKEYS=1, BUILD=1, RANIM=1, GANIM=3, MUSIC=1, FXIRQ=1, TILE=3, TOP=5,
                  BASE_=0x78, HLA=0x70, EMPTYA=0x78),
    "queueone": dict(INTS=1, IRQKEYS=1, QMAX=1, BUILD=2, PAUSE=30, CLOCK=1, FXIRQ=1, EVENT=1,
                     HINTBLINK=1, BLINK=12, CURSOR=1, SIDE=2, EFULL=1, EBAD=1),
    "queueflush": dict(INTS=1, IRQKEYS=1, FLUSH=1, PAUSE=50, BUILD=4, BSKIP=1, RANIM=3,
                       DEBOUNCE=3, STARS=2, FXIRQ=1, MSGMODE=2, ORDER=2, NAMEPOS=at(0, 3)),
    "music": dict(INTS=1, MUSIC=1, FXIRQ=1, BAR=40, NAMEPOS=at(0, 10), RDEL=15, RPER=3, BLINK=20,
                  CURSOR=4, CURA=0x42, TILE=2, HTIME=280, MSGMODE=5, OTHER=2, BLOCKED=2),
    "clock": dict(INTS=1, CLOCK=1, FXIRQ=1, HLDELAY=25, ETIME=500, ETAKE=1, BUILD=2, BSKIP=3,
                  NUMPOS=at(22, 0), GRAVPOS=at(22, 20), EPOS=at(23, 10), HINTRES=1, NZERO=1),
    "stars": dict(STARS=1, NAMEPOS=at(0, 2), TITLE=100, RANIM=2, TILE=1, PY=3, TOP=3, EFULL=1,
                  MSGPOS=at(22, 9), GIVEUP=0, SELPIX=1, HOME=1, IDLECHEAT=1, IDLESEL=0),
    "overlay": dict(MSGMODE=2, MSGOVER=1, MSGPOS=at(10, 9), UBUILD=1, BUILD=1, BSKIP=3, ORDER=3,
                    HOMEC=6, ENDFIRST=1, DEBOUNCE=1, CLICK=1),
    "overtime": dict(MSGMODE=4, MSGOVER=1, MSGPOS=at(8, 10), HTIME=320, NOROLL=1,
                     GANIM=4, KCOL=1, BASE_=0x44, EMPTYA=0x07, HLA=0x4E, SELA=0x57, HINTA=0x68),
    "latedigit": dict(INTS=1, IRQKEYS=1, ELATE=10, BLINK=10, CURSOR=1, CURA=0x43, BASE_=0x07,
                      EMPTYA=0x07, HLA=0x45, SELA=0x56, HINTA=0x68, EEMPTY=1, EOTHER=1, TOPE=1),
    "compact": dict(PX=1, PY=1, LEFT=3, TOP=6, CURSOR=1, CURA=0x53, RDEL=20, RPER=2, TILE=2,
                    BUILD=4, BSKIP=1, ARROWHINT=1, HINTBLINK=1, BLINK=25, HMSG=120),
    "drawdi": dict(BUILD=3, BWAIT=60, INPUT=1, UBUILD=1, RANIM=3, EBAD=1, GIVEUP=0, ORDER=2,
                   NUM="GAME "),
    "slowundo": dict(UBUILD=1, BUILD=4, BSKIP=3, INTS=1, IRQKEYS=1, QMAX=4, EVENT=1, DEBOUNCE=2,
                     CURPIX=1, CURSOR=9, TILE=4, PY=3, TOP=3, MSGPOS=at(22, 9), HLA=0x79,
                     GRAVPOS=at(0, 20), NAMEPOS=at(0, 2), EPOS=at(22, 24)),
    "attract": dict(BAR=64, STARS=1, CLOCK=1, MUSIC=1, NAMEPOS=at(0, 10), INPUT=2, PAUSE=10,
                    TOP=6, CURPIX=2, CURSOR=9, LEFT=4, OTHER=1, BLOCKED=0, MSGMODE=1, ETIME=300),
}

# fault: tape, classes that would be right
MACH = "machine"
FAULTS = {
    # time and keys
    "SWALLOW": (["plain", "queue"], "status machine path highlight hint history"),
    "SWALEDGE": (["plain", "keyscan"], "machine highlight"),
    "SAMEKEY": (["plain", "latedigit"], "machine number highlight hint history"),
    "BOTHH": (["release", "queue"], "hint machine"),
    "BHELD": (["plain", "queue"], "history machine"),
    "ENTTWICE": (["plain", "stars"], "highlight machine path"),
    "STAGES": (["release"], "highlight hint machine path"),
    "EVERY16": (["queue", "clock"], "machine highlight hint history number"),
    "STOPKEYS": (["single", "queueone"], "machine"),
    "STOPTIME": (["music"], "machine"),
    "STOPBOARDS": (["clock", "compact"], "machine deal"),
    "DIGITLOST": (["debounce", "lastk"], "number"),
    "DIGITTWICE": (["repeat"], "number"),
    "DELLATE": (["inkeyslow", "single"], "number"),
    "TIMECUT": (["clock"], "number"),
    "ENTERBOTH": (["lastkpause", "drawdi"], "number highlight machine"),
    "CARETSTAYS": (["overlay", "attract"], "number"),
    "RTWICE": (["keyscan", "clock"], "history machine"),
    "UNDOHALF": (["slowundo", "overlay"], "history machine"),
    "ANIMMARK": (["release", "queue"], "highlight machine path gravity history hint"),
    "BLINKSTOP": (["inkeyslow", "music"], "machine highlight warning:cursor-not-shown"),
    "HINTSHORT": (["music", "overtime"], "hint warning:pair-not-shown"),
    "ZEROLOST": (["queueone"], "number"),
    "BLONG": (["plain", "latedigit"], "history machine"),
    "HALFKEY": (["lastk", "clock"], "deal machine"),
    "HALFTIME": (["queueflush", "compact"], "deal machine number"),
    "NUMLATE": (["release", "stars"], "number deal"),
    "BORDLATE": (["keyscan", "overtime"], "status"),
    "HLLATE": (["single", "slowundo"], "highlight"),
    "SELSTAYS": (["inkey"], "highlight"),
    "TRAIL": (["repeat"], "highlight machine"),
    "HINTGONE": (["plain", "queueflush"], "hint warning:pair-not-shown"),
    "HINTSTAY": (["overtime"], "hint"),
    "STALE": (["lastk", "keyscanrel"], "gravity path machine"),
    "COLUMN": (["debounce"], "gravity path history deal"),
    "FALLTWO": (["queue", "overtime"], "gravity"),
    "TWOKEYS": (["inkey", "overlay"], "machine status history"),
    "MSGSTAYS": (["overlay", "overtime"], "history machine status gravity path"),
    "CLOCKRUNS": (["lastk", "queueone"], "machine gravity deal highlight"),
    "MUSICBORD": (["music"], "status"),
    # rules
    "ROWFREE": (["repeat"], "path"), "NOVERT": (["keyscan"], "path hint status"),
    "JUMP": (["queueone"], "path"), "NOLEFT": (["latedigit"], "path hint status"),
    "NOTOP": (["attract"], "path hint status"), "COL14": (["inkeyslow"], "gravity"),
    "GRAVALWAYS": (["slowundo"], "gravity"), "ANYKIND": (["plain"], "path"),
    "ONELOST": (["drawdi"], "path"), "SELFGONE": (["clock"], "path machine highlight"),
    "NODESEL": (["keyscanrel"], "highlight machine"), "KEEPFWD": (["single"], "history"),
    "HISTSWAP": (["release"], "history"), "FWDTWO": (["queue"], "history"),
    "RTEN": (["stars"], "history"), "LASTONE": (["overlay"], "history"),
    "RNOTRED": (["compact"], "status"), "REDSTAYS": (["music"], "status"),
    "NOWHITE": (["plain"], "status"), "NOBLACK": (["repeat"], "status"),
    "JUDGEBACK": (["overlay"], "status"), "HINTSEL": (["attract"], "hint"),
    "HINTREPEAT": (["lastkpause"], "hint"), "HINTLAST": (["debounce"], "hint"),
    "HINTWRONG": (["inkey"], "hint"), "ENTHINT": (["queueflush"], "hint path"),
    "SKIP": (["latedigit"], "machine highlight"), "NOTOGGLE": (["lastk"], "gravity number"),
    "TOGGLEONLY": (["queueone"], "deal number gravity machine"),
    "GRAVNUM": (["drawdi"], "number deal"), "SMALLNUM": (["slowundo"], "number deal"),
    "DEALTIME": (["keyscan"], "deal number"), "FIVE": (["release"], "deal"),
    "FOURDIG": (["stars"], "number"), "LOWBYTE": (["inkeyslow"], "number"),
    "SIGNED": (["compact"], "number"), "HLLAST": (["queue"], "highlight"),
    "HLNONE": (["clock"], "highlight"), "NOSOUND": (["inkey"], "sound"),
}


# Faults that the program leaves open by decision: how long a key may be held, and what stays of a number
# that is typed.
LEFT_OPEN = {"BHELD", "ENTTWICE", "DELLATE", "CARETSTAYS"}


def honest():
    return list(TAPES)


def faulty():
    return [f"{tape}+{fault}" for fault, (tapes, _) in FAULTS.items() for tape in tapes
            if fault not in LEFT_OPEN]


def settings(name):
    tape, _, fault = name.partition("+")
    s = dict(BASE)
    s.update(TAPES[tape])
    for f in FAULTS:
        s["F_" + f] = int(f == fault)
    if fault and fault not in FAULTS:
        raise SystemExit(f"no fault {fault}")
    return s

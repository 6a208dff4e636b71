"""Names the faults, the tapes they are put on, and the classes that fit. MIT licence."""
from tapes import TAPES

ALL = [n for n in TAPES if n != "bela1"]
ANY = "deal gravity highlight hint history machine number path sound status".split()


# Faults that a player may call a house rule, or that are no part of what is judged.
LEFT_OPEN = {"numnull", "nonflash", "backsel"}
# A tape that is judged otherwise by decision: boards n and n + 32768 are the same.
SHARES_BOARDS = {"bela1"}


def fits(**rules):
    """Lists the tapes whose switches have these values."""
    out = []
    for n in ALL:
        if all(TAPES[n][k] in (v if isinstance(v, tuple) else (v,)) for k, v in rules.items()):
            out.append(n)
    return out


# Name: classes, tapes that suit (None for all), how many tapes get it, other switches.
TABLE = [
    ("dealagain", "deal number", None, 1), ("dealwon", "deal number", None, 1), ("dealback", "deal number", None, 1),
    ("dealfive", "deal", None, 2), ("dealsix", "deal", None, 1), ("dealgap", "deal", None, 1),
    ("dealgrav", "deal", None, 1),
    ("kindtwo", "path", fits(HIST=0), 1), ("kindany", "path", fits(HIST=0), 1),
    ("kindend", "path", fits(HIST=0), 2),
    ("pathany", "path hint status", None, 1), ("path100", "path hint status", None, 2), ("pathsel", "path hint status", None, 1),
    ("path4", "path hint status", None, 2), ("path2", "path hint status", None, 1), ("pathwrap", "path hint status", None, 2),
    ("pathover", "path hint status", None, 1), ("pathnext", "path hint status", None, 1), ("pathlast", "path hint status", None, 2),
    ("pathwon", "path hint status", None, 2),
    ("noleft", "path hint status", None, 1, dict(XFIRST=1)), ("noright", "path hint status", None, 1, dict(XEND=15)),
    ("notop", "path hint status", None, 1, dict(YFIRST=1)), ("nobottom", "path hint status", None, 1, dict(YEND=7)),
    ("takeone", "path gravity", None, 1), ("takenext", "path gravity", None, 1),
    ("taketen", "path gravity", None, 1),
    ("fallnot", "gravity", None, 1), ("falloff", "gravity", None, 2),
    ("fallend", "gravity", None, 1), ("fallhint", "gravity", None, 1),
    ("fallredo", "gravity history", None, 2), ("fallcol", "gravity", None, 1),
    ("falltop", "gravity", None, 1), ("fallkind", "gravity history", None, 1),
    ("curup", "highlight machine", None, 1), ("curlow", "highlight machine", None, 1),
    ("curskip", "highlight machine", None, 1), ("curhint", "highlight machine hint", None, 1),
    ("curswap", "highlight machine", None, 1),
    ("curhide", "highlight machine warning:cursor-not-shown", None, 1),
    ("entbot", "path machine highlight", None, 1), ("entcheat", "path machine highlight hint", None, 1),
    ("deselno", "path machine highlight", fits(MISS=(0, 1, 2)), 1),
    ("deseltop", "path machine highlight", None, 1),
    ("deselgone", "path gravity machine highlight", None, 1),
    ("selright", "path machine highlight", None, 1),
    ("selnone", "path machine highlight", None, 1),
    ("selhide", "path machine highlight", None, 1),
    ("lightno", "highlight warning:kind-not-shown", None, 1), ("lightsel", "highlight", None, 2),
    ("lightkind", "highlight", None, 1), ("lightback", "highlight", None, 1),
    ("lighthundred", "highlight", None, 1), ("lightrow", "highlight", None, 1),
    ("lightcol", "highlight", None, 1), ("lightempty", "highlight", None, 1),
    ("newgrav", "gravity deal", None, 1), ("newnumber", "number deal", None, 1),
    ("newsmall", "number deal", None, 1),
    ("gravno", "gravity", None, 1), ("gravsame", "number deal gravity", None, 1),
    ("gravred", "gravity", None, 1), ("gravsel", "gravity", None, 1),
    ("numten", "number deal", None, 1), ("numbyte", "number deal", None, 1),
    ("numstale", "number deal", fits(MSHARE=0), 1), ("numwon", "number deal", fits(MSHARE=0), 1),
    ("numnine", "number", None, 1), ("numzero", "number", None, 1), ("numsign", "number", None, 1),
    ("numlast", "number", None, 2), ("numnull", "number deal", None, 1),
    ("numfour", "number", None, 1), ("nonflash", "number", fits(TATT=56), 1),
    ("hintenter", "hint", None, 1), ("hintentsel", "hint", None, 1), ("hintmix", "hint", None, 1),
    ("hintred", "status hint", fits(PREC=0), 1), ("hintfive", "hint", None, 1),
    ("hintoff", "hint", None, 1), ("hintsel", "hint", None, 1), ("hintseltop", "hint", None, 2),
    ("hintrep", "hint", None, 1), ("hintwrong", "hint", None, 1), ("hintlow", "hint", None, 1),
    ("hintfirst", "hint", None, 1), ("hintfull", "hint path", None, 1),
    ("hintout", "hint", None, 1), ("hinthide", "hint", None, 1),
    ("stuckcol", "status", fits(PREC=(0, 1)), 2),
    ("lastgone", "history", None, 1), ("topstale", "history", None, 1),
    ("backorder", "history", fits(HIST=1), 2), ("insflat", "history gravity", fits(HIST=1), 2),
    ("insdrop", "history", fits(HIST=1), 2), ("backkind", "history", None, 1),
    ("backone", "history", None, 1), ("redoone", "history", None, 1),
    ("backsel", "history", None, 1), ("backwon", "history status", None, 1),
    ("backhint", "history hint", None, 1), ("forwtwo", "history", None, 1),
    ("lastback", "history", None, 1), ("restone", "history", None, 1),
    ("restten", "history", None, 1), ("lastfive", "history", None, 1),
    ("chtno", "status", fits(ICHT=0), 1), ("chtrest", "status", fits(ICHT=0), 1),
    ("chtone", "status", fits(ICHT=0), 2),
    ("brdgrav", "status", fits(PREC=1), 2), ("brdfew", "status", fits(PREC=1), 1),
    ("brdforget", "status", None, 1), ("brdagain", "status", fits(PREC=1), 1),
    ("brdwin", "status", None, 1), ("brdblack", "status", None, 1),
    ("brdstart", "status", None, 1),
    ("sndno", "sound", None, 1), ("sndhint", "sound", None, 1), ("sndlast", "sound", None, 2),
    ("sndcheat", "sound", None, 1), ("sndcol", "sound", None, 1), ("snd100", "sound", None, 1),
    ("machang", "machine", None, 1), ("macreset", "machine", None, 1),
    ("mac150", "machine", None, 1),
]


def table():
    """Spreads the faults over the tapes in turn."""
    out, turn = {}, 0
    for name, classes, suits, count, *rest in TABLE:
        suits = suits or ALL
        on = []
        for i in range(count):
            on.append(suits[(turn * 7 + i * 11) % len(suits)])
            turn += 1
        out[name] = dict(classes=classes.split(), on=list(dict.fromkeys(on)))
        if rest:
            out[name]["set"] = rest[0]
    out["nonflash"]["set"] = dict(ELATT=0x38)
    return out


FAULTS = table()

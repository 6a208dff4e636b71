# Names of the faults, forced switches and the classes that a player would name.
U = "history"
CORE = {  # name: (classes, forced switches)
 "seedcheat": ("deal", {}), "deckwon": ("deal", {}), "dealff": ("deal number hint path", {}),
 "toggleht": ("history", {}), "samehist": ("history", {}), "wonhist": ("history", {}),
 "samecheat": ("status", {"PREC": 0}), "stuckcheat": ("status", {"PREC": 0}),
 "dealsel": ("highlight path hint", {}), "wonstays": ("status", {"PREC": 1}), "dealcheck": ("status", {"PREC": 1}),
 "ringright": ("path hint status", {}), "ringgrav": ("path hint status", {}), "selblock": ("path hint status", {}),
 "redotop": ("history gravity", {"BREPLAY": 0}), "risering": ("path history hint status", {"BREPLAY": 0}),
 "redograv": ("history gravity", {}), "gravrow": ("gravity history", {}), "gravedge": ("gravity history", {}),
 "putorder": ("history", {"BREPLAY": 0}), "redoorder": ("history gravity", {}),
 "hintlast": ("hint status", {}), "hintskip": ("hint", {"AHINT": 0}), "hintfilter": ("hint", {}),
 "hintcount": ("hint", {"AHINT": 0, "HRES": 0}), "hintback": ("hint path history", {}),
 "hintidx": ("hint", {}), "hintresume2": ("hint", {}), "hintwin": ("status", {"PREC": 1}),
 "winundo": ("status", {"PREC": 1}), "hintstuck": ("status", {"PREC": 1}), "selstuck": ("status", {"PREC": 1, "EMPTYSEL": 0}),
 "stucksix": ("status", {"PREC": 1}),
 "nosndundo": ("sound", {"SKEY": 0, "SBAD": 0}), "nosndlast": ("sound", {"SKEY": 0, "SBAD": 0}),
 "nosndhint": ("sound", {"SKEY": 0, "SBAD": 0}),
 "branch1": ("history path", {}), "branchhint": ("history path", {}), "selgrav": ("highlight path hint", {}),
 "cheathint": ("status", {"PREC": 0}), "hist32": ("history", {}), "histlast": ("history", {}),
 "arrowghost": ("hint path highlight", {"AHINT": 0}),
 "lasttwo": ("path", {}), "branchlink": ("path", {}), "redohist": ("history", {}),
 "restartht": ("history", {}), "cheatr": ("status", {"PREC": 0}), "lastone": ("history", {}),
 "newnum": ("number deal", {}), "numkeep": ("number", {"NELET": 1}), "delfull": ("number", {"NEDEL": 0, "AUTO5": 0}),
 "delgrav": ("gravity number history", {"NEDE": 0}), "asksel": ("number history status", {"NELET": 1}),
 "samenop": ("number history deal", {}), "samehn": ("number history deal", {}), "numgrav": ("gravity number", {}),
 "badleak": ("machine number history path hint highlight", {"NEBAD": 0, "STK": 60}),
 "giveht": ("history", {"NELET": 1}), "givecheat": ("status", {"NELET": 1, "PREC": 0}),
 "givehint": ("hint path highlight number", {"NELET": 1, "GUSEL": 0}), "givenum": ("number", {"NELET": 1}),
}
A = {
 "undotop": ("history highlight", {"REDRAW": 0}), "askdraw": ("hint highlight", {"REDRAW": 0}),
 "hint1": ("hint", {}), "kindredo": ("highlight", {}), "kindsel": ("highlight", {}), "kindedge": ("highlight", {}),
 "bracket": ("highlight", {"CURB": 1}), "num6": ("number", {}), "numpad": ("number", {"REDRAW": 0}),
 "msgborder": ("status", {}), "beepborder": ("status", {"SKEY": 2}),
}
B = {
 "undotop": ("history highlight", {}), "askdraw": ("hint highlight", {"HANIM": 0, "HT": 0}),
 "hint1": ("hint", {}), "kindredo": ("highlight", {}), "kindsel": ("highlight", {}), "kindedge": ("highlight", {}),
 "num6": ("number", {}), "numpad": ("number", {}), "msgborder": ("status", {}), "beepborder": ("status", {"SKEY": 30}),
 "line": ("hint highlight history", {"HANIM": 1, "CLK": 0}), "htime": ("hint path", {"HT": 100, "HANIM": 0, "AHINT": 0}),
 "queue": ("machine highlight number hint history path", {"KIN": 1}),
 "isrreg": ("machine highlight number hint history path deal", {"KIN": 1}),
 "bufrow": ("history gravity highlight", {"DBUF": 1}), "gtop": ("gravity path history", {"GSTEP": 1}),
 "hintcol": ("hint", {"HANIM": 3, "HT": 0}), "undopic": ("history highlight", {}),
}
for n in ("nosndundo", "nosndlast", "nosndhint"):
    CORE[n] = (CORE[n][0], dict(CORE[n][1], MUSIC=0))

"""The faults of fen2: name, class, switches that they need, changes `old => new`."""
FAULTS = [
    ("left-outside", "path", {"RING": 1}, "cp LOWX / jr z,RX2 => or a / jr z,RX2"),
    ("above-outside", "path", {"RING": 1}, "cp LOWX / jr z,RY2 => or a / jr z,RY2"),
    ("right-outside", "path", {"RING": 1}, "cp HIGHX / ret z => cp 13 / ret z"),
    ("below-outside", "path", {"RING": 1}, "cp HIGHY / ret z => cp 5 / ret z"),
    ("below-inside", "path", {"RING": 0}, "cp HIGHY / ret z => cp 6 / ret z"),
    ("right-inside", "path", {"RING": 0}, "cp HIGHX / ret z => cp 14 / ret z"),
    ("last-row-out", "path", {"RING": 1}, "ld a,d / cp 6 / jr nc,FR1 => ld a,d / cp 5 / "
     "jr nc,FR1"),
    ("last-row-out-0", "path", {"RING": 0}, "ld a,d / cp 6 / jr nc,FR1 => ld a,d / cp 5 / "
     "jr nc,FR1"),
    ("last-column-out", "path", {}, "FREE: ld a,e / cp 14 => FREE: ld a,e / cp 13"),
    ("across-not-tested", "path", {}, "ld a,e / cp l / ret z / inc e / jr WA7 => ret"),
    ("down-first-only", "path", {}, "ld a,c / cp b / jr z,WA5 / inc c / jr WA1 => jr WA5"),
    ("down-last-missing", "path", {}, "WA3: ld a,c / cp b / jr z,WA5 / inc c => "
     "WA3: inc c / ld a,c / cp b / jr z,WA5"),
    ("across-last-missing", "path", {}, "WA8: ld a,c / cp b / jr z,WA9 / inc c => "
     "WA8: inc c / ld a,c / cp b / jr z,WA9"),
    ("no-columns", "path", {}, "call MEET / ret nz => call MEET / or 1 / ret nz"),
    ("sort-missing", "path", {}, "SORT: ld a,h / cp l / ret c => SORT: ret"),
    ("far-columns", "path", {}, "ld h,d / ld a,(A2) => ld h,d / ld a,(A1) / cp 70 / ld a,(A2) / "
     "jr c,FCX / ld a,(A1) / FCX:"),
    ("fall-left", "gravity", {}, "TK1: ld a,c / sub 14 => TK1: ld a,c / sub 15",),
    ("fall-top-stays", "gravity", {}, "ld a,c / sub 14 / jr c,TK3 / ld c,a => ld a,c / sub 28 / "
     "jr c,TK3 / add a,14 / ld c,a"),
    ("fall-column-0", "gravity", {}, "TAKE: ld c,a => TAKE: ld c,a / or a / jr z,TKX / cp 70 / "
     "jr z,TKX / cp 56 / jr z,TKX / jr TKY / TKX: call TILE / ld (hl),0 / ret / TKY: ld a,c"),
    ("larger-first", "gravity", {}, "jr nc,RM2 / ld c,a => jr RM2 / ld c,a"),
    ("toggle-keeps", "gravity", {}, "TOGGLE: ld a,(GRAVON) / xor 1 => TOGGLE: ld a,(GRAVON) / "
     "and 1"),
    ("n-gravity", "gravity", {}, "cp \"N\" / jr z,NEWR => cp \"N\" / ld a,1 / jr nz,NGX / "
     "ld (GRAVON),a / jr NEWR / NGX: ld a,c"),
    ("undo-order", "history", {}, "push bc / ld a,c / call PUT / pop bc / ld a,b => "
     "push bc / ld a,b / call PUT / pop bc / ld a,c"),
    ("undo-no-gravity", "history", {}, "PUT: ld b,a / ld a,(GRAVON) => PUT: ld b,a / xor a"),
    ("undo-always-gravity", "history", {}, "PUT: ld b,a / ld a,(GRAVON) / or a => PUT: ld b,a / "
     "ld a,1 / or a"),
    ("redo-no-gravity", "history", {}, "FORW: call ATEND / jr z,IDLE / call DO => FORW: "
     "call ATEND / jr z,IDLE / ld a,(GRAVON) / push af / xor a / ld (GRAVON),a / call DO / "
     "pop af / ld (GRAVON),a"),
    ("kind-not-saved", "history", {}, "UNDO: ld hl,HP / dec (hl) / ld a,(hl) / call ENTRY / "
     "ld b,(hl) / inc hl / ld c,(hl) / inc hl / ld a,(hl) / ld (KIND),a => UNDO: ld hl,HP / "
     "dec (hl) / ld a,(hl) / call ENTRY / ld b,(hl) / inc hl / ld c,(hl) / inc hl / ld a,(hl) / "
     "and 15 / ld (KIND),a"),
    ("list-short", "history", {}, "HIST: defs 129 => HIST: defs 60"),
    ("list-one-short", "history", {}, "HIST: defs 129 => HIST: defs 124"),
    ("not-cut", "history", {}, "call DO / ld hl,HP / ld a,(hl) / ld (HN),a => call DO / "
     "ld a,(HN) / ld hl,HP / cp (hl) / jr nc,HX / ld a,(hl) / HX: ld (HN),a"),
    ("undo-row-0", "history", {}, "PU1: push bc => PU1: ld a,c / dec a / jr z,PU3 / push bc"),
    ("restart-stops", "history", {}, "RS1: call UNDO / ld a,(HP) / or a / jr nz,RS1 => "
     "RS1: call UNDO / ld a,(HP) / and 31 / jr nz,RS1"),
    ("last-stops", "history", {}, "LA1: call DO / call ATEND / jr nz,LA1 => LA1: call DO / "
     "ld a,(HP) / cp 10 / jr z,TRAVEL / call ATEND / jr nz,LA1"),
    ("pos-kept", "history", {}, "ld (HP),a / ld (HN),a => ld (HN),a"),
    ("total-kept", "history", {}, "ld (HP),a / ld (HN),a => ld (HP),a"),
    ("last-not-cheat", "status", {}, "call ATEND / jr nz,LA1 / jr TRAVEL => call ATEND / "
     "jr nz,LA1 / xor a / jr TRAVEL+2"),
    ("cheat-kept", "status", {}, "ld (HN),a / ld (CHEAT),a => ld (HN),a"),
    ("pair-clears-red", "status", {"PREC": 0}, "REMOVE: => REMOVE: xor a / ld (CHEAT),a"),
    ("red-by-hint", "status", {}, "HINTS: ld a,(SEL) => HINTS: ld a,1 / ld (CHEAT),a / "
     "ld a,(SEL)"),
    ("white-at-84", "status", {}, "ld hl,BRD / ld b,84 / xor a => ld hl,BRD / ld b,70 / xor a"),
    ("only-not-reset", "status", {}, "ld a,NONE / ld (ONLY),a / xor a / call SEARCH => "
     "xor a / call SEARCH"),
    ("first-cell-sel", "selection", {}, "ld a,(SEL) / cp NONE / jr z,EN3 => ld a,(SEL) / "
     "inc a / cp 2 / jr c,EN3"),
    ("self-pair", "selection", {}, "cp (hl) / jr z,EN4 => cp (hl)"),
    ("sel-kept", "selection", {}, "UNSEL: ld a,NONE / ld (SEL),a => UNSEL: ld a,NONE"),
    ("hint-last", "hint", {"ORDER": 0}, "inc a / cp 84 / jr z,SE7 => inc a / cp 83 / jr z,SE7"),
    ("hint-same-row", "hint", {"ORDER": 0}, "SE4: call JOINED / "
     "jr nz,SE3 => SE4: call JOINED / jr nz,SE3 / "
     "ld a,(A1) / inc a / ld hl,A2 / cp (hl) / jr z,SE3"),
    ("hint-count-kept", "hint", {"RESUME": 1}, "ld (SEL),a / xor a / ld (HINT),a / jp ALL / "
     "EN5: => ld (SEL),a / jp ALL / EN5:"),
    ("hint-after-pair", "hint", {}, "ld (SHOW2),a / xor a / ld (HINT),a / ret / ENTER: => "
     "ld (SHOW2),a / ret / ENTER:"),
    ("hint-one-short", "hint", {}, "HINTS: ld a,(SEL) / ld (ONLY),a / ld a,(HINT) => HINTS: "
     "ld a,(SEL) / ld (ONLY),a / ld a,(HINT) / inc a"),
    ("hint-enter-cursor", "hint", {}, "ld a,(SHOW2) / ld (A2),a / jp REMOVE => ld a,(CUR) / "
     "ld (A2),a / jp REMOVE"),
    ("up-edge", "cursor", {"TOP": 0}, "dec d / jp p,AR9 / ld d,TOPGO => dec d / jp p,AR9 / "
     "ld d,1"),
    ("left-edge", "cursor", {"SIDE": 1}, "ld e,LEFTGO => ld e,12"),
    ("light-off-by-one", "highlight", {}, "ld hl,KCUR / cp (hl) / jr nz,DR2 / inc c => "
     "ld hl,KCUR / cp (hl) / jr nz,DR2 / ld a,(AT) / cp 83 / jr z,DR2 / inc c"),
    ("light-old", "highlight", {}, "ALL: ld a,(CUR) / call TILE / ld (KCUR),a => ALL: ld a,(CUR) "
     "/ call TILE / jr z,ALX / ld (KCUR),a / ALX:"),
    ("silent-same-row", "sound", {"TUNE": 0, "INTS": 0}, "SOUND: => SOUND: ld a,(A1) / "
     "call ROWCOL / push de / ld a,(A2) / call ROWCOL / pop hl / ld a,d / cp h / ret z"),
    ("silent-last", "sound", {"INTS": 0}, "SOUND: => SOUND: ld a,(HP) / cp 40 / ret nc"),
    ("silent-cheat", "sound", {"INTS": 0}, "SOUND: => SOUND: ld a,(CHEAT) / or a / ret nz"),
    ("deal-three", "deal", {}, "ld de,0401h / ld b,84 => ld de,0301h / ld b,84",),
    ("deal-high-byte", "deal", {}, "ld hl,(NUM) / ld (SEED),hl => ld hl,(NUM) / ld (SEED),hl / "
     "ld a,h / and 31 / cp 9 / jr nz,DHX / ld (BRD+9),a / DHX:"),
    ("deal-above-65000", "deal", {}, "ld hl,(NUM) / ld (SEED),hl => ld hl,(NUM) / ld (SEED),hl / "
     "ld a,h / cp 254 / jr c,DHX / ld a,21 / ld (BRD+9),a / DHX:"),
    ("deal-signed", "deal", {}, "ld hl,(NUM) / ld (SEED),hl => ld hl,(NUM) / bit 7,h / jr z,DSX / "
     "ld a,r / ld l,a / DSX: ld (SEED),hl"),
    ("number-65535", "number", {}, "add hl,hl / jr c,NUBIG / ld b,0 / add hl,bc / jr c,NUBIG => "
     "add hl,hl / jr c,NUBIG / ld b,0 / add hl,bc / jr c,NUBIG / bit 7,h / jr nz,NUBIG"),
    ("number-signed", "number", {}, "ld de,-10000 / xor a => ld a,h / and 127 / ld h,a / "
     "ld de,-10000 / xor a"),
    ("number-zeros", "number", {}, "ld a,16 / ld (ANY),a / ret => ret"),
    ("number-by-n", "number", {}, "NEWR: call RANDOM => NEWR: ld hl,(NUM) / push hl / "
     "call RANDOM / call DEAL / pop hl / ld (NUM),hl / call RESULT / call ALL / jp MAIN"),
    ("leak-number", "machine", {}, "NUMBER: => NUMBER: push hl"),
    ("border-slow", "status", {}, "ld a,b / ld (BCOL),a / out (254),a / ret => ld a,(BCOL) / "
     "out (254),a / ld a,b / ld (BCOL),a / ret"),
    ("crash-sound", "machine", {}, "REMOVE: => REMOVE: ld hl,CRC / dec (hl) / jp z,CRC",
     "CUR: defb 0 / SEL: => CRC: defb 90 / CUR: defb 0 / SEL:"),
]

"""The faults of fen3: name, class, switches that they need, changes `old => new`."""
COUNTER = "CUR: defb 17 / SEL: => MCNT: defb 0 / CUR: defb 17 / SEL:"
FAULTS = [
    ("edge-right", "path", {"WALL": 0}, "jr z,RA2 / inc a / inc a / ld d,15 / jr nz,RA3 => "
     "jr z,RA3 / inc a / inc a / ld d,15 / jr nz,RA3"),
    ("edge-left", "path", {"WALL": 0}, "ld d,15 / jr nz,RA3 => ld d,15 / jr RA3"),
    ("two-segments", "path", {}, "ld b,3 / ld e,1 / call RAYS => ld b,2 / ld e,1 / call RAYS"),
    ("four-segments", "path", {}, "ld b,3 / ld e,1 / call RAYS => ld b,4 / ld e,1 / call RAYS"),
    ("down-first-two", "path", {}, "ret z / ld e,16 / RAYS: => ret z / ld b,2 / ld e,16 / RAYS:"),
    ("across-first-four", "path", {}, "ld b,3 / ld e,1 / call RAYS / ret z => ld b,4 / ld e,1 / "
     "call RAYS / ret z / ld b,3"),
    ("no-left-start", "path", {}, "ld b,3 / ld e,1 / call RAYS => ld b,3 / ld e,1 / call RAY"),
    ("no-up-start", "path", {}, "ld e,16 / RAYS: => ld e,16 / jp RAY / RAYS:"),
    ("wall-row", "path", {"WALL": 255}, "inc l / bit 7,l / jr z,RB0 => inc l / ld a,l / cp 112 / "
     "jr nz,RB0 / ld l,128"),
    ("column-1-only", "path", {}, "RA3: ld a,(hl) / or a => RA3: ld a,l / and 15 / dec a / "
     "jp z,RA9-1 / ld a,(hl) / or a"),
    ("fall-four", "gravity", {}, "FALL: ld h,GH / ld c,5 => FALL: ld h,GH / ld c,2"),
    ("fall-once", "gravity", {}, "FALL: ld h,GH / ld c,5 => FALL: ld h,GH / ld c,1"),
    ("fall-second-row", "gravity", {}, "FA1: ld l,33 => FA1: ld l,49"),
    ("fall-only-first", "gravity", {}, "ld a,(GRAVON) / or a / call nz,FALL / pop hl => "
     "pop hl / push hl / ld a,(POS) / cp 30 / ld a,(GRAVON) / jr c,FX / xor a / FX: or a / "
     "call nz,FALL / pop hl"),
    ("s-toggles", "gravity", {}, "NU3: ld a,h / or l / jp nz,NEWN => NU3: ld a,1 / "
     "ld (GRAVON),a / ld a,h / or l / jp nz,NEWN"),
    ("free-again", "gravity", {}, "TOGGLE: ld hl,GRAVON / ld a,(hl) / xor 1 => TOGGLE: "
     "ld hl,GRAVON / ld a,(hl) / dec a"),
    ("toggle-red", "gravity", {}, "TRAVEL: ld a,b / ld (POS),a => TRAVEL: ld a,b / ld (POS),a / "
     "or a / jp nz,TRX / ld a,1 / ld (GRAVON),a / TRX:"),
    ("list-40", "history", {}, "ld a,(POS) / add a,a / ld e,a => ld a,(POS) / cp 40 / jp c,LX / "
     "ld a,39 / LX: add a,a / ld e,a"),
    ("list-32", "history", {}, "ld a,(POS) / add a,a / ld e,a => ld a,(POS) / and 31 / add a,a / "
     "ld e,a"),
    ("list-short", "history", {}, "LIST: defs 84 => LIST: defs 78"),
    ("not-cut", "history", {}, "inc (hl) / ld a,(hl) / ld (TOP),a / call SOUND => inc (hl) / "
     "ld a,(TOP) / cp (hl) / jp nc,NX / ld a,(hl) / ld (TOP),a / NX: call SOUND"),
    ("top-kept", "history", {}, "ld (POS),a / ld (TOP),a / ld (CHEAT),a => ld (POS),a / "
     "ld (CHEAT),a"),
    ("pos-kept", "history", {}, "ld (POS),a / ld (TOP),a / ld (CHEAT),a => ld (CHEAT),a"),
    ("last-one-less", "history", {}, "LAST: ld b,h => LAST: ld b,h / ld a,b / sub 1 / "
     "adc a,0 / ld b,a"),
    ("forward-two", "history", {}, "jp z,IDLE / inc b / jp TRAVEL => jp z,IDLE / inc b / ld a,b / "
     "cp h / jp z,TRAVEL / inc b / jp TRAVEL"),
    ("cut-by-back", "history", {}, "TRAVEL: ld a,b / ld (POS),a => TRAVEL: ld a,b / ld (POS),a / "
     "or a / jp nz,TRX / ld (TOP),a / TRX:"),
    ("cheat-pos-0", "status", {}, "TRAVEL: ld a,b / ld (POS),a / ld a,1 / ld (CHEAT),a => "
     "TRAVEL: ld a,b / ld (POS),a / ld (CHEAT),a"),
    ("cheat-kept", "status", {}, "ld (TOP),a / ld (CHEAT),a => ld (TOP),a"),
    ("cheat-lost", "status", {}, "TAKE: call PRINT => TAKE: xor a / ld (CHEAT),a / call PRINT"),
    ("cheat-10", "status", {}, "TAKE: call PRINT => TAKE: ld a,(POS) / cp 30 / jp nz,TKZ / "
     "xor a / ld (CHEAT),a / TKZ: call PRINT"),
    ("black-row-6", "status", {}, "STATUS: ld hl,GRID+17 / ld e,17 / ST1: ld d,GH / ld a,(de) / "
     "or a / jr nz,ST2 / call NEXT / jr nz,ST1 => STATUS: ld e,17 / ST1: ld d,GH / ld a,(de) / "
     "or a / jr nz,ST2 / call NEXT / ld a,e / cp 97 / jr nz,ST1"),
    ("only-kept", "status", {}, "ST2: xor a / ld (ONLY),a => ST2: xor a"),
    ("black-late", "status", {}, "ld b,5 / jr z,ST3 / ld b,0 => ld b,5 / jr z,ST3 / ld a,(POS) / "
     "cp 20 / jp c,ST3 / ld b,0"),
    ("hint-black", "status", {"PREC": 0}, "HI1: => HI1: xor a / ld (CHEAT),a"),
    ("sel-new-board", "selection", {}, "CLEAN: xor a / ld (SEL),a => CLEAN: ld a,(POS) / or a / "
     "jp z,UNHINT / xor a / ld (SEL),a"),
    ("sel-after-pair", "selection", {}, "call SOUND / jp CLEAN => call SOUND / jp UNHINT"),
    ("other-pair", "selection", {}, "cp b / jp nz,UNLIKE => sub b / and 15 / jp nz,UNLIKE"),
    ("hint-last-cell", "hint", {}, "SE5: call NEXT / jr nz,SE1 => SE5: call NEXT / ld a,e / "
     "cp 110 / jr nz,SE1"),
    ("hint-kept", "hint", {"RESUME": 1, "ARRDROP": 1}, "CHOSE: ld (SEL),a / "
     "jp UNHINT => CHOSE: ld (SEL),a / jp HIDE"),
    ("hint-no-filter", "hint", {}, "cp d / jr z,SE3 / cp e / jr nz,SE4 => cp d / jr z,SE3 / cp e"),
    ("hint-stale", "hint", {}, "call SOUND / jp CLEAN => call SOUND / xor a / ld (SEL),a / "
     "jp HIDE"),
    ("hint-32", "hint", {}, "ld hl,HINT / inc (hl) => ld hl,HINT / inc (hl) / res 5,(hl)"),
    ("hint-12", "hint", {}, "ld a,(HINT) / call SEARCH => ld a,(HINT) / cp 12 / jp z,HI1 / "
     "call SEARCH"),
    ("right-wrap", "cursor", {"SIDEW": 1}, "sub RIGHTSUB => sub 13"),
    ("down-wrap", "cursor", {"TOPW": 1}, "sub DOWNSUB => sub 80"),
    ("light-14", "highlight", {}, "cp (hl) / jr nz,PR2 / inc c => cp (hl) / jr nz,PR2 / ld a,e / "
     "and 15 / cp 14 / jr z,PR2 / inc c"),
    ("light-kind-21", "highlight", {}, "cp (hl) / jr nz,PR2 / inc c => cp (hl) / jr nz,PR2 / "
     "cp 21 / jr z,PR2 / inc c"),
    ("silent-cheat", "sound", {"SND": 0}, "SOUND: => SOUND: ld a,(CHEAT) / or a / ret nz"),
    ("silent-hint", "sound", {}, "ld h,GH / ld a,(PA) / or a / jp nz,TAKE => ld h,GH / "
     "ld a,(PA) / ld (MCNT),a / or a / jp nz,TAKE", "call SOUND / jp CLEAN => ld a,(MCNT) / "
     "or a / call z,SOUND / jp CLEAN", COUNTER),
    ("silent-21", "sound", {}, "call SOUND / jp CLEAN => ld a,(POS) / cp 21 / call c,SOUND / "
     "jp CLEAN"),
    ("deal-kind", "deal", {}, "ld bc,5404h => ld bc,5403h"),
    ("deal-high", "deal", {}, "ld hl,(NUM) / ld b,84 / RB3: => ld hl,(NUM) / ld a,h / cp 200 / "
     "jp c,DX / ld a,3 / ld (TILES+60),a / DX: ld b,84 / RB3:"),
    ("deal-pos", "deal", {}, "ld hl,(NUM) / ld b,84 / RB3: => ld hl,(NUM) / ld a,(TOP) / cp 35 / "
     "jp c,DX / inc h / DX: ld b,84 / RB3:"),
    ("deal-frames", "deal", {}, "NEWN: ld (NUM),hl => NEWN: ld (NUM),hl / ld a,(5C79h) / "
     "and 15 / ld (MCNT),a", "ld hl,(NUM) / ld b,84 / RB3: => ld hl,(NUM) / ld a,(MCNT) / "
     "xor h / ld h,a / ld b,84 / RB3:", COUNTER),
    ("ten-thousand", "number", {}, "ld bc,(NUM) / call 2D2Bh => ld bc,(NUM) / res 7,b / "
     "call 2D2Bh"),
    ("number-rest", "number", {}, "ld b,5 / PR9: ld a,32 / rst 10h / djnz PR9 / ret => ret"),
    ("carry", "number", {"EBIG": 0}, "add hl,bc / jp nc,NU1 / NUBIG: => add hl,bc / jp nc,NU1 / "
     "jp NU1 / NUBIG:"),
    ("no-zero-digit", "number", {}, "sub 48 / jp c,NUBAD => sub 49 / jp c,NUBAD / inc a"),
    ("n-zero", "number", {}, "inc hl / NEWN: => ld hl,0 / NEWN:",
     "ld hl,(5C78h) / ld a,h / or l / jp nz,NEWN => ld hl,(5C78h) / ld a,l / and 31 / "
     "jp nz,NEWN"),
    ("leak", "machine", {}, "MAIN: ld sp,(5C3Dh) => MAIN:", "SOUND: => SOUND: pop hl / push hl / "
     "push hl"),
    ("leak-key", "machine", {}, "MAIN: ld sp,(5C3Dh) => MAIN: push hl"),
    ("iy", "machine", {"SND": 1}, "SOUND: => SOUND: ld iy,5C00h"),
    ("crash-won", "machine", {"WONKEY": 0}, "ld b,7 / jr ST3 => ld b,7 / ld a,(CHEAT) / or a / "
     "jp nz,0 / jr ST3"),
    ("im-off", "machine", {"KSCAN": 0, "SND": 1}, "SOUND: => SOUND: ld a,(POS) / cp 15 / "
     "jp nz,SX / di / SX:"),
    ("count-200", "machine", {}, "TAKE: call PRINT => TAKE: ld hl,MCNT / inc (hl) / "
     "ld a,(hl) / cp 200 / "
     "jp z,0 / call PRINT", COUNTER),
]

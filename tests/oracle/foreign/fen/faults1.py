"""The faults of fen1: name, class, switches that they need, changes `old => new`."""
FAULTS = [
    ("left-outside", "path", {"WALL": 0}, "xor a / CX: ld (XX),a => ld a,1 / CX: ld (XX),a"),
    ("right-outside", "path", {"WALL": 0}, "cp 16 / jr nz,CX => cp 15 / jr nz,CX"),
    ("below-outside", "path", {"WALL": 0}, "cp 128 / jr nz,CY => cp 112 / jr nz,CY"),
    ("above-outside", "path", {"WALL": 0}, "xor a / CY: ld (XX),a => ld a,16 / CY: ld (XX),a"),
    ("only-below", "path", {"WALL": 255}, "ld b,128 / DL1: => ld b,112 / DL1:"),
    ("third-across", "path", {},
     "ld a,(QX) / ld l,a / ld c,e / ld b,1 / call LINE / jr z,CYES => jr CYES"),
    ("third-down", "path", {},
     "ld a,(QX) / ld l,a / ld c,e / ld b,16 / call LINE / jr z,CYES => jr CYES"),
    ("no-exchange", "path", {}, "cp c / jr c,LN1 / ld l,c / ld c,a => cp c / jr LN1"),
    ("lost-tile", "path", {},
     "ld l,d / ld (hl),a / ld l,e / ld (hl),a / pop af => ld l,d / ld (hl),a / pop af"),
    ("kinds-and-15", "path", {}, "cp c / jr nz,ENOTHER => xor c / and 15 / jr nz,ENOTHER"),
    ("last-column", "gravity", {}, "FALL: ld c,1 / ld b,14 => FALL: ld c,1 / ld b,13"),
    ("top-row", "gravity", {}, "ld d,GH / ld a,6 / FA2: => ld d,GH / ld a,5 / FA2:"),
    ("no-toggle", "gravity", {}, "ld a,(GRAVON) / xor 1 => ld a,(GRAVON) / or 1"),
    ("s-gravity", "gravity", {},
     "EE3: ld (NUM),hl => EE3: ld a,1 / ld (GRAVON),a / ld (NUM),hl"),
    ("copy-short", "history", {}, "ld bc,128 / ret => ld bc,110 / ret"),
    ("copies-32", "history", {}, "SNAP: ld a,(HPOS) => SNAP: ld a,(HPOS) / and 31"),
    ("copies-40", "history", {},
     "SNAP: ld a,(HPOS) => SNAP: ld a,(HPOS) / cp 40 / jr c,SX / ld a,40 / SX:"),
    ("not-cut", "history", {}, "inc (hl) / ld a,(hl) / ld (HTOP),a / call STORE => inc (hl) / "
     "ld a,(HTOP) / cp (hl) / ld a,(hl) / jr nc,HX1 / ld (HTOP),a / HX1: call STORE"),
    ("top-kept", "history", {}, "ld (HPOS),a / ld (HTOP),a / ld (CHEAT),a => "
     "ld (HPOS),a / ld (CHEAT),a"),
    ("last-short", "history", {}, "jr z,IDLE / ld a,b / ld (HPOS),a => "
     "jr z,IDLE / ld a,b / dec a / ld (HPOS),a"),
    ("restart-one", "history", {}, "xor a / ld (HPOS),a / call TRAVEL => "
     "ld a,1 / ld (HPOS),a / call TRAVEL"),
    ("back-two", "history", {}, "dec a / ld (HPOS),a / call TRAVEL => dec a / ld b,a / "
     "ld a,(GRAVON) / or a / ld a,b / jr nz,KBX / or a / jr z,KBX / dec a / KBX: ld (HPOS),a / "
     "call TRAVEL"),
    ("red-stays", "status", {"REDLATE": 0}, "ld (HTOP),a / ld (CHEAT),a => ld (HTOP),a"),
    ("restart-not-red", "status", {"REDLATE": 0}, "xor a / ld (HPOS),a / call TRAVEL => "
     "xor a / ld (HPOS),a / call SNAP / ldir / call CLEARS"),
    ("never-black", "status", {}, "jr nz,ST3 / inc a / ST3: => ST3:"),
    ("old-filter", "status", {}, "STATUS: xor a / ld (FSEL),a => STATUS: xor a"),
    ("won-black", "status", {}, "ld a,2 / jr ST3 => ld a,1 / jr ST3"),
    ("stuck-blue", "status", {}, "ld b,0 / dec a => ld b,1 / dec a"),
    ("red-twice", "status", {"REDLATE": 0}, "TRAVEL: call SNAP / ldir / ld a,1 / ld (CHEAT),a "
     "=> TRAVEL: call SNAP / ldir / ld a,(CHEAT) / xor 1 / ld (CHEAT),a"),
    ("sel-after-pair", "selection", {}, "call STORE / call CLEARS / call SCREEN => call STORE / "
     "xor a / ld (PAIRA),a / ld (PAIRB),a / ld (HINT),a / call SCREEN"),
    ("sel-new-board", "selection", {}, "ld a,17 / ld (CUR),a / ENDIF / jp CLEARS => "
     "ld a,17 / ld (CUR),a / ENDIF / xor a / ld (PAIRA),a / ld (PAIRB),a / ld (HINT),a / ret"),
    ("no-deselect", "selection", {}, "jr z,ENDESEL / ld e,l => ret z / ld e,l"),
    ("self-pair", "selection", {}, "cp l / jr z,ENDESEL / ld e,l => ld e,l"),
    ("hint-last-cell", "hint", {"ORDER": 0}, "FJ: inc hl / ld a,(hl) / cp 255 => "
     "FJ: inc hl / ld a,(hl) / cp 110"),
    ("hint-kept", "hint", {}, "ld (PAIRB),a / ld (HINT),a / ret / ENTER: => "
     "ld (PAIRB),a / ret / ENTER:"),
    ("hint-kept-sel", "hint", {"RESUME": 1}, "ld (SEL),a / xor a / ld (HINT),a / jp MARKS => "
     "ld (SEL),a / jp MARKS"),
    ("hint-no-sel", "hint", {}, "KH: ld a,(SEL) / ld (FSEL),a => KH: xor a / ld (FSEL),a"),
    ("hint-second", "hint", {}, "ld a,(PA) / cp b / jr z,FOK / ld a,(PB) => ld a,(PB)"),
    ("hint-eight", "hint", {}, "ld hl,HINT / inc (hl) => ld hl,HINT / inc (hl) / res 3,(hl)"),
    ("hint-sixteen", "hint", {}, "ld hl,HINT / inc (hl) => ld hl,HINT / inc (hl) / res 4,(hl)"),
    ("hint-remains", "hint", {}, "KH1: xor a / ld (PAIRA),a / ld (PAIRB),a => KH1: xor a"),
    ("hint-hang", "machine", {}, "call FIND / jr z,KH1 => call FIND / KHX: jr z,KHX"),
    ("right-edge", "cursor", {"WRAPX": 0}, "and 15 / cp 15 / jr nz,SETCUR => "
     "and 15 / cp 14 / jr nz,SETCUR"),
    ("bottom-edge", "cursor", {"WRAPY": 0}, "cp 112 / jr c,SETCUR => cp 96 / jr c,SETCUR"),
    ("wrap-short", "cursor", {"WRAPX": 1}, "add a,14 / ld b,a / jr SETCUR => "
     "add a,13 / ld b,a / jr SETCUR"),
    ("light-last-row", "highlight", {}, "inc e / MK2: => ld a,c / cp 97 / jr nc,MK2 / inc e / "
     "MK2:"),
    ("light-old", "highlight", {}, "call SHOWNUM / MARKS: => call SHOWNUM / ld c,17 / jr MK1 / "
     "MARKS:"),
    ("mark-one", "highlight", {}, "jr z,MK4 / ld a,(PAIRB) / cp c / jr nz,MK5 => "
     "jr nz,MK5"),
    ("hint-silent", "sound", {"TUNE": 0}, "ld (PB),a / jp REMOVE / EN1: => ld (PB),a / "
     "ld a,201 / ld (SOUND),a / call REMOVE / ld a,11h / ld (SOUND),a / ret / EN1:"),
    ("free-silent", "sound", {"SNDPOS": 0}, "call SOUND / ENDIF / ld a,(GRAVON) / or a => "
     "ld a,(GRAVON) / or a / call nz,SOUND / ENDIF / ld a,(GRAVON) / or a"),
    ("five-of-16", "deal", {}, "ld hl,TILES / ld e,17 => ld a,(NUM) / and 15 / cp 7 / jr nz,DX / "
     "ld a,(TILES) / ld (TILES+40),a / DX: ld hl,TILES / ld e,17"),
    ("five-of-256", "deal", {}, "ld hl,TILES / ld e,17 => ld a,(NUM) / cp 7 / jr nz,DX / "
     "ld a,(TILES) / ld (TILES+40),a / DX: ld hl,TILES / ld e,17"),
    ("deal-cursor", "deal", {"HOME": 0}, "ld de,(NUM) / ld b,83 => ld de,(NUM) / ld a,(CUR) / "
     "add a,e / ld e,a / ld b,83"),
    ("deal-gravity", "deal", {}, "ld de,(NUM) / ld b,83 => ld de,(NUM) / ld a,(GRAVON) / "
     "add a,e / ld e,a / ld b,83"),
    ("n-constant", "deal", {}, "jr nz,RN1 / inc hl / RN1: => ld hl,1000 / RN1:"),
    ("number-digit", "number", {}, "ld bc,-1000 / call DG1 => ld bc,-1001 / call DG1"),
    ("number-rest", "number", {"TNUM": ""}, "ld a,20 / sub b / ld b,a => ld b,1"),
    ("number-old", "number", {}, "call STATUS / call SHOWNUM => call STATUS",
     "EE3: ld (NUM),hl => EE3: ld (NUM),hl / call SHOWNUM"),
    ("no-nine", "number", {}, "cp 58 / jr c,EDIGIT => cp 57 / jr c,EDIGIT"),
    ("four-digits", "number", {"EMAX": 4, "EFULL": 0, "EBD": 0, "EPRE": 0}, ""),
    ("leak-board", "machine", {}, "AGAIN: pop hl / jp NEWG => AGAIN: jp NEWG"),
    ("leak-arrow", "machine", {}, "SETCUR: ld a,b => SETCUR: pop hl / push hl / push hl / "
     "ld a,b"),
    ("crash-100", "machine", {}, "REMOVE: => REMOVE: ld hl,MCNT / inc (hl) / ld a,(hl) / "
     "cp 100 / jp z,0", "KCUR: defb 0 => KCUR: defb 0 / MCNT: defb 0"),
    ("tile-150", "machine", {}, "jp z,REMOVE / IF BLOCKED=0 => jr nz,RX / ld hl,MCNT / inc (hl) "
     "/ ld a,(hl) / cp 30 / jp nz,REMOVE / ld a,1 / ld (GRID+17),a / jp REMOVE / RX: / "
     "IF BLOCKED=0", "KCUR: defb 0 => KCUR: defb 0 / MCNT: defb 0"),
]

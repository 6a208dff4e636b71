"""More faults, in the form of faults.py."""
MORE = {
    "back-row": ("history", [
        ("        jr z,hnop\n"
         "        dec a\n"
         "hgo:",
         " jr z,hnop\n"
         " dec a\n"
         " call hgo\n"
         " ld hl,bd+48\n"
         " ld de,shadt+48\n"
         " ld bc,16\n"
         " ldir\n"
         " ret\n"
         "hgo:"),
    ]),
    "forward-row": ("history", [
        ("        inc a\n"
         "        jr hgo",
         "        inc a\n"
         "        call hgo\n"
         " ld hl,bd+64\n"
         " ld de,shadt+64\n"
         " ld bc,16\n"
         " ldir\n"
         " ret"),
    ]),
    "restart-row": ("history", [
        ("        xor a\n"
         "        jr hgo",
         "        xor a\n"
         "        call hgo\n"
         " ld hl,bd+96\n"
         " ld de,shadt+96\n"
         " ld bc,16\n"
         " ldir\n"
         " ret"),
    ]),
    "last-row": ("history", [
        ("        ld a,(hl)\n"
         "        jr hgo",
         "        ld a,(hl)\n"
         "        call hgo\n"
         " ld hl,bd+96\n"
         " ld de,shadt+96\n"
         " ld bc,16\n"
         " ldir\n"
         " ret"),
    ]),
    "toggle-row": ("deal", [
        ("        ld (hl),a\n"
         "knew:",
         " ld (hl),a\n"
         " call knew\n"
         " ld hl,bd+96\n"
         " ld de,shadt+96\n"
         " ld bc,16\n"
         " ldir\n"
         " ret\n"
         "knew:"),
    ]),
    "tile-stays": ("board", [
        ("        ld l,e\n"
         "        ld (hl),0\n"
         "        if SND",
         " ld l,e\n"
         " ld (hl),0\n"
         " ld a,e\n"
         " and 15\n"
         " dec a\n"
         " jr nz,ts1\n"
         " ld h,shadt/256\n"
         " ld a,e\n"
         " add a,128\n"
         " ld l,a\n"
         " ld (hl),0\n"
         " inc h\n"
         " ld l,e\n"
         " ld (hl),0\n"
         "ts1:\n"
         " if SND"),
    ]),
    "hint-last-cell": ("hint", [
        ("        cp 84\n"
         "        jr c,np2",
         "        cp 83\n"
         "        jr c,np2"),
    ]),
    "hint-sel-short": ("hint", [
        ("        cp 84\n"
         "        jr nc,hnone",
         "        cp 78\n"
         "        jr nc,hnone"),
    ]),
    "forward-kept": ("history", [
        ("        ld (mh),a\n"
         "        ld hl,hiscore",
         " push hl\n"
         " ld hl,mh\n"
         " cp (hl)\n"
         " jr c,fk1\n"
         " ld (hl),a\n"
         "fk1: pop hl\n"
         " ld hl,hiscore"),
    ]),
    "restart-one": ("history", [
        ("        xor a\n"
         "        jr hgo",
         "        ld a,1\n"
         "        jr hgo"),
    ]),
    "last-short": ("history", [
        ("        ld a,(hl)\n"
         "        jr hgo",
         " ld a,(hl)\n"
         " cp 5\n"
         " jr c,lsh\n"
         " dec a\n"
         "lsh:  jp hgo"),
    ]),
    "gravity-column": ("gravity", [
        ("        cp 15\n"
         "        jr z,gs2",
         "        cp 14\n"
         "        jr nc,gs2"),
    ]),
    "deal-by-cursor": ("deal", [
        ("        ld (seed),hl\n"
         "        ld b,83",
         " ld a,(cur)\n"
         " xor l\n"
         " ld l,a\n"
         " ld (seed),hl\n"
         " ld b,83"),
    ]),
    "silent-late": ("sound", [
        ("sound:\n",
         "sound:\n"
         " ld a,(nh)\n"
         " cp 8\n"
         " ret z\n"),
    ]),
    "half-pair": ("path", [
        ("        ld a,(hb)\n"
         "        ld e,a\n"
         "        jp remove",
         " ld a,(nh)\n"
         " cp 10\n"
         " jr z,hp1\n"
         " ld a,(hb)\n"
         "hp1:\n"
         " ld a,(nh)\n"
         " cp 10\n"
         " ld a,(hb)\n"
         " ld e,a\n"
         " jp nz,remove\n"
         " ld e,d\n"
         " jp remove"),
    ]),
    "cursor-row": ("cursor", [
        ("        add a,14\n"
         "        jr kput",
         "        sub 2\n"
         "        jr kput"),
    ]),
    "sel-lost-in-pair-late": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,(nh)\n"
         " cp 4\n"
         " ret c\n"
         " bit 1,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 1,c\n"
         "\n"
         " ret"),
    ]),
    "sel-lost-in-kind-late": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,(nh)\n"
         " cp 4\n"
         " ret c\n"
         " bit 1,c\n"
         " ret z\n"
         " bit 3,c\n"
         " ret z\n"
         " res 1,c\n"
         "\n"
         " ret"),
    ]),
    "pair-lost-at-cursor-row": ("hint", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " and 30h\n"
         " cp 30h\n"
         " ret nz\n"
         " bit 0,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 2,c\n"
         "\n"
         " ret"),
    ]),
    "cursor-lost-in-pair-row": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " and 30h\n"
         " cp 30h\n"
         " ret nz\n"
         " bit 0,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 0,c\n"
         "\n"
         " ret"),
    ]),
    "cursor-lost-empty-row": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " and 30h\n"
         " cp 30h\n"
         " ret nz\n"
         " ld h,bd/256\n"
         " ld l,d\n"
         " ld a,(hl)\n"
         " or a\n"
         " ret nz\n"
         " res 0,c\n"
         " ret"),
    ]),
    "row-always-joined": ("path", [
        ("conn:   push bc\n",
         "conn: ld a,d\n"
         " xor e\n"
         " and 0f0h\n"
         " jr nz,cn9\n"
         " ld a,(nh)\n"
         " cp 6\n"
         " jr c,cn9\n"
         " scf\n"
         " ret\n"
         "cn9: push bc\n"),
    ]),
}

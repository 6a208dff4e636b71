"""Faults: the class each belongs to, and replacements in the assembler text."""
from morefaults import MORE

FAULTS = {
    "late-gravity": ("gravity", [
        ("        ld a,(grav)\n"
         "        or a\n"
         "        jr z,nograv",
         " ld a,(nh)\n"
         " cp 12\n"
         " jr z,nograv\n"
         " ld a,(grav)\n"
         " or a\n"
         " jr z,nograv"),
    ]),
    "no-up-path": ("path", [
        ("        ld c,240\n"
         "        call cray",
         "        or a"),
    ]),
    "never-black": ("status", [
        ("        ld b,0\n"
         "ns1:",
         "        ld b,5\n"
         "ns1:"),
    ]),
    "never-white": ("status", [
        ("        ld b,7\n"
         "        or a",
         "        ld b,5\n"
         "        or a"),
    ]),
    "late-red": ("status", [
        ("ns1:    ld a,(cheat)\n",
         "ns1:    ld a,(redlag)\n"
         " push af\n"
         " ld a,(cheat)\n"
         " ld (redlag),a\n"
         " pop af\n"),
        ("bordv   equ",
         "redlag equ vars+40\n"
         "bordv   equ"),
    ]),
    "red-stays": ("status", [
        ("        xor a\n"
         "        ld (cheat),a\n"
         "        ld (nh),a",
         "        xor a\n"
         "        ld (nh),a"),
    ]),
    "number-15-bits": ("number", [
        ("        ld (num),hl\n"
         "        call askclr",
         " res 7,h\n"
         "        ld (num),hl\n"
         "        call askclr"),
    ]),
    "number-rests": ("number", [
        ("        cp (23*32+NUMPRE+5)%256\n"
         "        ret z",
         "        ret"),
    ]),
    "number-old": ("number", [
        ("        ld (hl),a\n"
         "knew:",
         "        ld (hl),a\n"
         " ld a,201\n"
         " ld (shownum),a\n"
         " call knew\n"
         " ld a,11h\n"
         " ld (shownum),a\n"
         " ret\n"
         "knew:"),
    ]),
    "wrong-partner": ("hint", [
        ("        ld a,(hb)\n"
         "        cp d\n"
         "        jr nz,fl4",
         " ld a,(nh)\n"
         " cp 3\n"
         " ld a,(hb)\n"
         " jr c,wp1\n"
         " inc a\n"
         "wp1: cp d\n"
         " jr nz,fl4"),
    ]),
    "pair-one-only": ("hint", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,(hb)\n"
         " cp d\n"
         " ret nz\n"
         " cp 96\n"
         " ret c\n"
         " res 2,c\n"
         " ret"),
    ]),
    "pair-below": ("hint", [
        ("        ld a,(hb)\n"
         "        cp d\n"
         "        jr nz,fl4",
         " ld a,(grav)\n"
         " dec a\n"
         " ld a,(hb)\n"
         " jr z,wp1\n"
         " add a,16\n"
         "wp1: cp d\n"
         " jr nz,fl4"),
    ]),
    "kind-last": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " cp 110\n"
         " ret nz\n"
         " res 3,c\n"
         " ret"),
    ]),
    "kind-column": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " and 15\n"
         " cp 14\n"
         " ret nz\n"
         " res 3,c\n"
         " ret"),
    ]),
    "kind-odd": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,(cur)\n"
         " rra\n"
         " ret c\n"
         " res 3,c\n"
         " ret"),
    ]),
    "kind-late": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,(nh)\n"
         " cp 20\n"
         " ret c\n"
         " res 3,c\n"
         " ret"),
    ]),
    "sel-lost-in-pair": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " bit 1,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 1,c\n"
         "\n"
         " ret"),
    ]),
    "sel-lost-in-kind": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " bit 1,c\n"
         " ret z\n"
         " bit 3,c\n"
         " ret z\n"
         " res 1,c\n"
         "\n"
         " ret"),
    ]),
    "pair-lost-at-cursor": ("hint", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " bit 0,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 2,c\n"
         "\n"
         " ret"),
    ]),
    "cursor-lost-in-pair": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " bit 0,c\n"
         " ret z\n"
         " bit 2,c\n"
         " ret z\n"
         " res 0,c\n"
         "\n"
         " ret"),
    ]),
    "cursor-lost-empty": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld h,bd/256\n"
         " ld l,d\n"
         " ld a,(hl)\n"
         " or a\n"
         " ret nz\n"
         " res 0,c\n"
         " ret"),
    ]),
    "cursor-lost-corner": ("highlight", [
        ("fl5:\n"
         "        ret",
         "fl5:\n"
         " ld a,d\n"
         " cp 110\n"
         " ret nz\n"
         " res 0,c\n"
         " ret"),
    ]),
    "sel-beside": ("highlight", [
        ("fl1:    ld a,(sel)\n"
         "        cp d\n"
         "        jr nz,fl2",
         "fl1: ld a,(sel)\n"
         " ld e,a\n"
         " and 0f0h\n"
         " cp 48\n"
         " ld a,e\n"
         " jr nz,sb1\n"
         " inc a\n"
         "sb1: cp d\n"
         " jr nz,fl2"),
    ]),
    "sel-stays": ("highlight", [
        ("entclr:\n"
         "        ld (hl),0",
         "entclr:\n"
         " ld (hl),0\n"
         " ld h,shadf/256\n"
         " ld l,e\n"
         " res 1,(hl)"),
    ]),
    "pair-stays": ("hint", [
        ("        push af\n"
         "        xor a\n"
         "        ld (ha),a",
         " push af\n"
         " push hl\n"
         " ld a,(hb)\n"
         " ld h,shadf/256\n"
         " ld l,a\n"
         " res 2,(hl)\n"
         " pop hl\n"
         " xor a\n"
         " ld (ha),a"),
    ]),
    "fall-not-drawn": ("gravity", [
        ("        jr c,grv1\n",
         "        jr c,grv1\n"
         " ld a,(bd+22)\n"
         " ld (shadt+22),a\n"),
    ]),
}
FAULTS.update(MORE)

HOSTS = {"plover1": ("05", "07", "09", "12"), "plover2": ("04", "10", "14", "18", "19")}
OVERRIDES = {"REDRAW": 0, "BLATE": 0, "HKEEP": 0, "WRAP": 1, "NUMPAD": 1, "HOME": 0}


def host(name):
    """Returns the honest tape in which a fault is put; engines and tapes take turns."""
    index = list(FAULTS).index(name)
    engine = ("plover1", "plover2")[index % 2]
    tapes = HOSTS[engine]
    tape = tapes[index // 2 % len(tapes)]
    if name in ("kind-column", "cursor-lost-corner", "sel-stays"):
        engine, tape = "plover2", "19"
    return "%s-%s" % (engine, tape)

"""Faults of the first engine: name -> (switches, edits of the source)."""

S = "\n        "


def _(*lines):
    """Returns lines of assembler as one text."""
    return S.join(lines)


FAULTS = {
    "right-edge": ({}, [(_("ld c,14", "jr more"), _("ld c,13", "jr more"))]),
    "down-edge": ({}, [("down:   ld c,6", "down:   ld c,5")]),
    "up-wraps-outside": ({"EDGE": 0}, [("up:     ld c,6", "up:     ld c,7")]),
    "undo-wrong-order": ({}, [(
        _("ld l,e", "push af", "call put", "pop af", "ld l,d"),
        _("ld l,d", "push af", "call put", "pop af", "ld l,e"))]),
    "pair-not-sorted": ({}, [("jr nc,remov1", "jr remov1")]),
    "top-not-kept": ({}, [(_("inc hl", "ld (top),hl", "if SOUND"), _("inc hl", "if SOUND"))]),
    "stale-redo": ({}, [(
        _("inc hl", "ld (top),hl", "if SOUND"),
        _("inc hl", "ex de,hl", "ld hl,(top)", "and a", "sbc hl,de", "jr nc,remov9",
          "ld (top),de\nremov9:", "if SOUND"))]),
    "red-stays": ({"WONRED": 0}, [(_("ld (sel),a", "ld (cheat),a"), "ld (sel),a")]),
    "back-not-red": ({}, [(_("push af", "call clear", "ld a,2", "ld (cheat),a"),
                           _("push af", "call clear"))]),
    "white-early": ({}, [("HIST+126", "HIST+123")]),
    "last-cell-second": ({}, [(_("cp LAST+1", "jr c,next2"), _("cp LAST", "jr c,next2"))]),
    "last-pair-first": ({}, [(_("cp LAST", "ret nc"), _("cp LAST-1", "ret nc"))]),
    "four-segments": ({}, [("ld bc,301h", "ld bc,401h")]),
    "two-segments": ({}, [("ld bc,301h", "ld bc,201h")]),
    "one-side-of-a-turn": ({}, [(
        _("pop hl", "ret c", "ld a,c", "neg", "ld c,a", "jr walk\n; deal"),
        _("pop hl", "ret\n; deal"))]),
    "no-wall-between-rows": ({"OUTSIDE": 1}, [
        ("deal2:  ld c,16", "deal2:  ld c,17"),
        (_("jr nz,deal3", "inc l", "djnz deal2"), _("jr nz,deal3", "djnz deal2"))]),
    "no-ring-below": ({"OUTSIDE": 1}, [("ld b,8\ndeal2", "ld b,7\ndeal2")]),
    "first-kind-hangs": ({"BASE": 33}, [(_("ld a,(bc)", "cp 33"), _("ld a,(bc)", "cp 34"))]),
    "pair-on-new-board": ({}, [("drop:   ld hl,0\n        ld (hint),hl", "drop:")]),
    "pair-after-removal": ({}, [(_("ld (hint),a", "ld (hint+1),a"), "nop")]),
    "kinds-not-compared": ({}, [("call z,link", "call link")]),
    "number-low-byte": ({}, [(_("ld bc,(num)", "call 2D2Bh"), _("ld a,(num)", "call 2D28h"))]),
    "stale-digits": ({"PADS": 0}, []),
    "arrow-twice": ({}, [("        push de\n        if ARROWHINT = 0",
                          "        push de\n        push de\n        if ARROWHINT = 0")]),
    "silent": ({"SOUNDFIRST": 0}, [(_("call draw", "call beep"), "call draw")]),
    "toggle-same-board": ({}, [("ld (grav),a\nrandom: pop hl",
            "ld (grav),a\n        ret\nrandom: pop hl")]),
    "toggle-nothing": ({}, [("        cpl\n", "")]),
    "number-15-bits": ({"RNG": 1}, [("deal:   ld (rnd),bc",
            "deal:   res 7,b\n        ld (rnd),bc")]),
    "late-highlight": ({}, [
        (_("call cursor", "ld (here),a", "ld a,l"), _("call cursor", "ld a,l")),
        ("        ret\n; print the cell L",
         _("        ld a,(place)", "ld l,a", "ld h,5Bh", "ld a,(hl)", "ld (here),a",
           "ret\n; print the cell L"))]),
    "history-in-system": ({}, [("HIST    equ 28672", "HIST    equ 5BAAh")]),
    "history-page-wraps": ({}, [
        ("HIST    equ 28672", "HIST    equ 70C0h"),
        (_("ld (hl),d", "inc hl", "ld (hl),e", "inc hl", "ld (hl),c", "inc hl"),
         _("ld (hl),d", "inc l", "ld (hl),e", "inc l", "ld (hl),c", "inc l"))]),
    "selection-after-removal": ({}, [("clear:  xor a\n        ld (sel),a", "clear:  xor a")]),
    "no-deselection": ({}, [(_("cp e", "jr z,untake"), _("cp e", "ret z"))]),
    "help-all-pairs": ({}, [("help1:  ld a,(sel)", "help1:  xor a")]),
    "help-later-only": ({}, [("ld e,FIRST-1", "ld e,d")]),
    "restart-one": ({}, [("jr nz,restart", "nop")]),
    "last-one": ({}, [("jr nz,lastm", "nop")]),
    "choose-dead": ({}, [("ld b,NKEYS", "ld b,NKEYS-1")]),
    "zero-accepted": ({"RNG": 1}, [(_("jr nz,ask", "ld a,b", "or c", "jr z,ask"), "jr nz,ask")]),
    "click-loses-red": ({"KEEPLOW": 1, "BORDROM": 1}, []),
    "black-first-only": ({}, [("ld c,0\n        jr nc,ended", "ld c,5\n        jr nc,ended")]),
}

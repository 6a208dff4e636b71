"""More faults of the first engine, which show only in some places or at some numbers."""

from faults1 import _

DEAL = "deal:   ld (rnd),bc"
FAULTS = {
    "low-byte-0": ({}, [(DEAL, _("deal:   inc c", "dec c", "jr nz,deal0", "ld a,(5C78h)",
                                 "ld c,a\ndeal0:  ld (rnd),bc"))]),
    "choose-sets-gravity": ({}, [("choose: pop hl", _("choose: pop hl", "ld a,255",
                                                      "ld (grav),a"))]),
    "hole-is-wall": ({}, [("fallen: ld (hl),32\n        ret",
                           _("fallen: ld (hl),32", "ld a,l", "cp FIRST+13", "ret nz",
                             "ld (hl),0", "ret"))]),
    "shown-pair-silent": ({"SOUNDFIRST": 0, "OTHER": 0}, [
        (_("ld a,d", "or a", "jr nz,remove", "call cursor"),
         _("ld a,d", "or a", "jr z,enter9", "call remove8", "jp replay\nenter9:", "call cursor")),
        ("remove: ld a,e", "remove: call remove8\n        jr remov7\nremove8: ld a,e"),
        (_("inc hl", "ld (top),hl"), _("inc hl", "ld (top),hl", "ret\nremov7:"))]),
    "last-tile-not-lit": ({}, [(_("ld a,(here)", "cp (hl)", "jr nz,tile2"),
                                _("ld a,l", "cp LAST", "jr z,tile2", "ld a,(here)", "cp (hl)",
                                  "jr nz,tile2"))]),
    "leak-each-new-board": ({}, [("random: pop hl\n", "random:\n"),
                                 ("choose: pop hl\n", "choose:\n")]),
    "undo-kind-by-view": ({}, [(_("ld h,5Bh", "ld l,d", "ld c,(hl)", "ld hl,(now)"),
                                _("call cursor", "ld c,a", "ld hl,(now)"))]),
    "red-after-hint": ({"WONRED": 0}, [("help:   ld de,(hint)", _("help:   ld a,2", "ld (cheat),a",
                                                                  "ld de,(hint)"))]),
    "forward-past-41": ({}, [("atend:  ld de,(top)", _("atend:  ld hl,(now)", "ld de,HIST+120",
                                                       "and a", "sbc hl,de", "ret z",
                                                               "ld de,(top)"))]),
    "black-while-selected": ({}, [(_("xor a", "call next", "ld c,0"),
                                   _("ld a,(sel)", "call next", "ld c,0"))]),
    "gravity-half": ({}, [(_("call clear", "ld l,d", "call fall", "ld l,e"),
                           _("call clear", "ld l,d", "call fall", "ld l,e", "ld a,l",
                             "cp LAST-13", "jr nc,fall", "ld h,5Bh", "jr fallen"))]),
    "adjacent-only-right": ({}, [(_("pop bc", "ret c", "ld l,d", "ld a,c", "neg", "ld c,a\nwalk"),
                                  _("pop bc", "ret\nwalk"))]),
    "kept-pair-is-old": ({"ARROWHINT": 1}, [(_("ld (hint),a", "ld (hint+1),a"), "ld (hint),a")]),
}

; new games and removals
; new games
newkey:
        if FAULT=34             ; N with a selected tile deals the same board
        ld a,(sel)
        or a
        jp nz,newgame
        endif
        if FAULT=25
        ld a,1
        ld (grav),a
        endif
        jp newrandom
toggle: ld a,(grav)
        xor 1
        ld (grav),a
        if FAULT=24             ; switches only, deals no board
        jp sign
        endif
        if FAULT=40             ; the number on the screen stays the old one
        ld a,1
        ld (nonum),a
        endif
        if FAULT=35             ; deals what is left of the board
        ld a,1
        ld (nofill),a
        endif
        if FAULT=99             ; the sign of cheating stays
        ld a,(cheated)
        ld (keepch),a
        endif
newrandom: call random
        ld (num),hl
newgame: call deal
        ld hl,0
        ld (hcur),hl            ; also hlen
        xor a
        ld (cheated),a
        ld (byhint),a
        if FAULT=99
        ld hl,keepch
        ld a,(hl)
        ld (hl),0
        ld (cheated),a
        xor a
        endif
        if FAULT != 37            ; 37: the selection stays in a new game
        ld (sel),a
        endif
        if FAULT != 38            ; 38: the list of pairs stays in a new game
        ld (hvalid),a
        endif
        ld (removed),a
        call nopair
        if CD=1
        ld a,#11
        ld (cur),a
        endif
        if CD=2
        ld a,#37
        ld (cur),a
        endif
        if FAULT != 86
        call newkind
        endif
        ld a,84
        ld (count),a
        if FAULT=36             ; the redo list of the last game stays
        ld a,(oldlen)
        ld (hlen),a
        endif
        call savefirst
        call sign
        if FAULT=40
        ld hl,nonum
        ld a,(hl)
        ld (hl),0
        or a
        call z,shownum
        else
        call shownum
        endif
        if FAULT=103            ; the border keeps its colour until the first removal
        ret
        else
        jp status
        endif

; removes the pair in D and E, with history, sound and fall
remove: call record
        if FAULT=87             ; the marks of the pair stay
        else
        call nopair
        endif
        xor a
        ld (sel),a
        if FAULT != 72            ; 72: a removal keeps the old list of pairs
        ld (hvalid),a
        endif
        call render
        push de
        call animate
        call sound
        pop de
        if FAULT=94             ; looks for moves before the fall
        push de
        ld h,BP
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        call status
        pop de
        ld hl,count
        dec (hl)
        dec (hl)
        call apply
        jp histsave
        endif
        if FAULT=27             ; after a removal by H with a selection nothing falls
        ld a,(byhint)
        or a
        jr z,rm1
        ld a,(hsel)
        or a
        jr z,rm1
        ld a,(grav)
        push af
        xor a
        ld (grav),a
        call apply
        pop af
        ld (grav),a
        jr rm2
rm1:
        endif
        call apply
rm2:    ld hl,count
        dec (hl)
        dec (hl)
        ld hl,removed
        inc (hl)
        call histsave
        if FAULT=98             ; cheating is forgotten
        xor a
        ld (cheated),a
        endif
        if FAULT=81
        else
        call newkind
        endif
        if FAULT=106            ; without gravity the border stays black
        call status
        ld a,(grav)
        or a
        ret nz
        out (254),a
        ret
        else
        jp status
        endif

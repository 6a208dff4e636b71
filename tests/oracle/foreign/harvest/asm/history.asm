; B, F, R and L.

; B, F, R or L without an effect.
NOTHING MACRO
        IF IDLECHEATS
        ld a,1
        ld (cheat_),a
        call setbrd
        ENDIF
        IF IDLECLEARS
        call nosel
        ELSE
        call noshow
        ENDIF
        jp redraw
        ENDM

; B takes one removal back.
kback:  ld a,(nh_)
        or a
        jr nz,kb1
        NOTHING
kb1:    call undo1
; Shows the board after a step of history; this is cheating.
khx:    ld a,1
        ld (cheat_),a
khy:
        IF FAULT = HINT_STALE
        xor a
        ld (sel_),a
        ld (sh1_),a
        ld (sh2_),a
        ELSE
        call nosel
        ENDIF
        IF FAULT != HINT_STALE
        jp posch
        ELSE
        call count
        ld a,(hn_)
        push af
        ld a,(hval_)
        push af
        call anymv
        pop af
        ld (hval_),a
        pop af
        ld (hn_),a
        call setbrd
        call redraw
        call texts
        jp mesg
        ENDIF

; F removes one pair again.
kfwd:   ld a,(nh_)
        ld hl,ht_
        cp (hl)
        jr c,kf1
        NOTHING
kf1:    call redo1
        jr khx

; R takes all removals back.
krest:  ld a,(nh_)
        or a
        jr nz,kre1
        NOTHING
        IF FAULT = HIST_R_16
kre1:   ld b,16
kre2:   ld a,(nh_)
        or a
        jp z,khx
        push bc
        call undo1
        pop bc
        djnz kre2
        jp khx
        ELSE
kre1:   call undo1
        ld a,(nh_)
        or a
        jr nz,kre1
        jp khx
        ENDIF

; L removes all pairs again that were taken back.
klast:  ld a,(nh_)
        ld hl,ht_
        cp (hl)
        jr c,kla1
        NOTHING
        IF FAULT = HIST_L_SHORT
kla1:   ld a,(nh_)
        ld c,a
        ld a,(ht_)
        sub c
        cp 3
        jr c,kla3
        dec a
kla3:   ld b,a
kla2:   push bc
        call redo1
        pop bc
        djnz kla2
        ELSE
kla1:   call redo1
        ld a,(nh_)
        ld hl,ht_
        cp (hl)
        jr c,kla1
        ENDIF
        IF FAULT = BORDER_L
        xor a
        ld (cheat_),a
        jp khy
        ELSE
        jp khx
        ENDIF

; Takes one removal back: a saved board, or a move of the list.
        IF HISTORY = HISTORY_SNAP
undo1:  ld hl,nh_
        dec (hl)
; Loads the saved board nh_.
snapld: call snapad
        ld de,BOARD
        ld bc,128
        ldir
        ret

; Removes one pair again.
redo1:  ld hl,nh_
        inc (hl)
        jr snapld
        ELSE
undo1:  ld a,(nh_)
        dec a
        ld (nh_),a
        IF FAULT = HIST_WRAP32
        and 31
        ENDIF
        call histad
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        IF FAULT = HIST_KIND10
        ld d,a
        ld a,(nh_)
        cp 9
        ld a,d
        jr c,un1
        inc a
        cp 22
        jr c,un1
        ld a,1
un1:
        ENDIF
        ld (tmp_),a
        push bc
        ld e,c
        call insc
        pop bc
        ld e,b
        ld a,(tmp_)
        jp insc
redo1:  ld a,(nh_)
        IF FAULT = HIST_WRAP32
        and 31
        ENDIF
        call histad
        ld a,(hl)
        inc hl
        ld c,(hl)
        push bc
        ld e,a
        call delc
        pop bc
        ld e,c
        call delc
        ld hl,nh_
        inc (hl)
        ret
        ENDIF

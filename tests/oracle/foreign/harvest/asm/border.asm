; After each change of the board: tiles left, possible moves, border and messages.

; Counts tiles and moves, sets the border, draws all and shows a message.
posch:  call count
        call anymv
        call setbrd
        call redraw
        call texts
        jp mesg

; Counts the tiles.
count:  ld hl,BOARD
        ld bc,8000h
pc1:    ld a,(hl)
        or a
        jr z,pc2
        inc c
pc2:    inc hl
        djnz pc1
        ld a,c
        ld (left_),a
        ret

; Finds out whether a pair can be removed.
anymv:  ld a,1
        ld (scanm_),a
        xor a
        ld (fsel_),a
        IF FAULT = BORDER_RING_STUCK
        inc a
        ld (noring_),a
        ENDIF
        call scan
        xor a
        ld (noring_),a
        ld (hval_),a
        ld a,(hn_)
        or a
        ld a,0
        jr nz,am1
        inc a
am1:
        IF FAULT = BORDER_FLAT_STUCK
        ld c,a
        ld a,(grav_)
        and c
        ENDIF
        ld (stk_),a
        ret

; Sets the border: white for a won game, black without moves, red after cheating.
setbrd:
        IF PRIORITY = PRIORITY_RWB
        ld a,(cheat_)
        or a
        ld c,2
        jr nz,sb9
        ENDIF
        ld a,(left_)
        IF FAULT = BORDER_WHITE_EARLY
        cp 3
        ld c,7
        jr c,sb9
        ELSE
        or a
        ld c,7
        jr z,sb9
        ENDIF
        IF PRIORITY = PRIORITY_WRB
        ld a,(cheat_)
        or a
        ld c,2
        jr nz,sb9
        ENDIF
        ld a,(stk_)
        or a
        ld c,0
        jr nz,sb9
        IF PRIORITY = PRIORITY_WBR
        ld a,(cheat_)
        or a
        ld c,2
        jr nz,sb9
        ENDIF
        ld c,5
sb9:    ld a,c
        ld (brd_),a
        jp obord

; Shows the message for a won game or a board without moves.
mesg:
        IF MESSAGES
        ld a,(left_)
        or a
        ld hl,mwin
        jr z,ms1
        ld a,(stk_)
        or a
        ld hl,mno
        jr nz,ms1
        IF MESSAGE = MESSAGE_LINE
        ld hl,mbl
        call prs
        jp flush
ms1:    call prs
        jp flush
        ELSE
        ret
ms1:    call prs
        call flush
        ld a,1
        ld (msg_),a
        call getkey
        push af
        xor a
        ld (msg_),a
        ld hl,mbl
        call prs
        ld hl,DRAWN
        ld de,DRAWN+1
        ld bc,255
        ld (hl),0FFh
        ldir
        call redraw
        pop af
        IF MESSAGEEATS
        ret
        ELSE
        jp disp
        ENDIF
        ENDIF
        TABLE mwin
        TABLE mno
        TABLE mbl
        ELSE
        ret
        ENDIF

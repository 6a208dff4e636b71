; Sounds, what is shown for a short time, and messages that cover a part of a line.

; Sounds when the pair D, E is removed, and lets it blink.
removehook:
        push de
        IF SND = 0
        push ix
        ld hl,500
        ld de,40
        call 949
        ld hl,300
        ld de,40
        call 949
        pop ix
        ELSE
        ld hl,0
        ld c,60
rh1:    ld a,(bord)
        xor 16
        ld b,c
        out (254),a
rh2:    djnz rh2
        ld a,(bord)
        ld b,c
        out (254),a
rh3:    djnz rh3
        dec c
        jr nz,rh1
        ENDIF
        pop de
        IF BLINK
        jp blink
        ELSE
        ret
        ENDIF

; Sounds when a key does nothing.
        IF SND = 0
beepno: push de
        push ix
        ld hl,1500
        ld de,10
        call 949
        pop ix
        pop de
        ret
        ELSE
beepno: ld c,40
bn1:    ld a,(bord)
        or 16
        out (254),a
        ld b,200
bn2:    djnz bn2
        ld a,(bord)
        out (254),a
        ld b,200
bn3:    djnz bn3
        dec c
        jr nz,bn1
        ret
        ENDIF

; Clicks once.
click:  push af
        ld a,(bord)
        or 16
        out (254),a
        ld b,30
ck1:    djnz ck1
        ld a,(bord)
        out (254),a
        pop af
        ret

; Clicks once and keeps BC.
tick:   push bc
        call click
        pop bc
        ret

; Shows that two tiles do not go together.
        IF MISMMSG
mismhook:
        call refresh
        ld hl,mism
        call message
        call getkey
        jp unmsg
        ELSE
mismhook:
        jp beepno
        ENDIF
nothing:
        jp beepno

; Shows that H finds no further pair.
        IF NPMSG
nopairs:
        call refresh
        ld hl,npm
        call message
        call getkey
        call unmsg
        ret
        ELSE
nopairs:
        jp nothing
        ENDIF

; Lets the shown pair flash.
hinthook:
        IF PAIRFLASH
        ld b,PAIRFLASH
hf1:    push bc
        ld a,1
        ld (hshow),a
        call refresh
        ld b,6
hf2:    halt
        djnz hf2
        xor a
        ld (hshow),a
        call refresh
        ld b,5
hf3:    halt
        djnz hf3
        pop bc
        djnz hf1
        ld a,1
        ld (hshow),a
        ENDIF
        ret

; Draws a new board.
newhook:
        IF SCLS
        call cls
        call statics
        ENDIF
        IF SLOWDEAL
        call inval
        ld a,1
        ld (slow),a
        call refresh
        xor a
        ld (slow),a
        ld (overp),a
        ret
slow:   defb 0
        ELSE
        xor a
        ld (overp),a
        ret
        ENDIF
        IF SCLS

; Clears the screen for the question for a number.
numscreen:
        call cls
        ld de,21*256
        ld b,BASE
        ld hl,nsc
        call text
        ret
        ENDIF
histhook:
atedge:
movehook:
selhook:
otherkey:
        ret
        IF BLINK

; Lets the tiles D and E blink.
blink:  ld b,BLINK
bk1:    push bc
        push de
        ld l,d
        call bkblank
        pop de
        push de
        ld l,e
        call bkblank
        halt
        halt
        halt
        call inval
        call refresh
        halt
        halt
        halt
        pop de
        pop bc
        djnz bk1
        ret

; Draws the cell L as an empty place.
bkblank:
        call place
        ld bc,0
        jp putcell
        ENDIF
        IF ANIM

; Removes the tiles D and E and lets the others fall row by row.
atake:  ld h,BOARD/256
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        xor a
        ld (sel),a
        ld (hshow),a
        call refresh
        ld a,(grav)
        or a
        ret z
at1:    ld hl,BOARD+LASTP1-1
        ld b,0
at2:    ld a,(hl)
        or a
        jr nz,at3
        ld c,l
        ld a,l
        sub 17
        ld l,a
        ld a,(hl)
        dec a
        cp 21
        jr nc,at4
        inc a
        ld (hl),0
        ld l,c
        ld (hl),a
        inc b
at4:    ld l,c
at3:    dec l
        ld a,l
        cp FIRST+16
        jr nz,at2
        ld a,b
        or a
        ret z
        call refresh
        ld b,FALL
at5:    halt
        djnz at5
        jr at1
        ENDIF

; Shows the message at the end of a game, and returns NZ if it has shown one.
endmsg: ld a,(over)
        ld hl,overp
        cp (hl)
        ld (hl),a
        ret z
        or a
        ret z
        IF MSG = 2
        ld hl,wonm
        dec a
        jr z,em1
        ld hl,stum
em1:    call message
        call getkey
        call unmsg
        IF NEWONWIN
        ld a,(over)
        dec a
        call z,knew
        ENDIF
        or 1
        ret
        ELSE
        xor a
        ret
        ENDIF

; Shows the message at HL.
message:
        ld de,MSGROW*256+MSGX
        ld b,MCOL
        jp text

; Removes the message.
unmsg:  ld de,MSGROW*256+MSGX
        ld b,BASE
        ld hl,blanks
        call text
        jp inval
overp:  defb 0
blanks: defb '               ',0

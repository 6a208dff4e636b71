; ENTER, removal, history, end of the game.
kindat: ld h,GRID/256           ; A = kind at cell A
        ld l,a
        ld a,(hl)
        ret
center:
        IF FAULT = 29
        ld bc,(PA)
        ld a,c
        or a
        jr z,cen1
        ld c,b
        ld b,a
        call masks
        call join
        jp nc,unshow            ; shown, but it cannot be removed
cen1:
        ENDIF
        IF WONN = 1
        ld a,(STAT)
        cp 1
        jp z,cnew
        ENDIF
        ld hl,(PA)
        ld a,l
        or a
        jr z,en1
        ld b,l
        ld c,h
        IF FAULT = 9
        jp unshow
        ENDIF
        IF FAULT NE 45
        call unshow
        ENDIF
        IF CURREM = 4           ; only after a hint
        ld a,b
        ld (CUR),a
        ENDIF
        IF HAUTO = 1
        call remove
        jp chint
        ELSE
        jp remove
        ENDIF
en1:    call unshow
        ld a,(CUR)
        call kindat
        IF FAULT NE 22
        or a
        jr z,enempty
        ENDIF
        ld d,a                  ; kind here
        ld a,(SEL)
        or a
        jr z,selit
        ld b,a
        ld a,(CUR)
        ld c,a
        cp b
        jr nz,en2
        IF FAULT = 24
        ret
        ENDIF
        IF FAULT = 20
        jp remove               ; a tile with itself
        ENDIF
desel:  xor a
        ld (SEL),a
        ret
en2:    ld a,b
        call kindat
        IF FAULT = 21
        ld a,(SELK)             ; remembered since it was selected
        ENDIF
        IF FAULT = 23
        xor d
        and 15
        ELSE
        cp d
        ENDIF
        jr nz,enoth
        push bc
        call masks
        pop bc
        push bc
        call join
        pop bc
        jp c,remove
        IF SELBLK = 3
        ld a,MSGNOT
        jp swallow
        ENDIF
        IF SELBLK = 0
        jp errbeep
        ENDIF
        IF SELBLK = 1
        jr selit
        ENDIF
        IF SELBLK = 2
        jr desel
        ENDIF
enoth:
        IF SELOTH = 3
        ld a,MSGNOT
        jp swallow
        ENDIF
        IF SELOTH = 0
        jr selit
        ENDIF
        IF SELOTH = 1
        jr desel
        ENDIF
        IF SELOTH = 2
        jp errbeep
        ENDIF
enempty:
        IF SELEMP = 1
        jr desel
        ELSE
        ret
        ENDIF
selit:  ld a,(CUR)
        ld (SEL),a
        call kindat
        ld (SELK),a
        ret
; remove the tiles B and C, write it down
remove:
        IF ANIM = 1
        call flashes
        ENDIF
        push bc
        ld a,(HISTN)
        ld l,a
        ld h,0
        add hl,hl
        ld de,HIST
        add hl,de
        ld (hl),b
        inc hl
        ld (hl),c
        ld hl,HISTN
        inc (hl)
        ld a,(hl)
        ld hl,HISTE
        IF FAULT = 31
        cp (hl)                 ; the old end stays if it is further
        jr c,rm1
        ENDIF
        IF FAULT = 32
        cp (hl)
        jr z,rm1
        jr nc,rm0
        inc a                   ; after B one entry too many
rm0:
        ENDIF
        ld (hl),a
rm1:    ld hl,REMS
        inc (hl)
        ld a,b
        ld (LASTREM),a
        call apply
        call savesnap
        pop bc
        IF FAULT NE 25
        xor a
        ld (SEL),a
        ENDIF
        IF CURREM = 1
        ld a,$11
        ld (CUR),a
        ENDIF
        IF CURREM = 3
        ld a,c
        ld (CUR),a
        ENDIF
        IF CURREM = 2
        ld a,b
        ld (CUR),a
        ENDIF
        IF FAULT = 36
        xor a
        ld (CHEAT),a
        ENDIF
        call changed
        ld a,(CHEAT)
        or a
        jr z,rm9
        ld a,MSGCH
        call setmsg
rm9:
        IF FAULT = 98
        ld a,(REMS)
        and 3
        ret z
        ENDIF
        jp rmsound
; the board is another one: list of pairs, end of the game
changed:
        call skipon
        xor a
        IF FAULT NE 18
        ld (HVAL),a
        ENDIF
        IF FAULT = 45
        ld hl,0
        ld (PA),hl              ; the marks stay
        ELSE
        call unshow
        ENDIF
status: ld hl,GRID+17
        ld bc,95
sa1:    ld a,(hl)
        inc a
        cp 2                    ; 0 and 255 are no tiles
        jr nc,sa2
        cpi
        jp pe,sa1
        ld a,1
        jr sa3
sa2:    call anymove
        ld a,0
        jr c,sa3
        ld a,2
sa3:    ld (STAT),a
        or a
        ret z
        call setmsg
        IF FAULT = 95
        ld a,(STAT)
        dec a
        jp z,0
        ENDIF
        ret
setborder:
        ld b,5
        ld a,(CHEAT)
        or a
        IF PREC = 0
        jr nz,sb2
        ENDIF
        IF PREC = 3
        ld a,(STAT)
        cp 2
        jr z,sb3
        ld a,(CHEAT)
        or a
        jr nz,sb2
sb3:
        ENDIF
        IF PREC = 2
        ld a,(STAT)
        cp 1
        jr z,sb1
        ld a,(CHEAT)
        or a
        jr nz,sb2
        ENDIF
        ld a,(STAT)
        or a
        jr z,sb0
        dec a
        jr z,sb1
        ld b,0
        jr sb9
sb0:    ld a,(CHEAT)
        or a
        jr z,sb9
sb2:    ld b,2
        jr sb9
sb1:    ld b,7
sb9:    ld a,b
        ld (BORD),a
        out (254),a
        IF ROMBORD = 1
        rlca
        rlca
        rlca
        ld (23624),a
        ENDIF
        ret

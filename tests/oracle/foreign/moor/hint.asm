; ---- next pair from (hi),(hj); only with (only) if not 0.  Carry = found, in pa, pb
nextpair:
np1:    ld a,(hj)
        inc a
        cp HJEND
        jr c,np2
        ld a,(hi)
        inc a
        cp HIEND
        jr nc,np8
        ld (hi),a
        inc a
np2:    ld (hj),a
        ld l,a
        ld h,ORD/256
        ld a,(hl)
        ld (pb),a
        ld c,a
        ld a,(hi)
        ld l,a
        ld a,(hl)
        ld (pa),a
        ld l,a
        ld h,BH
        ld b,h
        ld a,(bc)
        or a
        jr z,np1
        cp (hl)
        jr nz,np1
        ld a,(only)
        or a
        jr z,np4
        cp l
        jr z,np4
IF X_ONLYFIRST              ; the selected one is looked for in first place only
        jr np1
ENDIF
        cp c
        jr nz,np1
np4:    ld a,1
        ld (asking),a
        call path
        push af
        xor a
        ld (asking),a
        pop af
        jr nz,np1
        scf
        ret
np8:    or a                ; no carry
        ret
hstart: xor a               ; from the beginning
        ld (hi),a
        ld (hj),a
        ret
; ---- the key H
keyhint:
IF X_HCHEAT
        ld a,1
        ld (cheat),a
        call border
ENDIF
        ld a,(sel)
IF X_HINTALL                ; the selection is not looked at
        xor a
ENDIF
        ld (only),a
        call nextpair
        jr c,kh1
IF X_HINTHOLD               ; the last pair stays shown
ELSE
        xor a
        ld (ha),a
        ld (hb),a
ENDIF
IF HINTEND EQ 1             ; stays at the end until another key
        ld a,HIEND
        ld (hi),a
        ld a,HJEND
        ld (hj),a
        ret
ENDIF
        call hstart
IF HINTEND EQ 2             ; begins again at once
        call nextpair
        jr c,kh1
        jp hstart
ENDIF
        ret
kh1:
IF X_HSKIP                  ; one partner for each tile
        ld a,83
        ld (hj),a
ENDIF
IF X_HSAME
        call hstart
ENDIF
        ld a,(pa)
        ld (ha),a
        ld a,(pb)
        ld (hb),a
        ret
; ---- won, stuck, border
judge:  ld hl,BOARD+WONFROM
        ld b,WONTO-WONFROM
ju1:    ld a,(hl)
        or a
        jr nz,ju2
        inc hl
        djnz ju1
IF X_WINS                   ; a byte that counts wins is also the mark
        ld hl,wins
        inc (hl)
        ld a,(hl)
        dec a
        ld a,0
        jr nz,ju8
ENDIF
        ld a,1
        jr ju8
ju2:    ld hl,(hi)          ; the hints continue where they were
        push hl
        call hstart
        ld a,(sel)
IF X_STUCKSEL
ELSE
        xor a
ENDIF
        ld (only),a
        call nextpair
IF X_STUCKONE               ; only pairs in row 1 and beyond the first tile
        jr nc,ju4
        ld a,(hi)
        or a
        jr nz,ju4
        call nextpair
ju4:
ENDIF
        pop hl
        ld (hi),hl
        ld a,0
        jr c,ju8
IF X_STUCKFEW               ; looked at only if few tiles are left
        ld a,(done)
        cp 21
        ld a,0
        jr c,ju8
ENDIF
        ld a,2
ju8:    ld (ended),a
border: ld a,(ended)
        ld hl,cheat
IF PREC EQ 0                ; red above all
        bit 0,(hl)
        jr nz,bored
ENDIF
IF PREC EQ 2                ; white, red, black
        cp 1
        jr z,bo1
        bit 0,(hl)
        jr nz,bored
bo1:
ENDIF
        ld c,B_WON
        cp 1
        jr z,bo9
        ld c,B_STUCK
        cp 2
        jr z,bo9
        bit 0,(hl)
        jr nz,bored
        ld c,5
        jr bo9
bored:  ld c,B_CHEAT
bo9:    ld a,c
        ld (bord),a
        out (254),a
        ret

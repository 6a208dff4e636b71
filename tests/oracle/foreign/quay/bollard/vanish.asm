; ---- the pair p1, p2 vanishes
vanish:
 if BLK = 1
        ld a,1
va1:    ld (shrink),a
        ld a,(p1)
        call va2
        ld a,(p2)
        call va2
        ld b,1
        call pause
        ld a,(shrink)
        inc a
        cp TH*4+1
        jr nz,va1
        xor a
        ld (shrink),a
        jr forget
va2:    call look
        jp tile
 endif
 if BLK = 2
        ld b,BLKN
va1:    push bc
        ld e,07fh
        call va2
        ld e,BASEAT
        call va2
        pop bc
        djnz va1
        jr forget
va2:    push de
        ld a,(p1)
        call va3
        pop de
        ld a,(p2)
        call va3
        ld b,3
        jp pause
va3:    push de
        call look
        pop de
        jp tile
 endif
        ret
; ---- what the cells of the pair show now is not what was noted
 if BLK
forget: ld a,(p1)
        call forge1
        ld a,(p2)
forge1: ld hl,shk
        ld c,a
        ld b,0
        add hl,bc
        ld (hl),254
        ret
 endif

; findp: A = n; finds the n-th pair in this tape's order; carry if there is one
findp:  ld (fn),a
   IF HKIND = 0
        ld ix,ordt
        ld b,84
fp1:    push bc
        ld d,(ix+0)
        ld h,BP
        ld l,d
        ld a,(hl)
        or a
        jr z,fp9
        dec b
        jr z,fp9
        push ix
        pop hl
fp2:    inc hl
        ld e,(hl)
        push hl
        ld h,BP
        ld l,d
        ld a,(hl)
        ld l,e
        cp (hl)
        jr nz,fp3
        call fptry
        jr nc,fp3
        pop hl
        jr fpf
fp3:    pop hl
        djnz fp2
fp9:    pop bc
        inc ix
        djnz fp1
        or a
        ret
fpf:    pop bc
        scf
        ret
   ELSE
        ld a,1
fk1:    ld (fkind),a
        ld hl,lst
        ld ix,ordt
        ld b,84
fk2:    ld d,BP
        ld e,(ix+0)
        inc ix
        ld a,(de)
        ld c,a
        ld a,(fkind)
        cp c
        jr nz,fk3
        ld (hl),e
        inc hl
fk3:    djnz fk2
        ld (hl),0
        ld hl,lst
fk4:    ld a,(hl)
        or a
        jr z,fk8
        ld d,a
        push hl
fk5:    inc hl
        ld a,(hl)
        or a
        jr z,fk7
        ld e,a
        push hl
        call fptry
        pop hl
        jr nc,fk5
        pop hl
        ret
fk7:    pop hl
        inc hl
        jr fk4
fk8:    ld a,(fkind)
        inc a
        cp 22
        jr nz,fk1
        or a
        ret
   ENDIF
fptry:  ld a,(fsel)
        or a
        jr z,ft1
        cp d
        jr z,ft1
        cp e
        jr z,ft1
ft0:    or a
        ret
ft1:    push bc
        call path
        pop bc
        ret nc
   IF FAULT = 9
        ld a,d                  ; hints leave out tiles in column 9
        and 15
        cp 9
        jr z,ft0
   ENDIF
        ld a,(fn)
        or a
        jr z,ft2
        dec a
        ld (fn),a
        or a
        ret
ft2:    ld a,d
        ld (f1),a
        ld a,e
        ld (f2),a
        scf
        ret

doh:    ld a,(sel)
        ld (fsel),a
   IF FAULT = 10
        xor a
        ld (fsel),a             ; hints ignore the selection
   ENDIF
        ld a,(hpos)
        inc a                   ; 255 = dried up
        jr z,hdry
        dec a
        call findp
        jr nc,hnone
        ld hl,hpos
   IF FAULT = 44
        ld a,(hl)
        cp 2
        jr nz,hf44
        dec (hl)                ; goes round among the first few
hf44:
   ENDIF
        inc (hl)
   IF FAULT = 11
        ld a,(hl)
        cp 4
        jr nz,hf11
        inc (hl)                ; the fifth pair is left out
hf11:
   ENDIF
        ld a,(f1)
        ld (h1),a
        ld a,(f2)
        ld (h2),a
   IF HSWAP
        ld (h1),a
        ld a,(f1)
        ld (h2),a
   ENDIF
   IF FAULT = 12
        ld a,(nmov)
        cp 6
        jr c,hf12
        ld a,(h1)               ; shows a wrong second tile late in the game
        ld (h2),a
hf12:
   ENDIF
        ld hl,HTIME
        ld (htim),hl
   IF HCUR
        ld a,(h1)
        ld (cur),a
   ENDIF
        ret
hnone:  ld a,(hpos)
        or a
        jr z,hno2               ; no pair at all
   IF HEND = 1
        xor a                   ; from the beginning at once
        ld (hpos),a
        jr doh
   ENDIF
   IF HEND = 0
        xor a
        ld (hpos),a
   ENDIF
   IF HEND = 2
        ld a,255
        ld (hpos),a
   ENDIF
hno2:
hdry:   xor a
        ld (h1),a
        ld (h2),a
   IF MISSBEEP
        call buzz
   ENDIF
        ld a,1
        ld (nomsg),a
        ret

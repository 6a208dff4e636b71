; Squares: screen.
cls:    ld hl,SCRH*256
        ld de,SCRH*256+1
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),BGATTR
        ld bc,767
        ldir
        ld hl,SHK
        ld b,0
cl1:    ld (hl),254
        inc l
        djnz cl1
        if BACK > 0
        ld hl,SCRH*256
        ld c,192
cl2:    push bc
        push hl
        ld a,h
        and 7
        ld e,a
        ld d,0
        ld hl,BACKP
        add hl,de
        ld a,(hl)
        pop hl
        ld b,32
cl3:    ld (hl),a
        inc hl
        djnz cl3
        pop bc
        dec c
        jr nz,cl2
        ; bottom lines plain
        ld b,0
cl4:    ld hl,SCRH*256+10C0h
        ld e,8
cl5:    push hl
        ld d,64
cl6:    ld (hl),0
        inc hl
        dec d
        jr nz,cl6
        pop hl
        inc h
        dec e
        jr nz,cl5
        endif
        ret

        if BACK > 0
BACKP:
        include "backp.inc"
        endif

frame:
        if FRAME = 1            ; pixel lines around the board
        ld b,OY-1
        ld c,OX-1
        ld d,BW+2
fr1:    push bc
        push de
        call scrad
        ld b,8
        ld a,7
fr2:    add a,h
        ld h,a
        ld (hl),255
        pop de
        pop bc
        inc c
        dec d
        jr nz,fr1
        ld b,OY+BH
        ld c,OX-1
        ld d,BW+2
fr3:    push bc
        push de
        call scrad
        ld (hl),255
        pop de
        pop bc
        inc c
        dec d
        jr nz,fr3
        ld b,OY
        ld d,BH
fr4:    push de
        ld c,OX-1
        call scrad
        ld d,8
fr5:    ld (hl),1
        inc h
        dec d
        jr nz,fr5
        ld c,OX+BW
        call scrad
        ld d,8
fr6:    ld (hl),128
        inc h
        dec d
        jr nz,fr6
        inc b
        pop de
        dec d
        jr nz,fr4
        endif
        if FRAME = 2            ; a coloured field under the tiles
        ld b,OY-1
        ld d,BH+2
fr1:    push de
        ld c,OX-1
        call attad
        ld e,BW+2
fr2:    ld (hl),FRATTR
        inc l
        dec e
        jr nz,fr2
        inc b
        pop de
        dec d
        jr nz,fr1
        endif
        if FRAME = 3            ; characters
        ld b,OY-1
        ld d,BH+2
fr1:    push de
        ld c,OX-1
        ld a,d
        cp 1
        jr z,fr7
        cp BH+2
        jr z,fr7
        ld e,'!'
        call frp
        ld c,OX+BW
        call frp
        jr fr8
fr7:    ld d,BW+2
        ld e,'-'
fr9:    call frp
        inc c
        dec d
        jr nz,fr9
fr8:    pop de
        inc b
        dec d
        jr nz,fr1
        endif
        ld a,TXATTR
        ld (pattr),a
        if HEAD = 1
        ld b,HEADROW
        ld c,HEADCOL
        ld hl,thead
        call print
        endif
        ret
        if FRAME = 3
frp:    push bc
        push de
        ld a,c
        ld (pcol),a
        ld a,b
        ld (prow),a
        ld a,BGATTR
        ld (pattr),a
        ld a,e
        call prch
        pop de
        pop bc
        ret
        endif
thead:  defm "SHISEN"
        defb 0

; print HL at row B col C
print:  ld a,b
        ld (prow),a
        ld a,c
        ld (pcol),a
pr1:    ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call prch
        pop hl
        jr pr1

prch:   ; A at prow,pcol
        if PRT = 1
        push af
        ld a,(pattr)
        ld (5C8Fh),a
        ld (5C8Dh),a
        ld a,(prow)
        cp 22
        ld a,2
        jr c,pc1
        ld a,1
pc1:    ld iy,5C3Ah
        push af
        call 1601h
        pop af
        dec a
        jr nz,pc4
        ld a,(pattr)
        ld (5C8Fh),a
pc4:    ld a,(pattr)
        ld (5C8Fh),a
        ld a,22
        rst 16
        ld a,(prow)
        cp 22
        jr c,pc2
        sub 22
pc2:    rst 16
        ld a,(pcol)
        rst 16
        ld a,(pattr)
        ld (5C8Fh),a
        pop af
        rst 16
          if INTM = 0
        di
          endif
        else
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        ld bc,(prow)
        ld a,b
        ld b,c
        ld c,a
        push bc
        call scrad
        ld b,8
pc1:    ld a,(de)
          if FONT = 1
        rrca
        ld c,a
        ld a,(de)
        or c
          endif
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop bc
        call attad
        ld a,(pattr)
        ld (hl),a
        endif
        ld hl,pcol
        inc (hl)
        ret

; print number HL, five places
pnum:   ld c,0                  ; leading flag
        ld de,10000
        call pn1
        ld de,1000
        call pn1
        ld de,100
        call pn1
        ld de,10
        call pn1
        ld a,l
        add a,'0'
        jr pn4
pn1:    ld a,'0'-1
pn2:    inc a
        or a
        sbc hl,de
        jr nc,pn2
        add hl,de
        cp '0'
        jr nz,pn3
        if LEADZ = 0
        bit 0,c
        jr nz,pn3
        ret
        endif
pn3:    ld c,1
pn4:    push hl
        push bc
        call prch
        pop bc
        pop hl
        ret

status: ld a,TXATTR
        ld (pattr),a
        ld b,NROW
        ld c,NCOL
        ld hl,tlabel
        call print
        ld hl,(num)
        if FAULT = 23
        ld a,h                  ; shows it modulo 32768
        and 127
        ld h,a
        endif
        call pnum
        ld a,(pcol)
        ld b,a
st0:    ld a,' '
        push bc
        call prch
        pop bc
        ld a,(pcol)
        cp NCOL+LABLEN+6
        jr c,st0
        if GSHOW = 1
        ld a,(grav)
        or a
        ld a,'G'
        jr nz,st1
        ld a,'-'
st1:    call prch
        endif
        if ST_LEFT = 1
        ld b,STROW
        ld c,STCOL
        ld hl,tleft
        call print
        ld a,(left)
        ld l,a
        ld h,0
        call pnum
        ld a,' '
        call prch
        ld a,' '
        call prch
        endif
        if ST_TIME = 1
        call sttime
        endif
        if MSGS = 1
        ld b,MSROW
        ld c,MSCOL
        ld a,(left)
        or a
        ld hl,twin
        jr z,st2
        ld a,(stuck)
        or a
        ld hl,tstuck
        jr nz,st2
        ld a,(hend)
        or a
        ld hl,tnone
        jr nz,st2
        ld hl,tblank
st2:    call print
        endif
        ret
        if ST_TIME = 1
sttime: ld b,TMROW
        ld c,TMCOL
        ld hl,ttime
        call print
        ld hl,(secs)
        call pnum
        ld a,' '
        jp prch
ttime:  defm "TIME "
        defb 0
        endif
tlabel:
        include "label.inc"
        defb 0
tprompt:
        include "prompt.inc"
        defb 0
tleft:  defm "LEFT "
        defb 0
twin:   defm "YOU WIN!   "
        defb 0
tstuck: defm "NO MOVES   "
        defb 0
tnone:  defm "NO MORE    "
        defb 0
tblank: defm "           "
        defb 0

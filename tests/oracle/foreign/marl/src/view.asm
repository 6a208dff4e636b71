; --- the board on the screen
wipe:   ld hl,16384             ; clear the screen
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        ld hl,22528
        ld de,22529
        ld bc,767
        ld (hl),BGATT
        ldir
        call marks              ; fixed colours of the panel (gen.asm)
forget: ld hl,shadow
        ld de,shadow+1
        ld bc,511
        ld (hl),255
        ldir
        ret
drawall:ld a,(cur)
        call at
        ld (curk),a
        ld c,17
da1:    call drawc
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,da1
        inc c
        inc c
        ld a,c
        cp 112
        jr c,da1
        ret
curk:   db 0
; cell C: choose its colour, draw if it changed
drawc:  ld a,c
        call at
        ld b,a                  ; kind
        ld d,NORMAL
        or a
        jr nz,dc1
        ld d,EMPTY
        jr dc2
dc1:    ld a,(curk)
        cp b
        jr nz,dc2
        ld d,LIGHT
dc2:    ld a,(h1)
        or a
        jr z,dc3
        cp c
        jr z,dc2a
        ld a,(h2)
        cp c
        jr nz,dc3
dc2a:   ld d,HINTED
dc3:    ld a,(sel)
        cp c
        jr nz,dc4
        ld d,CHOSEN
dc4:    ld a,(cur)
        cp c
        ld a,d
        jr nz,dc5
        IF CURS=0
        xor 128
        ENDIF
        IF CURS=1
        xor 64
        ENDIF
        IF CURS=2
        and 7
        add a,a
        add a,a
        add a,a
        ld e,a
        ld a,d
        rrca
        rrca
        rrca
        and 7
        or e
        ld e,a
        ld a,d
        and 192
        or e
        ENDIF
        ld d,a
dc5:    ld h,shadow/256
        ld l,c
        ld a,(hl)
        cp b
        jr nz,dc6
        inc h
        ld a,(hl)
        cp d
        ret z
        dec h
dc6:    ld (hl),b
        inc h
        ld (hl),d
        push bc
        ld a,c
        and 15
        dec a
        add a,a
        add a,BX
        ld e,a                  ; column
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        add a,a
        add a,BY                ; row
        ld (crow),a
        ld a,d
        ld (catt),a
        ld a,e
        ld (ccol),a
        IF TILE=0
        ld a,b                  ; a letter
        add a,64
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15360
        add hl,de
        ld a,b
        or a
        jr nz,dl1
        ld hl,15616
dl1:    call cell
        ELSE
        ld a,b                  ; a picture of four cells
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,pics
        add hl,de
        call cell
        ld a,(ccol)
        inc a
        ld (ccol),a
        call cell
        dec a
        ld (ccol),a
        ld a,(crow)
        inc a
        ld (crow),a
        call cell
        ld a,(ccol)
        inc a
        ld (ccol),a
        call cell
        ENDIF
        pop bc
        IF ANIM=1
        ld a,(shadow)           ; only while dealing
        or a
        jr z,dl2
        halt
dl2:
        ENDIF
        ret
crow:   db 0
ccol:   db 0
catt:   db 0
; eight bytes at HL into cell (crow), (ccol); HL moves on; A: column
cell:   push hl
        ld a,(crow)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,lines
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,(ccol)
        add a,e
        ld e,a
        pop hl
        ld b,8
ce1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz ce1
        push hl
        ld a,(crow)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,22528
        add hl,de
        ld a,(ccol)
        ld e,a
        ld d,0
        add hl,de
        ld a,(catt)
        ld (hl),a
        pop hl
        ld a,(ccol)
        ret

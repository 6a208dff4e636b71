; Prepares the screen and the pictures. MIT licence.

; Clears the screen and the copies of what is on it.
cls:    ld hl,4000h
        ld de,4001h
        ld bc,17ffh
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,2ffh
        ld (hl),EATT0
        ldir
        ld hl,SHK
        ld de,SHK+1
        ld bc,255
        ld (hl),255
        ldir
    if OUTP = 0
        ld a,2
        call 1601h
    endif
        ld hl,TITLE
        ld a,TROW
        ld (trow),a
        ld a,TCOL
        ld (tcol),a
        ld a,TATT
        ld (tatt),a
        jp puts

; Makes the pictures of the tiles.
gfxinit:
    if OUTP = 0
        ld hl,PICS
        ld (5c7bh),hl
    else
    if TILE = 0
        ; Takes the characters of KCHR from the ROM, TW * TH for each tile.
        ld hl,KCHR
        ld de,TILES
        ld b,0
        ld a,21*TW*TH
gx1:    push af
        push hl
        ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3c00h
        add hl,bc
        ld bc,8
        ldir
        pop hl
        inc hl
        pop af
        dec a
        jr nz,gx1
    endif
    if TILE = 1
        ld hl,PICS
        ld de,TILES
        ld bc,21*TW*TH*8
        ldir
    endif
    if TILE = 2
        ; Doubles the characters of KCHR to 2 x 2 characters.
        ld hl,KCHR
        ld de,TILES
        ld a,21
gx1:    push af
        push hl
        ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3c00h
        add hl,bc
        ld c,2
gx2:    ld b,4
gx3:    push bc
        ld a,(hl)
        inc hl
        call gxdbl
        ld a,b
        ld (de),a
        inc de
        ld (de),a
        push hl
        ld hl,7
        add hl,de
        ld (hl),c
        inc hl
        ld (hl),c
        pop hl
        inc de
        pop bc
        djnz gx3
        push hl
        ld hl,8
        add hl,de
        ex de,hl
        pop hl
        dec c
        jr nz,gx2
        pop hl
        inc hl
        pop af
        dec a
        jr nz,gx1
    endif
    endif
        ret

    if TILE = 2
; BC := the bits of A, each twice.
gxdbl:  push de
        ld d,8
gd1:    rlca
        push af
        rl c
        rl b
        pop af
        push af
        rl c
        rl b
        pop af
        dec d
        jr nz,gd1
        pop de
        ret
    endif

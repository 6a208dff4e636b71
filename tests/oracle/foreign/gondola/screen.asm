; The tiles and their shadows.

; Screen address HL of byte column B, pixel line C.
scr:    ld a,c
        and 7
        or 64
        ld h,a
        ld a,c
        rra
        rra
        rra
        and 24
        or h
        ld h,a
        ld a,c
        rla
        rla
        and 224
        or b
        ld l,a
        ret

; Byte column B and top pixel line C of cell A.
cellxy: push af
        and 15
        add a,a
        ld b,a
        pop af
        and 112
        rrca                            ; 8 rows
        ld c,a
        add a,a
        add a,c                         ; 24 rows
        sub 8
        ld c,a
        ret

; Makes the image of kind A (0: face down) in timg.
face:   push af
        ld hl,blank
        ld de,timg
        ld bc,48
        ldir
        pop af
        or a
        jr z,fdown
        ld e,a
        ld d,0
        ld hl,kinds-1
        add hl,de
        ld a,(hl)
        push af
        rrca
        rrca
        rrca
        rrca
        ld de,timg+4
        call pips
        pop af
        ld de,timg+26
pips:   and 15
        ld c,a
        add a,a
        add a,c
        add a,a
        ld c,a
        ld b,0
        ld hl,dice-6
        add hl,bc
        ld b,3
pi1:    push bc
        ld c,2
pi2:    push hl
        ld b,2
pi3:    ld a,(de)
        or (hl)
        ld (de),a
        inc hl
        inc de
        djnz pi3
        pop hl
        dec c
        jr nz,pi2
        inc de
        inc de
        inc hl
        inc hl
        pop bc
        djnz pi1
        ret
fdown:  ld hl,timg+4
        ld b,9
fd1:    ld a,(hl)
        or 2Ah
        ld (hl),a
        inc hl
        ld a,(hl)
        or 0A8h
        ld (hl),a
        inc hl
        inc hl
        inc hl
        djnz fd1
        ret

; Draws kind A at byte column B, pixel line C. tile: with its shadow on the neighbours.
tile0:  push bc
        call face
        pop bc
        push bc
        ld de,timg
ti1:    call scr
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        inc c
        ld a,e
        cp (timg+48) and 255
        jr nz,ti1
        pop bc
        ret
tile:   call tile0
        push bc
        inc c
        inc c
        ld d,24
ti2:    call scr
        inc l
        inc l
        ld a,(hl)
        or 0C0h
        ld (hl),a
        inc c
        dec d
        jr nz,ti2
        dec c
        dec c
        ld d,2
ti3:    call scr
        ld a,(hl)
        or 0Fh
        ld (hl),a
        inc l
        ld (hl),255
        inc c
        dec d
        jr nz,ti3
        pop bc
        ret

; Clears the field (lines 16 to 167), then draws every tile.
clfield:ld bc,16
cf1:    call scr
        ld d,h
        ld e,l
        inc e
        push bc
        ld bc,31
        ld (hl),0
        ldir
        pop bc
        inc c
        ld a,c
        cp 168
        jr nz,cf1
        ret
drawall:call clfield
        ld hl,bpage+17
da1:    ld a,(hl)
        or a
        jr z,da2
        push hl
        push af
        ld a,l
        call cellxy
        pop af
        call tile
        pop hl
da2:    inc l
        jp p,da1
        jp colours

; Shows the deal: all tiles face down, then one a frame is turned.
cascade:call clfield
        call hidepr
        ld c,0
ca1:    ld hl,bpage+17
ca2:    ld a,(hl)
        or a
        jr z,ca4
        push hl
        push bc
        ld b,a
        ld a,c
        or a
        ld a,0
        jr z,ca3
        halt
        ld a,b
ca3:    push af
        ld a,l
        call cellxy
        pop af
        call tile
        pop bc
        pop hl
ca4:    inc l
        jp p,ca2
        inc c
        ld a,c
        cp 2
        jr nz,ca1
        ret

; Lets the tile that the board moved from cell L to cell E come down, 4 lines a frame.
fall:   ld a,(show)
        or a
        ret z
        push hl
        push de
        push bc
        push de
        ld a,l
        call cellxy
        pop de
        push bc
        ld a,e
        call cellxy
        ld a,c
        ld (fallto),a
        ld a,(de)
        pop bc
        ld (fallk),a
fa1:    halt
        ld d,4
fa2:    call scr
        ld (hl),0
        inc l
        ld (hl),0
        inc c
        dec d
        jr nz,fa2
        ld a,(fallk)
        call tile0
        ld a,(fallto)
        cp c
        jr nz,fa1
        pop bc
        pop de
        pop hl
        ret

blank:  db 7Fh,0FEh
        db 40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3
        db 5Fh,0FBh
        db 40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3,40h,3
        db 7Fh,0FFh
        db 1Fh,0FFh
kinds:  db 11h,12h,13h,14h,15h,16h,22h,23h,24h,25h,26h,33h,34h,35h,36h,44h,45h,46h,55h,56h,66h
dice:   db 0,0,1,80h,0,0
        db 0Ch,0,0,0,0,30h
        db 0Ch,0,1,80h,0,30h
        db 0Ch,30h,0,0,0Ch,30h
        db 0Ch,30h,1,80h,0Ch,30h
        db 0Ch,30h,0Ch,30h,0Ch,30h

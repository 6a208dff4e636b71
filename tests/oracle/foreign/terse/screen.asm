; The terse game: Draws the screen.

; ---- the screen, all of it after every key, with RST 16
show:   ld a,2
        call 1601h
        ld de,thead
        call text
        ld c,0
sh1:    ld b,0
        ld a,c
        ld de,0E00h             ; row and column of cell C
sh2:    cp 14
        jr c,sh3
        sub 14
        inc b
        jr sh2
sh3:    push af
        ld a,22
        rst 10h
        ld a,b
        add a,ROW
        rst 10h
        pop af
        add a,COL
        rst 10h
        ld h,bd/256
        ld l,c
        ld d,(hl)               ; kind
        ld a,16
        rst 10h
        ld a,d
        or a
        jr z,sh5
        dec a
        ld b,0
sh4:    sub 7
        jr c,sh4a
        inc b
        jr sh4
sh4a:   add a,7
        ld d,a                  ; 0 to 6: the letter; B the colour
        ld e,b
        ld a,b
        ld hl,inks
        add a,l
        ld l,a
        jr nc,sh4b
        inc h
sh4b:   ld a,(hl)
sh5:    push af
        rst 10h
        pop af
        ld a,17                 ; PAPER: yellow for the pair that H shows
        rst 10h
        ld hl,(pair)
        ld a,h
        cp c
        jr z,sh6
        ld a,l
        cp c
        ld a,7
        jr nz,sh7
sh6:    ld a,6
sh7:    rst 10h
        ld a,18                 ; FLASH: the cursor
        rst 10h
        ld a,(at)
        cp c
        ld a,1
        jr z,sh8
        dec a
sh8:    rst 10h
        ld a,19                 ; BRIGHT: the kind under the cursor
        rst 10h
        ld a,(at)
        ld h,bd/256
        ld l,a
        ld a,(hl)
        ld l,c
        cp (hl)
        jr nz,sh9
        or a
        jr z,sh9
        IF FAULT = F_t_kind_not_lit
        cp 13                   ; this kind is not lit
        jr z,sh9
        ENDIF
        ld a,1
        jr sh10
sh9:    xor a
sh10:   rst 10h
        ld a,20                 ; INVERSE: the selected one
        rst 10h
        ld a,(mark)
        cp c
        ld a,1
        jr z,sh11
        dec a
sh11:   rst 10h
        ld l,c
        ld h,bd/256
        ld a,(hl)
        or a
        ld a,' '
        jr z,sh12
        ld a,d
        ld hl,tkinds
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
sh12:   rst 10h
        inc c
        ld a,c
        cp 84
        jp nz,sh1
        ld de,tstat
        call text
        call left
        ld c,a
        ld b,0
        call 1A1Bh
        ld de,tmoves
        call text
        ld a,(moves)
        ld c,a
        ld b,0
        call 1A1Bh
        ld a,'/'
        rst 10h
        ld a,(most)
        ld c,a
        ld b,0
        call 1A1Bh
        ld a,(grav)
        or a
        ld de,ton
        jr nz,sh13
        ld de,toff
sh13:   call text
        xor a
        call 1601h
        call 0D6Eh
        xor a
        call 1601h
        ld de,tnr
        call text
        ld bc,(num)
        call 2D2Bh
        jp 2DE3h

text:   ld a,(de)
        inc de
        cp 255
        ret z
        push de
        rst 10h
        pop de
        jr text

pling:  ld hl,300
        ld de,20
        push ix
        call 03B5h
        pop ix
        ret

inks:   db 2,1,0
tkinds: db "AX#$",144,145,146
thead:  db 22,0,0,16,0,17,7,18,0,19,0,20,0,"S H I S E N",255
tstat:  db 16,0,17,7,18,0,19,0,20,0,22,2,0,"LEFT ",255
tmoves: db "  MOVES ",255
ton:    db "   ",22,3,0,"MODE: GRAVITY",255
toff:   db "   ",22,3,0,"MODE: PLAIN  ",255
tnum:   db "NUMBER? ",255
tnr:    db "#",255
shapes: db 0,24,60,126,126,60,24,0
        db 0,126,66,66,66,66,126,0
        db 0,102,102,24,24,102,102,0

num:    dw 1
grav:   db 255
at:     db 0
mark:   db 255
pair:   dw 0FFFFh
only:   db 255
ended:  db 0
moves:  db 0
most:   db 0
cheat:  db 0
steps:  db 0
games:  db 0
goal:   db 0
swp:    dw 0
log:    ds 90
orig:   ds 84
        org ($+255)/256*256
bd:     ds 256
ring:   ds 256

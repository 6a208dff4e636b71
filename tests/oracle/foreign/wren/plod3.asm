; PLOD, third part: keys, number, screen, variables
; GETKEY: waits for a key, repeats it after half a second.
GETKEY: halt
        call SCAN
        ld hl,LASTKY
        cp (hl)
        jr z,SAMEKY
        ld (hl),a
        ld hl,REPEAT
        ld (hl),30
        or a
        jr z,GETKEY
        ret
SAMEKY: or a
        jr z,GETKEY
        ld hl,REPEAT
        dec (hl)
        jr nz,GETKEY
        ld (hl),8
        ret
; SCAN: A = key or 0
SCAN:   ld hl,KEYTAB
        ld c,254
        ld d,8
SCAN1:  ld b,c
        push bc
        ld c,254
        in a,(c)
        pop bc
        ld e,5
SCAN2:  rra
        jr c,SCAN3
        push af
        ld a,(hl)
        cp 3
        jr nc,SCAN4
        pop af
SCAN3:  inc hl
        dec e
        jr nz,SCAN2
        rlc c
        dec d
        jr nz,SCAN1
        xor a
        ret
SCAN4:  pop de
        ld d,a
        cp ':'
        ret nc
        cp '0'
        ret c
        ld bc,0xfefe            ; a digit: with CAPS SHIFT?
        in a,(c)
        rra
        ld a,d
        ret c
        ld hl,SHIFTD
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        ret
SHIFTD: defb 12,0,0,0,0,8,10,11,9,0
KEYTAB: defb 1,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH",32,2,"MNB"
; ASKNUM: ask for a board
ASKNUM: xor a
        ld (SELON),a
        ld (DIGN),a
ASK1:   ld hl,ASKTXT
        ld bc,0x1600
        call PRTEXT
        ld hl,DIGITS
        ld a,(DIGN)
        or a
        jr z,ASK3
        ld e,a
ASK2:   ld a,(hl)
        inc hl
        push hl
        push de
        call PRCHAR
        pop de
        pop hl
        dec e
        jr nz,ASK2
ASK3:   ld a,128+8+7
        ld (COLOUR),a
        ld a,'L'
        call PRCHAR
        ld a,8+7
        ld (COLOUR),a
        ld a,' '
        call PRCHAR
ASK4:   call GETKEY
        cp 13
        jr z,ASKEND
        cp 12
        jr z,ASKDEL
        cp '0'
        jr c,ASK4
        cp ':'
        jr nc,ASK4
        ld c,a
        ld a,(DIGN)
        cp 5                    ;@p-four: cp 4
        jr nc,ASK4
        ld e,a
        ld d,0
        inc a
        ld (DIGN),a
        ld hl,DIGITS
        add hl,de
        ld (hl),c
        jr ASK1
ASKDEL: ld a,(DIGN)
        or a
        jr z,ASK4
        dec a                   ;@delall: xor a
        ld (DIGN),a
        jr ASK1
ASKEND: ld hl,BLANKS
        ld bc,0x1600
        call PRTEXT
        ld hl,0
        ld a,(DIGN)
        or a
        ret z
        ld b,a
        ld de,DIGITS
ASKE1:  push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,ASKBIG
        add hl,hl
        jr c,ASKBIG
        add hl,de
        jr c,ASKBIG
        add hl,hl
        jr c,ASKBIG
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jr nc,ASKE2
        inc h
        ret z                   ; more than 65535
ASKE2:  djnz ASKE1
        ld a,h
        or l
        ret z
        pop de
        jp NEWBRD
ASKBIG: pop de
        ret
; SHOW the board, the number, a message and the border.
SHOW:   call CURKND
        ld b,1
SHOW1:  ld c,1
SHOW2:  push bc
        call TILE
        pop bc
        inc c
        ld a,c
        cp 15
        jr nz,SHOW2
        inc b
        ld a,b
        cp 7
        jr nz,SHOW1
        ld hl,BRDTXT
        ld bc,0x1700
        call PRTEXT
        call PRNUM
        ld b,5
        ld hl,BLANKS
        ld a,(LEFT)
        or a
        jr nz,SHOW3
        ld b,7
        ld hl,WINTXT
        jr SHOW4                ;@p-winblack: nop
SHOW3:  ld a,(NOMOVE)
        or a
        jr z,SHOW4
        ld b,0
        ld hl,ENDTXT
SHOW4:  ld a,(CHEATD)
        or a
        jr z,SHOW5
        ld b,2
SHOW5:  ld a,b
        ld (BORDC),a
        out (254),a
        ld bc,0x0200
        jp PRTEXT
CURKND: ld a,(CURX)
        ld c,a
        ld a,(CURY)
        ld b,a
        call GETADR
        ld a,(hl)
        ld (KINDC),a
        ret
TILE:   call GETADR
        ld e,(hl)
        ld d,8+7                ; white on blue
        ld a,e
        or a
        jr z,TILE1
        ld a,(KINDC)
        cp e
        jr nz,TILE1
        ld d,40                 ; kind under the cursor: cyan
TILE1:  ld a,(SELON)
        or a
        jr z,TILE2
        ld hl,SELX
        call HERE
        jr nz,TILE2
        ld d,16+7               ; selected: red
TILE2:  ld a,(HINTON)
        or a
        jr z,TILE3
        ld hl,X1
        call HERE
        jr z,TILE4
        ld hl,X2
        call HERE
        jr nz,TILE3
TILE4:  ld d,32                 ; pair shown: green
TILE3:  ld hl,CURX
        call HERE
        ld a,' '
        jr nz,TILE5
        ld a,'>'
TILE5:  push de
        push af
        ld a,b                  ; row 2 + 2 * B, column 2 * C - 1
        add a,a
        add a,2
        ld b,a
        ld a,c
        add a,a
        dec a
        ld c,a
        pop af
        call PRCHAR
        pop de
        ld a,d
        ld (COLOUR),a
        ld hl,FACES
        ld d,0
        add hl,de
        ld a,(hl)
        call PRCHAR
        ld a,8+7
        ld (COLOUR),a
        ret
HERE:   ld a,(hl)
        cp c
        ret nz
        inc hl
        ld a,(hl)
        cp b
        ret
FACES:  defb ".123456789ABCDEFGHKMPR"
PRNUM:  ld hl,(NUMBER)
        ld de,POWERS
        xor a
        ld (LEADZ),a
PRNUM1: push bc
        ld a,(de)
        ld c,a
        inc de
        ld a,(de)
        ld b,a
        inc de
        ld a,'0'-1
PRNUM2: inc a
        or a
        sbc hl,bc
        jr nc,PRNUM2
        add hl,bc
        pop bc
        cp '0'
        jr nz,PRNUM3
        ld a,(LEADZ)
        or a
        ld a,'0'
        jr z,PRNUM4             ;@zeros: nop
PRNUM3: push hl
        push de
        call PRCHAR
        pop de
        pop hl
        ld a,1
        ld (LEADZ),a
PRNUM4: ld a,e
        cp low POWEND
        jr nz,PRNUM1
        ld hl,BLANK4
PRTEXT: ld a,(hl)               ; text until 0 at row B, column C
        inc hl
        or a
        ret z
        push hl
        call PRCHAR
        pop hl
        jr PRTEXT
; PRCHAR: print A in bold at row B, column C
PRCHAR: push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15360
        add hl,de
        ex de,hl
        ld a,b
        and 7
        rrca
        rrca
        rrca
        add a,c
        ld l,a
        ld a,b
        and 24
        add a,64
        ld h,a
        ld b,8
PRCH1:  ld a,(de)
        ld c,a
        srl a
        or c
        ld (hl),a
        inc de
        inc h
        djnz PRCH1
        pop bc
        ld a,b
        rrca
        rrca
        rrca
        and 3
        add a,88
        ld h,a
        ld a,(COLOUR)
        ld (hl),a
        inc c
        ret
CLRSCR: ld hl,0x4000
        ld de,0x4001
        ld bc,0x17ff
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),8+7
        ld bc,0x02ff
        ldir
        ld a,8+7
        ld (COLOUR),a
        ret

; printing with the ROM
upper:  ld a,2
        jp 0x1601
lower:  ld a,1
        jp 0x1601

text:   ld a,(hl)               ; prints up to a byte of 255
        inc hl
        cp 255
        ret z
        rst 16
        jr text

at:     ld a,22                 ; B row, C column
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        ret

number2:                        ; prints A in two digits
        ld b,'0'-1
nu1:    inc b
        sub 10
        jr nc,nu1
        add a,'0'+10
        ld c,a
        ld a,b
        rst 16
        ld a,c
        rst 16
        ret

number5:                        ; prints HL
        ld bc,10000
        call nu5
        ld bc,1000
        call nu5
        ld bc,100
        call nu5
        ld bc,10
        call nu5
        ld a,l
        add a,'0'
        rst 16
        ret
nu5:    ld a,'0'-1
nu6:    inc a
        or a
        sbc hl,bc
        jr nc,nu6
        add hl,bc
        rst 16
        ret

drawall:
        xor a
        out (254),a
        ld a,BACK
        ld (23693),a
        ld a,LOWATTR
        ld (BORDCR),a
        call 0x0d6b
        call upper
        ld hl,heading
        call text
        ld hl,OLDKIND
        ld b,0
da1:    ld (hl),255
        inc hl
        djnz da1
        ret

; draws what has changed
draw:   call upper
        ld c,17
dr1:    ld a,(cursor)
        call kind
        ld d,a
        ld e,0                  ; 1 cursor, 2 same kind, 4 chosen, 8 hint
        ld a,(cursor)
        cp c
        jr nz,dr2
        inc e
dr2:    ld a,c
        call kind
        jr z,dr6
IF FAULT = 19
        push af
        ld a,(cursor)
        xor c
        and 240
        jr z,dr2x
        pop af
        jr dr3
dr2x:   pop af
ENDIF
        cp d
        jr nz,dr3
        set 1,e
dr3:    ld a,(chosen)
        cp c
        jr nz,dr4
        set 2,e
dr4:    ld a,(hint1)
        cp c
        jr z,dr5
        ld a,(hint2)
        cp c
        jr nz,dr6
dr5:    set 3,e
dr6:    ld h,BOARD/256
        ld l,c
        ld d,(hl)
        ld h,OLDKIND/256
        ld a,(hl)
        cp d
        ld (hl),d
        set 7,l
        jr nz,dr7
        ld a,(hl)
        cp e
        jr z,dr8
dr7:    ld (hl),e
        push bc
        call tile
        pop bc
dr8:    inc c
        ld a,c
        and 15
        cp 15
        jr nz,dr1
        inc c
        inc c
        ld a,c
        cp 112
        jr c,dr1
        ret

; draws the tile at C: kind D, marks E
tile:   ld hl,vink
        ld (hl),TINK
        inc hl
        ld (hl),TPAPER
        inc hl
        ld (hl),0
        inc hl
        ld (hl),TBRIGHT
        inc hl
        ld (hl),0
        ld a,d
        or a
        jr nz,ti0
        ld a,BPAPER
        ld (vpaper),a
        jr ti1
ti0:    ld hl,inks-1
        add a,l
        ld l,a
        jr nc,ti00
        inc h
ti00:   ld a,(hl)
        ld (vink),a
ti1:    bit 1,e
        jr z,ti2
IF KINDST = 0
        ld a,1-TBRIGHT
        ld (vbrig),a
ENDIF
IF KINDST = 1
        ld a,6
        ld (vpaper),a
        xor a
        ld (vink),a
ENDIF
IF KINDST = 2
        ld a,1
        ld (vinv),a
ENDIF
ti2:    bit 2,e
        jr z,ti3
IF SELST = 0
        ld a,4
        ld (vpaper),a
ENDIF
IF SELST = 1
        ld a,1
        ld (vflash),a
ENDIF
ti3:    bit 3,e
        jr z,ti4
IF HINTST = 0
        ld a,1
        ld (vflash),a
ENDIF
IF HINTST = 1
        ld a,3
        ld (vpaper),a
        ld a,7
        ld (vink),a
ENDIF
ti4:    bit 0,e
        jr z,ti5
IF CURST = 0
        ld a,(vinv)
        xor 1
        ld (vinv),a
ENDIF
IF CURST = 1
        ld a,1
        ld (vflash),a
ENDIF
IF CURST = 3
        ld a,2
        ld (vpaper),a
        ld a,7
        ld (vink),a
ENDIF
ti5:    ld hl,vink
        ld b,5
        ld a,16
ti6:    push af
        rst 16
        ld a,(hl)
        rst 16
        inc hl
        pop af
        inc a
        djnz ti6
        ld a,c                  ; where
        and 15
        dec a
        add a,a
        add a,LEFTX
        push af
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,a
        add a,a
IF TILE = 2
        add a,b
ENDIF
        add a,TOPY
        ld b,a
        pop af
        ld c,a
        call at
        ld a,d
        or a
        jr z,ti7
        ld hl,signs-2
        add a,a
        add a,l
        ld l,a
        jr nc,ti8
        inc h
ti8:    ld a,(hl)
        inc hl
        ld d,(hl)
        jr ti9
ti7:    ld a,' '
        ld d,a
ti9:    rst 16
IF TILE = 1
        ld a,d
        rst 16
ENDIF
IF TILE = 2
        ld a,' '
        rst 16
        inc b
        call at
        ld a,' '
        rst 16
        ld a,d
        rst 16
        dec b
ENDIF
        bit 0,e
        jr z,ti10
IF CURST = 4
        ld a,21                 ; OVER 1 and a frame
        rst 16
        ld a,1
        rst 16
        call at
        ld a,148
        rst 16
        ld a,21
        rst 16
        xor a
        rst 16
ENDIF
IF CURST = 2
        ld hl,plain
        call text
        ld a,(point)
        or a
        jr z,ti11
        push bc
        ld bc,(point)
        call at
        ld a,' '
        rst 16
        pop bc
ti11:   dec c
        ld (point),bc
        call at
        ld a,147
        rst 16
ENDIF
ti10:   ld hl,plain
        jp text
IF CURST = 2
point:  dw 0
ENDIF

vanish: ld b,BLINKS
va1:    push bc
        xor a
        call va2
        ld a,1
        call va2
        pop bc
        djnz va1
        ret
va2:    ld (blk),a
        call upper
        ld a,(posa)
        call va3
        ld a,(posb)
        call va3
        ld b,4
va4:    halt
        djnz va4
        ret
va3:    ld c,a
        ld h,OLDKIND/256
        ld l,a
        ld (hl),255             ; to be drawn again
        call kind
        ld d,a
        ld e,0
        ld a,(blk)
        or a
        jr nz,va5
        ld d,e
va5:    jp tile
blk:    db 0

        include "status.asm"

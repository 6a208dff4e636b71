; The small engine, third part: pictures, marks, deal, keys, sound.
NUMA    equ 0x5800+NUMROW*32
NUMD    equ 0x4000+(NUMROW / 8)*2048+(NUMROW & 7)*32

; marks: the kind of the cursor, the cursor, the selection or the pair
show:   call where
        ld a,(hl)
        xor CURBIT                      ;@cur_show
        ld (hl),a
        call getv
        cp EMPTYV
        jr z,sh3
        ld c,a
        ld hl,BASE
        ld de,LAST+1-BASE               ;@hl_len
sh1:    call getv
        cp c
        jr nz,sh2
        ld a,(hl)
        xor HIBIT                       ;@hl_bit
        ld (hl),a
sh2:    inc hl
        dec de
        ld a,d
        or e
        jr nz,sh1
sh3:    jr invert
; takes the marks away again
hide:   ld hl,BASE
        ld de,LAST+1-BASE               ;@hd_len
hd1:    ld a,(hl)
        IF STORE=0
        and 63
        ELSE
        cp WALLA
        jr z,hd3
        ld a,EMPTYA
        call hd5
hd3:
        ENDIF
        ld (hl),a
        inc hl
        dec de
        ld a,d
        or e
        jr nz,hd1
invert: ld a,(pair)
        or a
        jr z,iv1
        ld hl,(hp0)
        call iv2
        ld hl,(hq0)                     ;@iv_second
        jr iv2
iv1:    ld hl,(sel)
        ld a,h
        or l
        ret z
iv2:    call disp
        ld b,7
iv3:    ld a,(de)
        cpl
        ld (de),a
        inc d
        djnz iv3
        ret
        IF STORE=1
; the attribute of the character at HL without marks: A = that of an empty one
hd5:    ld b,a
        call getv
        or a
        ld a,b
        ret z
        ld a,TILEA
        ret
        ENDIF

; draws kind A at HL
putk:   push hl
        push bc
        push af
        call disp
        pop af
        push hl
        ld c,a
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        push bc
        ld bc,15360+LETTER*8
        add hl,bc
        ld b,8
pk1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz pk1
        pop bc
        pop hl
        IF STORE=0
        ex de,hl
        ld hl,colours
        ld b,0
        add hl,bc
        ld a,(hl)
        ld (de),a
        ELSE
        dec d
        ld a,c
        inc a
        add a,a
        ld (de),a
        ld (hl),TILEA
        ENDIF
        pop bc
        pop hl
        ret
colours: defb 1,2,3,4,5,6,7,10,12,14,15,17,21,22,30,40,41,49,50
        defb 58,62                      ;@colours

; draws the board of this number with all its tiles
deal:   call frame
        call print
        ld hl,(number)
        ld (seed),hl                    ;@deal_seed
        ld c,0                          ;@deal_c
dl1:    ld b,4                          ;@deal_four
dl2:    push bc
dl3:    call rand
        and 127
        cp 84                           ;@deal_84
        jr nc,dl3
        ld h,0
dl4:    cp 6
        jr c,dl5
        sub 6
        inc h
        jr dl4
dl5:    ld l,a
        call cell
dl6:    call getv
        cp EMPTYV
        jr nz,dl7
        pop bc
        ld a,c
        call putk
        djnz dl2
        inc c
        ld a,c
        cp 21
        jr nz,dl1
        ret
dl7:    pop bc
        push bc
        jr dl3
rand:   ld hl,(seed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,13849
        add hl,de
        ld (seed),hl
        ld a,h
        IF RAND=1
        rrca
        ENDIF
        xor l
        ret

; clears the screen and draws the walls round the board
frame:  ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),l
        ldir
        inc hl
        inc de
        ld (hl),EMPTYA
        ld bc,767
        ldir
        ld hl,BASE-(1+RING)*(DX+DY)
        ld bc,DX
        ld a,16+2*RING
        call fr1
        ld bc,DY
        ld a,8+2*RING
        call fr1
        ld hl,BASE-(1+RING)*(DX+DY)
        ld bc,DY
        ld a,8+2*RING
        call fr1
        ld bc,DX
        ld a,16+2*RING
fr1:
        IF STORE=1
        push af
        call disp
        ld a,d
        or 7
        ld d,a
        ld a,255
        ld (de),a
        pop af
        ENDIF
        ld (hl),WALLA
        dec a
        ret z
        add hl,bc
        jr fr1

; the board's number in the last line
blank:  ld b,8
        ld hl,NUMD
bl1:    ld c,6
        push hl
bl2:    ld (hl),0
        inc l
        dec c
        jr nz,bl2
        pop hl
        inc h
        djnz bl1
        ret
print:  call blank
        ld hl,(number)
        ld de,NUMD
        ld bc,-10000                    ;@p10000
        call pr1
        ld bc,-1000
        call pr1
        ld bc,-100
        call pr1
        ld bc,-10
        call pr1
        ld a,l
        jr pr3
pr1:    ld a,255
pr2:    inc a
        add hl,bc
        jr c,pr2
        sbc hl,bc
        IF PAD=0
        or a
        jr nz,pr3
        ld c,a
        ld a,e
        cp NUMD & 255
        ld a,c
        ret z                           ;@pr_zero
        ENDIF
pr3:    add a,16
; draws character A+32 at DE, moves DE to the right
glyph:  push hl
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        add a,61
        ld h,a
        ld b,8
gl1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz gl1
        pop de
        inc e
        pop hl
        ret

; waits for a key: its code, letters as small letters
key:
        IF KEYS=0
        ei
        ld hl,23611
ky1:    halt
        bit 5,(hl)
        jr z,ky1
        res 5,(hl)                      ;@key_res
        ld a,(23560)
        ENDIF
        IF KEYS=1
        ei
        xor a
        ld (23560),a
ky1:    ld a,(23560)
        or a
        jr z,ky1
        ENDIF
        IF KEYS=2
ky0:    halt
        call 654
        inc e
        jr nz,ky0
ky1:    halt
        call 654
        jr nz,ky1
        call 798
        jr nc,ky1
        ld e,a
        ld d,8
        ld c,0
        call 819
        ENDIF
        cp "A"                          ;@key_big
        ret c
        or 32
        ret

noise:
        IF SOUND=1
        ld hl,300
        ld de,20
        push ix
        call 949
        pop ix
        ENDIF
        IF SOUND=2
        ld a,(bcol)
        ld b,60
no1:    xor 16
        out (254),a
        ld c,b
no2:    dec c
        jr nz,no2
        djnz no1
        ENDIF
        ret

number: defw 1
seed:   defw 0
crow:   defb 0
ccol:   defb 0
sel:    defw 0
hp:     defw 0
hq:     defw 0
hp0:    defw 0
hq0:    defw 0
pair:   defb 0
grav:   defb 1
cheat:  defb 0
count:  defb 0
most:   defb 0
bcol:   defb 5
rnd:    defb 0
target: defw 0
unwind: defw 0
filter: defw 0
hist:   defs 42*4                       ;@hist_len

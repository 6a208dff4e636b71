; The machine of engine P: keyboard ports, pictures of 8 x 8, beeper loops, no interrupts.

init:   xor a
        ld (HELD),a
        ld (LASTKEY),a
        ld a,5
        ld (BORD),a
        out (254),a
        ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),l
        ldir
        inc hl
        inc de
        ld (hl),PBASE
        ld bc,767
        ldir
        ld hl,SHKIND
        ld de,SHKIND+1
        ld (hl),255
        ld bc,255
        ldir
        ld a,TXATT
        ld (TATTR),a
        ld hl,TITLE
        ld de,TROW*256+TCOL
        call print
        ld hl,HELP
        ld de,HROW*256
        call print
        ld hl,LABEL
        ld de,NROW*256
        jp print

TITLE:  defb "SEDGE SHISEN",0
HELP:   defb "ENTER N S H B F R L, DEL gravity",0
LABEL:
        defm LABTXT
        defb 0

; scan: returns A = key, 0 for none.
scan:   ld bc,65278
        ld hl,KEYS
sc1:    in a,(c)
        cpl
        and 31
        ld d,5
sc2:    rra
        jr nc,sc3
        ld e,a
        ld a,(hl)
        or a
        jr nz,sc4
        ld a,e
sc3:    inc hl
        dec d
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
sc4:    ld e,a
        ld a,254
        in a,(254)
        rra
        ld a,e
        jr c,sc6
        ld hl,SHIFTED
sc5:    ld a,(hl)
        inc hl
        or a
        jr z,sc7
        cp e
        ld a,(hl)
        inc hl
        jr nz,sc5
        ret
sc7:    ld a,e
        ret
sc6:
    if EXTRA = 1
        ld hl,LETTERS
        jr sc5
    endif
        ret
SHIFTED:
        defb "5",8,"6",10,"7",11,"8",9,"0",12,0
LETTERS:
        defb "Q",11,"A",10,"O",8,"P",9,0
KEYS:   defb 0,"ZXCVASDFGQWERT12345"
        defb "09876POIUY",13,"LKJH",0,0,"MNB"

; getkey: waits for a key. Returns A = its code.
getkey: push hl
        push de
        push bc
gk1:    ld hl,(COUNT)
        inc hl
        ld (COUNT),hl
        call pause
        call scan
        ld hl,HELD
        cp (hl)
        jr z,gk3
        ld e,a
        push de
        ld b,DEBOUNCE
gk2:    push bc
        call pause
        pop bc
        djnz gk2
        call scan
        pop de
        cp e
        jr nz,gk1
        ld (HELD),a
        ld hl,DELAY
        ld (hl),FIRST
        or a
        jr z,gk1
        jr gk9
gk3:    or a
        jr z,gk1
    if REPALL = 0
        cp 12
        jr nc,gk1
    endif
        ld hl,DELAY
        dec (hl)
        jr nz,gk1
        ld (hl),REPEAT
gk9:    pop bc
        pop de
        pop hl
    if FAULT = 61
        cp 9
        ret nz
        ld hl,(COUNT)
        inc l
        ld a,l
        and 31
        ld a,9
        ret nz
        jr getkey
    endif
        ret

; pause: about 2 ms.
pause:  ld bc,270
pa1:    dec bc
        ld a,b
        or c
        jr nz,pa1
        ret

; random: returns HL = 1 to 65535.
random: ld hl,(COUNT)
        ld a,r
        xor h
        ld h,a
        ld a,l
        add a,137
        xor h
        ld l,a
        ld a,(SEED)
        add a,h
        ld h,a
        or l
        ret nz
        inc hl
        ret

; beep: B = half waves, C = length of one.
beep:   ld a,(BORD)
be1:    xor 16
    if BSTR = 1
        xor 3
    endif
        out (254),a
        ld d,c
be2:    dec d
        jr nz,be2
        djnz be1
        ld a,(BORD)
        out (254),a
        ret
sndrem: ld bc,100*256+120
        call beep
        ld bc,120*256+60
        jr beep
snderr:
    if KSND = 0
        ret
    endif
        ld bc,30*256+240
        jr beep
sndkey:
    if KSND = 0
        ret
    endif
        ld bc,6*256+40
        jr beep

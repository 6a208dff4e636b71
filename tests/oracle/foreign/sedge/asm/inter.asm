; The machine of engine D: an interrupt routine with a ring of keys, a clock, messages.

init:   xor a
        ld (HELD),a
        ld (LASTKEY),a
        ld (RHEAD),a
        ld (RTAIL),a
        ld (TICKS),a
        ld (SECS),a
        ld (MINS),a
        ld (OVERD),a
        ld a,5
        ld (BORD),a
        out (254),a
        ld hl,22528
        ld de,22529
        ld bc,767
        ld (hl),PBASE
        ldir
        ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
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
        call print
        ld hl,64768
        ld b,0
in1:    ld (hl),252
        inc hl
        djnz in1
        ld (hl),252
        ld a,195
        ld (64764),a
        ld hl,tick
        ld (64765),hl
        ld a,253
        ld i,a
        im 2
        ei
    if TITLEK = 1
        ld hl,PRESSK
        ld de,12*256+8
        call print
        call getkey
        ld hl,PRESSB
        ld de,12*256+8
        jp print
PRESSK: defb "PRESS ANY KEY",0
PRESSB: defb "             ",0
    endif
        ret

TITLE:  defb "SEDGE SHISEN",0
HELP:   defb "H hint B F R L moves N S boards",0
LABEL:
        defm LABTXT
        defb 0

; tick: the interrupt routine. Counts, and puts new keys into the ring.
tick:   push af
        push bc
        push de
        push hl
        ld hl,(COUNT)
        inc hl
        ld (COUNT),hl
        ld hl,TICKS
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,tk1
        ld (hl),0
        inc hl
        inc (hl)
        ld a,(hl)
        cp 60
        jr c,tk1
        ld (hl),0
        inc hl
        inc (hl)
tk1:
    if BLINK = 1
        ld a,(COUNT)
        and 15
        jr nz,tk0
        ld a,(CUR)
        or a
        jr z,tk0
        call place
        inc d
        call scraddr
        ex de,hl
        call toattr
        ld a,(hl)
        xor 56
        call paint
tk0:
    endif
        call scan
        ld hl,HELD
        cp (hl)
        jr nz,tk2
        or a
        jr z,tk9
    if RMODE = 1
        ld b,a
        ld hl,DELAY
        ld a,(hl)
        cp 99
        ld a,b
        jr nz,tk1a
        ld (hl),25
        jr tk3
tk1a:
    endif
        cp 12
        jr nc,tk9
        ld hl,DELAY
        dec (hl)
        jr nz,tk9
        ld (hl),5
        jr tk3
tk2:    ld (hl),a
        ld hl,DELAY
    if RMODE = 1
        ld (hl),99
        jr tk9
    endif
        ld (hl),25
    if FAULT = 72
        ld e,a
        ld a,(TICKS)
        and 31
        ld a,e
        jr nz,tk2a
        ld (hl),1
    endif
tk2a:   or a
        jr z,tk9
tk3:    ld c,a
        ld hl,RHEAD
        ld a,(hl)
        ld e,a
        ld d,0
        inc a
        and RINGN-1
        inc hl
        cp (hl)
        jr z,tk9
        dec hl
        ld (hl),a
        ld hl,RING0
        add hl,de
        ld (hl),c
tk9:    pop hl
        pop de
        pop bc
        pop af
        ei
        ret

; scan: returns A = key held, 0 for none or too many.
scan:   call 654
        ld a,0
        ret nz
        call 798
        jr c,sc1
        xor a
        ret
sc1:    ld c,a
        ld a,b
        cp 39
        ld a,c
        ret nz
        ld hl,SHIFTED
sc2:    ld a,(hl)
        inc hl
        or a
        jr z,sc3
        cp c
        ld a,(hl)
        inc hl
        ret z
        jr sc2
sc3:    ld a,c
        ret
SHIFTED:
        defb "5",8,"6",10,"7",11,"8",9,"0",12,0

; getkey: waits for a key in the ring. Returns A = its code.
getkey: push hl
        push de
        push bc
gk1:    halt
    if CLOCK = 1
        ld a,(TICKS)
        or a
        call z,clock
    endif
        ld hl,RTAIL
        ld a,(RHEAD)
        cp (hl)
        jr z,gk1
        ld a,(hl)
        ld e,a
        ld d,0
        inc a
        and RINGN-1
        ld (hl),a
        ld hl,RING0
        add hl,de
        ld a,(hl)
        pop bc
        pop de
        pop hl
        ret

; clock: shows minutes and seconds at the top right.
clock:  ld a,(MINS)
        ld de,27
        call two
        ld a,58
        call putc
        inc e
        ld a,(SECS)
; two: A = number, DE = place. Prints its two last digits.
two:    ld b,47
tw1:    inc b
        sub 10
        jr nc,tw1
        add a,58
        push af
        ld a,b
        cp 58
        jr c,tw2
        ld a,57
tw2:    call putc
        inc e
        pop af
        call putc
        inc e
        ret

; random: returns HL = 1 to 65535.
random: ld hl,(COUNT)
        ld a,r
        add a,l
        ld l,a
        ld a,(SEED)
        xor h
        ld h,a
        or l
        ret nz
        inc l
        ret

; sndrem: shows that a pair goes and makes a sound. snderr, sndkey: other sounds.
sndrem: call anim
        ld de,30
        ld hl,600
        call tone
        ld de,40
        ld hl,300
tone:
        ld a,(BORD)
        add a,a
        add a,a
        add a,a
        ld (23624),a
        push ix
        call 949
        pop ix
        ld a,(BORD)
        out (254),a
        ret
tune:   ld b,8
tu1:    push bc
        ld de,100
        ld h,3
        ld l,b
        ld a,b
        and 5
        add a,h
        ld h,a
        call tone
        pop bc
        djnz tu1
        ret
snderr:
    if KSND = 0
        ret
    endif
        ld de,12
        ld hl,1600
        jr tone
sndkey:
    if KSND = 0
        ret
    endif
        ld de,3
        ld hl,200
        jr tone

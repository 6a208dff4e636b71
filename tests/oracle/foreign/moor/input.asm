; ---- one frame
frame:
IF DI_
        push bc
        ld bc,2600
fr1:    dec bc
        ld a,b
        or c
        jr nz,fr1
        pop bc
ELSE
        halt
ENDIF
        ld hl,(ticks)
        ld de,TICK
        add hl,de
        ld (ticks),hl
        ret
pause:  push bc
        call frame
        pop bc
        djnz pause
        ret
wframe: call frame
IF CLOCK
        jp tick50
ELSE
        ret
ENDIF
; ---- wait for a key: 8 left 9 right 10 down 11 up 12 delete 13 enter, small letters
getkey:
IF KEYS EQ 0                ; the ROM's interrupt reads the keys
        ld hl,5C3Bh
        set 3,(hl)
        res 5,(hl)
gk1:    call wframe
        ld hl,5C3Bh
        bit 5,(hl)
        jr z,gk1
        ld a,(5C08h)
        cp 'A'
        ret c
        or 32
        ret
ENDIF
IF KEYS EQ 1                ; own reading, waits until the key is up
gk1:    call wframe
        call scan
        jr nz,gk1
gk2:    call wframe
        call scan
        jr z,gk2
        ret
ENDIF
IF KEYS EQ 2                ; own reading, repeats after half a second
gk1:    call wframe
        call scan
        ld hl,lastk
        cp (hl)
        jr z,gk3
        ld (hl),a
        ld hl,wait
        ld (hl),25
        or a
        jr z,gk1
        ret
gk3:    or a
        jr z,gk1
        ld hl,wait
        dec (hl)
        jr nz,gk1
        ld (hl),4
        ret
lastk   db 0
wait    db 0
ENDIF
IF KEYS EQ 3                ; twice the same, then it counts
gk1:    call wframe
        call scan
        jr nz,gk1
gk2:    call wframe
        call scan
        jr z,gk2
        ld (lastk),a
        call wframe
        call scan
        ld hl,lastk
        cp (hl)
        jr nz,gk2
        ret
lastk   db 0
ENDIF
; ---- A = the key that is down, 0 and Z if none
scan:   ld hl,matrix
        ld bc,0FEFEh
sn1:    in a,(c)
        ld d,5
sn2:    rra
        jr nc,sn4
sn3:    inc hl
        dec d
        jr nz,sn2
        rlc b
        jr c,sn1
        xor a
        ret
sn4:    ld e,a
        ld a,(hl)
        or a
        ld a,e
        jr z,sn3            ; a shift
        ld c,(hl)
        ld a,0FEh
        in a,(254)
        rra
        ld a,c
        jr c,sn9
        ld hl,shifted       ; with CAPS SHIFT
sn5:    ld a,(hl)
        inc hl
        cp c
        jr z,sn6
        inc hl
        or a
        jr nz,sn5
        ld a,c
        jr sn9
sn6:    ld a,(hl)
sn9:    or a
        ret
matrix: db 0,'zxcv','asdfg','qwert','12345','09876','poiuy',13,'lkjh',' ',0,'mnb'
shifted: db '5',8,'6',10,'7',11,'8',9,'0',12,0
; ---- sound
after:
IF DELAY
        ld a,(lit)
        push af
        call board
        pop af
ENDIF
IF BEEP EQ 1
        ld hl,600
        ld de,60
        call rombeep
        ld hl,400
        ld de,90
        call rombeep
ENDIF
IF BEEP EQ 2
        ld d,60
        ld e,90
        call buzz
        ld d,90
        ld e,50
        call buzz
ENDIF
IF DELAY
        ld b,DELAY
        call pause
ENDIF
        ret
rombeep:
IF X_BORDROM
ELSE
        ld a,(bord)
        add a,a
        add a,a
        add a,a
        ld (5C48h),a
ENDIF
        push ix
        call 03B5h
        pop ix
        ret
buzz:   ld a,(bord)
IF X_BUZZBLACK
        xor a
ENDIF
        ld c,a
bz1:    ld a,c
        xor 16
        ld c,a
        out (254),a
        ld b,e
bz2:    djnz bz2
        dec d
        jr nz,bz1
        ret
click:
IF CLICK EQ 1
        ld hl,200
        ld de,6
        jr rombeep
ENDIF
IF CLICK EQ 2
        ld d,6
        ld e,30
        jr buzz
ENDIF
        ret

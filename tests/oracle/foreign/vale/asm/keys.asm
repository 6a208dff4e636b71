; Reads the keyboard in one of five ways. getkey waits for a key and returns its code in A.
        IF KMODE = 0
; The ROM's interrupt routine leaves the code in LAST K.
keyinit:
        im 1
        ei
        res 3,(iy+48)
        res 5,(iy+1)
        ret
getkey: halt
        ld hl,(RND)
        inc hl
        ld (RND),hl
        bit 5,(iy+1)
        jr z,getkey
        res 5,(iy+1)
        ld a,(5C08h)
        jp upper
        ENDIF
        IF KMODE = 1
; The ROM's routines scan and decode.
keyinit:
        ei
        ret
rscan:  call 028Eh
        ld c,0
        jr nz,rs1
        call 031Eh
        jr nc,rs1
        ld d,0FFh
        ld e,a
        call 0333h
        jp upper
rs1:    xor a
        ret
scan    equ rscan
        ENDIF
        IF KMODE = 2
keyinit:
        ei
        ret
        ENDIF
        IF KMODE = 3
keyinit:
        di
        ret
        ENDIF
        IF (KMODE = 1) + (KMODE = 2)
; Waits for a new key; the frame interrupt sets the speed. With AREP a held key repeats.
getkey: halt
        ld hl,(RND)
        inc hl
        ld (RND),hl
        call scan
        ld hl,KLAST
        cp (hl)
        jr z,gk2
        ld (hl),a
        IF DEBNC
        ld b,a
        halt
        push bc
        call scan
        pop bc
        cp b
        jr nz,gkno
        ENDIF
        ld b,a
        IF AREP
        ld a,AREP
        ld (KCNT),a
        ENDIF
        ld a,b
        or a
        jr z,getkey
        ret
gkno:   xor a
        ld (KLAST),a
        jr getkey
gk2:
        IF AREP
        or a
        jr z,getkey
        cp 12
        jr nc,getkey
        ld b,a
        ld hl,KCNT
        dec (hl)
        jr nz,getkey
        ld (hl),6
        ld a,b
        ret
        ELSE
        jr getkey
        ENDIF
        ENDIF
        IF KMODE = 3
; Waits in a loop without interrupts for no key, then for a key that stays.
getkey: call scan
        or a
        jr nz,getkey
        call short
gk3:    ld hl,(RND)
        inc hl
        ld (RND),hl
        call scan
        or a
        jr z,gk3
        ld e,a
        push de
        call short
        call scan
        pop de
        cp e
        jr nz,gk3
        ret
short:  ld b,0
sh1:    djnz sh1
        djnz $
        ret
        ENDIF
        IF KMODE = 4
; An interrupt routine of the game scans the keys and keeps one key.
keyinit:
        di
        ld hl,IMTAB
        ld de,IMTAB+1
        ld bc,256
        ld (hl),IMBYTE
        ldir
        ld a,0C3h
        ld (IMBYTE*257),a
        ld hl,isr
        ld (IMBYTE*257+1),hl
        ld a,IMTAB/256
        ld i,a
        im 2
        ei
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl,(RND)
        inc hl
        ld (RND),hl
        call scan
        ld hl,KLAST
        cp (hl)
        ld (hl),a
        jr nz,isr2
        ld hl,KCNT
        inc (hl)
        ld b,a
        ld a,(hl)
        cp 2
        jr nz,isr3
        ld a,b
        or a
        jr z,isr3
        ld (KQ),a
        jr isr3
isr2:   ld hl,KCNT
        ld (hl),1
isr3:   pop hl
        pop de
        pop bc
        pop af
        ei
        reti
getkey: halt
        ld a,(KQ)
        or a
        jr z,getkey
        ld b,a
        xor a
        ld (KQ),a
        ld a,b
        ret
        ENDIF
        IF KMODE >= 2
; Reads the eight half-rows: A is the code of a key, or 0. CAPS SHIFT makes arrows and DELETE.
scan:   ld hl,ktab
        ld bc,0FEFEh
        ld e,0
sc1:    in a,(c)
        cpl
        ld d,5
sc2:    rrca
        jr nc,sc3
        push af
        ld a,(hl)
        or a
        jr z,sc4
        ld e,a
sc4:    pop af
sc3:    inc hl
        dec d
        jr nz,sc2
        rlc b
        jr c,sc1
        ld a,0FEh
        in a,(0FEh)
        rrca
        ld a,e
        ret c
        ld hl,kshift
        ld b,5
sc5:    cp (hl)
        inc hl
        jr z,sc6
        inc hl
        djnz sc5
        ret
sc6:    ld a,(hl)
        ret
kshift: defb '5',8,'6',10,'7',11,'8',9,'0',12
ktab:   defb 0,'Z','X','C','V','A','S','D','F','G','Q','W','E','R','T','1','2','3','4','5'
        defb '0','9','8','7','6','P','O','I','U','Y',13,'L','K','J','H',' ',0,'M','N','B'
        ENDIF
; Makes a letter a capital.
upper:  cp 'a'
        ret c
        cp 'z'+1
        ret nc
        sub 32
        ret
; Waits B frames.
pause:
        IF KMODE = 3
        push bc
        ld bc,2680
pa1:    dec bc
        ld a,b
        or c
        jr nz,pa1
        pop bc
        ELSE
        halt
        ENDIF
        djnz pause
        ret

; barn: a comfortable Shisen for the ZX Spectrum. Start, keys, commands.
        org 32768
start:  di
        IF FLT = 99 OR FLT = 100
        ld sp,0c100h
        ELSE
        ld sp,49000
        ENDIF
        ld hl,VARS
        ld de,VARS+1
        ld bc,VARSEND-VARS-1
        ld (hl),0
        ldir
        ld a,1
        ld (GRAV),a
        ld a,5
        ld (BORD),a
        IF KEYS = 1
        call im2on
        ENDIF
        IF KEYS < 3
        ei
        ENDIF
        call title
        call clsgame
        call newrnd
main:   call getkey
        call docmd
        jr main

; ---- keyboard: A = code or 0
scan:   ld hl,keytab
        ld bc,0fefeh
        ld e,0
scrow:  in a,(c)
        cpl
        and 31
        ld d,5
scbit:  rrca
        jr nc,scnext
        push af
        ld a,(hl)
        cp 2
        jr c,scskip
        ld e,a
scskip: pop af
scnext: inc hl
        dec d
        jr nz,scbit
        rlc b
        jr c,scrow
        ld a,e
        or a
        ret z
        ld a,0feh
        in a,(0feh)
        rra
        ld a,e
        ret c
        ld hl,shtab
        ld b,5
scsh:   cp (hl)
        inc hl
        jr z,scgot
        inc hl
        djnz scsh
        ret
scgot:  ld a,(hl)
        ret
shtab:  defb '5',8,'6',10,'7',11,'8',9,'0',12
keytab: defb 1,'Z','X','C','V','A','S','D','F','G','Q','W','E','R','T','1','2','3','4','5'
        defb '0','9','8','7','6','P','O','I','U','Y',13,'L','K','J','H',' ',1,'M','N','B'

; ---- one look at the keyboard per frame with debounce and repeat: A = new code or 0
frkey:  call scan
        ld hl,KCAND
        cp (hl)
        jr z,fksame
        ld (hl),a
        ld a,DEB
        ld (KCNT),a
        xor a
        ret
fksame: ld hl,KCNT
        ld b,a
        ld a,(hl)
        or a
        jr z,fkstab
        dec (hl)
        ld a,(hl)
        or a
        jr z,fkstab
        xor a
        ret
fkstab: ld a,b
        or a
        jr nz,fkdown
        ld (KLAST),a
        ret
fkdown: ld hl,KLAST
        ld a,(hl)
        or a
        jr nz,fkheld
        ld (hl),b
        ld a,REPD
        ld (KREP),a
        ld a,b
        ret
fkheld:
        IF REPD > 0
        cp b
        jr nz,fkno
        cp 12
        jr nc,fkno
        ld hl,KREP
        dec (hl)
        jr nz,fkno
        ld (hl),REPP
        ret
        ENDIF
fkno:   xor a
        ret

; ---- wait for a key: A = code, capital letters
getkey:
        IF KEYS = 0
        halt
        call idle
        call frkey
        or a
        jr z,getkey
        ENDIF
        IF KEYS = 1
        halt
        call idle
        ld a,(BUFN)
        or a
        jr z,getkey
        di
        ld hl,BUFN
        dec (hl)
        ld a,(KBUF)
        ld hl,KBUF+1
        ld de,KBUF
        ld bc,7
        ldir
        ei
        ENDIF
        IF KEYS = 2
        halt
        call idle
        ld hl,23611
        bit 5,(hl)
        jr z,getkey
        res 5,(hl)
        ld a,(23560)
        cp 'a'
        jr c,gk2
        cp 'z'+1
        jr nc,gk2
        sub 32
gk2:
        ENDIF
        IF KEYS = 3
gk3r:   call scan3
        jr nz,gk3r
gk3p:   ld hl,(RSEED)
        inc hl
        ld (RSEED),hl
        call scan
        or a
        jr z,gk3p
        ld b,a
        push bc
        call shortw
        call scan
        pop bc
        cp b
        jr nz,gk3p
        ENDIF
        IF FLT = 103
        ld hl,CNTX
        inc (hl)
        bit 6,(hl)
        jr z,gkf
        ld (hl),0
        jr getkey
gkf:
        ENDIF
        ret
        IF KEYS = 3
scan3:  call scan
        or a
        ret z
        call shortw
        call scan
        or a
        ret
shortw: ld hl,700
sw1:    dec hl
        ld a,h
        or l
        jr nz,sw1
        ret
        ENDIF

        IF KEYS = 1
im2on:  ld hl,0fe00h
        ld de,0fe01h
        ld bc,256
        ld (hl),0fdh
        ldir
        ld a,0c3h
        ld (0fdfdh),a
        ld hl,isr
        ld (0fdfeh),hl
        ld a,0feh
        ld i,a
        im 2
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl,(23672)
        inc hl
        ld (23672),hl
        call frkey
        or a
        jr z,isrx
        ld c,a
        ld a,(BUFN)
        IF FLT != 108
        cp BUFMAX
        jr nc,isrx
        ENDIF
        ld e,a
        ld d,0
        ld hl,KBUF
        add hl,de
        ld (hl),c
        inc a
        ld (BUFN),a
isrx:   pop hl
        pop de
        pop bc
        pop af
        ei
        reti
        ENDIF

; Squares: time.
tickw:  push af
        push bc
        push de
        push hl
        if INTM = 1
        halt
        else
        ld bc,2500
tw1:    dec bc
        ld a,b
        or c
        jr nz,tw1
        endif
        ld hl,(tickc)
        inc hl
        ld (tickc),hl
        pop hl
        pop de
        pop bc
        pop af
        ret

tick:   call tickw
        push af
        push bc
        push de
        push hl
        if BLINK = 1
        ld hl,blink
        inc (hl)
        ld a,(hl)
        and 15
        jr nz,tk5
        ld bc,(crow)
        ld a,b
        ld b,c
        ld c,a
        push bc
        call rc2pos
        call cellflags
        pop bc
        call drawde
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
tk5:
        endif
        if ST_TIME = 1
        ld hl,secf
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,tk6
        ld (hl),0
        ld hl,(secs)
        inc hl
        ld (secs),hl
          if DBUF = 0
          if PRT = 0
        call sttimex
          endif
          endif
tk6:
        endif
        pop hl
        pop de
        pop bc
        pop af
        ret
        if ST_TIME = 1
sttimex:
        ld hl,(prow)            ; keep the place of the prompt
        push hl
        call sttime
        pop hl
        ld (prow),hl
        ret
        endif

pause1: ld b,PAUSE1
ps1:    call tickw
        djnz ps1
        ret
pause2: ld b,3
        jr ps1

animflash:                      ; the pair blinks before it goes
        ld b,4
af1:    push bc
        ld a,b
        and 1
        ld e,a
        ld a,(remp)
        call af2
        ld a,(remq)
        call af2
        if DBUF = 1
        ld hl,0D800h
        ld de,5800h
        ld bc,768
        ldir
        endif
        ld b,4
af3:    call tickw
        djnz af3
        pop bc
        djnz af1
        ret
af2:    push de
        ; position to row, col
        ld b,-2
af4:    inc b
        sub W
        jr nc,af4
        dec b
        add a,W+1
        sub 3
        ld c,a
        call rowad
        ld e,a
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX
        ld c,a
        ld b,e
        ld e,CH
af5:    call attad
        ld a,(hl)
        xor 3Fh
        ld (hl),a
        if CW = 2
        inc hl
        ld a,(hl)
        xor 3Fh
        ld (hl),a
        endif
        inc b
        dec e
        jr nz,af5
        pop de
        ret

flashscr:
        ld d,2
fl1:    ld hl,SCRH*256+1800h
        ld bc,3
fl2:    ld a,(hl)
        xor 64
        ld (hl),a
        inc hl
        djnz fl2
        dec c
        jr nz,fl2
        if DBUF = 1
        push de
        ld hl,0D800h
        ld de,5800h
        ld bc,768
        ldir
        pop de
        endif
        ld b,5
fl3:    call tickw
        djnz fl3
        dec d
        jr nz,fl1
        ret

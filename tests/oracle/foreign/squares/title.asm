; Squares: title.
        if TITLE > 0
title:  ld a,5
        ld (bcol),a
        out (0FEh),a
        call cls
        ld a,TXATTR
        ld (pattr),a
        ld b,6
        ld c,10
        ld hl,tt1
        call print
        if TITLE = 2
        ld b,9
        ld c,1
        ld hl,tt3
        call print
        ld b,11
        ld c,1
        ld hl,tt4
        call print
        endif
        if TITLE <= 2
        ld b,16
        ld c,8
        ld hl,tt2
        call print
        endif
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        if TITLE = 1
        call getkey
        endif
        if TITLE = 2
ti1:    call getkey
        cp 13
        jr nz,ti1
        endif
        if TITLE = 3
        ld b,100
ti1:    call tickw
        djnz ti1
        endif
        ret
tt1:    defm "S H I S E N"
        defb 0
tt2:
        if TITLE = 1
        defm "PRESS ANY KEY"
        else
        defm "PRESS ENTER"
        endif
        defb 0
tt3:    defm "N NEW  S NUMBER  DEL GRAVITY"
        defb 0
tt4:    defm "H HINT  B F R L HISTORY"
        defb 0
        endif

endcode:

; status line, messages, title, question
prstat: ld bc,NROW*256+NCOL
        ld a,NATT
        ld (CHATT),a
        ld hl,(NUM)
        IF FLT = 10
        ld a,(KEY)
        cp 'N'
        jr z,ps10
        ENDIF
        IF FLT = 13
        bit 7,h
        jr z,ps13
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
ps13:
        ENDIF
        IF FLT = 18
        ld a,(STATE)
        cp 1
        jr nz,ps18
        ld hl,0
ps18:
        ENDIF
        IF DHN = 1
        ld a,1
        ld (DHF),a
        ENDIF
        ld a,NMODE
        call pr5
ps10:
        IF DHN = 1
        xor a
        ld (DHF),a
        ENDIF
        ld a,SATT
        ld (CHATT),a
        IF SLR < 255
        ld bc,SLR*256+SLC
        ld a,(HPOS)
        add a,a
        ld d,a
        ld a,84
        sub d
        call pr2
        ENDIF
        IF SMR < 255
        ld bc,SMR*256+SMC
        ld hl,(MOVES)
        ld a,SMMODE
        call pr5
        ENDIF
        IF SGR < 255
        ld bc,SGR*256+SGC
        ld hl,TGON
        ld a,(GRAV)
        or a
        jr nz,ps1
        ld hl,TGOFF
ps1:    call prstr
        ENDIF
        IF STR < 255
        call prtime
        ENDIF
        IF SXR < 255
        ld bc,SXR*256+SXC
        ld hl,THNO
        ld a,(HOVER)
        or a
        jr nz,ps2
        ld hl,THBL
ps2:    call prstr
        ENDIF
        IF MS = 1
        ld hl,TPLAY
        ld a,(STATE)
        or a
        jr z,ps3
        ld hl,TWON
        dec a
        jr z,ps3
        ld hl,TSTUCK
ps3:    call print1
        ENDIF
        ret
prtime: ld a,SATT
        ld (CHATT),a
        ld hl,(SECS)
        ld c,255
        ld de,60
ptm1:   inc c
        or a
        sbc hl,de
        jr nc,ptm1
        add hl,de
        ld a,c
        ld bc,STR*256+STC
        push hl
        IF FLT = 107
        or a
        jr z,pt107
        ld c,STC-20
pt107:
        ENDIF
        call pr2
        ld a,':'
        call prch
        pop hl
        ld a,l
        jp pr2

; each frame while waiting for a key
idle:   ld a,(INENT)
        or a
        ret nz
        IF HT > 0
        ld a,(SHOWN)
        or a
        jr z,id1
        ld hl,(HTIM)
        dec hl
        ld (HTIM),hl
        ld a,h
        or l
        jr nz,id1
        ld (SHOWN),a
        IF HRES = 0
        call hreset
        ENDIF
        call redraw
id1:
        ENDIF
        ld hl,FCNT
        inc (hl)
        ld a,(hl)
        cp 50
        ret c
        ld (hl),0
        ld a,(STATE)
        or a
        ret nz
        ld hl,(SECS)
        inc hl
        ld (SECS),hl
        IF STR < 255
        call prtime
        ENDIF
        ret

; after every change of the board
showend: ld a,(STATE)
        or a
        ret z
        IF FLT = 104
        dec a
        jp z,0
        inc a
        ENDIF
        IF SNDE = 1
        call tune
        ENDIF
        IF MS > 1
        ld hl,TWON
        ld a,(STATE)
        dec a
        jr z,se1
        ld hl,TSTUCK
se1:    push hl
        ld hl,TBOX
        call printz
        pop hl
        call print1
        IF MS = 4
        ld b,MTIME
        call delay
        ELSE
        call getkey
        ENDIF
        push af
        call inval
        call redraw
        pop af
        IF MS = 3
        jp docmd
        ENDIF
        ENDIF
        ret
inval:  ld hl,LOOKC
        ld b,128
iv1:    ld (hl),255
        inc l
        djnz iv1
        ret

; ---- title page
title:
        IF TT > 0
        ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),TITA
        ld bc,767
        ldir
        ld a,TITB
        ld (BORD),a
        out (0feh),a
        ld hl,TITLET
        call printz
        ld a,1
        ld (INENT),a
        IF TT = 1
        call getkey
        ENDIF
        IF TT = 2
tt2:    ld bc,TGR*256+TGC
        ld a,TITA
        ld (CHATT),a
        ld hl,TGON
        ld a,(GRAV)
        or a
        jr nz,tt2b
        ld hl,TGOFF
tt2b:   call prstr
        call getkey
        cp '2'
        jr nz,tt2a
        ld a,(GRAV)
        xor 1
        ld (GRAV),a
tt2a:   cp 13
        jr z,tt2x
        cp '1'
        jr nz,tt2
tt2x:
        ENDIF
        IF TT = 3
tt3:    call getkey
        cp 13
        jr nz,tt3
        ENDIF
        IF TT = 4
        ld b,250
        call delay
        ENDIF
        IF TT = 5
tt5:    call getkey
        cp ' '
        jr nz,tt5
        ENDIF
        ld hl,(23672)
        ld (RSEED),hl
        xor a
        ld (INENT),a
        ld (BUFN),a
        ld a,5
        ld (BORD),a
        ENDIF
        ret

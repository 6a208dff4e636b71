; Animation and title
; animate: the pair is about to go
animate:
        ld a,b
        ld (ra),a
        ld a,c
        ld (rb),a
    IF PATHT
        ld a,1
        call markpath
        call refresh
        ld b,PATHT
        call frames
        xor a
        call markpath
    ENDIF
    IF REMANIM = 1
        ld b,3
an1:    push bc
        call anset
        call refresh
        ld b,3
        call frames
        xor a
        ld (ha),a
        ld (hb),a
        call refresh
        ld b,3
        call frames
        pop bc
        djnz an1
    ENDIF
    IF REMANIM = 2
        ld a,22
        call anput
        ld a,23
        call anput
    ENDIF
        ret
anset:  ld a,(ra)
        ld (ha),a
        ld a,(rb)
        ld (hb),a
        ret
    IF REMANIM = 2
anput:  ld h,GRID/256
        ld bc,(ra)
        ld l,c
        ld (hl),a
        ld l,b
        ld (hl),a
        call refresh
        ld b,3
        jp frames
    ENDIF
    IF PATHT
; the cells of the path ja, jp1, jp2, jb get A
markpath:
        ld (pmark),a
        ld a,(ja)
        ld d,a
        ld a,(jp1)
        call markline
        ld a,(jp2)
        call markline
        ld a,(jb)
markline:
        ld e,a
        ld h,GRID/256
        ld l,d
        xor d
        and 0F0h
        ld c,1
        jr z,ml1
        ld c,16
ml1:    ld a,e
        cp d
        jr nc,ml2
        ld a,c
        neg
        ld c,a
ml2:    ld a,(hl)
        or a
        jr nz,ml3
        ld h,PTH/256
        ld a,(pmark)
        ld (hl),a
        ld h,GRID/256
ml3:    ld a,l
        ld d,l
        cp e
        ret z
        add a,c
        ld l,a
        jr ml2
    ENDIF

    IF GLIDE
; glide: the sprite is shown half way once
glide:  call sproff
        ld a,(gfrom)
        call cellxy
        push bc
        ld a,(cur)
        call cellxy
        pop de
        ld a,b
        sub d
        cp CH*8
        jr z,gl1
        cp 256-CH*8
        jr z,gl1
        or a
        ret nz
        ld a,c
        sub e
        cp CW
        jr z,gl1
        cp 256-CW
        ret nz
gl1:    ld a,b
        add a,d
        rra
        add a,SOY
        ld b,a
        ld a,c
        add a,e
        rra
        add a,SOX
        ld c,a
        call sprat
        ld b,GLIDE
        call frames
        jp sproff
    ENDIF

    IF DEALSHOW
; dealshow: the tiles of a new board appear one after the other
dealshow:
    IF SPR
        call sproff
    ENDIF
        call forget
        ld hl,GRID+11h
ds1:    ld a,l
        and 15
        jr z,ds2
        cp 15
        jr z,ds2
        push hl
        ld c,(hl)
        ld b,0
        ld h,SHK/256
        ld (hl),c
        inc h
        ld (hl),b
        call drawcell
        pop hl
        push hl
        ld a,l
        and DEALSHOW
        call z,frame
        pop hl
ds2:    inc l
        ld a,l
        cp 6Fh
        jr nz,ds1
        ret
    ENDIF

; title
title:
    IF TITLE = 0
        ret
    ELSE
        ld a,1
        ld (noidle),a
        call cls
        ld hl,TITLE1
        call texts
        call twait
    IF TITLE = 4
        call cls
        ld hl,TITLE2
        call texts
        call twait
    ENDIF
        xor a
        ld (noidle),a
        ret
twait:
    IF TITLE = 2
        ld b,150
        jp frames
    ENDIF
    IF TITLE = 3
tw1:    call getkey
        cp " "
        ret z
        cp 13
        ret z
        jr tw1
    ENDIF
        jp getkey
    ENDIF

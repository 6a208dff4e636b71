; Pictures.  A place is 2 x PY characters; it is composed in CBUF and copied.
; Flags of a place: 1 highlight, 2 selected, 4 hinted, 8 cursor,
; 16 no tile at the right, 32 no tile below, 64 second phase.
CH      EQU 8*PY

render: ld hl,GRID+17           ; draws what differs from the picture
re1:    push hl
        call look
        pop hl
        ld a,l
        ld e,a
        ld d,SHOWK/256
        ld a,(de)
        cp b
        jr nz,re2
        ld d,SHOWF/256
        ld a,(de)
        cp c
        jr z,re3
re2:    ld d,SHOWK/256
        ld a,b
        ld (de),a
        ld d,SHOWF/256
        ld a,c
        ld (de),a
        push hl
        ld a,l
        call cell
    IF DEALANIM EQ 1
        ld a,(SLOW)
        or a
        jr z,re4
        ld b,1
        call waitb
re4:
    ENDIF
        pop hl
re3:    inc l
        ld a,l
        and 15
        cp 15
        jr nz,re1
        inc l
        inc l
        ld a,l
        cp 113
        jr nz,re1
        ret

look:                           ; B = kind, C = flags of the place at HL
        ld b,(hl)
        ld c,0
        ld a,b
        or a
        jr z,lo2
        ld d,h
        ld a,(CUR)
        ld e,a
    IF FLT EQ 39
        ld a,(STALEK)
    ELSE
      IF FLT EQ 41
        ld a,(STALEK)
      ELSE
        ld a,(de)
      ENDIF
    ENDIF
        cp b
        jr nz,lo1
    IF FLT EQ 40
        ld a,l
        and 15
        cp 14
        jr z,lo1
    ENDIF
        set 0,c
lo1:
    IF SHADOW
        inc l
        ld a,(hl)
        or a
        jr nz,lo3
        set 4,c
lo3:    ld a,l
        add a,15
        ld l,a
        ld a,(hl)
        or a
        jr nz,lo4
        set 5,c
lo4:    ld a,l
        sub 16
        ld l,a
    ENDIF
        ld a,(SEL)
        cp l
        jr nz,lo2
        set 1,c
lo2:    ld a,(HON)
        or a
        jr z,lo6
        ld a,(HI)
        cp l
        jr z,lo5
        ld a,(HJ)
        cp l
        jr nz,lo6
lo5:    set 2,c
lo6:    ld a,(CUR)
        cp l
        jr nz,lo7
        ld a,(NOCUR)
        or a
        jr nz,lo7
        set 3,c
lo7:    ld a,(PHASE)
        or a
        ret z
        ld a,c
        and AMASK
        ret z
        set 6,c
        ret

cell:                           ; draws place A with kind B and flags C
        ld (CPOS),a
        ld a,b
        ld (LK),a
        ld a,c
        ld (LF),a
        ld hl,CBUF
        ld b,48
        xor a
cl0:    ld (hl),a
        inc hl
        djnz cl0
        ld a,(LK)
        or a
        jp z,empty
        INCLUDE "tiles.asm"
        jr marks
empty:
    IF BACK
        ld hl,CBUF
        ld b,CH
em1:    ld a,b
      IF BACK EQ 1
        and 1
        ld a,0x55
        jr z,em2
        ld a,0xaa
em2:    ld (hl),a
        inc hl
        ld (hl),a
      ELSE
        and 7
        cp 4
        ld a,0
        jr nz,em2
        ld a,0x42
em2:    ld (hl),a
        inc hl
        ld (hl),a
      ENDIF
        inc hl
        djnz em1
    ENDIF
marks:
    IF HLM EQ 2
        ld a,1
        call invif
    ENDIF
    IF HLM EQ 3                 ; corner dots
        ld a,(LF)
        rra
        jr nc,mk1
        ld a,0xf0
        ld (CBUF),a
        ld a,0x0f
        ld (CBUF+1),a
        ld a,0xe0
        ld (CBUF+2),a
        ld a,0x07
        ld (CBUF+3),a
mk1:
    ENDIF
    IF HLM EQ 4                 ; a bar below
        ld a,(LF)
        rra
        jr nc,mk2
        ld hl,CBUF+TH*2-2
        ld (hl),0x3f
        inc hl
        ld (hl),0xfc
mk2:
    ENDIF
    IF SELM EQ 2
        ld a,2
        call invif
    ENDIF
    IF HINTM EQ 2
        ld a,4
        call invif
    ENDIF
    IF SELM EQ 4
        ld a,(LF)
        and 66
        cp 66
        ld a,2
        call z,invif
    ENDIF
    IF HINTM EQ 4
        ld a,(LF)
        and 68
        cp 68
        ld a,4
        call z,invif
    ENDIF
        ld a,(LF)
        and 8
        call nz,cursor
        jp blit

invif:  ld hl,LF                ; inverts the place if flag A is set
        and (hl)
        ret z
        ld hl,CBUF
        ld b,TH
iv1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
    IF TILE EQ 0
    ELSE
        ld a,(hl)
        cpl
        ld (hl),a
    ENDIF
        inc hl
        djnz iv1
        ret

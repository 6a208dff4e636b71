; Title, menu, instructions, the picture around the board
waitfor:                        ; waits for key (HL)
        push hl
        call getkey
        pop hl
        cp (hl)
        jr nz,waitfor
        ret

page:                           ; texts at HL: row, column, text; 255 ends
        ld a,TITLEINK
        ld (INK),a
        push hl
        call wipe
        pop hl
pg1:    ld a,(hl)
        inc hl
        cp 255
        ret z
        ld b,a
        ld c,(hl)
        inc hl
        call ptext
        jr pg1

front:
    IF TITLE EQ 0
        ret
    ELSE
        ld hl,tx1
        call page
      IF TITLE EQ 1
        jp getkey
      ENDIF
      IF TITLE EQ 2
        ld hl,kenter
        jp waitfor
      ENDIF
      IF TITLE EQ 3
        ld hl,kspace
        jp waitfor
      ENDIF
      IF TITLE EQ 4             ; menu: 1 2 3 choose keys, 0 starts
ft1:    ld b,9
        call fmark
        call getkey
        cp '0'
        ret z
        sub '1'
        cp 3
        jr nc,ft1
        ld (SPARE),a
        jr ft1
      ENDIF
      IF TITLE EQ 5             ; level of difficulty
ft5:    call getkey
        sub '0'
        jr z,ft5
        cp 4
        jr nc,ft5
        ld (LEVEL),a
        ret
      ENDIF
      IF TITLE EQ 6             ; the key S
        ld hl,ks
        jp waitfor
      ENDIF
      IF TITLE EQ 7             ; pages of instructions, any key turns
        call getkey
        ld hl,tx2
        call page
        call getkey
        ld hl,tx3
        call page
        jp getkey
      ENDIF
      IF TITLE EQ 8             ; menu moved with the cursor keys, ENTER
ft8:    ld b,9
        call fmark
        call getkey
        cp 13
        ret z
        ld hl,SPARE
        cp 10
        jr nz,ft9
        ld a,(hl)
        cp 2
        jr z,ft8
        inc (hl)
        jr ft8
ft9:    cp 11
        jr nz,ft8
        ld a,(hl)
        or a
        jr z,ft8
        dec (hl)
        jr ft8
      ENDIF
      IF TITLE EQ 9             ; I shows pages, ENTER starts
ft10:   call getkey
        cp 13
        ret z
        cp 'I'
        jr nz,ft10
        ld hl,tx2
        call page
        ld hl,kspace
        call waitfor
        ld hl,tx3
        call page
        ld hl,kspace
        call waitfor
        ld hl,tx1
        call page
        jr ft10
      ENDIF
      IF TITLE EQ 10            ; two steps: level 1-3, then SPACE
ft11:   call getkey
        sub '0'
        jr z,ft11
        cp 4
        jr nc,ft11
        ld (LEVEL),a
        ld hl,tx4
        call page
        ld hl,kspace
        jp waitfor
      ENDIF
    ENDIF
fmark:  ld a,(SPARE)
        ld d,a
        ld e,0
fm1:    ld c,6
        ld a,d
        cp e
        ld a,' '
        jr nz,fm2
        ld a,'>'
fm2:    call pchar
        inc b
        inc e
        ld a,e
        cp 3
        jr nz,fm1
        ret
kenter: defb 13
kspace: defb " "
ks:     defb "S"
        INCLUDE "texts.asm"

table:                          ; the picture without the tiles
        ld a,ASCREEN
        call wipe
    IF FRAME
        ld a,FRINK
        ld (INK),a
        ld b,OY-1
        call bar
        ld b,OY+6*PY
        call bar
        ld b,OY
fr5:    ld c,OX-1
        ld a,148
        call pchar
        ld c,OX+28
        ld a,148
        call pchar
        inc b
        ld a,b
        cp OY+6*PY
        jr nz,fr5
    ENDIF
    IF LOGO
        ld a,LOGOINK
        ld (INK),a
        ld b,0
        ld c,LOGO
        ld hl,tlogo
        call ptext
    ENDIF
        ret
    IF FRAME
bar:    ld c,OX-1
ba1:    ld a,149
        call pchar
        ld a,c
        cp OX+29
        jr nz,ba1
        ret
    ENDIF
tlogo:  defb "* SHISEN *",0

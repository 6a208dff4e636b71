; Text, numbers, the status lines, the entry line and the empty screen.

print_char:
        push hl
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT
        add hl,de
        ld de,TEXTATTR*256
        ld ix,ZEROS
        call put_char
        inc c
        pop de
        pop hl
        ret
print:  ld a,(hl)
        or a
        ret z
        inc hl
        call print_char
        jr print

; Prints HL in D digits at B, C, with leading zeros or with spaces after it.
print_number:
        push bc
        ld bc,numtext
        ld a,d
        cp 5
        jr nz,number3
        IF FAULT = 3
        bit 7,h
        jr z,number5
        ld a,'-'
        ld (bc),a
        inc bc
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
number5:
        ENDIF
        ld de,10000
        call digit
        ld de,1000
        call digit
number3:
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        add a,'0'
        ld (bc),a
        inc bc
        xor a
        ld (bc),a
        pop bc
        ld hl,numtext
        IF ZEROPAD = 0
        ld d,' '
number_skip:
        ld a,(hl)
        cp '0'
        jr nz,number_out
        inc hl
        ld a,(hl)
        or a
        jr z,number_one
        inc d
        jr number_skip
number_one:
        dec hl
number_out:
        call print
        ld a,d
        sub ' '
        ret z
        ld d,a
number_pad:
        ld a,' '
        call print_char
        dec d
        jr nz,number_pad
        ret
        ELSE
        jr print
        ENDIF
digit:  ld a,'0'-1
digit1: inc a
        or a
        sbc hl,de
        jr nc,digit1
        add hl,de
        ld (bc),a
        inc bc
        ret

draw_status:
        ld bc,NUMROW*256+NUMCOL
        IF NUMWORD
        ld hl,numword
        call print
        ENDIF
        ld hl,(num)
        ld d,5
        call print_number
        IF TILECOUNT
        ld bc,INFOROW*256+14
        ld hl,tilesword
        call print
        ld a,(undo)
        add a,a
        ld l,a
        ld a,84
        sub l
        ld l,a
        ld h,0
        ld d,3
        call print_number
        ENDIF
        IF MOVECOUNT
        ld bc,INFOROW*256+23
        ld hl,movesword
        call print
        ld a,(moves)
        ld l,a
        ld h,0
        ld d,3
        call print_number
        ENDIF
        IF MESSAGES
        ld hl,nomessage
        ld a,(atend)
        or a
        jr z,status1
        ld hl,hintmessage
status1:
        ld a,(dead)
        or a
        jr z,status2
        ld hl,deadmessage
status2:
        ld a,(undo)
        cp 42
        jr nz,status3
        ld hl,wonmessage
status3:
        ld bc,MESSROW*256+MESSCOL
        call print
        ENDIF
        ret
numword:     defb NUMTEXT,0
tilesword:   defb "Tiles ",0
movesword:   defb "Moves ",0
nomessage:   defb "             ",0
hintmessage: defb "No more hints",0
deadmessage: defb "No more moves",0
wonmessage:  defb "Well done!   ",0

clear_entry:
        ld hl,nodigits
        ld bc,NUMROW*256+NUMCOL
        jr print
show_entry:
        ld bc,NUMROW*256+NUMCOL
        ld hl,prompt
        call print
        ld hl,digits
        call print
        ld a,PROMPTCHAR
        call print_char
        push bc
        ld a,' '
        call print_char
        pop bc
        dec c
        ld a,b
        rrca
        rrca
        rrca
        ld h,a
        and #E0
        or c
        ld l,a
        ld a,h
        and 3
        or #58
        ld h,a
        set 7,(hl)
        ret
prompt:   defb PROMPTTEXT,0
nodigits: defs 14,32
          defb 0

clear_screen:
        ld hl,#4000
        ld de,#4001
        ld bc,#17FF
        ld (hl),0
        ldir
        ld hl,#5800
        ld de,#5801
        ld bc,#02FF
        ld (hl),BACKATTR
        ldir
        IF FRAME
        ld hl,FRAMELIST
frame1: ld b,(hl)
        inc b
        ret z
        dec b
        inc hl
        ld c,(hl)
        inc hl
        push hl
        ld ix,ZEROS
        ld de,FRAMEATTR*256
        ld hl,FRAMEGFX
        call put_char
        pop hl
        jr frame1
        ENDIF
        ret
        IF OWNFONT
; A bold copy of the ROM's letters.
make_font:
        ld hl,#3D00
        ld de,FONT+256
        ld bc,768
font1:  ld a,(hl)
        rrca
        and 127
        or (hl)
        ld (de),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,font1
        ret
        ENDIF

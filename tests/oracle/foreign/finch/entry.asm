; Asks for the number of a board.
entry:  xor a
        ld (h1),a
        ld (h2),a
if ESEL
        call clearsel
endif
        ld a,1
        ld (inentry),a
        call draw
en_new: xor a
        ld (edigits),a
        ld (evalue),a
        ld (evalue+1),a
        ld (evalue+2),a
en_show:
        call showentry
en_key: call waitkey
        ld (key),a
        cp '0'
        jr c,en_ctl
        cp '9'+1-F_NINE
        jr c,en_digit
        cp 'A'
        jr c,en_key
if ELET = 0
        jr en_key
else
        jp en_cancel
endif
; Adds a digit.
en_digit:
        sub '0'
        ld c,a
        ld a,(edigits)
        cp 5
        jr nc,en_key
        ld hl,(evalue)
        ld a,(evalue+2)
        ld b,a
        ld d,h
        ld e,l
        push bc
        call tw
        call tw
        add hl,de
        pop de
        ld a,b
        adc a,d
        ld b,a
        call tw
        ld d,0
        add hl,de
        jr nc,en_d1
        inc b
en_d1:
if EBIG = 1
        ld a,b
        or a
        jr nz,en_key
endif
        ld (evalue),hl
        ld a,b
        ld (evalue+2),a
        ld hl,edigits
        inc (hl)
        ld e,(hl)
        ld d,0
        ld hl,etext-1
        add hl,de
        ld a,c
        add a,'0'
        ld (hl),a
if EFULL
        ld a,e
        cp 5
        jr z,en_enter
endif
        jr en_show
; Doubles B and HL.
tw:     add hl,hl
        rl b
        ret

en_ctl: cp 13
        jr z,en_enter
        cp 12
        jr z,en_del
        cp 5
        jr nc,en_key
if ECUR = 1
        jp en_cancel
endif
if ECUR = 2
        cp 1
        jr z,en_del
endif
        jr en_key
en_del:
if EDEL = 0
        ld a,(edigits)
        or a
        jr z,en_key
        dec a
        ld (edigits),a
        ld hl,0                 ; counts the value again
        ld de,etext
        ld b,a
        or a
        jr z,en_de2
en_de1: push bc
        ld b,h
        ld c,l
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,hl
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        pop bc
        djnz en_de1
en_de2: ld (evalue),hl
        xor a
        ld (evalue+2),a
        jp en_show
endif
if EDEL = 1
        jp en_new
endif
if EDEL = 2
        jp en_key
endif
; Judges the number.
en_enter:
        ld a,13
        ld (key),a
        ld a,(edigits)
        or a
        jr z,en_zero
        ld a,(evalue+2)
        or a
        jr z,en_fits
if EBIG = 0
        jp en_new
endif
if EBIG = 2
        jp en_cancel
endif
if EBIG = 4
        ld hl,65535
        ld (evalue),hl
endif
en_fits:
        ld hl,(evalue)
if F_NOZEROTEST = 0
        ld a,h
if F_ZEROLOW
        xor a
endif
        or l
        jr z,en_zero
endif
if F_NOMAX
        inc hl
        ld a,h
        or l
        jr z,en_zero
        dec hl
endif
if F_NOONE
        dec hl
        ld a,h
        or l
        jr z,en_zero
        inc hl
endif
if F_BIGPLUS
        bit 7,h
        jr z,en_bp
        res 7,h
en_bp:
endif
        ld (number),hl
        xor a
        ld (inentry),a
        call clearmsg
        call cleanentry
        jp newboard
en_zero:
if EEMPTY = 0
        jp en_new
endif
if EEMPTY = 2
        xor a
        ld (inentry),a
        call cleanentry
        jp newboard
endif
en_cancel:
        xor a
        ld (inentry),a
        call cleanentry
if HRES = 0
        xor a
        ld (hstate),a
endif
        jp shownumber

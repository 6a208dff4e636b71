; S: the entry of a number.

; S asks for a number and deals its board.
knum:   call noshow
        call redraw
        ld a,1
        ld (inent_),a
en0:    xor a
        ld (ecnt_),a
; Waits for a digit, DELETE or ENTER.
en1:    call edisp
        call flush
        call getkey
        cp 13
        jr z,enent
        cp 12
        jr z,endel
        cp 48
        jr c,enoth
        cp 58
        jr nc,enoth
        ld c,a
        ld a,(ecnt_)
        cp DIGITS
        jr nc,en1
        IF LEADINGZERO = 0
        or a
        jr nz,en2
        ld a,c
        cp 48
        jr z,en1
en2:    ld a,(ecnt_)
        ENDIF
        ld e,a
        ld d,0
        inc a
        ld (ecnt_),a
        ld hl,ebuf_
        add hl,de
        ld (hl),c
        jr en1

; Another key.
enoth:
        IF ENTRYLETTER = ENTRYLETTER_CANCEL
        jr encan
        ELSE
        jr en1
        ENDIF

; DELETE in the entry.
endel:  ld a,(ecnt_)
        or a
        IF ENTRYDELETE = ENTRYDELETE_CANCEL
        jr z,encan
        ELSE
        jr z,en1
        ENDIF
        dec a
        ld (ecnt_),a
        jr en1

; Ends the entry without a new board.
encan:  xor a
        ld (inent_),a
        jp texts

; ENTER in the entry: works the number out; enbad if it is none.
enent:  ld a,(ecnt_)
        or a
        IF ENTRYEMPTY = ENTRYEMPTY_CANCEL
        jr z,encan
        ELSE
        jr z,en1
        ENDIF
        IF FAULT != ENTRY_65537
        ld b,a
        ld de,ebuf_
        ld hl,0
en5:    push de
        add hl,hl
        jr c,enbad
        ld d,h
        ld e,l
        add hl,hl
        jr c,enbad
        add hl,hl
        jr c,enbad
        add hl,de
        jr c,enbad
        pop de
        push de
        ld a,(de)
        sub 48
        ld e,a
        ld d,0
        add hl,de
        jr c,enbad
        pop de
        inc de
        djnz en5
        push de
        ELSE
        ld b,a
        ld de,ebuf_
        ld hl,0
en5:    push de
        add hl,hl
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        pop de
        push de
        ld a,(de)
        sub 48
        ld e,a
        ld d,0
        add hl,de
        pop de
        inc de
        djnz en5
        push de
        ENDIF
        IF FAULT != ENTRY_ZERO
        ld a,h
        or l
        jr z,enbad
        ENDIF
        pop de
        ld (num_),hl
        xor a
        ld (inent_),a
        jp newbd
enbad:  pop de
        IF BUZZ
        call buzz
        ENDIF
        IF ENTRYBAD = ENTRYBAD_AGAIN
        jp en0
        ENDIF
        IF ENTRYBAD = ENTRYBAD_CANCEL
        jp encan
        ENDIF
        IF ENTRYBAD = ENTRYBAD_KEEP
        jp en1
        ENDIF

; Shows the digits so far and the flashing L.
edisp:  call clrnum
        ld hl,epr
        call prs
        ld hl,ebuf_
        ld a,(ecnt_)
        ld b,a
        or a
        jr z,ed2
ed1:    ld a,(hl)
        push bc
        ld b,NUMROW
        call prch
        pop bc
        inc hl
        inc c
        djnz ed1
ed2:    ld b,NUMROW
        ld a,(tat_)
        push af
        or 80h
        ld (tat_),a
        ld a,76
        call prch
        pop af
        ld (tat_),a
        ret
        TABLE epr
        end start

; ---------------------------------------------------------- S
choose: call cls22
        ld bc,#1600
        ld a,#46
        ld (ink),a
        ld hl,twhich
        call print
ch0:    xor a
        ld (digits),a
ch1:    ld bc,#1617             ; digits, L, blanks
        ld a,#47
        ld (ink),a
        ld hl,typed
        ld a,(digits)
        ld d,a
        or a
        jr z,ch3
ch2:    ld a,(hl)
        inc hl
        call putc
        dec d
        jr nz,ch2
ch3:    ld a,#C7
        ld (ink),a
        ld a,"L"
        call putc
        ld a,#47
        ld (ink),a
        ld a,32
        call putc
        call allup
        call anykey
        cp FIRE
        jr z,chend
        cp 32
        jp z,choff
        cp DEL
        jr z,chdel
        sub 48
        cp 10
        jr nc,ch1
        add a,48
        ld e,a
        ld hl,digits
        ld a,(hl)
        cp 5
        jr nc,chbad
        inc (hl)
        ld hl,typed
        add a,l
        ld l,a
        jr nc,ch4
        inc h
ch4:    ld (hl),e
        call click
        jr ch1
chdel:  ld hl,digits
        ld a,(hl)
        or a
        jr z,ch1
        dec (hl)
        jr ch1
chend:  ld hl,0
        ld de,typed
        ld a,(digits)
        or a
        jr z,chbad
        ld b,a
ch5:    push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,ch6
        add hl,hl
        jr c,ch6
        add hl,de
        jr c,ch6
        add hl,hl
        jr c,ch6
        pop de
        ld a,(de)
        inc de
        sub 48
        add a,l
        ld l,a
        jr nc,ch7
        inc h
        jr z,chbad
ch7:    djnz ch5
        ld a,h
        or l
        jr z,chbad
        push hl
        call helplin
        pop hl
        jp newnum
ch6:    pop de
chbad:  call buzz
        ld bc,#1617
        ld hl,tblan7
        call print
        jp ch0
choff:  call helplin
        jp paint

; ---------------------------------------------------------- ENTER
enter:  ld hl,(shown)
        ld a,h
        or a
        jp nz,remove
        ld a,(cursor)
        ld l,a
        ld h,grid
        ld a,(hl)
        or a
        jp z,buzz
        ld c,a
        ld a,(sel)
        or a
        jr nz,en1
        ld a,l
        ld (sel),a
        call click
        jp paint
en1:    cp l
        jr nz,en2
        IF FAULT = F_br_selected_stays
        ret
        ENDIF
        xor a
        ld (sel),a
        call click
        jp paint
en2:    ld h,a                  ; H, L: two cells
        ld e,a
        ld d,grid
        ld a,(de)
        cp c
        jp nz,buzz
        push hl
        call join
        pop hl
        jp nz,buzz

; ---------------------------------------------------------- take the stones H and L away
remove: ld (two),hl
        xor a
        ld (sel),a
        ld h,a
        ld l,a
        ld (shown),hl
        ld (hintno),hl
        call paint
        ld b,6                  ; blink
re1:    push bc
        ld a,b
        rrca
        ld a,#10
        jr c,re2
        ld a,#7A
re2:    push af
        ld hl,(two)
        call colour
        ld a,(two+1)
        ld l,a
        pop af
        call colour
        halt
        halt
        pop bc
        djnz re1
        IF FAULT = F_br_48th_removal_halts
        ld hl,nth               ; every 48th time without interrupts
        inc (hl)
        ld a,(hl)
        cp 48
        jr nz,re4
        ld (hl),0
        di
        halt
re4:
        ENDIF
        call zoom
        ld hl,(two)
        ld a,h
        ld h,grid
        ld (hl),0
        push af
        call drawtl
        pop af
        ld l,a
        ld h,grid
        ld (hl),0
        call drawtl
        ld a,(gravit)
        or a
        call nz,fall
        IF FAULT = F_br_history_of_20
        ld a,(hpos)             ; room for 20
        cp 20
        jr nz,re5
        ld hl,hist*256+128
        ld de,hist*256
        ld bc,20*128
        ldir
        ld a,19
        ld (hpos),a
re5:
        ENDIF
        IF FAULT = F_br_history_not_in_last_row
        ld a,(cursor)
        cp 6*16
        jr nc,re6
        ENDIF
        ld hl,hpos
        inc (hl)
        ld a,(hl)
        ld (hmax),a
re6:    call keep
        call redraw
        jp judge

; everything above a hole comes down, one row at a time
fall:   ld c,0
        ld h,grid
        ld l,110
fa1:    ld a,(hl)
        or a
        jr nz,fa2
        ld a,l
        sub 16
        ld e,a
        ld d,h
        ld a,(de)
        or a
        jr z,fa2
        IF FAULT = F_br_gravity_last_column
        ld a,l
        and 15
        cp 14
        jr z,fa2
        ld a,(de)
        ENDIF
        ld (hl),a
        xor a
        ld (de),a
        inc c
        push bc
        push de
        push hl
        call drawtl
        pop hl
        pop de
        push de
        push hl
        ex de,hl
        call drawtl
        pop hl
        pop de
        pop bc
fa2:    dec l
        ld a,l
        cp 32
        jr nz,fa1
        ld a,c
        or a
        ret z
        call click
        halt
        halt
        IF FAULT = F_br_gravity_one_row
        ret
        ENDIF
        jr fall

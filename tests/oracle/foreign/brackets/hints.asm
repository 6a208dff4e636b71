; ---------------------------------------------------------- all pairs of this position
findall:
        ld hl,pairs
        ld (plist),hl
        xor a
        ld (found),a
        ld a,1
fi1:    ld (fkind),a
        ld c,a
        ld de,places
        ld h,grid
        ld b,1                  ; column by column
fi2:    ld a,b
        add a,16
        ld l,a
fi3:    ld a,(hl)
        cp c
        jr nz,fi4
        ld a,l
        ld (de),a
        inc e
fi4:    ld a,l
        add a,16
        ld l,a
        cp 112
        jr c,fi3
        inc b
        ld a,b
        cp 15
        jr nz,fi2
        ld a,e
        sub places & 255
        IF FAULT = F_br_hint_three_of_four
        cp 4
        jr nz,fi4b
        dec a
        dec e
fi4b:
        ENDIF
        cp 2
        jr c,fi8
        ld a,e
        ld (fend),a
        ld de,places
fi5:
        IF FAULT = F_br_hint_twice
        ld bc,places            ; both ways round
        ELSE
        ld c,e
        inc c
        ld b,d
        ENDIF
fi6:    ld a,(fend)
        cp c
        jr z,fi7
        IF FAULT = F_br_hint_twice
        ld a,c
        cp e
        jr z,fi6b
        ENDIF
        ld a,(bc)
        ld h,a
        ld a,(de)
        ld l,a
        push bc
        push de
        push hl
        call join
        pop de
        jr nz,fi6a
        ld hl,(plist)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (plist),hl
        ld hl,found
        inc (hl)
fi6a:   pop de
        pop bc
fi6b:   inc c
        jr fi6
fi7:    inc e
        ld a,(fend)
        cp e
        jr nz,fi5
fi8:    ld a,(fkind)
        inc a
        cp 22
        jr nz,fi1
        ret

; ---------------------------------------------------------- H
help:   ld hl,(hintno)
he1:    ld a,(found)
        cp l
        jr z,he3
        ex de,hl
        ld hl,pairs
        add hl,de
        add hl,de
        ld c,(hl)
        inc hl
        ld b,(hl)
        ex de,hl
        inc l
        ld a,(sel)
        or a
        jr z,he2
        cp c
        jr z,he2
        IF FAULT != F_br_hint_first_tile_only
        cp b
        jr z,he2
        ENDIF
        jr he1
he2:    ld (hintno),hl
        ld (shown),bc
        call click
        jp paint
he3:    ld hl,0
        ld (hintno),hl
        ld (shown),hl
        call buzz
        jp paint

; ---------------------------------------------------------- B F R L
back:   ld a,(hpos)
        or a
        jp z,paint
        dec a
        jr goto
forwd:  ld hl,hpos
        ld a,(hmax)
        cp (hl)
        jp z,paint
        ld a,(hl)
        inc a
        jr goto
restrt: ld a,(hpos)
        or a
        jp z,paint
        IF FAULT = F_br_restart_after_first
        ld a,1
        ELSE
        xor a
        ENDIF
        jr goto
lastmv: ld hl,hpos
        ld a,(hmax)
        cp (hl)
        jp z,paint
goto:   ld (hpos),a
        ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        call page
        ld d,grid
        ld e,0
        ld bc,128
        ldir
        call redraw
        jp judge

page:   ld a,(hpos)             ; HL: position number (hpos)
        rra
        ld h,a
        ld a,0
        rra
        ld l,a
        ld a,h
        and 127
        add a,hist
        ld h,a
        ret
keep:   call page
        ex de,hl
        ld h,grid
        ld l,0
        ld bc,128
        ldir
        ret

; ---------------------------------------------------------- how does it stand?
judge:  call findall
        call count
        ld a,(tiles)
        or a
        ld c,7
        jr z,ju1
        ld a,(found)
        or a
        ld c,0
        IF FAULT = F_br_flat_never_black
        jr nz,ju0
        ld a,(gravit)
        or a
        jr z,ju0
        jr ju1
ju0:
        ELSE
        jr z,ju1
        ENDIF
        ld a,(cheat)
        or a
        ld c,2
        jr nz,ju1
        ld c,5
ju1:    ld a,c
        ld (bord),a
        out (254),a
        call status
        call paint
        ld a,(tiles)
        or a
        ret nz
        ld a,(won)
        or a
        ret nz
        inc a
        ld (won),a

; the fanfare and the scrolling message
        ld b,8
wi1:    push bc
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,40
        ld d,a
        ld e,60
        call tone
        pop bc
        djnz wi1
        call allup
        ld hl,twon
wi2:    ld (mess),hl
        ld bc,#0A02
        ld a,#46
        ld (ink),a
wi3:    ld a,(hl)
        inc hl
        or a
        jr nz,wi4
        ld hl,twon
        jr wi3
wi4:    call putc
        ld a,c
        cp 30
        jr nz,wi3
        ld b,5
wi5:    halt
        push bc
        call scan
        pop bc
        jr nz,wi6
        or a
        jr nz,wi7
wi6:    djnz wi5
        ld hl,(mess)
        inc hl
        ld a,(hl)
        or a
        jr nz,wi2
        ld hl,twon
        jr wi2
wi7:    ld (lastk),a
        ld bc,#0A02
        ld hl,tblan32+4
        call print
        call redraw
        jp paint

count:  ld h,grid
        ld l,0
        ld b,0
co1:    ld a,(hl)
        or a
        jr z,co2
        inc b
co2:    inc l
        jp p,co1
        ld a,b
        ld (tiles),a
        ret

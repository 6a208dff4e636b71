; Squares: drawing.
cellflags:                      ; L = pos, returns E, A=kind in D
        ld h,BRD/256
        ld d,(hl)
        ld e,0
        ld a,(cur)
        cp l
        jr nz,cf1
        if BLINK = 1
        ld a,(blink)
        and 16
        jr nz,cf1
        endif
        inc e
cf1:    ld a,d
        or a
        jr z,cf2
        push hl
        ld a,(cur)
        ld l,a
        ld a,(hl)
        pop hl
        cp d
        jr nz,cf2
        if FAULT = 30
        ld a,l                  ; last row never highlighted
        cp 7*W
        jr nc,cf2
        endif
        if FAULT = 31
        ld a,(left)             ; highlight of tile 21 is lost when few are left
        cp 50
        jr nc,nf31
        ld a,d
        cp 21
        jr z,cf2
nf31:
        endif
        if SAMECUR = 0
        ld a,(cur)
        cp l
        jr z,cf2
        endif
        set 1,e
cf2:    ld a,(sel)
        cp l
        jr nz,cf3
        set 2,e
cf3:    ld a,(hshown)
        or a
        ret z
        ld a,(hp)
        cp l
        jr z,cf4
        ld a,(hq)
        cp l
        ret nz
cf4:    set 3,e
        ret

refresh:
        if REDRAW = 3
        call cls
        call frame
        endif
        ld bc,0
rf1:    push bc
        call rc2pos
        call cellflags
        if REDRAW = 0
        ld h,SHK/256
        ld a,(hl)
        cp d
        jr nz,rf2
        inc h
        ld a,(hl)
        cp e
        jr z,rf3
        endif
rf2:    call drawde
rf3:    pop bc
        inc c
        ld a,c
        cp 14
        jr nz,rf1
        ld c,0
        inc b
        ld a,b
        cp 6
        jr nz,rf1
        if C_ARROW > 0
        call arrow
        endif
        call status
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        ret

        if C_ARROW > 0
arrow:  ld bc,(dcol0)
        ld a,' '
        call arr1
        ld a,(crow)
        ld b,a
        ld a,(ccol)
        ld c,a
        ld (dcol0),bc
        ld a,ARCH
arr1:   push af
        push bc
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX+ARDX
        ld (pcol),a
        pop bc
        call rowad
        add a,ARDY
        ld (prow),a
        ld a,(pattr)
        push af
        ld a,BGATTR
        ld (pattr),a
        pop bc
        pop af
        push bc
        call prch
        pop af
        ld (pattr),a
        ret
dcol0:  defw 0
        endif

rowad:  ld a,b                  ; A = char row of board row B
        if CH+GY = 2
        add a,a
        endif
        if CH+GY = 3
        add a,a
        add a,b
        endif
        add a,OY
        ret

drawcell0:                      ; B row C col, plain
        push bc
        call rc2pos
        ld d,(hl)
        ld e,0
        pop bc
drawde: ; B row, C col, D kind, E flags
        ld (dcol),bc
        ld (dkind),de           ; dkind=E!, fixed below
        ld a,d
        ld (dkind),a
        ld a,e
        ld (dflag),a
        call rc2pos
        ld h,SHK/256
        ld a,(dkind)
        ld (hl),a
        inc h
        ld a,(dflag)
        ld (hl),a
        ; bitmap
        ld a,(dkind)
        ld hl,TSET
        or a
        jr z,dd2
        ld de,CW*CH*8
dd1:    add hl,de
        dec a
        jr nz,dd1
dd2:    ld de,CBUF
        ld bc,CW*CH*8
        ldir
        call decor
        call attrof             ; C = attribute
        ld a,c
        ld (cattr),a
        ; blit
        ld bc,(dcol)
        call rowad
        ld e,a                  ; row
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX
        ld d,a                  ; col
        ld hl,CBUF
        ld b,CH
dd3:    push bc
        push de
        push hl
        ld b,e
        ld c,d
        call scrad              ; DE= screen address... returns HL
        ex de,hl
        pop hl
        ld b,8
dd4:    push de
        ldi
        inc bc
        if CW = 2
        ldi
        inc bc
        endif
        pop de
        inc d
        djnz dd4
        ex (sp),hl              ; hl = D,E pair row/col, stack = source
        push hl
        ld b,l
        ld c,h
        call attad
        ld a,(cattr)
        ld (hl),a
        if CW = 2
        inc l
        ld (hl),a
        endif
        pop de
        pop hl
        inc e
        pop bc
        djnz dd3
        ret
cattr:  defb 0

; B row, C col -> HL
scrad:  ld a,b
        and 24
        or SCRH
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret
attad:  ld a,b
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or SCRH+18h
        ld h,a
        ld a,l
        and 0E0h
        or c
        ld l,a
        ret

decor:
        include "decor.inc"
        ret

inv:    ld hl,CBUF
        ld b,CW*CH*8
iv1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz iv1
        ret
frm:    ld hl,CBUF
        ld b,CH*8
        ld c,0
fm1:    ld a,b
        cp CH*8
        jr z,fm2
        cp 1
        jr z,fm2
        ld a,(hl)
        xor 80h
        if CW = 2
        ld (hl),a
        inc hl
        ld a,(hl)
        endif
        xor 1
        ld (hl),a
        inc hl
        jr fm3
fm2:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        if CW = 2
        ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        endif
fm3:    djnz fm1
        ret
corn:   ld hl,CBUF
        ld de,0E007h
        call co1
        ld de,8001h
        call co1
        ld hl,CBUF+(CH*8-2)*CW
        call co1
        ld de,0E007h
co1:    ld a,(hl)
        xor d
        if CW = 2
        ld (hl),a
        inc hl
        ld a,(hl)
        endif
        xor e
        ld (hl),a
        inc hl
        ret
unde:   ld hl,CBUF+(CH*8-1)*CW
        ld b,CW
ud1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz ud1
        ret
hand:   ld hl,CBUF+((CH-1)*8+2*(1-STAMP))*CW+CW-1
        ld de,handp-2*STAMP
        ld b,6+2*STAMP
hn1:    ld a,(de)
        if STAMP = 0            ; else the hand replaces the last cell of its tile
        xor (hl)
        endif
        ld (hl),a
        inc de
        inc hl
        if CW = 2
        inc hl
        endif
        djnz hn1
        ret
        defb 0,0
handp:  defb 10h,38h,7Ch,0FEh,38h,38h

attrof: ld a,(dkind)
        ld e,a
        ld d,0
        ld hl,KATTR
        add hl,de
        ld c,(hl)
        if CHKX > 0
        or a
        jr z,ao1
        ld a,(dcol)
        ld b,a
        ld a,(drow)
        add a,b
        rra
        jr nc,ao1
        ld a,c
        xor CHKX
        ld c,a
ao1:
        endif
        include "attr.inc"
        ret

swapip: ld a,c                  ; swap ink and paper
        and 7
        add a,a
        add a,a
        add a,a
        ld b,a
        ld a,c
        rrca
        rrca
        rrca
        and 7
        or b
        ld b,a
        ld a,c
        and 0C0h
        or b
        ld c,a
        ret

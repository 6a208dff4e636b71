; The keys: commands, arrows and ENTER.

; Does what the key A asks for.
dokey:
        cp 65
        jp c,dk0
        cp 'Z'+1
        jp nc,dk0
        or 32
dk0:    cp 'h'
        jp z,dohint
        cp 13
        jp z,enter
        push af
        call hintoff
        pop af
        cp 'n'
        jp z,knew
        cp 12
        jp z,kgrav
        cp 's'
        jp z,knum
        cp 'b'
        jp z,goback
        cp 'f'
        jp z,goforw
        cp 'r'
        jp z,gorest
        cp 'l'
        jp z,golast
        IF PLAIN5 = 1
        cp '5'
        jp z,kleft
        cp '6'
        jp z,kdown
        cp '7'
        jp z,kup
        cp '8'
        jp z,kright
        ENDIF
        cp 8
        jp z,kleft
        cp 9
        jp z,kright
        cp 10
        jp z,kdown
        cp 11
        jp z,kup
        jp otherkey
kleft:  ld bc,13*256+255
        jp kmove
kright: ld bc,0F301h
        jp kmove
kdown:  ld bc,0AB11h
        jp kmove
kup:    ld bc,055EFh

; Moves the cursor by C, or by B at an edge.
kmove:  ld a,(cur)
        ld l,a
        add a,c
        ld e,a
        call inside
        jp z,km1
        IF WRAP = 0
        jp atedge
        ELSE
        ld a,l
        add a,b
        ld e,a
        ENDIF
km1:    ld a,e
        IF SKIP = 1
        ld h,BOARD/256
        ld l,a
        ld a,(hl)
        or a
        ld a,l
        jp nz,km2
km3:    add a,c
        ld e,a
        call inside
        jp nz,atedge
        ld l,e
        ld a,(hl)
        or a
        ld a,l
        jp z,km3
km2:
        ENDIF
        ld (cur),a
        jp movehook

; Returns Z if the cell E is one of the 84 places.
inside: ld a,e
        sub 34
        jp c,inno
        cp 102
        jp nc,inno
in3:    cp 17
        jp c,in2
        sub 17
        jp in3
in2:    cp 2
        jp c,inno
        cp 16
        jp nc,inno
        xor a
        ret
inno:   or 1
        ret

; ENTER: removes the shown pair or the selected pair, or changes the selection.
enter:  ld a,(hshow)
        or a
        jp z,en1
        ld de,(hp)
        ld a,d
        ld d,e
        ld e,a
        jp remove
en1:    ld a,(cur)
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        jp z,nothing
        ld c,a
        call hintoff
        ld a,(cur)
        ld e,a
        ld a,(sel)
        or a
        jp z,ensel
        cp e
        jp z,endes
        ld d,a
        ld h,BOARD/256
        ld l,a
        ld a,(hl)
        ld l,e
        cp (hl)
        IF FAULT != 11
        jp nz,enmis
        ELSE
        jp z,enf
        add a,(hl)
        cp 27
        jp nz,enmis
enf:
        ENDIF
        ld l,d
        push de
        call link
        pop de
        jp z,remove
enmis:  call mismhook
        IF MISM = 1
        ret
        ENDIF
        IF MISM = 2
        jp endes
        ENDIF
ensel:  call hreset
        ld a,(cur)
        ld (sel),a
        jp selhook
endes:  call hreset
        xor a
        ld (sel),a
        jp selhook

; DELETE: changes gravity and deals a new board.
kgrav:  ld a,(grav)
        xor 1
        ld (grav),a

; Key N: deals a new board.
knew:
        IF FAULT = 9
        xor a
        ld (fdirty),a
        ENDIF
        call randnum
        jp newhook

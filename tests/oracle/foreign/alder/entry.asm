; the number of a board is typed

c_number:
        IF GIVEUP
        call dropall
        call marks
        ENDIF
        xor a
        ld (elen),a
        inc a
        ld (caret),a
        ld (phase),a
        IF EPROMPT
        ld hl,tx_board
        ld bc,EPOS-8
        call print
        ENDIF
en1:    call drawentry
        ld hl,ETIME
        IF F_TIMECUT
        ld a,(elen)
        or a
        jp nz,en1a
        ld hl,70
        ld (timer),hl
en1a:
        ELSE
        ld (timer),hl
        ENDIF
en2:    call getkey
        or a
        jp z,entime
        IF CLICK
        push af
        call click
        pop af
        ENDIF
        cp 13
        jp z,enenter
        cp 5
        jp z,endel
        IF F_ZEROLOST
        cp '0'
        jp z,en2
        ENDIF
        cp '0'
        jp c,enother
        cp ':'
        jp nc,enother
        ld c,a
        IF F_DIGITLOST
        ld a,(elen)
        or a
        jp z,en2a
        ld hl,ebuf-1
        add a,l
        ld l,a
        ld a,(hl)
        cp c
        jp z,en1                ; the same digit again is lost
en2a:
        ENDIF
        IF F_DIGITTWICE
        call addigit
        ld a,(elen)
        cp 3
        call z,addigit
        ELSE
        call addigit
        ENDIF
        IF ELATE
        push bc
        ld b,ELATE
        call delay
        pop bc
        ENDIF
        IF EFULL
        ld a,(elen)
        cp 5
        jp z,enenter
        ENDIF
        jp en1
addigit:
        ld a,(elen)
        IF F_FOURDIG
        cp 4
        ELSE
        cp 5
        ENDIF
        ret nc
        ld hl,ebuf
        add a,l
        ld l,a
        ld (hl),c
        ld hl,elen
        inc (hl)
        ret
endel:  ld hl,elen
        ld a,(hl)
        or a
        jp z,en1
        dec (hl)
        IF F_DELLATE
        ld a,(hl)
        cp 2
        jp nz,en1
        jp en2                  ; the digit stays on the screen
        ENDIF
        jp en1
enother:
        IF EOTHER
        jp engive
        ELSE
        jp en2
        ENDIF
entime:
        IF ETAKE
        call value
        jp nc,entake
        ENDIF
        jp engive
enenter:
        ld a,(elen)
        or a
        jp nz,enent2
        IF EEMPTY
        jp engive
        ELSE
        jp en1
        ENDIF
enent2: call value
        jp nc,entake
        IF EBAD
        jp engive
        ELSE
        xor a
        ld (elen),a
        jp en1
        ENDIF
entake: 
        IF F_LOWBYTE
        ld a,h
        and 15
        ld h,a
        or l
        jp nz,entak2
        inc l
entak2:
        ENDIF
        ld (number),hl
        call enoff
        IF F_ENTERBOTH
        call newgame
        ld a,13
        ld (again),a
        ret
        ENDIF
        jp newgame
engive: call enoff
        ret
; enoff: removes what was shown for the number
enoff:  ld hl,0
        ld (timer),hl
        xor a
        ld (caret),a
        IF F_CARETSTAYS
        ld hl,tx_gap
        ld bc,EPOS-8
        call print
        ELSE
        ld hl,tx_gap
        ld bc,EPOS-8
        call print
        ld hl,tx_gap
        ld bc,EPOS-2
        call print
        ENDIF
        IF F_CARETSTAYS = 0
        ld b,EPOS/256
        ld a,(elen)
        add a,EPOS & 255
        ld c,a
        call attaddr
        ld (hl),EMPTYA
        ENDIF
        jp shownum1

; drawentry: the digits and the L after them
drawentry:
        ld bc,EPOS
        ld hl,ebuf
        ld a,(elen)
        ld d,a
        or a
        jp z,de2
de1:    call de4
        ld a,(hl)
        call putch
        inc hl
        dec d
        jp nz,de1
de2:    ld a,'L'
        push bc
        call putch
        pop bc
        call caretattr
        inc c
        call de4
        ld a,' '
        call putch
        ret
de4:    push hl
        push bc
        call attaddr
        ld (hl),EMPTYA
        pop bc
        pop hl
        ret
; drawcaret: draws the L again, when it blinks by the program
drawcaret:
        ld b,EPOS/256
        ld a,(elen)
        add a,EPOS & 255
        ld c,a
caretattr:
        push hl
        push bc
        call attaddr
        IF BLINK
        ld a,(phase)
        or a
        ld (hl),EMPTYA
        jp z,cat1
        ld (hl),SELA
cat1:
        ELSE
        ld (hl),EMPTYA | 0x80
        ENDIF
        pop bc
        pop hl
        ret

; value: HL is the number that was typed; carry if it is not 1 to 65535
value:  ld a,(elen)
        or a
        scf
        ret z
        ld b,a
        ld de,ebuf
        ld hl,0
va1:    push bc
        ld b,h
        ld c,l
        ld a,9
va2:    add hl,bc
        jp c,vabad
        dec a
        jp nz,va2
        ld a,(de)
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        jp c,vabad
        inc de
        pop bc
        djnz va1
        ld a,h
        or l
        ret nz
        scf
        ret
vabad:  pop bc
        scf
        ret

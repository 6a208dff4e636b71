; end of the game: STATE 0 plays, 1 won, 2 stuck; then the border
endchk: ld b,0
        ld a,(HPOS)
        cp 42
        jr z,ecwon
        IF FLT = 40
        ld a,(MOVES)
        ENDIF
        call anypair
        ld b,0
        jr c,ecset
        ld b,2
        jr ecset
ecwon:  ld b,1
ecset:  ld a,b
        ld (STATE),a
setbrd: ld a,(STATE)
        ld c,a
        ld a,(CHEAT)
        ld b,a
        IF FLT = 26
        ld a,(KEY)
        cp 13
        jr nz,sbf26
        ld b,0
sbf26:
        ENDIF
        IF FLT = 21
        ld a,c
        cp 1
        jr nz,sbf21
        ld c,0
sbf21:
        ENDIF
        IF FLT = 22
        ld a,c
        cp 2
        jr nz,sbf22
        ld c,0
sbf22:
        ENDIF
        IF PREC = 0
        ld a,b
        or a
        ld a,2
        jr nz,sbout
        ENDIF
        IF PREC = 2
        ld a,c
        cp 1
        ld a,7
        jr z,sbout
        ld a,b
        or a
        ld a,2
        jr nz,sbout
        ENDIF
        ld a,c
        cp 1
        ld a,7
        jr z,sbout
        ld a,c
        cp 2
        ld a,0
        jr z,sbout
        ld a,b
        or a
        ld a,2
        jr nz,sbout
        ld a,5
sbout:  ld (BORD),a
        out (0feh),a
        ret

; is there any pair? carry = yes
anypair: ld ix,ORD
        ld b,83
ap1:    push bc
        ld a,(ix+0)
        call tile
        jr z,apn
        IF FLT = 28
        cp 21
        jr z,apn
        ENDIF
        ld c,a
        push ix
        pop de
ap2:    inc de
        ld a,(de)
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        cp c
        jr nz,ap3
        push bc
        push de
        ld a,l
        ld (PB),a
        ld a,(ix+0)
        ld (PA),a
        IF FLT = 27
        ld a,1
        ld (NORING),a
        call canlink
        ld a,0
        ld (NORING),a
        ELSE
        call canlink
        ENDIF
        pop de
        pop bc
        jr c,apy
ap3:    djnz ap2
apn:    inc ix
        pop bc
        djnz ap1
        or a
        ret
apy:    pop bc
        scf
        ret

; zero flag set if the cell HL blocks no path
isfree: ld a,(hl)
      if F_P_GHOST
        cp 7
        ret z
      endif
      if F_P_GHOSTEND
        cp 13
        jp nz,isfg
        ld a,l
        cp 64
        ret nc
        xor a
        ret
isfg:
      endif
        or a
        ret

; the free cells beside L: A is the leftmost or rightmost column
runl:   ld a,l
        and 15
        cp EDGEL
        ret z
        dec l
        call isfree
        jp z,runl
        inc l
        ld a,l
        and 15
        ret
runr:   ld a,l
        and 15
        cp EDGER
        ret z
        inc l
        call isfree
        jp z,runr
        dec l
        ld a,l
        and 15
        ret
; A is 16 times the uppermost or lowest row of the free cells above or below L
runu:   ld a,l
        and $f0
        cp EDGET
        ret z
        ld a,l
        sub 16
        ld l,a
        call isfree
        jp z,runu
        ld a,l
        add a,16
        and $f0
        ret
rund:   ld a,l
        and $f0
        cp EDGEB
        ret z
        ld a,l
        add a,16
        ld l,a
        call isfree
        jp z,rund
        ld a,l
        sub 16
        and $f0
        ret

; carry set if column A is free between the rows of D and E
vclear: push bc
        push de
        ld c,a
        ld a,d
        and $f0
        ld b,a
        ld a,e
        and $f0
        cp b
        jp nc,vcl1
        ld e,b
        ld b,a
        ld a,e
vcl1:   or c
        ld e,a
        ld a,b
        or c
        ld l,a
vcl2:   ld a,l
        add a,16
        ld l,a
        cp e
        jp nc,clyes
      if F_P_LASTGAP
        add a,16
        cp e
        jp nz,vclg
        ld a,d
        cp 64
        jp nc,clyes
vclg:
      endif
        call isfree
        jp z,vcl2
        pop de
        pop bc
        or a
        ret
clyes:  pop de
        pop bc
        scf
        ret

; carry set if row A is free between the columns of D and E
hclear: push bc
        push de
        ld c,a
        ld a,d
        and 15
        ld b,a
        ld a,e
        and 15
        cp b
        jp nc,hcl1
        ld e,b
        ld b,a
        ld a,e
hcl1:   or c
        ld e,a
        ld a,b
        or c
        ld l,a
      if F_P_LONG
        ld a,e
        sub l
        cp 11
        jp nc,hclno
      endif
hcl2:   inc l
        ld a,l
        cp e
        jp nc,clyes
        call isfree
        jp z,hcl2
hclno:  pop de
        pop bc
        or a
        ret

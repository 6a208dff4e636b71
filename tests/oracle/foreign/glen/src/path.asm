; carry set if the tiles D and E can be connected
path:
      if F_P_LAST
        ld a,(hptr)
        cp 41
        ret nc
      endif
      if F_P_ROW3
        ld a,d
        sub e
        cp 2
        jp z,prow3
        cp -2
        jp nz,prow3n
prow3:  ld a,d
        and $f0
        cp 48
        jp nz,prow3n
        or a
        ret
prow3n:
      endif
      if F_P_LASTCOL2
        ld a,d
        and e
        and 15
        cp 14
        ccf
        jp nz,plc2
        or a
        ret
plc2:
      endif
      if F_P_NGLANE
        ld a,(grav)
        cpl
        and 1
        ld (BOARD+63),a
      endif
      if F_P_KIND21
        ld h,high BOARD
        ld l,d
        ld a,(hl)
        cp 21
        jp nz,pk21
        ld a,d
        xor e
        and 15
        ret z
pk21:
      endif
      if F_P_WRAP
        ld a,d
        sub e
        jp nc,pwr0
        neg
pwr0:   cp 3
        jp nz,pwr1
        ld a,d
        xor e
        and $f0
        jp z,pwr1
        scf
        ret
pwr1:
      endif
      if F_P_DIAG
        ld a,d
        sub e
        jp nc,pdi0
        neg
pdi0:   cp 17
        scf
        ret z
      endif
      if F_P_ADJH
        ld a,d
        xor e
        and $f0
        jp nz,padh1
        ld a,d
        sub e
        jp nc,padh0
        neg
padh0:  dec a
        ret z
padh1:
      endif
      if F_P_ADJV
        ld a,d
        sub e
        jp nc,padv0
        neg
padv0:  cp 16
        jp nz,padv1
        or a
        ret
padv1:
      endif
      if F_P_BOTADJ
        ld a,d
        cp 96
        jp c,pba1
        ld a,e
        cp 96
        jp c,pba1
        or a
        ret
pba1:
      endif
      if F_P_TOPANY
        ld a,d
        xor e
        and $f0
        jp nz,pta1
        ld a,d
        cp 32
        jp nc,pta1
        sub e
        jp nc,pta0
        neg
pta0:   cp 8
        ret nc
pta1:
      endif
      if F_P_SIDEANY
        ld a,d
        and 15
        cp 1
        jp nz,psa1
        ld a,e
        and 15
        cp 1
        scf
        ret z
psa1:
        ld a,d
        xor e
        and $f0
        jp nz,psa2
        ld a,d
        cp 32
        jp nc,psa2
        ld a,e
        and 15
        cp 14
        ret z
psa2:
      endif
      if F_P_BEND3
        call path2
        ret c
        ld a,(hptr)
        cp 6
        ret c
        ld c,16
        call bend3
        ret c
        ld c,-16
        call bend3
        ret c
        ld c,1
        call bend3
        ret c
        ld c,-1
bend3:  push de
        ld a,d
        add a,c
        ld d,a
        call isfreed
        jp nz,bend3n
        call path2
        pop de
        ret
bend3n: pop de
        or a
        ret
isfreed:
        ld h,high BOARD
        ld l,d
        jp isfree
path2:
      endif
        push bc
        ld h,high BOARD
        ld l,d
        call runl
        ld b,a
        ld l,e
        call runl
        cp b
        jp c,ph1
        ld b,a
ph1:    ld l,d
        call runr
        ld c,a
        ld l,e
        call runr
        cp c
        jp nc,ph2
        ld c,a
ph2:
      if F_P_NOHVH | F_P_BEND1 | F_P_LATEHVH
      if F_P_LATEHVH
        ld a,(hptr)
        cp 10
        jp c,phall
      endif
        ld a,d
        and 15
        call phtry
        jp c,pyes
        ld a,e
        and 15
        call phtry
        jp c,pyes
        jp pv
phtry:  cp b
        jp c,phno
        cp c
        jp c,vclear
        jp z,vclear
phno:   or a
        ret
      endif
phall:
ph3:    ld a,c
        cp b
        jp c,pv
        ld a,b
        call vclear
        jp c,pyes
        inc b
        jp ph3
pyes:   pop bc
        scf
        ret
pv:     ld l,d
        call runu
        ld b,a
        ld l,e
        call runu
        cp b
        jp c,pv1
        ld b,a
pv1:    ld l,d
        call rund
        ld c,a
        ld l,e
        call rund
        cp c
        jp nc,pv2
        ld c,a
pv2:
      if F_P_NOVHV | F_P_BEND1
        ld a,d
        and $f0
        call pvtry
        jp c,pyes
        ld a,e
        and $f0
        call pvtry
        jp c,pyes
        pop bc
        or a
        ret
pvtry:  cp b
        jp c,pvno
        cp c
        jp c,hclear
        jp z,hclear
pvno:   or a
        ret
      endif
pv3:    ld a,c
        cp b
        jp c,pno
        ld a,b
        call hclear
        jp c,pyes
        ld a,b
        add a,16
        ld b,a
        jp pv3
pno:    pop bc
        or a
        ret


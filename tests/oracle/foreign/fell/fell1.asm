; fell - a Shisen for the ZX Spectrum. MIT licence. Part 1: keys, moves, history, hints.
; ";?name: code" replaces the line in the tape with that fault, ";+name: code" adds after it.
        org ORGA
start:  ei
        ld hl,ordtab
        ld de,256*(PG+5)
        ld bc,84
        ldir
        ld hl,256*(PG+1)
        ld b,0
st1:    ld (hl),255
        inc l
        djnz st1
        call glyini
        call cls
        call deco
        ld a,1
        ld (grav),a
        ld a,HOME
        ld (cur),a
        ld hl,START0
        ld (num),hl
      IF START0=0
        call rnd
      ENDIF
        call newbrd
main:   call redraw ;+m_leak: push hl / push hl / push hl / push hl ;+m_rst: ld hl,(fcnt) / inc hl / ld (fcnt),hl / bit 1,h / jp nz,0
        call getkey
        ld hl,keytab
mnext:  ld b,(hl)
        inc hl
        inc b
        dec b
        jr z,main
        cp b
        jr z,mhit
        inc hl
        inc hl
        jr mnext
mhit:   ld e,(hl) ;+k_r3: push af / ld a,(npos) / cp 6 / jr c,kq1 / pop af / cp 'R' / jp z,main / push af / kq1: pop af
        inc hl
        ld d,(hl)
        ld hl,main
        push hl
        push de
        ret
keytab: db 8 ;?k_left: db 250
        dw kleft
        db 9
        dw kright
        db 10
        dw kdown
        db 11
        dw kup
        db 13
        dw kenter
        db 12 ;?k_del: db 251
        dw kgrav
        db 'N'
        dw knew
        db 'S'
        dw knum
        db 'H'
        dw khint
        db 'B'
        dw kback
        db 'F' ;?k_f: db 252
        dw kfwd
        db 'R'
        dw krest
        db 'L' ;?k_l: db 253
        dw klast
        db 0

arrh:
      IF HARR=0
        call hclr
      ENDIF
        ret
kleft:  call arrh ;+k_leftk: ld a,(cur) / ld l,a / ld h,PG / ld a,(hl) / cp 9 / ret z
        ld a,(cur)
        ld b,a
        dec a ;+c_two: cp 40 / jr nz,cq1 / dec a / cq1:
        ld c,a
        and 15
        jr nz,kset
      IF WRAPX
        ld a,b
        add a,13 ;?c_wrapl: add a,12
        ld c,a
      ELSE
        ld c,b ;?c_wrapl: nop
      ENDIF
kset:   ld a,c ;+c_sel: ld hl,sel / cp (hl) / jr nz,cq3 / ld a,b / cq3: ;+c_dead: cp 6*16+14 / ret z
        ld (cur),a ;+e_arrcy: ld a,5 / out (254),a ;+m_poke: ld hl,(fcnt) / inc hl / ld (fcnt),hl / bit 0,h / ret z / ld h,PG / ld l,6*16+3 / ld (hl),1
        ret
kright: call arrh ;+k_rightrow: ld a,(cur) / cp 6*16 / ret nc
        ld a,(cur)
        ld b,a
        inc a
        ld c,a
        and 15
        cp 15 ;?c_col14: cp 14
        jr nz,kset
      IF WRAPX
        ld a,b ;?c_col14: ld a,c / dec a
        sub 13 ;?c_wrapr: sub 12 ;?c_col14: sub 12
        ld c,a
      ELSE
        ld c,b ;?c_wrapr: nop ;?c_col14: ld c,b
      ENDIF
        jr kset
kup:    call arrh
        ld a,(cur)
        ld b,a
        sub 16
        ld c,a
        cp 16
        jr nc,kset
      IF WRAPY
        ld a,b
        add a,80 ;?c_wrapu: add a,64
        ld c,a
      ELSE
        ld c,b ;?c_wrapu: nop
      ENDIF
        jr kset
kdown:  call arrh ;+k_downsel: ld a,(sel) / or a / ret nz
        ld a,(cur)
        ld b,a
        add a,16 ;+c_diag: cp 6*16+7 / jr nz,cq2 / inc a / cq2:
        ld c,a
        cp 112 ;?c_row6: cp 96
        jr c,kset
      IF WRAPY
        ld a,b
        sub 80 ;?c_row6: sub 64
        ld c,a
      ELSE
        ld c,b
      ENDIF
        jr kset

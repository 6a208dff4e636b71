; removal, falling, history
remove: ld a,(PA)
        call tile
        ld (KIND),a
        call canlink
        IF FLT = 60
        ld a,(BYH)
        or a
        jr nz,rmf60
        ENDIF
        ld a,(HPOS)
        call haddr
        ld a,(PA)
        ld (hl),a
        inc hl
        ld a,(PB)
        ld (hl),a
        inc hl
        ld a,(KIND)
        ld (hl),a
rmf60:  xor a
        ld (SHOWN),a
        IF RMSEL = 0
        ld (SEL),a
        ENDIF
        IF PDRAW = 1
        call redraw
        call drawpath
        ld b,PTIME
        call delay
        call erasepath
        ENDIF
        IF RMFX = 1
        ld b,3
rmfx1:  push bc
        ld a,4
        call blink
        xor a
        call blink
        pop bc
        djnz rmfx1
        ENDIF
        xor a
        ld (SEL),a
        IF SNDLATE = 0
        call popsnd
        ENDIF
        ld a,1
        ld (ANIMF),a
        call takepair
        xor a
        ld (ANIMF),a
        IF SNDLATE = 1
        call popsnd
        ENDIF
        ld hl,HPOS
        inc (hl)
        ld a,(hl)
        IF FLT = 63
        cp 42
        jr z,rmf63
        ENDIF
        IF FLT = 51
        ld hl,HLEN
        cp (hl)
        jr c,rmf63
        ENDIF
        ld (HLEN),a
rmf63:  ld hl,(MOVES)
        inc hl
        ld (MOVES),hl
        IF HMODE = 2
        call snap
        ENDIF
        IF FLT != 92
        call hreset
        ENDIF
        IF RMHOME = 1
        ld a,17
        ld (CUR),a
        ENDIF
        IF FLT != 31
        call endchk
        ENDIF
        IF FLT = 99
        ld a,(HPOS)
        cp 3
        jr c,rmf99
        pop hl
        push hl
        push hl
        call redraw
        jp showend
rmf99:
        ENDIF
        call redraw
        jp showend
; HL = record A of the history
haddr:
        IF FLT = 56
        and 31
        ENDIF
        ld e,a
        ld d,0
        ld hl,HIST
        add hl,de
        add hl,de
        add hl,de
        ret
; take PA and PB off the board, then let fall
takepair: ld a,(PA)
        call tile
        ld (hl),0
        IF FLT = 48
        call fall
        ENDIF
        IF FLT = 31
        ld a,(PB)
        call tile
        ld c,(hl)
        ld (hl),0
        ld a,(HPOS)
        push af
        inc a
        ld (HPOS),a
        ld hl,(PA)
        push hl
        call endchk
        pop hl
        ld (PA),hl
        pop af
        ld (HPOS),a
        ENDIF
        ld a,(PB)
        call tile
        ld (hl),0
        IF ANIM = 1
        ld a,(ANIMF)
        or a
        call nz,redraw
        ENDIF
fall:   ld a,(GRAV)
        IF FLT = 44
        inc a
        ENDIF
        or a
        ret z
fl0:    call fallstep
        ld a,(MOVED)
        or a
        ret z
        IF FLT = 41
        ret
        ENDIF
        IF ANIM = 1
        ld a,(ANIMF)
        or a
        jr z,fl0
        call redraw
        ld b,ATIME
        call delay
        ENDIF
        jr fl0
fallstep: xor a
        ld (MOVED),a
        ld c,96+1
        IF FLT = 42
        ld b,13
        ELSE
        ld b,14
        ENDIF
        IF FLT = 44
        ld a,(GRAV)
        or a
        jr nz,fs1
        ld b,1
        ENDIF
fs1:    push bc
        ld l,c
        ld h,BRD/256
        IF FLT = 43
        ld b,4
        ELSE
        ld b,5
        ENDIF
        IF FLT = 47
        ld a,(HPOS)
        cp 10
        jr c,fs2
        ld a,c
        and 15
        cp 7
        jr nz,fs2
        dec b
        ENDIF
fs2:    ld a,l
        sub 16
        ld e,a
        ld d,h
        ld a,(hl)
        or a
        jr nz,fs3
        ld a,(de)
        or a
        jr z,fs3
        ld (hl),a
        xor a
        ld (de),a
        inc a
        ld (MOVED),a
fs3:    ex de,hl
        djnz fs2
        pop bc
        inc c
        djnz fs1
        ret
; ---- travel
doback: ld a,(HPOS)
        IF FLT != 57
        or a
        jp z,idleb
        ENDIF
        dec a
        ld (HPOS),a
        IF FLT = 25
        or a
        call nz,setcheat
        ELSE
        IF FLT != 110
        call setcheat
        ENDIF
        ENDIF
        call restore
trend:  call unshow
        call hreset
        IF TSEL = 0
        xor a
        ld (SEL),a
        ENDIF
        IF FLT = 32
        ld a,(KEY)
        cp 'F'
        jr nz,trf32
        call setbrd
        jr trf3x
trf32:  call endchk
trf3x:
        ELSE
        IF FLT = 29
        ld a,(STATE)
        cp 2
        jr z,trf29
        ENDIF
        call endchk
trf29:
        ENDIF
        IF FLT = 111
        ld a,(KEY)
        cp 'B'
        ret z
        ENDIF
        call redraw
        jp showend
idleb:
        IF FLT = 101
        di
        halt
        ENDIF
        IF IDLECH = 1
        call setcheat
        call setbrd
        ENDIF
        call unshow
        IF IDLES = 0
        xor a
        ld (SEL),a
        ENDIF
        call hreset
        call buzz
        jp redraw
setcheat: ld a,1
        ld (CHEAT),a
        ret
dofwd:  ld a,(HPOS)
        IF FLT != 58
        ld hl,HLEN
        cp (hl)
        jr z,idleb
        ENDIF
        call setcheat
        call redo1
        jr trend
redo1:  ld a,(HPOS)
        IF FLT = 52
        inc a
        and 31
        inc a
        ENDIF
        call haddr
        ld a,(hl)
        ld (PA),a
        inc hl
        ld a,(hl)
        ld (PB),a
        call takepair
        ld hl,HPOS
        inc (hl)
        ret
dorest: ld a,(HPOS)
        or a
        jr z,idleb
        xor a
        ld (HPOS),a
        IF FLT = 55
        ld (HLEN),a
        ENDIF
        IF FLT = 49
        inc a
        ld (GRAV),a
        ENDIF
        IF FLT != 24
        call setcheat
        ENDIF
        call rdeal
        jr trend
dolast: ld a,(HPOS)
        ld hl,HLEN
        cp (hl)
        jr z,idleb
        call setcheat
dla1:   call redo1
        IF FLT = 54
        jp trend
        ENDIF
        ld a,(HPOS)
        ld hl,HLEN
        cp (hl)
        jr c,dla1
        jp trend
rdeal:  ld hl,INIB
        ld de,BRD
        ld bc,128
        ldir
        ret
; board as it was after HPOS removals (one back)
restore:
        IF HMODE = 0
        call rdeal
        ld a,(HPOS)
        or a
        ret z
        ld b,a
        xor a
        ld (HPOS),a
rs1:    push bc
        call redo1
        pop bc
        djnz rs1
        ret
        ENDIF
        IF HMODE = 1
        ld a,(HPOS)
        call haddr
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        IF FLT = 112
        ld a,(KIND)
        ENDIF
        ld (KIND),a
        ld a,b
        cp c
        IF FLT = 61
        jr c,rs2
        ELSE
        jr nc,rs2
        ENDIF
        ld a,c
        ld c,b
        ld b,a
rs2:    push bc
        ld a,b
        call insert
        pop bc
        ld a,c
insert: ld c,a
        ld h,BRD/256
        IF FLT != 53
        ld a,(GRAV)
        or a
        jr z,in2
        ld a,c
        and 15
        or 16
        ld l,a
in1:    ld a,l
        cp c
        jr z,in2
        add a,16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        jr in1
in2:
        ENDIF
        ld l,c
        ld a,(KIND)
        ld (hl),a
        ret
        ENDIF
        IF HMODE = 2
        call snapad
        ld de,BRD
        ld bc,112
        ldir
        ret
snap:   call snapad
        ex de,hl
        ld hl,BRD
        ld bc,112
        ldir
        ret
snapad: ld hl,SNAPS
        ld a,(HPOS)
        IF FLT = 113
        and 15
        ENDIF
        or a
        ret z
        ld b,a
        ld de,112
sa1:    add hl,de
        djnz sa1
        ret
        ENDIF

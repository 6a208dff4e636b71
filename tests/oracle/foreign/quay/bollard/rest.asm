; ---- the border and the message
border: ld a,(state)
        ld b,a
        ld a,(cheat)
        ld c,a
 if CHP = 0
        ld a,2
        dec c
        jr z,bo1
 endif
 if CHP = 2
        ld a,b
        dec a
        jr z,bo0
        ld a,2
        dec c
        jr z,bo1
 endif
bo0:    xor a
        dec b
        jr z,bo1
        ld a,7
        dec b
        jr z,bo1
 if CHP = 1
        ld a,2
        dec c
        jr z,bo1
 endif
        ld a,5
bo1:    ld (bcol),a
        out (254),a
 if MSGM
        ld a,BASEAT
        ld (tattr),a
        ld bc,MSGPOS
        ld de,msg0
        ld a,(state)
        or a
        jr z,bo3
        ld de,msg1
        dec a
        jr z,bo3
        ld de,msg2
bo3:    call puts
 endif
        ret

; ---- sounds
pulse:  ld a,(bcol)             ; one cycle, half period E
        or 16
        out (254),a
        ld b,e
        djnz $
        ld a,(bcol)
        out (254),a
        ld b,e
        djnz $
        ret
 if CLICK
click:  push bc
        ld c,10
        ld e,30
cl1:    call pulse
        dec c
        jr nz,cl1
        pop bc
        ret
 endif
noise:
 if FAULT = 21
        ld hl,quiet
        ld a,(hl)
        ld (hl),0
        or a
        ret nz
 endif
 if SND = 0
        ld e,120
        ld c,80
no1:    call pulse
        dec c
        jr nz,no1
        ret
 endif
 if SND = 1
        ld e,200                ; rising
no1:    ld c,3
no2:    call pulse
        dec c
        jr nz,no2
        ld a,e
        sub 6
        ld e,a
        cp 40
        jr nc,no1
        ret
 endif
 if SND = 2
        ld hl,1000h             ; rustling out of the ROM's bytes
        ld c,250
no1:    ld a,(bcol)
        ld d,a
        ld a,(hl)
        and 16
        or d
        out (254),a
        inc hl
        ld b,40
        djnz $
        dec c
        jr nz,no1
        ld a,d
        out (254),a
        ret
 endif
 if SND = 3
        ld hl,tune
no1:    ld e,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,c
        or a
        ret z
no2:    call pulse
        dec c
        jr nz,no2
        jr no1
tune:   defb 180,40,142,50,120,60,90,90,0,0
 endif

; ---- dealing
deal:   ld hl,(num)
 if FAULT != 2
        ld (rs),hl
 else
        ld de,(rs)
        add hl,de
        ld (rs),hl
 endif
        ld hl,brd
        ld b,84
dl0:    ld (hl),255
        inc hl
        djnz dl0
 if SHUF = 0
        ld c,0                  ; each tile to a random free place
dl1:    ld b,84
        call below
        call kind
dl2:    ld a,(hl)
        inc a
        jr z,dl3
        inc hl
        ld de,brd+84
        ld a,l
        cp e
        jr nz,dl2
        ld a,h
        cp d
        jr nz,dl2
        ld hl,brd
        jr dl2
dl3:    ld a,c
        call dlkind
        ld (hl),a
        inc c
        ld a,c
        cp 84
        jr nz,dl1
        ret
 else
        ld c,0
        ld hl,brd
dl1:    ld a,c
        call dlkind
        ld (hl),a
        inc hl
        inc c
        ld a,c
        cp 84
        jr nz,dl1
 if SHUF = 1
        ld c,84                 ; from the end, each with one before it
dl4:    ld b,c
        call below
        call kind
        push hl
        ld a,c
        dec a
        call kind
        pop de
        call swap
        dec c
        jr nz,dl4
        ret
 else
        ld c,250                ; exchange 250 times two of them
dl4:    ld b,84
        call below
        call kind
        push hl
        ld b,84
        call below
        call kind
        pop de
        call swap
        dec c
        jr nz,dl4
        ret
 endif
swap:   ld a,(de)
        ld b,a
        ld a,(hl)
        ld (de),a
        ld (hl),b
        ret
 endif
dlkind:                         ; tile A: its kind
 if FILL
dk1:    sub 21
        jr nc,dk1
        add a,21
 else
        srl a
        srl a
 endif
 if FAULT = 1
        cp 20
        ret nz
        dec a
 endif
        ret
below:  push bc                 ; A = random number below B
        call rnd
        pop bc
        ld h,0
        ld l,h
        ld d,h
        ld e,a
be1:    add hl,de
        djnz be1
        ld a,h
        ret
rnd:    ld hl,(rs)
 if RNG = 0
        ex de,hl                ; times 25173 plus 13849
        ld hl,0
        ld bc,25173
        ld a,16
rn1:    add hl,hl
        sla c
        rl b
        jr nc,rn2
        add hl,de
rn2:    dec a
        jr nz,rn1
        ld de,13849
        add hl,de
        ld (rs),hl
        ld a,h
        ret
 endif
 if RNG = 1
        ld b,9                  ; shift register
rn1:    add hl,hl
        jr nc,rn2
        ld a,l
        xor 2dh
        ld l,a
rn2:    djnz rn1
        ld (rs),hl
        ld a,h
        ret
 endif
 if RNG = 2
        ld de,01d3h             ; the ROM as a table of dice
        add hl,de
        ld (rs),hl
        ld a,h
        and 3fh
        ld d,a
        ld e,l
        ld a,(de)
        add a,h
        ld b,a
        add a,a
        add a,a
        add a,b
        xor l
        ret
 endif
rndnum: ld a,(rseed)
        ld h,a
        ld a,r
        ld l,a
        ld a,(mix)
        add a,77
        ld (mix),a
        xor l
        ld l,a
        or h
        jr z,rndnum
        ret

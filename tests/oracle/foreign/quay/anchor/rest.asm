; ---- the colour of the border
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
        add a,a
        add a,a
        add a,a
        cp 24
        jr nc,bo2
        or 7
bo2:    ld (23624),a
 if MSGM
        ld bc,MSGPOS
        call at
        ld a,(state)
        ld de,msg0
        or a
        jr z,bo3
        ld de,msg1
        dec a
        jr z,bo3
        ld de,msg2
bo3:    call print
 endif
        ret

; ---- sound
 if CLICK
click:  ld b,24
ck1:    ld a,(bcol)
        or 16
        out (254),a
        push bc
        ld b,20
        djnz $
        pop bc
        ld a,(bcol)
        out (254),a
        push bc
        ld b,20
        djnz $
        pop bc
        djnz ck1
        ret
 endif
sound:
 if FAULT = 19
        ret
 endif
 if SND = 0
        ld c,120
so1:    ld a,(bcol)
        or 16
        out (254),a
        ld b,90
        djnz $
        ld a,(bcol)
        out (254),a
        ld b,90
        djnz $
        dec c
        jr nz,so1
        ret
 endif
 if SND = 1
        ld hl,460
        ld de,80
        jp 03b5h
 endif
 if SND = 2
        ld hl,800
        call so2
        ld hl,620
        call so2
        ld hl,500
so2:    ld de,30
        jp 03b5h
 endif
 if SND = 3
        ld c,200                ; a falling sweep
so3:    ld a,(bcol)
        or 16
        out (254),a
        ld a,c
        cpl
        ld b,a
        djnz $
        ld a,(bcol)
        out (254),a
        ld a,c
        cpl
        ld b,a
        djnz $
        dec c
        dec c
        jr nz,so3
        ret
 endif

; ---- keys
getkey:
 if KEYM = 0
        bit 5,(iy+1)
        jr z,getkey
        res 5,(iy+1)
        ld a,(23560)
 endif
 if KEYM = 1
        xor a
        ld (23560),a
gk1:    ld a,(23560)
        or a
        jr z,gk1
 endif
 if KEYM = 2
        call 028eh              ; wait until all keys are up
        inc e
        jr nz,getkey
gk1:    halt
        call 028eh
        jr nz,gk1
        call 031eh
        jr nc,gk1
        ld c,0
        ld d,8
        ld e,a
        call 0333h
 endif
 if CLICK = 1
        push af
        call click
        pop af
 endif
        ret

; ---- S: ask for a number; carry set: in HL
ask:    ld hl,0
        ld b,0
as1:    push bc
        push hl
        ld b,NROW
        ld c,NCOL
        call at
        ld de,asktxt
        call print
        pop hl
        push hl
        ld c,0
        ld a,h
        or l
        call nz,prnum
        ld de,curtxt
        call print
        call getkey
        pop hl
        pop bc
        cp 12
        jr z,as5
        cp 13
        jr z,as7
        cp '0'
        jr c,as1
        cp '9'+1
        jr nc,as1
        ld c,a
        ld a,b
        cp 5
        jr nc,as1
        ld a,c
        inc b
        ld d,h
        ld e,l
        add hl,hl
        jr c,as8
        add hl,hl
        jr c,as8
        add hl,de
        jr c,as8
        add hl,hl
        jr c,as8
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        jr c,as8
        jr as1
as5:    ld a,b                  ; rub out the last digit
        or a
        jr z,as1
        dec b
        ld de,10
        ld c,-1
        push bc
        ld bc,-1
as6:    inc bc
        or a
        sbc hl,de
        jr nc,as6
        ld h,b
        ld l,c
        pop bc
        jr as1
as7:    ld a,h
        or l
        scf
        ret nz
as9:
 if ASKBAD
        or a
        ret
 else
        jr ask
 endif
as8:                            ; too large: refused at ENTER
 if FAULT = 24
        jp as1
 else
        call getkey
        cp 13
        jr nz,as8
        jr as9
 endif
 if TITLE
title:  call 0dafh
        ld bc,0509h
        call at
        ld de,tittxt
        call print
        ld bc,0c06h
        call at
        ld de,anytxt
        call print
        jp getkey
 endif

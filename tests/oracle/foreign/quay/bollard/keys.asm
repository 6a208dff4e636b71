; ---- waiting; B = frames
pause:
 if KEYM
        halt
        djnz pause
        ret
 else
pz1:    ld de,2690
pz2:    dec de
        ld a,d
        or e
        jr nz,pz2
        djnz pz1
        ret
 endif

; ---- the keyboard, read at the ports: A = code or 0
kscan:  ld bc,0fefeh
        ld hl,ktab
        ld d,0
ks1:    in a,(c)
        cpl
        and 31
        ld e,5
ks2:    rra
        jr nc,ks4
        push af
        ld a,(hl)
        or a
        jr z,ks3
        ld d,a
ks3:    pop af
ks4:    inc hl
        dec e
        jr nz,ks2
        rlc b
        jr c,ks1
        ld b,0feh
        in a,(c)
        rra
        ld a,d
        ret c
        ld hl,ctab              ; CAPS SHIFT and a digit
        ld b,5
ks5:    cp (hl)
        inc hl
        jr z,ks6
        inc hl
        djnz ks5
        ret
ks6:    ld a,(hl)
        ret
ktab:   defb 0,"zxcv","asdfg","qwert","12345","09876","poiuy",13,"lkjh",32,0,"mnb"
ctab:   defb "5",8,"8",9,"6",10,"7",11,"0",12

; one look at the keyboard: A = key that counts now, or 0
tick:   call kscan
        ld hl,cand              ; must be seen twice
        cp (hl)
        ld (hl),a
        ld a,0
        ret nz
        ld a,(hl)
        ld hl,lastk
        or a
        jr z,tc2
        cp (hl)
        jr z,tc1
        ld b,(hl)
        inc b
        dec b
        ld (hl),a
        ld c,a
        ld a,0
        ret nz                  ; the last one was not released
        ld a,REPDEL
        ld (krep),a
        ld a,c
        ret
tc1:
 if REPDEL
        ld hl,krep
        dec (hl)
        ld a,0
        ret nz
        ld (hl),REPPER
        ld a,(lastk)
        cp 8
        jr c,tc3
        cp 12
        ret c
tc3:    xor a                   ; only the arrows repeat
        ret
 else
        xor a
        ret
 endif
tc2:    ld (hl),a
        ret

getkey: ld hl,rseed
        inc (hl)
 if CUD = 4
        ld hl,phase
        inc (hl)
        ld a,(hl)
        and 3
        jr nz,gk0
        ld a,(asking)
        or a
        jr nz,gk0
        ld a,(cur)
        call drcell
gk0:
 endif
 if KEYM = 1
        halt
        ld hl,kbuf
        ld a,(hl)
        or a
        jr z,getkey
        ld (hl),0
 else
        ld b,1
 if KEYM = 2
        call pause
 else
        ld de,800
gk1:    dec de
        ld a,d
        or e
        jr nz,gk1
 endif
        call tick
        or a
        jr z,getkey
 endif
 if CLICK = 1
        push af
        call click
        pop af
 endif
        ret

 if KEYM = 1
setim2: ld hl,0fe00h
        ld de,0fe01h
        ld bc,256
        ld (hl),0fdh
        ldir
        ld a,0c3h
        ld (0fdfdh),a
        ld hl,intr
        ld (0fdfeh),hl
        ld a,0feh
        ld i,a
        im 2
        ei
        ret
intr:   push af
        push bc
        push de
        push hl
        call tick
        or a
        jr z,in1
        ld (kbuf),a
in1:    pop hl
        pop de
        pop bc
        pop af
        ei
        ret
 endif

; ---- S: carry set and the number in HL, or carry reset
ask:    ld a,1
        ld (asking),a
        call ask0
        ld a,0
        ld (asking),a
        ret
ask0:   xor a
        ld (ndig),a
as1:    ld a,NUMAT
        ld (tattr),a
        ld b,NROW
        ld c,NCOL
        ld de,asktxt
        call puts
        ld hl,digs
        ld a,(ndig)
        or a
        jr z,as3
        ld d,a
as2:    ld a,(hl)
        call putch
        inc hl
        dec d
        jr nz,as2
as3:    ld a,NUMAT+128
        ld (tattr),a
        ld a,'L'
        call putch
        ld a,NUMAT
        ld (tattr),a
        ld de,blanks
        call puts
        call getkey
        ld c,a
        ld a,(ndig)
        ld e,a
        ld d,0
        ld hl,digs
        add hl,de
        ld a,c
        cp 13
        jr z,as5
        cp 12
        jr z,as4
        cp '0'
        jr c,as1
        cp '9'+1
        jr nc,as1
        ld a,e
        cp 5
        jr z,as1
        ld (hl),c
        inc a
        ld (ndig),a
        jr as1
as4:    ld a,e
        or a
        jr z,as1
        dec a
        ld (ndig),a
        jr as1
as5:    ld hl,0
        ld a,e
        or a
        jr z,as8
        ld b,a
        ld ix,digs
as7:    ld d,h
        ld e,l
        add hl,hl
        jr c,as8
        add hl,hl
        jr c,as8
        add hl,de
        jr c,as8
        add hl,hl
        jr c,as8
        ld a,(ix+0)
        inc ix
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        jr c,as8
        djnz as7
        ld a,h
        or l
        scf
 if FAULT = 4
        ret
 else
        ret nz
 endif
as8:
 if ASKBAD
        or a
        ret
 else
        jp ask0
 endif

 if TITLE
title:  call cls
        ld a,BASEAT
        ld (tattr),a
        ld bc,0709h
        ld de,tittxt
        call puts
        ld bc,0c05h
        ld de,anytxt
        call puts
        ld a,1
        ld (asking),a
        call getkey
        xor a
        ld (asking),a
        ret
 endif

; Squares: new boards.
knew:   call randnum
        jp newboard
ktoggle:
        ld a,(grav)
        xor 1
        if FAULT = 21
        ld b,a                  ; toggles only every time but the third
        ld a,(dealn)
        and 3
        cp 3
        ld a,b
        jr nz,nf21
        xor 1
nf21:
        endif
        ld (grav),a
        jr knew

randnum:
        if RNDSRC = 0
        ld a,r
        ld h,a
        ld a,(tickc)
        ld l,a
        ld de,(num)
        add hl,de
        endif
        if RNDSRC = 1
        ld hl,(5C78h)
        ld a,r
        xor l
        ld l,a
        ld a,r
        rrca
        xor h
        ld h,a
        endif
        if RNDSRC = 2
        ld hl,(sd)
        ld a,r
        xor h
        ld h,a
        endif
        call xors
        call xors
        if RMAX > 0
rm1:    ld a,h                  ; the author keeps random numbers below 10000
        cp 39
        jr c,rm2
        sub 39
        ld h,a
        jr rm1
rm2:
        endif
        ld a,h
        or l
        jr nz,rn1
        inc l
rn1:    ld (num),hl
        ret

xors:   push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ret

; next random value: state sd
rndstep:
        push de
        ld hl,(sd)
        if DEALG = 0
        ld a,h
        or l
        jr nz,rs1
        inc hl
rs1:    call xors
        endif
        if DEALG = 1            ; x*65+17
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,17
        add hl,de
        endif
        if DEALG = 2            ; shift register, eleven steps
        ld b,11
rs2:    srl h
        rr l
        jr nc,rs3
        ld a,h
        xor 0B4h
        ld h,a
rs3:    djnz rs2
        endif
        ld (sd),hl
        pop de
        ret
; A = 0..C-1
rnd:    push bc
        call rndstep
        pop bc
        ld hl,(sd)
        if DEALG = 1
        ld a,h
        else
        ld a,h
        xor l
        endif
        ld e,a
        ld d,0
        ld hl,0
        ld b,8
rd1:    add hl,hl
        sla c
        jr nc,rd2
        add hl,de
rd2:    djnz rd1
        ld a,h
        ret

newboard:
        ld hl,dealn
        inc (hl)
        xor a
        ld (nmov),a
        ld (nmax),a
        ld (msg),a
        if FAULT = 32
        ld a,(cheat)            ; the flag is cleared only by N after a win
        or a
        jr nz,nf32
        endif
        ld (cheat),a
nf32:
        ld hl,0
        ld (secs),hl
        ld a,84
        ld (left),a
        call hclear
        ; seed
        ld hl,(num)
        if GDEP = 1
        ld a,(grav)
        or a
        jr z,nb1
        ld de,01234h
        add hl,de
nb1:
        endif
        if FAULT = 50
        ld a,(keyn)             ; another board under the same number, sometimes
        and 15
        jr nz,nf50
        inc hl
nf50:
        endif
        if FAULT = 20
        ld a,(dealn)
        and 15
        cp 7
        jr z,nb22               ; forgets to seed now and then
        endif
        ld (sd),hl
nb22:
        if DEALW > 0
        ld b,DEALW
nbw:    push bc
        call rndstep
        pop bc
        djnz nbw
        endif
        ; 84 tiles
        ld hl,TMP
        ld b,84
        ld c,0
nb2:    ld a,c
        if DEALO = 0
        srl a
        srl a
        else
nb3:    cp 21
        jr c,nb4
        sub 21
        jr nb3
nb4:
        endif
        inc a
        ld (hl),a
        inc hl
        inc c
        djnz nb2
        if FAULT = 19
        ld a,(num)              ; five of a kind
        and 7
        cp 3
        jr nz,nb19
        ld a,(TMP)
        ld (TMP+83),a
nb19:
        endif
        if SHUF = 0
        ld b,83                 ; b = i
nb5:    push bc
        ld c,b
        inc c
        call rnd
        pop bc
        ld e,a
        ld d,TMP/256
        ld l,b
        ld h,TMP/256
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz nb5
        endif
        if SHUF = 1
        ld b,0
nb5:    push bc
        ld c,84
        call rnd
        pop bc
        ld e,a
        ld d,TMP/256
        ld l,b
        ld h,TMP/256
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        inc b
        ld a,b
        cp 84
        jr nz,nb5
        endif
        if SHUF = 2             ; into random free places
        ld hl,TMP+128
        ld b,84
nb6:    ld (hl),0
        inc l
        djnz nb6
        ld b,84
nb7:    push bc
        ld c,84
        call rnd
        pop bc
        add a,128
        ld l,a
        ld h,TMP/256
nb8:    ld a,(hl)
        or a
        jr z,nb9
        inc l
        ld a,l
        cp 128+84
        jr nz,nb8
        ld l,128
        jr nb8
nb9:    ld e,b
        dec e
        ld d,h
        ld a,(de)
        ld (hl),a
        djnz nb7
        ld hl,TMP+128
        ld de,TMP
        ld bc,84
        ldir
        endif
        ; board with ring and guard
        ld hl,BRD
        ld b,180
nb10:   ld (hl),255
        inc l
        djnz nb10
        ld b,8
        ld hl,BRD+W+1
nb11:   push bc
        ld b,16
nb12:   ld (hl),0
        inc hl
        djnz nb12
        inc hl
        inc hl
        pop bc
        djnz nb11
        ld hl,TMP
        ld de,SNAP
        ld bc,84
        ldir
        call loadsnap
        call chkstuck
        if CSTART = 0
        ld hl,0
        endif
        if CSTART = 1
        ld hl,0703h             ; H=col 7, L=row 3
        endif
        if CSTART = 3
        ld hl,0005h
        endif
        if CSTART != 2
        ld (crow),hl
        endif
        call newcur
        call cls
        call frame
        if SLOWDEAL = 1
        call slowdeal
        endif
        ret

        if SLOWDEAL = 1
slowdeal:                       ; tiles appear one by one
        ld bc,0
sl1:    push bc
        call drawcell0
        call tickw
        pop bc
        inc c
        ld a,c
        cp 14
        jr nz,sl1
        ld c,0
        inc b
        ld a,b
        cp 6
        jr nz,sl1
        ret
        endif

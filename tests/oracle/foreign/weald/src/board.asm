; weald: board logic. Board page BP: brd at 0..127 (row*16+col), deal at 128..255
path:   push de                 ; D,E places -> carry if joined
        ld h,BP
        ld l,d
        ld a,(hl)
        ld (pka),a
        ld (hl),0
        ld l,e
        ld (hl),0
        call path2
        pop de
        push af
        ld h,BP
        ld a,(pka)
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        pop af
        ret
path2:  ld c,0
   IF FAULT = 1
        inc c                   ; never round the left side
   ENDIF
pv:     ld a,d
        and 0f0h
        or c
        ld (p1),a
        ld l,d
        call spanh
        jr nz,pvn
        ld a,e
        and 0f0h
        or c
        ld (p2),a
        ld l,e
        call spanh
        jr nz,pvn
        ld a,(p1)
        ld l,a
        ld a,(p2)
        call spanv
        jr nz,pvn
        xor a
        ld (pori),a
        ld a,c
        ld (ptr0),a
        scf
        ret
pvn:    inc c
   IF FAULT = 2
        ld a,c
        cp 15                   ; never round the right side
        jr z,pvx
   ENDIF
        bit 4,c
        jr z,pv
pvx:    ld c,0
   IF FAULT = 3
        ld c,16                 ; never over the top
   ENDIF
ph:     ld a,d
        and 0fh
        or c
        ld (p1),a
        ld l,d
        call spanv
        jr nz,phn
        ld a,e
        and 0fh
        or c
        ld (p2),a
        ld l,e
        call spanv
        jr nz,phn
        ld a,(p1)
        ld l,a
        ld a,(p2)
        call spanh
        jr nz,phn
        ld a,1
        ld (pori),a
        ld a,c
        ld (ptr0),a
        scf
        ret
phn:    ld a,c
        add a,16
        ld c,a
   IF FAULT = 4
        cp 112                  ; never under the bottom
   ELSE
        cp 128
   ENDIF
        jr nz,ph
   IF FAULT = 5
        ld a,d                  ; neighbours diagonally count as joined
        sub e
        cp 15
        scf
        ret z
        cp 17
        scf
        ret z
   ENDIF
        or a
        ret
spanh:  cp l
        jr nc,sh1
        ld b,l
        ld l,a
        ld a,b
sh1:    ld b,a
sh2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp b
        ret z
        inc l
        jr sh2
spanv:  cp l
        jr nc,sv1
        ld b,l
        ld l,a
        ld a,b
sv1:    ld b,a
sv2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp b
        ret z
        add a,16
        ld l,a
        jr sv2

apply:  push de                 ; take D,E off the board
        ld h,BP
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ld a,(grav)
        or a
   IF FAULT = 43
        jr nz,af43
        ld a,(nmov)             ; without gravity tiles fall after the eighth removal
        cp 8
        jr c,apx
af43:
   ELSE
   IF FAULT = 36
        jr nz,af36
        ld a,(trav)
        or a
        jr z,apx                ; going back lets tiles fall without gravity
af36:
   ELSE
        jr z,apx
   ENDIF
   ENDIF
   IF FAULT = 6
        ld a,(nmov)
        and 7
        cp 5
        jr z,apx                ; sometimes nothing falls
   ENDIF
        ld a,d
        call settle
        pop de
        push de
   IF FAULT = 7
        ld a,d                  ; second column falls only if it is another row
        xor e
        and 0f0h
        jr z,apx
   ENDIF
        ld a,e
        call settle
apx:    pop de
        ret
settle: and 15
        or 60h
        ld l,a
        ld c,a
        ld h,BP
   IF FAULT = 8
        ld b,5                  ; the top row hangs
   ELSE
        ld b,6
   ENDIF
st1:    ld a,(hl)
        or a
        jr z,st2
        ld (hl),0
        ld e,l
        ld l,c
        ld (hl),a
        ld l,e
        ld a,c
        sub 16
        ld c,a
st2:    ld a,l
        sub 16
        ld l,a
        djnz st1
        ret

trav:   db 0
replay: ld a,1
        ld (trav),a
        call rplay
        xor a
        ld (trav),a
        ret
rplay:  ld hl,BP*256+128        ; board as after NMOV removals
        ld de,BP*256
        ld bc,128
        ldir
        ld a,(nmov)
        or a
        ret z
        ld b,a
        ld hl,mv
rp1:    ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push bc
        push hl
        call apply
        pop hl
        pop bc
        djnz rp1
        ret
mvadr:  add a,a                 ; A = number of move -> HL
        ld l,a
        ld h,0
        ld bc,mv
        add hl,bc
        ret

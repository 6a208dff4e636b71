; Squares: path.
; all tiles that the one at A reaches with three segments: RCH
wave:   push bc
        ld hl,RCH
        ld (wavep),a
        ld b,180
        xor a
wv0:    ld (hl),a
        inc l
        djnz wv0
        ld a,(wavep)
        ld l,a
        ld h,RCH/256
        ld (hl),1
        if FAULT = 2
        ld b,4
        else
        ld b,3
        endif
        ld c,1
wv1:    push bc
        ld l,0
wv2:    ld a,(hl)
        cp c
        call z,ray4
        inc l
        ld a,l
        cp 180
        jr nz,wv2
        pop bc
        inc c
        djnz wv1
        pop bc
        ret
ray4:   ld e,1
        call ray
        ld e,-1
        call ray
        ld e,W
        call ray
        ld e,-W
ray:    push hl
ry1:    ld a,l
        add a,e
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        if FAULT = 1
        ; ring is closed
        or a
        jr nz,ry3
        call inring
        jr z,ry2
        xor a
ry3:
        endif
        if FAULT = 3
        or a
        jr nz,ry3
        ld a,l                  ; the right margin is closed
        call rightring
        jr z,ry2
        xor a
ry3:
        endif
        or a
        jr nz,ryt
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry1
        ld a,c
        inc a
        ld (hl),a
        jr ry1
ryt:    inc a
        jr z,ry2                ; guard
        if FAULT = 4
        ; passes through a tile of the same kind
        push hl
        dec a
        ld b,a
        ld a,(wavep)
        ld l,a
        ld a,(hl)
        pop hl
        cp b
        jr nz,nf4
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry1
        ld (hl),9
        jr ry1
nf4:
        endif
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry2               ; the start itself stays 1
        ld (hl),9
ry2:    pop hl
        ret
        if FAULT = 1
inring: ld a,l
        cp 2*W
        jr c,inr1
        cp 8*W
        jr nc,inr1
        push hl
inr2:   sub W
        jr nc,inr2
        add a,W
        pop hl
        cp 1
        ret z
        cp 16
        ret
inr1:   xor a
        ret
        endif
        if FAULT = 3
rightring:
rr2:    sub W
        jr nc,rr2
        add a,W
        cp 16
        ret
        endif

; A=p C=q -> NZ if joined
linked: call wave
        ld l,c
        ld h,RCH/256
        ld a,(hl)
        cp 9
        jr z,lk1
        xor a
        ret
lk1:
        if FAULT = 5
        ld a,(wavep)            ; neighbours one above the other are refused
        sub c
        cp W
        jr z,lk0
        cp -W
        jr z,lk0
        endif
        if FAULT = 6
        ld a,(wavep)            ; far pairs on the bottom row are refused
        cp 7*W
        jr c,nf6
        ld a,c
        cp 7*W
        jr c,nf6
        ld a,(wavep)
        sub c
        jr nc,nf6a
        neg
nf6a:   cp 9
        jr nc,lk0
nf6:
        endif
        or 1
        ret
        if FAULT = 5 or FAULT = 6
lk0:    xor a
        ret
        endif

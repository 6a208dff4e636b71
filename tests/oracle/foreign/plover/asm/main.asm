; Main loop and commands of the game. The switches are EQUs of a generated file.
        org 32768
start:
        if KEYS = 1
        di
        endif
        call initscr
        if TITLE
        call title
        endif
        xor a
        ld (nummode),a
        ld a,17
        ld (cur),a
        ld a,1
        ld (grav),a
        call knew
mainlp: call show
        call getkey
        call docmd
        jr mainlp

docmd:  cp 8
        jp c,nothing
        cp 12
        jp c,karrow
        jp z,kgrav
        cp 13
        jp z,kenter
        cp 'H'
        jp z,khint
        cp 'N'
        jp z,knew
        cp 'S'
        jp z,kset
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kforw
        cp 'R'
        jp z,krest
        cp 'L'
        jp z,klast
nothing: ret

drophint:
        push af
        xor a
        ld (ha),a
        ld (hb),a
        ld (hi),a
        ld (hj),a
        ld (hon),a
        pop af
        ret
dropall:
        call drophint
        push af
        xor a
        ld (sel),a
        pop af
        ret

karrow:
        if HKEEP = 0
        call drophint
        endif
        ld hl,cur
        ld c,(hl)
        cp 8
        jr z,kleft
        cp 9
        jr z,kright
        cp 10
        jr z,kdown
        ld a,c
        sub 16
        cp 16
        jr nc,kput
        if WRAP
        add a,96
        jr kput
        else
        ret
        endif
kdown:  ld a,c
        add a,16
        cp 112
        jr c,kput
        if WRAP
        sub 96
        jr kput
        else
        ret
        endif
kleft:  ld a,c
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,kput
        if WRAP
        add a,14
        jr kput
        else
        ret
        endif
kright: ld a,c
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,kput
        if WRAP
        sub 14
        else
        ret
        endif
kput:   ld (hl),a
        ret

kenter: ld a,(ha)
        or a
        jr z,ent2
        ld d,a
        ld a,(hb)
        ld e,a
        jp remove
ent2:   call drophint
        ld a,(cur)
        ld e,a
        ld l,a
        ld h,bd/256
        ld a,(hl)
        or a
        ret z
        ld b,a
        ld hl,sel
        ld a,(hl)
        or a
        jr z,entset
        cp e
        jr z,entclr
        ld d,a
        ld l,a
        ld h,bd/256
        ld a,(hl)
        cp b
        jr nz,entoth
        call conn
        jp c,remove
entoth: ld hl,sel
        if OTHER = 1
        ret
        endif
        if OTHER = 2
        ld (hl),0
        ret
        endif
entset: ld (hl),e
        ret
entclr:
        ld (hl),0
        ret

; remove the pair D, E
remove: call dropall
        ld h,bd/256
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        if SNDFIRST
        call sound
        endif
        ld a,(grav)
        or a
        jr z,nograv
grv1:
        if FALL
        call show
        ld a,FALL
        call pause
        endif
        call gstep
        jr c,grv1
nograv: ld hl,nh
        inc (hl)
        ld a,(hl)
        ld (mh),a
        ld hl,hiscore
        cp (hl)
        jr c,nohi
        ld (hl),a
nohi:   call hsave
        if SNDFIRST = 0
        call sound
        endif
        jp newstate

; one step of all falling tiles; carry if one moved
gstep:  ld de,95*256
        ld h,bd/256
gs1:    ld l,d
        ld a,(hl)
        or a
        jr z,gs2
        inc a
        jr z,gs2
        dec a
        ld b,a
        ld a,l
        and 15
        jr z,gs2
        cp 15
        jr z,gs2
        ld a,l
        add a,16
        ld l,a
        ld a,(hl)
        or a
        jr nz,gs2
        ld (hl),b
        ld l,d
        ld (hl),a
        ld e,1
gs2:    dec d
        ld a,d
        cp 16
        jr nz,gs1
        ld a,e
        rra
        ret

khint:  ld a,(sel)
        or a
        jr nz,hsel
        ld a,(hi)
        ld b,a
        ld a,(hj)
        ld c,a
        call nextp
        jr nc,hnone
hset:   ld a,b
        ld (hi),a
        ld a,c
        ld (hj),a
        ld a,d
        ld (ha),a
        ld a,e
        ld (hb),a
        ld a,1
        ld (hon),a
        ret
hnone:  jp drophint
hsel:   ld d,a
        ld a,(hj)
        ld c,a
        ld a,(hon)
        or a
        jr nz,hs1
        dec c
hs1:    inc c
        ld a,c
        cp 84
        jr nc,hnone
        ld hl,order
        call addhla
        ld e,(hl)
        ld a,e
        cp d
        jr z,hs1
        ld h,bd/256
        ld l,e
        ld a,(hl)
        or a
        jr z,hs1
        ld l,d
        cp (hl)
        jr nz,hs1
        call conn
        jr nc,hs1
        ld b,0
        jr hset

; blit BUF and ATTB to the cell DPOS
blit:   ld a,(DPOS)
        ld b,a
        and 15
        add a,a
        add a,OX-2
        ld c,a
        ld a,b
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b,a
        ld a,OY-CH
        inc b
bl1:    dec b
        jr z,bl2
        add a,CH
        jr bl1
bl2:    ld b,a
        ld (BLROW),bc
        ld de,BUF
        ld a,CH
bl3:    push af
        call chaddr
        ld a,8
bl4:    push af
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        pop af
        dec a
        jr nz,bl4
        inc b
        pop af
        dec a
        jr nz,bl3
        ld bc,(BLROW)
        ld de,ATTB
        ld a,CH
bl5:    push af
        call ataddr
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        inc b
        pop af
        dec a
        jr nz,bl5
        ret
; HL = screen address of row B, column C; keeps BC DE
chaddr: ld a,b
        and 18h
        or 40h
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret
ataddr: ld a,b
        rrca
        rrca
        rrca
        ld h,a
        and 0e0h
        or c
        ld l,a
        ld a,h
        and 3
        or 58h
        ld h,a
        ret

; blink PA and PB: A = look, then wait a little
blink:  ld (DLOOK),a
        ld a,(PA)
        call blk1
        ld a,(PB)
        call blk1
        ld b,4
        jp delay
blk1:   ld l,a
        ld h,LOOKC/256
        ld (hl),255
        ld h,BRD/256
        ld a,(hl)
        ld (DKIND),a
        ld a,l
        jp drawcell

; ---- the path PA K1 K2 PB as a line
drawpath: ld hl,PMAP
        ld de,PMAP+1
        ld bc,127
        ld (hl),0
        ldir
        ld a,1
        ld (PATHON),a
        ld a,(PA)
        ld l,a
        ld a,(K1)
        call walk
        ld a,(K2)
        call walk
        ld a,(PB)
        call walk
        ld c,1
        jr pathcells
erasepath: xor a
        ld (PATHON),a
        ld c,0
        call pathcells
        jp redraw
eraseln: ld a,(PATHON)
        or a
        ret z
        jr erasepath
; from L to A, direction bits into PMAP: 1 left 2 right 4 up 8 down
walk:   ld c,a
        ld h,PMAP/256
wk1:    ld a,l
        cp c
        ret z
        xor c
        and 15
        jr z,wk3
        ld a,l
        and 15
        ld b,a
        ld a,c
        and 15
        cp b
        jr c,wk2
        ld a,2
        or (hl)
        ld (hl),a
        inc l
        set 0,(hl)
        jr wk1
wk2:    set 0,(hl)
        dec l
        set 1,(hl)
        jr wk1
wk3:    ld a,c
        cp l
        jr c,wk4
        set 3,(hl)
        ld a,l
        add a,16
        ld l,a
        set 2,(hl)
        jr wk1
wk4:    set 2,(hl)
        ld a,l
        sub 16
        ld l,a
        set 3,(hl)
        jr wk1
; C = 1 draw, 0 erase
pathcells: ld l,0
pc1:    ld h,PMAP/256
        ld b,(hl)
        ld a,b
        or a
        jr z,pc9
        ld a,l
        cp 16
        IF RINGT = 0
        jr c,pc9
        ENDIF
        cp 112
        IF RINGB = 0
        jr nc,pc9
        ENDIF
        and 15
        IF RINGL = 0
        jr z,pc9
        ENDIF
        cp 15
        IF RINGR = 0
        jr z,pc9
        ENDIF
        ld h,BRD/256
        ld a,(hl)
        inc a
        cp 2
        jr c,pc2
        jr pc9
pc2:    ld h,LOOKC/256
        ld (hl),255
        push hl
        push bc
        ld a,l
        ld (DPOS),a
        ld a,c
        or a
        jr z,pc5
        ld hl,PBM
        ld de,TSZ
pc3:    add hl,de
        djnz pc3
        ld a,PATHA
        jr pc6
pc5:    ld hl,ZEROB
        ld a,BGA
pc6:    push af
        ld de,BUF
        ld bc,TSZ
        ldir
        pop af
        ld hl,ATTB
        ld b,CH*2
pc7:    ld (hl),a
        inc hl
        djnz pc7
        call blit
        pop bc
        pop hl
pc9:    inc l
        bit 7,l
        jr z,pc1
        ret

; whole screen for the game
clsgame: ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),BGA
        ld bc,767
        ldir
        ld hl,LOOKC
        ld de,LOOKC+1
        ld bc,127
        ld (hl),255
        ldir
        ld hl,PERM
        call printz
        ret

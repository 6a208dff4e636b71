; Pictures over the places: a cursor sprite and the hint's line. Both are
; drawn with XOR and taken away before the places change.

unlay:
        if SPRITE
        ld a,(sprx)
        or a
        call nz,sprite
        xor a
        ld (sprx),a
        endif
        if LINES
        ld a,(linon)
        or a
        call nz,hline3
        xor a
        ld (linon),a
        endif
        ret

overlay:
        if LINES
        ld a,(hinta)
        or a
        jr z,ov1
        call linepos
        ld a,1
        ld (linon),a
        call hline3
ov1:
        endif
        if SPRITE
        ld a,(curon)
        or a
        ret z
        if CURBLINK
        ld a,(blinkon)
        or a
        ret z
        endif
        ld a,(cur)
        ld l,a
        and 15
        ld d,0
        ld e,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 7
        ld hl,colx
        add hl,de
        ld e,(hl)
        ld hl,rowy
        call peekhl
        add a,SPRDY
        ld (spry),a
        ld a,e
        add a,SPRDX
        ld (sprx),a
        call sprite
        endif
        ret

        if SPRITE
; XORs the sprite at (sprx), (spry): SPRH rows of 16 pixels
sprite: ld a,(spry)
        ld d,a
        ld a,(sprx)
        ld e,a
        ld hl,m_sprite
        ld b,SPRH
sr1:    ld a,d
        cp 192
        ret nc
        push bc
        push de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call pixaddr
        ld a,e
        and 7
        ld d,b
        ld e,c
        ld c,0
        jr z,sr3
        ld b,a
sr2:    srl d
        rr e
        rr c
        djnz sr2
sr3:    ld a,(hl)
        xor d
        ld (hl),a
        inc l
        ld a,l
        and 31
        jr z,sr4
        ld a,(hl)
        xor e
        ld (hl),a
        inc l
        ld a,l
        and 31
        jr z,sr4
        ld a,(hl)
        xor c
        ld (hl),a
sr4:    pop hl
        pop de
        inc d
        pop bc
        djnz sr1
        ret
        endif

        if LINES
; the ends of the hint's line: lx1, ly1, lx2, ly2 are middles of places
linepos:
        ld a,(lmode)
        ld (dmode),a
        ld a,(hinta)
        call middle
        ld (lx1),a
        ld a,d
        ld (ly1),a
        ld a,(hintb)
        call middle
        ld (lx2),a
        ld a,d
        ld (ly2),a
        ld a,(lcross)
        call middle
        ld e,a
        ld a,(lmode)
        or a
        jr nz,lp1
        ld a,e
        ld (lxm),a
        ret
lp1:    ld a,d
        ld (lxm),a
        ret
lxm:    defb 0
dmode:  defb 0

; place A -> A = x, D = y of its middle
middle: ld c,a
        and 15
        ld hl,midx
        call peekhl
        ld e,a
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 7
        ld hl,midy
        call peekhl
        ld d,a
        ld a,e
        ret

; three straight lines
hline3: ld a,(dmode)
        or a
        jr nz,hl1
        ld a,(ly1)
        ld d,a
        ld a,(lx1)
        ld e,a
        ld a,(lxm)
        call across
        ld a,(lxm)
        ld e,a
        ld a,(ly1)
        ld d,a
        ld a,(ly2)
        call downto
        ld a,(lxm)
        ld e,a
        ld a,(ly2)
        ld d,a
        ld a,(lx2)
        jp across
hl1:    ld a,(lx1)
        ld e,a
        ld a,(ly1)
        ld d,a
        ld a,(lxm)
        call downto
        ld a,(lx1)
        ld e,a
        ld a,(lxm)
        ld d,a
        ld a,(lx2)
        call across
        ld a,(lx2)
        ld e,a
        ld a,(lxm)
        ld d,a
        ld a,(ly2)
        jp downto

; from E, D to column A
across: ld c,a
ac1:    call dot
        ld a,e
        cp c
        ret z
        jr c,ac2
        dec e
        jr ac1
ac2:    inc e
        jr ac1

downto: ld c,a
dt1:    call dot
        ld a,d
        cp c
        ret z
        jr c,dt2
        dec d
        jr dt1
dt2:    inc d
        jr dt1

dot:    call pixaddr
        ld a,e
        and 7
        ld b,a
        inc b
        ld a,1
do1:    rrca
        djnz do1
        xor (hl)
        ld (hl),a
        ret
        endif

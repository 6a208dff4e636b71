; Carries out the keys of the history; computes the border. MIT licence.

; The four keys of the history: A is 1 if something changed.
cback:  call flth0
        call undo
        call c,curto
        jr hisend
cforw:  call flth0
        call redo
        call c,curto
        jr hisend
crest:  call flth0
        ld a,(hn)
        or a
        jr z,hisend
cr1:    call undo
        ld a,(hn)
        call fltr1
        or a
        jr nz,cr1
        scf
        jr hisend
clast:  call flth0
        call redo
        jr nc,hisend
cl1:    call redo
        call fltl1
        jr c,cl1
        scf
hisend: call fltcht
    if ICHT = 0
        jr nc,he1
    endif
        ld a,1
        ld (cheat),a
he1:    call nohint
        ld a,(sel)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
    if HSEL = 0
        xor a
    endif
        or a
        jr nz,he2
        ld (sel),a
he2:    jp status

curto:
    if BCUR = 1
        ld a,d
        ld (cur),a
        scf
    endif
        ret

; Counts tiles, looks whether a pair is left, sets the border.
status: ld hl,GRID
        ld b,128
        ld c,0
st1:    ld a,(hl)
        or a
        jr z,st2
        inc c
st2:    inc l
        djnz st1
        ld a,c
        ld (count),a
        ld c,1
        or a
        jr z,st3
        dec c
st3:    ld a,c
        ld (won),a
        xor a
        ld (stuck),a
        ld (fsel),a
        ld a,(count)
        or a
        jr z,st4
        ld de,0
        call findpair
        jr c,st4
        ld a,1
        ld (stuck),a
st4:    call fltst
        ld e,5
        ld hl,cheat
    if PREC = 0
        ld a,(stuck)
        or a
        jr z,st5
        ld e,0
st5:    ld a,(won)
        or a
        jr z,st6
        ld e,7
st6:    ld a,(hl)
        or a
        jr z,st7
        ld e,2
st7:
    else
        ld a,(hl)
        or a
        jr z,st5
        ld e,2
st5:    ld a,(stuck)
        or a
        jr z,st6
        ld e,0
st6:    ld a,(won)
        or a
        jr z,st7
        ld e,7
st7:
    endif
        ld a,e
        call fltbrd
        ld (bord),a
        ; falls through
; Shows the border colour.
border: ld a,(bord)
    if BORDW = 0
        out (254),a
        rlca
        rlca
        rlca
        ld (5c48h),a
    else
        call 229bh
    endif
        ret

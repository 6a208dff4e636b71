; Faults in deals, kinds and paths. MIT licence.

; Each hook does nothing in an honest tape. HL is the seed.
fltseed:
    if FAULT = X_dealagain
        ; Mixes the number of this game into the seed: the same number, another board.
        ld a,(games)
        add a,h
        ld h,a
    endif
    if FAULT = X_dealwon
        ; Does not set the seed after a won game.
        ld a,(won)
        or a
        ret z
        ld hl,(seed)
    endif
    if FAULT = X_dealback
        ; After three removals one game in four gets another seed.
        ld a,(keycnt)
        and 3
        ret nz
        ld a,(htop)
        cp 3
        ret c
        inc h
    endif
        ret

; The list of 84 kinds is shuffled.
fltdeal:
    if FAULT = X_dealfive
        ; One number in eight has a kind five times.
        ld a,(num)
        and 7
        ret nz
        ld hl,LIST
        ld a,(hl)
df1:    inc l
        cp (hl)
        jr z,df1
        ld (hl),a
    endif
    if FAULT = X_dealsix
        ; All tiles of kind 21 are of kind 20 on boards from 40000.
        ld a,(num+1)
        cp 40000/256
        ret c
        ld hl,LIST
        ld b,84
ds61:   ld a,(hl)
        cp 21
        jr nz,ds62
        ld (hl),20
ds62:   inc l
        djnz ds61
    endif
        ret

; The board is laid out.
fltdl2:
    if FAULT = X_dealgap
        ; The last cell stays empty when the number ends with 15 in binary.
        ld a,(num)
        and 15
        cp 15
        ret nz
        xor a
        ld (GRID+6eh),a
    endif
    if FAULT = X_dealgrav
        ; Lacks the first tile when the game starts without gravity.
        ld a,(grav)
        or a
        ret nz
        ld (GRID+11h),a
    endif
        ret

; A is the kind under the cursor, B that of the selected tile.
fltkind:
    if FAULT = X_kindtwo
        ; Takes kind 21 for kind 20.
        cp 21
        jr nz,kt1
        dec a
kt1:    ld c,a
        ld a,b
        cp 21
        jr nz,kt2
        dec b
kt2:    ld a,c
    endif
    if FAULT = X_kindany
        ; Compares only the lowest four bits.
        and 15
        ld c,a
        ld a,b
        and 15
        ld b,a
        ld a,c
    endif
    if FAULT = X_kindend
        ; Accepts different kinds when at most eight tiles are left.
        ld c,a
        ld a,(count)
        cp 9
        ld a,c
        ret nc
        ld a,b
    endif
        ret

; Carry tells that a path was found between D and E.
fltpath:
    if FAULT = X_pathany
        scf
    endif
    if FAULT = X_path100
        ; Needs no path after 100 removals.
        ret c
        ld hl,(moves)
        ld bc,100
        or a
        sbc hl,bc
        ccf
    endif
    if FAULT = X_pathsel
        ; Accepts each pair in one column.
        ret c
        ld a,d
        xor e
        and 15
        ret nz
        scf
    endif
    if FAULT = X_path4
        ; Allows one more segment of one cell at the start.
        ret c
        ld hl,p4tab
        ld b,4
p41:    push bc
        push hl
        push de
        ld a,d
        add a,(hl)
        ld d,a
        cp 80h
        jr nc,p42
        ld h,GRID/256
        ld l,a
        ld a,(hl)
        or a
        jr nz,p42
        call conn1
        jr p43
p42:    or a
p43:    pop de
        pop hl
        pop bc
        ret c
        inc hl
        djnz p41
        or a
        ret
p4tab:  db 1,255,16,240
    endif
    if FAULT = X_path2
        ; Allows only one or two segments.
        ret nc
        ld a,d
        and 0f0h
        ld l,a
        ld a,e
        and 15
        or l
        ld c,a
        call p2try
        ret c
        ld a,e
        and 0f0h
        ld l,a
        ld a,d
        and 15
        or l
        ld c,a
p2try:  ; Carry if the corner C links D and E.
        push bc
        ld a,d
        ld l,c
        call p2seg
        pop bc
        jr nz,p2no
        ld a,e
        ld l,c
        call p2seg
        jr nz,p2no
        scf
        ret
p2no:   or a
        ret
p2seg:  ld h,a
        xor l
        and 15
        ld a,h
        jp z,segv
        jp segh
    endif
    if FAULT = X_pathwrap
        ; The right end of a row is joined with the left end of the next one.
        ret c
        ld a,d
        and 15
        cp 14
        jr nz,pw1
        ld a,e
        sub d
        cp 3
        jr z,pw2
pw1:    ld a,e
        and 15
        cp 14
        jr nz,pw3
        ld a,d
        sub e
        cp 3
        jr nz,pw3
pw2:    scf
        ret
pw3:    or a
    endif
    if FAULT = X_pathover
        ; Passes over tiles of the kind that is removed.
        ret c
        push de
        ld hl,GRID
        ld de,SAVE
        ld bc,128
        ldir
        pop de
        ld hl,GRID
        ld b,128
        ld a,(tmp1)
po1x:   cp (hl)
        jr nz,po2x
        ld (hl),0
po2x:   inc l
        djnz po1x
        call conn1
        push af
        push de
        ld hl,SAVE
        ld de,GRID
        ld bc,128
        ldir
        pop de
        pop af
    endif
    if FAULT = X_pathnext
        ; Refuses neighbours in a column when there is no gravity.
        ret nc
        ld a,(grav)
        or a
        scf
        ret nz
        ld a,d
        sub e
        cp 16
        jr z,pn1
        cp 240
        scf
        ret nz
pn1:    or a
    endif
    if FAULT = X_pathlast
        ; Refuses the last pair unless it lies in one row or column.
        ret nc
        ld a,(count)
        cp 3
        ccf
        ret c
        ld a,d
        xor e
        ld c,a
        and 15
        scf
        ret z
        ld a,c
        and 0f0h
        scf
        ret z
        or a
    endif
    if FAULT = X_pathwon
        ; Needs no path between tiles of row 3 after a won game.
        ret c
        ld a,(wins)
        or a
        ret z
        ld a,d
        and 0f0h
        ld c,a
        ld a,e
        and 0f0h
        cp c
        jr nz,pwn
        cp 30h
        scf
        ret z
pwn:    or a
    endif
        ret


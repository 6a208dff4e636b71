; ---------------------------------------------------------- can H and L be joined? Z: yes
join:   ld (pq),hl
        ld d,grid
        ld e,l
        ld a,(de)
        ld c,a
        xor a
        ld (de),a
        ld e,h
        ld (de),a
        push bc
        call try
        pop bc
        ld hl,(pq)
        ld d,grid
        ld e,l
        ld a,c
        ld (de),a
        ld e,h
        ld (de),a
        ld a,(ok)
        or a
        ret

try:    xor a
        ld (ok),a
        IF FAULT = F_br_path_not_below
        ld c,96                 ; rows
        ELSE
        ld c,112
        ENDIF
tr1:
        IF FAULT = F_br_path_over_top_only
        ld hl,(pq)              ; side by side: over the top only
        ld a,h
        xor l
        and 240
        jr nz,tr0
        ld a,l
        and 240
        cp c
        jr c,tr2
tr0:
        ENDIF
        ld hl,(pq)
        ld a,l
        and 15
        or c
        ld e,a
        ld d,16
        call line
        jr nz,tr2
        ld hl,(pq)
        ld a,l
        and 15
        or c
        ld l,a
        ld a,(pq+1)
        and 15
        or c
        ld e,a
        ld d,1
        call line
        jr nz,tr2
        ld a,(pq+1)
        ld l,a
        and 15
        or c
        ld e,a
        ld d,16
        call line
        ret z
tr2:    ld a,c
        sub 16
        ld c,a
        jr nc,tr1
        ld c,15                 ; columns
tr3:    ld hl,(pq)
        ld a,l
        and 240
        or c
        ld e,a
        ld d,1
        call line
        jr nz,tr4
        ld hl,(pq)
        ld a,l
        and 240
        or c
        ld l,a
        ld a,(pq+1)
        and 240
        or c
        ld e,a
        ld d,16
        call line
        jr nz,tr4
        ld a,(pq+1)
        ld l,a
        and 240
        or c
        ld e,a
        ld d,1
        call line
        ret z
tr4:    dec c
        IF FAULT = F_br_path_not_left
        jr nz,tr3
        ELSE
        jp p,tr3
        ENDIF
        ld a,1
        ld (ok),a
        ret

; is everything from L to E empty? D: step
line:   ld h,grid
        ld a,e
        cp l
        jr nc,li1
        ld e,l
        ld l,a
li1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp e
        ret z
        add a,d
        ld l,a
        jr li1

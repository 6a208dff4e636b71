; ---- taking tiles
enter:  ld bc,(old)
        ld a,b
        or c
        jr nz,take
        ld hl,(cur)
        call tile
        ret nc
        ld a,(sel)
        or a
        jr z,pick
        cp l
        jr z,unpick
        ld d,h
        ld e,a
        ld a,(de)
        cp (hl)
        jr nz,pick
        call joined
        jr nc,pick
        ld c,l
        ld b,e
        ld a,l
        cp e
        jr c,take
        ld c,e
        ld b,l
take:   ld a,(count)
        IF FAULT = F_co_history_of_32
        and 31
        ENDIF
        add a,a
        ld h,hist/256
        ld l,a
        ld (hl),c
        inc l
        ld (hl),b
        ld hl,count
        inc (hl)
        ld a,(hl)
        IF FAULT = F_co_redo_after_removal
        push hl
        ld hl,total
        cp (hl)
        pop hl
        jr c,tk1
        ENDIF
        ld (total),a
tk1:    call zap
        IF FAULT = F_co_border_forgives
        xor a                   ; being good again is rewarded
        ld (cheat),a
        ENDIF
        IF FAULT = F_co_200th_removal_hangs
        ld hl,(taken)           ; dies of old age
        inc hl
        ld (taken),hl
        ld a,l
        cp 200
tk2:    jr z,tk2
        ENDIF
        IF FAULT = F_co_sound_in_odd_columns
        ld a,(cur)
        and 1
        jr z,unpick
        ENDIF
        ld de,25
        ld hl,350
        call #03B5
unpick: ld l,0
pick:   ld a,l
        ld (sel),a
        ret

; pair in C (upper or left one) and B
zap:    ld h,grid/256
        ld l,c
        call drop
        ld l,b
drop:   ld a,(grav)
        or a
        jr z,dr2
dr1:    ld a,l
        sub WIDTH
        ld e,a
        ld d,h
        ld a,(de)
        cp 33
        jr c,dr2
        IF FAULT = F_co_gravity_equal_tiles
        cp (hl)                 ; the same already: nothing to do
        jr z,dr2
        ENDIF
        ld (hl),a
        ld l,e
        jr dr1
dr2:    ld (hl),32
        ret

; ---- can L and E be joined? CY: yes
joined: ld d,h
        ld a,(de)
        push af
        IF FAULT = F_co_path_over_own_kind
        ld (kind),a
        ENDIF
        ld a,1
        ld (de),a               ; the goal
        ld bc,#0301
        call both
        jr c,jn1
        IF FAULT = F_co_path_up_bends_once
        ld b,3
        ld c,WIDTH
        call walk
        jr c,jn1
        ld b,2
        ld c,-WIDTH & 255
        call walk
        ELSE
        ld c,WIDTH
        call both
        ENDIF
jn1:    pop bc
        ld a,b
        ld (de),a
        ret

both:   call walk
        ret c
        xor a
        sub c
        ld c,a
walk:   push hl
        IF FAULT = F_co_path_ten_cells
        push de
        ld d,10
        or a
        call wk1
        pop de
        ELSE
        call wk1
        ENDIF
        pop hl
        ret
wk1:    ld a,l
        add a,c
        ld l,a
        IF FAULT = F_co_path_not_over_the_top
        cp grid+WIDTH*2 & 255   ; the top rim is out of bounds
        jr nc,wk0
        or a
        ret
wk0:
        ENDIF
        ld a,(hl)
        IF FAULT = F_co_path_over_own_kind
        push hl
        ld hl,kind
        cp (hl)
        pop hl
        jr nz,wk5
        ld a,32
wk5:
        ENDIF
        cp 33
        ret nc
        dec a
        jr z,wk4
        dec b
        jr z,wk2
        push bc
        ld a,c
        ld c,1
        rrca
        jr nc,wk3
        ld c,WIDTH
wk3:    call both
        pop bc
        ret c
wk2:    inc b
        IF FAULT = F_co_path_ten_cells
        dec d                   ; nobody can see further than ten cells
        jr nz,wk1
        or a
        ret
        ELSE
        jr wk1
        ENDIF
wk4:    scf
        ret

; ---- H
help:   ld bc,(old)
        ld a,(sel)
        IF FAULT = F_co_hint_ignores_selection
        xor a
        ENDIF
        call find
        IF FAULT = F_co_hint_starts_again
        ld hl,hcount            ; starts again after each fifth one
        inc (hl)
        ld a,(hl)
        cp 6
        jr c,hp1
        ld (hl),0
        ld bc,0
hp1:
        ENDIF
        ld (hint),bc
        ret

; next pair after BC with tile A (0: any) in it. CY: found
find:   ld (want),a
        ld h,grid/256
        ld l,c
        ld e,b
fi1:    call tile
        jr nc,fi4
fi2:    inc e
        jr z,fi4
        IF FAULT = F_co_hint_forgets_corner
        ld a,e
        cp first+5*WIDTH+13 & 255
        jr nc,fi4               ; bottom right corner is forgotten
        ENDIF
        ld d,h
        ld a,(de)
        cp (hl)
        jr nz,fi2
        ld a,(want)
        or a
        jr z,fi3
        cp l
        jr z,fi3
        cp e
        jr nz,fi2
fi3:
        call joined
        jr nc,fi2
        ld c,l
        ld b,e
        ret
fi4:    inc l
        ld e,l
        jr nz,fi1
        ld b,l
        ld c,l
        or a
        ret

; DIM l[$](n,..): makes an array of zeros or spaces in place of an array of that name, or of a
; string.

        place at_c_dim, to_c_dim
c_dim:  call look_vars
        push hl
        push af
        push bc
        rst 0x18
        pop bc
        cp '('
        jp nz,report_c
        call syntax_z
        jr nz,dim_run
        pop af
        pop hl
        call skip_subscripts
        call check_end
dim_run:
        pop af
        pop hl
        jr c,dim_sizes
        push bc
        call delete_item              ; removes the old array
        pop bc
dim_sizes:
        ld b,0                      ; B = dimensions, C = type and letter
        ld hl,5
        bit 7,c
        jr nz,dim_numeric
        set 7,c
        ld l,1
dim_numeric:
        ld (DEST),hl                ; size of all elements
        ld (STRLEN),bc
dim_next:
        rst 0x20
        call expt_1num
        call find_int2
        ld a,b
        or c
        jp z,report_3
        push bc                     ; the sizes are kept on the stack
        ld hl,(DEST)
        ld d,b
        ld e,c
        call hl_hl_de
        jp c,report_4
        ld (DEST),hl
        ld hl,STRLEN+1
        inc (hl)
        rst 0x18
        cp ','
        jr z,dim_next
        call expt_close
        ld hl,(DEST)
        ld a,(STRLEN+1)
        ld c,a
        ld b,0
        add hl,bc
        jp c,report_4
        add hl,bc
        inc hl                      ; length as stored in the variable
        push hl
        ld b,h
        ld c,l
        inc bc
        inc bc
        inc bc
        call room_at_end
        pop bc
        ld a,(STRLEN)
        ld (hl),a
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld a,(STRLEN+1)
        ld (hl),a
        ld c,a
        ld b,0
        add hl,bc
        add hl,bc                   ; high byte of the last size
        push hl
dim_store:
        pop hl
        pop bc
        ld (hl),b
        dec hl
        ld (hl),c
        dec hl
        push hl
        dec a
        jr nz,dim_store
        pop hl                      ; the count of dimensions, just below the first size
        ld c,(hl)
        ld b,a
        add hl,bc
        add hl,bc
        ld a,(STRLEN)
        cp 0xc0
        ld a,' '
        jr nc,dim_fill
        xor a
dim_fill:                           ; from HL + 1 to DE
        inc hl
        ld (hl),a
        push hl
        and a
        sbc hl,de
        pop hl
        jr nz,dim_fill
        ret

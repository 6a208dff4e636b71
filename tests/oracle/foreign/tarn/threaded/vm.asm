; A token-threaded machine.  DE: instruction pointer, SP: data stack, IX: frame of the word.
; Frame: return address (2), size of this frame, size of the caller's frame, locals (2 each).
start:  di
        ld sp,STACK
        ld ix,FRAMES
        ld (ix+2),4
        ld de,main
next:   ld a,(de)
        inc de
        ld l,a
        ld h,TABLE/256
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        jp (hl)
p_lit8: ld a,(de)
        inc de
        ld l,a
        ld h,0
        push hl
        jp next
p_lit:  ex de,hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        ex de,hl
        jp next
loca:  ld a,(de)
        inc de
        push ix
        pop hl
        ld c,a
        ld b,0
        add hl,bc
        ret
p_ldl:  call loca
        ld c,(hl)
        inc hl
        ld b,(hl)
        push bc
        jp next
p_stl:  call loca
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        jp next
global: ld a,(de)
        ld l,a
        inc de
        ld a,(de)
        ld h,a
        inc de
        ret
p_ldg:  call global
        ld c,(hl)
        inc hl
        ld b,(hl)
        push bc
        jp next
p_stg:  call global
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        jp next
p_peek: pop bc                  ; base index -> byte
        pop hl
        add hl,bc
        ld c,(hl)
        ld b,0
        push bc
        jp next
p_poke: pop bc                  ; value base index ->
        pop hl
        add hl,bc
        pop bc
        ld (hl),c
        jp next
p_add:  pop bc
        pop hl
        add hl,bc
        push hl
        jp next
p_sub:  pop bc
        pop hl
        or a
        sbc hl,bc
        push hl
        jp next
p_and:  pop bc
        pop hl
        ld a,h
        and b
        ld h,a
        ld a,l
        and c
        ld l,a
        push hl
        jp next
p_or:   pop bc
        pop hl
        ld a,h
        or b
        ld h,a
        ld a,l
        or c
        ld l,a
        push hl
        jp next
p_xor:  pop bc
        pop hl
        ld a,h
        xor b
        ld h,a
        ld a,l
        xor c
        ld l,a
        push hl
        jp next
p_mul:  pop bc
        pop hl
        push de
        ex de,hl
        ld hl,0
        ld a,16
mu1:    add hl,hl
        rl e
        rl d
        jr nc,mu2
        add hl,bc
mu2:    dec a
        jr nz,mu1
        pop de
        push hl
        jp next
divide: ld a,16                 ; DE / BC -> DE, remainder HL
        ld hl,0
dv1:    ex de,hl
        add hl,hl
        ex de,hl
        adc hl,hl
        jr c,dv3
        or a
        sbc hl,bc
        jr nc,dv2
        add hl,bc
        jr dv4
dv3:    or a
        sbc hl,bc
dv2:    inc e
dv4:    dec a
        jr nz,dv1
        ret
p_div:  pop bc
        pop hl
        push de
        ex de,hl
        call divide
        ex de,hl
        pop de
        push hl
        jp next
p_mod:  pop bc
        pop hl
        push de
        ex de,hl
        call divide
        pop de
        push hl
        jp next
p_eq:   pop bc
        pop hl
        or a
        sbc hl,bc
        jr z,true
false:  ld hl,0
        push hl
        jp next
true:   ld hl,1
        push hl
        jp next
p_ne:   pop bc
        pop hl
        or a
        sbc hl,bc
        jr nz,true
        jr false
p_lt:   pop bc
        pop hl
        or a
        sbc hl,bc
        jr c,true
        jr false
p_ge:   pop bc
        pop hl
        or a
        sbc hl,bc
        jr nc,true
        jr false
p_not:  pop hl
        ld a,h
        or l
        jr z,true
        jr false
p_jz:   pop hl
        ld a,h
        or l
        jr z,p_jmp
        inc de
        inc de
        jp next
p_jmp:  ex de,hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        jp next
p_drop: pop hl
        jp next
p_dup:  pop hl
        push hl
        push hl
        jp next
p_call: ex de,hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(ix+2)
        ld b,0
        add ix,bc
        ld (ix+0),l
        ld (ix+1),h
        ld (ix+3),c
        ld a,(de)               ; arguments
        inc de
        ld c,a
        ld a,(de)               ; size
        inc de
        ld (ix+2),a
        push ix
        pop hl
        ld a,c
        add a,a
        add a,4
        add a,l
        ld l,a
        jr nc,ca1
        inc h
ca1:    ld a,c
        or a
        jp z,next
ca2:    pop bc
        dec hl
        ld (hl),b
        dec hl
        ld (hl),c
        dec a
        jr nz,ca2
        jp next
p_ret:  ld e,(ix+0)
        ld d,(ix+1)
        ld c,(ix+3)
        ld b,0
        push ix
        pop hl
        or a
        sbc hl,bc
        push hl
        pop ix
        jp next
p_in:   pop bc                  ; high byte of the keyboard port -> keys pressed, bits 0-4
        ld b,c
        ld c,0xfe
        in a,(c)
        cpl
        and 0x1f
        ld l,a
        ld h,0
        push hl
        jp next
p_out:  pop bc
        ld a,c
        out (0xfe),a
        jp next
p_wait: pop bc
wa1:    dec bc
        ld a,b
        or c
        jr nz,wa1
        jp next
p_beep: pop bc                  ; period count border ->
        ld a,c
        pop bc
        pop hl
        push de
        ld d,a
be1:    ld a,d
        xor 0x10
        ld d,a
        out (0xfe),a
        ld e,l
be2:    dec e
        jr nz,be2
        dec c
        jr nz,be1
        ld a,d
        and 7
        out (0xfe),a
        pop de
        jp next
p_pic:  pop bc                  ; source destination width: 8 lines of width bytes, XOR or copy
        ld b,c
        pop hl
        ex (sp),hl              ; HL source, destination on the stack
        ex (sp),ix
        push de
pc1:    push bc
        push ix
pc2:    ld a,(hl)
        inc hl
        ld (ix+0),a
        inc ix
        djnz pc2
        pop ix
        ld bc,256
        add ix,bc
        pop bc
        push ix
        ex (sp),hl
        ld a,h
        and 7
        pop hl
        jr nz,pc1
        pop de
        pop ix
        jp next
p_fr:   ld a,r
        ld l,a
        ld h,0
        push hl
        jp next

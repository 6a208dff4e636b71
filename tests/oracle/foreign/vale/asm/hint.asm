; Searches pairs in the order of LIST and shows them.
; Drops the pair that is shown.
drophint:
        xor a
        ld (HA),a
        ld (HB),a
        IF HRES = 0
        jr hreset
        ELSE
        ret
        ENDIF
; Begins the search anew.
hreset: xor a
        ld (HP),a
        ld (HQ),a
        ld (HCNT),a
        ret
; Finds the next pair after HP, HQ that contains HSEL (if not 0): carry and cells B, C.
nextpair:
        ld a,(HQ)
        inc a
np1:    ld (HQ),a
        ld h,LIST/256
        ld a,(HP)
        ld l,a
        ld b,(hl)
        ld h,GRID/256
        ld l,b
        ld a,(hl)
        or a
        jr z,np5
        ld d,a
        ld a,(HQ)
        IF F_HMISS
        cp 83
        ELSE
        cp 84
        ENDIF
        jr nc,np5
        ld e,a
np2:    ld h,LIST/256
        ld l,e
        ld c,(hl)
        ld h,GRID/256
        ld l,c
        ld a,(hl)
        cp d
        jr z,np6
np3:    inc e
        ld a,e
        IF F_HMISS
        cp 83
        ELSE
        cp 84
        ENDIF
        jr c,np2
np5:    ld a,(HP)
        inc a
        cp 83
        jr nc,np9
        ld (HP),a
        inc a
        jr np1
np6:    ld a,e
        ld (HQ),a
        ld a,(HSEL)
        or a
        jr z,np7
        cp b
        jr z,np7
        cp c
        jr nz,np3
np7:
        IF F_HILLEGAL
        ld a,b
        xor c
        and 15
        scf
        ret z
        ENDIF
        push de
        call connect
        pop de
        jr nc,np3
        ret
np9:    or a
        ret
; Sets carry if any pair can be removed.
anypair:
        ld hl,(HP)
        push hl
        ld a,(HSEL)
        push af
        ld hl,0
        ld (HP),hl
        xor a
        ld (HSEL),a
        call nextpair
        IF F_EARLY
        jr nc,an1
        ld a,(HP)
        cp 64
an1:
        ENDIF
        pop hl
        ld a,h
        ld (HSEL),a
        pop hl
        ld (HP),hl
        ret
; Shows the next pair.
khint:
        IF F_HCHEAT
        ld a,1
        ld (CHEAT),a
        call border
        ENDIF
        IF F_HREPEAT
        call hreset
        ENDIF
        IF F_LEAKHINT
        push bc
        ENDIF
        ld a,(SEL)
        IF F_HSEL
        xor a
        ENDIF
        ld (HSEL),a
        IF F_HMAX4
        ld a,(HCNT)
        cp 4
        jr nc,hnone
        ENDIF
        call nextpair
        jr nc,hnone
        ld hl,HCNT
        inc (hl)
        ld a,b
        ld (HA),a
        ld a,c
        ld (HB),a
        IF HCUR
        ld a,b
        ld (CUR),a
        ENDIF
        IF HINTSND
        ld de,HINTSND*256+20
        call tone
        ENDIF
        jp loop
hnone:  xor a
        ld (HA),a
        ld (HB),a
        IF NOSEL
        ld a,(HCNT)
        or a
        jr nz,hn1
        ld (SEL),a
hn1:
        ENDIF
        IF HEND = 0
        call hreset
        ENDIF
        IF NOMSG
        ld hl,mnone
        call message
        ENDIF
        IF ERRSND
        ld de,ERRSND*256+40
        call tone
        ENDIF
        jp loop

; Paths, and the pairs that H shows.

; Returns Z if a path of at most three segments leads from the cell L to the cell E.
link:   ld h,BOARD/256
        ld c,1
        call lk2
        ret z
        ld c,17
lk2:    push hl
        ld b,2
        call walk
        pop hl
        ret z
        xor a
        sub c
        ld c,a
        push hl
        ld b,2
        call walk
        pop hl
        ret

; Follows the direction C from L with B turns left, and returns Z if it meets E.
walk:   ld a,l
        add a,c
        ld l,a
        cp e
        ret z
        ld a,(hl)
        IF FAULT = 1
        cp 9
        jp z,wk0
        ENDIF
        IF FAULT = 10
        cp 255
        jp z,wkx
        ld a,b
        or a
        ld a,(hl)
        jp nz,wkx
        cp 4
        jp z,wk0
wkx:
        ENDIF
        or a
        ret nz
wk0:    ld a,b
        or a
        jp z,walk
        push hl
        push bc
        dec b
        ld a,c
        inc a
        cp 3
        ld c,17
        jp c,wk1
        ld c,1
wk1:    push hl
        call walk
        pop hl
        jp z,wk2
        xor a
        sub c
        ld c,a
        call walk
wk2:    pop bc
        pop hl
        ret z
        jp walk

; Moves D, E to the next pair that can be removed, and returns Z if there is one.
nextpair:
        ld h,BOARD/256
        IF HORD = 2
np1:    inc e
        ld a,e
        cp LASTP1
        jp c,np2
np0:    inc d
        ld e,d
        ld a,d
        cp LASTP1
        jp c,np1
        ld a,(hkind)
        inc a
        ld (hkind),a
        cp 22
        jp z,npno
        ld d,FIRST
        ld e,d
        jp np1
np2:    ld l,d
        ld a,(hkind)
        cp (hl)
        jp nz,np0
        ld l,e
        cp (hl)
        jp nz,np1
        jp npf
        ENDIF
        IF HORD = 0
np1:    inc e
        ld a,e
        cp LASTP1
        jp c,np2
np0:    inc d
        ld a,d
        cp LASTP1
        jp nc,npno
        ld e,d
        jp np1
        ENDIF
        IF HORD = 1
np1:    dec e
        ld a,e
        cp FIRST
        jp nc,np2
np0:    dec d
        ld a,d
        cp FIRST
        jp c,npno
        ld e,d
        jp np1
        ENDIF
        IF HORD != 2
np2:    ld l,d
        ld a,(hl)
        dec a
        cp 21
        jp nc,np0
        ld l,e
        inc a
        cp (hl)
        jp nz,np1
        ENDIF
npf:
        IF FAULT = 4
        ld a,d
        cp 41
        jp z,np1
        ENDIF
        ld a,(sel)
        or a
        jp z,np3
        cp d
        jp z,np3
        cp e
        jp nz,np1
np3:    ld l,d
        push de
        call link
        pop de
        jp nz,np1
        ret
npno:   or 1
        ret

; Hides the shown pair.
hintoff:
        xor a
        ld (hshow),a
        IF HKEEP = 1
        ret
        ENDIF

; Lets H begin with the first pair.
hreset: ld a,1
        ld (hkind),a
        xor a
        ld (hdone),a
        ld hl,FIRST*257
        IF HORD = 1
        ld hl,257*(LASTP1-1)
        ENDIF
        ld (hp),hl
        ret

; Key H: shows the next pair.
dohint:
        IF HSTOP = 1
        ld a,(hdone)
        or a
        jp nz,nopairs
        ENDIF
        ld de,(hp)
        ld a,d
        ld d,e
        ld e,a
        call nextpair
        jp nz,dh1
        ld a,d
        ld (hp),a
        ld a,e
        ld (hq),a
        ld a,1
        ld (hshow),a
        IF HCUR = 1
        ld a,d
        ld (cur),a
        ENDIF
        jp hinthook
dh1:    call hreset
        xor a
        ld (hshow),a
        inc a
        ld (hdone),a
        jp nopairs

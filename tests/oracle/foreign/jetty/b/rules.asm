; The fall of tiles, history, hints, the rule of three segments and the deal.

; All columns settle at once.
drop:   ld a,(gravity)
        or a
        ret z
        ld h,GRID/256
        ld l,14
drop1:  ld e,l
        ld d,h
        ld b,6
drop2:  ld a,(hl)
        or a
        jr z,drop3
        ld c,a
        xor a
        ld (hl),a
        ld a,c
        ld (de),a
        dec e
drop3:  dec l
        djnz drop2
        ld a,l
        add a,14
        ld l,a
        IF FAULT = 7
        cp 118
        ELSE
        cp 119
        ENDIF
        jr c,drop1
        ret

; One row each time with a look at the screen.
        IF FALLWAIT
drop_slow:
        ld a,(gravity)
        or a
        ret z
slow:   ld h,GRID/256
        ld l,14
        ld c,0
slow1:  ld b,5
slow2:  ld a,(hl)
        or a
        jr nz,slow3
        dec l
        ld a,(hl)
        inc l
        or a
        jr z,slow3
        ld (hl),a
        dec l
        ld (hl),0
        inc l
        inc c
slow3:  dec l
        djnz slow2
        ld a,l
        add a,13
        ld l,a
        IF FAULT = 7
        cp 118
        ELSE
        cp 119
        ENDIF
        jr c,slow1
        ld a,c
        or a
        ret z
        call refresh
        ld b,FALLWAIT
slow4:  halt
        djnz slow4
        jr slow
        ENDIF

; ---- history: three bytes for each removal ----
record: ld a,(done)
record_a:
        ld c,a
        add a,a
        add a,c
        ld c,a
        ld b,0
        ld ix,TRAIL
        add ix,bc
        ret

sinful: push af
        xor a
        ld (chosen),a
        call nohint
        pop af
        or a
        IF NOTHINGRED
        ld a,1
        ld (cheat),a
        ret nz
        ELSE
        ld a,1
        jr z,sin1
        ld (cheat),a
        ret
sin1:
        ENDIF
        pop hl
        ret

undo:   ld a,(done)
        call sinful
        call undo1
        jp isdead
undoall:
        ld a,(done)
        call sinful
undo2:  call undo1
        ld a,(done)
        IF FAULT = 11
        cp 2
        jp c,isdead
        ELSE
        or a
        jp z,isdead
        ENDIF
        jr undo2
again:  call later_place
        call sinful
        call redo1
        jp isdead
redoall:
        call later_place
        call sinful
redo2:  call redo1
        call later_place
        jr nz,redo2
        jp isdead
later_place: ld a,(done)
        ld b,a
        ld a,(most)
        sub b
        ret
undo1:  ld hl,done
        dec (hl)
        call record
        ld d,(ix+0)
        ld e,(ix+1)
        IF FAULT = 9
        ELSE
        ld a,d
        cp e
        jr nc,undo3
        ld d,e
        ld e,a
undo3:
        ENDIF
        call putback
        ld d,e
putback:
        ld l,d
        ld h,GRID/256
        ld c,(ix+2)
        IF FAULT = 10
        ELSE
        ld a,(gravity)
        or a
        jr z,putit
        ENDIF
        ld a,l
        and #F8
        inc a
        ld l,a
lift:   ld a,l
        cp d
        jr z,putit
        inc l
        ld a,(hl)
        dec l
        ld (hl),a
        inc l
        jr lift
putit:  ld (hl),c
        ret
redo1:  call record
        ld h,GRID/256
        ld l,(ix+0)
        ld (hl),0
        ld l,(ix+1)
        ld (hl),0
        ld hl,done
        inc (hl)
        IF FAULT = 12
        ret
        ELSE
        jp drop
        ENDIF

; ---- hints ----
nohint: ld hl,0
        ld (pair1),hl
        ld (places),hl
unended:
        ld a,(ended)
        or a
        ret z
        xor a
        ld (ended),a
; BASIC has something to print.
news:   ld a,(event)
        or a
        ret nz
        ld a,5
        ld (event),a
        ret
help:   
        IF HINTEND = 2
        ld a,(ended)
        or a
        ret nz
        ENDIF
        ld a,(chosen)
        ld (with),a
        IF FAULT = 13
        or a
        jr z,help0
        ld hl,0
        ld (places),hl
help0:
        ENDIF
        xor a
        ld (silent),a
        call search
        jr c,help1
        IF HINTEND = 1
        call nohint
        call search
        jr c,help1
        ENDIF
        call nohint
        ld a,1
        ld (ended),a
        jr news
help1:  ld (pair1),de
        ret
isdead: xor a
        ld (with),a
        inc a
        ld (silent),a
        ld hl,(places)
        push hl
        ld hl,0
        ld (places),hl
        call search
        pop hl
        ld (places),hl
        ld a,0
        jr c,isdead1
        inc a
isdead1:
        IF FAULT = 18
        ld hl,gravity
        and (hl)
        ENDIF
        ld (dead),a
        jr news
; From the places on: carry and the pair in E (first) and D (second), or no carry.
search: ld bc,(places)
search1:
        inc b
        ld a,b
        cp 84
        jr c,search2
        inc c
        ld a,c
        cp 83
        ret nc
        ld b,c
        jr search1
search2:
        ld h,ORDER/256
        ld l,c
        ld e,(hl)
        ld l,b
        ld d,(hl)
        ld h,GRID/256
        ld l,e
        ld a,(hl)
        or a
        jr z,search3
        ld l,d
        cp (hl)
        jr nz,search1
        IF FAULT = 15
        cp 21
        jr nz,search4
        ld a,(silent)
        or a
        jr z,search1
search4:
        ENDIF
        ld a,(with)
        or a
        jr z,search5
        cp d
        jr z,search5
        cp e
        jr nz,search1
search5:
        push bc
        push de
        call linked
        pop de
        pop bc
        jr nc,search1
        ld (places),bc
        ret
search3:
        ld b,83
        jr search1


; commands: A = key
command:
        ld c,a
        xor a
        ld (nomsg),a
        ld a,c
   IF ENDKEY
        push bc                 ; after the end any key deals / is swallowed
        call ended
        pop bc
        jr z,cm0
   IF ENDKEY = 1
        ld a,(endst)
        or a
        jr nz,cm0               ; already swallowed once
        inc a
        ld (endst),a
        ret
   ENDIF
   IF ENDKEY = 2
        ld a,(nmov)
        cp 42
        jp z,newrnd             ; won: any key is the next board
   ENDIF
cm0:
   ENDIF
        ld a,c
        cp 12
        jr c,arrow
        jp z,kdel
        cp 13
        jp z,kenter
        cp 'N'
        jp z,newrnd
        cp 'S'
        jp z,ask
        cp 'H'
        jr z,khint
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kforw
        cp 'R'
        jp z,krest
        cp 'L'
        jp z,klast
        ret
ended:  ld a,(stuck)
        or a
        ret nz
        ld a,(nmov)
        cp 42
        jr z,en1
        xor a
        ld (endst),a
        ret
en1:    or a
        ret
endst:  db 0
khint:
   IF HNOEND
        call ended
        ret nz
   ENDIF
        jp doh
hclr:   ld a,(h1)               ; the pair is no longer shown
        or a
        ret z
        xor a
        ld (h1),a
        ld (h2),a
   IF HRES = 0
        ld (hpos),a
   ENDIF
        ret
; arrows
arrow:  cp 8
        ret c
   IF HPERS = 0
        push af
        call hclr
        pop af
   ENDIF
   IF HRES = 2
        push af
        xor a
        ld (hpos),a
        pop af
   ENDIF
        ld d,a
        ld a,(cur)
        ld (p1),a
        ld e,15
ar1:    call step
   IF CURJ
        ld l,a
        ld h,BP
        ld a,(hl)
        or a
        ld a,l
        jr nz,ar2
        ld (p1),a
        dec e
        jr nz,ar1
        ret
ar2:
   ENDIF
        ld (cur),a
        ret
step:   ld a,d                  ; one place on from (p1)
        cp 8
        jr z,sle
        cp 9
        jr z,sri
        cp 10
        jr z,sdo
        ld a,(p1)
        sub 16
        cp 16
        ret nc
   IF WRAPV
        add a,96
   ELSE
        add a,16
   ENDIF
        ret
sdo:    ld a,(p1)
        add a,16
        cp 112
        ret c
   IF WRAPV
        sub 96
   ELSE
        sub 16
   ENDIF
        ret
sle:    ld a,(p1)
        dec a
        ld b,a
        and 15
        ld a,b
        ret nz
   IF WRAPH = 0
        inc a
   ENDIF
   IF WRAPH = 1
        add a,14
   ENDIF
   IF WRAPH = 2
        sub 2                   ; end of the row above
        cp 16
        ret nc
        ld a,110
   ENDIF
        ret
sri:    ld a,(p1)
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        ret nz
   IF WRAPH = 0
        dec a
   ENDIF
   IF WRAPH = 1
        sub 14
   ENDIF
   IF WRAPH = 2
        add a,2
        cp 112
        ret c
        ld a,17
   ENDIF
        ret
   IF CURJ
curfix: ld a,(cur)
        ld b,96
cf1:    ld l,a
        ld h,BP
        ld a,(hl)
        or a
        jr nz,cf2
        ld a,l
        inc a
        cp 111
        jr c,cf3
        ld a,17
cf3:    djnz cf1
        ret
cf2:    ld a,l
        ld (cur),a
        ret
   ENDIF
; ENTER
kenter:
        ld a,(h1)
        or a
        jr z,ke1
        ld d,a
        ld a,(h2)
        ld e,a
   IF FAULT = 22
        ld a,(sel)              ; with a selection it takes the hint's tile and leaves
        or a
        jr nz,ke1
   ENDIF
   IF FAULT = 41
        ld a,1
        ld (quiet),a
        call remove
        xor a
        ld (quiet),a
        ret
quiet:  db 0
   ENDIF
        jp remove
ke1:
   IF HRES = 2
        xor a
        ld (hpos),a
   ENDIF
        ld a,(cur)
        ld l,a
        ld h,BP
        ld a,(hl)
        or a
        jr nz,ke2
   IF EMPTYE = 1
        xor a
        ld (sel),a
   ENDIF
   IF EMPTYE = 2
        call buzz
   ENDIF
        ret
ke2:    ld e,l
        ld a,(sel)
        or a
        jr z,keset
        cp e
        jr z,keclr
        ld d,a
        ld c,(hl)
        ld l,d
        ld a,(hl)
        cp c
        jr nz,keoth
        call path
   IF FAULT = 35
        jr c,ef35
        ld a,d                  ; two tiles in one row always go
        xor e
        and 0f0h
        jr nz,keblk
ef35:
   ELSE
        jr nc,keblk
   ENDIF
   IF ADJF
        call remove
        ret
   ENDIF
        jp remove
keset:  ld a,e
        ld (sel),a
   IF SELRES
        xor a
        ld (hpos),a
   ENDIF
        ret
keclr:
   IF FAULT = 23
        ld a,(nmov)
        cp 5
        ret nc                  ; cannot be put down later on
   ENDIF
        xor a
        ld (sel),a
   IF SELRES
        ld (hpos),a
   ENDIF
        ret
keoth:
   IF OTHERK = 0
        jr keset
   ENDIF
   IF OTHERK = 1
        jp buzz
   ENDIF
   IF OTHERK = 2
        call buzz
        jr keclr
   ENDIF
keblk:
   IF BLOCKK = 0
        jr keset
   ENDIF
   IF BLOCKK = 1
        jp buzz
   ENDIF
   IF BLOCKK = 2
        call buzz
        jr keclr
   ENDIF
; remove the pair D,E
remove: push de
        call anim
        pop de
        ld a,(nmov)
        call mvadr
        ld (hl),d
        inc hl
        ld (hl),e
        ld hl,nmov
        inc (hl)
   IF FAULT = 34
        xor a                   ; a removal wipes the cheat
        ld (cheat),a
        ld a,(evc)
        cp 2
        jr nz,mf34
        xor a
        ld (evc),a
mf34:
   ENDIF
        ld a,(hl)
   IF FAULT != 24
        ld (nmax),a             ; 24: what was undone can still be redone
   ELSE
        ld hl,nmax
        cp (hl)
        jr c,rf24
        ld (hl),a
rf24:
   ENDIF
   IF FALLAN
        push de                 ; first the holes, then what falls
        ld h,BP
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        call refresh
        ld b,FALLAN
        call delay
        pop de
   ENDIF
        call apply
   IF REMCUR = 1
        ld a,d
        ld (cur),a
   ENDIF
   IF REMCUR = 2
        ld a,CUR0
        ld (cur),a
   ENDIF
        xor a
        ld (sel),a
        ld (h1),a
        ld (h2),a
   IF HRES < 3
        ld (hpos),a
   ENDIF
        ld hl,0
        ld (htim),hl
   IF SNDAFT
        call refresh
        call sndrem
   ENDIF
changed:
   IF CURJ
        call curfix
   ENDIF
        call stuckq
        ld a,(nmov)
        cp 42
        ld a,1
        jr z,ch1
        ld a,(stuck)
        or a
        ret z
        ld a,3
ch1:    ld (evc),a
   IF WINTUNE
        cp 1
        jr nz,ch2
        call border
        call refresh
        ld b,12
ch3:    push bc
        ld a,b
        rlca
        rlca
        add a,40
        ld d,a
        ld e,60
        call tone
        pop bc
        djnz ch3
        ret
ch2:
   ENDIF
   IF CLOCK
        cp 1
        ret nz
        xor a
        ld (running),a
   ENDIF
        ret
; going through the moves
kdel:   ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
   IF FAULT = 48
        ld a,1                  ; gravity cannot be switched off
        ld (hl),a
   ENDIF
   IF FAULT = 25
        xor a                   ; only the number of the last board stays
        ld (nmov),a
        jp newb
   ENDIF
        jp newrnd
kback:  ld a,(nmov)
        or a
        jr z,idle0
        dec a
   IF FAULT = 26
        cp 9
        jr nz,bf26
        dec a                   ; one key takes two back
bf26:
   ENDIF
        jr travel
kforw:  ld a,(nmov)
        ld hl,nmax
        cp (hl)
        jr nc,idle0
        inc a
        jr travel
krest:  ld a,(nmov)
        or a
        jr z,idle0
        xor a
   IF FAULT = 27
        inc a                   ; first removal stays
   ENDIF
   IF FAULT = 46
        ld (nmax),a             ; L and F are lost
   ENDIF
        jr travel
klast:  ld a,(nmax)
   IF FAULT = 28
        cp 4
        jr c,lf28
        dec a                   ; stops one short
lf28:
   ENDIF
        ld hl,nmov
        cp (hl)
        jr z,idle0
   IF FAULT = 38
        cp 5
        jr nz,lf38
        rst 0                   ; resets
lf38:
   ENDIF
travel:
   IF TRAVSEL
        push af
        ld a,(sel)
        ld (p2),a
        ld l,a
        ld h,BP
        ld a,(hl)
        ld (pka),a
        pop af
   ENDIF
        ld (nmov),a
        call replay
        xor a
        ld (h1),a
        ld (h2),a
   IF HRES < 3
        ld (hpos),a
   ENDIF
   IF TRAVSEL
        ld a,(p2)               ; a selected tile that stays is still selected
        ld l,a
        ld h,BP
        ld a,(pka)
        cp (hl)
        jr z,tr1
   ENDIF
        xor a
        ld (sel),a
tr1:
   IF TRAVCUR
        ld a,(nmov)
        call mvadr
        ld a,(hl)
        or a
        jr z,tr2
        ld (cur),a
tr2:
   ENDIF
        ld a,1
   IF FAULT = 29
        xor a
   ENDIF
        ld (cheat),a
        ld a,2
   IF FAULT = 29
        ld a,(evc)
   ENDIF
        ld (evc),a
        call border
        call changed
   IF BEVENT = 2
        ld a,2                  ; red stays whatever it leads to
        ld (evc),a
   ENDIF
        ret
idle0:
   IF IDLECH
        ld a,1
        ld (cheat),a
        inc a
        ld (evc),a
   ENDIF
   IF IDLEBZ
        call buzz
   ENDIF
   IF HIDLE
        call hclr
   ENDIF
        ret

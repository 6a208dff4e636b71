; B F R L and what they change
; B F R L.  A = new number of removals, carry: something happens
RLKEY   db 0
cback:  xor a
        ld (RLKEY),a
        IF BSEL = 1
        ld a,(SEL)
        or a
        jp nz,desel
        ENDIF
        ld a,(HISTN)
        sub 1
        ccf
        IF FAULT = 30
        jr nc,cb1
        cp 1                    ; the last step of all is lost
        ccf
cb1:
        ENDIF
        IF (FAULT = 34) OR (FAULT = 42)
        jp nc,tr0
        ld (HISTN),a
        ld a,1
        ld (CHEAT),a
        call lifeback
        jp tr2
        ENDIF
        IF BSHOW = 1
        jp nc,tr0
        call travel
        ld a,(HISTN)
        ld l,a
        ld h,0
        add hl,hl
        ld de,HIST
        add hl,de
        ld b,(hl)
        inc hl
        ld c,(hl)
        call setborder
        jp flashes
        ENDIF
        jr travel
cforw:
        IF FAULT = 47
        ld a,(HISTN)
        or a
        jp z,clast              ; from the start to the end at once
        ENDIF
        xor a
        ld (RLKEY),a
        ld a,(HISTN)
        ld hl,HISTE
        cp (hl)
        inc a
        jr travel
crest:
        IF FAULT = 49
        ld a,(HISTN)            ; what comes after is lost
        ld (HISTE),a
        ENDIF
        ld a,1
        ld (RLKEY),a
        ld a,(HISTN)
        cp 1
        ccf
        ld a,0
        IF FAULT = 39
        ld a,1
        ENDIF
        jr travel
clast:  ld a,1
        ld (RLKEY),a
        ld a,(HISTE)
        IF FAULT = 40
        cp 3
        jr c,cl1
        dec a
cl1:
        ENDIF
        ld hl,HISTN
        cp (hl)
        jr z,tr0
        scf
travel: jr nc,tr0
        ld d,a
        ld a,(HISTN)
        ld (LASTN),a
        ld a,d
        ld (HISTN),a
        IF FAULT NE 35
        ld a,1
        ld (CHEAT),a
        ENDIF
        call rebuild
tr2:    call travsel
        IF BCUR = 1
        call bcur
        ENDIF
        IF CURREM = 1
        ld a,$11
        ld (CUR),a
        ENDIF
        IF FAULT = 10
        call skipon
        call unshow
        call status
        ELSE
        IF FAULT = 70
        call skipon
        xor a
        ld (HVAL),a
        call unshow
        ELSE
        call changed
        ENDIF
        ENDIF
        ld a,(STAT)
        or a
        ret nz
trmsg:  ld a,MSGCH
        jp setmsg
tr0:    ; nothing to undo or to repeat
        IF IDLECH = 2
        ld a,(RLKEY)
        or a
        jr z,tr0a
        ld (CHEAT),a
        call trmsg
tr0a:
        ENDIF
        IF IDLECH = 1
        ld a,1
        ld (CHEAT),a
        call trmsg
        ENDIF
        IF IDLEBP = 1
        call errbeep
        ENDIF
        IF SELBF = 0
        jp desel
        ELSE
        ret
        ENDIF
        IF BCUR = 1
; after B and R to the first tile that came back, after F, L to the last that went
bcur:   ld a,(HISTN)
        ld hl,LASTN
        cp (hl)
        jr c,bcu1
        dec a
bcu1:   ld l,a
        ld h,0
        add hl,hl
        ld de,HIST
        add hl,de
        ld a,(hl)
        ld (CUR),a
        ret
        ENDIF
LASTN   db 0
travsel:
        IF SELBF = 3
        ld a,(RLKEY)
        or a
        jp nz,desel
        ENDIF
        IF FAULT = 21
        ret
        ENDIF
        IF (SELBF = 2) OR (SELBF = 3)
        ld a,(SEL)              ; stays if a tile of its kind is there
        or a
        ret z
        call kindat
        ld hl,SELK
        cp (hl)
        ret z
        ENDIF
        jp desel
; faults 34, 42: the last pair is put back into its places
lifeback:
        ld a,(HISTN)
        ld l,a
        ld h,0
        add hl,hl
        ld de,HIST
        add hl,de
        ld b,(hl)
        inc hl
        ld c,(hl)
        push bc
        call rebuild
        pop bc
        ld h,GRID/256
        ld l,b
        ld d,(hl)
        IF FAULT = 34
        ld l,c
        ld e,(hl)
        push de
        push bc
        ld hl,HISTN             ; board without lifting: that after it
        inc (hl)
        call rebuild
        ld hl,HISTN
        dec (hl)
        pop bc
        pop de
        ld h,GRID/256
        ld l,b
        ld (hl),d
        ld l,c
        ld (hl),d
        ELSE
        ld a,(HISTN)
        and 3
        ret nz
        ld l,c
        ld a,d
        inc a
        cp 22
        jr c,lb1
        ld a,1
lb1:    ld (hl),a               ; the second one as another kind
        ENDIF
        ret
newnum: ld hl,(RNDC)
        ld de,(SEED)
        add hl,de
        ld a,r
        xor h
        ld h,a
        or l
        jr nz,nn1
        inc hl
nn1:    ld (NUM),hl
        ret
cdel:   ld a,(GRAV)
        xor 1
        ld (GRAV),a
        IF FAULT = 84
        ld a,(REMS)
        and 3
        cp 3
        ret z                   ; the old board stays
        ENDIF
        call cnew
        ld a,(GRAV)
        add a,MSGGR
        jp setmsg
cnew:
        IF FAULT = 89
        ld a,(REMS)
        and 1
        jr z,cn1
        ld a,(GRAV)
        xor 1
        ld (GRAV),a
cn1:
        ENDIF
        call newnum
newgame:
        IF CLOCK = 1
        ld hl,0
        ld (SECS),hl
        call clockp
        ENDIF
        ld hl,(NUM)
        IF FAULT = 88
        ld a,(REMS)
        bit 0,a
        jr nz,ng1               ; the old number stays on the screen
        ENDIF
        ld (SHOWN),hl
ng1:    call unshow
        call desel
        ld (HK),a
        ld (HKG),a
        ld (LASTA),a
        IF FAULT NE 86
        ld (HISTN),a
        ld (HISTE),a
        ENDIF
        IF FAULT NE 37
        ld (CHEAT),a
        ENDIF
        IF NEWCUR = 0
        ld a,$11
        ld (CUR),a
        ENDIF
        IF NEWCUR = 3           ; S leaves the cursor where it is
        ld a,(INENT)
        or a
        jr nz,ng3
        ld a,$11
        ld (CUR),a
ng3:
        ENDIF
        IF NEWCUR = 2
        ld a,$38
        ld (CUR),a
        ENDIF
        ld a,$11
        ld (LASTREM),a
        call deal
        call savesnap
        jp changed
; cursor
cleft:  call movsel
        IF SKIP = 1
        ld a,-1
        jp stepto
        ENDIF
        ld a,(CUR)
        dec a
        ld c,a
        and 15
        ld a,c
        jp nz,setcur
        IF EDGE = 0
        add a,14
        ENDIF
        IF EDGE = 1
        ret
        ENDIF
        IF EDGE = 2             ; on to the row above
        sub 2
        cp 16
        jp nc,setcur
        add a,96
        ENDIF
        jp setcur
cright: call movsel
        IF SKIP = 1
        ld a,1
        jp stepto
        ENDIF
        ld a,(CUR)
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jp nz,setcur
        IF EDGE = 0
        sub 14
        ENDIF
        IF EDGE = 1
        ret
        ENDIF
        IF EDGE = 2
        add a,2
        cp $70
        jp c,setcur
        sub 96
        ENDIF
setcur: ld (CUR),a
        ret
cup:    call movsel
        IF FAULT = 26
        call desel
        ENDIF
        IF SKIP = 1
        ld a,-16
        jp stepto
        ENDIF
        ld a,(CUR)
        sub 16
        cp 16
        jp nc,setcur
        IF EDGE = 1
        ret
        ELSE
        add a,96
        jp setcur
        ENDIF
cdown:  call movsel
        IF SKIP = 1
        ld a,16
        jp stepto
        ENDIF
        ld a,(CUR)
        add a,16
        cp $70
        jp c,setcur
        IF EDGE = 1
        ret
        ELSE
        sub 96
        jp setcur
        ENDIF
movsel: ret
; SKIP: to the next tile, left and right in reading order, up and down column
; by column; round at the ends.  A = step
stepto: ld e,a
        ld a,(CUR)
        ld d,a
        ld b,110
sp1:    ld a,d
        add a,e
        ld d,a
        bit 0,e
        jr z,sp3                ; a step of 16
        ld a,d                  ; steps of 1: leave out the ring
        cp $10
        jr nc,sp2
        ld d,$6F
sp2:    ld a,d
        cp $70
        jr c,sp5
        ld d,$10
        jr sp5
sp3:    ld a,d
        and $70
        jr z,sp4
        cp $70
        jr nz,sp5
sp4:    bit 7,e
        ld a,d
        jr z,sp6
        and 15                  ; upwards: bottom of the column before
        dec a
        jr nz,sp7
        ld a,14
sp7:    or $60
        ld d,a
        jr sp5
sp6:    and 15
        inc a
        cp 15
        jr c,sp8
        ld a,1
sp8:    or $10
        ld d,a
sp5:    ld a,d
        and 15
        jr z,sp9
        cp 15
        jr z,sp9
        ld a,d
        call kindat
        or a
        ld a,d
        jp nz,setcur
sp9:    djnz sp1
        ret
; the cursor stands on no empty place if SKIP is set
skipon:
        IF SKIP = 1
        ld a,(CUR)
        call kindat
        or a
        ret nz
        ld a,1
        call stepto
        ENDIF
        ret

; --- keys. One frame, the clock of the panel; then the key -> A
frame:  halt
        IF TIME=1
        ld a,(tickf)
        inc a
        ld (tickf),a
        cp 50
        ret c
        xor a
        ld (tickf),a
        ld hl,(secs)
        inc hl
        ld (secs),hl
        call ptime
        IF FAULT=61
        ld a,(secs)
        cp 4
        ret c
        call numpos
        ld hl,(secs)
        ld a,1
        ld bc,200h
        call fmt
        call putz
        ENDIF
        ENDIF
        ret
getkey:
        IF KEYS=0
        ld hl,23611
        res 5,(hl)
gk1:    call frame
        ld hl,23611
        bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(23560)
        jr lower
        ELSE
gk2:    call frame              ; wait until nothing is held
        call scan
        or a
        jr nz,gk2
gk3:    call frame
        call scan
        or a
        jr z,gk3
        ld c,a
        push bc
        call scan
        pop bc
        cp c
        jr nz,gk3
        ENDIF
lower:  cp 'A'
        ret c
        cp 'Z'+1
        ret nc
        or 32
        ret
        IF KEYS=1
scan:   ld hl,matrix
        ld c,0FEh
sc1:    ld b,c
        ld a,c
        in a,(254)
        ld d,a
        ld e,5
sc2:    ld a,(hl)
        inc hl
        rr d
        jr c,sc3
        or a
        jr nz,sc4
sc3:    dec e
        jr nz,sc2
        rlc c
        jr c,sc1
        xor a
        ret
sc4:    ld c,a                  ; with CAPS SHIFT the arrows and DELETE
        ld a,0FEh
        in a,(254)
        rra
        ld a,c
        ret c
        ld hl,capped
sc5:    ld a,(hl)
        or a
        jr z,sc6
        inc hl
        cp c
        ld a,(hl)
        ret z
        inc hl
        jr sc5
sc6:    ld a,c
        ret
matrix: db 0,'zxcv','asdfg','qwert','12345','09876','poiuy',13,'lkjh',32,0,'mnb'
capped: db '5',8,'8',9,'6',10,'7',11,'0',12,0
        ENDIF
; --- S
choose:
        IF FAULT=47
        pop de
        ld hl,-256
        add hl,sp
        ld sp,hl
        push de
        ENDIF
        IF BASIN=1
        ret
        ENDIF
        IF FAULT=68
        ELSE
        call nohint
        ENDIF
        IF PROMPT=2
        call wipe
        ENDIF
begin:
        IF FAULT=54
        ELSE
        xor a
        ld (ecount),a
        ENDIF
        IF PROMPT=0
        ELSE
        call pshow
        ENDIF
again2:
        IF ECHO=0
        ELSE
        call echo
        ENDIF
ekey:   call getkey
        cp 13
        jr z,eenter
        cp 12
        jr z,edel
        cp 48
        jr c,eother
        cp 58
        jr nc,eother
        ld c,a
        IF FAULT=74
        push bc
        ld a,c
        cp 53
        call z,goleft
        pop bc
        push bc
        ld a,c
        cp 54
        call z,godown
        pop bc
        ENDIF
        ld a,(ecount)
        IF FAULT=48
        ELSE
        cp 5
        IF FAULT=51
        jr z,ekey
        ENDIF
        IF FAULT=51
        ELSE
        IF ELONG=0
        jr nc,ekey
        ELSE
        jr nc,begin
        ENDIF
        ENDIF
        ENDIF
        ld e,a
        ld d,0
        ld hl,EBUF
        add hl,de
        ld (hl),c
        inc a
        ld (ecount),a
        IF EREF=1
        call value              ; a digit that leads too far is refused
        jr c,eref
        ld a,h
        or l
        jr nz,eok
eref:   ld hl,ecount
        dec (hl)
        jr ekey
eok:    ld a,(ecount)
        ENDIF
        IF EAUTO=1
        cp 5
        jr z,eauto
        ENDIF
        jr again2
eauto:
        IF ECHO=0
        ELSE
        call echo
        ENDIF
        jr eenter
edel:
        IF EDEL=0
        jr ekey
        ENDIF
        IF FAULT=73
        ld a,(grav)
        xor 1
        ld (grav),a
        ENDIF
        ld hl,ecount
        ld a,(hl)
        IF FAULT=51
        ELSE
        or a
        jr z,ekey
        ENDIF
        IF EDEL=1
        dec (hl)
        ENDIF
        IF EDEL=2
        ld (hl),0
        ENDIF
        IF EDEL=3
        jp cancel
        ENDIF
        jp again2
eother:
        IF ELET=1
        jp cancel
        ENDIF
        jp ekey
eenter: ld a,(ecount)
        or a
        IF EEMPTY=0
        jp z,ekey
        ELSE
        jp z,cancel
        ENDIF
        call value
        jr nc,ee1
        IF ELARGE=0
        jp begin
        ENDIF
        IF ELARGE=1
        jp cancel
        ENDIF
        IF ELARGE=2
        IF FAULT=18
        ld (entnum+20),hl
        call accept
        ld hl,(entnum+20)
        ld (shown),hl
        jp shownum
        ENDIF
        ld hl,65535
        jr ee2
        ENDIF
ee1:    ld a,h
        or l
        jr nz,ee2
        IF FAULT=49
        rst 0
        ENDIF
        IF EZERO=0
        jp begin
        ELSE
        jp cancel
        ENDIF
ee2:    ld (entnum),hl
        IF CONF=1
ec1:    call getkey             ; ENTER once more
        cp 13
        jp nz,begin
        ENDIF
        IF CONF=3
        call pconf              ; any key
        call getkey
        ENDIF
        IF CONF=2
        call pconf
ec2:    call getkey
        cp 'n'
        jp z,cancel
        cp 'y'
        jr nz,ec2
        ENDIF
        ld hl,(entnum)
        IF FAULT=18
        jr acc2
accept: ld hl,65535
acc2:
        ENDIF
        IF FAULT=78
        ld de,(num)
        or a
        sbc hl,de
        add hl,de
        jp z,cancel
        ENDIF
        push hl
        call etidy
        pop hl
        ld a,1
        ld (why),a
        jp deal
cancel:
        IF FAULT=58
        xor a
        ld (hk),a
        ld (htop),a
        call keep
        ENDIF
        IF FAULT=59
        xor a
        ld (cheat),a
        call status
        ENDIF
        call etidy
        call drawall
        call panel
        IF FAULT=60
        ret
        ENDIF
        jp shownum
etidy:
        IF FAULT=48
        ld hl,0
        ld (EBUF),hl
        ld (EBUF+1),hl
        ENDIF
        IF PROMPT=2
        call wipe
        ret
        ENDIF
        IF PROMPT=1
        call phide
        ENDIF
        IF ECHO=2
        xor a
        ld (ecount),a
        call echo0
        ENDIF
        ret
; digits typed -> HL, carry if above 65535
value:  ld hl,0
        ld a,(ecount)
        IF FAULT=56
        cp 5
        jr c,va0
        ld a,4
va0:
        ENDIF
        ld b,a
        ld de,EBUF
va1:    push bc
        ld b,h
        ld c,l
        ld a,10
        ld hl,0
va2:    add hl,bc
        jr c,va4
        dec a
        jr nz,va2
        ld a,(de)
        inc de
        sub 48
        ld c,a
        ld b,0
        add hl,bc
        jr c,va4
        pop bc
        djnz va1
        or a
        ret
va4:    pop bc
        scf
        ret
; show what is typed, a cursor, blanks
        IF ECHO=0
        ELSE
echo:   ld a,1
        jr echo1
echo0:  xor a
echo1:  ld (ewith),a
        ld a,ESTYLE
        call style
        ld a,ENX
        ld (px),a
        ld a,ENY
        ld (py),a
        ld hl,EBUF
        ld a,(ecount)
        or a
        jr z,eh2
        ld b,a
        cp 6
        jr c,eh1
        ld b,6
eh1:    push bc
        push hl
        ld a,(hl)
        call putch
        pop hl
        pop bc
        inc hl
        djnz eh1
eh2:    ld a,(ecount)
        ld c,a
        ld a,(ewith)
        or a
        jr z,eh3
        IF ECUR=1
        push bc
        ld a,60
        call putch
        pop bc
        inc c
        ENDIF
eh3:    ld a,6
        sub c
        ret c
        ret z
        ld b,a
eh4:    push bc
        ld a,58
        call putch
        pop bc
        djnz eh4
        ret
ewith:  db 0
        ENDIF

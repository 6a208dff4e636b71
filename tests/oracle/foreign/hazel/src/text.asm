; Prints texts and the number, reads a number, shows messages. MIT licence.

; Sets the printing colours from the attribute A.
setcol: push bc
        ld b,a
        ld a,16
        rst 16
        ld a,b
        and 7
        rst 16
        ld a,17
        rst 16
        ld a,b
        rrca
        rrca
        rrca
        and 7
        rst 16
        ld a,18
        rst 16
        ld a,b
        rlca
        and 1
        rst 16
        ld a,19
        rst 16
        ld a,b
        rlca
        rlca
        and 1
        rst 16
        pop bc
        ret

; Prints the character A at trow, tcol in tatt and moves on.
putc:
    if OUTP = 0
        push af
        ld a,22
        rst 16
        ld a,(trow)
        rst 16
        ld a,(tcol)
        rst 16
        ld a,(tatt)
        call setcol
        pop af
        rst 16
    else
        push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3c00h
        add hl,de
        ld a,(trow)
        ld b,a
        ld a,(tcol)
        ld c,a
        ld a,(tatt)
        call blit
        pop bc
        pop de
        pop hl
    endif
        ld a,(tcol)
        inc a
        ld (tcol),a
        ret

; Prints the text at HL up to a 0.
puts:   ld a,(hl)
        or a
        ret z
        push hl
        call putc
        pop hl
        inc hl
        jr puts

; Makes the digits of num.
todigs: ld hl,(num)
        call fltnum
        ld de,digs
        ld bc,10000
        call td1
        ld bc,1000
        call td1
        ld bc,100
        call td1
        ld bc,10
        call td1
        ld a,l
        add a,'0'
        ld (de),a
        ret
td1:    ld a,'0'-1
td2:    inc a
        or a
        sbc hl,bc
        jr nc,td2
        add hl,bc
        ld (de),a
        inc de
        ret

; Shows the number of the board.
shownum:
        ld a,255
        ld (msg),a
shown2: call fltsn
        ld a,NROW
        ld (trow),a
        ld a,NCOL
        ld (tcol),a
        ld a,NATT
        ld (tatt),a
        ld hl,NPRE
        call puts
        call todigs
        xor a
        ld (digend),a
        ld hl,digs
    if NFMT != 1
        ld b,4
sn1:    ld a,(hl)
        cp '0'
        jr nz,sn2
    if NFMT = 2
        push hl
        ld a,' '
        call putc
        pop hl
    endif
        inc hl
        djnz sn1
sn2:
    endif
        call puts
        ld hl,NSUF
        call puts
sn3:    ld a,(tcol)
        cp NEND
        ret nc
        ld a,' '
        call putc
        jr sn3

; Asks for a number: carry and HL, or no carry if the player gave up.
ask:    xor a
        ld (entn),a
as1:
        ld a,EROW
        ld (trow),a
        ld a,ECOL
        ld (tcol),a
        ld a,EATTR
        ld (tatt),a
        ld hl,EPRE
        call puts
        ld a,(entn)
        ld e,a
        ld d,0
        ld hl,ent
        add hl,de
        ld (hl),0
        ld hl,ent
        call puts
        ld a,ELATT
        ld (tatt),a
        ld a,'L'
        call putc
        ld a,EATTR
        ld (tatt),a
as1a:   ld a,(tcol)
        cp EEND
        jp nc,as2
        ld a,' '
        call putc
        jr as1a
as2:    call getkey
        call fltask
        cp 13
        jp z,asent
    if EDEL > 0
        cp 12
        jp z,asdel
    endif
        cp '0'
        jp c,as2
        cp '9'+1
        jp nc,as2
        ld b,a
        ld hl,entn
        ld a,(hl)
        cp 5
        jp z,as2
        ld e,a
        ld d,0
        inc (hl)
        ld hl,ent
        add hl,de
        ld (hl),b
    if EINV = 2
        call value
        jp nc,as1
        ld hl,entn
        dec (hl)
    endif
        jp as1
    if EDEL > 0
asdel:  ld hl,entn
        ld a,(hl)
        or a
        jp z,as1
    if EDEL = 1
        dec (hl)
    else
        ld (hl),0
    endif
        jp as1
    endif
asent:  call value
        call fltval
        jp c,asbad
        ld a,h
        or l
        jp z,asbad
asok:   push hl
        call asclr
        pop hl
        scf
        ret
asbad:
    if EINV = 0
        call badsnd
        jp ask
    endif
    if EINV = 1
        call asclr
        or a
        ret
    endif
    if EINV = 2
        jp as2
    endif
asclr:  ld a,ECOL
        ld (tcol),a
        ld a,EATT0
        ld (tatt),a
ac1:    ld a,(tcol)
        cp EEND
        ret nc
        ld a,' '
        call putc
        jr ac1

; HL := value of the digits; carry if it is more than 65535.
value:  ld hl,0
        ld a,(entn)
        or a
        ret z
        ld b,a
        ld de,ent
va1:    ld a,(de)
        inc de
        sub '0'
        push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,va2
        add hl,hl
        jr c,va2
        add hl,de
        jr c,va2
        add hl,hl
        jr c,va2
        ld e,a
        ld d,0
        add hl,de
        jr c,va2
        pop de
        djnz va1
        or a
        ret
va2:    pop de
        scf
        ret

; Shows the message that fits the state.
showmsg:
    if MSGON = 0
        ret
    else
        ld b,1
        ld a,(won)
        or a
        jr nz,sm1
        inc b
        ld a,(stuck)
        or a
        jr nz,sm1
        inc b
        ld a,(hnone)
        or a
        jr nz,sm1
        inc b
    if MSHARE = 0
        ld a,(cheat)
        or a
        jr nz,sm1
    endif
        inc b
        ld a,(grav)
        or a
        jr z,sm1
        inc b
sm1:    ld a,(msg)
        cp b
        ret z
        ld a,b
        ld (msg),a
    if MSHARE = 1
        cp 4
        jp nc,shown2
    endif
        ld hl,MSG1
sm2:    dec b
        jr z,sm4
sm3:    ld a,(hl)
        inc hl
        or a
        jr nz,sm3
        jr sm2
sm4:    ld a,MROW
        ld (trow),a
        ld a,MCOL
        ld (tcol),a
        ld a,MATTR
        ld (tatt),a
        jp puts
    endif

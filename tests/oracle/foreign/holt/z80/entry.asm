; Prints numbers and messages; asks for a board number.

; Writes HL as five digits to nbuf.
todec:  ld de,nbuf
        ld bc,10000
        call td1
        ld bc,1000
        call td1
        ld bc,100
        call td1
        ld bc,10
        call td1
        ld a,l
        add a,48
        ld (de),a
        ret
td1:    ld a,47
td2:    inc a
        or a
        sbc hl,bc
        jr nc,td2
        add hl,bc
        ld (de),a
        inc de
        ret

; Shows the board number.
shownum:
        ld a,NATTR
        ld (pattr),a
        ld hl,(num)
        IF FAULT = F_n_plus
        ld a,(viaN)
        add a,l
        ld l,a
        ENDIF
        call todec
        ld bc,NX*256+NY
        IF NLABEL
        ld hl,t_label
        call print
        ENDIF
        ld hl,nbuf
        ld d,5
        IF FAULT = F_n_show4
        inc hl
        dec d
        ENDIF
        IF NLEAD != 1
sn1:    ld a,(hl)
        cp 48
        jr nz,sn2
        inc hl
        IF NLEAD = 2
        ld a,32
        call pchar
        ENDIF
        dec d
        jr sn1
        ENDIF
sn2:    ld e,d
sn3:    ld a,(hl)
        call pchar
        inc hl
        dec e
        jr nz,sn3
        IF NLEAD = 0
sn4:    ld a,d
        cp 5
        ret z
        ld a,32
        call pchar
        inc d
        jr sn4
        ELSE
        ret
        ENDIF

; Clears the place of the board number.
numclear:
        ld bc,NX*256+NY
        ld d,NLABEL+5
        jr spaces
; Prints D spaces at C,B.
spaces: ld a,TATTR
        ld (pattr),a
sp1:    ld a,32
        call pchar
        dec d
        jr nz,sp1
        ret

; Shows the variant.
showgrav:
        IF GRAVMSG
        ld a,TATTR
        ld (pattr),a
        ld bc,GX*256+GY
        ld hl,t_grav
        call print
        ld hl,t_on
        ld a,(grav)
        or a
        jr nz,sg1
        ld hl,t_off
sg1:    jp print
        ELSE
        ret
        ENDIF

        IF TLEFT
; Shows the number of tiles.
showleft:
        ld a,TATTR
        ld (pattr),a
        ld a,(tiles)
        ld l,a
        ld h,0
        call todec
        ld bc,TLX*256+TLY
        ld a,(nbuf+3)
        call pchar
        ld a,(nbuf+4)
        jp pchar
        ENDIF

; Shows the message HL.
message:
        push hl
        call msgclr
        pop hl
        ld a,1
        ld (msgon),a
        IF MSGT > 0
        call now
        ld (msgf),a
        ENDIF
        ld a,MATTR
        ld (pattr),a
        ld bc,MSGX*256+MSGY
        jp print
; Removes the message.
msgoff: ld a,(msgon)
        or a
        ret z
msgclr: xor a
        ld (msgon),a
        ld bc,MSGX*256+MSGY
        ld d,13
        jp spaces

; Asks for a board number and deals it.
entry:  call msgoff
        call hintoff
        call hreset
        IF ESEL = 0
        xor a
        ld (sel),a
        ENDIF
        call drawall
        IF EPX = NX
        IF EPY = NY
        call numclear
        ENDIF
        ENDIF
et_new: xor a
        ld (ecnt),a
et1:    call prompt
        call getkey
        ld (key),a
        cp 13
        jr z,et_end
        cp 12
        jr z,et_del
        cp 48
        jr c,et_let
        cp 58
        jr nc,et_let
        IF FAULT = F_n_nine
        cp 57
        jr z,et1
        ENDIF
        ld c,a
        ld a,(ecnt)
        IF FAULT = F_n_five
        cp 4
        ELSE
        cp 5
        ENDIF
        jr nc,et1
        ld e,a
        ld d,0
        ld hl,ebuf
        add hl,de
        ld (hl),c
        inc a
        ld (ecnt),a
        IF AUTO5
        cp 5
        jr z,et_end
        ENDIF
        jr et1
et_del: ld a,(ecnt)
        or a
        jr z,et_d0
        dec a
        ld (ecnt),a
        jr et1
et_d0:
        IF EDEL = 1
        jr et_can
        ELSE
        jr et1
        ENDIF
et_let:
        IF ELET = 0
        jr et1
        ELSE
        call et_can
        IF ELET = 2
        ld a,(key)
        jp command
        ELSE
        ret
        ENDIF
        ENDIF
et_end: ld a,(ecnt)
        or a
        jr nz,et_val
        IF EEMPTY = 1
        jr et_can
        ELSE
        jr et1
        ENDIF
et_val: ld b,a
        ld de,ebuf
        ld hl,0
et2:    push bc
        ld b,h
        ld c,l
        IF FAULT = F_n_wrap
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,hl
        or a
        ELSE
        add hl,hl
        jr c,et_big
        add hl,hl
        jr c,et_big
        add hl,bc
        jr c,et_big
        add hl,hl
        jr c,et_big
        ENDIF
        ld a,(de)
        sub 48
        ld c,a
        ld b,0
        add hl,bc
        IF FAULT = F_n_zeros
        ld a,(ebuf)
        cp 48
        jr nz,etnz
        srl h
        rr l
etnz:   or a
        ENDIF
        IF FAULT = F_n_wrap
        or a
        ENDIF
        jr c,et_big
        pop bc
        inc de
        djnz et2
        IF FAULT = F_n_max
        ld a,h
        inc a
        jp z,et_big0
        ENDIF
        IF FAULT != F_n_zero
        ld a,h
        or l
        jr z,et_zero
        ENDIF
        push hl
        IF FAULT != F_n_lstay
        call prclear
        ENDIF
        pop hl
        jp newgame
et_big: pop bc
et_big0:
        IF EBIG = 1
        jr et_can
        ELSE
        jp et_new
        ENDIF
et_zero:
        IF EZERO = 1
        jr et_can
        ELSE
        jp et_new
        ENDIF
; Gives the entry up.
et_can: call prclear
        IF FAULT = F_n_cancel
        ld hl,(num)
        jp newgame
        ENDIF
        IF FAULT = F_n_blank
        ret
        ENDIF
        jp shownum

; Draws the digits so far and a flashing L.
prompt: ld a,EATTR
        ld (pattr),a
        ld bc,EPX*256+EPY
        IF ELABEL
        ld hl,t_entry
        call print
        ENDIF
        ld hl,ebuf
        ld a,(ecnt)
        ld d,a
        inc d
pr1:    dec d
        jr z,pr2
        ld a,(hl)
        inc hl
        call pchar
        jr pr1
pr2:
        IF FAULT != F_n_noflash
        ld a,EATTR+128
        ENDIF
        ld (pattr),a
        ld a,'L'
        IF FAULT = F_n_nol
        ld a,32
        ENDIF
        call pchar
        ld a,(ecnt)
        ld d,a
        ld a,6
        sub d
        ld d,a
        jp spaces
prclear:
        ld bc,EPX*256+EPY
        ld d,ELABEL+7
        jp spaces

; S: the number of the board
ask:
   IF ASKCLR
        xor a
        ld (sel),a
        ld (hpos),a
   ENDIF
        call hclr
   IF ASKBOX
        ld d,BOXR
        ld a,BOXATTR
        ld (catt),a
ab1:    ld b,d
        ld c,BOXC
        ld e,BOXW
ab2:    ld a,32
        call pch
        dec e
        jr nz,ab2
        inc d
        ld a,d
        cp BOXR+BOXH
        jr nz,ab1
   ENDIF
        xor a
        ld (running),a
        inc a
        ld (inask),a
        call askin
        push af
        xor a
        ld (inask),a
        pop af
        ret
askin:
        ld hl,asktx
        call ptext
ak0:    xor a
        ld (elen),a
ak1:    ld b,ASKR               ; echo and the flashing letter
        ld c,ASKC
        ld a,ASKATTR
        ld (catt),a
        ld hl,ebuf
        ld a,(elen)
   IF ECHO = 0
        xor a
   ENDIF
        or a
        jr z,ak3
        ld d,a
ak2:    ld a,(hl)
   IF ECHO = 2
        ld a,'*'
   ENDIF
        inc hl
        call pch
        dec d
        jr nz,ak2
ak3:    ld a,ASKATTR+128
        ld (catt),a
        ld a,CURCH
        call pch
        ld a,ASKATTR
        ld (catt),a
        ld a,32
        call pch
        ld a,32
        call pch
ak4:    call wkey
        cp 12
        jr z,akdel
        cp 13
        jr z,akent
        cp '0'
        jr c,akoth
        cp '9'+1
        jr nc,akoth
   IF LEAD0
        cp '0'
        jr nz,akd0
        ld a,(elen)
        or a
        jr z,ak4                ; no zero in front
        ld a,'0'
akd0:
   ENDIF
        ld c,a
        ld a,(elen)
        cp MAXD
        jr nc,ak4
        ld e,a
        ld d,0
        ld hl,ebuf
        add hl,de
        ld (hl),c
        inc a
        ld (elen),a
   IF AUTO5
        cp MAXD
        jr z,akent
   ENDIF
        jr ak1
akdel:
   IF DELB = 0
        ld hl,elen
        ld a,(hl)
        or a
        jr z,akde0
        dec (hl)
        jr ak1
akde0:
   IF DEL0C
        jp akquit
   ENDIF
        jr ak4
   ENDIF
   IF DELB = 1
        call akwipe
        jr ak0
   ENDIF
   IF DELB = 2
        jp akquit
   ENDIF
   IF DELB = 3
        jr ak4
   ENDIF
akoth:
   IF OTH = 0
        jr ak4
   ENDIF
   IF OTH = 1
        jp akquit
   ENDIF
   IF OTH = 2
        ld (pend),a
        call akquit
        ld a,(pend)
        jp ak2nd
   ENDIF
   IF OTH = 3
        call buzz
        jr ak4
   ENDIF
akwipe: ld b,ASKR
        ld c,ASKC
        ld d,MAXD+2
akw1:   ld a,32
        call pch
        dec d
        jr nz,akw1
        ret
akagain:
   IF BUZZ
        call buzz
   ENDIF
        call akwipe
        jp ak0
akent:  ld a,(elen)
        or a
        jr nz,ake0
   IF EMPT = 0
        jr akquit
   ENDIF
   IF EMPT = 1
        jp akagain
   ENDIF
   IF EMPT = 2
        jp newb
   ENDIF
   IF EMPT = 3
        jp newrnd
   ENDIF
ake0:   ld b,a                  ; value in C:HL
        ld de,ebuf
        ld hl,0
        ld c,0
ake1:   push bc
        push de
        ld d,h
        ld e,l
        ld a,c
        add hl,hl
        rl c
        add hl,hl
        rl c
        add hl,de
        adc a,c
        ld c,a
        add hl,hl
        rl c
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jr nc,ake2
        inc h
        jr nz,ake2
        inc c
ake2:   ld a,c
        pop bc
        ld c,a
        djnz ake1
        ld a,c
        or a
        jr nz,akbig
        ld a,h
        or l
        jr z,akzero
   IF FAULT = 30
        res 7,h                 ; large numbers lose their top bit
        ld a,h
        or l
        jr z,akzero
   ENDIF
        ld (bnum),hl
        jp newb
akzero:
akbig:
   IF INV = 0
        jp akagain
   ENDIF
   IF INV = 2
        ld a,c
        or a
        jr z,aki1
        ld hl,65535
        jr aki2
aki1:   ld hl,1
aki2:   ld (bnum),hl
        jp newb
   ENDIF
   IF INV = 3
        jp newrnd
   ENDIF
akquit:                         ; back to the game
        ld a,1
        ld (running),a
   IF ASKBOX
        ld (force),a
        ld d,BOXR
        ld a,SATTR
        ld (catt),a
aq1:    ld b,d
        ld c,BOXC
        ld e,BOXW
aq2:    ld a,32
        call pch
        dec e
        jr nz,aq2
        inc d
        ld a,d
        cp BOXR+BOXH
        jr nz,aq1
        ret
   ELSE
        ld b,ASKR
        ld c,ASKC-PLEN
        ld d,MAXD+2+PLEN
        ld a,SATTR
        ld (catt),a
        jr akw1
   ENDIF
ak2nd:  push af
        xor a
        ld (inask),a
        pop af
        jp command

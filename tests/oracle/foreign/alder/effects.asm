; border, number, messages, animations, sounds, interrupts

; refresh: what is shown after every command
refresh:
        call marks
        IF F_NUMLATE = 0
        call shownum
        ENDIF
; status: border by the state of the game
status: ld a,(state)
        ld c,7
        cp 1
        jp z,st1
        ld c,0
        cp 2
        jp z,st1
        ld c,5
st1:    ld a,(cheat)
        or a
        jp z,st2
        IF ENDFIRST
        ld a,(state)
        or a
        jp nz,st2
        ENDIF
        ld c,2
st2:    
        IF F_NOWHITE
        ld a,c
        cp 7
        jp nz,st3
        ld c,5
st3:
        ENDIF
        IF F_BORDLATE
        ld a,c                  ; the border of the last action
        ld (quiet),a
        ld a,(late)
        ld c,a
        ENDIF
        ld a,c
setbord:
        ld (colour),a
        out (254),a
        ret

; shownum: shows the number at the bottom left, if it is another one
shownum:
        ld hl,(number)
        ld de,(shown)
        or a
        sbc hl,de
        ret z
        ld hl,(number)
        ld (shown),hl
        IF F_GRAVNUM
        ld a,(lastk)            ; after DELETE the old number stays on the screen
        cp 5
        ret z
        ENDIF
shownum1:
        ld hl,tx_num
        ld bc,NUMPOS
        call print
        ld hl,(shown)
        IF F_SIGNED
        ld a,h
        and 0x7F
        ld h,a
        ENDIF
        ld de,10000
        ld a,NZERO
        ld (zeros+1),a
        call dig
        ld de,1000
        call dig
        ld de,100
        call dig
        ld de,10
        call dig
        ld a,l
        add a,'0'
        call putch
        ld a,' '
        IF NZERO = 0
        call putch
        ld a,' '
        call putch
        ld a,' '
        call putch
        ld a,' '
        ENDIF
        jp putch
dig:    ld a,'0'-1
dig1:   inc a
        or a
        sbc hl,de
        jp nc,dig1
        add hl,de
        cp '0'
        jp nz,dig2
zeros:  ld e,0
        dec e
        ret nz
        jp putch
dig2:   ld e,1
        push af
        ld a,e
        ld (zeros+1),a
        pop af
        jp putch

; showgrav: tells whether the tiles fall
showgrav:
        ld hl,tx_on
        ld a,(grav)
        or a
        jp nz,sg1
        ld hl,tx_off
sg1:    ld bc,GRAVPOS
        jp print

; note: text HL, which goes after some time or at the next key
note:   ld bc,MSGPOS
        call print
        ld a,1
        ld (msgon),a
        ld hl,(timer)
        ld a,h
        or l
        ret nz
        ld hl,HMSG
        ld (timer),hl
        ret
msgoff: xor a
        ld (msgon),a
        push bc
        push hl
        ld hl,tx_blank
        ld bc,MSGPOS
        call print
        pop hl
        pop bc
        ret

; endmsg: the message of a game that is over
; 1 stays until the next key, 2 takes a key, 3 goes by a key that counts, 4 goes by time,
; 5 takes a key or goes by time
endmsg: ld a,(state)
        or a
        ret z
        ld hl,tx_won
        dec a
        jp z,em1
        ld hl,tx_lost
em1:
        IF MSGMODE = 0
        ret
        ENDIF
        IF MSGMODE = 1
        ld bc,MSGPOS
        call print
        ld a,1
        ld (msgon),a
        ret
        ENDIF
        IF MSGMODE >= 2
        ld bc,MSGPOS
        call print
        IF MSGMODE = 4
        ld b,MSGTIME
        call delay
        ELSE
        ld hl,0
        IF MSGMODE = 5
        ld hl,MSGTIME
        ENDIF
        ld (timer),hl
        call marks
        IF FLUSH
        call flush
        ENDIF
        call getkey
        IF MSGMODE = 3
        ld (again),a
        ENDIF
        IF F_TWOKEYS
        call getkey
        ENDIF
        ld hl,0
        ld (timer),hl
        ENDIF
        IF F_MSGSTAYS
        ret
        ELSE
        call msgoff
        IF MSGOVER
        jp paintall
        ENDIF
        ret
        ENDIF
        ENDIF

; vanish: the picture of a pair that is removed, cells B and C
vanish: 
        IF RANIM = 1           ; it blinks
        ld d,6
van1:   push de
        ld e,SELA
        bit 0,d
        jp z,van2
        ld e,EMPTYA
van2:   call paintpair
        push bc
        ld b,3
        call delay
        pop bc
        pop de
        dec d
        jp nz,van1
        ENDIF
        IF RANIM = 2           ; lines of pixels go one after the other
        ld d,0
van1:   push de
        ld l,b
        call wipe
        ld l,c
        call wipe
        push bc
        ld b,2
        call delay
        pop bc
        pop de
        inc d
        ld a,d
        cp 8
        jp nz,van1
        ENDIF
        IF RANIM = 3           ; it shines for a while
        ld e,0x7A
        call paintpair
        push bc
        ld b,20
        call delay
        pop bc
        ENDIF
        ret
        IF RANIM = 2
wipe:   push bc
        push de
        call cellxy
        call scraddr
        pop de
        ld a,h
        or d
        ld h,a
        ld (hl),0
        IF TILE = 3
        inc l
        ld (hl),0
        ENDIF
        pop bc
        ret
        ELSE
; paintpair: colours cells B and C with E
paintpair:
        ld l,b
        call pp1
        ld l,c
pp1:    push bc
        call cellxy
        call attaddr
        ld (hl),e
        pop bc
        ret
        ENDIF

; rmsound: the sound of a removal
rmsound:
        IF F_NOSOUND
        ld hl,quiet
        ld a,(grav)
        or a
        ret z
        ENDIF
        push bc
        IF SOUND = 1
        ld e,30
rs1:    ld c,e
        call tone
        dec e
        dec e
        jp nz,rs1
        ELSE
        IF SOUND = 2
        ld e,10
rs1:    ld c,120
        call tone
        ld c,60
        call tone
        dec e
        jp nz,rs1
        ELSE
        ld e,40
rs1:    ld a,r
        ld c,a
        call tone
        dec e
        jp nz,rs1
        ENDIF
        ENDIF
        pop bc
        ret
; tone: one wave of length C
tone:   ld a,(colour)
        or 16
        out (254),a
        ld b,c
        inc b
tone1:  nop
        djnz tone1
        and 7
        out (254),a
        ld b,c
        inc b
tone2:  nop
        djnz tone2
        ret
click:  push bc
        ld c,20
        call tone
        pop bc
        ret
buzz:   ld e,20
buzz1:  ld c,200
        call tone
        dec e
        jp nz,buzz1
        ret

        include "build.asm"

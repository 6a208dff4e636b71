        org 32768
start:  jp begin
; variables
vars:
cur     db 17
sel     db 0
ha      db 0
hb      db 0
grav    db 1
number  dw 1
done    db 0
known   db 0
cheat   db 0
ended   db 0
bord    db 5
hi      db 0
hj      db 0
pa      db 0
pb      db 0
pkind   db 0
only    db 0
showing db 0
rs      db 0,0,0,0
ticks   dw 0
once    db 0
total   db 0
said    db 0
asking  db 0
wins    db 0
clock   dw 0
begin:
IF X_STACK
        ld sp,HIST+0C0h
ENDIF
IF X_STACKE
        ld sp,HIST+0C0h
ENDIF
IF X_GRAVSTART
        xor a
        ld (grav),a
ENDIF
IF DI_
        di
ENDIF
        call setup
        call newrandom
loop:   call draw
IF MSG
        call message
ENDIF
        call getkey
IF CLICK
        push af
        call click
        pop af
ENDIF
        ld hl,table
di1:    ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc c
        dec c
        jr z,loop           ; no such key
        cp c
        jr nz,di1
IF HINTRES EQ 0             ; any key but H and ENTER begins the hints anew
        cp 'h'
        jr z,di2
        cp 13
        jr z,di2
        push de
        call hstart
        pop de
di2:
ENDIF
IF HINTRES EQ 1             ; arrows do not
        cp 'h'
        jr z,di2
        cp 14
        jr c,di2
        push de
        call hstart
        pop de
di2:
ENDIF
IF X_WONDEAD                ; after a win only N is looked at
        cp 'n'
        jr z,di4
        ld a,(ended)
        dec a
        jp z,loop
di4:
ENDIF
        ld hl,loop
IF X_STACK                  ; one command leaves its return address on the stack
        ld a,c
        cp 'f'
        jr nz,di3
        push hl
di3:
ENDIF
        push hl
        push de
        ret
table:  db 8
        dw kleft
        db 9
        dw kright
        db 10
        dw kdown
        db 11
        dw kup
        db 13
        dw kenter
        db 12
        dw kdelete
        db 'n'
IF X_GRAVN
        dw knew
ELSE
        dw newrandom
ENDIF
        db 's'
        dw kset
        db 'h'
        dw keyhint
        db 'b'
        dw kback
        db 'f'
        dw kforw
        db 'r'
        dw krest
        db 'l'
        dw klast
        dw 0
; ---- arrows
kleft:  ld a,(cur)
        and 15
        dec a
        ld d,0
        jr z,le1
        ld d,0FFh
        jr step
le1:    
IF WRAP EQ 0
        ret
ENDIF
IF WRAP EQ 1
        ld d,LEFTWRAP
        jr step
ENDIF
IF WRAP EQ 2                ; to the end of the row above
        ld a,(cur)
        ld d,0FDh
        cp 18
        jr nc,step
        ld d,93
        jr step
ENDIF
kright: ld a,(cur)
        and 15
        ld d,1
        cp C_LAST
        jr nz,step
IF WRAP EQ 0
        ret
ENDIF
IF WRAP EQ 1
        ld d,0F3h
        jr step
ENDIF
IF WRAP EQ 2
        ld a,(cur)
        ld d,3
        cp 110
        jr c,step
        ld d,0A3h
        jr step
ENDIF
kup:    ld a,(cur)
        ld d,0F0h
        cp 32
        jr nc,step
IF WRAP EQ 0
        ret
ENDIF
        ld d,UPWRAP
        jr step
kdown:  ld a,(cur)
        ld d,16
        cp DOWNEND
        jr c,step
IF WRAP EQ 0
        ret
ENDIF
        ld d,0B0h
step:   ld a,(cur)
        add a,d
        ld (cur),a
IF X_ARROWHINT              ; the pair stays, and ENTER still removes it
        ret
ENDIF
nohint: xor a
        ld (ha),a
        ld (hb),a
        ret

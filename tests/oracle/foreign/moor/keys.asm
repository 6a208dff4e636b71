; ---- ENTER
kenter: ld a,(ha)
        or a
        jr z,en1
        ld (pa),a
        ld a,(hb)
        ld (pb),a
IF HINTCUR
        ld (cur),a
ENDIF
        jr taken
en1:    ld a,(cur)
        ld l,a
        ld h,BH
        ld b,h
        ld a,(hl)
        or a
        jr z,enempty
        ld c,a
        ld a,(sel)
        or a
        jr z,enpick
IF X_SELF                   ; the same tile is a pair with itself
ELSE
        cp l
        jr z,ennone
ENDIF
        ld (pa),a
        ld e,a
        ld d,h
        ld a,l
        ld (pb),a
        ld a,(de)
IF X_KIND7                  ; kinds compared by seven
        xor c
        and 15
ELSE
        cp c
ENDIF
        jr nz,enother
        call path
        jr z,taken
enother:
IF OTHER EQ 0
        jr enpick           ; select this one instead
ENDIF
IF OTHER EQ 1
        jr ennone           ; give the selection up
ENDIF
IF OTHER EQ 2
        ret                 ; keep the old one
ENDIF
enempty:
IF EMPTYSEL
        jr ennone
ELSE
        ret
ENDIF
enpick: ld a,(cur)
        ld (sel),a
        jp hstart
ennone: xor a
IF X_DESEL
        ret
ENDIF
        ld (sel),a
        jp hstart
taken:
IF X_TOTAL                  ; a byte counts all removals since the start
        ld hl,total
        inc (hl)
        ret z               ; nothing happens the 256th time
ENDIF
        call remove
IF X_CHEATOFF
        xor a
        ld (cheat),a
ENDIF
IF X_SELSTAYS
ELSE
        xor a
        ld (sel),a
ENDIF
        jr changed
; ---- after every change of the board
changed:
        call nohint
        call hstart
IF REMCUR EQ 1              ; the cursor goes home when the board changed
        ld a,HOME
        ld (cur),a
ENDIF
        jp judge
; ---- back, forward, restart, last
kback:
IF X_BWON
        ld a,(ended)
        dec a
        ret z
ENDIF
        ld a,(done)
        or a
IF X_BACKZERO
ELSE
        jp z,idle
ENDIF
        call unapply
        jr moved
kforw:  ld a,(known)
        ld hl,done
        cp (hl)
IF X_FWDEND                 ; one too many
        jp c,idle
ELSE
        jp z,idle
ENDIF
        call apply
IF X_FNOCHEAT
        jp changed
ENDIF
        jr moved
krest:
IF X_RWON
        ld a,(ended)
        dec a
        ret z
ENDIF
        ld a,(done)
        or a
        jp z,idle
IF UNDOM
        xor a
        call replay
ELSE
rs1:    call unapply
        ld a,(done)
        cp RESTARTAT
        jr nc,rs1
ENDIF
IF X_RFORGETS
        ld a,(done)
        ld (known),a
ENDIF
        jr moved
klast:  ld a,(known)
        ld hl,done
        cp (hl)
        jp z,idle
la1:    call apply
IF X_LASTSHORT              ; stops one before the last
        ld a,(known)
        dec a
        ld hl,done
        cp (hl)
        jr z,moved
        jr c,moved
ELSE
        ld a,(known)
        ld hl,done
        cp (hl)
ENDIF
        jr nz,la1
IF X_LNOCHEAT
        jp changed
ENDIF
moved:  ld a,1
        ld (cheat),a
IF X_BACKSEL                ; a selection may point at another tile or at none
ELSE
        xor a
        ld (sel),a
ENDIF
IF X_BACKNOJUDGE            ; the end is not looked at again
        call nohint
        call hstart
        jp border
ENDIF
        jp changed
idle:
IF IDLE EQ 1                ; cheating was tried
        jr moved
ENDIF
        ret
; ---- new boards
kdelete:
IF X_DELWON
        ld a,(ended)
        dec a
        ret z
ENDIF
        ld a,(grav)
        xor 1
        ld (grav),a
        jr newrandom
IF X_GRAVN                  ; N switches gravity on
knew:   ld a,1
        ld (grav),a
ENDIF
newrandom:
        call anynumber
newboard:
        call deal
        xor a
IF X_KEEPHIST
ELSE
        ld (done),a
        ld (known),a
ENDIF
IF X_KEEPCHEAT
ELSE
        ld (cheat),a
ENDIF
IF X_KEEPSEL
ELSE
        ld (sel),a
ENDIF
        ld (said),a
        ld (clock),a
        ld (clock+1),a
IF CHOME EQ 0
        ld a,HOME
        ld (cur),a
ENDIF
IF X_KEEPHINT
        call hstart
        jp judge
ENDIF
        jp changed

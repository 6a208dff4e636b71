; the commands on the board

c_left: call moved
        ld a,(cur)
        dec a
        ld b,a
        and 15
        jp nz,setcur
        IF SIDE = 0
        ld a,b
        add a,14
        ELSE
        IF SIDE = 1
        ld a,b
        inc a
        ELSE
        ld a,b                  ; the end of the line above
        add a,14
        sub 16
        cp 16
        jp nc,edge
        add a,0x60
        ENDIF
        ENDIF
        jp edge
c_right:
        call moved
        ld a,(cur)
        IF F_SKIP
        cp 0x37
        jp nz,skip1
        inc a
skip1:
        ENDIF
        inc a
        ld b,a
        and 15
        cp 15
        jp nz,setcur
        IF SIDE = 0
        ld a,b
        sub 14
        ELSE
        IF SIDE = 1
        ld a,b
        dec a
        ELSE
        ld a,b
        sub 14
        add a,16
        cp 0x70
        jp c,edge
        sub 0x60
        ENDIF
        ENDIF
edge:   ld b,a
        IF F_SWALEDGE
        ld a,1
        ld (cnt3),a
        ENDIF
setcur: ld a,b
        ld (cur),a
        IF HLDELAY
        xor a
        ld (hlon),a
        ld a,HLDELAY
        ld (hlcnt),a
        ENDIF
        ret
c_up:   call moved
        ld a,(cur)
        sub 16
        ld b,a
        cp 16
        jp nc,setcur
        IF TOPE = 0
        add a,0x60
        ELSE
        add a,16
        ENDIF
        jp edge
c_down: call moved
        ld a,(cur)
        add a,16
        ld b,a
        cp 0x70
        jp c,setcur
        IF TOPE = 0
        sub 0x60
        ELSE
        sub 16
        ENDIF
        jp edge

; moved: what every arrow does first
moved:
        IF ARROWHINT = 0
        call hintoff
        ENDIF
        ret

; hintoff: the shown pair is no longer shown
hintoff:
        ld hl,0
        ld (timer),hl
        ld a,(hint1)
        or a
        ret z
        xor a
        ld (hint1),a
        ld (hint2),a
        IF HINTRES
        ret
        ENDIF
hintreset:
        xor a
        ld (hp),a
        ld (hq),a
        ret

; dropall: no selection, no shown pair
dropall:
        xor a
        ld (sel),a
        call hintoff
        jp hintreset

c_enter:
        ld a,(hint1)
        or a
        jp z,enter1
        ld b,a
        ld a,(hint2)
        ld c,a
        IF F_ENTHINT
        jp dropall
        ENDIF
        jp remove
enter1: ld a,(cur)
        ld b,a
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        jp nz,enter2
        IF EMPTYENT
        xor a
        ld (sel),a
        call hintreset
        ENDIF
        ret
enter2: ld a,(sel)
        or a
        jp z,enter3
        cp b
        jp z,enter4
        ld c,a
        ld e,(hl)
        ld l,a
        ld a,(hl)
        cp e
        IF F_ANYKIND
        jp z,enter2a
        ld a,b
        dec a
        cp c
        jp nz,entero            ; the tile on the right, of any kind
        jp remove
enter2a:
        ELSE
        jp nz,entero
        ENDIF
        push bc
        call conn
        pop bc
        jp c,remove
        IF F_ONELOST
        ld h,BOARD/256          ; the second tile goes although no path exists
        ld l,b
        ld (hl),0
        call paintall
        ENDIF
        IF BLOCKED = 0
        jp enter3
        ELSE
        IF BLOCKED = 1
        jp buzz
        ELSE
        jp enter5
        ENDIF
        ENDIF
entero:
        IF OTHER = 0
enter3: ld a,(cur)
        ld (sel),a
        jp hintreset
        ELSE
        IF OTHER = 1
        jp buzz
        ELSE
        jp enter5
        ENDIF
enter3: ld a,(cur)
        ld (sel),a
        jp hintreset
        ENDIF
enter4:
        IF F_SELFGONE
        ld c,b
        jp remove
        ENDIF
        IF F_NODESEL
        ret
        ENDIF
enter5: xor a
        ld (sel),a
        jp hintreset

; remove: takes the pair in cells B and C from the board
remove: push bc
        call hintoff
        pop bc
        push bc
        call vanish
        pop bc
        xor a
        ld (sel),a
        ld a,(pos)
        cp 42
        jp nc,remove1
        add a,a
        ld l,a
        ld h,HIST/256
        IF F_HISTSWAP
        ld (hl),c
        inc l
        ld (hl),c
        ELSE
        ld (hl),b
        inc l
        ld (hl),c
        ENDIF
remove1:
        ld a,(pos)
        inc a
        ld (pos),a
        IF F_KEEPFWD
        ld hl,total
        cp (hl)
        jp c,remove2
        ENDIF
        ld (total),a
remove2:
        call hintreset
        ld h,BOARD/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        call rmsound
        ld a,(grav)
        or a
        IF F_GRAVALWAYS
        or 1
        ENDIF
        call nz,slowfall
        call judge
        IF F_STALE
        call marks
        ELSE
        call paintall
        ENDIF
        IF F_NOBLACK
        ld a,(state)
        and 1
        ld (state),a
        ENDIF
        call status
        call endmsg
        IF F_SWALLOW
        ld a,1
        ld (cnt3),a
        ENDIF
        jp setacted

; slowfall: gravity with its picture
slowfall:
        IF F_FALLTWO
        jp slows                ; a second gap in a column stays
        ENDIF
slow1:  call slows
        jp c,slow1
        ret
slows:  call step
        ret nc
        IF GANIM
        call paintall
        ld b,GANIM
        call delay
        ENDIF
        scf
        ret

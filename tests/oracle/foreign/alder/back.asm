; hints, and steps back and forward

c_hint: ld hl,(hp)
        ld (ap),hl
        ld a,l
        or h
        jp nz,hint3
        ld a,1
        ld (kindn),a
hint3:  ld a,(sel)
        IF F_HINTSEL
        xor a
        ENDIF
        ld e,a
        IF F_HINTREPEAT
        ld hl,(hp)
        ld a,(hint1)
        or a
        jp z,hint4
        ld a,l
        cp 20
        ret nc
hint4:
        ENDIF
        call nextpair
        jp nc,hint1a
        IF F_HINTLAST
        ld a,b                  ; pairs in the last column are forgotten
        and 15
        cp 14
        jp z,hint3
        ld a,c
        and 15
        cp 14
        jp z,hint3
        ENDIF
        IF F_HINTWRONG
        ld a,c
        cp 0x50
        jp c,hintw
        inc c
        ld a,c
        and 15
        cp 15
        jp nz,hintw
        dec c
        dec c
hintw:
        ENDIF
        ld a,b
        ld (hint1),a
        ld a,c
        ld (hint2),a
        ld hl,(ap)
        ld (hp),hl
        IF HTIME
        ld hl,HTIME
        IF F_HINTSHORT
        ld hl,2
        ENDIF
        ld (timer),hl
        ENDIF
        ret
hint1a: call hintoff
        call hintreset
        IF HMSG
        ld hl,tx_none
        jp note
        ENDIF
        ret

c_back: ld a,(pos)
        or a
        jp z,idle0
        dec a
        jp travel
c_fwd:  ld a,(pos)
        ld hl,total
        cp (hl)
        jp z,idle0
        inc a
        IF F_FWDTWO
        cp (hl)
        jp z,travel
        cp 5
        jp c,travel
        inc a
        ENDIF
        jp travel
c_restart:
        ld a,(pos)
        or a
        jp z,idle0
        IF F_RTEN
        sub 5
        jp nc,travel
        ENDIF
        xor a
        jp travel
c_last: ld a,(pos)
        ld hl,total
        cp (hl)
        jp z,idle0
        ld a,(hl)
        IF F_LASTONE
        ld hl,pos
        sub (hl)
        dec a
        jp z,lastone
        dec a
lastone:
        inc a
        add a,(hl)
        ENDIF
; travel: shows the board after A removals
travel: ld (pos),a
        push af
        IF F_RNOTRED
        ld a,(lastk)
        cp 'R'
        jp z,travel0
        ENDIF
        ld a,1
        ld (cheat),a
travel0:
        call dropall
        ld hl,FIRST
        ld de,BOARD
        ld bc,128
        ldir
        pop af
        or a
        jp z,travel2
        ld hl,HIST
travel1:
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        push af
        call takeout
        pop af
        pop hl
        dec a
        jp nz,travel1
travel2:
        IF F_JUDGEBACK = 0
        call judge
        ENDIF
        IF UBUILD
        call build
        ELSE
        call paintall
        ENDIF
        call status
        call endmsg
        jp setacted
; idle0: there is nothing to go back or forward to
idle0:
        IF IDLECHEAT
        ld a,1
        ld (cheat),a
        ENDIF
        IF IDLESEL
        call dropall
        ELSE
        call hintoff
        ENDIF
        ret

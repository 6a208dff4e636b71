; Linden Shisen: start, main loop and the commands
        org 32768
        include "defs.asm"
start:  di
        ld sp,STACK
        ld hl,vars
        ld de,vars+1
        ld bc,varend-vars-1
        ld (hl),0
        ldir
        ld a,5
        ld (bord),a
        out (254),a
        call keyinit
        ld a,1
        ld (grav),a
        ld a,#11
        ld (cur),a
        call clearboard
        if TP=1
        call title
        endif
        call page
        call newrandom
main:   ld hl,0
        ld (inentry),hl
        call render
        call getkey
        if FAULT=104            ; every 64th key is lost
        ld hl,keycnt
        inc (hl)
        bit 6,(hl)
        jr z,mn0
        ld (hl),0
        jr main
mn0:
        endif
        ld hl,main
        push hl
        if PL=1
        cp '5'
        jr c,mn1
        cp '9'
        jr nc,mn1
        call caps5
mn1:
        endif
        cp 8
        jp z,goleft
        cp 9
        jp z,goright
        cp 10
        jp z,godown
        cp 11
        jp z,goup
        cp 12
        jp z,toggle
        cp 13
        jp z,enter
        cp 'H'
        jp z,hint
        cp 'N'
        jp z,newkey
        cp 'S'
        jp z,askboard
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forward
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,last
        ret

; arrows: L = new cell
goleft: call getcur
        ld a,l
        and 15
        dec a
        jr nz,gl1
        if WR=0
        ret
        else
        ld a,l
        add a,13
        if WR=2
        sub 16
        cp #10
        jr nc,gl0
        add a,#60
gl0:
        endif
        jr setcur
        endif
gl1:    ld a,l
        dec a
        jr setcur
goright: call getcur
        ld a,l
        if FAULT=92             ; the last cell of the last row is not reached
        cp #6d
        ret z
        endif
        and 15
        cp 14
        jr nz,gr1
        if WR=0
        ret
        else
        ld a,l
        sub 13
        if WR=2
        add a,16
        cp #70
        jr c,gr0
        sub #60
gr0:
        endif
        jr setcur
        endif
gr1:    ld a,l
        inc a
        jr setcur
goup:   call getcur
        ld a,l
        sub 16
        cp #10
        jr nc,setcur
        if WR=0
        ret
        endif
        add a,#60
        jr setcur
godown: call getcur
        ld a,l
        add a,16
        cp #70
        jr c,setcur
        if WR=0
        ret
        endif
        sub #60
setcur: ld (cur),a
        if FAULT=82             ; the lit kind stays when the cursor stands on a gap
        ld l,a
        ld h,BP
        ld a,(hl)
        or a
        jr z,sc0
        ld (ckind),a
sc0:
        endif
        if FAULT=81 or FAULT=84 or FAULT=86
        call newkind
        endif
        if CK=1
        call click
        endif
        ; an arrow and the shown pair
        if HA=0
        call nopair
        xor a
        ld (hvalid),a
        endif
        if HA=2
        call nopair
        endif
        ld a,1
        ld (moved),a
        ret
getcur: ld hl,(cur)
        ret

; ENTER
enter:
        if FAULT=70             ; on a gap ENTER forgets the pair that is shown
        ld hl,(cur)
        ld h,BP
        ld a,(hl)
        or a
        ret z
        endif
        ld a,(paira)
        or a
        jr z,en1
        if FAULT=71             ; the first pair of the list is removed, not the shown one
        ld hl,(hlist)
        ld d,l
        ld e,h
        else
        ld d,a
        ld a,(pairb)
        ld e,a
        endif
        ld a,1
        ld (byhint),a
        jp remove
en1:    xor a
        ld (byhint),a
        ld hl,(cur)
        ld h,BP
        ld a,(hl)
        or a
        jr nz,en2
        if EC=1
        ld (sel),a
        ld (hvalid),a
        endif
        ret
en2:    ld c,a
        ld a,(sel)
        or a
        jr z,take
        cp l
        jr nz,en3
        if FAULT=13             ; deselecting only works while the cursor stays
        ld a,(moved)
        or a
        ld a,l
        jr nz,en3
        endif
        xor a                   ; the same tile again
        ld (sel),a
        ld (hvalid),a
        ret
en3:    ld d,a
        ld e,l
        ld l,a
        ld a,(hl)
        if FAULT=11             ; kinds are compared without bit 4
        xor c
        and 15
        else
        cp c
        endif
        jr nz,nomatch
        if FAULT=12             ; the last kind never matches by hand
        ld a,c
        cp 21
        jr nc,nomatch
        endif
        call linked
        jp c,remove
nomatch:
        if CK=2
        call buzz
        endif
        if NM=1
        ret
        endif
        if NM=2
        xor a
        ld (sel),a
        ld (hvalid),a
        ret
        endif
        ld hl,(cur)
take:   ld a,l
        ld (sel),a
        xor a
        ld (moved),a
        if FAULT != 73            ; 73: another selection keeps the old list of pairs
        ld (hvalid),a
        endif
        ret

        include "game.asm"
        include "keys.asm"
        include "deal.asm"
        include "rules.asm"
        include "fall.asm"
        include "hint.asm"
        include "history.asm"
        include "status.asm"
        include "draw.asm"
        include "glyph.asm"
        include "text.asm"
        include "ask.asm"
        include "sound.asm"
        include "data.asm"
        end start

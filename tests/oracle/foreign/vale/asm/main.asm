; Starts the game and carries out commands. Settings come from cfg.inc.
        include "cfg.inc"
        include "ram.asm"
        org ORIGIN
start:  ld sp,STACK
        call keyinit
        ld hl,RAM
        ld de,RAM+1
        ld bc,RAMLEN-1
        ld (hl),0
        ldir
        ld a,1
        ld (GRAV),a
        ld hl,horder
        ld de,LIST
        ld bc,84
        ldir
        ld a,(5C78h)
        ld b,a
        ld a,r
        xor b
        ld (RND),a
        ld a,5
        ld (BORD),a
        out (254),a
        ld a,HOMEPOS
        ld (CUR),a
        IF TITLE
        call title
        ENDIF
        IF FIRSTNO
        ld hl,FIRSTNO
        ld (BNO),hl
        ELSE
        call random
        ENDIF
        call newgame
        call screen
loop:   call redraw
        call status
        call getkey
        ld (KEY),a
        call clrmsg
        IF ENDKEY
        ld a,(ENDED)
        or a
        jr z,notend
        xor a
        ld (ENDED),a
        jp loop
notend:
        ENDIF
        ld a,(KEY)
        IF PLAIN5
        cp '5'
        jr c,plaind
        cp '9'
        jr nc,plaind
        sub '5'
        ld e,a
        ld d,0
        ld hl,plaint
        add hl,de
        ld a,(hl)
        jr plaind
plaint: defb 8,10,11,9
plaind:
        ENDIF
        IF QAOP
        ld hl,qaopt
        ld b,4
qa1:    cp (hl)
        inc hl
        jr z,qa2
        inc hl
        djnz qa1
        jr qa3
qa2:    ld a,(hl)
        jr qa3
qaopt:  defb 'O',8,'P',9,'A',10,'Q',11
qa3:
        ENDIF
        IF SPACESEL
        cp ' '
        jr nz,nospc
        ld a,13
nospc:
        ENDIF
        cp 12
        jp z,kdel
        jp c,arrow
        cp 13
        jp z,kenter
        cp 'H'
        jp z,khint
        cp 'N'
        jp z,knew
        cp 'S'
        jp z,kset
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kforw
        cp 'R'
        jp z,krest
        cp 'L'
        jp z,klast
        jp loop
; Moves the cursor by key 8 left, 9 right, 10 down, 11 up.
arrow:  cp 8
        jp c,loop
        IF ARRHINT = 0
        push af
        call drophint
        pop af
        ENDIF
        ld (KEY),a
        ld a,(CUR)
        ld (CUR0),a
arr1:   call step
        IF SKIPMT
        ld a,(CUR0)
        ld b,a
        ld a,(CUR)
        cp b
        jr z,arr2
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,arr2
        ld a,(CUR)
        IF EDGEH = 1
        ld b,a
        ld a,(LASTP)
        cp b
        ld a,b
        jr z,arr3
        ENDIF
        ld (LASTP),a
        jr arr1
arr3:   ld a,(CUR0)
        ld (CUR),a
arr2:   xor a
        ld (LASTP),a
        ENDIF
        IF CLICK
        ld de,CLICK*256+10
        call tone
        ENDIF
        IF F_LEAKARR
        ld a,(CUR)
        cp 110
        jp nz,loop
        push af
        ENDIF
        jp loop
; Moves CUR one step.
step:   ld a,(CUR)
        ld l,a
        and 15
        ld c,a
        ld a,(KEY)
        cp 8
        jr z,sleft
        cp 9
        jr z,sright
        cp 10
        jr z,sdown
        ld a,l
        sub 16
        IF F_UPROW3
        cp 57
        jr nz,upr3
        sub 16
upr3:
        ENDIF
        cp 16
        jr nc,sput
        IF EDGEV = 1
        ret
        ELSE
        add a,96
        jr sput
        ENDIF
sdown:  ld a,l
        add a,16
        IF F_NOROW6
        cp 97
        ELSE
        cp 112
        ENDIF
        jr c,sput
        IF EDGEV = 1
        ret
        ELSE
        IF F_NOROW6
        sub 80
        ELSE
        sub 96
        ENDIF
        jr sput
        ENDIF
sleft:  ld a,l
        dec a
        dec c
        jr nz,sput
        IF EDGEH = 1
        ret
        ENDIF
        IF EDGEH = 0
        add a,14
        jr sput
        ENDIF
        IF EDGEH = 2
        sub 2
        cp 17
        jr nc,sput
        ld a,110
        jr sput
        ENDIF
sright: ld a,l
        inc a
        inc c
        ld b,a
        ld a,c
        IF F_NOCOL14
        cp 14
        ELSE
        cp 15
        ENDIF
        ld a,b
        jr nz,sput
        IF EDGEH = 1
        ret
        ENDIF
        IF EDGEH = 0
        IF F_NOCOL14
        sub 13
        ELSE
        sub 14
        ENDIF
        jr sput
        ENDIF
        IF EDGEH = 2
        IF F_NOCOL14
        inc a
        ENDIF
        add a,2
        cp 112
        jr c,sput
        ld a,17
        ENDIF
sput:   ld (CUR),a
        ret
; Takes, drops or removes tiles.
kenter: ld a,(HA)
        or a
        jr z,ken1
        IF F_HENTER
        call drophint
        jr ken1
        ENDIF
        ld b,a
        ld a,(HB)
        ld c,a
        ld a,1
        ld (BYHINT),a
        call remove
        jp loop
ken1:   ld a,(CUR)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,ken2
        IF EMPTYE
        xor a
        ld (SEL),a
        call hreset
        ENDIF
        jp loop
ken2:   ld c,l
        ld a,(SEL)
        or a
        jr z,kentake
        cp c
        jr nz,ken3
        IF F_NODESEL
        jp loop
        ENDIF
        IF F_LEAKDES
        push bc
        ENDIF
        xor a
        ld (SEL),a
        call hreset
        jp loop
kentake:
        ld a,c
        ld (SEL),a
        call hreset
        IF TAKESND
        ld de,TAKESND*256+30
        call tone
        ENDIF
        jp loop
ken3:   ld b,a
        call same
        jr nz,kother
        call connect
        jr c,krem
        IF BADMSG
        push bc
        ld hl,mbad
        call message
        pop bc
        ENDIF
        IF F_LEAKBAD
        push bc
        push bc
        push bc
        ENDIF
        IF BLOCKED = 0
        jr kentake
        ENDIF
        IF BLOCKED = 2
        xor a
        ld (SEL),a
        call hreset
        ENDIF
        jp loop
kother:
        IF BADMSG
        push bc
        ld hl,mbad
        call message
        pop bc
        ENDIF
        IF OTHER = 0
        jr kentake
        ENDIF
        IF OTHER = 2
        xor a
        ld (SEL),a
        call hreset
        ENDIF
        jp loop
krem:   xor a
        ld (BYHINT),a
        call remove
        jp loop
; Starts a new random board.
knew:
        IF F_NGRAV
        ld a,1
        ld (GRAV),a
        ENDIF
        IF F_LEAKNEW
        push bc
        push bc
        push bc
        push bc
        push bc
        push bc
        ENDIF
        IF F_NSAME = 0
        call random
        ENDIF
        call newgame
        jp loop
; Changes gravity and starts a new board.
kdel:   ld a,(GRAV)
        IF F_DELONCE
        xor a
        ELSE
        IF F_DELNOGRAV = 0
        xor 1
        ENDIF
        ENDIF
        ld (GRAV),a
        IF F_DELNOBOARD = 0
        call random
        call newgame
        ENDIF
        jp loop
        include "deal.asm"
        include "game.asm"
        include "path.asm"
        include "hint.asm"
        include "hist.asm"
        include "entry.asm"
        include "keys.asm"
        include "draw.asm"
        include "text.asm"
        include "sound.asm"
        include "data.inc"
finish:
        end start

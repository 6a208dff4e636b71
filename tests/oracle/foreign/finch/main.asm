; Starts the game, waits for keys and calls the command of each key.
        org 32768
start:  di
        ld sp,0xbff0
        ld hl,0xc000
        ld de,0xc001
        ld bc,0x0fff
        ld (hl),0
        ldir
        ld a,1
        ld (grav),a
        ld hl,12345
        ld (rndst),hl
        call keyinit
        call clear
if START
        ld hl,t_title
        ld de,0x0a08
        call print
        call waitkey
        call clear
endif
        call layout
        ld a,0x11
        ld (cur),a
        call newrandom
loop:
if F_BORDERLATE
        ld a,(brd)
        out (254),a
endif
        call status
        call draw
        call ends
        call waitkey
        ld (key),a
        call clearmsg
        call command
        jr loop

; Shows the message of a win or a loss after the board has changed.
ends:   ld a,(changed)
        or a
        ret z
        xor a
        ld (changed),a
if WINMSG = 0
        ret
else
        ld hl,t_win
        ld a,(won)
        or a
        jr nz,endmsg
        ld hl,t_lose
        ld a,(stuck)
        or a
        ret z
endmsg: call message
if WINMSG = 2
        call waitkey
        call clearmsg
endif
        ret
endif

; Drops a shown pair if the key asks for it, then does what the key says.
command:
        ld a,(key)
        cp 'H'
        jp z,hint
        cp 13
        jp z,enter
        ld b,a
        ld a,(h1)
        or a
        jr z,noshown
if HKEY = 1
        ld a,b
        cp 5
        jr c,keeps
endif
        call drophint
if HKEY = 2
        ret
endif
        jr keeps
noshown:
if HRES = 0
        xor a
        ld (hstate),a
endif
keeps:  ld a,(key)
        cp 5
        jp c,arrow
        cp 12
        jp z,toggle
        cp 'N'
        jp z,newrandom
        cp 'S'
        jp z,entry
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forward
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,last
        ret

; Takes the shown pair from the screen.
drophint:
        xor a
        ld (h1),a
        ld (h2),a
if HRES = 0
        ld (hstate),a
endif
        ret

; Forgets the selection and where the hints were.
clearsel:
        xor a
        ld (sel),a
        ld (h1),a
        ld (h2),a
        ld (hstate),a
        ret

; Switches gravity and deals another board.
toggle: ld a,(grav)
        xor 1
        ld (grav),a
if F_TOGSHOW
        call newrandom
        ret
endif
        call showgrav
if F_TOGSAME
        jp newboard
endif
if F_TOGTOTAL
        ld a,(gtotal)
        push af
        call newrandom
        pop af
        ld (gtotal),a
        ret
endif
        jp newrandom

; Chooses a number and deals its board.
newrandom:
        call stir
if F_NSAME
        ld hl,(number)
        ld a,h
        or l
        jr nz,newboard
        ld hl,(rndst)
endif
        ld (number),hl
; Deals the board whose number is in (number).
newboard:
        call deal
        xor a
if F_NHIST = 0
        ld (gcount),a
if F_NTOTAL = 0
        ld (gtotal),a
endif
endif
if F_NCHEAT
        ld b,a
        ld a,(key)
        cp 'N'
        ld a,b
        jr z,nochl
endif
if F_SCHEAT
        ld b,a
        ld a,(key)
        cp 13
        ld a,b
        jr z,nochl
endif
        ld (cheated),a
nochl:
if F_NSEL = 0
        call clearsel
endif
        ld a,1
        ld (changed),a
if HOMEC = 0
        ld a,0x11
        ld (cur),a
endif
if HOMEC = 2
        ld a,0x37
        ld (cur),a
endif
if HOMEC = 3
        ld a,0x6e
        ld (cur),a
endif
if F_NGRAV
        ld a,(key)
        cp 'N'
        jr nz,nonggr
        ld a,1
        ld (grav),a
        call showgrav
nonggr:
endif
if F_SGRAV
        ld a,(key)
        cp 13
        jr nz,nosgr
        ld a,1
        ld (grav),a
        call showgrav
nosgr:
endif
        call savesnap
if F_NUMSTALE
        ld a,(key)
        cp 12
        ret z
endif
        call shownumber
if F_NUMBEFORE
        ld a,(key)
        cp 'N'
        jr nz,nmb
        ld hl,(number)
        inc hl
        ld (number),hl
        call deal
        call savesnap
nmb:
endif
        ret

; Makes another number that is not zero, in HL.
stir:   ld hl,(rndst)
        call rstep
        ld a,r
        xor l
        ld l,a
if KEYM != 3
        ld a,(23672)
        add a,h
        ld h,a
endif
        ld a,h
        or l
        jr nz,stir2
        inc hl
stir2:  ld (rndst),hl
        ret

; Puts the border's colour right and finds out whether the game is over.
status:
if F_STUCKKEEP
        ld a,(key)
        cp 'B'
        jr nz,skst
        ld a,(stuck)
        or a
        jr nz,st3
skst:
endif
        ld a,(changed)
        or a
        jr z,st3
        xor a
        ld (won),a
        ld (stuck),a
if F_WINROW
        ld hl,board+0x60
        ld b,16
else
        ld hl,board
        ld b,128
endif
        xor a
st1:    or (hl)
        inc hl
        djnz st1
        or a
        jr nz,st2
if F_WINBLACK
        ld a,1
        ld (stuck),a
        jr st3
endif
        ld a,1
        ld (won),a
        jr st3
st2:    call anypair
        jr nz,st3
        ld a,1
        ld (stuck),a
st3:    ld a,5
        ld (brd),a
if PREC = 0
        call brdst
        call brdwon
        call brdch
endif
if PREC = 1
        call brdch
        call brdst
        call brdwon
endif
if PREC = 2
        call brdst
        call brdch
        call brdwon
endif
if F_BORDERLATE = 0
        ld a,(brd)
        out (254),a
endif
if F_HANGWIN
        ld a,(won)
        or a
        jr z,nohang
        ld a,(grav)
        or a
        jr nz,nohang
        di
hang:   jr hang
nohang:
endif
        ret
brdst:
if F_NOBLACK
        ret
endif
        ld a,(stuck)
        or a
        ret z
        xor a
        ld (brd),a
        ret
brdwon: ld a,(won)
        or a
        ret z
        ld a,7
        ld (brd),a
        ret
brdch:  ld a,(cheated)
        or a
        ret z
        ld a,2
        ld (brd),a
        ret

; Calls the other files' code.
        include "vars.asm"
        include "moves.asm"
        include "board.asm"
        include "path.asm"
        include "hist.asm"
        include "hint.asm"
        include "entry.asm"
        include "keys.asm"
        include "draw.asm"
        include "colour.asm"
        include "text.asm"
        include "sound.asm"
        include "syms.inc"
        end start

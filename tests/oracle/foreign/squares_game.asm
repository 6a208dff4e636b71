; Squares: a Shisen with about 60 switches for machine, keys, pace, layout, tiles, marks and rules. squares.py chooses
; them and writes the included files; FAULT = N is a fault. Written without knowledge of the oracle.
        include "gen.inc"

W       equ 18
BRD     equ 0E000h
RCH     equ 0E100h
SHK     equ 0E200h
SHF     equ 0E300h
SNAP    equ 0E400h              ; 43*84
CBUF    equ 0F300h
TSET    equ 0F400h
MVS     equ 0F800h              ; moves p,q,kind,0 (42*4)
TMP     equ 0F900h
V       equ 0FA00h
num     equ V+0
cur     equ V+2                 ; position under cursor
crow    equ V+3
ccol    equ V+4
sel     equ V+5
hp      equ V+6
hq      equ V+7
hk      equ V+8
hi      equ V+9
hj      equ V+10
grav    equ V+11
cheat   equ V+12
nmov    equ V+13
nmax    equ V+14
left    equ V+15
stuck   equ V+16
bcol    equ V+17
dcol    equ V+18
drow    equ V+19
dkind   equ V+20
dflag   equ V+21
lastk   equ V+22
repc    equ V+23
kq      equ V+24
tickc   equ V+25                ; word
blink   equ V+27
prow    equ V+28
pcol    equ V+29
sd      equ V+30
pattr   equ V+32
remp    equ V+33
remq    equ V+34
hshown  equ V+35
dbuf    equ V+36                ; 8 digits
blen    equ V+44
secs    equ V+46                ; word
secf    equ V+48
msg     equ V+49
keyn    equ V+50                ; word, keys seen
mvcnt   equ V+52                ; removals since start, word
wavep   equ V+54
hfirst  equ V+55
hend    equ V+56
hlim    equ V+57
dealn   equ V+58
leak    equ V+60
spsave  equ V+62
noborder equ V+64

        org ORGA
start:  ld (bspx),sp
        if INTM = 0
        di
        else
        ei
        endif
        ld hl,0E000h
        ld de,0E001h
        ld bc,01D00h
        ld (hl),0
        ldir
        ld a,1
        ld (grav),a
        call mktiles
        if KEYS = 3
        call im2on
        endif
        if KEYS = 1
        ld iy,5C3Ah
        set 3,(iy+1)
        xor a
        ld (5C41h),a
          if REPDEL > 0
        ld a,REPDEL
        ld (5C09h),a
        ld a,REPPER
        ld (5C0Ah),a
          endif
        endif
        call randnum
        if TITLE > 0
        call title
        call randnum
        endif
        ld a,2
        ld (crow),a
        ld a,6
        ld (ccol),a
        call newboard

main:   call refresh
        call setbord
        call getkey
        ld hl,(keyn)
        inc hl
        ld (keyn),hl
        push af
        if CLICK > 0
        call click
        endif
        pop af
        call dispatch
        if FAULT = 41
        ld hl,(mvcnt)           ; crash after many removals
        ld a,l
        cp 60
        jr c,nf41
        ld hl,0
        ld sp,hl
        ret
nf41:
        endif
        if FAULT = 43
        ld hl,(keyn)            ; hangs after 900 keys
        ld a,h
        cp 3
        jr c,nf43
        di
        halt
nf43:
        endif
        jr main
bspx:   defw 0

dispatch:
        cp 8
        jp z,kleft
        cp 9
        jp z,kright
        cp 10
        jp z,kdown
        cp 11
        jp z,kup
        cp 13
        jp z,kenter
        cp 12
        jp z,ktoggle
        cp 'N'
        jp z,knew
        cp 'S'
        jp z,kset
        cp 'H'
        jp z,khint
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kfwd
        cp 'R'
        jp z,kres
        cp 'L'
        jp z,klast
        ret

        include "squares/cursor.asm"
        include "squares/enter.asm"
        include "squares/removal.asm"
        include "squares/history.asm"
        include "squares/path.asm"
        include "squares/hints.asm"
        include "squares/border.asm"
        include "squares/new_boards.asm"
        include "squares/number_entry.asm"
        include "squares/drawing.asm"
        include "squares/screen.asm"
        include "squares/tiles.asm"
        include "squares/time.asm"
        include "squares/sound.asm"
        include "squares/keys.asm"
        include "squares/title.asm"
        end start

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

; ---------------------------------------------------------------- cursor
kleft:  call drophint1
        ld a,(ccol)
        or a
        jr z,kl1
        dec a
        ld (ccol),a
        jp newcur
kl1:
        if WRAP = 0
        ret
        endif
        ld a,13
        ld (ccol),a
        if WRAP = 2
        jr kupw
        endif
        jp newcur
kright: call drophint1
        ld a,(ccol)
        cp 13
        jr z,kr1
        inc a
        ld (ccol),a
        jp newcur
kr1:
        if WRAP = 0
        ret
        endif
        xor a
        ld (ccol),a
        if WRAP = 2
        jr kdnw
        endif
        jp newcur
kup:    call drophint1
kupw:   ld a,(crow)
        or a
        jr z,ku1
        dec a
        ld (crow),a
        jp newcur
ku1:
        if WRAP = 0
        ret
        endif
        ld a,5
        ld (crow),a
        jp newcur
kdown:  call drophint1
kdnw:   ld a,(crow)
        cp 5
        jr z,kd1
        inc a
        ld (crow),a
        jp newcur
kd1:
        if WRAP = 0
        ret
        endif
        xor a
        ld (crow),a
newcur: ld bc,(crow)            ; C=row B=col
        ld a,b
        ld b,c
        ld c,a
        call rc2pos
        ld a,l
        ld (cur),a
        ret

drophint1:                      ; on an arrow key
        if HSTAY = 1
        ret
        endif
drophint:
        xor a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        if HRES = 0
        ld a,(hfirst)
        call hreset
        endif
        ret

rc2pos: ld a,b                  ; B=row C=col -> HL=cell
        add a,2
        ld l,a
        add a,a
        add a,a
        add a,a
        add a,l                 ; *9
        add a,a                 ; *18
        add a,c
        add a,2
        ld l,a
        ld h,BRD/256
        ret

; ---------------------------------------------------------------- enter
kenter: ld a,(hshown)
        or a
        jr z,ke1
        if FAULT != 28
        ld a,(hp)
        ld (remp),a
        ld a,(hq)
        ld (remq),a
        jp remove
        else
        jp drophint
        endif
ke1:    ld a,(cur)
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr nz,ke2
        if EMPTYSEL = 1
        call unsel
        endif
        ret
ke2:    ld b,a
        ld a,(sel)
        or a
        jr z,keset
        cp l
        jr z,unsel
        ld e,a
        ld d,h
        ld a,(de)
        cp b
        if FAULT = 51
        jr z,nf51
        add a,b                 ; tiles 5 and 6 are taken for the same
        cp 11
        jr nz,nf51
        ld a,b
        cp 5
        jr z,nf51
        cp 6
nf51:
        endif
        jr nz,kebad
        ld a,e
        ld (remp),a
        ld c,l
        ld a,l
        ld (remq),a
        ld a,e
        call linked             ; A=p C=q -> Z not linked
        jp nz,remove
        if BUZZ = 1
        call buzz
        endif
        if ILLEG2 = 0
        ld a,(cur)
        jr keset1
        endif
        if ILLEG2 = 1
        ret
        endif
        if ILLEG2 = 2
        jr unsel
        endif
kebad:
        if BUZZ = 1
        call buzz
        endif
        if ILLEG1 = 0
        ld a,(cur)
        jr keset1
        endif
        if ILLEG1 = 1
        ret
        endif
        if ILLEG1 = 2
        jr unsel
        endif
keset:  ld a,l
keset1: ld (sel),a
        call hreset
        ret
unsel:  xor a
        ld (sel),a
        jp hreset

; ---------------------------------------------------------------- removal of remp, remq
remove: xor a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        if FAULT = 42
        ld a,(left)             ; the list runs over the code
        cp 6
        jr nz,nf42
        ld hl,main
        ld de,main+1
        ld bc,40
        ld (hl),0C7h
        ldir
nf42:
        endif
        ld hl,(mvcnt)
        inc hl
        ld (mvcnt),hl
        if ANIM = 1 or ANIM = 3
        call animflash
        endif
        ld a,(nmov)
        if FAULT = 15
        cp 32
        jr nc,nf15
        endif
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld de,MVS
        add hl,de
        ld a,(remp)
        ld (hl),a
        ld e,a
        ld d,BRD/256
        inc hl
        ld a,(remq)
        ld (hl),a
        inc hl
        ld a,(de)
        ld (hl),a
nf15:
        if SNDWHEN = 0
        call sound
        endif
        call take
        if FAULT != 14
        ld a,(nmov)
        inc a
        ld (nmov),a
        ld (nmax),a
        else
        ld a,(nmov)
        inc a
        ld (nmov),a
        ld b,a
        ld a,(nmax)
        cp b
        jr nc,nf14
        ld a,b
        ld (nmax),a
nf14:
        endif
        xor a
        ld (sel),a
        call hreset
        if SNDWHEN = 1
        call refresh
        call sound
        endif
        call savesnap
        call chkstuck
        ret

; take the pair off and let the tiles fall
take:   ld h,BRD/256
        ld a,(remp)
        ld l,a
        ld (hl),0
        ld a,(remq)
        ld l,a
        ld (hl),0
        ld a,(left)
        sub 2
        ld (left),a
        if ANIM = 2 or ANIM = 3
        call refresh
        call pause1
        endif
        if FAULT = 10
        jr tkf
        endif
        ld a,(grav)
        or a
        ret z
tkf:
        if FALLS = 1
tk1:    call fallstep
        ret z
        call refresh
        call pause2
        jr tk1
        else
tk1:    call fallstep
        ret z
        if FAULT = 8
        ret
        endif
        jr tk1
        endif

; one step down in every column; Z if nothing moved
fallstep:
        ld e,0
        if FAULT = 7
        ld b,13
        else
        ld b,14
        endif
        ld c,0
        if FAULT = 10
        ld a,(grav)
        or a
        jr nz,fs1
        ld b,1
        endif
fs1:    push bc
        ld a,c
        add a,7*W+2             ; row 5
        ld l,a
        ld h,BRD/256
        ld d,5
fs2:    ld a,(hl)
        or a
        jr nz,fs3
        ; hole: is there something above?
        push hl
        ld b,d
fs4:    ld a,l
        sub W
        ld l,a
        ld a,(hl)
        or a
        jr nz,fs5
        djnz fs4
        pop hl
        jr fs6
fs5:    pop hl
        ld e,1
        ; shift everything above down by one
        ld b,d
fs7:    ld a,l
        sub W
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        sub W
        ld l,a
        djnz fs7
        ld (hl),0
        jr fs6
fs3:    ld a,l
        sub W
        ld l,a
        dec d
        jr nz,fs2
fs6:    pop bc
        inc c
        djnz fs1
        if FAULT = 9
        ; the left column slides when it is empty at the bottom
        ld a,(BRD+7*W+2)
        or a
        jr nz,nf9
        ld a,(BRD+7*W+3)
        or a
        jr z,nf9
        ld (BRD+7*W+2),a
        xor a
        ld (BRD+7*W+3),a
        inc e
nf9:
        endif
        ld a,e
        or a
        ret

; ---------------------------------------------------------------- history
savesnap:
        ld a,(nmov)
        if FAULT = 15
        cp 33
        ret nc
        endif
        call snapad
        ex de,hl
        ld hl,BRD+2*W+2
        ld b,6
sv1:    push bc
        ld bc,14
        ldir
        ld bc,W-14
        add hl,bc
        pop bc
        djnz sv1
        ret
snapad: ld hl,SNAP              ; A -> HL
        or a
        ret z
        ld de,84
        ld b,a
sn1:    add hl,de
        djnz sn1
        ret
loadsnap:
        ld a,(nmov)
        call snapad
        ld de,BRD+2*W+2
        ld b,6
ls1:    push bc
        ld bc,14
        ldir
        ex de,hl
        ld bc,W-14
        add hl,bc
        ex de,hl
        pop bc
        djnz ls1
        ld a,(nmov)
        add a,a
        ld b,a
        ld a,84
        sub b
        ld (left),a
        ret

; go to position A of the history
goto:   ld b,a
        ld a,(nmov)
        if HIST = 0
        ld a,b
        ld (nmov),a
        jp loadsnap
        endif
        if HIST = 1             ; deal again and replay
        ld a,b
        push af
        xor a
        ld (nmov),a
        call loadsnap
        pop bc
        ld a,b
        or a
        ret z
gt1:    push bc
        call replay1
        pop bc
        djnz gt1
        ret
        endif
        if HIST = 2             ; step by step, forwards or backwards
gt2:    ld a,(nmov)
        cp b
        ret z
        push bc
        jr c,gt3
        call undo1
        if STEPSHOW = 1
        call refresh
        endif
        jr gt4
gt3:    call replay1
gt4:    pop bc
        jr gt2
        endif

replay1:
        ld a,(nmov)
        call mvad
        ld a,(hl)
        ld (remp),a
        inc hl
        ld a,(hl)
        ld (remq),a
        call takeq
        ld hl,nmov
        inc (hl)
        ret
mvad:   ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld de,MVS
        add hl,de
        ret
; quiet take
takeq:  ld h,BRD/256
        ld a,(remp)
        ld l,a
        ld (hl),0
        ld a,(remq)
        ld l,a
        ld (hl),0
        ld a,(left)
        sub 2
        ld (left),a
        ld a,(grav)
        if FAULT = 52
        xor a
        endif
        or a
        ret z
tkq1:   call fallstep
        jr nz,tkq1
        ret
undo1:  ld hl,nmov
        dec (hl)
        ld a,(left)
        add a,2
        ld (left),a
        ld a,(nmov)
        call mvad
        ld a,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld e,(hl)               ; kind
        if FAULT = 16
        ld a,(nmov)
        cp 11
        jr nz,nf16
        inc e
        ld a,e
        cp 22
        jr c,nf16
        ld e,1
nf16:   dec hl
        dec hl
        ld a,(hl)
        endif
        ; lower one first
        cp b
        jr nc,un1
        ld c,a
        ld a,b
        ld b,c
un1:    ; A lower (greater), B upper
        push bc
        call insert
        pop bc
        ld a,b
insert: ld l,a
        ld h,BRD/256
        ld a,(grav)
        if FAULT = 11
        xor a
        endif
        if FAULT = 12
        ld a,1
        endif
        or a
        jr z,in9
        ; shift the cells above up by one
        push hl
        ; find the row: count
        ld a,l
        ld d,0
in1:    sub W
        cp 2*W
        jr c,in2
        inc d
        jr in1
in2:    ; D = row index of the cell; top cell of column
        ld a,d
        or a
        jr z,in5
        ld b,a
        ld a,l
in3:    sub W
        djnz in3
        ld l,a                  ; top
        ld b,d
in4:    ld a,l
        add a,W
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        add a,W
        ld l,a
        djnz in4
in5:    pop hl
in9:    ld (hl),e
        ret

kback:  call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmov)
        or a
        ret z
        dec a
        if FAULT = 13
        push af
        ld a,(nmov)
        cp 3
        jr nz,nf13
        ld (nmax),a             ; loses the redo list from the third move on
nf13:   pop af
        endif
        call goto
kbx:    ld a,1
        if FAULT != 37
        ld (cheat),a
        endif
kbx2:   call chkstuck
        if UNCUR = 1
        ld a,(nmov)
        call mvad
        ld a,(hl)
        call setcurp
        endif
        ret
kfwd:   call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmax)
        ld b,a
        ld a,(nmov)
        cp b
        ret z
        inc a
        call goto
        ld a,1
        ld (cheat),a
        jp chkstuck
kres:   call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmov)
        or a
        ret z
        xor a
        if FAULT = 17
        inc a
        endif
        call goto
        jr kbx
klast:  call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmax)
        ld b,a
        ld a,(nmov)
        cp b
        ret z
        ld a,b
        if FAULT = 18
        dec a
        endif
        call goto
        ld a,1
        if FAULT != 36
        ld (cheat),a
        endif
        jp chkstuck
hclear: xor a
        ld (sel),a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        jp hreset
setcurp:                        ; A = position
        ld l,a
        ld (cur),a
        ld b,-2
        inc b
sp1:    sub W
        jr c,sp2
        inc b
        jr sp1
sp2:    add a,W
        sub 2
        ld (ccol),a
        ld a,b
        dec a
        ld (crow),a
        ret

; ---------------------------------------------------------------- path
; all tiles that the one at A reaches with three segments: RCH
wave:   push bc
        ld hl,RCH
        ld (wavep),a
        ld b,180
        xor a
wv0:    ld (hl),a
        inc l
        djnz wv0
        ld a,(wavep)
        ld l,a
        ld h,RCH/256
        ld (hl),1
        if FAULT = 2
        ld b,4
        else
        ld b,3
        endif
        ld c,1
wv1:    push bc
        ld l,0
wv2:    ld a,(hl)
        cp c
        call z,ray4
        inc l
        ld a,l
        cp 180
        jr nz,wv2
        pop bc
        inc c
        djnz wv1
        pop bc
        ret
ray4:   ld e,1
        call ray
        ld e,-1
        call ray
        ld e,W
        call ray
        ld e,-W
ray:    push hl
ry1:    ld a,l
        add a,e
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        if FAULT = 1
        ; ring is closed
        or a
        jr nz,ry3
        call inring
        jr z,ry2
        xor a
ry3:
        endif
        if FAULT = 3
        or a
        jr nz,ry3
        ld a,l                  ; the right margin is closed
        call rightring
        jr z,ry2
        xor a
ry3:
        endif
        or a
        jr nz,ryt
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry1
        ld a,c
        inc a
        ld (hl),a
        jr ry1
ryt:    inc a
        jr z,ry2                ; guard
        if FAULT = 4
        ; passes through a tile of the same kind
        push hl
        dec a
        ld b,a
        ld a,(wavep)
        ld l,a
        ld a,(hl)
        pop hl
        cp b
        jr nz,nf4
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry1
        ld (hl),9
        jr ry1
nf4:
        endif
        ld h,RCH/256
        ld a,(hl)
        or a
        jr nz,ry2               ; the start itself stays 1
        ld (hl),9
ry2:    pop hl
        ret
        if FAULT = 1
inring: ld a,l
        cp 2*W
        jr c,inr1
        cp 8*W
        jr nc,inr1
        push hl
inr2:   sub W
        jr nc,inr2
        add a,W
        pop hl
        cp 1
        ret z
        cp 16
        ret
inr1:   xor a
        ret
        endif
        if FAULT = 3
rightring:
rr2:    sub W
        jr nc,rr2
        add a,W
        cp 16
        ret
        endif

; A=p C=q -> NZ if joined
linked: call wave
        ld l,c
        ld h,RCH/256
        ld a,(hl)
        cp 9
        jr z,lk1
        xor a
        ret
lk1:
        if FAULT = 5
        ld a,(wavep)            ; neighbours one above the other are refused
        sub c
        cp W
        jr z,lk0
        cp -W
        jr z,lk0
        endif
        if FAULT = 6
        ld a,(wavep)            ; far pairs on the bottom row are refused
        cp 7*W
        jr c,nf6
        ld a,c
        cp 7*W
        jr c,nf6
        ld a,(wavep)
        sub c
        jr nc,nf6a
        neg
nf6a:   cp 9
        jr nc,lk0
nf6:
        endif
        or 1
        ret
        if FAULT = 5 or FAULT = 6
lk0:    xor a
        ret
        endif

; ---------------------------------------------------------------- hints
hreset: xor a
        ld (hi),a
        ld (hfirst),a
        ld (hend),a
        inc a
        ld (hk),a
        ld a,255
        ld (hj),a
        ret

; next pair in (hk,hi,hj) order; C set = found, hp hq set
; ORD table gives the order of the cells
nextpair:
np0:    ld a,(hi)
        ld l,a
        call ordpos             ; A = position
        ld (hp),a
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr z,npi
        if HORD = 3
        ld b,a
        ld a,(hk)
        cp b
        jr nz,npi
        endif
        ld a,(sel)
        or a
        jr z,np1
        if FAULT != 29
        ld b,a
        ld a,(hp)
        cp b
        jr nz,npi
        endif
np1:    ld a,(hj)
        cp 255
        jr nz,np2
        ; first j of this i: needs the reach
        ld a,(hi)
        ld (hj),a
        ld a,(sel)
        or a
        jr z,np2
        if FAULT != 29
        ld a,255
        ld (hj),a
        endif
np2:    ld a,(hp)
        call wave
np3:    ld a,(hj)
        inc a
        cp 84
        jr z,npi
        ld (hj),a
        call ordpos
        ld (hq),a
        ld l,a
        ld h,RCH/256
        ld a,(hl)
        cp 9
        jr nz,np3
        if FAULT = 24
        ; hints ignore the column at the right
        ld a,(hq)
np24:   sub W
        jr nc,np24
        add a,W
        cp 15
        jr z,np3
        endif
        ld h,BRD/256
        ld a,(hp)
        ld e,a
        ld d,h
        ld a,(de)
        cp (hl)
        if FAULT = 25
        jr z,np25
        ld a,(hl)               ; takes tile 17 for tile 18
        cp 17
        jr nz,np3
        ld a,(de)
        cp 18
        endif
        jr nz,np3
np25:   ld a,(hp)
        ld c,l
        if FAULT = 5 or FAULT = 6
        call linked
        jr z,np3
        endif
        scf
        ret
npi:    ld a,255
        ld (hj),a
        ld a,(hi)
        inc a
        ld (hi),a
        cp 84
        jp nz,np0
        xor a
        ld (hi),a
        if HORD = 3
        ld a,(hk)
        inc a
        ld (hk),a
        cp 22
        jp nz,np0
        endif
        xor a
        ld (hp),a
        ld (hq),a
        ret

ordpos: ld hl,ORD
        add a,l
        ld l,a
        jr nc,op1
        inc h
op1:    ld a,(hl)
        ret

khint:
        if FAULT = 44
        pop hl                  ; one word of stack lost for each hint at the end
        push hl
        ld a,(hend)
        or a
        jr z,nf44
        push hl
nf44:
        endif
        ld a,(hend)
        or a
        jr z,kh1
        if HEND = 1
        ret                     ; stays at the end
        endif
        call hreset
kh1:
        if FAULT = 26
        ld a,(left)
        cp 60
        jr nc,nf26
        ld a,(hshown)           ; the same pair again
        or a
        ret nz
nf26:
        endif
        call nextpair
        jr c,kh2
        ; none
        if HEND = 2
        ld a,(hshown)
        or a
        jr z,kh3
        call hreset             ; round again at once
        call nextpair
        jr c,kh2
kh3:
        endif
        xor a
        ld (hshown),a
        inc a
        ld (hend),a
        if HEND = 3
        ld a,1
        ld (msg),a
        call buzz
        endif
        if HEND = 4
        call flashscr
        endif
        ret
kh2:    ld a,1
        ld (hshown),a
        if FAULT = 47
        ld a,(left)
        cp 20
        jr nc,nf47
        ld a,1
        ld (cheat),a
nf47:
        endif
        if FAULT = 27
        ; first hint of every board skipped when few are left
        ld a,(left)
        cp 40
        jr nc,nf27
        ld a,(hfirst)
        or a
        ld a,1
        ld (hfirst),a
        jr nz,nf27
        call nextpair
        jr c,nf27
        xor a
        ld (hshown),a
nf27:
        endif
        ret

chkstuck:
        ld hl,(hp)
        push hl
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call hreset
        if FAULT = 35
        ld a,(left)             ; looks only at boards of more than 8 tiles
        cp 9
        jr c,cs2
        endif
        call nextpair
        ld a,0
        jr c,cs1
        inc a
cs1:    ld (stuck),a
cs2:    call hreset
        pop af
        ld (sel),a
        pop hl
        ld (hp),hl
        ret

; ---------------------------------------------------------------- border
setbord:
        ld a,5
        ld b,a
        ld a,(stuck)
        or a
        jr z,sb1
        ld b,0
        ld a,(left)
        or a
        jr nz,sb1
        if FAULT != 33
        ld b,7
        else
        ld b,5
        endif
sb1:
        if FAULT = 34
        ld a,b
        or a
        jr nz,nf34
        ld b,5
nf34:
        endif
        if BPREC = 1
        ld a,(stuck)
        or a
        jr nz,sb2
        endif
        ld a,(cheat)
        or a
        jr z,sb2
        ld b,2
sb2:    ld a,b
        ld (bcol),a
        out (0FEh),a
        add a,a
        add a,a
        add a,a
        cp 32
        jr nc,sb3
        or 7
sb3:    ld (5C48h),a
        ret

; ---------------------------------------------------------------- new boards
knew:   call randnum
        jp newboard
ktoggle:
        ld a,(grav)
        xor 1
        if FAULT = 21
        ld b,a                  ; toggles only every time but the third
        ld a,(dealn)
        and 3
        cp 3
        ld a,b
        jr nz,nf21
        xor 1
nf21:
        endif
        ld (grav),a
        jr knew

randnum:
        if RNDSRC = 0
        ld a,r
        ld h,a
        ld a,(tickc)
        ld l,a
        ld de,(num)
        add hl,de
        endif
        if RNDSRC = 1
        ld hl,(5C78h)
        ld a,r
        xor l
        ld l,a
        ld a,r
        rrca
        xor h
        ld h,a
        endif
        if RNDSRC = 2
        ld hl,(sd)
        ld a,r
        xor h
        ld h,a
        endif
        call xors
        call xors
        if RMAX > 0
rm1:    ld a,h                  ; the author keeps random numbers below 10000
        cp 39
        jr c,rm2
        sub 39
        ld h,a
        jr rm1
rm2:
        endif
        ld a,h
        or l
        jr nz,rn1
        inc l
rn1:    ld (num),hl
        ret

xors:   ld a,h                  ; x^=x<<7
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ret

; next random value: state sd
rndstep:
        push de
        ld hl,(sd)
        if DEALG = 0
        ld a,h
        or l
        jr nz,rs1
        inc hl
rs1:    call xors
        endif
        if DEALG = 1            ; x*65+17
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,17
        add hl,de
        endif
        if DEALG = 2            ; shift register, eleven steps
        ld b,11
rs2:    srl h
        rr l
        jr nc,rs3
        ld a,h
        xor 0B4h
        ld h,a
rs3:    djnz rs2
        endif
        ld (sd),hl
        pop de
        ret
; A = 0..C-1
rnd:    push bc
        call rndstep
        pop bc
        ld hl,(sd)
        if DEALG = 1
        ld a,h
        else
        ld a,h
        xor l
        endif
        ld e,a
        ld d,0
        ld hl,0
        ld b,8
rd1:    add hl,hl
        sla c
        jr nc,rd2
        add hl,de
rd2:    djnz rd1
        ld a,h
        ret

newboard:
        ld hl,dealn
        inc (hl)
        xor a
        ld (nmov),a
        ld (nmax),a
        ld (msg),a
        if FAULT = 32
        ld a,(cheat)            ; the flag is cleared only by N after a win
        or a
        jr nz,nf32
        endif
        ld (cheat),a
nf32:
        ld hl,0
        ld (secs),hl
        ld a,84
        ld (left),a
        call hclear
        ; seed
        ld hl,(num)
        if GDEP = 1
        ld a,(grav)
        or a
        jr z,nb1
        ld de,01234h
        add hl,de
nb1:
        endif
        if FAULT = 50
        ld a,(keyn)             ; another board under the same number, sometimes
        and 15
        jr nz,nf50
        inc hl
nf50:
        endif
        if FAULT = 20
        ld a,(dealn)
        and 15
        cp 7
        jr z,nb22               ; forgets to seed now and then
        endif
        ld (sd),hl
nb22:
        if DEALW > 0
        ld b,DEALW
nbw:    push bc
        call rndstep
        pop bc
        djnz nbw
        endif
        ; 84 tiles
        ld hl,TMP
        ld b,84
        ld c,0
nb2:    ld a,c
        if DEALO = 0
        srl a
        srl a
        else
nb3:    cp 21
        jr c,nb4
        sub 21
        jr nb3
nb4:
        endif
        inc a
        ld (hl),a
        inc hl
        inc c
        djnz nb2
        if FAULT = 19
        ld a,(num)              ; five of a kind
        and 7
        cp 3
        jr nz,nb19
        ld a,(TMP)
        ld (TMP+83),a
nb19:
        endif
        if SHUF = 0
        ld b,83                 ; b = i
nb5:    push bc
        ld c,b
        inc c
        call rnd
        pop bc
        ld e,a
        ld d,TMP/256
        ld l,b
        ld h,TMP/256
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz nb5
        endif
        if SHUF = 1
        ld b,0
nb5:    push bc
        ld c,84
        call rnd
        pop bc
        ld e,a
        ld d,TMP/256
        ld l,b
        ld h,TMP/256
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        inc b
        ld a,b
        cp 84
        jr nz,nb5
        endif
        if SHUF = 2             ; into random free places
        ld hl,TMP+128
        ld b,84
nb6:    ld (hl),0
        inc l
        djnz nb6
        ld b,84
nb7:    push bc
        ld c,84
        call rnd
        pop bc
        add a,128
        ld l,a
        ld h,TMP/256
nb8:    ld a,(hl)
        or a
        jr z,nb9
        inc l
        ld a,l
        cp 128+84
        jr nz,nb8
        ld l,128
        jr nb8
nb9:    ld e,b
        dec e
        ld d,h
        ld a,(de)
        ld (hl),a
        djnz nb7
        ld hl,TMP+128
        ld de,TMP
        ld bc,84
        ldir
        endif
        ; board with ring and guard
        ld hl,BRD
        ld b,180
nb10:   ld (hl),255
        inc l
        djnz nb10
        ld b,8
        ld hl,BRD+W+1
nb11:   push bc
        ld b,16
nb12:   ld (hl),0
        inc hl
        djnz nb12
        inc hl
        inc hl
        pop bc
        djnz nb11
        ld hl,TMP
        ld de,SNAP
        ld bc,84
        ldir
        call loadsnap
        call chkstuck
        if CSTART = 0
        ld hl,0
        endif
        if CSTART = 1
        ld hl,0703h             ; H=col 7, L=row 3
        endif
        if CSTART = 3
        ld hl,0005h
        endif
        if CSTART != 2
        ld (crow),hl
        endif
        call newcur
        call cls
        call frame
        if SLOWDEAL = 1
        call slowdeal
        endif
        ret

        if SLOWDEAL = 1
slowdeal:                       ; tiles appear one by one
        ld bc,0
sl1:    push bc
        call drawcell0
        call tickw
        pop bc
        inc c
        ld a,c
        cp 14
        jr nz,sl1
        ld c,0
        inc b
        ld a,b
        cp 6
        jr nz,sl1
        ret
        endif

; ---------------------------------------------------------------- number entry
kset:   call hclear
        call refresh
ks0:    xor a
        ld (blen),a
ks1:    call ksshow
ks2:    call getkey
        cp 13
        jr z,ksok
        cp 12
        jr z,ksdel
        if KSCANCEL = 1
        cp ' '
        jr z,ksquit
        endif
        cp '0'
        jr c,ks2
        cp '9'+1
        jr nc,ks2
        ld c,a
        ld a,(blen)
        cp KSMAX
        jr z,ks2
        ld e,a
        ld d,0
        ld hl,dbuf
        add hl,de
        ld (hl),c
        inc a
        ld (blen),a
        if CLICK > 0
        call click
        endif
        jr ks1
ksdel:  ld a,(blen)
        or a
        jr z,ks2
        dec a
        ld (blen),a
        jr ks1
ksok:   xor a
        ld (ksflag),a
        ld a,(blen)
        or a
        if KSEMPTY = 1
        jr z,ksquit
        else
        jr z,ks1
        endif
        ld b,a
        ld de,dbuf
        ld hl,0
ks3:    push bc
        ld b,h
        ld c,l
        add hl,hl
        call c,ksov
        add hl,hl
        call c,ksov
        add hl,bc
        call c,ksov
        add hl,hl
        call c,ksov
        ld a,(de)
        sub '0'
        inc de
        add a,l
        ld l,a
        ld a,h
        adc a,0
        ld h,a
        call c,ksov
        pop bc
        djnz ks3
        ld a,(ksflag)
        or a
        jr nz,ksbad2
        if FAULT != 38
        ld a,h
        or l
        jr z,ksbad2
        endif
        if FAULT = 40
        bit 7,h
        jr nz,ksbad2            ; signed compare
        endif
        if FAULT = 22
        res 7,h
        ld a,h
        or l
        jr z,ksbad2
        endif
        ld (num),hl
        jp newboard
ksbad2:
        if KSREJ = 0
        jp ks0
        endif
        if KSREJ = 2
        call buzz
        ld a,2
        ld (msg),a
        jp ks0
        endif
ksquit: call cls
        call frame
        ret

ksov:
        if FAULT != 39
        ld a,1
        ld (ksflag),a
        endif
        ret
ksflag: defb 0
ksshow: ld b,KSROW
        ld c,KSCOL
        ld hl,tprompt
        call print
        ld hl,dbuf
        ld a,(blen)
        or a
        jr z,kss2
        ld b,a
kss1:   ld a,(hl)
        inc hl
        push hl
        push bc
        call prch
        pop bc
        pop hl
        djnz kss1
kss2:   ld a,(pattr)
        push af
        or 128
        ld (pattr),a
        ld a,'L'
        call prch
        pop af
        ld (pattr),a
        ld a,' '
        call prch
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        ret

; ---------------------------------------------------------------- drawing
cellflags:                      ; L = pos, returns E, A=kind in D
        ld h,BRD/256
        ld d,(hl)
        ld e,0
        ld a,(cur)
        cp l
        jr nz,cf1
        if BLINK = 1
        ld a,(blink)
        and 16
        jr nz,cf1
        endif
        inc e
cf1:    ld a,d
        or a
        jr z,cf2
        push hl
        ld a,(cur)
        ld l,a
        ld a,(hl)
        pop hl
        cp d
        jr nz,cf2
        if FAULT = 30
        ld a,l                  ; last row never highlighted
        cp 7*W
        jr nc,cf2
        endif
        if FAULT = 31
        ld a,(left)             ; highlight of tile 21 is lost when few are left
        cp 50
        jr nc,nf31
        ld a,d
        cp 21
        jr z,cf2
nf31:
        endif
        if SAMECUR = 0
        ld a,(cur)
        cp l
        jr z,cf2
        endif
        set 1,e
cf2:    ld a,(sel)
        cp l
        jr nz,cf3
        set 2,e
cf3:    ld a,(hshown)
        or a
        ret z
        ld a,(hp)
        cp l
        jr z,cf4
        ld a,(hq)
        cp l
        ret nz
cf4:    set 3,e
        ret

refresh:
        if REDRAW = 3
        call cls
        call frame
        endif
        ld bc,0
rf1:    push bc
        call rc2pos
        call cellflags
        if REDRAW = 0
        ld h,SHK/256
        ld a,(hl)
        cp d
        jr nz,rf2
        inc h
        ld a,(hl)
        cp e
        jr z,rf3
        endif
rf2:    call drawde
rf3:    pop bc
        inc c
        ld a,c
        cp 14
        jr nz,rf1
        ld c,0
        inc b
        ld a,b
        cp 6
        jr nz,rf1
        if C_ARROW > 0
        call arrow
        endif
        call status
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        ret

        if C_ARROW > 0
arrow:  ld bc,(dcol0)
        ld a,' '
        call arr1
        ld a,(crow)
        ld b,a
        ld a,(ccol)
        ld c,a
        ld (dcol0),bc
        ld a,ARCH
arr1:   push af
        push bc
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX+ARDX
        ld (pcol),a
        pop bc
        call rowad
        add a,ARDY
        ld (prow),a
        ld a,(pattr)
        push af
        ld a,BGATTR
        ld (pattr),a
        pop bc
        pop af
        push bc
        call prch
        pop af
        ld (pattr),a
        ret
dcol0:  defw 0
        endif

rowad:  ld a,b                  ; A = char row of board row B
        if CH+GY = 2
        add a,a
        endif
        if CH+GY = 3
        add a,a
        add a,b
        endif
        add a,OY
        ret

drawcell0:                      ; B row C col, plain
        push bc
        call rc2pos
        ld d,(hl)
        ld e,0
        pop bc
drawde: ; B row, C col, D kind, E flags
        ld (dcol),bc
        ld (dkind),de           ; dkind=E!, fixed below
        ld a,d
        ld (dkind),a
        ld a,e
        ld (dflag),a
        call rc2pos
        ld h,SHK/256
        ld a,(dkind)
        ld (hl),a
        inc h
        ld a,(dflag)
        ld (hl),a
        ; bitmap
        ld a,(dkind)
        ld hl,TSET
        or a
        jr z,dd2
        ld de,CW*CH*8
dd1:    add hl,de
        dec a
        jr nz,dd1
dd2:    ld de,CBUF
        ld bc,CW*CH*8
        ldir
        call decor
        call attrof             ; C = attribute
        ld a,c
        ld (cattr),a
        ; blit
        ld bc,(dcol)
        call rowad
        ld e,a                  ; row
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX
        ld d,a                  ; col
        ld hl,CBUF
        ld b,CH
dd3:    push bc
        push de
        push hl
        ld b,e
        ld c,d
        call scrad              ; DE= screen address... returns HL
        ex de,hl
        pop hl
        ld b,8
dd4:    push de
        ldi
        inc bc
        if CW = 2
        ldi
        inc bc
        endif
        pop de
        inc d
        djnz dd4
        ex (sp),hl              ; hl = D,E pair row/col, stack = source
        push hl
        ld b,l
        ld c,h
        call attad
        ld a,(cattr)
        ld (hl),a
        if CW = 2
        inc l
        ld (hl),a
        endif
        pop de
        pop hl
        inc e
        pop bc
        djnz dd3
        ret
cattr:  defb 0

; B row, C col -> HL
scrad:  ld a,b
        and 24
        or SCRH
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret
attad:  ld a,b
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or SCRH+18h
        ld h,a
        ld a,l
        and 0E0h
        or c
        ld l,a
        ret

decor:
        include "decor.inc"
        ret

inv:    ld hl,CBUF
        ld b,CW*CH*8
iv1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz iv1
        ret
frm:    ld hl,CBUF
        ld b,CH*8
        ld c,0
fm1:    ld a,b
        cp CH*8
        jr z,fm2
        cp 1
        jr z,fm2
        ld a,(hl)
        xor 80h
        if CW = 2
        ld (hl),a
        inc hl
        ld a,(hl)
        endif
        xor 1
        ld (hl),a
        inc hl
        jr fm3
fm2:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        if CW = 2
        ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        endif
fm3:    djnz fm1
        ret
corn:   ld hl,CBUF
        ld de,0E007h
        call co1
        ld de,8001h
        call co1
        ld hl,CBUF+(CH*8-2)*CW
        call co1
        ld de,0E007h
co1:    ld a,(hl)
        xor d
        if CW = 2
        ld (hl),a
        inc hl
        ld a,(hl)
        endif
        xor e
        ld (hl),a
        inc hl
        ret
unde:   ld hl,CBUF+(CH*8-1)*CW
        ld b,CW
ud1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz ud1
        ret
hand:   ld hl,CBUF+((CH-1)*8+2)*CW+CW-1
        ld de,handp
        ld b,6
hn1:    ld a,(de)
        xor (hl)
        ld (hl),a
        inc de
        inc hl
        if CW = 2
        inc hl
        endif
        djnz hn1
        ret
handp:  defb 10h,38h,7Ch,0FEh,38h,38h

attrof: ld a,(dkind)
        ld e,a
        ld d,0
        ld hl,KATTR
        add hl,de
        ld c,(hl)
        if CHKX > 0
        or a
        jr z,ao1
        ld a,(dcol)
        ld b,a
        ld a,(drow)
        add a,b
        rra
        jr nc,ao1
        ld a,c
        xor CHKX
        ld c,a
ao1:
        endif
        include "attr.inc"
        ret

swapip: ld a,c                  ; swap ink and paper
        and 7
        add a,a
        add a,a
        add a,a
        ld b,a
        ld a,c
        rrca
        rrca
        rrca
        and 7
        or b
        ld b,a
        ld a,c
        and 0C0h
        or b
        ld c,a
        ret

; ---------------------------------------------------------------- screen
cls:    ld hl,SCRH*256
        ld de,SCRH*256+1
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),BGATTR
        ld bc,767
        ldir
        ld hl,SHK
        ld b,0
cl1:    ld (hl),254
        inc l
        djnz cl1
        if BACK > 0
        ld hl,SCRH*256
        ld c,192
cl2:    push bc
        push hl
        ld a,h
        and 7
        ld e,a
        ld d,0
        ld hl,BACKP
        add hl,de
        ld a,(hl)
        pop hl
        ld b,32
cl3:    ld (hl),a
        inc hl
        djnz cl3
        pop bc
        dec c
        jr nz,cl2
        ; bottom lines plain
        ld b,0
cl4:    ld hl,SCRH*256+10C0h
        ld e,8
cl5:    push hl
        ld d,64
cl6:    ld (hl),0
        inc hl
        dec d
        jr nz,cl6
        pop hl
        inc h
        dec e
        jr nz,cl5
        endif
        ret

        if BACK > 0
BACKP:
        include "backp.inc"
        endif

frame:
        if FRAME = 1            ; pixel lines around the board
        ld b,OY-1
        ld c,OX-1
        ld d,BW+2
fr1:    push bc
        push de
        call scrad
        ld b,8
        ld a,7
fr2:    add a,h
        ld h,a
        ld (hl),255
        pop de
        pop bc
        inc c
        dec d
        jr nz,fr1
        ld b,OY+BH
        ld c,OX-1
        ld d,BW+2
fr3:    push bc
        push de
        call scrad
        ld (hl),255
        pop de
        pop bc
        inc c
        dec d
        jr nz,fr3
        ld b,OY
        ld d,BH
fr4:    push de
        ld c,OX-1
        call scrad
        ld d,8
fr5:    ld (hl),1
        inc h
        dec d
        jr nz,fr5
        ld c,OX+BW
        call scrad
        ld d,8
fr6:    ld (hl),128
        inc h
        dec d
        jr nz,fr6
        inc b
        pop de
        dec d
        jr nz,fr4
        endif
        if FRAME = 2            ; a coloured field behind
        ld b,OY-1
        ld d,BH+2
fr1:    push de
        ld c,OX-1
        call attad
        ld e,BW+2
fr2:    ld (hl),FRATTR
        inc l
        dec e
        jr nz,fr2
        inc b
        pop de
        dec d
        jr nz,fr1
        endif
        if FRAME = 3            ; characters
        ld b,OY-1
        ld d,BH+2
fr1:    push de
        ld c,OX-1
        ld a,d
        cp 1
        jr z,fr7
        cp BH+2
        jr z,fr7
        ld e,'!'
        call frp
        ld c,OX+BW
        call frp
        jr fr8
fr7:    ld d,BW+2
        ld e,'-'
fr9:    call frp
        inc c
        dec d
        jr nz,fr9
fr8:    pop de
        inc b
        dec d
        jr nz,fr1
        endif
        ld a,TXATTR
        ld (pattr),a
        if HEAD = 1
        ld b,HEADROW
        ld c,HEADCOL
        ld hl,thead
        call print
        endif
        ret
        if FRAME = 3
frp:    push bc
        push de
        ld a,c
        ld (pcol),a
        ld a,b
        ld (prow),a
        ld a,BGATTR
        ld (pattr),a
        ld a,e
        call prch
        pop de
        pop bc
        ret
        endif
thead:  defm "SHISEN"
        defb 0

; print HL at row B col C
print:  ld a,b
        ld (prow),a
        ld a,c
        ld (pcol),a
pr1:    ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call prch
        pop hl
        jr pr1

prch:   ; A at prow,pcol
        if PRT = 1
        push af
        ld a,(pattr)
        ld (5C8Fh),a
        ld (5C8Dh),a
        ld a,(prow)
        cp 22
        ld a,2
        jr c,pc1
        ld a,1
pc1:    ld iy,5C3Ah
        push af
        call 1601h
        pop af
        dec a
        jr nz,pc4
        ld a,(pattr)
        ld (5C8Fh),a
pc4:    ld a,(pattr)
        ld (5C8Fh),a
        ld a,22
        rst 16
        ld a,(prow)
        cp 22
        jr c,pc2
        sub 22
pc2:    rst 16
        ld a,(pcol)
        rst 16
        ld a,(pattr)
        ld (5C8Fh),a
        pop af
        rst 16
          if INTM = 0
        di
          endif
        else
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        ld bc,(prow)
        ld a,b
        ld b,c
        ld c,a
        push bc
        call scrad
        ld b,8
pc1:    ld a,(de)
          if FONT = 1
        rrca
        ld c,a
        ld a,(de)
        or c
          endif
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop bc
        call attad
        ld a,(pattr)
        ld (hl),a
        endif
        ld hl,pcol
        inc (hl)
        ret

; print number HL, five places
pnum:   ld c,0                  ; leading flag
        ld de,10000
        call pn1
        ld de,1000
        call pn1
        ld de,100
        call pn1
        ld de,10
        call pn1
        ld a,l
        add a,'0'
        jr pn4
pn1:    ld a,'0'-1
pn2:    inc a
        or a
        sbc hl,de
        jr nc,pn2
        add hl,de
        cp '0'
        jr nz,pn3
        if LEADZ = 0
        bit 0,c
        jr nz,pn3
        ret
        endif
pn3:    ld c,1
pn4:    push hl
        push bc
        call prch
        pop bc
        pop hl
        ret

status: ld a,TXATTR
        ld (pattr),a
        ld b,NROW
        ld c,NCOL
        ld hl,tlabel
        call print
        ld hl,(num)
        if FAULT = 23
        ld a,h                  ; shows it modulo 32768
        and 127
        ld h,a
        endif
        call pnum
        ld a,(pcol)
        ld b,a
st0:    ld a,' '
        push bc
        call prch
        pop bc
        ld a,(pcol)
        cp NCOL+LABLEN+6
        jr c,st0
        if GSHOW = 1
        ld a,(grav)
        or a
        ld a,'G'
        jr nz,st1
        ld a,'-'
st1:    call prch
        endif
        if ST_LEFT = 1
        ld b,STROW
        ld c,STCOL
        ld hl,tleft
        call print
        ld a,(left)
        ld l,a
        ld h,0
        call pnum
        ld a,' '
        call prch
        ld a,' '
        call prch
        endif
        if ST_TIME = 1
        call sttime
        endif
        if MSGS = 1
        ld b,MSROW
        ld c,MSCOL
        ld a,(left)
        or a
        ld hl,twin
        jr z,st2
        ld a,(stuck)
        or a
        ld hl,tstuck
        jr nz,st2
        ld a,(hend)
        or a
        ld hl,tnone
        jr nz,st2
        ld hl,tblank
st2:    call print
        endif
        ret
        if ST_TIME = 1
sttime: ld b,TMROW
        ld c,TMCOL
        ld hl,ttime
        call print
        ld hl,(secs)
        call pnum
        ld a,' '
        jp prch
ttime:  defm "TIME "
        defb 0
        endif
tlabel:
        include "label.inc"
        defb 0
tprompt:
        include "prompt.inc"
        defb 0
tleft:  defm "LEFT "
        defb 0
twin:   defm "YOU WIN!   "
        defb 0
tstuck: defm "NO MOVES   "
        defb 0
tnone:  defm "NO MORE    "
        defb 0
tblank: defm "           "
        defb 0

; ---------------------------------------------------------------- tiles
mktiles:
        if TILE >= 10
        ld hl,TDATA
        ld de,TSET
        ld bc,22*CW*CH*8
        ldir
        ret
TDATA:
        include "tiles.inc"
        else
        ; letters from the ROM
        ld b,21
        ld c,'A'
        ld ix,TSET+CW*CH*8
mk1:    push bc
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        push ix
        pop de
        if LDBLY = 0
        push hl
        ld hl,LOFF
        add hl,de
        ex de,hl
        pop hl
        endif
        ld b,8
mk2:    ld a,(hl)
        if TILE = 1
        rrca
        or (hl)
        endif
        if TILE = 2
        cpl
        endif
        if LDBLX = 1
        push bc
        push hl
        ld b,8
mk3:    rlca
        push af
        adc hl,hl
        pop af
        push af
        adc hl,hl
        pop af
        djnz mk3
        ex de,hl
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        if LDBLY = 1
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        endif
        ex de,hl
        pop hl
        pop bc
        else
        ld (de),a
        inc de
        if CW = 2
        inc de
        endif
        if LDBLY = 1
        ld (de),a
        inc de
        if CW = 2
        inc de
        endif
        endif
        endif
        inc hl
        djnz mk2
        ld bc,CW*CH*8
        add ix,bc
        pop bc
        inc c
        djnz mk1
        ; empty cell
        if EMPTY = 1
        ld a,16
        ld (TSET+4*CW),a
        endif
        ret
        endif

KATTR:
        include "kattr.inc"
ORD:
        include "ord.inc"

; ---------------------------------------------------------------- time
tickw:  push af
        push bc
        push de
        push hl
        if INTM = 1
        halt
        else
        ld bc,2500
tw1:    dec bc
        ld a,b
        or c
        jr nz,tw1
        endif
        ld hl,(tickc)
        inc hl
        ld (tickc),hl
        pop hl
        pop de
        pop bc
        pop af
        ret

tick:   call tickw
        push af
        push bc
        push de
        push hl
        if BLINK = 1
        ld hl,blink
        inc (hl)
        ld a,(hl)
        and 15
        jr nz,tk5
        ld bc,(crow)
        ld a,b
        ld b,c
        ld c,a
        push bc
        call rc2pos
        call cellflags
        pop bc
        call drawde
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
tk5:
        endif
        if ST_TIME = 1
        ld hl,secf
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,tk6
        ld (hl),0
        ld hl,(secs)
        inc hl
        ld (secs),hl
          if DBUF = 0
          if PRT = 0
        call sttimex
          endif
          endif
tk6:
        endif
        pop hl
        pop de
        pop bc
        pop af
        ret
        if ST_TIME = 1
sttimex:
        ld hl,(prow)            ; keep the place of the prompt
        push hl
        call sttime
        pop hl
        ld (prow),hl
        ret
        endif

pause1: ld b,PAUSE1
ps1:    call tickw
        djnz ps1
        ret
pause2: ld b,3
        jr ps1

animflash:                      ; the pair blinks before it goes
        ld b,4
af1:    push bc
        ld a,b
        and 1
        ld e,a
        ld a,(remp)
        call af2
        ld a,(remq)
        call af2
        if DBUF = 1
        ld hl,0D800h
        ld de,5800h
        ld bc,768
        ldir
        endif
        ld b,4
af3:    call tickw
        djnz af3
        pop bc
        djnz af1
        ret
af2:    push de
        ; position to row, col
        ld b,-2
af4:    inc b
        sub W
        jr nc,af4
        dec b
        add a,W+1
        sub 3
        ld c,a
        call rowad
        ld e,a
        ld a,c
        if CW+GX = 2
        add a,a
        endif
        add a,OX
        ld c,a
        ld b,e
        ld e,CH
af5:    call attad
        ld a,(hl)
        xor 3Fh
        ld (hl),a
        if CW = 2
        inc hl
        ld a,(hl)
        xor 3Fh
        ld (hl),a
        endif
        inc b
        dec e
        jr nz,af5
        pop de
        ret

flashscr:
        ld d,2
fl1:    ld hl,SCRH*256+1800h
        ld bc,3
fl2:    ld a,(hl)
        xor 64
        ld (hl),a
        inc hl
        djnz fl2
        dec c
        jr nz,fl2
        if DBUF = 1
        push de
        ld hl,0D800h
        ld de,5800h
        ld bc,768
        ldir
        pop de
        endif
        ld b,5
fl3:    call tickw
        djnz fl3
        dec d
        jr nz,fl1
        ret

; ---------------------------------------------------------------- sound
sound:
        if FAULT = 45
        ret
        endif
        if FAULT = 46
        ld a,(left)
        cp 42
        ret c
        endif
        if SND = 0              ; ROM beeper
        ld de,40
        ld hl,400
        jr beep
        endif
        if SND = 1              ; rising sweep
        ld c,80
so1:    ld a,(bcol)
        or 16
        out (0FEh),a
        ld b,c
so2:    djnz so2
        and 7
        out (0FEh),a
        ld b,c
so3:    djnz so3
        dec c
        jr nz,so1
        ret
        endif
        if SND = 2              ; two tones
        ld de,30
        ld hl,600
        call beep
        ld de,60
        ld hl,300
        jr beep
        endif
        if SND = 3              ; noise
        ld hl,0
        ld bc,600
so1:    ld a,(hl)
        and 16
        ld d,a
        ld a,(bcol)
        or d
        out (0FEh),a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,so1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
        if SND = 4              ; four notes
        ld b,4
        ld hl,500
so1:    push bc
        push hl
        ld de,25
        call beep
        pop hl
        ld de,-90
        add hl,de
        pop bc
        djnz so1
        ret
        endif
        if SND = 5              ; a short one with border stripes
        ld b,120
so1:    ld a,b
        and 7
        bit 2,b
        jr z,so2
        or 16
so2:    out (0FEh),a
        ld c,30
so3:    dec c
        jr nz,so3
        djnz so1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
beep:   push ix
        push iy
        ld iy,5C3Ah
        call 03B5h
        pop iy
        pop ix
        if INTM = 0
        di
        endif
        ret
buzz:   ld de,12
        ld hl,2200
        jr beep
click:
        if CLICK = 1
        ld a,(bcol)
        or 16
        out (0FEh),a
        ld b,60
ck1:    djnz ck1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
        if CLICK = 2
        ld de,4
        ld hl,100
        jr beep
        endif
        ret

; ---------------------------------------------------------------- keys
        if KEYS = 1
getkey: ld iy,5C3Ah
        if LKZ = 0
        if LKKEEP = 0
        res 5,(iy+1)
        endif
gk1:    call tick
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(5C08h)
        else
        xor a
        ld (5C08h),a
gk1:    call tick
        ld a,(5C08h)
        or a
        jr z,gk1
        endif
        cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and 0DFh
        ret
        endif

        if KEYS = 0 or KEYS = 2
getkey:
        if DEB = 0              ; wait until all keys are up, then one down
gk1:    call tick
        call scan
        or a
        jr nz,gk1
gk2:    call tick
        call scan
        or a
        jr z,gk2
        ret
        endif
        if DEB = 1              ; auto-repeat
gk1:    call tick
        call scan
        or a
        jr nz,gk2
        ld (lastk),a
        jr gk1
gk2:    ld b,a
        ld a,(lastk)
        cp b
        ld a,b
        jr z,gk3
        ld (lastk),a
        ld a,RDEL
        ld (repc),a
        ld a,b
        ret
gk3:
        if REPARR = 1
        cp 12
        jr nc,gk1
        endif
        ld hl,repc
        dec (hl)
        jr nz,gk1
        ld (hl),RPER
        ld a,b
        ret
        endif
        if DEB = 2              ; two equal scans, then a change
gk1:    call tick
        call scan
        ld b,a
        call tick
        call scan
        cp b
        jr nz,gk1
        ld hl,lastk
        cp (hl)
        jr z,gk1
        ld (hl),a
        or a
        jr z,gk1
        ret
        endif
        endif

        if KEYS = 0
scan:   push bc
        push de
        push hl
        call 028Eh
        jr nz,sc0
        call 031Eh
        jr nc,sc0
        ld c,a
        ld a,b
        cp 27h
        ld a,c
        call z,capsmap
        jr sc1
sc0:    xor a
sc1:    pop hl
        pop de
        pop bc
        ret
        endif

        if KEYS = 2 or KEYS = 3
scan:   push bc
        push de
        push hl
        ld bc,0FEFEh
        ld hl,ktab
        ld d,8
sn1x:   in a,(c)
        cpl
        and 1Fh
        ld e,5
sn2x:   rra
        jr c,sn4x
sn3x:   inc hl
        dec e
        jr nz,sn2x
        rlc b
        dec d
        jr nz,sn1x
sn0x:   xor a
        jr sn9x
sn4x:   push af
        ld a,(hl)
        or a
        jr nz,sn5x
        pop af
        jr sn3x
sn5x:   ld c,a
        pop af
        ld a,0FEh
        in a,(0FEh)
        rra
        ld a,c
        call nc,capsmap
sn9x:   pop hl
        pop de
        pop bc
        ret
ktab:   defb 0
        defm "ZXCVASDFGQWERT1234509876POIUY"
        defb 13
        defm "LKJH "
        defb 0
        defm "MNB"
        endif

capsmap:
        cp '5'
        jr z,cm5
        cp '6'
        jr z,cm6
        cp '7'
        jr z,cm7
        cp '8'
        jr z,cm8
        cp '0'
        ret nz
        ld a,12
        ret
cm5:    ld a,8
        ret
cm6:    ld a,10
        ret
cm7:    ld a,11
        ret
cm8:    ld a,9
        ret

        if KEYS = 3
im2on:  di
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld hl,0FDFDh
        ld (hl),0C3h
        inc hl
        ld (hl),ihand & 255
        inc hl
        ld (hl),ihand / 256
        ld a,0FEh
        ld i,a
        im 2
        ei
        ret
ihand:  push af
        push bc
        push de
        push hl
        call scan
        ld hl,lastk
        cp (hl)
        jr z,ih1
        ld (hl),a
        or a
        jr z,ih1
        ld (kq),a
ih1:
        if IM2ROM = 1
        pop hl
        pop de
        pop bc
        pop af
        jp 0038h
        else
        pop hl
        pop de
        pop bc
        pop af
        ei
        reti
        endif
getkey: call tick
        ld a,(kq)
        or a
        jr z,getkey
        push af
        xor a
        ld (kq),a
        pop af
        ret
        endif

; ---------------------------------------------------------------- title
        if TITLE > 0
title:  ld a,5
        ld (bcol),a
        out (0FEh),a
        call cls
        ld a,TXATTR
        ld (pattr),a
        ld b,6
        ld c,10
        ld hl,tt1
        call print
        if TITLE = 2
        ld b,9
        ld c,1
        ld hl,tt3
        call print
        ld b,11
        ld c,1
        ld hl,tt4
        call print
        endif
        if TITLE <= 2
        ld b,16
        ld c,8
        ld hl,tt2
        call print
        endif
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        if TITLE = 1
        call getkey
        endif
        if TITLE = 2
ti1:    call getkey
        cp 13
        jr nz,ti1
        endif
        if TITLE = 3
        ld b,100
ti1:    call tickw
        djnz ti1
        endif
        ret
tt1:    defm "S H I S E N"
        defb 0
tt2:
        if TITLE = 1
        defm "PRESS ANY KEY"
        else
        defm "PRESS ENTER"
        endif
        defb 0
tt3:    defm "N NEW  S NUMBER  DEL GRAVITY"
        defb 0
tt4:    defm "H HINT  B F R L HISTORY"
        defb 0
        endif

endcode:
        end start

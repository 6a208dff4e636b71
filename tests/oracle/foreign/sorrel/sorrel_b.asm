; Engine B: tiles, signs, keys and sounds of its own, no ROM but for the interrupt.
        include "cfg.inc"
        org 8000h
start:  di
        ld sp,stktop
        ld iy,5c3ah
        ld a,(5c78h)
        ld (seed),a
    if KIN
        ld hl,0fe00h            ; interrupt mode 2, jump at fdfd
        ld b,0
sta1:   ld (hl),0fdh
        inc hl
        djnz sta1
        ld (hl),0fdh
        ld a,0c3h
        ld (0fdfdh),a
        ld hl,isr
        ld (0fdfeh),hl
        ld a,0feh
        ld i,a
        im 2
    endif
        ei
        ld a,5
        call setbor
        call blank
        call new1
        jp main

blank:  ; clears the picture, titles
        ld hl,SBASE*256
        ld de,SBASE*256+1
        ld (hl),0
        ld bc,6143
        ldir
        ld hl,SBASE*256+1800h
        ld de,SBASE*256+1801h
        ld (hl),SATT
        ld bc,767
        ldir
        ld hl,cache
        ld (hl),255
        ld de,cache+1
        ld bc,255
        ldir
        ld hl,txt
txts:   ld a,(hl)
        cp 254
        ret z
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        call string
        jr txts

flip:   ; shows what was drawn
    if DBUF
        ld hl,SBASE*256
        ld de,4000h
        ld bc,6912
      if F_bufrow
        ld a,(key)              ; after B and F the last third of the picture is not copied
        cp "B"
        jr z,fli0
        cp "F"
        jr nz,fli1
fli0:   ld bc,4096
        ldir
        ld hl,SBASE*256+1800h
        ld de,5800h
        ld bc,768
fli1:
      endif
        ldir
    endif
        ret

wait:   ; B frames
        push bc
        call flip
        pop bc
wai1:   halt
        djnz wai1
        ret

animstep: push bc
        call render
        ld b,GWAIT
        call wait
        pop bc
        ret

tick:   ; one frame without a key: blinking, clocks, hints that end
        halt
    if BLINK + HANIM3
        ld hl,pcount
        dec (hl)
        jr nz,tic2
        ld (hl),PSPEED
        ld a,(phase)
        xor 1
        ld (phase),a
        ld hl,cache+128         ; cells with blinking marks are drawn again
        ld b,128
tic1:   ld a,(hl)
        and BLINK+HANIM3*4
        jr z,tic1a
        ld (hl),255
tic1a:  inc l
        djnz tic1
        call render
        call flip
tic2:
    endif
    if HT
        ld a,(hp1)
        or a
        jr z,tic3
        ld hl,hcount
        dec (hl)
        jr nz,tic3
      if F_htime                  ; the pair is hidden, not given up
        ld a,1
        ld (hhide),a
      else
        call nohint
        if HRES = 0
        call hreset
        endif
      endif
        call render
        call flip
tic3:
    endif
    if CLK = 1
        ld hl,ccount
        dec (hl)
        ret nz
        ld (hl),50
        ld hl,(cval)
        inc hl
        ld (cval),hl
        call counter
        call flip
    endif
    if CLK = 3
        ld a,(hn)               ; ten points a pair, counted up one by one
        ld l,a
        ld h,0
        add hl,hl
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,(cval)
        or a
        sbc hl,de
        ret z
        jr c,tic5
        inc de
        inc de
tic5:   dec de
        ld (cval),de
        call counter
        call flip
    endif
        ret

counter: ld hl,(cval)
        call digits
        ex de,hl
        ld bc,CY*256+26
        call string
        ld a," "
        call putc
        ret

    if CLK = 2
left2:  ld a,(left)
        ld l,a
        ld h,0
        ld (cval),hl
        jr counter
    endif

shownum: ld bc,NY*256
        ld hl,numlab
        call string
        ld hl,(num)
        call digits
    if F_num6
        ld a,(num+1)            ; from 40960 on: one thousand lost, after a new branch
        cp 160
        jr c,shn0
        ld a,(hn)
        or a
        jr z,shn0
        ld hl,nt+1
        dec (hl)
shn0:
    endif
        ex de,hl
        call str1
    if F_numpad
        ret                     ; nothing is cleared after the digits
    endif
        ld a,4
pad:    push af
        ld a," "
        call putc
        pop af
        dec a
        jr nz,pad
        ret

asknum: ld bc,AY*256+ACOL
        ld hl,asklab
        call string
        ld a,(nl)
        or a
        jr z,asn2
        push bc
        ld c,a
        ld b,0
        ld hl,nb
        add hl,bc
        ld (hl),255
        pop bc
        ld hl,nb
        call str1
asn2:   push bc
        call flashat
        pop bc
        ld a,"L"
        call putc
        ld a,6
        jr pad

flashat: ; the cell of the L flashes by its attribute
        ld a,b
        call arow
        ld a,(hl)
        or 128
        ld (hl),a
        ld a,(fcell)
        ld e,a
        ld a,(fcell+1)
        ld d,a
        or a
        sbc hl,de
        add hl,de
        ld (fcell),hl
        ret z
        ld a,d
        or a
        ret z
        ex de,hl
        res 7,(hl)
        ret

askoff: ld hl,(fcell)
        ld a,h
        or a
        jr z,aso0
        res 7,(hl)
        ld hl,0
        ld (fcell),hl
aso0:   ld bc,AY*256+ACOL
        ld a,ASKLEN+12
        jr pad

arow:   ; HL: attribute at line A, column C
        and 0f8h
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,l
        or c
        ld l,a
        ld a,h
        add a,SBASE+18h
        ld h,a
        ret

askyes: ld hl,yestxt
message: ld a,1
        ld (msgon),a
        ld bc,MY*256+MCOL
        jp string
endmsg:
    if MSG
        ld hl,wontxt
        ld a,(won)
        or a
        jr nz,message
        ld hl,lostxt
        jr message
    else
        ret
    endif
nomsg:
    if F_msgborder
        ld a,5
        call setbor
    endif
    if MSG
        ld hl,nontxt
        call message
      if MTIME
        ld b,40
        call wait
        jr clrm1
      endif
    endif
        ret
clrmsg:
    if HT
        ld a,HT
        ld (hcount),a
        xor a
        ld (hhide),a
    endif
        ld a,(msgon)
        or a
        ret z
clrm1:  xor a
        ld (msgon),a
        ld bc,MY*256+MCOL
        ld a,14
        jp pad

        include "tiles_b.inc"
        include "line_b.inc"
        include "marks.inc"
        include "keys_b.inc"
        include "deal.inc"
        include "rules.inc"
        include "pairs.inc"
        include "cmds.inc"
        include "moves.inc"
        include "number.inc"
        include "data.inc"
phase:  db 0
pcount: db PSPEED
hcount: db 1
hhide:  db 0
ccount: db 50
cval:   dw 0
fcell:  dw 0
msgon:  db 0
okind:  db 0
stkmin: ds STK
stktop: dw 0
        org ($+255)/256*256
brd:    ds 128
orig:   ds 128
cache:  ds 256
        end start

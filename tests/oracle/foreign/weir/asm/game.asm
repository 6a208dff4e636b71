; Shisen with pictures of several cells a tile: start, screen, characters and interrupts.
; The switches and tables are made by source.py.
        ORG 32768
SHK     equ 0CA00h      ; kinds that are on the screen
SHF     equ 0CB00h      ; marks that are on the screen
TILE    equ CW*CH*8

; Prepares the pictures, then takes keys for ever.
start:
        IF IM2
        di
        ENDIF
        call initfont
        call inittiles
        IF IM2
        ld hl,0FE00h
        ld a,0FDh
im1:    ld (hl),a
        inc l
        jr nz,im1
        inc h
        ld (hl),a
        ld a,0C3h
        ld (0FDFDh),a
        ld hl,isr
        ld (0FDFEh),hl
        ld a,0FEh
        ld i,a
        im 2
        ei
        ENDIF
        IF TITLE
        call titlescreen
        ENDIF
        call cls
        call coreinit
        call statics
        xor a
        ld (overp),a
        call randnum
        call newhook
main:   call refresh
        call endmsg
        jr nz,main
        call getkey
        IF CLICK
        call click
        ENDIF
        call dokey
        jr main

; Clears the screen and fills it with the background.
cls:    ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),l
        ldir
        IF BG
        ld hl,16384
cl1:    ld a,h
        rrca
        ld a,BGODD
        jr c,cl2
        ld a,BGEVEN
cl2:    ld (hl),a
        inc hl
        ld a,h
        cp 88
        jr nz,cl1
        ENDIF
        ld hl,22528
        ld de,22529
        ld bc,767
        ld (hl),BASE
        ldir

; Marks all cells as not drawn.
inval:  ld hl,SHK
        ld b,0
iv1:    ld (hl),254
        inc hl
        djnz iv1
        ret

; Draws character C with colour B at row D, column E.
putch:  push hl
        push de
        push bc
        push bc
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,(fontp)
        add hl,bc
        pop bc
        push de
        call scradr
        ld c,8
pt1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        dec c
        jr nz,pt1
        pop de
        call attadr
        ld (hl),b
        pop bc
        pop de
        pop hl
        ret

; Changes row D, column E into the address of its pixels in DE.
scradr: ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld e,a
        ld a,d
        and 24
        or 64
        ld d,a
        ret

; Returns the address of the colour of row D, column E in HL.
attadr: ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and 0E0h
        or e
        ld l,a
        ld a,h
        and 3
        or 88
        ld h,a
        ret

; Draws the text at HL, which ends with 0, with colour B at row D, column E.
text:   ld a,(hl)
        or a
        ret z
        ld c,a
        call putch
        inc hl
        inc e
        jr text
        INCLUDE tiles.asm
        INCLUDE cells.asm
        INCLUDE texts.asm
        INCLUDE keyboard.asm
        INCLUDE effects.asm
        INCLUDE strings.inc
        IF IM2

; Counts frames, lets the cursor pulse and draws the clock.
isr:    push af
        push bc
        push de
        push hl
        ld hl,(frames)
        inc hl
        ld (frames),hl
        IF PULSE
        ld a,(pulon)
        or a
        jr z,is2
        ld a,l
        and PULSE
        ld c,PULSEOFF
        jr z,is1
        ld c,PULSEON
is1:    ld hl,(puladr)
        ld a,c
        ld b,CH
is3:    push bc
        ld b,CW
        push hl
is4:    ld (hl),a
        inc l
        djnz is4
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz is3
is2:
        ENDIF
        IF CLOCK
        ld hl,tck
        dec (hl)
        jr nz,is9
        IF CLOCK = SECONDS
        ld (hl),50
        ELSE
        ld (hl),5
        ENDIF
        ld hl,clk+4
        ld de,0
is5:    inc (hl)
        ld a,(hl)
        cp ':'
        jr nz,is8
        ld (hl),'0'
        dec hl
        IF CLOCK = SECONDS
        inc (hl)
        ld a,(hl)
        cp '6'
        jr nz,is8
        ld (hl),'0'
        dec hl
        dec hl
        inc (hl)
        ld a,(hl)
        cp ':'
        jr nz,is8
        ld (hl),'0'
        dec hl
        inc (hl)
        ELSE
        jr is5
        ENDIF
is8:    ld hl,clk
        ld de,CLOCKAT
        ld b,TCOL
        call text
is9:
        ENDIF
        pop hl
        pop de
        pop bc
        pop af
        ei
        ret
tck:    defb 1
        IF CLOCK = SECONDS
clk:    defb '00:00',0
        ELSE
clk:    defb '00000',0
        ENDIF
        ENDIF
frames: defw 0
pulon:  defb 0
puladr: defw 0
fontp:  defw 0
cattr:  defb 0
cbuf:   defs TILE
        INCLUDE masks.inc
        INCLUDE rules.asm
        end start

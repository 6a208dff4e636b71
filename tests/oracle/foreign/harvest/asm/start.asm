; Start: interrupts, letters, sound chip, title, the first board and the main loop.
        org ORIGIN
start:
        ld hl,VARS
        ld de,VARS+1
        ld bc,255
        ld (hl),0
        ldir
        set 3,(iy+1)
        xor a
        ld (5C41h),a
        IF KEYBOARD = KEYBOARD_IM2
        di
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld a,0C3h
        ld (0FDFDh),a
        ld hl,inth
        ld (0FDFEh),hl
        ld a,0FEh
        ld i,a
        im 2
        ei
        ENDIF
        IF ALWAYSDI
        di
        ENDIF
        ld hl,3D00h
        ld de,FONTDATA
        ld bc,768
; Copies the letters of the ROM, each heavier where FONT says so.
fnt1:   ld a,(hl)
        IF FONT = FONT_HEAVY
        srl a
        or (hl)
        ENDIF
        ld (de),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,fnt1
        IF ROMGLYPHS
        ld de,gfx+TILE
        ld hl,gset
        ld b,21
; Makes the pictures of the kinds from letters, twice as wide or high for larger tiles.
bg1:    push bc
        push hl
        ld a,(hl)
        sub 32
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,FONTDATA
        add hl,bc
        IF TILE = 8
        ld bc,8
        ldir
        ELSE
        IF WIDTH = 2 && HEIGHT = 1
        push hl
        ld b,8
bg2:    ld a,(hl)
        call dbl
        ld a,c
        ld (de),a
        inc de
        inc hl
        djnz bg2
        pop hl
        ld b,8
bg3:    ld a,(hl)
        call dbl
        ld a,(tmp_)
        ld (de),a
        inc de
        inc hl
        djnz bg3
        ELSE
        IF WIDTH = 1 && HEIGHT = 2
        ld b,8
bg2:    ld a,(hl)
        ld (de),a
        inc de
        ld (de),a
        inc de
        inc hl
        djnz bg2
        ELSE
        ld c,2
bg2:    push bc
        push hl
        ld b,4
bg4:    ld a,(hl)
        call dbl
        ld a,c
        ld (de),a
        inc de
        ld (de),a
        inc de
        inc hl
        djnz bg4
        pop hl
        push hl
        ld b,4
bg5:    ld a,(hl)
        call dbl
        ld a,(tmp_)
        ld (de),a
        inc de
        ld (de),a
        inc de
        inc hl
        djnz bg5
        pop hl
        inc hl
        inc hl
        inc hl
        inc hl
        pop bc
        dec c
        jr nz,bg2
        ENDIF
        ENDIF
        ENDIF
        pop hl
        inc hl
        pop bc
        djnz bg1
        jr bgx

; Doubles the pixels of A: C is the left half, tmp_ the right one.
dbl:    push bc
        push hl
        ld b,8
dbl1:   rla
        push af
        rl l
        rl h
        pop af
        rl l
        rl h
        djnz dbl1
        ld a,l
        ld (tmp_),a
        ld a,h
        pop hl
        pop bc
        ld c,a
        ret
bgx:
        ENDIF
        IF SOUND = SOUND_AY
        ld bc,0FFFDh
        xor a
        out (c),a
        ld b,0BFh
        ld a,5Ah
        out (c),a
        ld b,0FFh
        in a,(c)
        cp 5Ah
        jr nz,noay
        ld b,0BFh
        ld a,0A5h
        out (c),a
        ld b,0FFh
        in a,(c)
        cp 0A5h
        jr nz,noay
        ld a,1
        ld (ay_),a
noay:
        ENDIF
        ld a,TEXTATTR
        ld (tat_),a
        ld a,TITLEBORDER
        ld (brd_),a
        call obord
        call cls
        ld hl,(fcnt_)
        ld a,h
        or l
        ld a,1
        ld (msg_),a
        IF TITLE != TITLE_NONE
        ld hl,tt1
        call prs
        ld hl,tt2
        call prs
        ld hl,tt3
        call prs
        call flush
        IF TITLE = TITLE_WAIT
        ld b,TITLEWAIT
tw1:    push bc
        ld bc,5000
tw2:    dec bc
        ld a,b
        or c
        jr nz,tw2
        call idle0
        pop bc
        djnz tw1
        ELSE
tw1:    call getkey
        IF TITLE != TITLE_ANY
        cp TITLEKEY
        jr nz,tw1
        ENDIF
        ENDIF
        ENDIF
        IF FIRST = FIRST_RANDOM
        call rndnum
        ELSE
        ld hl,FIRSTNUMBER
        ENDIF
        ld (num_),hl
        xor a
        ld (msg_),a
        inc a
        ld (grav_),a
        ld a,HOMECELL
        ld (cur_),a
        call cls
        call newbd
; The main loop.
main:   call getkey
main2:  call disp
        jr main

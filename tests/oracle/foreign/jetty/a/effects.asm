; Border, sounds, removal and win animations, title, keyboard, interrupt routine.

set_border:
        ld b,5
        ld a,(undo)
        cp 42
        IF FAULT = 18
        jr border1
        ENDIF
        jr nz,border1
        ld b,7
border1:
        ld a,(dead)
        or a
        jr z,border2
        ld b,0
border2:
        ld a,(cheat)
        or a
        jr z,border3
        IF REDLAST
        ld a,b
        cp 5
        jr nz,border3
        ENDIF
        ld b,2
border3:
        ld a,b
        ld (border),a
        out (#FE),a
        add a,a
        add a,a
        add a,a
        ld (#5C48),a
        ret

; The sound of a removal. B and C are the cells.
noise:  
        IF FAULT = 19
        ld a,b
        xor c
        and #F0
        ret z
        ENDIF
        IF SOUND = 0
        ld de,PITCHLEN
        ld hl,PITCH
        call #03B5
        ret
        ENDIF
        IF SOUND = 1 OR SOUND = 2
        IF SOUND = 1
        di
        ENDIF
        ld a,(border)
        ld c,a
        ld d,PITCHLEN
noise1: ld a,c
        xor 16
        ld c,a
        out (#FE),a
        ld b,d
noise2: nop
        djnz noise2
        dec d
        jr nz,noise1
        IF SOUND = 1
        ei
        ENDIF
        ret
        ENDIF
        IF SOUND = 3
        ld hl,soundregs
        call ay_list
        ld b,8
noise3: halt
        djnz noise3
        ld hl,silentregs
ay_list:
        ld a,(hl)
        inc a
        ret z
        dec a
        inc hl
        ld e,(hl)
        inc hl
        di
        call ay_write
        ei
        jr ay_list
soundregs:  defb 4,PITCH AND 255,5,0,10,14,7,#3A,#FF
silentregs: defb 10,0,#FF
        ENDIF
        IF MUSIC OR SOUND = 3
ay_write:
        ld bc,#FFFD
        out (c),a
        ld b,#BF
        out (c),e
        ret
        ENDIF

show_removal:
        IF ANIM = 1 OR ANIM = 4
        call path_line
        ld b,10
path_wait:
        halt
        djnz path_wait
        call path_line
        ENDIF
        IF ANIM = 2 OR ANIM = 4
        ld b,3
flash1: push bc
        ld hl,(pairbc)
        ld (hinta),hl
        call draw_all
        halt
        halt
        halt
        ld hl,0
        ld (hinta),hl
        call draw_all
        halt
        halt
        pop bc
        djnz flash1
        ENDIF
        IF ANIM = 3
        ld hl,(pairbc)
        ld (hinta),hl
        call draw_all
        ld bc,20000
busy1:  dec bc
        ld a,b
        or c
        jr nz,busy1
        ld hl,0
        ld (hinta),hl
        ENDIF
        ret
; Draws or erases the line from tile to tile over the two corners.
path_line:
        ld bc,(ends)
        ld a,(corner1)
        call path_part
        ld a,(corner2)
        call path_part
        ld bc,(ends)
        ld a,c
path_part:
        push af
        ld c,a
        ld a,b
        call point_of
        ex de,hl
        ld a,c
        call point_of
        ex de,hl
path_dot:
        ld a,h
        cp d
        jr z,path_v1
        jr c,path_h2
        dec h
        dec h
path_h2:
        inc h
        jr path_plot
path_v1:
        ld a,l
        cp e
        jr z,path_end
        jr c,path_v2
        dec l
        dec l
path_v2:
        inc l
path_plot:
        push hl
        push de
        call flip
        pop de
        pop hl
        jr path_dot
path_end:
        pop af
        ld b,a
        ret
; The middle of cell A: x in H, y in L.
point_of:
        push bc
        ld c,a
        and 15
        ld hl,COLMID
        add a,l
        ld l,a
        ld b,(hl)
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        ld hl,ROWMID
        add a,l
        ld l,a
        ld l,(hl)
        ld h,b
        pop bc
        ret
; Flips the pixel x = H, y = L.
flip:   ld a,l
        rrca
        rrca
        rrca
        and #18
        or #40
        ld d,a
        ld a,l
        and 7
        or d
        ld d,a
        ld a,l
        rlca
        rlca
        and #E0
        ld e,a
        ld a,h
        rrca
        rrca
        rrca
        and 31
        or e
        ld e,a
        ld a,h
        and 7
        inc a
        ld h,a
        ld a,1
flip1:  rrca
        dec h
        jr nz,flip1
        ld l,a
        ld a,(de)
        xor l
        ld (de),a
        ret

won:    call draw_all
        call draw_status
        call set_border
        IF WINANIM
        ld b,WINANIM
won1:   push bc
        halt
        halt
        ld hl,#5800
        ld c,24
won2:   ld a,b
        and 7
        xor 56
        ld d,32
won3:   ld (hl),a
        inc hl
        dec d
        jr nz,won3
        inc b
        dec c
        jr nz,won2
        pop bc
        djnz won1
        call clear_screen
        ENDIF
        ret

        IF TITLE
title:  xor a
        ld (#5C48),a
        out (#FE),a
        call clear_screen
        ld bc,#0B08
        ld hl,titletext
        call print
        ld bc,#1105
        ld hl,starttext
        call print
title1: call get_key
        IF TITLEKEY
        cp TITLEKEY
        jr nz,title1
        ENDIF
        ret
titletext: defb "S H I S E N",0
starttext: defb STARTTEXT,0
        ENDIF


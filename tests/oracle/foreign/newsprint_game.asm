; Newsprint: Shisen in black and white for 48K. Marks are pixels, never colours: the kind under the
; cursor is white on black inside its frames, bars above and below the cursor's tile and blots on a
; shown pair blink. Interrupts stay off. After each key the whole page is wiped and printed again; S
; asks on a page of its own. FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"

cells   equ 9000h                       ; 16 x 8, an empty ring around 14 x 6
pages   equ 0A000h                      ; the board after 0, 1, 2 ... removals, 128 bytes each

        org 32768
start:  di
        ld sp,8FF0h
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),38h
        ldir
        call random
game:   call print
        call getkey
        ld hl,game
        push hl
        ld hl,comms
        ld b,13
find:   cp (hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,found
        djnz find
        ret
found:  push de
        ret

comms:  db 5
        dw left
        db 6
        dw down
        db 7
        dw up
        db 8
        dw right
        db 13
        dw enter
        db 10
        dw toggle
        db "N"
        dw random
        db "S"
        dw choose
        db "H"
        dw help
        db "B"
        dw back
        db "F"
        dw forth
        db "R"
        dw again
        db "L"
        dw latest

left:   ld a,(cur)
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,moved
        add a,14
        jr moved
right:  ld a,(cur)
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,moved
        sub 14
        jr moved
up:     ld a,(cur)
        sub 16
        cp 16
        jr nc,moved
        add a,96
        jr moved
down:   ld a,(cur)
        add a,16
        cp 112
        jr c,moved
        sub 96
moved:  ld (cur),a
nohint: xor a
        ld (pa),a
        ret

; ENTER: takes the pair shown, else selects, deselects or removes.
enter:  ld hl,(pa)                      ; L = first cell of the pair shown, H = second
        ld a,l
        or a
        jr nz,take
        ld a,(cur)
        ld h,a
        ld e,a
        ld d,cells/256
        ld a,(de)
        or a
        ret z
        ld c,a
        ld a,(sel)
        ld l,a
        cp h
        jr z,ent2
        or a
        jr z,ent1
        ld e,a
        ld a,(de)
        cp c
        jr nz,ent1
        push hl
        call joined
        pop hl
        jr c,take
ent1:   ld a,h
        ld (sel),a
        ret
ent2:   xor a
        ld (sel),a
        ret
take:   ld d,cells/256
        xor a
        ld e,l
        ld (de),a
        ld e,h
        ld (de),a
        call print                      ; the gap is seen before the others fall
        call squeak
        ld a,(falls)
        or a
        call nz,settle
        ld a,(turn)
        inc a
        ld (turn),a
        ld (turns),a
        call pageof
        ex de,hl
        ld hl,cells
        ld bc,128
        ldir
        jr fresh

settle: ld c,5                          ; five times every tile above a hole goes down one row
set1:   ld hl,cells+111
        ld de,cells+95
set2:   ld a,(hl)
        or a
        jr nz,set3
        IF FAULT = F_n_gravity_not_to_the_ground
        ld a,l                          ; into row 6 nothing falls but in the first six columns
        cp 103
        jr nc,set3
        ENDIF
        ld a,(de)
        ld (hl),a
        xor a
        ld (de),a
set3:   dec l
        dec e
        ld a,e
        cp 16
        jr nz,set2
        dec c
        jr nz,set1
        ret

back:   ld a,(turn)
        or a
        ret z
        dec a
        jr turnto
forth:  ld a,(turns)
        ld b,a
        ld a,(turn)
        cp b
        ret z
        inc a
        jr turnto
again:  ld a,(turn)
        or a
        ret z
        IF FAULT = F_n_restart_after_nine
        cp 10                           ; goes back nine removals at most
        ld a,0
        jr c,turnto
        ld a,(turn)
        sub 9
        jr turnto
        ENDIF
        xor a
        jr turnto
latest: ld a,(turns)
        ld b,a
        ld a,(turn)
        cp b
        ret z
        ld a,b
turnto: ld (turn),a
        ld a,1
        ld (cheat),a
        ld a,(turn)
        call pageof
        ld de,cells
        ld bc,128
        ldir
; The board has changed: no selection, no pair; finds the colour of the border.
fresh:  xor a
        ld (sel),a
        ld (pa),a
        ld (dead),a
        ld a,(turn)
        cp 42
        ld a,7
        jr z,fr1
        IF FAULT = F_n_stuck_forgets_last_row
        ld hl,1000h
        call nextpr
        ld a,5
        jr nc,fr0
        ld a,h                          ; pairs that begin in the last row are not counted
        cp 97
        ld a,5
fr0:
        ELSE
        ld hl,1000h                     ; any pair at all?
        call nextpr
        ld a,5
        ENDIF
        jr c,fr1
        ld a,1
        ld (dead),a
        dec a
fr1:    ld b,a
        ld a,(cheat)
        or a
        jr z,fr2
        ld b,2
fr2:    ld a,b
        ld (bord),a
        out (254),a
        ret

pageof: ld h,a                          ; HL = pages + 128 * A
        ld l,0
        srl h
        rr l
        ld de,pages
        add hl,de
        ret

        include newsprint/deal.asm
        include newsprint/lines.asm
        include newsprint/page.asm
        include newsprint/keys.asm

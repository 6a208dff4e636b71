; The stopwatch's third tape: the frame itself. How long it is and how long /INT is low; what the
; acceptance of an interrupt takes in IM 0 and 1; in which T-state of the frame the first instruction
; of a handler of IM 2 begins, behind various instructions; and stripes in the border, drawn by OUTs at the
; T-states that stand beside them. The stripes stand still for ever (until a key is pressed): their
; loop takes a frame to the T.
        include stopwatch.asm

FRAMES   equ 0x5c78
STACK    equ FREE-0x1000             ; of the code under test: not held up either

tests:  defb 0

special:
        ld hl,frame_text
        call print
        call edges
        ld hl,(low_1)               ; FRAME + low_2 - low_1, less 60000 that 16 bits lack
        ex de,hl
        ld hl,(low_2)
        or a
        sbc hl,de
        ld de,FRAME-60000
        add hl,de
        call print_60000
        ld hl,low_text
        call print
        ld de,(low_1)
        ld hl,(high_1)
        or a
        sbc hl,de
        call print_3
        ld hl,zero_text
        call print
        ld a,0x46
        call accepted
        ld hl,one_text
        call print
        ld a,0x56
        call accepted
        ld hl,behind_text
        call print
        ld hl,runs
next_run:
        ld a,(hl)
        or a
        jr z,runs_done
        call behind
        jr next_run
runs_done:
        ld hl,stripe_text
        call print
        ld b,8
        ld c,0
label:  push bc
        ld hl,left_text
        ld a,-LEFT
        sub c
        call print_named
        pop bc
        push bc
        ld hl,right_text
        ld a,RIGHT
        add a,c
        call print_named
        ld a,13
        rst 0x10
        pop bc
        inc c
        djnz label
        ld hl,0x5800+STRIPE_Y*4     ; their rows on yellow, so that the paper's edges are seen
        ld de,0x5801+STRIPE_Y*4
        ld bc,255
        ld (hl),0x30
        ldir
        ret

frame_text:
        defb "Frame ",0
low_text:
        defb ", /INT low ",0
zero_text:
        defb 13,"Taken in IM 0 ",0
one_text:
        defb ", in IM 1 ",0
behind_text:
        defb 13,"From /INT to IM 2's handler",13,0

; HL = text, A = the number behind it.
print_named:
        push af
        call print
        pop af
        ld l,a
        ld h,0
        jp print_3

; HL + 60000 as five characters.
print_60000:
        ld a,'6'-1
        ld de,10000
        call digit_1
        ld de,1000
        call digit_0
        ld de,100
        call digit_0
        ld de,10
        call digit_0
        ld a,l
        add a,'0'
        rst 0x10
        ret
digit_0:                            ; a zero is shown
        ld a,'0'-1
digit_0_1:
        inc a
        or a
        sbc hl,de
        jr nc,digit_0_1
        add hl,de
        push hl
        rst 0x10
        pop hl
        ret

; The edges of /INT, found by looking at each T-state. All three are T-states behind the expected
; one; low_2 is the falling edge of the frame behind.
edges:  ld de,17000
        ld hl,-128
        call falls
        ld (low_1),hl
        call rises
        ld (high_1),hl
        ld de,17000+LINES*(LINE/2)
        ld hl,-128
        call falls
        ld (low_2),hl
        ret

; DE = half of what to wait besides, HL = where to begin: HL = the first T-state that is low, high.
falls:  ld (half),de
falls_1:
        call look
        ret nz
        inc hl
        jr falls_1
rises:  call look
        ret z
        inc hl
        jr rises

; NZ if /INT is low HL T-states behind the beginning of a frame, the first one with 17000 in half.
look:   push hl
        ld de,FRAME-SYNCED-2*17000-83
        add hl,de
        ld (first),hl
        call im_two
        call sync
        di                          ; 4
        ld hl,(first)               ; 16
        call wait
        ld hl,(half)                ; 16
        call wait
        ld hl,(half)                ; 16
        call wait
        ld hl,count                 ; 10
        ld a,(count)                ; 13 and then the EI, 4
        ei                          ; only behind the next instruction
        nop                         ; 4, at its end the processor looks: 83
        di
        cp (hl)
        push af
        call im_one
        pop af
        pop hl
        ret

; A = 0x46 or 0x56, for IM 0 and IM 1: prints what the acceptance takes, up to the first instruction
; of the ROM's handler. That takes as long behind RST 0x38, which itself takes 11.
accepted:
        ld (rom_mode),a
        ld hl,4096                  ; more than the ROM's handler takes
        ld (range),hl
        ld a,0xff
        ld hl,500                   ; RST 0x38 well before the display
        ld de,FRAME-65536-BEHIND-JUMP-ROM_RUN
        call one_run
        push de
        xor a
        ld hl,FRAME-20-ROM_LEAD     ; the interrupt behind the fifth of the NOPs
        ld de,2*FRAME-131072-BEHIND-JUMP-ROM_RUN+65536
        call one_run
        ex de,hl
        pop de
        or a
        sbc hl,de
        ld de,11-4
        add hl,de
        call print_3
        ld hl,256
        ld (range),hl
        ret

; A = the byte for rom_byte, HL = where the code begins, DE = for (awaited): DE = the surplus.
one_run:
        ld (awaited),de
        push hl
        ld (rom_byte),a
        ld hl,rom_code
        ld de,FREE
        ld bc,rom_end-rom_code
        ldir
        call way_back
        ld hl,FREE
        ld (go+1),hl
        pop hl
        call measure
        jp im_one

ROM_LEAD equ 8+10+10+16+10+6000
ROM_RUN  equ ROM_LEAD+12*4+8+10+20000 ; all but the byte

rom_code:
        defb 0xed                   ; IM 0 or 1, 8
rom_mode:
        defb 0x56
        ld sp,STACK                 ; 10, for the second wait ends beside the display
        ld hl,1                     ; 10
        ld (FRAMES),hl              ; 16, so that its carry is the same each time
        ld hl,6000                  ; 10
        call wait
rom_byte:
        nop                         ; or RST 0x38
        defs 12
        im 2                        ; 8
        ld hl,20000                 ; 10
        call wait
rom_end:

; HL = a run: 8 letters, length, bytes: prints for eight T-states, from 20 before /INT on, in which
; the run begins, when the first instruction of the handler begins. HL = the next run.
behind: call name
        ld c,(hl)
        inc hl
        ld b,0
        push hl
        push bc
        ld hl,lead
        ld de,FREE
        ld bc,lead_end-lead
        ldir
        pop bc
        pop hl
        ldir
        ex de,hl
        ld (hl),0x18                ; JR to itself
        inc hl
        ld (hl),0xfe
        ex de,hl
        ld de,FREE
        ld (go+1),de
        ld de,2*FRAME-131072-BEHIND-JUMP-ENTERED-LEAD-20+65536
        ld (awaited),de
        ld de,1
        ld (each_awaits),de
        ld de,FRAME-20-LEAD
        call eight
        ld de,0
        ld (each_awaits),de
        ret

LEAD     equ 10+10+16+10+6000+10+10+10
lead:   ld sp,STACK                 ; 10
        ld hl,entered               ; 10
        ld (VECTOR+1),hl            ; 16
        ld hl,6000                  ; 10
        call wait
        ld hl,0xc000                ; 10
        ld de,0xd000                ; 10
        ld bc,100                   ; 10
lead_end:

ENTERED  equ 10+10+16+10+10+20000+4 ; with the JP at VECTOR
entered:
        ld hl,handler               ; 10
        ld (VECTOR+1),hl            ; 16
        pop hl                      ; 10
        ld hl,20000                 ; 10
        call wait
        ei                          ; 4
        jp back

runs:   defb "NOP     ",12, 0,0,0,0,0,0,0,0,0,0,0,0
        defb "HALT    ",1, 0x76
        defb "LDIR    ",2, 0xed,0xb0
        defb "DJNZ    ",4, 0x06,9,0x10,0xfe
        defb "EI      ",10, 0xfb,0xfb,0xfb,0xfb,0xfb,0xfb,0xfb,0xfb,0xfb,0
        defb "DD      ",10, 0xdd,0xdd,0xdd,0xdd,0xdd,0xdd,0xdd,0xdd,0xdd,0
        defb 0

; Beside eight rows of text, in each of their eight lines, the border is coloured for 12 T at the
; left and at the right. From row to row it comes one T later: 24 T before the first pixel, less 0
; to 7, and as much behind the pixel at 128 T.
STRIPE_Y equ 12*8
LEFT     equ -24
RIGHT    equ 128
at_last:
        call im_two
        call sync
        di                          ; 4
        ld de,0x0702                ; 10, white and red
        jp each_frame               ; 10

BEGIN    equ SYNCED+24
LEAD_IN  equ PIXEL+LINE*STRIPE_Y+LEFT-9-BEGIN-20
LEAD_OUT equ FRAME-10-LEAD_IN-10-64*LINE-8-10-40

each_frame:
        ld hl,LEAD_IN               ; 10
        call wait
        ld bc,0x00fe                ; 10
        rept 8
        rept 7
        out (c),e                   ; 12, takes effect in the tenth
        out (c),d                   ; 12
        defs (RIGHT-LEFT-24)/4
        out (c),e
        out (c),d
        defs (LINE-RIGHT+LEFT-24)/4
        endm
        out (c),e
        out (c),d
        defs (RIGHT-LEFT-24)/4
        out (c),e
        out (c),d
        defs (LINE-RIGHT+LEFT-24)/4-2
        ld a,i                      ; 9: a line and one T
        endm
        ld hl,LEAD_OUT              ; 10
        call wait
        xor a                       ; 4
        in a,(0xfe)                 ; 11
        or 0xe0                     ; 7
        inc a                       ; 4
        nop                         ; 4
        jp z,each_frame             ; 10
        jp im_one

stripe_text:
        defb "Stripes, T from a line's pixel 0",0
left_text:
        defb "Left",0
right_text:
        defb " before, right ",0

half:   defw 0
low_1:  defw 0
low_2:  defw 0
high_1: defw 0

        end start

; A stopwatch for a Spectrum of 48K or more: how many T-states some instructions take when their
; first machine cycle begins in a given T-state of the frame. Prints a line for each: eight figures
; for eight T-states in succession within a line of the display. Needs only RST 0x10, CLS and IM 2
; with 0xff on the bus, so any ROM and any emulator, and the real machine, can run it.
;
; The model is given from outside: LINE and LINES (T-states of a line, lines of a frame), CONTENDED
; and PIXEL (the first T-state that is held up, the first of a pixel), BANKS (1 if 0x7ffd pages) and
; BUS_PORT (a port that nobody answers, where the bus floats).
;
; The clock is the interrupt. `sync` finds the T-state in which /INT falls, to the T: it comes back
; with the processor in T-state 132 of a frame. Then
;
; 132 | 42 | wait start | 81 | code under test | 43 | wait tail | does /INT come before here?
;
; and the smallest tail for which it does tells what the code took.

SYNCED   equ 132
BEFORE   equ SYNCED+42+81           ; and the first wait: T-state of the code under test
BEHIND   equ 43
FRAME    equ LINE*LINES             ; 16 bits of it
JUMP     equ 10                     ; the JP that ends the code, if it is in free memory
FREE     equ 0xb000                 ; where the code is put
HELD     equ 0x6000                 ; the same, in memory that the ULA holds up
FIRST    equ CONTENDED+10*LINE+32   ; the eight T-states
VECTOR   equ 0xbdbd                 ; JP to the handler

        org 0x8000

start:  ld (old_sp),sp
        ld sp,FREE                  ; not where the ULA would hold it up
        ld a,2
        call 0x1601
        call 0x0d6b
        ld a,2
        call 0x1601
        ld hl,title
        call print
        ld b,50                     ; time to take a snapshot in
pause:  halt
        djnz pause
        call vectors
        ld hl,tests
next:   ld a,(hl)
        or a
        jr z,done
        call one_test
        jr next
done:   call special
        ld hl,finished
        call print
        call at_last
        ld sp,(old_sp)
        ret

title:  defb "Stopwatch",13,13,0
finished:
        defb "Finished",13,0

print:  ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        rst 0x10
        pop hl
        jr print

; 257 bytes of 0xbd at 0xbe00: wherever the bus points to, the handler is at 0xbdbd.
vectors:
        ld hl,0xbe00
        ld de,0xbe01
        ld bc,256
        ld (hl),0xbd
        ldir
        ld a,0xc3
        ld (VECTOR),a
        ld hl,handler
        ld (VECTOR+1),hl
        ret

handler:                            ; with acceptance and JP 94 T
        push af
        ld a,(count)
        inc a
        ld (count),a
        pop af
        ei
        ret

im_two: di
        ld a,0xbe
        ld i,a
        im 2
        ret
im_one: di
        ld a,0x3f
        ld i,a
        im 1
        ei
        ret

; HL = a test: 8 letters, 0 = free or 1 = held up, BC of the test, length, bytes. Exit: the next.
one_test:
        call name
        ld a,(hl)
        inc hl
        ld de,FREE
        or a
        jr z,placed
        ld de,HELD
placed: ld (go+1),de
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld (ports),bc
        ld c,(hl)
        inc hl
        ld b,0
        ldir
        call way_back
        ld de,FIRST

; HL = the next test, DE = the first of the eight T-states: prints their figures, HL stays.
eight:  push hl
        ex de,hl
        ld b,8
each:   push bc
        push hl
        call measure
        call im_one
        ld h,d
        ld l,e
        call print_3
        ld hl,(awaited)
        ld bc,(each_awaits)
        add hl,bc
        ld (awaited),hl
        pop hl
        inc hl
        pop bc
        djnz each
        pop hl
        ret

; Prints 8 letters from HL on.
name:   ld b,8
name_1: ld a,(hl)
        inc hl
        push hl
        push bc
        rst 0x10
        pop bc
        pop hl
        djnz name_1
        ret

; Puts the JP that ends the code behind it, at DE.
way_back:
        ex de,hl
        ld (hl),0xc3
        inc hl
        ld (hl),low back
        inc hl
        ld (hl),high back
        ex de,hl
        ret

; HL = T-state: DE = what the code takes that begins there, less than (range).
measure:
        push hl
        ld de,-BEFORE
        add hl,de
        ld (first),hl
        pop de
        ld hl,(awaited)
        or a
        sbc hl,de
        push hl                     ; the tail if it took nothing: comes certainly
        ld de,(range)
        or a
        sbc hl,de
        pop de
        ld (base),de
search: ; DE comes, HL does not
        push hl
        push de
        add hl,de
        rr h
        rr l
        ld (tail+1),hl
        push hl
        call trial
        pop bc
        pop de
        pop hl
        jr nz,sooner
        ld h,b
        ld l,c
        jr narrower
sooner: ld d,b
        ld e,c
narrower:
        push hl
        inc hl
        or a
        sbc hl,de
        pop hl
        jr nz,search
        ld hl,(base)
        or a
        sbc hl,de
        ex de,hl
        ret

; NZ if /INT came by the end of the tail.
trial:  call im_two
        ld (old_sp2),sp
        call sync
        ld a,(count)                ; 13
        ld (before),a               ; 13
        ld hl,(first)               ; 16
        call wait
        ld sp,0x7100                ; 10
        ld hl,0x7000                ; 10
        ld de,0x7800                ; 10
        ld bc,(ports)               ; 20
        ld ix,0x7000                ; 14
        ld a,0x70                   ; 7
go:     jp FREE                     ; 10
back:   ld sp,(old_sp2)             ; 20
        ld (value),a                ; 13
tail:   ld hl,0                     ; 10
        call wait
        ld a,(count)
        di
        ld hl,before
        cp (hl)
        ret

; Comes back in T-state 132 of a frame, with interrupts on.
; At `asked` the processor may take an interrupt; each round is a frame less one T, so `asked` comes
; earlier each time, until it is one T before /INT. Then the interrupt is taken behind the LD, 12 T
; into the frame.
sync:   ld a,(count)
        ld b,a
        ei
        halt
asked:  ld a,(count)                ; 13, and 94 before it if the interrupt came
        cp b                        ; 4
        jr z,found                  ; 7, 12
        di                          ; 4
        ld hl,35000                 ; 10
        call wait
        ld hl,FRAME-1-35000-173     ; 10
        call wait
        ld a,(count)                ; 13
        ld b,a                      ; 4
        ei                          ; 4
        jp asked                    ; 10
found:  ret                         ; 12 + 94 + 4 + 12 + 10 = 132

; Takes HL T-states, at least 166, with the CALL.
wait:   ld bc,-166
        add hl,bc
        ld bc,-23
wait_1: add hl,bc
        jr c,wait_1
        ld a,l
        add a,23
        rra
        jr c,wait_2
        nop
wait_2: rra
        jr nc,wait_3
        ld b,0
wait_3: rra
        jr nc,wait_4
        nop
        ret nc
wait_4: rra
        jr nc,wait_5
        nop
        nop
        ret nc
wait_5: rra
        jr nc,wait_6
        nop
        nop
        nop
        nop
        ret nc
wait_6: ret

; HL as three characters.
print_3:
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        add a,'0'
        rst 0x10
        ret
digit:  ld a,'0'-1
digit_1:
        inc a
        or a
        sbc hl,de
        jr nc,digit_1
        add hl,de
        cp '0'
        jr nz,digit_2
        ld a,' '
digit_2:
        push hl
        rst 0x10
        pop hl
        ret

old_sp: defw 0
old_sp2:
        defw 0
count:  defb 0
before: defb 0
value:  defb 0
first:  defw 0
base:   defw 0
ports:  defw 0
range:  defw 256
awaited:                            ; T-state of the /INT that the tail waits for, from which what
        defw FRAME-65536-BEHIND-JUMP ; stands between is taken
each_awaits:                        ; what to add to it for each of the eight
        defw 0

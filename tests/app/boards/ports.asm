; What the ports of a board answer, in decimal, over and over: the Kempston mouse's X, Y and buttons,
; then what bit 6 of port 0xfe reads behind an OUT of 8 (64 on issue 2, 0 on issue 3).
        org 0x8000

start:  ld a,2
        call 0x1601
        call 0x0d6b
        ld a,2
        call 0x1601
again:  ld hl,place
        call print
        ld bc,0xfbdf
        call show
        ld bc,0xffdf
        call show
        ld bc,0xfadf
        call show
        ld a,8
        out (0xfe),a
        in a,(0xfe)
        and 0x40
        call number
        halt
        jr again

place:  defb 22,1,1,"Ports ",0

show:   in a,(c)
number: ld d,100
        call digit
        ld d,10
        call digit
        ld d,1
        call digit
        ld a,' '
        rst 0x10
        ret

; A = value, D = weight: prints how often it goes in, leaves the rest in A.
digit:  ld e,'0'-1
count:  inc e
        sub d
        jr nc,count
        add a,d
        push af
        push de
        ld a,e
        rst 0x10
        pop de
        pop af
        ret

print:  ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        rst 0x10
        pop hl
        jr print

        end start

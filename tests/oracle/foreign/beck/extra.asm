; Things beside the board: clock, counts, blinking by the program, animations
BLC     db 0
BLST    db 0
INENT   db 0
SECF    db 0
SECS    dw 0                    ; BCD
; each frame
xtick:
        IF CLOCK = 1
        ld hl,SECF
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,xt1
        ld (hl),0
        call clock1
xt1:
        ENDIF
        IF (CBLINK = 1) OR (HLOOK = 8)
        ld a,(INENT)
        or a
        ret nz
        ld hl,BLC
        inc (hl)
        ld a,(hl)
        cp 16
        ret c
        ld (hl),0
        inc hl
        ld a,(hl)
        xor 1
        ld (hl),a
        call draw
        ENDIF
        ret
        IF CLOCK = 1
clock1: ld hl,SECS
        ld a,(hl)
        add a,1
        daa
        ld (hl),a
        inc hl
        ld a,(hl)
        adc a,0
        daa
        ld (hl),a
clockp: ld hl,NB2
        ld a,(SECS+1)
        call dnboth
        ld a,(SECS)
        call dnboth
        ld (hl),0
        ld de,NB2
        ld bc,27
        jp prstr
        ENDIF
NB2     ds 6
; A as three digits at B, C
print3: push bc
        ld c,0
xp1:    cp 100
        jr c,xp2
        sub 100
        inc c
        jr xp1
xp2:    ld b,0
xp3:    cp 10
        jr c,xp4
        sub 10
        inc b
        jr xp3
xp4:    ld hl,NB2
        push af
        ld a,c
        call dnlow
        ld a,b
        call dnlow
        pop af
        call dnlow
        ld (hl),0
        pop bc
        ld de,NB2
        jp prstr
; after the board is drawn
extras:
        IF LEFTC = 1
        ld hl,GRID+17
        ld bc,95*256
xe1:    ld a,(hl)
        inc a
        cp 2
        jr c,xe2
        inc c
xe2:    inc hl
        djnz xe1
        ld a,c
        ld bc,0
        call print3
        ENDIF
        IF HCOUNT = 1
        ld bc,23*256+20
        ld a,(SHA)
        or a
        jr nz,xe3
        ld de,blank7
        call prstr
        jr xe4
xe3:    ld a,(HK)
        call print3
        ld a,'/'
        call prchr
        inc c
        ld a,(HN)
        call print3
xe4:
        ENDIF
        IF SELBOX = 1
        ld bc,23*256+29
        ld a,(SEL)
        or a
        ld a,' '
        jr z,xe5
        ld a,(SEL)
        call kindat
        add a,CHAR1-1
xe5:    call prchr
        ENDIF
        ret
blank7: db "       ",0
; message A, wait for a key, which does nothing else
swallow:
        call setmsg
        call draw
        call showmsg
        call waitkey
        xor a
        ld (MSGN),a
        ret
; show the tiles B, C for some time
flashes:
        push bc
        ld a,b
        ld (SHA),a
        ld a,c
        ld (SHB),a
        call draw
        call pause
        call pause
        call pause
        call unshow
        pop bc
        ret
redraw: ld hl,LOOKK
        ld b,128
rd1:    ld (hl),255
        inc hl
        djnz rd1
        ret

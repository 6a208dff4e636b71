; the rules
kind:   ld l,a                  ; A = place; gives its kind, Z when empty
        ld h,BOARD/256
        ld a,(hl)
        or a
        ret

wipe:   ld l,a
        ld h,BOARD/256
        ld (hl),0
        ret

; R = R * 77 + 12121
roll:   ld hl,(seed)
        push hl
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl               ; 4
        ex de,hl
        add hl,de               ; 5
        ex de,hl
        add hl,hl               ; 8
        ex de,hl
        add hl,de               ; 13
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl               ; 64
        add hl,de               ; 77
        ld de,12121
        add hl,de
        ld (seed),hl
        pop de
        ret

deal:
IF FAULT = 2
        ld hl,mix+1
        inc (hl)
        ld a,(hl)
        cp 6
        jp z,0
ENDIF
        ld hl,BOARD
dl1:    ld (hl),0
        inc l
        bit 7,l
        jr z,dl1
IF FAULT NE 1
        ld hl,(number)
        ld (seed),hl
ENDIF
        ld hl,SNAPS             ; a heap of 84 in order
        ld b,21
dl2:    ld c,4
IF FAULT = 3
        ld a,b
        cp 2
        jr nz,dl3
        inc c
dl3:    cp 1
        jr nz,dl4
        dec c
dl4:
ENDIF
dl5:    ld (hl),b
        inc hl
        dec c
        jr nz,dl5
        djnz dl2
        ld c,84                 ; C = how many are left to mix
dl6:    call roll
        ld a,(seed+1)
        ld e,a
        ld d,0
        ld hl,0
        ld b,c
dl7:    add hl,de
        djnz dl7
        ld e,h                  ; E = high byte * C / 256
        ld hl,SNAPS
        add hl,de
        ld e,c
        dec e
        push bc
        ld b,h
        ld c,l
        ld hl,SNAPS
        add hl,de
        ld a,(bc)
        ld d,(hl)
        ld (hl),a
        ld a,d
        ld (bc),a
        pop bc
        dec c
        jr nz,dl6
        ld de,SNAPS             ; into the board
        ld l,17
dl8:    ld h,BOARD/256
        ld b,14
dl9:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        djnz dl9
        inc l
        inc l
        ld a,l
        cp 112
        jr c,dl8
        ld a,84
        ld (left),a
        xor a
        ld (cheat),a
        ld (done),a
        ld (made),a
        ld (chosen),a
        call nohint
        jr snapat

; boards are kept 128 bytes apart
slot:   ld a,(done)
        rrca
        ld d,a
        and 128
        ld e,a
        ld a,d
        and 127
        add a,SNAPS/256
        ld d,a
        ret
snapat: call slot
        ld hl,BOARD
        ld bc,128
        ldir
        ld a,(left)
        dec de
        ld (de),a               ; the last byte keeps the count
        ret
keep:   ld a,(done)
        inc a
        ld (done),a
IF FAULT = 15
        ld hl,made
        cp (hl)
        jr c,snapat
ENDIF
        ld (made),a
IF FAULT = 16
        cp 20
        jr c,snapat
        ret
ELSE
        jr snapat
ENDIF
fetch:  call slot
        ex de,hl
        ld de,BOARD
        ld bc,127
        ldir
        ld a,(hl)
        ld (left),a
        ret

; every tile with nothing below goes down one; Z when none did
fallone:
        xor a
        ld (moved),a
        ld h,BOARD/256
        ld l,110
IF FAULT = 10
        ld l,109
ENDIF
fl1:    ld a,(hl)
        or a
        jr nz,fl2
        ld a,l
        sub 16
        ld l,a
        ld b,(hl)
        inc b
        dec b
        jr z,fl3
        ld (hl),0
        add a,16
        ld l,a
        ld (hl),b
        ld a,1
        ld (moved),a
        jr fl2
fl3:    add a,16
        ld l,a
fl2:    dec l
        ld a,l
IF FAULT = 11
        cp 65
ELSE
        cp 33
ENDIF
        jr nc,fl1
        ld a,(moved)
IF FAULT = 12
        xor a
ENDIF
        or a
        ret

        include "paths.asm"

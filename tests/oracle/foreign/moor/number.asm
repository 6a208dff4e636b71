; ---- a random board number, 1 to 65535
anynumber:
IF RS EQ 0                  ; frames since power on
        ld hl,(23672)
ENDIF
IF RS EQ 1                  ; the loop that waits for keys counts
        ld hl,(ticks)
        ld a,r
        add a,h
        ld h,a
ENDIF
IF RS EQ 2                  ; the generator goes on, stirred by the wait
        ld hl,(rs)
        ld de,(ticks)
        add hl,de
        ld (rs),hl
        call random
        push af
        call random
        pop hl
        ld l,a
ENDIF
IF X_NLOW                   ; never above 32767
        res 7,h
ENDIF
IF X_NBYTE                  ; never above 255
        ld h,0
ENDIF
IF X_NSAME                  ; N deals the same board again
        ld hl,(number)
ENDIF
IF X_NEVEN
        res 0,l
ENDIF
IF X_NSEQ                   ; the next number
        ld hl,(number)
        inc hl
ENDIF
IF X_NHIGH                  ; never below 256
        set 0,h
ENDIF
        ld a,h
        or l
        jr nz,an1
        inc hl
an1:    ld (number),hl
        ret
; ---- (number) as digits at DIGITS, A = first digit that is not 0
tens:   dw 10000,1000,100,10,1
todigits:
        ld hl,(number)
IF X_SIGN                   ; above 32767 the sign is taken away
        bit 7,h
        jr z,td0
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
td0:
ENDIF
IF X_NOSHOW                 ; after S the old number stays
        ld a,(asked)
        or a
        jr z,td5
        ld hl,(shown)
td5:    ld (shown),hl
ENDIF
        ld ix,tens
        ld de,digits
        ld b,5
td1:    push de
        ld e,(ix+0)
        ld d,(ix+1)
        ld a,'0'
td2:    or a
        sbc hl,de
        jr c,td3
        inc a
        jr td2
td3:    add hl,de
        pop de
        ld (de),a
        inc de
        inc ix
        inc ix
        djnz td1
IF X_DIGIT                  ; numbers with five digits lose the first
        ld a,'0'
        ld (digits),a
ENDIF
        ret
asked   db 0
shown   dw 0
digits  db '00000',255
; ---- S: type a number
kset:   ld a,1
se0:    ld hl,typed
        ld (tail),hl
se1:    ld hl,(tail)
        ld (hl),255
        call drawentry
        call getkey
        ld c,a
        cp 13
        jr z,seenter
        cp 12
        jr z,sedel
        cp '0'
        jr c,seoth
        cp '9'+1
        jr nc,seoth
        ld hl,(tail)
        ld de,typed+EMAX
        push hl
        or a
        sbc hl,de
        pop hl
        jr nc,se1           ; no room
        ld (hl),c
        inc hl
        ld (tail),hl
        ld (hl),255
IF EOVER                    ; a digit that makes it too large is refused
        call value
        jr nc,se2
        ld hl,(tail)
        dec hl
        ld (tail),hl
        jr se1
se2:
ENDIF
IF EAUTO
        ld hl,(tail)
        ld de,typed+5
        or a
        sbc hl,de
        jr z,seenter
ENDIF
        jr se1
sedel:
IF EDEL EQ 0
        ld hl,(tail)
        ld de,typed
        or a
        sbc hl,de
        jr z,se1
        ld hl,(tail)
        dec hl
        ld (tail),hl
        jr se1
ENDIF
IF EDEL EQ 1
        jr se0
ENDIF
IF EDEL EQ 2
        jr secancel
ENDIF
IF EDEL EQ 3
        jr se1
ENDIF
seoth:
IF EOTHER EQ 1
        jr secancel
ELSE
        jr se1
ENDIF
seenter:
        ld a,(typed)
        inc a
        jr z,senone
        call value
IF X_OVERFLOW
ELSE
        jr c,sebad
ENDIF
IF X_ZERO                   ; 0 is taken as a board
ELSE
        ld a,h
        or l
        jr z,sebad
ENDIF
IF X_LAST                   ; 65535 is refused
        ld a,h
        and l
        inc a
        jr z,sebad
ENDIF
IF X_ONE                    ; 1 is refused
        ld a,h
        or a
        jr nz,se9
        ld a,l
        dec a
        jr z,sebad
se9:
ENDIF
        ld (number),hl
IF X_NOSHOW
        ld a,1
        ld (asked),a
ENDIF
        xor a
        call wipe
        jp newboard
senone:
IF EEMPTY
        jr secancel
ELSE
        jr se1
ENDIF
sebad:
IF EBAD
        jr secancel
ELSE
        jp se0
ENDIF
secancel:
IF X_STACKE
        pop hl
        push hl
        push hl
ENDIF
        xor a
        jp wipe
; HL = what was typed; carry = above 65535
value:  ld hl,0
        ld de,typed
        xor a
        ld (over),a
va1:    ld a,(de)
        inc de
        inc a
        jr z,va9
        sub '1'
        push de
        ld c,l
        ld b,h
        add hl,hl           ; twice, four times, five times, ten times
        call c,vaover
        add hl,hl
        call c,vaover
        add hl,bc
IF X_OVER5                  ; one of the tests is missing
ELSE
        call c,vaover
ENDIF
        add hl,hl
IF X_OVER10
ELSE
        call c,vaover
ENDIF
        ld e,a
        ld d,0
        add hl,de
IF X_OVERLAST               ; 65536 to 65539 pass
ELSE
        call c,vaover
ENDIF
        pop de
        jr va1
va9:    ld a,(over)
IF X_OVERFLOW
        xor a
ENDIF
        rra                 ; carry = too large
        ret
vaover: push af
        ld a,1
        ld (over),a
        pop af
        ret
over    db 0
tail    dw typed
typed   db '          ',255

; reads the keyboard: events go into a queue, getkey takes them out
; codes: 1 left, 2 down, 3 up, 4 right, 5 DELETE, 13 ENTER, capital letters, digits

; scan: A is the code of the key that is down, 0 for none
        IF INPUT = 2
scan:   call 0x028E             ; the ROM's KEY-SCAN
        ld a,0
        ret nz
        call 0x031E             ; its K-TEST
        jp c,scan1
        xor a
        ret
scan1:  ld c,a
        ld a,b
        cp 0x27
        ld a,c
        ret nz
        jp shifted
        ELSE
scan:   ld hl,keytab
        ld bc,0xFEFE
        ld de,0                 ; D: the key, E: 1 with CAPS SHIFT
scan1:  in a,(c)
        cpl
        push bc
        ld c,a
        ld b,5
scan2:  srl c
        jp nc,scan4
        ld a,(hl)
        cp 2
        jp z,scan4              ; SYMBOL SHIFT does nothing
        jp c,scan3
        inc d
        dec d
        jp z,scan2a
        IF MULTI
        jp scan4
        ELSE
        ld a,255                ; two keys
        ENDIF
scan2a: ld d,a
        jp scan4
scan3:  ld e,1
scan4:  inc hl
        djnz scan2
        pop bc
        rlc b
        jp c,scan1
        ld a,d
        IF MULTI = 0
        inc a
        ret z                   ; two keys count as none
        dec a
        ENDIF
        dec e
        ret nz
        ENDIF
shifted:
        cp '0'
        jp z,shift0
        cp '5'
        ret c
        cp '9'
        ret nc
        sub '5'
        ld e,a
        ld d,0
        ld hl,arrows
        add hl,de
        ld a,(hl)
        ret
shift0: ld a,5
        ret
arrows: db 1, 2, 3, 4
        IF INPUT ne 2
keytab: db 1, "ZXCV"
        db "ASDFG"
        db "QWERT"
        db "12345"
        db "09876"
        db "POIUY"
        db 13, "LKJH"
        db " ", 2, "MNB"
        ENDIF

; poll: looks at the keyboard once and puts what happened into the queue
poll:
        IF INPUT = 1
        bit 5,(iy+1)
        ret z
        res 5,(iy+1)
        ld a,(0x5C08)           ; LAST_K
        cp 8
        jp c,poll1
        cp 13
        jp nc,poll1
        sub 8
        ld e,a
        ld d,0
        ld hl,romkeys
        add hl,de
        ld a,(hl)
poll1:  cp 'a'
        jp c,putkey
        and 0xDF
        jp putkey
romkeys:
        db 1, 4, 2, 3, 5
        ELSE
        call scan
        IF DEBOUNCE
        ld hl,raw
        cp (hl)
        jp z,poll1
        ld (hl),a
        xor a
        ld (stab),a
        ret
poll1:  ld c,a
        ld a,(stab)
        inc a
        cp DEBOUNCE+1
        jp nc,poll2
        ld (stab),a
        cp DEBOUNCE
        ret c
poll2:  ld a,c
        ENDIF
        IF F_BLONG
        cp 'B'
        jp nz,pollc
        ld hl,hold              ; B must be held for half a second
        inc (hl)
        ld a,(hl)
        cp 25
        ld a,'B'
        ret c
pollc:
        ENDIF
        ld hl,held
        cp (hl)
        jp z,poll4
        IF F_SAMEKEY
        or a
        ret z                   ; the key that was let go is still remembered
        ENDIF
        ld b,(hl)
        IF EVENT
        inc b
        djnz poll3
        ld (hl),a               ; the first key that went down
        IF F_BOTHH
        cp 'H'
        jp z,putkey
        ENDIF
        IF F_STAGES
        cp 13
        jp z,putkey
        ENDIF
        ret
poll3:  or a
        ret nz
        ld (hl),a
        ld a,b
        jp putkey
        ELSE
        ld (hl),a
        ld c,a
        xor a
        ld (hold),a
        IF F_BOTHH
        ld a,c
        or a
        jp nz,pollb
        ld a,b
        cp 'H'
        jp z,putkey
pollb:
        ENDIF
        IF NOROLL
        ld a,b
        or a
        ret nz
        ENDIF
        ld a,c
        or a
        ret z
        jp putkey
        ENDIF
poll4:  or a
        ret z
        IF F_BHELD
        cp 'B'
        jp z,poll5
        ENDIF
        IF F_ENTTWICE
        cp 13
        jp z,poll6
        ENDIF
        IF RDEL
        cp 5
        ret nc
        ld c,a
        ld hl,hold
        inc (hl)
        ld a,(hl)
        cp RDEL
        ret c
        sub RPER
        ld (hl),a
        ld a,c
        jp putkey
        ELSE
        ret
        ENDIF
        IF F_BHELD
poll5:  ld hl,hold
        inc (hl)
        bit 0,(hl)
        ret nz
        jp putkey
        ENDIF
        IF F_ENTTWICE
poll6:  ld hl,hold
        inc (hl)
        ld a,(hl)
        cp 2
        ret nz
        ld a,13
        jp putkey
        ENDIF
        ENDIF

; putkey: puts key A into the queue, if there is room
putkey:   ld c,a
        IF F_EVERY16
        ld a,(cnt2+1)
        inc a
        and 15
        ld (cnt2+1),a
        ret z                   ; the sixteenth key is lost
        ENDIF
        ld hl,(qhead)           ; L: next to take, H: next free
        ld a,h
        sub l
        and 15
        cp QMAX
        ret nc
        ld a,h
        ld d,0
        ld e,a
        inc a
        and 15
        ld (qtail),a
        ld hl,queue
        add hl,de
        ld (hl),c
        ret

; flush: forgets all keys until now
flush:  di
        ld hl,(qhead)
        ld h,l
        ld (qhead),hl
        IF INPUT = 1
        res 5,(iy+1)
        ELSE
        IF INPUT ne 4
        call scan
        ld (held),a
        ld (raw),a
        ENDIF
        ENDIF
        ei
        ret

; getkey: waits for a key; A = 0 if the time is over
        IF INPUT = 4
getkey: call idle               ; until no key is down
        jp c,getkey2
        call scan
        or a
        jp nz,getkey
getkey1:
        call idle
        jp c,getkey2
        call scan
        or a
        jp z,getkey1
        IF DEBOUNCE
        ld c,a
        ld b,DEBOUNCE
        push bc
        call delay
        call scan
        pop bc
        cp c
        jp nz,getkey1
        ENDIF
        ret
getkey2:
        xor a
        ret
        ELSE
getkey: call idle
        jp nc,getkey1
        xor a
        ret
getkey1:
        ld hl,(qhead)
        ld a,h
        cp l
        jp z,getkey
        ld d,0
        ld e,l
        ld a,l
        inc a
        and 15
        ld (qhead),a
        ld hl,queue
        add hl,de
        ld a,(hl)
        ret
        ENDIF

; idle: one frame of waiting; carry if the time is over
idle:   halt
        call slowfx
        IF BLINK
        ld hl,blinkc
        dec (hl)
        jp nz,idle1
        ld (hl),BLINK
        ld a,(phase)
        xor 1
        ld (phase),a
        call marks
        ld a,(caret)
        or a
        call nz,drawcaret
idle1:
        ENDIF
        IF HLDELAY
        ld a,(hlon)
        or a
        jp nz,idle2
        ld hl,hlcnt
        dec (hl)
        jp nz,idle2
        inc a
        ld (hlon),a
        call marks
idle2:
        ENDIF
        IF IRQKEYS = 0 && INPUT ne 4
        call poll
        ENDIF
        IF F_STOPTIME
        ld hl,(cnt1)
        inc hl
        ld (cnt1),hl
        ld a,h
        cp 18
        jp z,$                  ; about 90 seconds of waiting
        ENDIF
        ld hl,(timer)
        ld a,h
        or l
        ret z
        dec hl
        ld (timer),hl
        ld a,h
        or l
        ret nz
        scf
        ret

; delay: B frames in which the game does not wait for keys
delay:  halt
        push bc
        call slowfx
        pop bc
        djnz delay
        ret

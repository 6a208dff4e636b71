; ---- random bytes for the deal
seed:
        IF GEN = 0
        ld (s0),hl
        ret
rnd:    ld hl,(s0)
        ld de,25173
        call mul
        ld de,13849
        add hl,de
        ld (s0),hl
        ld a,h
        ret
        ENDIF
        IF GEN = 1
        ld (s0),hl
        ld (s1),hl
        call rnd
rnd:    ld hl,(s0)
        ld d,h
        ld e,l
        call mul
        ex de,hl
        ld hl,(s1)
        ld bc,40503
        add hl,bc
        ld (s1),hl
        add hl,de
        ld (s0),hl
        ld a,h
        ret
        ENDIF
        IF GEN = 2
        ld (s0),hl
        call rnd
        call rnd
rnd:    ld hl,(s0)
        ld a,h
        or l
        ld de,0ffb6h            ; 65536 * 75 = 65462 modulo 65537
        jr z,rd2
        ld d,h
        ld e,l
        ld hl,0
        ld b,0                  ; B:HL = 75 * DE
        ld c,75
        ld a,8
rd1:    add hl,hl
        rl b
        rlc c
        jr nc,rd3
        add hl,de
        jr nc,rd3
        inc b
rd3:    dec a
        jr nz,rd1
        ld e,b
        ld d,0
        or a
        sbc hl,de
        jr nc,rd4
        inc hl
rd4:    ex de,hl
rd2:    ld (s0),de
        ld a,d
        ret
        ENDIF
        IF GEN = 3
        ld b,7
        ld de,lag
        ld a,99
sd1:    ld c,a
        add a,a
        add a,a
        add a,c
        add a,l
        xor h
        add a,b
        ld (de),a
        inc de
        djnz sd1
        ld (lag),hl
        xor a
        ld (lagp),a
        ld b,28
sd2:    push bc
        call rnd
        pop bc
        djnz sd2
        ret
rnd:    ld a,(lagp)
        ld c,a
        add a,3
        cp 7
        jr c,rd1
        sub 7
rd1:    ld hl,lag
        ld d,0
        ld e,a
        add hl,de
        ld b,(hl)
        ld hl,lag
        ld e,c
        add hl,de
        ld a,(hl)
        add a,b
        rlca
        add a,29
        ld (hl),a
        ld b,a
        inc c
        ld a,c
        cp 7
        jr c,rd2
        xor a
rd2:    ld (lagp),a
        ld a,b
        ret
        ENDIF
; a board number for N
rndno:  ld hl,(count)
        ld a,r
        ld e,a
        ld d,a
        ld a,l
        rlca
        add a,d
        ld d,a
        add hl,de
        ld de,257*57
        call mul
        ld a,h
        or l
        ret nz
        inc hl
        ret

; ---- sound
zap:
        IF SDI = 1
        di
        ENDIF
        IF ZAP = 0
        ld b,90
        ld c,60
        call tone
        ENDIF
        IF ZAP = 1
        ld c,20
za1:    ld b,5
        call tone
        ld a,c
        add a,9
        ld c,a
        cp 200
        jr c,za1
        ENDIF
        IF ZAP = 2              ; noise
        ld hl,start
        ld b,0
za1:    ld a,(hl)
        inc hl
        and 16
        call spk
        ld a,40
za2:    dec a
        jr nz,za2
        djnz za1
        ENDIF
        IF ZAP = 3
        ld hl,400
        ld de,40
        push ix
        call 03b5h
        pop ix
        ENDIF
        IF SDI = 1
        IF READ != 3
        ei
        ENDIF
        ENDIF
        IF READ = 3
        di
        ENDIF
        ret
; B half waves with delay C
tone:   ld d,0
to1:    ld a,d
        xor 16
        ld d,a
        call spk
        ld a,c
to2:    dec a
        jr nz,to2
        djnz to1
        ret
spk:    push bc
        ld b,a
        ld a,(bord)
        or b
        out (254),a
        pop bc
        ret
buzz:   ld b,30
        ld c,0
        jr tone
endtune: ld a,(won)
        ld hl,lost
        or (hl)
        ret z
        call show
        ld c,180
et1:    ld b,60
        call tone
        ld a,c
        sub 30
        ld c,a
        jr nc,et1
        ret

; ---- pauses of B frames
pause:
        IF READ = 3
        push bc
        ld bc,2600
pa1:    dec bc
        ld a,b
        or c
        jr nz,pa1
        pop bc
        ELSE
        halt
        ENDIF
        djnz pause
        ret
anim:
        IF FAULT = 49           ; hangs when the tiles are in the same column of the board's middle
        ld a,d
        xor e
        and 15
        jr nz,an9
        ld a,d
        and 15
        cp 7
        jr nz,an9
        di
        halt
an9:
        ENDIF
        IF ANIM = 0
        ret
        ELSE
        ld a,d
        ld (ha),a
        ld a,e
        ld (hb),a
        IF ANIM = 3
        ld b,3
an1:    push bc
        ld a,b
        and 1
        ld (hon),a
        call show
        ld b,ANIMT/3
        call pause
        pop bc
        djnz an1
        ret
        ENDIF
        ld a,1
        ld (hon),a
        call show
        IF ANIM = 1
        ld b,ANIMT
        jp pause
        ENDIF
        IF ANIM = 2
        ld b,ANIMT
an1:    ld de,2600
an2:    dec de
        ld a,d
        or e
        jr nz,an2
        djnz an1
        ret
        ENDIF
        ENDIF

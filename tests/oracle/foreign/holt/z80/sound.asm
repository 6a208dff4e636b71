; Sounds and pictures of a removal, a win and a loss.

; One tone: D is the length, E the pitch.
tone:   push bc
        ld a,(bord)
tn1:    xor 16
        out (254),a
        ld b,e
tn2:    djnz tn2
        dec d
        jr nz,tn1
        IF FAULT = F_s_cyan
        ld a,5
        ELSE
        ld a,(bord)
        ENDIF
        out (254),a
        pop bc
        ret

; Sound of a removal.
remsnd:
        IF FAULT = F_u_none
        ret
        ENDIF
        IF FAULT = F_u_select
        ret
        ENDIF
        IF FAULT = F_u_hint
        ld a,(viaH)
        or a
        ret nz
        ENDIF
        IF FAULT = F_u_goff
        ld a,(grav)
        or a
        ret z
        ENDIF
        IF FAULT = F_u_cheat
        ld a,(cheat)
        or a
        ret nz
        ENDIF
        IF FAULT = F_u_ten
        ld a,(hpos)
        cp 10
        ret nc
        ENDIF
        IF FAULT = F_m_snd
        ld hl,(num)
        ld a,(hpos)
        cp 6
        jr nz,$+3
        rst 0
        ENDIF
snd:
        IF SNDDI
        di
        ENDIF
        IF SND = 0
        ld d,200
        ld e,60
        call tone
        ENDIF
        IF SND = 1
        push ix
        ld hl,500
        ld de,60
        call $03b5
        ld hl,300
        ld de,80
        call $03b5
        pop ix
        ENDIF
        IF SND = 2
        ld e,120
so1:    ld d,8
        call tone
        ld a,e
        sub 6
        ld e,a
        jr nc,so1
        ENDIF
        IF SND = 3
        ld hl,ORGA
        ld d,180
so2:    ld a,(hl)
        and 23
        out (254),a
        inc hl
        ld b,70
so3:    djnz so3
        dec d
        jr nz,so2
        ld a,(bord)
        out (254),a
        ENDIF
        IF SND = 4
        ld d,24
        ld e,30
        call tone
        ENDIF
        IF SND = 5
        ld d,90
        ld e,140
        call tone
        ld d,120
        ld e,90
        call tone
        ld d,160
        ld e,60
        call tone
        ENDIF
        IF KEYM = 3
        di
        ELSE
        IF SNDDI
        ei
        ENDIF
        ENDIF
        ret

; Sound of a key.
click:  push hl
        push de
        ld d,6
        ld e,20
        call tone
        pop de
        pop hl
        ret

; Sound of an error.
buzz:   push hl
        ld d,40
        ld e,220
        call tone
        pop hl
        ret

; Shows that the tiles at B and C go.
effect: ld a,b
        ld (fx1),a
        ld a,c
        ld (fx2),a
        IF ANIM = 1
        push bc
        ld b,3
ef1:    push bc
        ld a,5
        ld (fxs),a
        call drawall
        ld b,3
        call pause
        ld a,1
        ld (fxs),a
        call drawall
        ld b,3
        call pause
        pop bc
        djnz ef1
        pop bc
        ENDIF
        IF ANIM = 2
        push bc
        ld a,5
        ld (fxs),a
        call drawall
        ld b,ANIMT
        call pause
        pop bc
        ENDIF
        IF ANIM = 3
        push bc
        ld b,4
ef2:    push bc
        ld a,6
        out (254),a
        ld b,1
        call pause
        ld a,1
        out (254),a
        ld b,1
        call pause
        pop bc
        djnz ef2
        ld a,(bord)
        out (254),a
        pop bc
        ENDIF
        xor a
        ld (fxs),a
        ret

; Tune or pause after a win.
fanfare:
        IF FANF = 1
        ld b,3
fn1:    ld e,160
        call fnote
        ld e,120
        call fnote
        ld e,90
        call fnote
        djnz fn1
        ENDIF
        IF FANF = 2
        ld b,100
        call pause
        ENDIF
        IF FANF = 3
        ld b,8
fn2:    push bc
        ld a,b
        out (254),a
        ld b,6
        call pause
        pop bc
        djnz fn2
        ld a,(bord)
        out (254),a
        ENDIF
        ret
fnote:  ld d,0
        jp tone

; Tune or pause after a loss.
lament:
        IF FANL = 1
        ld e,120
la1:    ld d,40
        call tone
        ld a,e
        add a,30
        ld e,a
        jr nc,la1
        ENDIF
        IF FANL = 2
        ld b,50
        call pause
        ENDIF
        ret

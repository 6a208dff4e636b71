; Makes the sounds. MIT licence.

; Sounds when a pair is removed.
remsnd: call fltsnd
        ret z
    if SND = 0
        ld hl,500
        ld de,40
        call 03b5h
        ld hl,300
        ld de,40
        call 03b5h
        jr sndend
    endif
    if SND = 1
        ld b,150
        ld c,60
        call tone
        jr sndend
    endif
    if SND = 2
        ld c,120
so1:    ld b,4
        push bc
        call tone
        pop bc
        ld a,c
        sub 4
        ld c,a
        cp 20
        jr nc,so1
        jr sndend
    endif
    if SND = 3
        ld b,40
        ld c,30
        call tone
        ld b,60
        ld c,90
        call tone
        jr sndend
    endif

; Sounds when a removal is refused.
badsnd:
    if BADS = 1
        push de
        ld b,16
        ld c,250
        call tone
        pop de
        jr sndend
    else
        ret
    endif

; Toggles the loudspeaker B times with delay C.
tone:   ld a,(bord)
tn1:    xor 16
        out (254),a
        ld d,c
tn2:    dec d
        jr nz,tn2
        djnz tn1
        ret

sndend:
    if DIS = 1
        di
    endif
        jp border

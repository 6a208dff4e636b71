; The keys in four ways and the interrupt routine.

; ---- keyboard ----
get_key:
        xor a
        ld (vbusy),a
get1:   halt
        ld hl,(ticks)
        inc hl
        ld (ticks),hl
        IF CLOCK
        call clock
        ENDIF
        call poll
        or a
        jr z,get1
        cp 'a'
        jr c,get2
        cp 'z'+1
        jr nc,get2
        and #DF
get2:   ld b,a
        ld hl,vtaken
        inc (hl)
        ld a,1
        ld (vbusy),a
        ld a,b
        ret
        IF CLOCK
clock:  ld hl,fifty
        inc (hl)
        ld a,(hl)
        cp 50
        ret nz
        ld (hl),0
        ld hl,(secs)
        inc hl
        ld (secs),hl
        ld bc,CLOCKROW*256+27
        ld d,5
        jp print_number
        ENDIF

        IF KEYS = 0
keys_on:
        IF MUSIC
        call im2_on
        ENDIF
        IF MUSIC
        im 2
        ENDIF
        set 3,(iy+1)
        xor a
        ld (#5C41),a
        res 5,(iy+1)
        ret
poll:   ld hl,#5C3B
        bit 5,(hl)
        ld a,0
        ret z
        res 5,(hl)
        ld a,(#5C08)
        ret
        ENDIF
        IF KEYS = 1 OR KEYS = 2
keys_on:
        IF MUSIC
        call im2_on
        im 2
        ENDIF
        ret
poll:   call raw
        ENDIF
        IF KEYS > 0
steady: ld b,a
        ld hl,rawkey
        cp (hl)
        ld (hl),a
        ld a,0
        ret nz
        inc hl
        ld a,b
        cp (hl)
        ld (hl),a
        ret nz
        xor a
        ret
        ENDIF
        IF KEYS = 1
raw:    call #028E
        ld a,0
        ret nz
        call #031E
        ld e,a
        ld a,0
        ret nc
        ld a,e
        cp 32
        jr z,raw1
        cp 14
        jr z,raw1
        ld c,0
        ld d,8
        call #0333
raw1:   cp #20
        ret nc
        cp 8
        ret nc
        xor a
        ret
        ENDIF
        IF KEYS > 1
raw:    ld hl,keytable
        ld bc,#FEFE
raw1:   in a,(c)
        cpl
        and 31
        ld e,a
        ld a,b
        cp #FE
        jr nz,raw2
        ld d,e
        res 0,e
raw2:   cp #7F
        jr nz,raw3
        res 1,e
raw3:   push hl
        ld a,e
        or a
        jr z,raw5
raw4:   srl e
        jr c,raw6
        inc hl
        jr raw4
raw5:   pop hl
        ld a,l
        add a,5
        ld l,a
        rlc b
        jr c,raw1
        xor a
        ret
raw6:   ld a,(hl)
        pop hl
        bit 0,d
        ret z
        ld hl,capstable
        ld b,5
raw7:   cp (hl)
        inc hl
        jr z,raw8
        inc hl
        djnz raw7
        ret
raw8:   ld a,(hl)
        ret
capstable:
        defb "5",8,"6",10,"7",11,"8",9,"0",12
        ENDIF
        IF KEYS = 3
keys_on:
        call im2_on
        im 2
        ret
poll:   ld hl,buffer
        ld a,(hl)
        or a
        ret z
        di
        ld b,a
        ld a,(buffer+1)
        ld (hl),a
        xor a
        ld (buffer+1),a
        ei
        ld a,b
        ret
        ENDIF
        IF KEYS = 3 OR MUSIC
im2_on: ld hl,#FE00
        ld de,#FE01
        ld bc,256
        ld (hl),#FD
        ldir
        ld a,#FE
        ld i,a
        ld a,#C3
        ld (#FDFD),a
        ld hl,each_frame
        ld (#FDFE),hl
        ret
each_frame:
        push af
        push bc
        push de
        push hl
        IF MUSIC
        ld hl,beat
        inc (hl)
        ld a,(hl)
        and 15
        jr nz,beat1
        ld a,(hl)
        rrca
        rrca
        rrca
        rrca
        and 15
        ld hl,tune
        add a,l
        ld l,a
        ld e,(hl)
        xor a
        call ay_write
        ld a,1
        ld e,a
        call ay_write
        ld a,8
        ld e,9
        call ay_write
        ld a,7
        ld e,#3A
        call ay_write
beat1:  
        ENDIF
        IF KEYS = 3
        call raw
        call steady
        or a
        jr z,frame_end
        ld hl,buffer
        inc (hl)
        dec (hl)
        jr z,frame_put
        inc hl
frame_put:
        ld (hl),a
frame_end:
        ENDIF
        pop hl
        pop de
        pop bc
        pop af
        IF KEYS = 0
        jp #0038
        ELSE
        ei
        reti
        ENDIF
        ENDIF

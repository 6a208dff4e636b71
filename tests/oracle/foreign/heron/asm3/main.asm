; heron3: WAIT-KEY, the time of its removal is noted for each tile, the view is derived from it.
ORGADDR equ 25000
        if BUF
KIND    equ 5000h               ; hidden rows of the screen
WHEN    equ 5100h
VIEW    equ 5200h
        else
KIND    equ 6000h               ; the kind of each of 84 tiles
WHEN    equ 6080h               ; the time of its removal, 255 = never
VIEW    equ 6100h               ; rows of 16 bytes: number of the tile and 1, or 0
        endif
        org ORGADDR
        di
        ld sp,ORGADDR
        ld a,NORMAL
        ld (5C8Dh),a
        ld a,5*8
        ld (5C48h),a
        ei
        call 0D6Bh
        if BUF
        ld hl,5A00h
        ld b,128
hide:   ld (hl),HIDDEN
        inc l
        djnz hide
        endif
        call number
new:    ld (num),bc
        call deal
        xor a
        ld (now),a
        ld (top),a
        ld (red),a
        if HOME
        ld a,17
        ld (at),a
        endif
        call derive
        call judge
        call digits
idle:   xor a
        ld (sel),a
        ld h,a
        ld l,a
        ld (hint),hl
main:   call draw
main1:  call key
        cp 14
        jr nc,letter
        sub 8
        jr c,main1
        cp 4
        jr z,toggle
        cp 5
        jp z,enter
        ld e,a
        ld d,0
        ld hl,steps
        add hl,de
        ld e,(hl)
        ld hl,at
        ld a,(hl)
        add a,e
        ld d,a
        and 15
        ld c,14
        jr z,column
        ld c,-14
        cp 15
        jr z,column
        ld a,d
        ld c,96
        cp 16
        jr c,column
        ld c,-96
        cp 112
        jr nc,column
        ld (hl),d
        jr walked
column:
        if EDGE = 0
        ld a,d
        add a,c
        ld (hl),a
        endif
walked:
        if ARROWHINT = 0
        ld hl,0
        ld (hint),hl
        endif
        jr main
steps:  defb -1,1,16,-16
letter: and 0DFh
        cp 'H'
        jp z,help
        ld hl,now
        cp 'B'
        jr z,back
        cp 'F'
        jr z,forw
        cp 'R'
        jr z,first
        cp 'L'
        jr z,last
        cp 'S'
        jr z,ask
        cp 'N'
        jr nz,main1
        call number
        jp new
toggle: ld hl,grav
        ld a,1
        xor (hl)
        ld (hl),a
        call number
        jp new
back:   ld a,(hl)
        or a
        jr z,idle
        dec a
        jr travel
forw:   ld a,(top)
        cp (hl)
        jr z,idle
        ld a,(hl)
        inc a
        jr travel
first:  ld a,(hl)
        or a
        jr z,idle
        xor a
        jr travel
last:   ld a,(top)
        cp (hl)
        jr z,idle
travel: ld (hl),a
        ld a,2
        ld (red),a
        call derive
        call judge
        jp idle
; the number of a board, with an L that flashes
ask:    ld hl,50E0h
        ld c,6
ask1:   ld a,32
        call char
        dec c
        jr nz,ask1
        ld de,0                 ; D = digits
        ld hl,0
ask2:   push hl
        ld a,d
        add a,0E0h
        ld l,a
        ld h,50h
        ld a,'L'
        call char
        ld h,5Ah
        dec l
        ld (hl),NORMAL OR 80h
        inc l
        ld (hl),NORMAL
        ld h,50h
        ld a,32
        call char
        pop hl
ask3:   push hl
        push de
        call key
        pop de
        pop hl
        cp 13
        jr z,ask5
        cp 12
        jr z,ask4
        cp 48
        jr c,ask3
        cp 58
        jr nc,ask3
        ld c,a
        ld a,d
        cp 5
        jr z,ask3
        push hl
        add a,0E0h
        ld l,a
        ld h,5Ah
        ld (hl),NORMAL
        ld h,50h
        ld a,c
        call char
        pop hl
        inc d
        ld a,c
        sub 48
        push hl
        ld hl,typed-1
        ld c,d
        ld b,0
        add hl,bc
        ld (hl),a
        pop hl
        jr ask2
ask4:   ld a,d
        or a
        jr z,ask3
        dec d
        jr ask2
ask5:   ld a,d
        or a
        jr z,ask3
        ld hl,0
        ld ix,typed
ask6:   add hl,hl
        jr c,askbad
        ld b,h
        ld c,l
        add hl,hl
        jr c,askbad
        add hl,hl
        jr c,askbad
        add hl,bc
        jr c,askbad
        ld c,(ix+0)
        ld b,0
        add hl,bc
        jr c,askbad
        inc ix
        dec d
        jr nz,ask6
        ld b,h
        ld c,l
        ld a,b
        or c
        jr z,askbad
        ld hl,5AE0h
        ld d,6
ask7:   ld (hl),NORMAL
        inc l
        dec d
        jr nz,ask7
        jp new
askbad: jp ask
typed:  defs 5
; BC = a random number that is not 0
number:
        if NSRC = 0
        ld bc,(5C78h)
        endif
        if NSRC = 1
        ld a,r
        ld b,a
        ld a,(5C78h)
        ld c,a
        endif
        if NSRC = 2
        if RNG = 2
        ld bc,(fib)
        else
        ld bc,(seed)
        endif
        ld a,(5C78h)
        xor c
        ld c,a
        endif
        ld a,b
        or c
        ret nz
        inc c
        ret
; A = the next key
key:
        if KEYS = 0
        call 15DEh
        endif
        if KEYS = 1
key1:   halt
        ld hl,5C3Bh
        bit 5,(hl)
        jr z,key1
        res 5,(hl)
        ld a,(5C08h)
        endif
        if KEYS = 2
        xor a                   ; an empty LAST_K is no key
        ld (5C08h),a
key1:   halt
        ld a,(5C08h)
        or a
        jr z,key1
        endif
        ret

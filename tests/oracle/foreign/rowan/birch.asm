; Starts birch: a Shisen with pictures of 16 x 16 pixels; it reads the keyboard's port.
    include "config.asm"
ramtop equ 27999
    org 28672
start:
    di
    ld hl,16384
    ld de,16385
    ld bc,6144
    ld (hl),0
    ldir
    ld bc,767
    ld (hl),0x47
    ldir
    xor a
    ld (cx),a
    ld (cy),a
    inc a
    ld (grav),a
    call newgame
main:
    call draw
    call key
    ld hl,keys
mn1:
    ld a,(hl)
    or a
    jr z,main
    inc hl
    ld e,(hl)
    inc hl
    ld d,(hl)
    inc hl
    cp c
    jr nz,mn1
    ld hl,main
    push hl
    push de
    ret
keys:
    defb 1
    defw left
    defb 2
    defw down
    defb 3
    defw up
    defb 4
    defw right
    defb 5
    defw toggle
    defb 13
    defw enter
    defb 'n'
    defw newgame
    defb 's'
    defw askboard
    defb 'h'
    defw hint
    defb 'b'
    defw undo
    defb 'f'
    defw redo
    defb 'r'
    defw restart
    defb 'l'
    defw latest
    defb 0

; Waits until no key is held, then for one; C is its code.
key:
    if REPEAT               ; a key that stays held comes again
    ld de,900
ky0:
    push de
    call scan
    pop de
    jr z,ky1
    dec de
    ld a,d
    or e
    jr nz,ky0
    ret
    else
    call scan
    jr nz,key
    endif
ky1:
    ld hl,(count)
    inc hl
    ld (count),hl
    call scan
    jr z,ky1
    ld b,0
ky2:
    djnz ky2
    ld e,c
    call scan
    ld a,c
    cp e
    jr nz,ky1
    if CLICK
    ld a,(border)
    xor 16
    out (254),a
    ld b,40
ky3:
    djnz ky3
    xor 16
    out (254),a
    endif
    ret
; Reads the keyboard once: Z if no key but the shifts is held; C is the code.
scan:
    ld hl,codes
    ld b,0xfe
sc1:
    ld c,254
    in a,(c)
    cpl
    and 31
    ld d,5
sc2:
    rrca
    jr nc,sc3
    ld c,a
    ld a,(hl)
    or a
    jr nz,sc4
    ld a,c
sc3:
    inc hl
    dec d
    jr nz,sc2
    rlc b
    ld a,b
    cp 0xfe
    jr nz,sc1
    ld c,0
    xor a
    ret
sc4:
    ld c,a
    ld a,0xfe
    in a,(254)
    rra
    jr c,sc6
    ld a,c                  ; with CAPS SHIFT digits are arrows and DELETE
    ld hl,arrows
    ld b,5
sc5:
    cp (hl)
    inc hl
    ld c,(hl)
    inc hl
    jr z,sc6
    djnz sc5
    ld c,a
sc6:
    ld a,c
    or a
    ret
codes:
    defb 0,"zxcv","asdfg","qwert","12345","09876","poiuy",13,"lkjh",32,0,"mnb"
arrows:
    defb "5",1,"6",2,"7",3,"8",4,"0",5

; Moves the cursor.
left:
    ld hl,cx
    ld bc,13
    jr minus
up:
    ld hl,cy
    ld bc,5
minus:
    call leave
    ld a,(hl)
    if F_UPSTUCK
    cp 3
    jr z,mi1
    endif
    or a
    jr z,mi1
    dec (hl)
    jr place
mi1:
    if EDGE = 0
    ld (hl),c
    endif
    jr place
right:
    ld hl,cx
    ld bc,13
    jr plus
down:
    ld hl,cy
    ld bc,5-F_ROW5
plus:
    call leave
    ld a,(hl)
    cp c
    jr z,pl1
    inc (hl)
    jr place
pl1:
    if EDGE = 0
    ld (hl),b
    endif
; Computes the place of the cursor on the board.
place:
    ld a,(cx)
    add a,a
    ld b,a
    add a,a
    add a,a
    add a,b
    ld b,a
    ld a,(cy)
    add a,b
    add a,22
    ld (cur),a
    ret
; Hides a pair when the cursor moves.
leave:
    if HMOVE = 0
    jr nohint
    endif
    if HMOVE = 2
    xor a
    ld (hon),a
    endif
    ret
nohint:
    push hl
    ld hl,0
    ld (hi),hl
    ld (hon),hl
    pop hl
    ret

; Handles ENTER.
enter:
    ld a,(hon)
    or a
    jr z,et1
    if F_HINTSOUND
    ld (quiet),a
    endif
    ld hl,(hi)
    jr take
et1:
    ld a,(cur)
    ld l,a
    ld h,brd/256
    ld a,(hl)
    or a
    jr nz,et2
    if EMPTYSEL
    ld (sel),a
    jp nohint
    else
    ret
    endif
et2:
    call nohint
    ld a,(sel)
    or a
    jr z,et4
    cp l
    jr z,et5
    push hl
    call reach
    pop hl
    ld a,(sel)
    ld e,a
    ld d,mark/256
    ld a,(de)
    rlca
    jr nc,et3
    ld h,e
    jr take
et3:
    if MISS = 1
    ret
    endif
    if MISS = 2
et5:
    xor a
    ld (sel),a
    ret
    endif
et4:
    ld a,l
    ld (sel),a
    ret
    if MISS != 2
et5:
    xor a
    ld (sel),a
    ret
    endif

; Removes the tiles H and L.
take:
    ld d,brd/256
    ld e,h
    xor a
    ld (de),a
    ld e,l
    ld (de),a
    if F_SLOW
    ld de,(logend)          ; a list of the removals of all games
    ex de,hl
    ld (hl),e
    inc hl
    ld (hl),d
    inc hl
    ld (logend),hl
    endif
    ld a,(grav)
    or a
    call nz,fall
    ld a,(hpos)
    inc a
    ld (hpos),a
    if F_STALE
    ld hl,hlen
    cp (hl)
    jr c,tk0
    endif
    ld (hlen),a
tk0:
    call snapshot
    ld hl,brd
    ld bc,180
    ldir
    call nohint
    xor a
    ld (sel),a
    if F_SILENTOFF
    ld a,(grav)
    xor 1
    ld hl,quiet
    or (hl)
    else
    ld a,(quiet)
    or a
    endif
    call z,noise
    xor a
    ld (quiet),a
    call judge
    ld a,(stuck)
    or a
    jr z,tk1
    ld (event),a
tk1:
    jp paint

    include "birch_noise.asm"
    include "birch2.asm"

; kilo: a small Shisen. Letters of the ROM's font, all else in attributes.
; A mark ;@name: at the end of a line gives the line of a variant or of a fault.
        org 32768
bdh     equ 0x90                ; page of the board: 8 rows of 24 bytes, 255 is a wall
lin     equ 0x9100              ; tiles before they are placed
hist    equ 0x9200              ; history: two cells and a kind for each removal
fonth   equ 0x3c00
start:  ld iy,0x5c3a
        ld sp,0x9380
        im 1
        ei
        ld hl,0x5800
        ld de,0x5801
        ld bc,0x02ff
        ld (hl),0x38
        ldir
        ld hl,0x4000
        ld de,0x4001
        ld bc,0x17ff
        ld (hl),l
        ldir
        ld a,25
        ld (cur),a
        ld a,1
        ld (grav),a             ;@k-gravoff:
rndnew: ld hl,(23672)           ; a random number from the frame counter
        ld a,r
        rrca
        xor h
        ld h,a                  ;@k-small: ld h,0
        ld a,h
        or l
        jr nz,new
        inc l
new:    ld (num),hl
        ld (seed),hl            ;@k-lowseed: ld h,0x5a | ld (seed),hl
        ld hl,bdh*256           ; walls, then 8 x 16 free cells
fill:   ld (hl),255
        inc l
        jr nz,fill
        ld d,8
fillr:  ld b,16                 ;@k-rightwall: ld b,15
fillc:  ld (hl),0
        inc l
        djnz fillc
        ld bc,8                 ;@k-rightwall: ld bc,9
        add hl,bc
        dec d
        jr nz,fillr
        ld hl,lin               ; four of each kind, in order
        ld a,1
kinds:  ld b,4                  ;@k-fives: ld b,4 | cp 7 | jr nz,kinds2 | inc b | inc b | kinds2:
kind4:  ld (hl),a
        inc l
        djnz kind4
        inc a
        cp 22
        jr nz,kinds
        ld c,0
shuf:   call rnd                ; swap each tile with a random one
red:    sub 84
        jr nc,red
        add a,84
        ld l,a
        ld h,lin/256
        ld a,(hl)
        ld e,c
        ld d,h
        ex af,af'
        ld a,(de)
        ld (hl),a
        ex af,af'
        ld (de),a
        inc c
        ld a,c
        cp 84                   ;@k-shuffle: cp 42
        jr nz,shuf
        ld hl,lin
        ld de,bdh*256+25
        ld a,6
put:    ld bc,14
        ldir
        ex de,hl
        ld c,10
        add hl,bc
        ex de,hl
        dec a
        jr nz,put
        xor a
        ld (pos),a
        ld (len),a              ;@k-oldlen:
        ld (cheat),a            ;@k-cheatstays:
nosel:  xor a
        ld (sel),a
board:  call unhint
        call first              ; look whether any pair is left
        ld a,0
        rla                     ; 1 = there is a pair
        ld (moves),a            ;@k-neverstuck: ld a,1 | ld (moves),a
        call unhint
main:   call draw
        call colour
        ld hl,num               ; the number in five digits
        ld e,(hl)
        inc hl
        ld d,(hl)
        call prnum
        call key
        cp 'h'
        jp z,help
        cp 13
        jr nz,main2
        ld hl,(ha)
        ld a,l
        or a
        jp nz,remove
        ld a,13
main2:  push af
        call unhint
        pop af
        ld hl,main              ; each command returns to main
        push hl
        cp 13
        jp z,enter
        cp 'n'
        jr z,rnds
        cp 12
        jr z,toggle
        cp 's'
        jp z,ask
        cp 'b'
        jp z,bback              ;@noany: jp z,back0
        cp 'f'
        jp z,bforw              ;@noany: jp z,forw0
        cp 'r'
        jp z,restart            ;@noany: jp z,rest0
        cp 'l'
        jp z,lastm              ;@noany: jp z,last0
        sub 8
        cp 4
        ret nc
; Arrows: 0 left, 1 right, 2 down, 3 up.
        ld c,a
        ld hl,cur
        ld a,(hl)
        ld b,0
col:    sub 24                  ; A column, B row
        inc b
        jr nc,col
        add a,24
        dec b
        dec c
        jp m,left
        jr z,right
        dec c
        jr z,down
        djnz arr                ; row 0 is not on the board
        ld b,6                  ;@stop: inc b ;@k-upwrap: ld b,5
        jr arr
down:   inc b
        ld c,a
        ld a,b
        cp 7
        ld a,c
        jr nz,arr
        ld b,1                  ;@stop: dec b
        jr arr
left:   dec a
        jr nz,arr
        ld a,14                 ;@stop: inc a
        jr arr
right:  inc a
        cp 15
        jr nz,arr
        ld a,1                  ;@stop: dec a
arr:    add a,24
        djnz arr
        ld (hl),a
        ret
rnds:   pop hl
        jp rndnew
toggle: ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
        jr rnds                 ;@k-bssame: pop hl | ld hl,(num) | jp new
enter:  call curkin
        or a
        ret z
        ld a,(sel)
        ld e,a
        or a
        ld a,(cur)
        jr z,take
        cp e
        jr nz,pair
        xor a                   ;@k-nodesel: or a
take:   ld (sel),a
        ret
pair:   ld d,a
        ld l,a
        ld h,bdh
        ld a,(hl)
        ld l,e
        cp (hl)
        ld a,d
        jr nz,take              ;@keep: ret nz
        ld (ha),de
        push de
        call link
        pop de
        jr c,pairok
        call nohint
        ld a,(cur)
        jr take                 ;@keep: ret
pairok: pop hl                  ;@k-leak: nop
remove: ld hl,(ha)              ; upper cell in L
        ld a,l
        cp h
        jr c,remov2             ;@k-unsorted: jr remov2
        ld l,h
        ld h,a
remov2: ex de,hl
        call hentry
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld b,bdh
        ld c,e
        ld a,(bc)
        ld (hl),a
        ld hl,pos
        inc (hl)
        ld a,(hl)
        inc hl
        ld (hl),a               ;@k-keepforw: cp (hl) | jr c,remov3 | ld (hl),a | remov3:
        push de
        call takes
        ld hl,400
        ld de,40
        call 0x3b5              ; sound
        pop de
        ld iy,0x5c3a
        jp nosel                ;@k-selstays: jp board
; Remove the cells E and D; with gravity the tiles above fall.
takes:  ld l,e
        call take1
        ld l,d
take1:  ld h,bdh
        ld (hl),0
        ld a,(grav)
        or a
        ret z
drop:   ld a,l
        sub 24                  ;@k-gravtop: sub 24 | cp 48 | ret c
        cp 24
        ret c                   ; the row above is not on the board
        ld c,(hl)
        ld b,l
        ld l,a
        ld a,(hl)
        ld (hl),c
        ld l,b
        ld (hl),a
        ld l,b
        ld a,b
        sub 24
        ld l,a
        jr drop
; Put the kind C back at L; with gravity the tiles from there go up.
putin:  ld h,bdh
        ld a,(grav)             ;@k-undograv: ld a,1
        or a
        jr z,putat
        ld a,l
puttop: cp 48                   ; find the top row of this column ;@k-undotop: cp 72
        jr c,putup
        sub 24
        jr puttop
putup:  cp l                    ; move each tile up by one
        jr z,putat
        ld e,l
        ld b,a
        add a,24
        ld l,a
        ld d,(hl)
        ld l,b
        ld (hl),d
        ld l,e
        jr putup
putat:  ld (hl),c
        ret
; HL = entry of the history at pos
hentry: ld a,(pos)
        ld l,a
        add a,a
        add a,l
        ld l,a
        ld h,hist/256
        ret
back:   ld a,(pos)              ; carry = done
        or a
        ret z
        dec a
        ld (pos),a
        call hentry
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        push de
        ld l,d
        call putin
        pop de
        ld l,e                  ;@k-backone: ld l,d
        call putin
        scf
        ret
forw:   ld hl,(pos)
        ld a,l
        cp h                    ;@k-forw1: inc a | cp h
        ret nc
        call hentry
        ld e,(hl)
        inc hl
        ld d,(hl)
        call takes
        ld hl,pos
        inc (hl)
        scf
        ret
bback:  call back
        jr cheats
bforw:  call forw
        jr cheats               ;@k-forwfair: jr undone
restart: call back
        jr c,restart            ;@k-restart1: call back
        jr cheats
lastm:  call forw
        jr c,lastm
cheats: ld a,1
        ld (cheat),a
undone: pop hl
        jp nosel
back0:  call back
        jr cheat0
forw0:  call forw
cheat0: jr c,cheats
        ret
rest0:  call back
        jr nc,cheat0
        call restl
        jr cheats
restl:  call back
        jr c,restl
        ret
last0:  call forw
        jr nc,cheat0
last1:  call forw
        jr c,last1
        jr cheats

; PLOD: Shisen by a beginner. Tables, many CALLs, a byte for each thing.
        org 40000
BEGIN:  ei
        im 1
        ld a,1
        ld (GRAVON),a
        ld (CURX),a
        ld (CURY),a
        call CLRSCR
        ld hl,TITLE
        ld bc,0x000c            ; row 0, column 12
        call PRTEXT
RANDNO: ld hl,(23672)           ; number from the frame counter
        ld (SEED),hl
        call RANDOM
        call RANDOM
        ld hl,(SEED)
        ld a,r
        xor l
        ld l,a                  ;@p-nrange: ld l,a | ld a,h | and 3 | ld h,a
        ld a,h
        or l
        jr nz,NEWBRD
        inc hl
NEWBRD: ld (NUMBER),hl
        ld (SEED),hl            ;@p-top: res 7,h | ld (SEED),hl
        call CLRBRD
        ld c,1                  ; kind
DEAL1:  ld b,4                  ;@p-three: ld b,4 | ld a,c | cp 21 | jr nz,DEAL2 | ld b,3
DEAL2:  push bc
        call PLACE
        pop bc
        djnz DEAL2
        inc c
        ld a,c
        cp 22
        jr nz,DEAL1
        xor a
        ld (HISTN),a
        ld (HISTP),a
        ld (SELON),a
        ld (HINTON),a
        ld (CHEATD),a
        ld a,1
        nop                     ;@home: ld (CURX),a | ld (CURY),a
        ld a,84
        ld (LEFT),a             ;@p-left:
        call STUCK
LOOP:   call SHOW
        call GETKEY
        ld hl,MOVES             ; find the key in the table
        ld b,13
FINDK:  cp (hl)
        inc hl
        jr z,FOUNDK
        inc hl
        inc hl
        djnz FINDK
        jr LOOP                 ; other keys do nothing
FOUNDK: ld e,(hl)
        inc hl
        ld d,(hl)
        ld (KEYNOW),a
        cp 'H'
        jr z,JUMPK
        cp 13
        jr z,JUMPK
        cp 12                   ; arrows leave the pair on the screen
        jr c,JUMPK              ;@arrdrop: nop
        xor a
        ld (HINTON),a           ;@p-keephint:
JUMPK:  ld hl,LOOP
        push hl
        push de
        ret
MOVES:  defb 8
        defw GOLEFT
        defb 9
        defw GORGHT
        defb 10
        defw GODOWN
        defb 11
        defw GOUP
        defb 13
        defw ENTERK
        defb 12
        defw TOGGLE
        defb 'N'
        defw NEWKEY
        defb 'S'
        defw ASKNUM
        defb 'H'
        defw HINTK
        defb 'B'
        defw BACKK
        defb 'F'
        defw FORWK
        defb 'R'
        defw RESTK
        defb 'L'
        defw LASTK
; CURSOR: it goes on in the next or the previous row.
GOLEFT: ld a,(CURX)
        dec a
        jr nz,SETX
        call GOUP
        ld a,14
SETX:   ld (CURX),a
        ret
GORGHT: ld a,(CURX)
        inc a
        cp 15
        jr nz,SETX
        call GODOWN
        ld a,1
        jr SETX
GOUP:   ld a,(CURY)
        dec a
        jr nz,SETY
        ld a,6
SETY:   ld (CURY),a
        ret
GODOWN: ld a,(CURY)
        inc a
        cp 7                    ;@p-row7: cp 8
        jr nz,SETY
        ld a,1
        jr SETY
; ENTER: remove the pair shown, or select
ENTERK: ld a,(HINTON)
        or a
        jr nz,REMOVE
        ld a,(CURX)
        ld c,a
        ld a,(CURY)
        ld b,a
        call GETADR
        ld a,(hl)
        or a
        ret z
        ld e,a
        ld a,(SELON)
        or a
        jr z,SELECT
        ld a,(SELX)
        cp c
        jr nz,OTHER
        ld a,(SELY)
        cp b
        jr nz,OTHER
UNSEL:  xor a
        ld (SELON),a
        ret
SELECT: ld a,c
        ld (SELX),a
        ld a,b
        ld (SELY),a
        ld a,1
        ld (SELON),a
        ret
OTHER:  push bc
        ld a,(SELX)
        ld (X1),a
        ld a,(SELY)
        ld (Y1),a
        ld a,c
        ld (X2),a
        ld a,b
        ld (Y2),a
        ld a,e
        ld (KIND),a
        call SAMEK
        call z,PATH
        pop bc
        ld a,(OKAY)
        or a
        jr z,UNSEL              ;@move: jr z,SELECT
REMOVE: ld a,(Y1)               ; the upper tile first
        ld b,a
        ld a,(Y2)
        cp b
        jr nc,REMOV2
        ld (Y1),a
        ld a,b
        ld (Y2),a
        ld a,(X1)
        ld b,a
        ld a,(X2)
        ld (X1),a
        ld a,b
        ld (X2),a
REMOV2: call ADR1
        ld a,(hl)
        ld (KIND),a
        ld a,(HISTP)            ;@p-hist32: ld a,(HISTP) | cp 32 | jr nc,REMOV3
        call HISADR
        ld de,X1
        ex de,hl
        ld bc,5
        ldir
        ld a,(HISTP)
        inc a
        ld (HISTP),a
        ld (HISTN),a
REMOV3: call TAKE2
        call SOUND              ;@p-mute: ld a,(HINTON) | or a | call z,SOUND
        xor a
        ld (SELON),a
        ld (HINTON),a
        jp STUCK
SAMEK:  xor a
        ld (OKAY),a
        call ADR1
        ld e,(hl)
        call ADR2
        ld a,(hl)
        cp e
        ret
; Take the tiles X1,Y1 and X2,Y2 from the board.
TAKE2:  call ADR1
        ld (hl),0
        call ADR2
        ld (hl),0
        ld hl,LEFT
        dec (hl)
        dec (hl)
        ld a,(GRAVON)
        or a
        ret z
GRAV:   ld c,1                  ; let all tiles fall
GRAV1:  xor a
        ld (CHANGE),a
        ld b,6
GRAV2:  call GETADR
        ld a,(hl)
        or a
        jr nz,GRAV3
        ld de,-16
        push hl
        add hl,de
        ld a,(hl)
        ld (hl),0
        pop hl
        or a
        jr z,GRAV3
        ld (hl),a
        ld (CHANGE),a           ;@p-onepass:
GRAV3:  djnz GRAV2
        ld a,(CHANGE)
        or a
        jr nz,GRAV1
        inc c
        ld a,c
        cp 15                   ;@p-grav13: cp 14
        jr nz,GRAV1
        ret
; Put the tiles back.
PUT2:   ld a,(X2)
        ld c,a
        ld a,(Y2)
        call PUT1               ;@p-order: push af | push bc | call PUTUP | pop bc | pop af | jr PUT1
PUTUP:  ld a,(X1)
        ld c,a
        ld a,(Y1)
PUT1:   ld (LIMIT),a
        ld hl,LEFT
        inc (hl)
        ld a,(GRAVON)
        or a
        jr z,PUT3
        ld b,0                  ; lift the tiles above
PUT4:   inc b
        ld a,(LIMIT)
        cp b
        jr z,PUT3
        call GETADR
        push hl
        ld de,16
        add hl,de
        ld a,(hl)
        pop hl
        ld (hl),a
        jr PUT4
PUT3:   ld a,(LIMIT)
        ld b,a
        call GETADR
        ld a,(KIND)
        ld (hl),a
        ret
; BACK, FORWARD, RESTART, LAST
BACK:   ld a,(HISTP)
        or a
        ret z
        dec a
        ld (HISTP),a
        call GETHIS
        call PUT2
        jr DIDIT
FORW:   ld a,(HISTP)
        ld b,a
        ld a,(HISTN)
        cp b
        ret z
        ld a,b
        inc a
        ld (HISTP),a
        dec a
        call GETHIS
        call TAKE2             
DIDIT:  ld a,1
        ld (CHEATD),a
        xor a
        ld (SELON),a
        inc a
        ret
BACKK:  call BACK
        jp STUCK
FORWK:  call FORW
        jp STUCK
RESTK:  call BACK
        jr nz,RESTK
        jp STUCK
LASTK:  call FORW
        jr nz,LASTK
        jp STUCK
GETHIS: call HISADR
        ld de,X1
        ld bc,5
        ldir
        ret
HISADR: ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,HISTRY
        add hl,de
        ret
; New boards
NEWKEY: pop hl
        jp RANDNO
TOGGLE: ld a,(GRAVON)
        xor 1
        ld (GRAVON),a
        jr NEWKEY               ;@p-togonly: ret

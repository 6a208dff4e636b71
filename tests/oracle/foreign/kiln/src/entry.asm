; ---- S: ask for a number
kset:
eagain:	xor a
	ld (ecnt),a
eshow:
IF NUMCH=2
	ld a,1
	call 1601h
ENDIF
	ld hl,NUMYX
	call at
	ld e,NUMA
	call attr
IF NUMLAB=1
	ld a,'#'
	rst 10h
ENDIF
IF NUMLAB=2
	ld hl,tbrd
	call print
ENDIF
	ld hl,ebuf
	ld a,(ecnt)
	ld b,a
	or a
	jr z,es2
es1:	ld a,(hl)
	inc hl
IF ECHO
	rst 10h
ENDIF
	djnz es1
es2:
IF PROMPT=1
	ld a,18			; flashing L
	rst 10h
	ld a,1
	rst 10h
	ld a,'L'
	rst 10h
	ld a,18
	rst 10h
	xor a
	rst 10h
ENDIF
IF PROMPT=2
	ld a,'?'
	rst 10h
ENDIF
	ld b,9-2*NUMLAB
es3:	ld a,' '
	rst 10h
	djnz es3
	ld a,2
	call 1601h
ekey:
IF KEYM>0
	call release
ENDIF
	call getkey
	cp 13
	jr z,eent
	cp 12
	jr z,edel
	cp '0'
	jr c,eother
IF FAULT=103
	cp '9'			; 9 is no digit
ELSE
	cp ':'
ENDIF
	jr nc,eother
	ld c,a
	ld hl,ecnt
	ld a,(hl)
	cp EMAX
	jr nc,ekey
IF FAULT=104
	or a			; a second digit equal to the first is lost
	jr z,f104
	ld a,(ebuf)
	cp c
	jr z,ekey
	ld a,(hl)
f104:
ENDIF
	inc (hl)
	ld hl,ebuf
	ld e,a
	ld d,0
	add hl,de
	ld (hl),c
IF BIGE=1
	call eval
	jr nc,eok
	ld hl,ecnt		; this digit is too much
	dec (hl)
	jr ekey
eok:
ENDIF
IF AUTO5
	ld a,(ecnt)
	cp 5
	jr z,eent
ENDIF
	jr eshow
edel:
IF EDEL=1
	ld hl,ecnt
	ld a,(hl)
	or a
	jr z,ekey
	dec (hl)
	jp eshow
ENDIF
IF EDEL=2
	jp eagain
ENDIF
IF EDEL=3
	jr ecan
ENDIF
eother:
IF EOTH=1
	jr ecan
ENDIF
	jr ekey
eent:	ld a,(ecnt)
	or a
	jr z,enone
	call eval
	jr c,ebig
	ld a,h
	or l
	jr z,enone
IF FAULT=105
	ld a,h			; 256 to 511 deal 0 to 255
	dec a
	jr nz,f105
	ld h,a
f105:
ENDIF
IF FAULT=106
	ld a,1			; gravity on
	ld (grav),a
ENDIF
IF FAULT=107
	ld a,(cheat)		; stays a cheater
	push af
	call newg
	pop af
	ld (cheat),a
	jp bord
ENDIF
IF FAULT=108
	call newg		; the number on the screen is that typed plus 1
	ld hl,(num)
	inc hl
	push hl
	ld (num),hl
	call shnum
	pop hl
	dec hl
	ld (num),hl
	ret
ENDIF
	jp newg
ebig:
IF BIGE=2
	jr ecan
ENDIF
IF BIGE=3
	ld hl,65535
	jp newg
ENDIF
	jp eagain
enone:
IF EMPTYE=1
	jp eagain
ENDIF
IF EMPTYE=2
	jp knew
ENDIF
ecan:	jp shnum
; value of ebuf in HL, C if above 65535
eval:	ld a,(ecnt)
	ld b,a
	ld hl,0
	ld de,ebuf
ev1:	push de
	ld d,h
	ld e,l
	add hl,hl
	jr c,evo
	add hl,hl
	jr c,evo
	add hl,de
	jr c,evo
	add hl,hl
	jr c,evo
	pop de
	ld a,(de)
	inc de
	sub '0'
	add a,l
	ld l,a
	jr nc,ev2
	inc h
	jr z,evc
ev2:	djnz ev1
	or a
	ret
evo:	pop de
evc:	scf
	ret

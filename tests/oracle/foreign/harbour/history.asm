; --- history: back, forward, restart, last move
cheated:
 ld a,1
 ld (cheat),a
prephist:                  ; what these keys do to selection and hint
 if FAULT ne 30
 call nohint
 endif
 if HISTSEL = 0
 xor a
 ld (sel),a
 endif
 xor a
 ld (fallview),a
 ret

; nothing to undo or redo
hnothing:
 if CHEATNIL = 1
 call cheated
 jp after
 else
 if NILCLEAR = 1
 call prephist
 jp after
 endif
 call errsound
 ret
 endif

back:
 ld a,(nhist)
 or a
 jr z,hnothing
 if FAULT = 25             ; fault: sixteen moves back at most
 ld b,a
 ld a,(ntot)
 sub b
 cp 16
 jr nc,hnothing
 endif
 call cheated
 call undo1
 jr histdone
restart:
 ld a,(nhist)
 or a
 jr z,hnothing
 call cheated
rs1:
 call undo1
 ld a,(nhist)
 if FAULT = 21             ; fault: one removal is left
 cp 2
 jr nc,rs1
 else
 or a
 jr nz,rs1
 endif
 jr histdone
forward:
 call isredo
 jr z,hnothing
 call cheated
 call redo1
 jr histdone
lastmove:
 call isredo
 jr z,hnothing
 call cheated
lm1:
 call redo1
 call isredo
 if FAULT = 22             ; fault: one short
 jr z,histdone
 dec a
 endif
 jr nz,lm1
histdone:
 if HISTSEL = 1            ; keep the selection if its cell is not empty
 ld a,(sel)
 or a
 jr z,hd1
 ld h,BPAGE
 ld l,a
 ld a,(hl)
 or a
 jr nz,hd1
 ld (sel),a
hd1:
 endif
 jp after

isredo:                    ; Z if there is nothing to redo, A = how many
 ld hl,nhist
 ld a,(ntot)
 sub (hl)
 ret

undo1:
 ld a,(nhist)
 dec a
 ld (nhist),a
 ld l,a
 ld h,0C2h
 ld b,(hl)
 set 6,l
 ld c,(hl)
 set 7,l
 res 6,l
 ld e,(hl)
 if FAULT = 19             ; fault: the upper one first
 ld a,b
 ld b,c
 ld c,a
 endif
 ld a,c
 call putback
 if FAULT = 23             ; fault: the other one comes back as the next kind
 ld a,e
 cp 21
 jr nc,un1
 inc e
un1:
 endif
 ld a,b
putback:                   ; tile E back to cell A
 if FAULT ne 18            ; fault: lifts without gravity as well
 ld d,a
 ld a,(grav)
 or a
 ld a,d
 ld h,BPAGE
 ld l,a
 jr z,pb2
 endif
 ld h,BPAGE
 ld l,a
 ld d,a
 and 15
 or 16
pb1:
 cp d
 jr z,pb2
 add a,16
 ld l,a
 push af
 ld a,(hl)
 ld (pbt),a
 ld a,l
 sub 16
 ld l,a
 ld a,(pbt)
 ld (hl),a
 pop af
 jr pb1
pb2:
 ld l,d
 ld (hl),e
 ret
pbt: db 0

redo1:
 ld a,(nhist)
 ld l,a
 inc a
 ld (nhist),a
 ld h,0C2h
 ld b,(hl)
 set 6,l
 ld c,(hl)
 if FAULT = 24             ; fault: nothing falls
 ld h,BPAGE
 ld l,b
 ld (hl),0
 ld l,c
 ld (hl),0
 ret
 else
 jp take
 endif

; --- may two tiles go together?
; Empty cells are 0. B and C are two cells; carry set if at most three lines join them.
 if FAULT = 3
isfree:                    ; fault: tiles of the kind are no obstacle
 or a
 ret z
 push hl
 ld hl,jk
 cp (hl)
 pop hl
 ret
 endif

; run of free cells left and right of cell A: D .. E
hrun:
 ld d,a
 ld e,a
 ld h,BPAGE
hr1:
 ld a,d
 and 15
 jr z,hr2
 ld l,d
 dec l
 ld a,(hl)
 if FAULT = 3
 call isfree
 else
 or a
 endif
 jr nz,hr2
 dec d
 jr hr1
hr2:
 ld a,e
 and 15
 cp 15
 ret z
 ld l,e
 inc l
 ld a,(hl)
 if FAULT = 3
 call isfree
 else
 or a
 endif
 ret nz
 inc e
 jr hr2

; the same up and down
vrun:
 ld d,a
 ld e,a
 ld h,BPAGE
vr1:
 ld a,d
 sub 16
 jr c,vr2
 ld l,a
 ld a,(hl)
 if FAULT = 3
 call isfree
 else
 or a
 endif
 jr nz,vr2
 ld d,l
 jr vr1
vr2:
 ld a,e
 add a,16
 cp 128
 ret nc
 ld l,a
 ld a,(hl)
 if FAULT = 3
 call isfree
 else
 or a
 endif
 ret nz
 ld e,l
 jr vr2

; carry set if all cells between L and E, step D, are free
between:
 ld a,l
 cp e
 jr c,bt1
 ld l,e
 ld e,a
bt1:
 ld h,BPAGE
bt2:
 ld a,l
 add a,d
 cp e
 jr nc,bt3
 ld l,a
 if FAULT = 7
 ld a,l
 and 0Fh
 cp 8
 jr c,bt2                  ; fault: the left half is not looked at
 endif
 ld a,(hl)
 if FAULT = 3
 call isfree
 else
 or a
 endif
 jr z,bt2
 or a
 ret
bt3:
 scf
 ret

; lo, hi = common part of (lo, hi) and D, E
common:
 ld hl,jlo
 ld a,d
 cp (hl)
 jr c,cm1
 ld (hl),a
cm1:
 inc hl
 ld a,e
 cp (hl)
 ret nc
 ld (hl),a
 ret

joined:
 ld h,BPAGE
 ld l,b
 ld a,(hl)
 ld (jk),a
 ld a,b
 ld (jp1),a
 ld a,c
 ld (jp2),a
 if FAULT = 9              ; fault: neighbours are refused
 sub b
 cp 1
 jp z,jno
 endif
 ; rows first: line across, line up or down, line across
 ld a,b
 call hrun
 ld a,d
 and 15
 ld (jlo),a
 ld a,e
 and 15
 ld (jhi),a
 ld a,(jp2)
 call hrun
 ld a,d
 and 15
 ld d,a
 ld a,e
 and 15
 ld e,a
 call common
 ld a,(jlo)
 ld c,a
jh1:
 ld a,(jhi)
 cp c
 jr c,jv0
 if FAULT = 5              ; fault: no way round on the left
 ld a,c
 or a
 jr z,jh9
 endif
 if FAULT = 2              ; fault: two lines at most
 ld a,(jp1)
 and 15
 cp c
 jr z,jh8
 ld a,(jp2)
 and 15
 cp c
 jr nz,jh9
jh8:
 endif
 ld a,(jp1)
 and 0F0h
 or c
 ld l,a
 ld a,(jp2)
 and 0F0h
 or c
 ld e,a
 ld d,16
 call between
 ret c
jh9:
 inc c
 jr jh1
 ; columns first
jv0:
 if FAULT = 6              ; fault: forgotten
 jp jno
 endif
 ld a,(jp1)
 call vrun
 ld a,d
 and 0F0h
 ld (jlo),a
 ld a,e
 and 0F0h
 ld (jhi),a
 ld a,(jp2)
 call vrun
 ld a,d
 and 0F0h
 ld d,a
 ld a,e
 and 0F0h
 ld e,a
 call common
 ld a,(jlo)
 ld c,a
jv1:
 ld a,(jhi)
 cp c
 jp c,jno
 if FAULT = 4              ; fault: no way over the top
 ld a,c
 or a
 jr z,jv9
 endif
 if FAULT = 10             ; fault: no way under the bottom
 ld a,c
 cp 112
 jr z,jv9
 endif
 if FAULT = 2
 ld a,(jp1)
 and 0F0h
 cp c
 jr z,jv8
 ld a,(jp2)
 and 0F0h
 cp c
 jr nz,jv9
jv8:
 endif
 ld a,(jp1)
 and 15
 or c
 ld l,a
 ld a,(jp2)
 and 15
 or c
 ld e,a
 ld d,1
 call between
 ret c
jv9:
 ld a,c
 add a,16
 ld c,a
 jr jv1
jno:
 or a
 ret

; the check for ENTER; the same but for fault 1
joinent:
 if FAULT = 1              ; fault: a fourth line
 push bc
 call joined
 pop bc
 ret c
 ld a,b
 push bc
 call hrun
 pop bc
je1:
 push bc
 push de
 ld a,d
 cp b
 jr z,je2
 ld b,d
 call joined
je2:
 pop de
 pop bc
 ret c
 ld a,d
 cp e
 jr z,je3
 inc d
 jr je1
je3:
 or a
 ret
 else
 jp joined
 endif

; Two ways to read a key: the system variable of the ROM, and the ports.

; Waits for a key and returns its code in A.
        IF KEYS = 0
getkey: ld hl,23611
gk1:    set 3,(hl)
        bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(23560)
        ret
        ELSE
getkey: halt
        call scan
        or a
        jr nz,gk2
        ld (lastk),a
        jr getkey
gk2:    ld c,a
        ld a,(lastk)
        cp c
        jr nz,gk3
        ld a,c
        cp 8
        jr c,getkey
        cp 12
        jr nc,getkey
        ld hl,repc
        dec (hl)
        jr nz,getkey
        ld (hl),REPR
        ld a,c
        ret
gk3:    push bc
        halt
        call scan
        pop bc
        cp c
        jr nz,getkey
        ld (lastk),a
        ld hl,repc
        ld (hl),REPD
        ret

; Returns the code of the key that is held in A, or 0.
scan:   ld hl,ktab
        ld bc,0FEFEh
sc1:    in a,(c)
        cpl
        and 1Fh
        ld d,a
        ld e,5
sc2:    srl d
        jr nc,sc3
        ld a,(hl)
        or a
        jr nz,scfnd
sc3:    inc hl
        dec e
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
scfnd:  ld d,a
        ld bc,0FEFEh
        in a,(c)
        rra
        ld a,d
        ret c
        ld hl,capt
sf1:    ld a,(hl)
        inc hl
        or a
        ld e,(hl)
        inc hl
        jr z,sf2
        cp d
        jr nz,sf1
        ld a,e
        ret
sf2:    ld a,d
        ret

; Digits with CAPS SHIFT and their codes.
capt:   defb '5',8,'6',10,'7',11,'8',9,'0',12,0,0

; The keys of the eight half rows.
ktab:   defb 0,'z','x','c','v','a','s','d','f','g','q','w','e','r','t','1','2','3','4','5'
        defb '0','9','8','7','6','p','o','i','u','y',13,'l','k','j','h',32,0,'m','n','b'
lastk:  defb 0
repc:   defb 0
        ENDIF

; Starts the game, reads keys and runs commands.
        org ORGA
start:  call setup
        call firstnum
        call newgame
loop:   call getkey
        call command
        IF FAULT = F_m_board
        ld hl,(keyno)
        inc hl
        ld (keyno),hl
        ld a,l
        cp 200
        jr nz,loop
        ld a,(GRID+40)
        ld (GRID+38),a
        call drawall
        ENDIF
        IF FAULT = F_m_keys
        ld hl,(keyno)
        inc hl
        ld (keyno),hl
        ld a,h
        cp 3
        jr nz,loop
        di
        halt
        ENDIF
        jr loop

; Fills the tables and sets the interrupt mode.
setup:
        IF KEYM = 1
        ld iy,$5c3a
        set 3,(iy+1)
        res 5,(iy+1)
        ENDIF
        IF KEYM = 3
        di
        ENDIF
        IF KEYM = 2
        call im2set
        ENDIF
        call tables
        call pictures
        call clear
        jp frame

; Chooses the number of the first board.
firstnum:
        IF FIRST = 0
        jp rndnum
        ELSE
        ld hl,FIRST
        ret
        ENDIF

; Makes a board number from the counter, the frames and the R register.
rndnum: ld hl,(ctr)
        ld a,r
        ld e,a
        IF KEYM = 3
        ld a,l
        ELSE
        call now
        ENDIF
        ld d,a
        add hl,de
        add hl,hl
        jr nc,rn1
        ld de,4129
        add hl,de
rn1:    ld a,r
        xor h
        ld h,a
        or l
        ret nz
        inc l
        ret

; Begins a game with board HL.
newgame:
        IF FAULT = F_m_stack
        pop de
        ld b,90
ngx:    push bc
        djnz ngx
        push de
        ENDIF
        IF FAULT = F_m_deals
        ld a,(dealno)
        inc a
        ld (dealno),a
        cp 30
        jr nz,$+4
        di
        halt
        ENDIF
        ld (num),hl
        xor a
        IF FAULT != F_s_newred
        ld (cheat),a
        ENDIF
        IF FAULT != F_h_new
        ld (hpos),a
        ld (hlen),a
        ENDIF
        ld (sel),a
        ld (sdone),a
        call hintoff
        call hreset
        call msgoff
        call deal
        IF HOMEM = 0
        ld a,38
        ld (cur),a
        ENDIF
        IF HOMEM = 1
        ld a,38+18*2+6
        ld (cur),a
        ENDIF
        IF CLOCK
        call clkzero
        ENDIF
        IF FAULT = F_s_stay
        ld a,(bord)
        cp 5
        call z,status
        ELSE
        call status
        ENDIF
        IF FAULT = F_n_old
        ld a,(viaN)
        or a
        call z,shownum
        ELSE
        call shownum
        ENDIF
        call showgrav
        call drawall
        jp endmsg

; Runs the command of key A.
command:
        ld (key),a
        IF MSGT = 0
        call msgoff
        ENDIF
        IF FAULT = F_k_dead
        ld a,(bord)
        cp 2
        jr nz,kdead
        ld a,(key)
        cp 'H'
        ret z
kdead:
        ENDIF
        IF FAULT = F_c_wrap
        ld a,(key)
        cp 10
        jr nz,cwr
        ld a,(cur)
        cp 126+9
        jr nz,cwr
        ld a,36+10
        ld (cur),a
        jp drawall
cwr:
        ENDIF
        IF WINKEY = 1
        ld a,(won)
        or a
        jr nz,cm_new
        ENDIF
        ld a,(key)
        cp 8
        jr c,cm1
        cp 12
        jp c,arrow
cm1:    cp 13
        jp z,enter
        cp 12
        jp z,toggle
        cp 'N'
        jr z,cm_new
        cp 'S'
        jp z,entry
        cp 'H'
        jp z,hint
        cp 'B'
        jp z,back
        IF FAULT = F_k_f
        ld b,a
        ld a,(grav)
        or a
        ld a,b
        ret z
        ENDIF
        cp 'F'
        jp z,forward
        cp 'R'
        IF FAULT = F_k_r
        jr z,cm_new
        ENDIF
        jp z,restart
        cp 'L'
        jp z,last
        ret

; Deals a random board.
cm_new:
        IF FAULT = F_k_n
        ld a,(stuck)
        or a
        ret nz
        ENDIF
        IF FAULT = F_d_nsame
        ld hl,(num)
        ELSE
        call rndnum
        ENDIF
        ld a,1
        ld (viaN),a
        call newgame
        xor a
        ld (viaN),a
        ret

; Changes the variant and deals a random board.
toggle: ld a,(grav)
        IF FAULT != F_g_toggle
        xor 1
        ENDIF
        ld (grav),a
        IF FAULT = F_g_nodeal
        jp showgrav
        ENDIF
        call rndnum
        jp newgame

; Selects, deselects or removes at the cursor; removes a shown pair.
enter:  ld a,(hinton)
        or a
        jr z,en1
        IF FAULT = F_t_enter
        call hintoff
        jp drawall
        ENDIF
        ld a,1
        ld (viaH),a
        ld a,(ha)
        ld b,a
        ld a,(hb)
        ld c,a
        call remove
        xor a
        ld (viaH),a
        ret
en1:    ld hl,GRID
        ld a,(cur)
        ld l,a
        ld c,a
        ld a,(hl)
        or a
        jr nz,en2
        IF EMPTYE = 1
        ld (sel),a
        call hreset
        ENDIF
        jp drawall
en2:    ld e,a
        call hreset
        ld a,(sel)
        or a
        jr z,en_sel
        cp c
        jr nz,en3
        IF FAULT = F_p_self
        ld b,a
        jp remove
        ENDIF
        IF FAULT = F_c_desel
        jp drawall
        ENDIF
        xor a
        jr en_set
en_sel: ld a,c
        IF FAULT = F_u_select
        ld (sel),a
        call snd
        jp drawall
        ENDIF
        IF CLICK
        call click
        ENDIF
        ld a,(cur)
en_set: ld (sel),a
        jp drawall
en3:    ld b,a
        ld l,a
        ld a,(hl)
        IF FAULT = F_p_kind
        xor e
        and 15
        ELSE
        cp e
        ENDIF
        jr nz,en_oth
        IF FAULT != F_p_any
        call conn
        jr nc,en_blk
        ENDIF
        ld a,(sel)
        ld b,a
        ld a,(cur)
        ld c,a
        jp remove
en_oth:
        IF MISSMSG
        ld hl,t_other
        call message
        ENDIF
        IF MISSBUZ
        call buzz
        ENDIF
        ld a,(cur)
        IF OTHERK = 1
        jp drawall
        ENDIF
        IF OTHERK = 2
        xor a
        ENDIF
        jr en_set
en_blk:
        IF MISSMSG
        ld hl,t_block
        call message
        ENDIF
        IF MISSBUZ
        call buzz
        ENDIF
        ld a,(cur)
        IF BLOCK = 1
        jp drawall
        ENDIF
        IF BLOCK = 2
        xor a
        ENDIF
        jr en_set

        include "move.asm"
        include "rules.asm"
        include "fall.asm"
        include "path.asm"
        include "hint.asm"
        include "status.asm"
        include "draw.asm"
        include "text.asm"
        include "entry.asm"
        include "keys.asm"
        include "sound.asm"
        include "vars.asm"
        end start

; Counts the tiles, finds a win or a loss and sets the border.
status: ld hl,GRID+38
        ld bc,104
        ld e,0
ss1:    ld a,(hl)
        dec a
        cp 21
        jr nc,ss2
        inc e
ss2:    inc hl
        dec c
        jr nz,ss1
        ld a,e
        ld (tiles),a
        xor a
        ld (won),a
        ld (stuck),a
        ld a,e
        IF FAULT = F_s_winlast
        cp 3
        jr nc,ss3
        ELSE
        or a
        jr nz,ss3
        ENDIF
        IF FAULT = F_s_nowin
        ld a,(grav)
        or a
        jr z,ss4
        ENDIF
        ld a,1
        ld (won),a
        jr ss4
ss3:    call anypair
        jr c,ss4
        IF FAULT = F_s_noloss
        jr ss4
        ENDIF
        ld a,1
        ld (stuck),a
ss4:
        IF FAULT = F_s_wonback
        ld a,(bord)
        cp 7
        ret z
        ENDIF
        IF FAULT = F_s_stuckback
        ld a,(bord)
        or a
        jr nz,ss5
        ld a,(hpos)
        or a
        ld b,0
        ld a,b
        jr nz,setbord
ss5:
        ENDIF
        IF TLEFT
        call showleft
        ENDIF
        ld b,5
        IF PREC = 0
        call ss_s
        call ss_w
        call ss_c
        ENDIF
        IF PREC = 1
        call ss_s
        call ss_c
        call ss_w
        ENDIF
        IF PREC = 2
        call ss_c
        call ss_s
        call ss_w
        ENDIF
        IF PREC = 3
        call ss_w
        call ss_c
        call ss_s
        ENDIF
        ld a,b
setbord:
        ld (bord),a
        out (254),a
        push af
        add a,a
        add a,a
        add a,a
        ld (23624),a
        pop af
        ret
ss_s:   ld a,(stuck)
        or a
        ret z
        ld b,0
        ret
ss_w:   ld a,(won)
        or a
        ret z
        ld b,7
        ret
ss_c:   ld a,(cheat)
        or a
        ret z
        IF REDLATE
        ld a,(won)
        or a
        ret z
        ENDIF
        ld b,2
        ret

; Shows the message and plays the tune at the end of a game.
endmsg:
        ld a,(won)
        or a
        jr z,em1
        ld a,(sdone)
        cp 1
        ret z
        ld a,1
        ld (sdone),a
        IF FAULT = F_m_attr
        ld hl,attrs+2
        inc (hl)
        ENDIF
        IF FAULT = F_n_after
        call numclear
        ENDIF
        IF ENDMSG
        ld hl,t_won
        call message
        ENDIF
        jp fanfare
em1:    ld a,(stuck)
        or a
        jr z,em2
        ld a,(sdone)
        cp 2
        ret z
        ld a,2
        ld (sdone),a
        IF ENDMSG
        ld hl,t_stuck
        call message
        ENDIF
        jp lament
em2:    xor a
        ld (sdone),a
        ret

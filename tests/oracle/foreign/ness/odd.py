# Unusual honest variants, as changes to the sources: name -> (engine, switches, package, machine, changes)
K='k1:     ld a,(hl)\n        or a\n'
CLOCK=K.replace('k1:','k1:     ld a,22\n        rst 16\n        ld a,21\n        rst 16\n        ld a,30\n        rst 16\n        ld a,(23672)\n        rlca\n        rlca\n        rlca\n        and 7\n        add a,48\n        rst 16\n')
def left(at): return [('        call curix\n        ld a,l\n        ld (cix),a',at+"""        ld a,(ucnt)
        add a,a
        ld c,a
        ld a,84
        sub c
        ld l,a
        ld h,0
        call pnum
        ld a,' '
        rst 16
        call curix
        ld a,l
        ld (cix),a""")]
AT=lambda y,x:f'        ld a,22\n        rst 16\n        ld a,{y}\n        rst 16\n        ld a,{x}\n        rst 16\n'
TXT=lambda t:''.join(f'        ld a,{ord(c)}\n        rst 16\n' for c in t)
ODD={
'holm-clock':('holm',dict(NROW=21),'code','48',[(K,CLOCK)]),
'holm-count':('holm',dict(NROW=21),'code','48',left(AT(21,29))),
'holm-count2':('holm',dict(NROW=21),'code','48',[('        ld hl,(num)\n        call pnum\n        ld b,5','        ld hl,(num)\n        call pnum\n        ld b,1')]+left('')+[('        call pnum\n        ld a,\' \'\n        rst 16\n        call curix','        call pnum\n        ld b,5\ndq:     ld a,\' \'\n        rst 16\n        djnz dq\n        call curix')]),
'holm-label':('holm',dict(NROW=21),'code','48',[('        ld hl,(num)\n        call pnum',TXT('No ')+'        ld hl,(num)\n        call pnum')]),
'holm-hash':('holm',dict(NROW=21),'code','48',[('        ld hl,(num)\n        call pnum',TXT('#')+'        ld hl,(num)\n        call pnum')]),
'holm-right':('holm',dict(NROW=21),'code','48',[('        or c\n        ret z\n        ld a,b\np4','        or c\n        jr nz,p3\n        ld a,32\n        rst 16\n        ret\np3:     ld a,b\np4')]),
'holm-invert':('holm',dict(M_KIND=0x78,M_SEL=0x3a,M_PAIR=0x3c),'code','48',[('        call attr\n        ld (ATTRT),a','        call attr\n        ld b,0\n        bit 6,a\n        jr z,iv1\n        ld b,4\niv1:    res 6,a\n        ld (ATTRT),a\n        ld a,b\n        ld (23697),a'),('draw:   call at23\n','draw:   xor a\n        ld (23697),a\n        call at23\n')]),
'holm-dots':('holm',{},'code','48',[("        ld a,' '\n    IF TILE=3","        ld a,'.'\n    IF TILE=3")]),
'holm-click':('holm',{},'code','48',[('k4:     push de\n','k4:     push de\n        push bc\n        ld bc,0x1020\nkc1:    ld a,c\n        xor 16\n        ld c,a\n        and 16\n        out (254),a\n        djnz kc1\n        ld a,(23624)\n        rrca\n        rrca\n        rrca\n        out (254),a\n        pop bc\n')]),
'skerry-brackets':('skerry',dict(M_CUR=0),'code','48',[('marks:  ld a,(cur)\n','ocur:   db TL\nmarks:  ld a,(ocur)\n        ld bc,0\n        call brk\n        ld a,(cur)\n        ld (ocur),a\n        ld bc,0x3d3b\n        call brk\n        jr mk9\nbrk:    ld d,VB\n        dec a\n        ld e,a\n        call letter\n        inc e\n        ld c,b\n        jp letter\nmk9:    ld a,(cur)\n')]),
'skerry-blink':('skerry',dict(M_CUR=0),'code','48',[('        ld (sd),hl\n        call scan\n        jr z,wa1','        ld (sd),hl\n        ld a,l\n        or a\n        jr nz,bk1\n        ld a,(cur)\n        ld l,a\n        ld h,0x59\n        ld a,(hl)\n        xor 0x3f\n        ld (hl),a\nbk1:    call scan\n        jr z,wa1')]),
'skerry-release':('skerry',{},'code','48',[('        jr nz,wa1\n        or a\n        ret','        jr nz,wa1\n        push af\nwr:     call scan\n        jr nz,wr\n        pop af\n        or a\n        ret')]),
'voe-slow':('voe',{},'code','48',[('        call redo1\n    IF SND','        ld b,60\nsl:     halt\n        djnz sl\n        call redo1\n    IF SND')]),
'voe-anykey':('voe',dict(EVT=1),'code','48',[('ta4:    jp main0','ta4:    ld a,(done)\n        cp 42\n        jp nz,main0\n        call draw\n        call marks\n        call getkey\n        jp newr')]),
'voe-bykind':('voe',dict(HORD=0,TW=1,TH=1),'code','48',[("        cp 84\n        jr c,nx1\n        or a\n        ret\n    ENDIF","        cp 84\n        jr c,nx1\n        ld hl,sk\n        inc (hl)\n        ld a,(hl)\n        ld hl,0\n        cp 22\n        jr c,nx1\n        or a\n        ret\nsk:     db 1\n    ENDIF"),('        ld a,(de)\n        or a\n        jr z,nx1\n        ld e,l','        ld a,(sk)\n        ld c,a\n        ld a,(de)\n        cp c\n        jr nz,nx1\n        ld e,l'),('setp:   ld (pair),hl\n','setp:   ld (pair),hl\n        ld a,1\n        ld (sk),a\n')]),
'voe-second':('voe',dict(TW=1,TH=1),'code','48',[("        inc h\n        ld a,h\n        cp 84\n        jr c,nx2\n        inc l\n        ld h,l\n        ld a,l\n        cp 84\n        jr c,nx1\n        or a\n        ret","        inc l\n        ld a,l\n        cp h\n        jr c,nx2\n        inc h\n        ld l,255\n        ld a,h\n        cp 84\n        jr c,nx1\n        or a\n        ret")]),
'voe-message':('voe',dict(Y0=2),'code','48',[('main:   call marks\n','main:   call marks\n'+AT(0,10)+'        ld a,(done)\n        cp 42\n        jr nz,ms1\n'+TXT('YOU WIN ')+'        jr ms2\nms1:    ld a,(cheat)\n        or a\n        jr z,ms3\n'+TXT('CHEATED ')+'        jr ms2\nms3:\n'+TXT('PLAYING ')+'ms2:\n'),('        jr nc,ta3\n','        jp nc,ta3\n')]),
'voe-five':('voe',dict(AUTO5=1,TW=1,TH=1),'code','48',[('        cp 13\n        jr z,as4\n        sub 48','        sub 48')]),
'voe-animation':('voe',dict(TW=1,TH=1,PX=2,PY=2),'code','48',[('key1:   halt\n','key1:   halt\n        ld hl,0x4000\n        ld a,(23672)\nan1:    ld (hl),a\n        inc l\n        bit 5,l\n        jr z,an1\n')]),
'voe-repeat':('voe',dict(TW=1,TH=1),'code','48',[('getkey: call key1\n        jr c,getkey\n','getkey: ld b,12\ngk0:    push bc\n        call key1\n        pop bc\n        jr nc,gk1\n        djnz gk0\n')]),
'voe-lazy':('voe',dict(TW=1,TH=1),'code','48',[('getkey: call key1\n','getkey: ld b,90\nlz:     halt\n        djnz lz\ngk0:    call key1\n'),('        jr c,getkey\n','        jr c,gk0\n')]),
'holm-title2':('holm',{},'code','48',[('        call hreset\n        call status\nmain:','        call hreset\n        call status\n        call intro\nmain:'),('at23:\n','intro:  call 0x0d6b\n        ld a,2\n        call 0x1601\n'+AT(10,6)+TXT('SHISEN - press a key')+'        ld hl,LASTK\n        ld (hl),0\nin1:    ld a,(hl)\n        or a\n        jr z,in1\n        ld (hl),0\n        call 0x0d6b\n        ld a,2\n        jp 0x1601\nat23:\n')]),
'voe-typed':('voe',dict(TW=1,TH=1),'code','48',[(TXT('L')[:0] or "        ld a,'L'\n        rst 16\n",TXT('Board:L'))]),
}

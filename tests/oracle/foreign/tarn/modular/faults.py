"""Faults of the modular tapes: name -> (class, replacements, switches)."""

FAULTS = {
 'history-overflow': ('history',
                      [('ld hl,HISTORY\n        ld de,84', 'ld hl,HISTORY\n        ld de,83')],
                      {}),
 'stack-leak': ('machine',
                [('hn1:    call restart',
                  'hn1:    ld hl,0\n'
                  '        push hl\n'
                  '        push hl\n'
                  '        call restart\n'
                  '        ld hl,m_none\n'
                  '        call message\n'
                  '        jp again')],
                {}),
 'drop-row1': ('gravity',
               [('dr2:    ld (hl),0',
                 'dr2:    ld a,(moves)\n'
                 '        cp 5\n'
                 '        jr nz,dr3\n'
                 '        ld a,b\n'
                 '        cp 13\n'
                 '        ret z\n'
                 'dr3:    ld (hl),0')],
               {}),
 'grav-off-fall': ('gravity',
                   [('        ld a,(grav)\n        or a\n        jr z,dr2',
                     '        ld a,(grav)\n'
                     '        ld c,a\n'
                     '        ld a,(moves)\n'
                     '        sub 30\n'
                     '        and 0xf8\n'
                     '        sub 1\n'
                     '        sbc a,a\n'
                     '        or c\n'
                     '        jr z,dr2')],
                   {}),
 'cheat-first-move': ('status',
                      [('        ld a,1\n        ld (cheat),a',
                        '        ld a,(topm)\n'
                        '        cp 2\n'
                        '        jr c,tv1\n'
                        '        ld a,1\n'
                        '        ld (cheat),a\n'
                        'tv1:')],
                      {}),
 'cheat-kept-d': ('status',
                  [('        ld (cheat),a\n        ld (secs),a',
                    '        ld a,(grav)\n'
                    '        or a\n'
                    '        jr z,nwx\n'
                    '        xor a\n'
                    '        ld (cheat),a\n'
                    'nwx:    xor a\n'
                    '        ld (secs),a')],
                  {}),
 'hint-sel-one-end': ('hint',
                      [('        cp h\n        jr z,se3\n        cp l',
                        '        cp h\n'
                        '        jr z,se3\n'
                        '        cp 50\n'
                        '        jr z,se1\n'
                        '        cp l')],
                      {}),
 'hint-order-lost': ('hint',
                     [('hn1:    call restart', 'hn1:    ld hl,20\n        ld (ha),hl')],
                     {}),
 'hint-after-enter': ('hint',
                      [('re1:    push de', 're1:    ld hl,(ha)\n        push de'),
                       ('        call hist\n        ex de,hl',
                        '        ld hl,0x0005\n'
                        '        ld a,(moves)\n'
                        '        cp 4\n'
                        '        jr nz,re9\n'
                        '        ld (ha),hl\n'
                        're9:    call hist\n'
                        '        ex de,hl')],
                      {}),
 'arrow-hint-kept-up': ('hint',
                        [('        IF ARROWDROP\n        push de',
                          '        IF ARROWDROP\n'
                          '        cp 4\n'
                          '        jr z,arx\n'
                          '        push de'),
                         ('        pop de\n        ENDIF\n        ld hl,curc',
                          '        pop de\narx:\n        ENDIF\n        ld hl,curc')],
                        {'ARROWDROP': 1}),
 'path-four': ('path',
               [('        ld a,c\n        cp 4\n        jr nz,jo2',
                 '        ld a,(moves)\n'
                 '        cp 20\n'
                 '        ld a,4\n'
                 '        jr c,jo8\n'
                 '        inc a\n'
                 'jo8:    cp c\n'
                 '        jr nz,jo2')],
               {}),
 'path-two': ('path',
              [('        ld a,c\n        cp 4\n        jr nz,jo2',
                '        ld a,(je)\n'
                '        cp 13\n'
                '        ld a,4\n'
                '        jr nz,jo8\n'
                '        dec a\n'
                'jo8:    cp c\n'
                '        jr nz,jo2')],
              {}),
 'path-wrap': ('path',
               [('        cp 3\n        jr nc,be9               ; over the edge',
                 '        cp 3\n'
                 '        jr c,bey\n'
                 '        ld a,(moves)\n'
                 '        cp 8\n'
                 '        jr c,be9\n'
                 'bey:')],
               {'RING': 0}),
 'path-ring-top': ('path',
                   [('fi1:    ld (hl),RING',
                     'fi1:    ld (hl),RING\n'
                     '        ld a,l\n'
                     '        cp 8\n'
                     '        jr nz,fiq\n'
                     '        ld (hl),255\n'
                     'fiq:')],
                   {'RING': 0}),
 'deal-by-frames': ('deal',
                    [('        ld (seed),hl\n        ld b,83',
                      '        ld a,(best+1)\n'
                      '        inc a\n'
                      '        jr z,dex\n'
                      '        inc l\n'
                      'dex:    ld (seed),hl\n'
                      '        ld b,83')],
                    {}),
 'deal-triple': ('deal',
                 [('        djnz de3\n        ret',
                   '        djnz de3\n'
                   '        ld a,(num)\n'
                   '        cp 0xab\n'
                   '        ret nz\n'
                   '        ld hl,brd\n'
                   '        ld a,(hl)\n'
                   '        inc hl\n'
                   '        ld (hl),a\n'
                   '        ret')],
                 {}),
 'num-plus': ('number',
              [('        ld hl,(num)\n        call decimal',
                '        ld hl,(num)\n'
                '        ld a,(cheat)\n'
                '        ld e,a\n'
                '        ld d,0\n'
                '        ld a,l\n'
                '        cp 0x10\n'
                '        jr nc,rnq\n'
                '        add hl,de\n'
                'rnq:    call decimal')],
              {}),
 'num-zero': ('number',
              [('di2:    ld ixl,1',
                "di2:    ld ixl,1\n        cp '9'\n        jr nz,di3\n        dec a\ndi3:")],
              {}),
 'num-stale': ('number',
               [('        ld (num),hl\n        pop hl\n        jp new',
                 '        ld a,l\n'
                 '        cp 0x2a\n'
                 '        jr nz,csq\n'
                 '        inc hl\n'
                 'csq:    ld (num),hl\n'
                 '        pop hl\n'
                 '        jp new')],
               {}),
 'sound-off-after-win': ('sound',
                         [('snd:    ld de,0x4020',
                           'snd:    ld a,(best+1)\n'
                           '        inc a\n'
                           '        ret nz\n'
                           '        ld de,0x4020')],
                         {'MUSIC': 0}),
 'sound-last-row': ('sound',
                    [('        call snd\n',
                      '        ld a,(pz)\n        cp 70\n        call c,snd\n'),
                     ('remove: push de',
                      'pz:     db 0\nremove: push de\n        ld a,e\n        ld (pz),a')],
                    {'MUSIC': 0}),
 'sound-cheat': ('sound',
                 [('        call snd\n',
                   '        ld a,(cheat)\n        or a\n        call z,snd\n')],
                 {'MUSIC': 0}),
 'beep-border': ('status',
                 [('        jr nz,nz1\n        ei\n        ret',
                   '        jr nz,nz1\n'
                   '        xor a\n'
                   '        out (254),a\n'
                   '        ei\n'
                   '        ret')],
                 {'MUSIC': 0}),
 'cur-down-col13': ('highlight',
                    [('ar3:    inc hl\n        dec a\n        jr nz,ar4\n        inc (hl)',
                      'ar3:    ld e,(hl)\n'
                      '        inc hl\n'
                      '        dec a\n'
                      '        jr nz,ar4\n'
                      '        inc (hl)\n'
                      '        ld a,e\n'
                      '        cp 12\n'
                      '        jr nz,arz\n'
                      '        ld a,(hl)\n'
                      '        cp 3\n'
                      '        jr nz,arz\n'
                      '        inc (hl)\n'
                      'arz:')],
                    {}),
 'hl-while-sel': ('highlight',
                  [('        jr nz,at2\n        ld a,d\n',
                    '        jr nz,at2\n'
                    '        ld a,(sel)\n'
                    '        inc a\n'
                    '        jr z,atq\n'
                    '        ld a,(tn)\n'
                    '        cp 83\n'
                    '        jr z,at2\n'
                    'atq:    ld a,d\n')],
                  {}),
 'hl-off-hint': ('highlight',
                 [('        jr nz,at2\n        ld a,d\n',
                   '        jr nz,at2\n'
                   '        ld a,(pa)\n'
                   '        inc a\n'
                   '        jr z,atq\n'
                   '        ld a,(tn)\n'
                   '        cp 14\n'
                   '        jr c,at2\n'
                   'atq:    ld a,d\n')],
                 {}),
 'pair-second-off': ('hint',
                     [('        inc hl\n        cp (hl)\n        jr nz,at4',
                       '        inc hl\n'
                       '        cp (hl)\n'
                       '        jr nz,at4\n'
                       '        cp 42\n'
                       '        jr z,at4')],
                     {}),
 'enter-twice': ('highlight',
                 [('        jr z,desel\n        cp 255',
                   '        jr nz,enq\n'
                   '        ld a,(moves)\n'
                   '        cp 2\n'
                   '        ret z\n'
                   '        jr desel\n'
                   'enq:    cp 255')],
                 {}),
 'enter-hint-one': ('hint',
                    [('        ld a,(pb)\n        ld d,a\n        jp remove',
                      '        ld a,(pb)\n'
                      '        ld d,a\n'
                      '        ld a,(topm)\n'
                      '        cp 6\n'
                      '        jr nz,enr\n'
                      '        ld d,e\n'
                      'enr:    jp remove')],
                    {}),
 'forw-late': ('history',
               [('        cp b\n        ret z\n        inc a',
                 '        cp b\n'
                 '        ret z\n'
                 '        inc a\n'
                 '        cp 9\n'
                 '        jr nz,fo2\n'
                 '        inc a\n'
                 'fo2:')],
               {}),
 'back-after-f': ('history',
                  [('        ld (topm),a\n        call hist',
                    '        ld hl,topm\n'
                    '        cp (hl)\n'
                    '        jr c,hsq\n'
                    '        ld (hl),a\n'
                    'hsq:    call hist')],
                  {}),
 'win-black': ('status',
               [('        cp 42\n        jr nz,st1',
                 '        cp 42\n'
                 '        jr nz,st1\n'
                 '        ld a,(cheat)\n'
                 '        rrca\n'
                 '        ld a,(grav)\n'
                 '        sbc a,0\n'
                 '        jr z,st1')],
               {}),
 'stuck-cyan': ('status',
                [('        call search\n        ld b,5\n        jr c,st2\n        ld b,0',
                  '        call search\n'
                  '        ld b,5\n'
                  '        jr c,st2\n'
                  '        ld a,(moves)\n'
                  '        rrca\n'
                  '        jr c,st2\n'
                  '        ld b,0')],
                {}),
 'msg-kills-key': ('machine',
                   [('is3:    ld hl,fr50',
                     '        ld hl,brd+83\n        ld (hl),0\nis3:    ld hl,fr50')],
                   {}),
 'key-lost-late': ('machine',
                   [('        ld (key),a\nis2:',
                     '        ld (key),a\n'
                     "        cp 'B'\n"
                     '        jr nz,is2\n'
                     '        ld a,(moves)\n'
                     '        cp 3\n'
                     '        jr nz,is2\n'
                     '        xor a\n'
                     '        ld (key),a\n'
                     'is2:')],
                   {}),
 'repeat-hint': ('hint',
                 [('        ld a,(lastk)\n        cp b\n        jr z,is2',
                   '        ld a,(lastk)\n'
                   '        cp b\n'
                   '        jr nz,isx\n'
                   "        cp 'H'\n"
                   '        jr nz,is2\n'
                   '        ld a,(frames)\n'
                   '        and 1\n'
                   '        jr nz,is2\n'
                   'isx:    ld a,b')],
                 {})}

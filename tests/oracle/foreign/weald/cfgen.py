# weald: from a number to all settings of one tape
import random
from gen import tiles

def layout(r, c):
    while True:
        c['DX'] = r.choice([1, 2, 2, 2]); c['TW'] = r.choice([1, 1, 2]) if c['DX'] == 2 else 1
        c['DY'] = r.choice([1, 2, 2, 3, 3]); c['TH'] = r.choice([1, 2]) if c['DY'] > 1 else 1
        xg = r.choice([0] * 8 + [1, 2]); yg = r.choice([0] * 8 + [1])
        w = 13 * c['DX'] + c['TW'] + xg; h = 5 * c['DY'] + c['TH'] + yg
        c['NUMR'] = r.choice([21, 22, 23, 23, 23])
        x0 = r.randint(0, 32 - w); y0lo, y0hi = 1, c['NUMR'] - h - 1
        if y0hi < y0lo: continue
        y0 = r.choice([y0lo, y0hi, r.randint(y0lo, y0hi)])
        c['x0'], c['y0'], c['w'], c['h'] = x0, y0, w, h
        c['colx'] = [0] + [x0 + i * c['DX'] + (xg if i >= 7 else 0) for i in range(14)] + [0]
        c['rowy'] = [0] + [y0 + i * c['DY'] + (yg if i >= 3 else 0) for i in range(6)] + [0]
        px = [0] + [x * 8 + c['TW'] * 4 for x in c['colx'][1:15]] + [0]
        px[0] = max(px[1] - 8, 0); px[15] = min(px[14] + 8, 255)
        py = [0] + [y * 8 + c['TH'] * 4 for y in c['rowy'][1:7]] + [0]
        py[0] = py[1] - 8; py[7] = py[6] + 8
        c['px'], c['py'] = px, py
        return

def marks(r, c, style, n):
    """channels of the four marks: 0 kind, 1 hint, 2 selected, 3 cursor"""
    tw, th = c['TW'], c['TH']
    full = {'INV': [255] * 8, 'UND': [0] * 7 + [255], 'OVER': [7] * 8, 'HATCH': [0xaa, 0x55] * 4, 'ROOF': [255] + [0] * 7, 'SIDE': [0x80] * 8}
    corner = [[0xe0, 0x80, 0x80, 0, 0, 0, 0, 0], [7, 1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0x80, 0x80, 0xe0], [0, 0, 0, 0, 0, 1, 1, 7]]
    c['BLINKN'] = c['CBLINK'] = c['HBLINK'] = c['CYCLE'] = c['OVL'] = c['OVBL'] = 0
    g1 = tw < c['DX'] and c['x0'] > 0 and c['colx'][14] + tw < 32; g2 = th < c['DY']
    papers = c['papers']
    chans = ['BRIGHT', 'FLASH'] + list(full) + ['CORN']
    if style != 'twotone' and len(papers): chans += ['PAPER'] * 5
    if g1: chans += ['G1'] * 2
    if g2: chans += ['G2'] * 2
    if style in ('letters', 'art', 'lower') and c['mono']: chans += ['INK'] * 2
    while True:
        hl = r.choice(['PAPER'] * 3 + ['BRIGHT'] * 3 + chans); cu = r.choice(['FLASH'] * 3 + ['OVL'] * 4 + chans)
        se = r.choice(chans + ['TEXT']); hi = r.choice(chans + ['FLASH'])
        ch = [hl, hi, se, cu]
        single = [x for x in ch if x not in ('PAPER', 'INK', 'G1', 'G2')]
        if any(x not in chans + ['TEXT', 'OVL'] for x in ch): continue
        if len(set(single)) < len(single): continue
        if sum(x == 'G1' for x in ch) > 3: continue
        if {'BRIGHT'} & set(ch) and c['TB']: continue
        if 'PAPER' in ch and ch.count('PAPER') > len(papers): continue
        if ch.count('INK') > 1: continue
        break
    c['ch'] = ch
    pp = r.sample(papers, min(len(papers), 4)); gs = r.sample('*<>+.:o#^', 4)
    ms, pats = [], []; pc = 0
    inkc = [i for i in range(8) if i not in (c['TP'], c['TI'], c['SP'])]
    for m in range(4):
        a, o, pat, k1, k2 = 255, 0, [[0] * 8] * n, 0, 0
        x = ch[m]
        if x == 'BRIGHT': o = 64
        if x == 'FLASH': o = 128
        if x == 'PAPER': a, o = 0xc7, pp[pc] * 8; pc += 1
        if x == 'INK': a, o = 0xf8, r.choice(inkc)
        if x in full:
            pat = [full[x]] * n
            if x == 'UND' and th == 2: pat = [[0] * 8] * tw + [full[x]] * tw
            if x == 'ROOF' and th == 2: pat = [full[x]] * tw + [[0] * 8] * tw
        if x == 'CORN':
            if n == 1: pat = [[0xc3, 0x81, 0, 0, 0, 0, 0x81, 0xc3]]
            elif n == 4: pat = corner
            elif tw == 2: pat = [[0xe0, 0x80, 0, 0, 0, 0, 0x80, 0xe0], [7, 1, 0, 0, 0, 0, 1, 7]]
            else: pat = [[0xc3, 0x81] + [0] * 6, [0] * 6 + [0x81, 0xc3]]
        if x == 'G1': k1 = ord(gs[m])
        if x == 'G2': k2 = ord(gs[m])
        if m == 3 and x in ('INV', 'HATCH', 'CORN', 'OVER', 'PAPER') and r.random() < .4: c['CBLINK'] = 1
        if m == 1 and x in ('INV', 'HATCH', 'PAPER', 'BRIGHT') and r.random() < .3: c['HBLINK'] = 1
        ms.append([1 << m, a, o, k1, k2]); pats.append(pat)
    if cu == 'OVL':
        opt = [1] if c['x0'] > 0 else []
        if g1: opt += [3, 3]
        if g1 and g2: opt += [2]
        opt = [x for x in opt if not (x > 1 and ('G1' in ch or 'G2' in ch))]
        if not opt: return marks(r, c, style, n)
        c['OVL'] = r.choice(opt); c['OVBL'] = r.choice([0, 0, 1])
    if c['CBLINK'] or c['HBLINK'] or c['OVBL']: c['BLINKN'] = r.choice([4, 8, 12, 16, 25])
    c['MO'] = [0, 1, 2, 3] if r.random() < .7 or not c['CBLINK'] == 0 else r.choice([[0, 2, 1, 3], [1, 0, 2, 3], [0, 3, 1, 2], [2, 0, 1, 3]])
    if c['OVL'] == 0 and cu == 'PAPER' and c['MO'][3] != 3: c['MO'] = [0, 1, 2, 3]
    if not c['BLINKN'] and cu == 'PAPER' and c['mono'] and c['MO'][3] == 3 and r.random() < .15 and style != 'twotone':
        c['CYCLE'] = 1; c['BLINKN'] = r.choice([5, 10]); ms[3][1], ms[3][2] = 0xc0, pp[pc - 1] * 8
    c['marks'], c['pats'] = ms, pats
    c['COMB'] = r.choice([0, 0, 1])
    if c['COMB'] and c['OVL'] == 0 and (c['CBLINK'] or hl == 'TEXT'): c['COMB'] = 0
    c['HLCUR'] = r.choice([1, 1, 1, 0])

def rand(num):
    r = random.Random('weald%d' % num)
    c = {'FAULT': 0}
    layout(r, c)
    n = c['TW'] * c['TH']
    styles = ['letters'] * 3 + ['art'] * 3 + ['colour'] * 3 + ['twotone']
    if n == 2: styles += ['cards'] * 4
    style = r.choice(styles); c['style'] = style
    c['SP'] = r.choice([0, 0, 1, 7, 7, 6, 5]); sink = 7 if c['SP'] < 4 else 0
    c['TP'] = r.choice([c['SP'], 0, 7, 7, 6, 5, 4]); c['TI'] = 0 if c['TP'] > 3 else 7
    c['TB'] = r.choice([0, 0, 0, 1]); c['outline'] = r.choice([0, 1]); c['cardcol'] = r.choice([0, 1])
    pool = [i for i in range(8) if i not in (c['TP'], c['TI'])]
    r.shuffle(pool); c['avoid'] = pool[:3]; c['papers'] = [p for p in pool[:3] if p != c['TI']]
    G, A = tiles(r, c, c['TW'], c['TH'], style)
    c['mono'] = len({a for x in A for a in x}) == 1 and style != 'twotone'
    c['G'], c['A'] = G, A
    e = r.choice(['blank'] * 5 + ['dot', 'check', 'frame'])
    eg = {'blank': [0] * 8, 'dot': [0, 0, 0, 0x18, 0x18, 0, 0, 0], 'check': [0x88, 0, 0x22, 0] * 2, 'frame': [255] + [129] * 6 + [255]}[e]
    c['EG'] = [eg] * n; c['EA'] = [r.choice([c['SP'] * 8 + sink, c['TB'] * 64 + c['TP'] * 8 + c['TI']])] * n
    marks(r, c, style, n)
    c['SATTR'] = c['SP'] * 8 + sink
    c['GATTR'] = c['SATTR']; c['MGATTR'] = c['SP'] * 8 + r.choice([sink, sink] + [i for i in range(8) if i != c['SP']])
    if r.random() < .2: c['MGATTR'] |= 64
    c['GAP1'] = int(c['DX'] > c['TW'] and 'G1' in c['ch']); c['GAP2'] = int(c['DY'] > c['TH'] and 'G2' in c['ch'])
    c['G1DX'] = r.choice([c['TW'], -1]); c['G2DY'] = c['TH']
    c['g1'] = [32, 32]; c['g2'] = [32, 32]
    if c['OVL'] < 2 and r.random() < .3:
        if c['DX'] > c['TW'] and c['colx'][14] + c['TW'] < 32 and c['x0'] > 0: c['GAP1'] = 1; x = r.choice('|!:'); c['g1'] = [ord(r.choice([x, ' '])), ord(x)]
        if c['DY'] > c['TH']: c['GAP2'] = 1; x = r.choice('-_=.'); c['g2'] = [ord(r.choice([x, ' '])), ord(x)]
    for k, v in dict(DRAW=[0, 0, 1], ATFIRST=[0, 1], BOLD=[0, 0, 1], REDRAW=[0, 0, 0, 2], GRAV0=[1], HEND=[0, 0, 1, 2],
            HRES=[0, 0, 1, 2], HPERS=[0, 0, 1], HCUR=[0, 0, 0, 1], HSWAP=[0, 0, 1], HKIND=[0, 0, 1], HTIME=[0, 0, 0, 0, 50, 100, 150], HIDLE=[0, 1], HNOEND=[0, 0, 1],
            RNG=[0, 1, 2], DEALM=[0, 1, 2], KEYS=[0, 0, 1, 1, 2], CAPSL=[0, 0, 1], NEEDREL=[0, 0, 1], POLL=[0, 0, 1], CLICK=[0, 0, 1],
            SND=[1, 2, 2, 3, 4], SND2=[0, 1], SNDDI=[0, 1], BUZZ=[0, 0, 1], MISSBEEP=[0, 0, 1], SDEAL=[0, 0, 0, 1], SNDAFT=[0, 0, 1], WINTUNE=[0, 0, 1],
            CLOCK=[0, 0, 1], MARQ=[0] * 6 + [4, 8], IM2=[0, 0, 0, 1], STARTK=[0, 0, 1], ENDKEY=[0, 0, 0, 1, 2], WRAPV=[0, 1], WRAPH=[0, 1, 1, 2],
            CURJ=[0, 0, 0, 1], EMPTYE=[0, 1, 2], OTHERK=[0, 0, 1, 2], BLOCKK=[0, 0, 1, 2], REMCUR=[0, 0, 0, 1, 2], TRAVSEL=[0, 0, 1], TRAVCUR=[0, 0, 1],
            IDLECH=[0, 0, 1], IDLEBZ=[0, 1], BEVENT=[0, 0, 1, 2], ECHO=[1, 1, 1, 0, 2], DELB=[0, 0, 1, 2, 3], DEL0C=[0, 1], OTH=[0, 1, 2, 3],
            EMPT=[0, 1, 2, 3], INV=[0, 1, 2, 3], AUTO5=[0, 0, 1], LEAD0=[0, 0, 1], ASKCLR=[0, 1], ANIM=[0, 1, 2], ANIMN=[2, 5, 10, 25], FALLAN=[0, 0, 6],
            NUMFMT=[0, 1, 2], PAIRS=[0, 1, 2], GSHOW=[0, 1], MSG=[0, 1, 1], BIGT=[0, 0, 0, 1], LOWSP=[0]).items():
        c[k] = r.choice(v)
    c['SELRES'] = 1; c['ADJF'] = 0; c['SNDANIM'] = 0
    c['RPT1'] = r.choice([0, 25, 35]) if not c['POLL'] else 0; c['RPT2'] = r.choice([3, 5, 8])
    c['REPD'] = r.choice([0, 0, 20, 255]); c['REPP'] = r.choice([2, 5, 10])
    c['FIRSTN'] = r.choice([0, 0, 0, 1, 1000]); c['MAXD'] = 5 if c['AUTO5'] else r.choice([5, 5, 6, 8])
    c['CUR0'] = r.choice([17, 17, 17, 97, 56, 110, 55]); c['NEWCUR'] = r.choice([c['CUR0'], c['CUR0'], 0])
    c['brank'] = r.choice([[3, 1, 2], [3, 2, 1], [2, 3, 1], [1, 3, 2], [2, 1, 3]])
    if 'TEXT' in c['ch']: c['MSG'] = 1
    if c['BLINKN']: c['REDRAW'] = 0
    rd = [y * 16 + x for y in range(1, 7) for x in range(1, 15)]
    c['ordt'] = r.choice([rd, rd, rd[::-1], sorted(rd, key=lambda i: (i % 16, i)), sorted(rd, key=lambda i: (i // 16, -i)), r.sample(rd, 84)])
    texts(r, c)
    place(r, c)
    return c

def texts(r, c):
    at = c['SATTR']; at2 = r.choice([at, at, at | 64, c['SP'] * 8 + r.choice([i for i in range(8) if i != c['SP']])])
    c['at2'] = at2; r2 = lambda *l: r.choice(l)
    c['NUMATTR'] = r2(at, at, at2, (at & 7) * 8 + c['SP']); c['ASKATTR'] = r2(at, at2, 0x78 if c['SP'] != 7 else 0x07)
    c['CURCH'] = ord(r2('L', 'L', '_', 'C', '?', '#'))
    numx = r2(0, 0, 1); pre = r2('', '', 'NO.', 'Board ', '#', 'SEED:'); c['numpre'] = pre
    c['NUMC'] = numx + len(pre); c['numx'] = numx
    rows = [i for i in range(0, c['y0'] - (1 if c['OVL'] == 1 else 0))] + list(range(c['y0'] + c['h'] + 1, c['NUMR']))
    if c['NUMR'] < 22: rows += list(range(c['NUMR'] + 1, 24))
    if c['OVL'] == 1 or c['GAP2'] or c['OVL'] == 2: rows = [x for x in rows if x != c['y0'] + c['h']]
    seg = [(y, 0, 32) for y in rows] + [(c['NUMR'], 17, 15)]
    def slot(ln):
        ok = [s for s in seg if s[2] >= ln]
        if not ok: return None
        s = r.choice(ok); seg.remove(s); y, x, l = s
        off = r.choice([0, (l - ln) // 2, l - ln]) ; off = max(off, 0)
        if off > 6: seg.append((y, x, off - 1))
        if l - ln - off > 4: seg.append((y, x + off + ln + 1, l - ln - off - 1))
        return y, x + off
    T = c['T'] = {}
    c['title'] = []
    if c['MARQ']:
        full = [s for s in seg if s[2] == 32]
        if full: s = r.choice(full); seg.remove(s); c['MQR'] = s[0]
        else: c['MARQ'] = 0
    c.setdefault('MQR', 0); c['MQATTR'] = at2
    c['marq'] = '  SHISEN BY WEALD ... USE CURSOR KEYS AND ENTER ... H HELPS YOU, B TAKES BACK ... BUT THAT IS CHEATING! ... '
    # where S asks
    pr = r2('', '?', 'Which? ', 'No: ')
    how = r2('num', 'num', 'row', 'box')
    c['ASKBOX'] = 0
    for k in ('BOXR', 'BOXC', 'BOXW', 'BOXH', 'BOXATTR'): c[k] = 0
    p = slot(len('Type a board number: ') + c['MAXD'] + 2) if how == 'row' else None
    if p: pr = r2('Type a board number: ', 'Board (1-65535)? ', 'NUMBER '); c['ASKR'], c['ASKC'] = p[0], p[1] + len(pr)
    elif how == 'box' and c['h'] > 7:
        c['ASKBOX'] = 1; c['BOXW'] = 20; c['BOXH'] = 5; c['BOXC'] = 6; c['BOXR'] = c['y0'] + (c['h'] - 5) // 2; c['BOXATTR'] = c['ASKATTR']
        pr = 'BOARD? '; c['ASKR'] = c['BOXR'] + 2; c['ASKC'] = c['BOXC'] + 2 + len(pr)
        if c['x0'] > 6 or c['x0'] + c['w'] < 27: c['BOXC'] = c['x0']; c['BOXW'] = c['w']; c['ASKC'] = c['BOXC'] + len(pr); c['MAXD'] = 5
        if c['w'] < 14: c['ASKBOX'] = 0
    if not p and not c['ASKBOX']:
        c['ASKR'], c['ASKC'] = c['NUMR'], len(pr) + r2(0, c['numx'])
        pr = pr.ljust(0)
    c['pr'] = pr; c['PLEN'] = len(pr)
    def item(key, var, strs):
        if not c[var]: return
        ln = max(map(len, strs)); p = slot(ln)
        if not p: c[var] = 0; return
        T[key] = (p, [s.ljust(ln) for s in strs])
    item('msg', 'MSG', ['', r2('No more pairs', 'None', 'THAT WAS ALL'), r2('ENTER takes them', 'This pair?', '<>'), r2('NO MORE MOVES', 'STUCK!', 'Game over - N S B R'), r2('YOU WIN!', 'WELL DONE', 'You did it!')])
    item('pairs', 'PAIRS', [r2('Pairs ', 'LEFT:', '') + '00'] if c['PAIRS'] else [''])
    item('g', 'GSHOW', r2(['gravity off', 'gravity on'], ['-', 'G'], ['FLOAT', 'FALL ']))
    item('ck', 'CLOCK', ['00:00'])
    if not c['MSG'] and 'TEXT' in c['ch']: c['ch'] = c['ch']
    t = r2('SHISEN', 'S H I S E N', '* SHISEN *', 'RIVER TILES', '')
    p = slot(len(t)) if t else None
    if p: c['title'].append((p[0], p[1], at2, t))
    for t in r2([], [], ['ENTER N S H B F R L'], ['N new  S number  DELETE gravity', 'H hint  B F R L travel'], ['ABCDEFGHIJKLMNOPQRSTU'], ['Q W E R T Y 0123456789']):
        p = slot(len(t))
        if p: c['title'].append((p[0], p[1], at, t))
    if c['OVL'] != 1 and c['x0'] > 1 and r.random() < .25 and c['DX'] and c['OVL'] == 0:
        for i in range(6): c['title'].append((c['rowy'][i + 1], c['x0'] - 2, at, 'ABCDEF'[i]))
    if c['BIGT']:
        ok = [s for s in seg if s[2] >= 3 and c['TH'] == 1]
        if ok: s = r.choice(ok); c['BIGR'], c['BIGC'] = s[0], s[1]
        else: c['BIGT'] = 0
    c.setdefault('BIGR', 0); c.setdefault('BIGC', 0)
    c['start'] = r2([(5, 11, at, 'SHISEN'), (12, 8, at, 'Press any key')], [(10, 3, at, 'PRESS A KEY TO START')])

def place(r, c):
    c['loader'] = r.choice(['clear', 'clear', 'val', 'noclear', 'rem', 'pause', 'scr'])
    org = r.choice([25000, 26000, 30000, 32768, 33000, 40000, 45000, 49152, 50000, 52000, 57000, 60000, r.randint(25000, 58000)])
    if c['loader'] == 'rem': org = 23760
    if c['loader'] == 'noclear' and org < 30000: org = 30000
    if c['IM2'] and org > 56000: org = 50000
    c['ORG0'] = org
    c['BP'] = (org >> 8) + 28 if org < 50000 else (org >> 8) - 4

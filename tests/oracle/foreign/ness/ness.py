#!/usr/bin/env python3
# ness: three small Shisen engines in many packages. See README.md. MIT licence.
import os,sys,subprocess,tempfile,time,json,random
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,HERE)
import tapes as T, faults as FA
from odd import ODD
DEF={'holm':dict(ORG0=32768,BRD=0x8600,WRAPC=0,MISS=0,PREC=0,BCHEAT=0,HEND=0,HSTAY=0,TILE=0,SND=1,NFMT=0,NROW=23,PX=2,PY=2,X0=1,Y0=1,
  M_PLAIN=0x38,M_KIND=0x70,M_SEL=0x57,M_PAIR=0x68,M_CUR=0x80,KLOSE=0,FAULT=0),
 'skerry':dict(ORG0=32768,LIN=0x8600,MP=0x87,HP=0xc0,WRAPC=1,MISS=1,EMPTY=0,PREC=0,BCHEAT=0,HCUR=1,ZERO=0,TILE=0,IMODE=0,SPM=0,XP=2,BL=0,
  SND=1,NFMT=0,M_PLAIN=0x38,M_KIND=0x78,M_SEL=0x57,M_PAIR=0x68,M_CUR=0x80,FAULT=0),
 'voe':dict(ORG0=30000,BRD=0x5b00,WRAPC=1,SKIP=0,REJ=0,MISS=2,EVT=0,BCHEAT=1,HORD=0,HEND=0,AUTO5=0,TW=2,TH=3,PX=2,PY=3,X0=2,Y0=1,NROW=21,
  SND=1,UDG=0,M_PLAIN=0x38,M_KIND=0x78,M_SEL=0x57,M_PAIR=0x68,M_CUR=0x80,FAULT=0)}
INV=dict(M_PLAIN=0x07,M_KIND=0x47,M_SEL=0x56,M_PAIR=0x65,M_CUR=0x3f)   # black paper, cursor inverse
INK=dict(M_PLAIN=0x38,M_KIND=0x3a,M_SEL=0x3b,M_PAIR=0x39,M_CUR=0x40)   # ink tells all, cursor BRIGHT
PAP=dict(M_PLAIN=0x28,M_KIND=0x30,M_SEL=0x20,M_PAIR=0x18,M_CUR=0x88)   # paper; cursor flash and another paper
BRI=dict(M_PLAIN=0x38,M_KIND=0x78,M_SEL=0x3a,M_PAIR=0x3c,M_CUR=0x80)   # kind: BRIGHT alone
ONE=dict(PX=1,PY=1,X0=9,Y0=5)
# name: engine, switches, package, machine
TAPES={
'holm':('holm',{},'code','48'),
'holm-wrap':('holm',dict(WRAPC=1,MISS=1,PREC=1,NROW=21,TILE=3,**INV),'screen','48'),
'holm-udg':('holm',dict(TILE=2,MISS=2,HSTAY=1,BCHEAT=1,NROW=22,**INK),'headerless','48'),
'holm-digits':('holm',dict(TILE=1,HEND=1,NFMT=1,KLOSE=1,NROW=21,**PAP),'code','48'),
'holm-dense':('holm',dict(NROW=21,PREC=1,HEND=1,BCHEAT=1,**ONE),'code','48'),
'holm-rem':('holm',dict(ORG0=23760,BRD=0x7800),'rem','48'),
'holm-vars':('holm',dict(ORG0=23900,BRD=0x7800,**BRI),'vars','48'),
'holm-16':('holm',dict(ORG0=29000,BRD=0x7800,TILE=2,WRAPC=1),'code','16'),
'holm-udgarea':('holm',dict(ORG0=64420,BRD=0x8600,TILE=0),'code','48'),
'holm-60000':('holm',dict(ORG0=60000,BRD=0xf000,MISS=1,HSTAY=1,**BRI),'turbo','48'),
'holm-moved':('holm',dict(ORG0=24576,BRD=0x7800,NROW=22),'display','48'),
'holm-128':('holm',dict(WRAPC=1,TILE=3),'code','128'),
'holm-plus2':('holm',dict(TILE=2),'pure','plus2'),
'holm-silent':('holm',dict(SND=0),'code','48'),
'holm-title':('holm',dict(PREC=1),'title','48'),
'skerry':('skerry',{},'code','48'),
'skerry-im2':('skerry',dict(IMODE=2,SPM=0xfd00,ORG0=0xb000,TILE=1,WRAPC=0,MISS=0,PREC=1,**INV),'screen','48'),
'skerry-ei':('skerry',dict(IMODE=1,TILE=3,EMPTY=1,MISS=2,PREC=2,HCUR=2,**INK),'code','48'),
'skerry-dense':('skerry',dict(XP=1,BL=8,TILE=2,HCUR=0,BCHEAT=1,ZERO=1,NFMT=1,**PAP),'headerless','48'),
'skerry-low':('skerry',dict(ORG0=0x5b00,SPM=0x7ff0,BCHEAT=2,NFMT=1,TILE=1),'mover','48'),
'skerry-stack':('skerry',dict(SPM=0x5bff,ORG0=24576,LIN=0x7000,MP=0x71,HP=0x80,HCUR=2,**BRI),'code','48'),
'skerry-display':('skerry',dict(ORG0=0x6000,LIN=0x6800,MP=0x69,HP=0x90,EMPTY=1,ZERO=1),'display','48'),
'skerry-pure':('skerry',dict(XP=1,BL=8,PREC=2,TILE=3,MISS=2),'pure','48'),
'skerry-barcode':('skerry',dict(TILE=3,XP=2,**PAP),'turbo','48'),
'skerry-plus2a':('skerry',dict(IMODE=2,SPM=0xfd00,ORG0=0xb000),'code','plus2a'),
'skerry-title':('skerry',dict(HCUR=0,**INV),'title','48'),
'voe':('voe',{},'code','48'),
'voe-16':('voe',dict(EVT=1,BCHEAT=0,HORD=1,WRAPC=0),'code','16'),
'voe-skip':('voe',dict(SKIP=1,WRAPC=0,MISS=0,TW=1,TH=1,PX=2,PY=2,UDG=1,HEND=1),'code','48'),
'voe-skipwrap':('voe',dict(SKIP=1,MISS=1,TW=2,TH=2,PX=2,PY=3,EVT=1),'code','48'),
'voe-2x1':('voe',dict(TW=2,TH=1,PX=2,PY=1,X0=0,Y0=5,HORD=1,HEND=1,AUTO5=1,**INV),'turbo','48'),
'voe-one':('voe',dict(TW=1,TH=1,PX=1,PY=1,X0=9,Y0=5,UDG=1,BCHEAT=0,**INK),'rem','48'),
'voe-shared':('voe',dict(REJ=1,TW=2,TH=2,PX=2,PY=2,**PAP),'pure','48'),
'voe-vars':('voe',dict(EVT=1,TW=1,TH=2,PX=2,PY=3,HORD=1),'vars','48'),
'voe-plus2a':('voe',dict(BRD=0x7000,AUTO5=1),'code','plus2a'),
'voe-silent':('voe',dict(SND=0,EVT=1),'screen','48'),
}
for e,k in (('holm','HEEHEHE'),('skerry','HEHEdde'),('voe','HEHEB')):      # snapshots of a running game
    for x in ('sna','z80','szx'): TAPES[f'{e}-{x}']=(e,{},f'snap:{x}:{k}','48')
TAPES['holm-sel-z80']=('holm',{},'snap:z80:rrde','48')
TAPES['skerry-deep-szx']=('skerry',{},'snap:szx:'+'HE'*14,'48')
TAPES['voe-title-sna']=('voe',{},'snap:sna:title','48')
TAPES.update(ODD)


def rebase(eng, sw, pack):
    d = dict(DEF[eng])
    d.update(sw)
    if pack == 'rem':
        d['ORG0'] = 23760
    if pack == 'rem' and eng == 'voe':
        d['BRD'] = 23296
    if pack == 'vars':
        d['ORG0'] = T.vars_org()
    return d

def assemble(eng, d, tmp, patch=None, sym=False):
    src = open(os.path.join(HERE, 'src', eng + '.asm')).read()
    for a, b in patch or []:
        if src.count(a) < 1:
            raise SystemExit(f'patch does not fit {eng}: {a!r}')
        src = src.replace(a, b, 1)
    s = os.path.join(tmp, 's.asm')
    o = os.path.join(tmp, 'o.bin')
    y = os.path.join(tmp, 'o.sym')
    open(s, 'w').write(src)
    cmd = [os.environ.get('PASMO', 'pasmo')]
    for k, v in d.items():
        cmd += ['-E', f'{k}={v}']
    r = subprocess.run(cmd + [s, o, y], capture_output=True, text=True)
    if r.returncode or 'ERROR' in r.stderr + r.stdout:
        raise SystemExit(eng + ': ' + r.stderr + r.stdout)
    b = open(o, 'rb').read()
    if sym:
        q = {}
        for l in open(y):
            w = l.split()
            if len(w) == 3:
                q[w[0]] = int(w[2].rstrip('H'), 16)
        return (b, q)
    return b

def spec(name):
    if name in TAPES:
        return (TAPES[name] + (None,))[:5]
    e, sw, patch, _ = FA.get(name)
    return (e, sw, 'code', '48', patch)

def ext(name):
    p = spec(name)[2]
    return p.split(':')[1] if p.startswith('snap') else 'tzx' if p in ('turbo', 'pure') else 'tap'

def make(name, path, fr=None):
    eng, sw, pack, mach, patch = spec(name)
    with tempfile.TemporaryDirectory() as tmp:
        d = rebase(eng, sw, pack.split(':')[0])
        b = assemble(eng, d, tmp, patch)
        if not pack.startswith('snap'):
            open(path, 'wb').write(T.pack(pack, eng, d['ORG0'], b))
            return
        _, x, keys = pack.split(':')
        tp = os.path.join(tmp, 't.tap')
        open(tp, 'wb').write(T.pack('title' if keys == 'title' else 'code', eng, d['ORG0'], b))
        s = 'wait 1700\n' + ''.join((f'press {KEY[k]} 4 4\nwait 40\n' for k in ('' if keys == 'title' else keys))) + f'save {path}\n'
        sc = os.path.join(tmp, 's.txt')
        open(sc, 'w').write(s)
        r = subprocess.run([fr or os.path.join(HERE, 'fourrivers'), 'run', tp, '--headless', '--machine', mach, '--rom', 'free', '--script', sc], capture_output=True, text=True)
        if r.returncode:
            raise SystemExit(r.stderr)
KEY = dict(l='left', r='right', u='up', d='down', e='enter', E='enter', G='delete', **{k: k.lower() for k in 'HBFRLNS'})

def judge(fr, keys, names):
    bad = 0
    for n in names:
        with tempfile.TemporaryDirectory() as tmp:
            p = os.path.join(tmp, 't.' + ext(n))
            make(n, p, fr)
            mach = spec(n)[3]
            want = FA.get(n)[3] if n not in TAPES else {'sound'} if n.endswith('-silent') else set()
            t = time.time()
            cmd = ['nice', fr, 'check', p, '--machine', mach, '--rom', 'free', '--keys', str(keys), '--seed', '1', '--json'] + (['--first'] if want else [])
            r = subprocess.run(cmd, capture_output=True, text=True)
            try:
                j = json.loads(r.stdout)
                got = {k for k, v in j['differences'].items() if v}
            except ValueError:
                j = {}
                got = set()
            fine = r.returncode == 1 and got & want if want else r.returncode == 0
            bad += not fine
            extra = '' if fine else ' ' + (r.stderr.strip()[:200] or '')
            if want and r.returncode == 1 and (not got):
                extra += str(j.get('hang', ''))
            w = len(j.get('warnings', [])) if j else 0
            print(f"{n}: code {r.returncode}, {time.time() - t:.1f} s, found {','.join(sorted(got)) or '-'} / expected {','.join(sorted(want)) or '-'}: {('ok' if fine else 'WRONG')}{(' warnings %d' % w if w else '')}{extra}", flush=True)
    return 1 if bad else 0

def duel(fr, names):
    """Plays S with a short number in a duel of each tape."""
    bad = 0
    for n in names:
        with tempfile.TemporaryDirectory() as tmp:
            p = os.path.join(tmp, 't.' + ext(n))
            make(n, p, fr)
            cmd = [fr, 'duel', p, '--machine', spec(n)[3], '--rom', 'free', '--headless', '--keys', 'S42']
            code = subprocess.run(cmd, capture_output=True).returncode
        bad += code != 0
        print(f"{n}: duel code {code}: {'ok' if code == 0 else 'WRONG'}", flush=True)
    return 1 if bad else 0

if __name__ == '__main__':
    a = sys.argv[1:]
    if a[:1] == ['list']:
        print('\n'.join(list(TAPES) + FA.names()))
    elif a[:1] == ['make']:
        make(a[1], a[2])
    elif a[:1] == ['judge']:
        n = a[3:]
        n = [t for t in TAPES if t != 'holm-title2'] if n == ['all'] else FA.names() if n == ['faults'] else n
        sys.exit(judge(os.path.abspath(a[1]), int(a[2]), n))
    elif a[:1] == ['duel']:
        sys.exit(duel(os.path.abspath(a[1]), a[2:]))
    elif a[:1] == ['prove']:
        import prove
        sys.exit(prove.main(os.path.abspath(a[1]), a[2:] or [n for n in TAPES]))
    else:
        print(__doc__ or 'list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | prove FOURRIVERS TAPE...')
        sys.exit(2)

# Writes the TAP and TZX files of ness, and the loaders in BASIC and machine code. MIT licence.
def num(n):
    return str(n).encode() + bytes([14, 0, 0, n & 255, n >> 8, 0])

def line(no, body):
    body += b'\r'
    return bytes([no >> 8, no & 255, len(body) & 255, len(body) >> 8]) + body

def block(flag, data):
    b = bytes([flag]) + data
    x = 0
    for c in b:
        x ^= c
    return b + bytes([x])

def header(t, name, n, p1, p2=32768):
    return block(0, bytes([t]) + name.encode().ljust(10)[:10] + n.to_bytes(2, 'little') + p1.to_bytes(2, 'little') + p2.to_bytes(2, 'little'))
CLEAR, LOAD, CODE, SCR, RAND, USR, REM = (b'\xfd', b'\xef', b'\xaf', b'\xaa', b'\xf9', b'\xc0', b'\xea')

def tap(blocks):
    return b''.join((len(b).to_bytes(2, 'little') + b for b in blocks))

def basic(prog, name, start=10, vars_=b''):
    return [header(0, name, len(prog) + len(vars_), start, len(prog)), block(255, prog + vars_)]

def code(name, org, data):
    return [header(3, name, len(data), org), block(255, data)]

def loader(name, org, data, entry, clear=None, scr=None):
    p = b''
    if clear:
        p += line(10, CLEAR + num(clear))
    else:
        p += line(10, REM)
    if scr:
        p += line(20, LOAD + b'""' + SCR)
    p += line(30, LOAD + b'""' + CODE) + line(40, RAND + USR + num(entry))
    r = basic(p, name)
    if scr:
        r += code('pic', 16384, scr)
    return r + code(name, org, data)

def vars_prog():
    return line(10, RAND + USR + b'(' + b'\xbe' + num(23627) + b'+' + num(256) + b'*' + b'\xbe' + num(23628) + b'+' + num(6) + b')')

def vars_org():
    return 23755 + len(vars_prog()) + 6

def loadscreen():
    import random
    r = random.Random(7)
    return bytes((r.randrange(256) & r.randrange(256) for _ in range(6144))) + bytes((r.choice((56, 14, 22, 112)) for _ in range(768)))

def le(n):
    return bytes([n & 255, n >> 8])

def tzx(blocks, kind):
    o = b'ZXTape!\x1a\x01\x14' + b'0\x04ness'
    for i, b in enumerate(blocks):
        hd = b[0] < 128
        n = 8063 if hd else 3223
        if kind == 'turbo' and i > 1:
            o += b'\x11' + le(2000) + le(610) + le(670) + le(780) + le(1560) + le(n) + b'\x08' + le(900) + len(b).to_bytes(3, 'little') + b
        elif kind == 'pure' and i > 1:
            o += b'\x12' + le(2168) + le(n) + b'\x13\x02' + le(667) + le(735) + b'\x14' + le(855) + le(1710) + b'\x08' + le(1000) + len(b).to_bytes(3, 'little') + b
        else:
            o += b'\x10' + le(1000) + le(len(b)) + b
    return o

def pack(p, name, org, b):
    cl = org - 1 if org > 24000 else 32767
    if cl < 25000:
        cl = None
    if p in ('code', 'turbo', 'pure'):
        bl = loader(name, org, b, org, cl)
        return tap(bl) if p == 'code' else tzx(bl, p)
    if p == 'screen':
        return tap(loader(name, org, b, org, cl, loadscreen()))
    if p == 'title':
        pr = line(10, CLEAR + num(cl)) + line(20, LOAD + b'""' + CODE) + line(30, b'\xf5"' + b'A TINY SHISEN, 2002"') + line(35, b'\xf5"Press a key to begin"') + line(40, b'\xf2' + num(0)) + line(50, RAND + USR + num(org))
        return tap(basic(pr, name) + code(name, org, b))
    if p == 'rem':
        pr = bytes([0, 1]) + le(len(b) + 2) + REM + b + b'\r' + line(2, RAND + USR + num(23760))
        return tap(basic(pr, name, 2))
    if p == 'vars':
        v = b'\xc1' + le(len(b) + 3) + b'\x01' + le(len(b)) + b + b'\x80'
        pr = vars_prog()
        return tap(basic(pr, name, 10, v))
    if p == 'headerless':
        st = 32512
        s = b'\xdd!' + le(org) + b'\x11' + le(len(b)) + b'>\xff7\xcdV\x05\xd2\x00\x00\xc3' + le(org)
        return tap(loader(name, st, s, st, st - 1) + [block(255, b)])
    if p == 'display':
        s = b'!' + le(16384 + 14) + b'\x11' + le(org) + b'\x01' + le(len(b)) + b'\xed\xb0\xc3' + le(org)
        assert len(s) == 14
        return tap(loader(name, 16384, s + b, 16384, cl))
    if p == 'mover':
        s = b'\xf3!' + le(40015) + b'\x11' + le(org) + b'\x01' + le(len(b)) + b'\xed\xb0\xc3' + le(org)
        return tap(loader(name, 40000, s + b, 40000, 39999))
    raise SystemExit('package ' + p)

#!/usr/bin/env python3
"""Builds, judges and proves the tapes of moor.  See README.md."""
import json, os, random, re, subprocess, sys, tempfile, time
from faults import FAULTS
from model import Model, CELLS
from tapes import DEBATABLE, DEFAULT, TAPES

HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get('PASMO', 'pasmo')
SOURCES = [f for f in sorted(os.listdir(HERE)) if f.endswith('.asm')]
XNAMES = sorted({x for f in SOURCES for x in re.findall(r'\bX_\w+', open(os.path.join(HERE, f)).read())})


def combinations():
    """Name of tape -> (switches, class expected or '')."""
    out = {n: ({**DEFAULT, **t}, '') for n, t in {**TAPES, **DEBATABLE}.items()}
    for name, (cls, change, hosts, _) in FAULTS.items():
        for h in hosts:
            out[name + '@' + h] = ({**DEFAULT, **TAPES[h], **change}, cls)
    return out


def build(sw, out):
    """Writes the tape; returns the symbols."""
    with tempfile.TemporaryDirectory() as t:
        full = {x: 0 for x in XNAMES}
        unknown = set(sw) - set(DEFAULT) - set(full) - {a + b for a in 'CSTL' for b in
            ('_AND', '_XOR', '_M0', '_MM', '_M7', '_LEFT', '_UNDER')}
        assert not unknown, unknown
        full.update(sw)
        with open(t + '/all.asm', 'w') as f:
            f.write(''.join('%s equ %d\n' % kv for kv in sorted(full.items())))
            f.write(' include "engine.asm"\n')
        for s in SOURCES:
            os.symlink(os.path.join(HERE, s), os.path.join(t, s))
        r = subprocess.run([PASMO, '--name', 'shisen', '--tapbas', 'all.asm', 'out.tap', 'out.sym'], cwd=t,
                           capture_output=True, text=True)
        if r.returncode:
            sys.exit('pasmo: ' + r.stdout + r.stderr)
        data = open(t + '/out.tap', 'rb').read()
        with open(out, 'wb') as f:
            f.write(data)
        sym = {}
        for line in open(t + '/out.sym'):
            w = line.split()
            if len(w) >= 3 and w[1].lower() == 'equ':
                sym[w[0].lower()] = int(w[2].rstrip('hH'), 16)
        return sym


TEXT = {'l': '{left}', 'r': '{right}', 'u': '{up}', 'd': '{down}', 'e': '\\n', 'G': '\\b',
        **{k: k.lower() for k in 'HBFRLNS'}, **{c: c for c in '0123456789'}}


def play(fourrivers, sw, keys, every=True):
    """Yields a memory picture (SNA) after the start and after each key (or after the last)."""
    with tempfile.TemporaryDirectory() as t:
        sym = build(sw, t + '/x.tap')
        settle = 30 + sw['DELAY'] + 60 * (sw['MSG'] == 3)
        s = ['wait 1000', 'save "%s/0.sna"' % t]
        for i, k in enumerate(keys, 1):
            s += ['type "%s"' % TEXT[k], 'wait %d' % settle]
            if every or i == len(keys):
                s.append('save "%s/%d.sna"' % (t, i))
        open(t + '/s', 'w').write('\n'.join(s).replace('save "' + t + '/', 'save "') + '\n')
        r = subprocess.run(['nice', os.path.abspath(fourrivers), 'run', t + '/x.tap', '--headless', '--machine', '48',
            '--rom', 'free', '--instant-load', '--script', t + '/s'], cwd=t, capture_output=True, text=True)
        if r.returncode:
            raise RuntimeError(r.stdout[-500:] + r.stderr[-500:])
        for i in range(len(keys) + 1):
            p = '%s/%d.sna' % (t, i)
            if os.path.exists(p):
                yield i, open(p, 'rb').read(), sym


def state(d, sym):
    """What the machine holds, as the model names it."""
    def at(a, n=1):
        return d[27 + a - 16384:27 + a - 16384 + n]

    def byte(name):
        return at(sym[name])[0]

    def cell(b):
        return (b // 16, b % 16) if b else None
    board = at(0xf000, 128)
    return dict(board=[board[r * 16 + c] for r, c in CELLS], cur=cell(byte('cur')), sel=cell(byte('sel')),
                pair=(cell(byte('ha')), cell(byte('hb'))) if byte('ha') else None, grav=byte('grav'),
                number=at(sym['number'], 2)[0] + 256 * at(sym['number'], 2)[1], done=byte('done'),
                known=byte('known'), cheat=byte('cheat'), ended=byte('ended'), border=d[26])


def wanted(m):
    return dict(board=[m.board[p] for p in CELLS], cur=m.cur, sel=m.sel, pair=m.pair, grav=m.grav,
                number=m.number, done=m.done, known=len(m.moves), cheat=m.cheat, ended=m.ended, border=m.border)


def picture(d, m):
    """Compares every cell of the board on the screen; returns what differs."""
    sw = m.sw
    bad = []
    pics = d[27 + 0xe000 - 16384:27 + 0xe000 - 16384 + 32 * 22]
    used = 8 * sw['TW'] * sw['TH']
    if len({pics[32 * k:32 * k + used] for k in range(22)}) != 22:
        bad.append('pictures are not distinct')
    lit = m.board[m.cur]
    for r, c in CELLS:
        k = m.board[(r, c)]
        attr = sw['EMPTYATTR'] if not k else sw['TATTR']
        if k and sw['COLOURS'] == 1:
            attr = attr & 0xf8 | (k - 1) % 7
        if k and sw['COLOURS'] == 2:
            attr = attr & 0xf8 | sw['INK%d' % ((k - 1) // 7 + 1)]
        masks, left, under = [0, 0, 0], 32, 32
        for letter, on in (('L', k and k == lit), ('T', m.pair and (r, c) in m.pair),
                           ('S', m.sel == (r, c)), ('C', m.cur == (r, c))):
            if on:
                attr = (attr & sw[letter + '_AND']) ^ sw[letter + '_XOR']
                masks = [a ^ sw[letter + x] for a, x in zip(masks, ('_M0', '_MM', '_M7'))]
                left, under = sw[letter + '_LEFT'] or left, sw[letter + '_UNDER'] or under
        line, col = sw['TOP'] + (r - 1) * sw['PH'], sw['LEFT'] + (c - 1) * sw['PW']
        full = [masks[0]] + [masks[1]] * 6 + [masks[2]]
        for n in range(sw['TW'] * sw['TH']):
            y, x = line + n // sw['TW'], col + n % sw['TW']
            got = bytes(d[27 + (y // 8) * 2048 + i * 256 + (y % 8) * 32 + x] for i in range(8))
            want = bytes(b ^ v for b, v in zip(pics[32 * k + 8 * n:], full))
            if got != want or d[27 + 6144 + 32 * y + x] != attr:
                bad.append('cell %d,%d' % (r, c))
        for on, ch, y, x in ((sw['LEFTGAP'], left, line, col - 1), (sw['UNDERGAP'], under, line + sw['TH'], col)):
            got = [d[27 + (y // 8) * 2048 + i * 256 + (y % 8) * 32 + x] for i in range(8)]
            if on and any(got) != (ch != 32):
                bad.append('mark %d,%d' % (r, c))
    return bad


def walk(m, p):
    (r, c), (s, d) = m.cur, p
    return ('d' * (s - r) if s > r else 'u' * (r - s)) + ('r' * (d - c) if d > c else 'l' * (c - d))


def session(sw, rng, count):
    """Keys of a player, chosen with the help of the model."""
    m, keys = Model(sw, 1), ''

    def press(ks):
        nonlocal keys
        for k in ks:
            keys += k
            m.key(k, rng.randrange(1, 65536))
    press('S' + str(rng.randrange(1, 60000)) + 'e' * (not sw['EAUTO']))
    if m.mode == 'entry':
        press('e')
    while len(keys) < count:
        x = rng.random()
        if m.mode == 'entry' or x < 0.08:
            if m.mode != 'entry':
                press('S')
            press(rng.choice(['e', '0e', 'G', '12Ge', '99999e', '65536e', '65535e', '00042e', '7G7e', 'N', 'l',
                              '655361e', str(rng.randrange(1, 65536)) + 'e']))
        elif x < 0.2:
            press(rng.choice('BBBFFRL') * rng.randrange(1, 4))
        elif x < 0.22:
            press(rng.choice('NG'))
        elif x < 0.3:
            press(rng.choice('lrud') * rng.randrange(1, 16))
        elif x < 0.4:
            press('H' * rng.randrange(1, 6) + rng.choice(['', 'e', 'e', 'u']))
        elif x < 0.55:
            press(walk(m, rng.choice(CELLS)) + 'e' + rng.choice(['', 'HHH', 'e', 'He']))
        else:
            found = list(m.pairs(None))[:40]
            for p in (m.order[i] for i in rng.choice(found)) if found else ():
                press(walk(m, p) + 'e')
    return keys


def ends(sw):
    """A board that first hints win, one on which they get stuck: numbers by what happens."""
    found = {}
    for n in range(1, 60):
        m = Model(sw, n)
        while not m.ended:
            m.key('H')
            m.key('e')
        found.setdefault(m.ended, (n, m.done))
        if len(found) == 2:
            break
    return found


def compare(fourrivers, sw, keys, stop=True):
    """Index of the first key after which the tape differs from the model, and what; or None."""
    m = None
    for i, d, sym in play(fourrivers, sw, keys):
        s = state(d, sym)
        if m is None:
            m = Model(sw, s['number'])
        else:
            m.key(keys[i - 1], s['number'])
        w = wanted(m)
        bad = ['%s: %s instead of %s' % (n, s[n], w[n]) for n in w if s[n] != w[n]]
        if m.mode == 'play' and not m.ask:
            bad += picture(d, m)[:3]
        if bad:
            return i, bad
    return None


def prove(fourrivers, name, sw):
    rng = random.Random(name)
    lists = [session(sw, rng, 220), session(sw, rng, 220)]
    for ended, (n, done) in ends(sw).items():
        extra = 'k' if False else ''
        more = 'u' * (sw['MSG'] == 2)
        start = 'S' + '%05d' % n + 'e' * (not sw['EAUTO'])
        lists.append(start + 'He' * done + more + 'HHedlBu' + more + 'FFu' + more + 'RLu' + more + 'NlrHeGdd')
    for keys in lists:
        r = compare(fourrivers, sw, keys)
        if r:
            i, bad = r
            print(name, 'differs after', keys[:i], ';'.join(bad)[:600])
            return False
    print(name, 'proved with', sum(map(len, lists)), 'keys', flush=True)
    return True


def winning(sw, numbers, want):
    """Boards that taking first hints ends as wanted (1 won, 2 stuck)."""
    for n in numbers:
        m = Model(sw, n)
        while not m.ended:
            m.key('H')
            m.key('e')
        if m.ended == want:
            return n, m.done
    return None


def witness(fourrivers, name, sw, limit=60, extra=()):
    """Shortest list of keys found that shows the fault; prints it."""
    rng = random.Random(name)
    honest = {k: v for k, v in sw.items() if not k.startswith('X_')}
    any_key = 'd' * (sw['MSG'] == 2)
    end = 'e' * (not sw['EAUTO'])
    lists = list(extra)
    for ended, (n, done) in ends(honest).items():
        begin = 'S%05d' % n + end
        lists.append(begin + 'He' * done + any_key + 'HHedlBu' + any_key + 'FFu' + any_key + 'RLu' + any_key + 'RHeHeG')
    lists += [session(honest, rng, 250) for _ in range(4)]
    for keys in lists:
        r = compare(fourrivers, sw, keys)
        if r:
            break
    else:
        print(name, 'not seen by', sum(map(len, lists)), 'keys', flush=True)
        return
    best, bad, t = keys[:r[0]], r[1], time.time()
    size = max(1, len(best) // 2)
    while time.time() - t < limit:
        at = 0
        while at < len(best) and time.time() - t < limit:
            less = best[:at] + best[at + size:]
            r = compare(fourrivers, sw, less)
            if r:
                best, bad = less[:r[0]], r[1]
            else:
                at += size
        if size == 1:
            break
        size //= 2
    print(name, len(best), 'keys:', best, '--', '; '.join(bad)[:150], flush=True)


def check(fourrivers, tape, keys, seed=1, more=()):
    t = time.time()
    r = subprocess.run(['nice', os.path.abspath(fourrivers), 'check', tape, '--machine', '48', '--rom', 'free', '--keys',
        str(keys), '--seed', str(seed), '--json', *more], capture_output=True, text=True)
    try:
        j = json.loads(r.stdout)
        found = {k: v for k, v in j['differences'].items() if v}
    except ValueError:
        j, found = {}, {'?' + (r.stderr.strip()[-90:] or 'no output'): 1}
    return r.returncode, time.time() - t, found, j


def judge(fourrivers, keys, names, seed=1):
    """SEED and FIRST in the environment: another seed, end at the first difference."""
    seed = int(os.environ.get("SEED", seed))
    more = ["--first"] if os.environ.get("FIRST") else []
    allc = combinations()
    wrong = 0
    with tempfile.TemporaryDirectory() as t:
        for n in names:
            sw, cls = allc[n]
            build(sw, t + '/x.tap')
            code, secs, found, j = check(fourrivers, t + '/x.tap', keys, seed, more)
            ok = code == 0 if not cls else code == 1 and any(c in found for c in cls.split('/'))
            wrong += not ok
            verdict = 'right' if ok else 'REFUSED' if not cls else 'MISSED' if code == 0 else 'OTHER CLASS'
            print('%-28s %d %5.1f %s / %s %s' % (n, code, secs, ','.join('%s %d' % kv for kv in found.items()) or '-',
                                             cls or '-', verdict), flush=True)
    return wrong


def main(a):
    c = combinations()
    if a[:1] == ['list']:
        print('\n'.join(c))
    elif a[:1] == ['make'] and len(a) == 3:
        build(c[a[1]][0], a[2])
    elif a[:1] == ['judge'] and len(a) > 3:
        names = [n for x in a[3:] for n in (list(TAPES) if x == 'all' else [n for n in c if c[n][1]] if x == 'faults' else [x])]
        return judge(a[1], int(a[2]), names) > 0
    elif a[:1] == ['prove'] and len(a) > 2:
        names = list(TAPES) if a[2:] == ['all'] else a[2:]
        return sum(not prove(a[1], n, c[n][0]) for n in names) > 0
    elif a[:1] == ['witness'] and len(a) > 2:
        for n in a[2:]:
            x, _, keys = n.partition('=')
            witness(a[1], x, c[x][0], extra=[keys] if keys else [])
    else:
        print('moor.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE...|all | witness FOURRIVERS TAPE[=KEYS]...')
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))

"""Short lists of keys that show the faults that check has missed: prints FAULT@TAPE and the first difference."""
import sys
import moor
from model import Model, deal, joined, CELLS


def first(sw, test, limit=3000):
    return next((n for n in range(1, limit) if test(n)), None)


def start(sw, n):
    return 'S' + ('%05d' % n + 'e' * (not sw['EAUTO']) if sw['EAUTO'] else '%de' % n)


def hints(sw, want, most=42, gravity=1):
    """Board on which the first hints end as wanted within so many removals."""
    for n in range(1, 400):
        m = Model(sw, n)
        m.grav = gravity
        m.look()
        while not m.ended and m.done <= most:
            m.key('H')
            m.key('e')
        if m.ended == want and m.done <= most:
            return start(sw, n) + 'He' * m.done


def keys(fault, sw):
    honest = {k: v for k, v in sw.items() if not k.startswith('X_')}
    if fault == 'hiend':
        a, b = CELLS[-2:] if sw['HORD'] == 0 else CELLS[:2]
        n = first(sw, lambda n: deal(honest, n)[a] == deal(honest, n)[b])
        return start(sw, n) + ('lu' if sw['HORD'] == 0 and sw['WRAP'] == 1 else '') + 'eHH'
    if fault in ('delwon', 'wondead'):
        return hints(honest, 1) + 'd' * (sw['MSG'] == 2) + 'G'
    if fault == 'winrow':
        return hints(honest, 1)
    if fault == 'wins':
        return 2 * hints(honest, 1)
    if fault == 'stuckfew':
        return 'G' + hints(honest, 2, 20, 0)
    if fault == 'total':
        h, k = 0, ''
        for n in range(1, 40):
            m = Model(honest, n)
            k += start(sw, n)
            while not m.ended and h < 256:
                m.key('H'), m.key('e')
                h += 1
                k += 'He'
            k += 'd' * (sw['MSG'] == 2)
            if h == 256:
                return k
    if fault == 'stack':
        return 'He' * 30 + 'BF' * 50
    if fault == 'stacke':
        cancel = 'SG' if sw['EDEL'] == 2 else 'Sl' if sw['EOTHER'] else 'Se' if sw['EEMPTY'] else 'S0e'
        return 'He' * 3 + cancel * 90 + 'BBB'
    return {'litcur': 'd', 'copy': start(sw, 77), 'dealgrav': start(sw, 1) + 'G' + start(sw, 1), 'nseq': 'NN',
            'fnocheat': 'HeBeF', 'zero': 'S0e' if not sw['EAUTO'] else 'S00000', 'overflow': 'S65537e',
            'overlast': 'S65537e', 'hinthold': None}.get(fault)


if __name__ == '__main__':
    for name in sys.argv[2:]:
        sw = moor.combinations()[name][0]
        k = keys(name.split('@')[0], sw)
        if not k:
            print(name, 'no list')
            continue
        r = moor.compare(sys.argv[1], sw, k)
        print(name, len(k), 'keys', k if len(k) < 110 else k[:40] + '...', '->', r and (r[0], '; '.join(r[1])[-140:]), flush=True)

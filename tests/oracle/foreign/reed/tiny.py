"""The small engine: the board is kept in the attribute file or the display file."""
import random

from tiny_faults import FAULTS, VARIANTS  # noqa: F401
from build import assemble, code_tape

NAMES = ['tiny-attr', 'tiny-disp', 'tiny-wide', 'tiny-tall', 'tiny-back', 'tiny-keys', 'tiny-any']
NAMES += [f'tiny-{n}' for n in range(10)]
FIXED = {
    'tiny-attr': {'STORE': 0, 'PX': 1, 'PY': 1, 'RING': 1, 'OTHER': 0, 'EDGE': 0},
    'tiny-disp': {'STORE': 1, 'PX': 1, 'PY': 2, 'RING': 1, 'OTHER': 1},
    'tiny-wide': {'STORE': 0, 'PX': 2, 'PY': 2, 'RING': 0, 'EDGE': 2},
    'tiny-tall': {'STORE': 1, 'PX': 1, 'PY': 3, 'RING': 0, 'OTHER': 2},
    'tiny-back': {'HORD': 1, 'HKEEP': 1, 'ENDKEY': 1, 'CHEAT': 2},
    'tiny-any': {'ENDKEY': 2, 'STORE': 0},
    'tiny-half': {'RAND': 0},
    'tiny-keys': {'KEYS': 2, 'SOUND': 2, 'BIG': 1, 'NONUM': 1},
}


def switches(name):
    """Return the switches of a tape."""
    rng = random.Random(name)
    value = {'STORE': rng.randrange(2), 'PX': rng.choice([1, 1, 2]), 'PY': rng.choice([1, 2, 3]),
             'RING': rng.randrange(2), 'EDGE': rng.randrange(3), 'OTHER': rng.randrange(3),
             'HORD': rng.randrange(2), 'HKEEP': rng.randrange(2), 'HOME': rng.randrange(2),
             'CHEAT': rng.randrange(3), 'ENDKEY': rng.randrange(2), 'SOUND': rng.randint(1, 2),
             'KEYS': rng.randrange(3), 'BIG': rng.randrange(2), 'NONUM': rng.randrange(2),
             'PAD': rng.randrange(2), 'LETTER': rng.choice([65, 65, 97, 34]),
             'FLASH': rng.randrange(2), 'AT': rng.random(), 'RAND': 1}
    value.update(FIXED.get(name, {}))
    if value['PX'] == 2 or value['PY'] == 3:
        value['RING'] = 0
    ring, lot = 1 + value['RING'], random.Random(value.pop('AT'))
    px, py = value['PX'], value['PY']
    value['OX'] = 2 if px == 2 else lot.randint(ring, 31 - 13 - ring)
    value['OY'] = lot.randint(ring * py, 22 - (5 + ring) * py)
    value['NUMROW'] = 23
    flash = value.pop('FLASH')
    if value['STORE']:
        value.update(EMPTYA=7, TILEA=(56, 48)[flash], WALLINK=9)
        value.update(CURBIT=(128, 64)[flash], HIBIT=(2, 24)[flash])
    else:
        value.update(EMPTYA=(56, 57)[flash], WALLINK=(36, 9)[flash])
        value.update(CURBIT=(128, 64)[flash], HIBIT=(64, 128)[flash])
    return value


def make(name, faults=()):
    """Return a description of the tape with its bytes."""
    value = switches(name)
    code, symbols = assemble('tiny.asm', value, faults)
    base, px, py = (value['OY'], value['OX']), value['PX'], value['PY']

    def rect(cell):
        """Return the rectangle of a cell."""
        return base[0] + cell // 14 * py, base[1] + cell % 14 * px, 1, 1

    def cell_at(address):
        """Return the cell of an attribute address, None for zero."""
        if not address:
            return None
        row, col = divmod(address - 0x5800, 32)
        return (row - base[0]) // py * 14 + (col - base[1]) // px

    def read(memory, sym):
        """Return the state of the game in memory."""
        def word(label):
            return memory[sym[label]] + 256 * memory[sym[label] + 1]
        board, at = [], sym['colours']
        kinds = {kind: n for n, kind in enumerate(memory[at:at + 21])}
        for cell in range(84):
            row, col, _, _ = rect(cell)
            if value['STORE']:
                seen = memory[0x4700 + row // 8 * 2048 + row % 8 * 32 + col]
                board.append(None if seen == 0 else seen // 2 - 1)
            else:
                board.append(kinds.get(memory[0x5800 + row * 32 + col] & 63))
        pair = None
        if memory[sym['pair']]:
            pair = cell_at(word('hp0')), cell_at(word('hq0'))
        cursor = memory[sym['crow']] * 14 + memory[sym['ccol']]
        return {'board': board, 'cursor': cursor, 'sel': cell_at(word('sel')), 'pair': pair,
                'number': word('number'), 'gravity': memory[sym['grav']]}

    rules = {'ring': value['RING'], 'edge': value['EDGE'], 'other': value['OTHER'],
             'hord': ('row', 'back')[value['HORD']], 'hkeep': value['HKEEP'],
             'home': value['HOME'], 'cheat': value['CHEAT'], 'endkey': value['ENDKEY']}
    return {'bytes': code_tape(name, code, 32768), 'rules': rules, 'read': read, 'rect': rect,
            'symbols': symbols, 'machine': '48', 'alike': ('sel=pair', 'selpair'), 'intro': [],
            'boot': 150, 'wait': 220, 'digit': 8, 'numbers': int, 'size': len(code)}

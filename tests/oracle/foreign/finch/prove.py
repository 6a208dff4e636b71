"""Plays random keys on a tape and compares its memory, border and screen with the model."""
import os
import random
import subprocess
import tempfile
import zlib

import model
import tapes

NAMES = {'l': '{left}', 'r': '{right}', 'u': '{up}', 'd': '{down}', 'e': '\\n', 'G': '\\b'}


def plan(seed, faulty):
    """Gives the keys: random play, numbers, and games to the end."""
    rng = random.Random(seed)
    keys = []
    for part in range(2):
        keys += rng.choices('ludreHBFRLNGSx123', [8, 8, 8, 8, 14, 14, 3, 2, 1, 1, .3, .4, .8, 1, 1, 1,
                                                  1], k=75)
        keys += ['e', 'e', 'e'] + list('Gle')
        for text in rng.sample(['42e', '0e', 'e', '70000e', '65535e', '1e', '256e', '12G3e', '9l8e',
                                '1u2e', '7x8e', '99999e', '00300e', '40000e', '65536e', 'HGe',
                                '2d9e', '123456e'], 7):
            keys += ['H'] * rng.randrange(2) + list('Sxxx'[:1]) + list(text) + list('eSG8e')
        keys += list('G' * (part & 1) + 'eS%de' % rng.randrange(1, 65536))
        for _ in range(46):
            keys += ['H'] * rng.choice((1, 1, 1, 2, 3)) + ['e']
            if rng.random() < .2:
                keys += [rng.choice('ludrBFe.')]
        keys += list('BBFHeLBBBRFFBLLRRL') + rng.choices('ludreH', k=8)
        if part & 1:
            keys += list('HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH')
    return keys


def pages(path):
    """Gives the border and 64 KB of memory of a saved state."""
    with open(path, 'rb') as stream:
        data = stream.read()
    memory = bytearray(65536)
    border = None
    at = 8
    while at + 8 <= len(data):
        name, size = data[at:at + 4], int.from_bytes(data[at + 4:at + 8], 'little')
        body = data[at + 8:at + 8 + size]
        if name == b'SPCR':
            border = body[0] & 7
        if name == b'RAMP':
            start = {5: 0x4000, 2: 0x8000, 0: 0xc000}.get(body[2])
            if start is not None:
                page = zlib.decompress(body[3:]) if body[0] & 1 else body[3:]
                memory[start:start + 16384] = page
        at += 8 + size
    return border, memory


def run(program, tape, keys, folder):
    """Plays the keys and yields the state after each."""
    path = os.path.join(folder, 'tape.tap')
    cfg, _ = tapes.config(tape)
    tapes.build(tape, path)
    lines = ['wait 300']
    if cfg['START']:
        lines += ['type "x"', 'wait 60']
    lines += ['peek 0x3d00 768', f'save {folder}/s0.szx']
    for number, key in enumerate(keys, 1):
        if key == '.':
            lines += ['wait 200']
        else:
            lines += [f'type "{NAMES.get(key, key.lower())}"',
                      'wait %d' % (100 if key in 'eLFRBNG' else 50 if key == 'H' or cfg['EFULL'] and key.isdigit() else 12)]
        lines += [f'save {folder}/s{number}.szx']
    script = os.path.join(folder, 'script')
    with open(script, 'w') as stream:
        stream.write('\n'.join(lines) + '\n')
    done = subprocess.run(['nice', program, 'run', path, '--headless', '--instant-load', '--machine', '48', '--rom',
                           'free', '--script', script], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout[-2000:] + done.stderr)
    font = []
    for line in done.stdout.splitlines():
        words = line.split(':', 1)[-1].split()
        font += [int(word, 16) for word in words if len(word) == 2]
    for number in range(len(keys) + 1):
        yield (font[:768],) + pages(f'{folder}/s{number}.szx')


def put(cell):
    return 0 if cell is None else (cell[0] + 1) * 16 + cell[1] + 1


def char(memory, row, col):
    base = 0x4000 | (row & 24) << 8 | (row & 7) << 5 | col
    return bytes(memory[base + 256 * line] for line in range(8)), memory[0x5800 + 32 * row + col]


def text_at(memory, font, place, count):
    """Reads characters from the screen."""
    out = ''
    for col in range(count):
        pixels, attr = char(memory, place >> 8, (place & 255) + col)
        found = [n for n in range(96) if bytes(font[8 * n:8 * n + 8]) == pixels]
        out += chr(32 + found[0]) if found else '?'
        if attr & 128:
            out += '*'
    return out


def differences(game, border, memory, font):
    """Compares one state."""
    out = []
    cfg = game.c
    for row in range(-1, 7):
        for col in range(-1, 15):
            if memory[0xc000 + put((row, col))] != game.board.get((row, col), 0):
                out.append(f'board at {row},{col}')
    hint = game.hint or (None, None)
    for name, at, value in (
            ('cursor', 0xc100, put(game.cur)), ('selected', 0xc101, put(game.sel)),
            ('hint', 0xc102, put(hint[0])), ('hint', 0xc103, put(hint[1])),
            ('count', 0xc107, game.count), ('total', 0xc108, len(game.moves)),
            ('cheated', 0xc109, game.cheated), ('gravity', 0xc10a, game.grav)):
        if memory[at] != value:
            out.append(f'{name} is {memory[at]:02x}, not {value:02x}')
    if border != game.border():
        out.append(f'border {border} not {game.border()}')
    for (row, col), pixels, attr in game.cells(font):
        if char(memory, row, col) != (pixels, attr):
            out.append(f'screen at {row},{col}')
    words = tapes.words(cfg)
    if game.entry is None:
        number = (str(game.number), '%05d' % game.number, '%5d' % game.number)[cfg['NUMFMT']]
        want = (words['t_num'] + number).ljust(len(words['t_num']) + 6)
        seen = text_at(memory, font, cfg['NUMAT'], len(want))
        if cfg['NUMAT'] == cfg['MSGAT']:
            out.append('number and message overlap')
    else:
        want = words['t_ask'] + game.entry + 'L*' + ' '
        seen = text_at(memory, font, cfg['ENTAT'], len(want) - 1)
    if seen != want:
        out.append(f'text {seen!r} not {want!r}')
    if cfg['GSHOW'] < 2:
        want = words['t_gon' if game.grav else 't_goff']
        seen = text_at(memory, font, cfg['GRAVAT'], len(want))
        if seen != want:
            out.append(f'gravity {seen!r} not {want!r}')
    return out


def prove(program, tape, seed=1):
    """Prints the first difference; gives True if there is none."""
    cfg, faults = tapes.config(tape)
    cfg.update(tapes.places(cfg))
    keys = plan(seed, faults)
    game = model.Model(cfg)
    won = stuck = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, (font, border, memory) in enumerate(run(program, tape, keys, folder)):
            if number:
                game.press(keys[number - 1])
            if game.want_number:
                seen = memory[0xc10b] + 256 * memory[0xc10c]
                if seen == 0 or (number and seen == game.number):
                    print(tape, 'key', number, 'no other number', seen)
                    return False
                game.new(seen)
            won += game.won
            stuck += game.stuck
            found = differences(game, border, memory, font)
            if found:
                print(tape, 'differs after key', number, ''.join(keys[max(0, number - 12):number]),
                      '; '.join(found[:4]), f'({len(found)})')
                return False
    print(tape, f'agrees: {len(keys)} keys, {won} won, {stuck} stuck')
    return True

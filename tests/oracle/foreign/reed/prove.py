"""Drives a tape with the emulator and compares it with the model after each key."""
import os
import random
import tempfile

from build import run, snapshot
from model import Model

PRESS = {'l': 'left', 'r': 'right', 'u': 'up', 'd': 'down', 'e': 'enter', 'G': 'caps+0'}


def script(key, wait, digit):
    """Return the script lines for a key."""
    if key[0] == 'S':
        lines = ['press s 4 ' + str(digit)]
        for sign in key[1:]:
            sign = {'x': 'caps+0', 'q': 'q', 'e': 'enter'}.get(sign, sign)
            lines.append(f'press {sign} 4 {digit}')
        return lines + ['press enter 4 4', f'wait {wait}']
    return [f'press {PRESS.get(key, key.lower())} 4 4', f'wait {wait}']


def choose_keys(count, seed):
    """Return a list of keys that plays a few games with all commands."""
    rng, keys = random.Random(seed), []
    while len(keys) < count:
        what = rng.random()
        if what < .40:
            keys += ['H'] * rng.choice([1, 1, 1, 2, 3]) + ['e']
        elif what < .66:
            keys += rng.choices('lrud', k=rng.randint(1, 5))
            keys += rng.choice([[], ['e'], ['e'], ['e', 'H'], ['e', 'H', 'e'], ['H', 'r', 'H']])
        elif what < .86:
            keys += rng.choices('BFRL', weights=[5, 4, 1, 2], k=rng.choice([1, 1, 2, 3]))
        elif what < .88:
            keys += [rng.choice(['N', 'G', 'S%d' % rng.choice([42, 7, 65535, 300, 12045])])]
        elif what < .90:
            keys += ['H'] * rng.randint(8, 30)
        else:
            keys += ['H', 'e'] * rng.randint(5, 25)
    return keys[:count]


def look(memory, rect):
    """Return all bytes of the picture and attributes in a rectangle of characters."""
    row0, col0, rows, cols = rect
    out = bytearray()
    for row in range(row0, row0 + rows):
        for col in range(col0, col0 + cols):
            base = 0x4000 + (row // 8) * 2048 + (row % 8) * 32 + col
            out += bytes(memory[base + 256 * line] for line in range(8))
            out.append(memory[0x5800 + row * 32 + col])
    return bytes(out)


class Looks:
    """Checks that each state of a cell always looks the same, and each other one different."""

    def __init__(self):
        """Begin without any knowledge."""
        self.of_state, self.of_look = {}, {}

    def check(self, state, seen, strict):
        """Return an error text or None."""
        if self.of_state.setdefault(state, seen) != seen:
            return f'{state} looks different from before'
        other = self.of_look.setdefault(seen, state)
        if strict(other) != strict(state):
            return f'{state} looks like {other}'
        return None


def states(model, alike):
    """Return for each cell what must be seen of it."""
    kind = model.board[model.cursor]
    for cell in range(84):
        here = model.board[cell]
        light = here is not None and here == kind
        pair = bool(model.pair and cell in model.pair)
        chosen = cell == model.sel and not (pair and 'selpair' in alike)
        yield here, cell == model.cursor, chosen, light, pair


def strict_of(alike):
    """Return the function that leaves out the differences that the tape does not show."""
    def strict(state):
        kind, cursor, chosen, light, pair = state
        if 'sel=pair' in alike:
            chosen, pair = chosen or pair, False
        if 'nosel' in alike:
            chosen = False
        return kind, cursor, chosen, light, pair
    return strict


def compare(tape, model, seen, memory, border, looks):
    """Return an error text or None."""
    for name in ('board', 'cursor', 'sel', 'pair', 'number', 'gravity'):
        mine, its = getattr(model, name), seen[name]
        if name == 'pair' and mine and its:
            mine, its = sorted(mine), sorted(its)
        if mine != its:
            return f'{name}: model {mine}, tape {its}'
    if border != model.border():
        return f'border {border}, expected {model.border()}'
    strict = strict_of(tape['alike'])
    for cell, state in enumerate(states(model, tape['alike'])):
        error = looks.check(state, look(memory, tape['rect'](cell)), strict)
        if error:
            return f'cell {cell}: {error}'
    return None


def prove(program, path, tape, keys, seed):
    """Return '' if the tape agrees with the model for this many keys, or a text."""
    model, looks = Model(tape['rules']), Looks()
    todo = choose_keys(keys, seed)
    with tempfile.TemporaryDirectory() as folder:
        lines = [f'wait {tape["boot"]}'] + [x for key in tape['intro'] for x in
                                           (f'press {key} 5 5', f'wait {tape["wait"]}')]
        lines.append(f'save {folder}/0.szx')
        for index, key in enumerate(todo):
            lines += script(key, tape['wait'], tape['digit']) + [f'save {folder}/{index + 1}.szx']
        code, text = run(program, path, tape['machine'], lines)
        if code:
            return f'run ended with {code}: {text[-300:]}'
        ends = [0] * 8
        for index, key in enumerate(['start'] + todo):
            memory, border = snapshot(f'{folder}/{index}.szx')
            seen = tape['read'](memory, tape['symbols'])
            error = None
            if key == 'start' or model.key(key):
                error = model.new_board(seen['number'], seen['board'])
                if key[0] == 'S' and tape['numbers'](key[1:]) != seen['number']:
                    error = f'number {seen["number"]}'
            error = error or compare(tape, model, seen, memory, border, looks)
            ends[border] += 1
            if error:
                return f'key {index} {key}: {error} | ' + ' '.join(todo[:index])
            os.unlink(f'{folder}/{index}.szx')
    tape['ends'] = ends
    return ''

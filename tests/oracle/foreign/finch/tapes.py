"""Names the freedoms, the honest tapes and the faults, and builds tapes."""
import os
import random
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))

LAYOUTS = [  # tile width, height, steps, origin, row of help or None
    (1, 1, 2, 2, 2, 4, 17), (2, 2, 2, 2, 2, 3, 18), (1, 1, 1, 1, 9, 8, 17),
    (2, 2, 2, 3, 3, 2, None), (1, 2, 2, 3, 1, 2, None), (2, 1, 2, 2, 0, 5, 18)]

FREEDOMS = {
    'LAYOUT': range(6), 'PICT': range(4), 'COLOUR': range(4), 'CURM': range(4), 'SELM': range(3),
    'HINTM': range(3), 'SAME': range(3), 'EMPTYL': range(3), 'HELP': range(2), 'KEYM': range(4),
    'SND': range(4), 'SND2': range(3), 'FSOUND': range(2), 'ANIM': range(3), 'MSGS': range(2),
    'MSGPLACE': range(2), 'WINMSG': range(3), 'GSHOW': range(3), 'NUMPLACE': range(3),
    'NUMFMT': range(3), 'NUMTEXT': range(4), 'ENTPLACE': range(2), 'ASK': range(2),
    'EDEL': range(3), 'EEMPTY': range(3), 'EBIG': range(5), 'ELET': range(2), 'ECUR': range(3),
    'EFULL': range(2), 'ESEL': range(2), 'EDGE': range(3), 'SKIP': range(2), 'HOMEC': range(4),
    'REMCUR': range(3), 'UNDOCUR': range(2), 'OTHER': range(3), 'BLOCK': range(3),
    'EMPTYE': range(2), 'IDLE': range(3), 'HORDER': range(4), 'HEND': range(3), 'HRES': range(2),
    'HKEY': range(3), 'HCUR': range(2), 'HTIME': range(2), 'PREC': range(3), 'START': range(2),
    'RNG': range(2), 'SHUF': range(3), 'FILL': range(2), 'HIST': range(3), 'LETTERS': range(3)}

HONEST = ['f%02d' % n for n in range(1, 31)]

FAULTS = {}  # name: (classes that are right, needed freedoms, the sentence that it breaks)


def fault(name, classes, sentence, **needs):
    FAULTS[name] = (classes.split(), needs, sentence)


def freedoms(name):
    """Gives the freedoms of an honest tape."""
    rng = random.Random('finch ' + name)
    cfg = {}
    number = int(name[1:])
    for index, (key, values) in enumerate(FREEDOMS.items()):
        values = list(values)
        # goes round all values for the first tapes, in an order of its own, so that none is left out
        order = random.Random(key).sample(values, len(values))
        cfg[key] = order[(number + index) % len(values)] if number in (1, 3, 5, 7, 9, 11) else rng.choice(values)
    if cfg['PICT'] == 2:  # the lower line would make g and q, and other signs, equal
        cfg['LETTERS'] = 0
    if cfg['KEYM'] == 3:
        cfg['HTIME'] = 0
    if cfg['WINMSG'] and not cfg['MSGS']:
        cfg['MSGS'] = 1
    return cfg


def places(cfg):
    """Adds what follows from the freedoms."""
    layout = LAYOUTS[cfg['LAYOUT']]
    out = dict(zip(('TW', 'TH', 'SX', 'SY', 'OX', 'OY'), layout))
    out['HELPROW'] = layout[6] or 0
    if layout[6] is None:
        out['HELP'] = 0
    out['BG'] = 0x07 if cfg['COLOUR'] == 3 else 0x38
    out['FIRST'] = (65, 97, 48)[cfg['LETTERS']]
    out['NUMAT'] = (0x1700, 0x1701, 0x1600)[cfg['NUMPLACE']]
    out['ENTAT'] = (0x1700, 0x1600)[cfg['ENTPLACE']]
    top = cfg['MSGPLACE'] or cfg['NUMPLACE'] == 2
    out['MSGAT'] = 0x0000 if top else 0x1600
    out['GRAVAT'] = 0x0018 if cfg['LAYOUT'] % 2 else 0x1617
    out['TITLEAT'] = 0x010c if cfg['LAYOUT'] != 4 else 0x160c
    if cfg['LAYOUT'] == 4:
        out['TITLEAT'] = 0x1501
    return out


def words(cfg):
    """Gives the texts of a tape."""
    return {
        't_name': '- Finch -', 't_title': 'FINCH  press a key', 't_win': 'All gone, well done',
        't_lose': 'No pair is left', 't_no': 'No way to link them', 't_none': 'No more pairs',
        't_goff': ('GRAV OFF', '-')[min(cfg['GSHOW'], 1)],
        't_gon': ('GRAV ON ', 'G')[min(cfg['GSHOW'], 1)],
        't_num': ('', 'No ', 'Board ', '#')[cfg['NUMTEXT']],
        't_ask': ('', 'Number? ')[cfg['ASK']], 't_blank': ' ' * 20}


def symbols():
    """Gives 21 pictures of eight bytes that differ."""
    rng = random.Random(77)
    out = []
    for _ in range(21):
        half = [rng.choice((3, 5, 6, 7, 9, 10, 12, 14)) for _ in range(3)]
        lines = half + half[::-1]
        out.append([0] + [(v << 3 | int(f'{v:04b}'[::-1], 2) >> 1) & 0x7e for v in lines] + [0])
    for number, picture in enumerate(out):
        picture[0] = 0x7e if number & 1 else 0x18
        picture[7] = (0x00, 0x24, 0x66, 0x5a)[number >> 1 & 3]
        picture[3] = (0x42, 0x3c, 0x7e)[number >> 3]
    return out


def config(tape):
    """Gives the freedoms and the faults of a tape."""
    name, *faults = tape.split('+')
    cfg = freedoms(name)
    for item in faults:
        if item not in FAULTS:
            raise SystemExit('unknown fault ' + item)
    return cfg, faults


def build(tape, path):
    """Writes the tape as a TAP file."""
    cfg, faults = config(tape)
    cfg.update(places(cfg))
    names = set()
    for item in os.listdir(HERE):
        if item.endswith('.asm'):
            with open(os.path.join(HERE, item)) as stream:
                names |= set(re.findall(r'\bF_([A-Z0-9]+)\b', stream.read()))
    missing = names ^ set(name.upper() for name in FAULTS)
    if missing:
        raise SystemExit('faults without code or without name: ' + ' '.join(sorted(missing)))
    with tempfile.TemporaryDirectory() as folder:
        main = os.path.join(folder, 'all.asm')
        with open(main, 'w') as stream:
            for key, value in cfg.items():
                stream.write(f'{key} equ {value}\n')
            for name in sorted(names):
                stream.write(f'F_{name} equ {int(name.lower() in faults)}\n')
            stream.write('        include "main.asm"\n')
        with open(os.path.join(folder, 'words.inc'), 'w') as stream:
            for key, text in words(cfg).items():
                stream.write(f'{key}: ' + (f'defm "{text}",0\n' if text else 'defb 0\n'))
        with open(os.path.join(folder, 'syms.inc'), 'w') as stream:
            stream.write('syms:\n')
            for picture in symbols():
                stream.write('        defb ' + ','.join(map(str, picture)) + '\n')
        code = os.path.join(folder, 'code.bin')
        done = subprocess.run([os.environ.get('PASMO', 'pasmo'), '-I', folder, '-I', HERE, '--bin',
                               main, code], capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        with open(code, 'rb') as stream:
            binary = stream.read()
    if len(binary) > 0x3e00:
        raise SystemExit('the code is too long')
    with open(path, 'wb') as stream:
        stream.write(tap(binary))


def tap(code):
    """Gives a BASIC loader and the code as blocks of a tape."""
    number = b'32768\x0e\x00\x00\x00\x80\x00'
    below = b'32767\x0e\x00\x00\xff\x7f\x00'
    line = b'\xfd' + below + b':\xef""\xaf:\xf9\xc0' + number + b'\r'
    basic = b'\x00\x0a' + len(line).to_bytes(2, 'little') + line
    out = b''
    for kind, name, data, one, two in ((0, b'finch', basic, 10, len(basic)),
                                       (3, b'finchcode', code, 32768, 32768)):
        head = bytes([kind]) + name.ljust(10) + len(data).to_bytes(2, 'little')
        head += one.to_bytes(2, 'little') + two.to_bytes(2, 'little')
        for flag, body in ((0, head), (255, data)):
            block = bytes([flag]) + body
            total = 0
            for byte in block:
                total ^= byte
            block += bytes([total])
            out += len(block).to_bytes(2, 'little') + block
    return out

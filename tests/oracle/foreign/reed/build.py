"""Assembles sources, writes tapes, runs the emulator and reads its snapshots."""
import os
import re
import struct
import subprocess
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ASM = os.path.join(HERE, 'asm')


def source(name, faults):
    """Return the text of a source with its includes; faults maps marks to other lines."""
    lines = []
    with open(os.path.join(ASM, name), encoding='ascii') as text:
        for line in text.read().split('\n'):
            mark = re.search(r';@(\w+)', line)
            include = re.match(r'\s+INCLUDE "(.*)"', line)
            if include:
                lines.append(source(include.group(1), faults))
            elif mark and mark.group(1) in faults:
                label = re.match(r'\w+:', line)
                lines.append(label.group(0) if label else '')
                lines.extend('        ' + part.strip()
                             for part in faults.pop(mark.group(1)).split('|'))
            else:
                lines.append(line)
    return '\n'.join(lines)


def assemble(name, values, faults):
    """Return the code and the symbols of a source with these switches."""
    faults = dict(faults)
    text = source(name, faults)
    if faults:
        raise SystemExit(f'{name} has no mark {" ".join(faults)}')
    head = ''.join(f'{key} equ {value}\n' for key, value in values.items())
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, part) for part in ('a.asm', 'a.bin', 'a.sym')]
        with open(paths[0], 'w', encoding='ascii') as out:
            out.write(head + text)
        command = [os.environ.get('PASMO', 'pasmo')] + paths
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f'pasmo: {done.stdout}{done.stderr}')
        with open(paths[1], 'rb') as code, open(paths[2], encoding='ascii') as lines:
            symbols = {}
            for line in lines:
                part = line.split()
                if len(part) == 3:
                    symbols[part[0]] = int(part[2].rstrip('H'), 16) & 65535
            return code.read(), symbols


def block(flag, data):
    """Return a block of a TAP file."""
    body = bytes([flag]) + bytes(data)
    total = 0
    for byte in body:
        total ^= byte
    return struct.pack('<H', len(body) + 1) + body + bytes([total])


def file_blocks(kind, name, data, first, second):
    """Return header and data block of a file."""
    head = bytes([kind]) + name.encode().ljust(10)[:10]
    head += struct.pack('<HHH', len(data), first, second)
    return block(0, head) + block(255, data)


def number(value):
    """Return a number as it stands in a BASIC line."""
    return str(value).encode() + bytes([14, 0, 0, value & 255, value >> 8, 0])


def line(no, body):
    """Return a BASIC line."""
    return struct.pack('>H', no) + struct.pack('<H', len(body) + 1) + body + b'\r'


def code_tape(name, code, org):
    """Return a tape with a loader and a block of machine code."""
    loader = line(10, b'\xfd' + number(org - 1) + b':\xef""\xaf')
    loader += line(20, b'\xf9\xc0' + number(org))
    out = file_blocks(0, name, loader, 10, len(loader))
    return out + file_blocks(3, name, code, org, 32768)


def snapshot(path):
    """Return memory (65536 bytes, ROM empty) and border colour of an SZX file."""
    with open(path, 'rb') as data:
        raw = data.read()
    pages, border, port, at = {}, 0, 0, 8
    while at < len(raw):
        name, size = raw[at:at + 4], struct.unpack('<I', raw[at + 4:at + 8])[0]
        body = raw[at + 8:at + 8 + size]
        if name == b'SPCR':
            border, port = body[0], body[1]
        if name == b'RAMP':
            flags, page = struct.unpack('<HB', body[:3])
            pages[page] = zlib.decompress(body[3:]) if flags & 1 else body[3:]
        at += 8 + size
    empty = bytes(16384)
    top = pages.get(port & 7 if len(pages) > 3 else 0, empty)
    return empty + pages[5] + pages[2] + top, border


def run(program, tape, machine, lines):
    """Run a script on a tape; return the emulator's exit code and output."""
    with tempfile.NamedTemporaryFile('w', suffix='.txt', delete=False) as script:
        script.write('\n'.join(lines) + '\n')
    command = [program, 'run', tape, '--headless', '--instant-load', '--machine', machine]
    done = subprocess.run(command + ['--script', script.name], capture_output=True, text=True,
                          check=False)
    os.unlink(script.name)
    return done.returncode, done.stdout + done.stderr

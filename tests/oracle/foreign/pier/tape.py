"""Writes a tape file: a BASIC loader and one block of bytes."""


def block(flag, data):
    body = bytes([flag]) + bytes(data)
    check = 0
    for b in body:
        check ^= b
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, length, p1, p2):
    return block(0, bytes([kind]) + name.encode().ljust(10)[:10] + length.to_bytes(2, "little")
                 + p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))


def number(n):
    return str(n).encode() + bytes([14, 0, 0]) + n.to_bytes(2, "little") + b"\0"


def line(no, *parts):
    body = b"".join(p if isinstance(p, bytes) else p.encode("latin1") for p in parts) + b"\r"
    return no.to_bytes(2, "big") + len(body).to_bytes(2, "little") + body


CLEAR, LOAD, CODE, RANDOMIZE, USR = b"\xfd", b"\xef", b"\xaf", b"\xf9", b"\xc0"
BORDER, PAPER, INK, POKE, READ = b"\xe7", b"\xda", b"\xd9", b"\xf4", b"\xe3"
DATA, FOR, TO, NEXT, PRINT, CLS = b"\xe4", b"\xeb", b"\xcc", b"\xf3", b"\xf5", b"\xfb"


def program(name, lines, start=10):
    text = b"".join(lines)
    return header(0, name, len(text), start, len(text)) + block(255, text)


def code(name, where, data):
    return header(3, name, len(data), where, 32768) + block(255, data)

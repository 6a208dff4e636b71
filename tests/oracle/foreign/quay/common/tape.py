"""Write a .tap: a BASIC loader and one CODE block."""


def block(flag, data):
    """One tape block: length word, flag, data, checksum."""
    body = bytes([flag]) + bytes(data)
    check = 0
    for b in body:
        check ^= b
    body += bytes([check])
    return bytes([len(body) & 255, len(body) >> 8]) + body


def header(kind, name, length, p1, p2):
    text = name.encode("ascii")[:10].ljust(10)
    return block(0, bytes([kind]) + text + length.to_bytes(2, "little")
                 + p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))


def number(n, val):
    """A number in a BASIC line: digits and the hidden form, or VAL "n"."""
    if val:
        return b'\xb0"' + str(n).encode() + b'"'
    return str(n).encode() + bytes([14, 0, 0, n & 255, n >> 8, 0])


def line(no, body):
    body = body + b"\r"
    return bytes([no >> 8, no & 255, len(body) & 255, len(body) >> 8]) + body


def loader(org, style):
    """CLEAR, LOAD "" CODE, RANDOMIZE USR; the style is the author's."""
    val = style & 1
    clear = b"\xfd" + number(org - 1, val)
    load = b'\xef""\xaf'
    usr = b"\xf9\xc0" + number(org, val)
    if style & 2:
        cols = b"\xe7" + number(0, val) + b":\xda" + number(0, val) + b":\xd9" + number(7, val) + b":\xfb"
        return (line(10, clear) + line(20, cols) + line(30, load) + line(40, usr))
    return line(10, clear + b":" + load + b":" + usr)


def tape(name, code, org, style):
    prog = loader(org, style)
    return (header(0, name, len(prog), 10, len(prog)) + block(255, prog)
            + header(3, name, len(code), org, 32768) + block(255, code))

"""A tape file: a line of BASIC that loads the program and starts it, and the program."""

CLEAR, LOAD, CODE, RANDOMIZE, USR = 0xFD, 0xEF, 0xAF, 0xF9, 0xC0


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def file(kind, name, data, first, second):
    header = bytes([kind]) + name.encode().ljust(10)[:10]
    for value in (len(data), first, second):
        header += value.to_bytes(2, "little")
    return block(0, header) + block(255, data)


def number(value):
    """A number as it stands in a line of BASIC: its digits and its value."""
    return str(value).encode() + bytes([14, 0, 0]) + value.to_bytes(2, "little") + b"\0"


def write(code, origin, name="harvest"):
    """10 CLEAR origin-1: LOAD ""CODE: RANDOMIZE USR origin"""
    line = bytes([CLEAR]) + number(origin - 1) + b":" + bytes([LOAD]) + b'""' + bytes([CODE])
    line += b":" + bytes([RANDOMIZE, USR]) + number(origin) + b"\r"
    basic = (10).to_bytes(2, "big") + len(line).to_bytes(2, "little") + line
    return file(0, name, basic, 10, len(basic)) + file(3, name, code, origin, 32768)

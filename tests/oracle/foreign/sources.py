"""The tables that the programs include, and the tapes that hold them: TAP blocks with a BASIC loader."""
import basic


def quoted(text):
    return f'"{text}", 0' if text else "0"


def tables(s):
    lines = ["order_cells:"]
    lines += [f" defb {r * 16 + c}" for r, c in s["order"]]
    lines.append("pictures:")
    lines += [" defb " + ", ".join(map(str, picture)) for picture in s["pictures"]]
    lines.append("number_text: defb " + quoted(s["label"]))
    lines.append("play_text: defb " + quoted(s["text"]))
    lines.append("ask_text: defb " + quoted(s["ask"]))
    lines.append(f"ask_length equ {len(s['ask'])}")
    return "\n".join(lines) + "\n"


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def header(kind, name, length, first, second):
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode("ascii") + length.to_bytes(2, "little")
                 + first.to_bytes(2, "little") + second.to_bytes(2, "little"))


def basic_line(number, body):
    return number.to_bytes(2, "big") + (len(body) + 1).to_bytes(2, "little") + body + b"\r"


def code_tape(code, start=32768):
    """10 CLEAR VAL "32767": LOAD ""CODE : RANDOMIZE USR VAL "32768", and the code."""
    program = basic_line(10, b'\xfd\xb0"%d":\xef""\xaf:\xf9\xc0\xb0"%d"' % (start - 1, start))
    return (header(0, "foreign", len(program), 10, len(program)) + block(255, program)
            + header(3, "code", len(code), start, 32768) + block(255, code))


def picture():
    """A screen: a disc over hills of diagonal strokes."""
    screen = bytearray(6144) + bytearray([0x44] * 768)
    for y in range(192):
        for x in range(256):
            hill = 110 + abs(x % 96 - 48) // 2 + abs(x % 56 - 28)
            stroke = y > hill and (x + y) % (3 + (y - hill) // 16) == 0
            if stroke or ((x - 190) ** 2 + (y - 50) ** 2 < 900 and y % 4):
                screen[(y & 0xc0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 | x >> 3] |= 0x80 >> (x & 7)
    for cell in range(11 * 32):
        screen[6144 + cell] = 0x46 if 19 <= cell % 32 <= 28 else 0x01
    return bytes(screen)


def picture_tape(code, start):
    """A loader, a picture and the code. POKE 23739,111 lets nothing be printed over the picture."""
    def number(value):
        return b"%d\x0e\x00\x00%b\x00" % (value, value.to_bytes(2, "little"))
    program = (basic_line(10, b"\xe7" + number(0) + b":\xda" + number(0) + b":\xd9" + number(7) + b":\xfd" + number(start - 1))
               + basic_line(20, b"\xf4" + number(23739) + b"," + number(111) + b":\xef\"\"\xaa:\xef\"\"\xaf")
               + basic_line(30, b"\xf9\xc0" + number(start)))
    screen = picture()
    return (header(0, "foreign", len(program), 10, len(program)) + block(255, program)
            + header(3, "picture", len(screen), 16384, 32768) + block(255, screen)
            + header(3, "code", len(code), start, 32768) + block(255, code))


def basic_tape(program, code, start):
    """A program that loads its machine code itself."""
    lines = basic.program(program)
    return (header(0, "foreign", len(lines), 1, len(lines)) + block(255, lines)
            + header(3, "code", len(code), start, 32768) + block(255, code))

"""Tape files and BASIC programs as bytes."""
import struct


def block(flag, data):
    """Returns a block of a TAP file."""
    body = bytes([flag]) + data
    parity = 0
    for value in body:
        parity ^= value
    return struct.pack("<H", len(body) + 1) + body + bytes([parity])


def header(kind, name, length, first, second):
    """Returns the block of a header."""
    text = name.encode()[:10].ljust(10)
    return block(0, struct.pack("<B10sHHH", kind, text, length, first, second))


def program(name, basic, line=10):
    """Returns the two blocks of a BASIC program that starts at a line."""
    return header(0, name, len(basic), line, len(basic)) + block(255, basic)


def code(name, data, address):
    """Returns the two blocks of machine code."""
    return header(3, name, len(data), address, 32768) + block(255, data)


WORDS = {word: 165 + i for i, word in enumerate(
    "RND INKEY$ PI FN POINT SCREEN$ ATTR AT TAB VAL$ CODE VAL LEN SIN COS TAN ASN ACS ATN LN EXP "
    "INT SQR SGN ABS PEEK IN USR STR$ CHR$ NOT BIN OR AND <= >= <> LINE THEN TO STEP DEF_FN CAT "
    "FORMAT MOVE ERASE OPEN# CLOSE# MERGE VERIFY BEEP CIRCLE INK PAPER FLASH BRIGHT INVERSE OVER "
    "OUT LPRINT LLIST STOP READ DATA RESTORE NEW BORDER CONTINUE DIM REM FOR GO_TO GO_SUB INPUT "
    "LOAD LIST LET PAUSE NEXT POKE PRINT PLOT RUN SAVE RANDOMIZE IF CLS DRAW CLEAR RETURN "
    "COPY".split())}
NAMES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SORTED = sorted(WORDS, key=len, reverse=True)


def number(text):
    """Returns the five bytes of a number."""
    value = float(text)
    if value == int(value) and value < 65536:
        return bytes([0, 0, int(value) & 255, int(value) >> 8, 0])
    exponent = 128
    while value >= 1:
        value, exponent = value / 2, exponent + 1
    while value < 0.5:
        value, exponent = value * 2, exponent - 1
    mantissa = int(value * 2 ** 32 + 0.5) & 0x7fffffff
    return bytes([exponent]) + struct.pack(">I", mantissa)


def word_at(text, at):
    """Returns the keyword at this place, or None."""
    for word in SORTED:
        if text.startswith(word.replace("_", " "), at):
            after = text[at + len(word):at + len(word) + 1]
            before = text[at - 1:at]
            if word[0].isalpha() and (before.isalpha() or (word[-1].isalpha() and after.isalpha())):
                continue
            return word
    return None


def digits_at(text, at):
    """Returns the number that begins at this place."""
    end = at
    while end < len(text) and text[end] in "0123456789.":
        end += 1
    return text[at:end]


def tokens(text):
    """Returns the bytes of a line without its number. Keywords are upper case."""
    out, at, quoted = bytearray(), 0, False
    while at < len(text):
        char = text[at]
        word = None if quoted else word_at(text, at)
        if word:
            out.append(WORDS[word])
            at += len(word)
            if word == "REM":
                return bytes(out) + text[at:].encode("latin-1")
            continue
        if char == '"':
            quoted = not quoted
        begins = char.isdigit() or char == "." and text[at + 1:at + 2].isdigit()
        if not quoted and begins and not (out and chr(out[-1]) in NAMES):
            digits = digits_at(text, at)
            out += digits.encode() + b"\x0e" + number(digits)
            at += len(digits)
            continue
        if quoted or char != " ":
            out.append(ord(char))
        at += 1
    return bytes(out)


def listing(text):
    """Returns the bytes of a BASIC program from its lines."""
    out = b""
    for line in text.splitlines():
        if line.strip():
            start, rest = line.strip().split(" ", 1)
            body = tokens(rest) + b"\r"
            out += struct.pack(">H", int(start)) + struct.pack("<H", len(body)) + body
    return out


def loader(data, base, name):
    """Returns a tape with a loader in BASIC and the machine code."""
    text = '10 CLEAR %d: LOAD ""CODE: RANDOMIZE USR %d' % (base - 1, base)
    return program(name, listing(text)) + code(name, data, base)

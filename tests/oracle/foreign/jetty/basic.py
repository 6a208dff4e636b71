"""A small tokenizer for Sinclair BASIC and a writer of TAP files."""

import re

WORDS = """RND INKEY$ PI FN POINT SCREEN$ ATTR AT TAB VAL$ CODE VAL LEN SIN COS TAN ASN ACS ATN LN
EXP INT SQR SGN ABS PEEK IN USR STR$ CHR$ NOT BIN OR AND <= >= <> LINE THEN TO STEP DEF_FN CAT
FORMAT MOVE ERASE OPEN_# CLOSE_# MERGE VERIFY BEEP CIRCLE INK PAPER FLASH BRIGHT INVERSE OVER OUT
LPRINT LLIST STOP READ DATA RESTORE NEW BORDER CONTINUE DIM REM FOR GO_TO GO_SUB INPUT LOAD LIST LET
PAUSE NEXT POKE PRINT PLOT RUN SAVE RANDOMIZE IF CLS DRAW CLEAR RETURN COPY""".split()
TOKENS = {word.replace("_", " "): 0xA5 + i for i, word in enumerate(WORDS)}
PATTERN = re.compile("|".join(
    [r'"[^"]*"', r"[0-9]+(?:\.[0-9]+)?"]
    + [re.escape(w) + (r"(?![A-Za-z])" if w[-1].isalpha() else "")
       for w in sorted(TOKENS, key=len, reverse=True)]
    + [r"[a-z][a-z0-9]*\$?", r"\{[0-9]+\}", r" ", r"."]))


def number(text):
    value = float(text)
    if value == int(value) and value < 65536:
        whole = int(value)
        return bytes([14, 0, 0, whole & 255, whole >> 8, 0])
    exponent = 128
    while value >= 1:
        value, exponent = value / 2, exponent + 1
    while value < 0.5:
        value, exponent = value * 2, exponent - 1
    mantissa = int(value * 2 ** 32 + 0.5) & 0x7FFFFFFF
    return bytes([14, exponent]) + mantissa.to_bytes(4, "big")


def line(text):
    label, rest = text.strip().split(" ", 1)
    out = b""
    for part in PATTERN.findall(rest):
        if part in TOKENS:
            out += bytes([TOKENS[part]])
        elif part[0].isdigit():
            out += part.encode() + number(part)
        elif part[0] == '"':
            out += part.encode()
        elif part[0] == "{":
            out += bytes([int(part[1:-1])])
        elif part != " ":
            out += part.encode()
    out += b"\r"
    return int(label).to_bytes(2, "big") + len(out).to_bytes(2, "little") + out


def program(text):
    return b"".join(line(row) for row in text.strip().splitlines() if row.strip())


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def file(kind, name, data, first, second):
    header = bytes([kind]) + name.ljust(10)[:10].encode()
    header += len(data).to_bytes(2, "little")
    header += first.to_bytes(2, "little") + second.to_bytes(2, "little")
    return block(0, header) + block(255, data)


def basic_file(name, text, start):
    code = program(text)
    return file(0, name, code, start, len(code))


def code_file(name, data, address):
    return file(3, name, data, address, 32768)

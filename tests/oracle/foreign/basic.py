"""BASIC text to the bytes of a Spectrum's program lines."""
import re

TOKENS = ("RND INKEY$ PI FN POINT SCREEN$ ATTR AT TAB VAL$ CODE VAL LEN SIN COS TAN ASN ACS ATN LN EXP INT SQR SGN ABS "
          "PEEK IN USR STR$ CHR$ NOT BIN OR AND <= >= <> LINE THEN TO STEP DEF_FN CAT FORMAT MOVE ERASE OPEN# CLOSE# MERGE "
          "VERIFY BEEP CIRCLE INK PAPER FLASH BRIGHT INVERSE OVER OUT LPRINT LLIST STOP READ DATA RESTORE NEW BORDER "
          "CONTINUE DIM REM FOR GO_TO GO_SUB INPUT LOAD LIST LET PAUSE NEXT POKE PRINT PLOT RUN SAVE RANDOMIZE IF CLS DRAW "
          "CLEAR RETURN COPY").split()
CODE = {name.replace("_", " "): 0xA5 + i for i, name in enumerate(TOKENS)}
WORDS = re.compile(r'"[^"]*"|' + "|".join(
    (r"\b" + re.escape(name) + (r"\b" if name[-1].isalpha() else "") if name[0].isalpha() else re.escape(name))
    for name in sorted(CODE, key=len, reverse=True)) + r"|\d+|.")


def line(text):
    """One line: "10 PRINT a". Numbers are whole, 0 to 65535; spaces outside quotes are left out."""
    number, body = text.strip().split(None, 1)
    code = bytearray()
    for word in WORDS.findall(body):
        if word.startswith('"'):
            code += word.encode("ascii")
        elif word in CODE:
            code.append(CODE[word])
        elif word.isdigit():
            code += word.encode("ascii") + b"\x0e\0\0" + int(word).to_bytes(2, "little") + b"\0"
        elif word != " ":
            code += word.encode("ascii")
    code.append(13)
    return int(number).to_bytes(2, "big") + len(code).to_bytes(2, "little") + bytes(code)


def program(text):
    return b"".join(line(row) for row in text.splitlines() if row.strip())

"""Describes the honest tapes: six authors with four versions each. MIT licence."""


def at(ink, paper, bright=0, flash=0):
    """Gives the attribute byte."""
    return flash * 128 + bright * 64 + paper * 8 + ink


CUR, SEL, HINT, KIN = 1, 2, 4, 8
LETTERS = "ABCDEFGHIJKLMNOPQRSTU"

BASE = dict(
    START=32768, INP=0, OUTP=0, TW=1, TH=1, PR=2, PC=2, R0=4, C0=2, TILE=0, DEFGRAV=1,
    EATT=at(0, 7), ECATT=at(0, 7, 0, 1), EATT0=at(0, 7),
    KINAND=0xff, KINOR=0, SELAND=0xff, SELOR=0, HNTAND=0xff, HNTOR=0, CURAND=0xff, CUROR=0,
    GINV=0, GLOW=0, GUND=0, GFRM=0, GSTR=0, MPOS=0, MATT=at(0, 7),
    NROW=21, NCOL=0, NATT=at(0, 7), NFMT=0, NEND=0, EROW=21, ECOL=0, EATTR=at(0, 7),
    ELATT=at(0, 7, 0, 1), EEND=0, EDEL=1, EINV=0, MSGON=0, MSHARE=0, MROW=20, MCOL=12,
    MATTR=at(0, 7), TROW=0, TCOL=10, TATT=at(0, 7), SND=0, BADS=0, BORDW=0,
    GEN=0, SHUF=0, FILL=0, DORD=0, EDGE=0, CHOME=0, MISS=0, OTHK=0, EMPT=0, HORD=0, HEND=0,
    HCUR=0, HARR=0, HRES=0, HIST=0, HSEL=0, BCUR=0, ICHT=0, PREC=0, RANIM=0,
    title="SHISEN", npre="", nsuf="", epre="", emp=" ", letters=LETTERS, kattr=[at(0, 7)] * 21,
    marks={}, msgs=["YOU WIN", "NO MOVES", "NO PAIR", "CHEATED", "", ""], pics="faces",
    sym="kiwi")


def tape(base, **kw):
    """Copies a description with changes."""
    d = dict(base)
    d.update(kw)
    return d


# Prints letters with RST 16, reads LAST K, calls BEEPER.
ANNA = tape(BASE, KINAND=0xc7, KINOR=at(0, 6), SELAND=0xc0, SELOR=at(7, 2), HNTAND=0xc7,
            HNTOR=at(0, 5), CURAND=0x7f, CUROR=0x80)
# Writes letters in two colours into the screen; marks beside the tiles.
BELA = tape(BASE, INP=1, OUTP=1, PR=3, R0=3, C0=3, GEN=1, SHUF=1, SND=1, HIST=1, EDGE=1, CHOME=1,
            letters="ABCDEFGHIJKABCDEFGHIJ", kattr=[at(6, 0)] * 11 + [at(5, 0)] * 10,
            EATT=at(7, 0), ECATT=at(7, 0), EATT0=at(7, 0), NATT=at(7, 0), EATTR=at(7, 0),
            ELATT=at(7, 0, 0, 1), TATT=at(4, 0), MATTR=at(3, 0), MATT=at(7, 0), MPOS=1,
            marks={CUR: ">", SEL: "*", CUR | SEL: "#"}, KINOR=0x40, HNTAND=0xc7, HNTOR=at(0, 1),
            NROW=23, EROW=23, npre="BOARD ", epre="BOARD ", MISS=1, OTHK=1, PREC=1)
# Prints UDGs; KEY-SCAN and K-DECODE.
CYRIL = tape(BASE, INP=2, TILE=1, letters="".join(chr(0x90 + i) for i in range(21)), GEN=2,
             SHUF=2, kattr=[at(1, 7)] * 21, PR=2, R0=3, C0=1, KINAND=0xf8, KINOR=2, GINV=CUR,
             SELAND=0x7f, SELOR=0x80, HNTAND=0xc7, HNTOR=at(0, 4), NROW=21, NFMT=1,
             ELATT=at(7, 1, 0, 1), EROW=0, ECOL=0, epre="NUMBER ", EINV=1, BORDW=1, HORD=1,
             MSGON=1, MROW=19, MCOL=0, msgs=["well done", "stuck", "no more pairs", "cheat", "", ""],
             TCOL=20, HEND=1)
# Reads ports with interrupts off; tiles of two characters.
DORA = tape(BASE, INP=3, OUTP=1, TW=2, PR=3, R0=2, C0=2, SND=2, DORD=1, FILL=1, HIST=1, EDGE=2,
            letters="".join(c + d for c, d in zip("ABCDEFGABCDEFGABCDEFG", "1111111222222233333333")),
            kattr=[at(0, 6)] * 21, EATT=at(7, 7), EATT0=at(0, 7), ECATT=at(0, 3), emp="  ",
            KINAND=0xf8, KINOR=2, CURAND=0xc7, CUROR=at(0, 3), SELOR=0x40, GUND=HINT,
            NROW=22, NCOL=1, NATT=at(1, 7), EROW=22, ECOL=1, EINV=2, MISS=2, OTHK=0, EMPT=1,
            HCUR=1, ICHT=1)
# Scans ports after HALT; letters of double size.
EGON = tape(BASE, INP=4, OUTP=1, TILE=2, TW=2, TH=2, PR=3, R0=2, C0=2, GEN=1, SND=3, HORD=2,
            kattr=[at(7, 1)] * 21, EATT=at(7, 1), EATT0=at(7, 1), ECATT=at(7, 4), NATT=at(7, 1),
            EATTR=at(7, 1), ELATT=at(7, 1, 1, 1), TATT=at(6, 1), MATTR=at(7, 1),
            KINOR=0x40, CURAND=0xc7, CUROR=at(0, 4), GINV=SEL, GSTR=HINT, NROW=23, EROW=22,
            HARR=1, BADS=1, EDEL=2, MISS=2, OTHK=2, NFMT=2, npre="N:", RANIM=1)
# Shows kinds by two shapes and colours; marks below the tiles.
FRAN = tape(BASE, INP=4, OUTP=1, TILE=1, TW=2, TH=2, PR=3, R0=1, C0=2, pics="shapes", SND=1,
            GEN=2, SHUF=2, kattr=None, EATT=at(7, 0), EATT0=at(7, 0), ECATT=at(7, 0),
            NATT=at(7, 0), EATTR=at(7, 0), ELATT=at(7, 0, 1, 1), TATT=at(7, 0), MATTR=at(7, 0),
            MATT=at(7, 0, 1), MPOS=2, marks={CUR: "^", SEL: "_", CUR | SEL: "="}, KINOR=0x40,
            HNTAND=0x7f, HNTOR=0x80, NROW=22, EROW=22, TROW=0, HRES=1, BCUR=1, EDGE=1)

TAPES = {
    "anna1": ANNA,
    "anna2": tape(ANNA, INP=1, EDGE=1, CHOME=2, HORD=1, GEN=1, NROW=20, npre="Board: ", NEND=14,
                  EROW=18, epre="Which board? ", SND=3, HSEL=1),
    # Highlights the kind by small letters.
    "anna3": tape(ANNA, GLOW=KIN, KINAND=0xff, KINOR=0, GINV=SEL, SELAND=0xff, SELOR=0, SHUF=1,
                  R0=2, C0=3, NROW=19, npre="You play board ", nsuf=" today.",
                  EROW=21, MISS=1, HRES=1, PREC=1, emp="."),
    "anna4": tape(ANNA, INP=4, PC=1, PR=1, R0=6, C0=9, HIST=1, DORD=1, MSGON=1, MROW=16,
                  HEND=1, EINV=2, SND=2, NATT=at(7, 0), ELATT=at(7, 0, 0, 1)),
    "bela1": BELA,
    "bela2": tape(BELA, PR=2, R0=5, NROW=22, NFMT=1, MSGON=1, MSHARE=1, MROW=22, MCOL=0, EDEL=2,
                  msgs=["*** SOLVED ***", "no way out", "no other pair", "", "", ""], GEN=0,
                  EDGE=0, MISS=0, INP=0, npre="BOARD ", EROW=22),
    # Shows the number at the top left, and marks the cursor on the right.
    "bela3": tape(BELA, SHUF=2, MPOS=3, C0=1, NROW=0, EROW=0, npre="", epre="GO TO ", NEND=6, TCOL=20,
                  marks={CUR: "<", SEL: "!", CUR | SEL: "+"}, EINV=1, HCUR=1, OTHK=0, SND=0),
    # Lets the tiles fall step by step.
    "bela4": tape(BELA, SHUF=0, RANIM=2, PR=2, HARR=1, BADS=1, ICHT=1, CHOME=0, PREC=0, INP=4, MISS=0,
                  OTHK=0, nsuf="!", NFMT=1, HNTAND=0x7f, HNTOR=0x80),
    "cyril1": CYRIL,
    "cyril2": tape(CYRIL, INP=3, SND=1, HORD=2, EINV=0, HEND=0, epre="", EROW=20, MSGON=0,
                   NROW=20, NFMT=0, NEND=6, EMPT=1, EDGE=1, BORDW=0),
    "cyril3": tape(CYRIL, INP=0, kattr=[at(0, 6)] * 21, EATT=at(6, 6), EATT0=at(0, 6), GINV=0,
                   ECATT=at(7, 2), CURAND=0xc7, CUROR=at(0, 2), KINAND=0xff, KINOR=0x40,
                   HNTAND=0xf8, HNTOR=1, NATT=at(0, 6), EATTR=at(0, 6), TATT=at(0, 6),
                   MATTR=at(0, 6), HIST=1, PR=3, R0=2, HCUR=1, MROW=20),
    # Starts without gravity; the cursor goes to what came back.
    "cyril4": tape(CYRIL, DEFGRAV=1, BCUR=1, MISS=2, OTHK=2, ICHT=1, PREC=1, RANIM=1, GEN=0,
                   msgs=["You win!", "No moves", "None", "Tut tut", "no gravity", "gravity"],
                   EDEL=0, HEND=0, FILL=1, SHUF=0),
    "dora1": DORA,
    "dora2": tape(DORA, PR=2, R0=4, EDGE=0, INP=2, HORD=1, MISS=0, GEN=2, SND=0, HCUR=0, EINV=0,
                  HIST=0, HSEL=1, npre="#", NEND=8),
    "dora3": tape(DORA, INP=0, kattr=[at(7, 0)] * 10 + [at(4, 0)] * 11, EATT=at(0, 0), GEN=1,
                  EATT0=at(7, 0), NATT=at(7, 0), EATTR=at(7, 0), ELATT=at(7, 0, 0, 1),
                  TATT=at(7, 0), MATTR=at(7, 0), ECATT=at(0, 7), CURAND=0x7f, CUROR=0x80,
                  KINAND=0xc7, KINOR=at(0, 1), GUND=SEL, SELOR=0, GINV=HINT, MSGON=1, MROW=23,
                  MCOL=16, epre="Number:", RANIM=2),
    # The same letter in five colours: the kinds are letter and digit, framed by inverse.
    "dora4": tape(DORA, OUTP=0, TW=2, R0=1, PR=3, NROW=20, EROW=19, NATT=at(0, 7), GUND=0,
                  HNTAND=0x7f, HNTOR=0x80, BORDW=1, SND=3, HARR=1, PREC=1, EDGE=1, EDEL=2),
    "egon1": EGON,
    "egon2": tape(EGON, INP=3, RANIM=0, HARR=0, HORD=0, MISS=0, OTHK=0, NROW=21, npre="", NFMT=0,
                  EROW=21, MSGON=1, MSHARE=1, MROW=21, MCOL=0, BADS=0, SND=0, GSTR=0,
                  HNTAND=0x7f, HNTOR=0x80, msgs=["WON", "LOST", "NO PAIR", "", "", ""]),
    # Tiles without space between them, framed by the cursor.
    "egon3": tape(EGON, PR=2, R0=4, CURAND=0xff, CUROR=0, GFRM=CUR, ECATT=at(7, 3), HIST=1,
                  kattr=[at(7, 0), at(7, 2), at(7, 3)] * 7, EATT=at(7, 0), EATT0=at(7, 0),
                  NATT=at(7, 0), EATTR=at(7, 0), ELATT=at(7, 0, 1, 1), TATT=at(7, 0), INP=1,
                  letters="AAABBBCCCDDDEEEFFFGGG", npre="this is number ", HCUR=1, EINV=1),
    "egon4": tape(EGON, INP=0, PR=3, R0=3, EDGE=2, CHOME=1, GEN=0, SHUF=1, EMPT=1, PREC=1,
                  HEND=1, HRES=1, HARR=0, ICHT=1, MISS=1, EDEL=1, EROW=1, RANIM=2),
    "fran1": FRAN,
    # Small coloured squares without space between the columns.
    "fran2": tape(FRAN, TW=1, TH=1, PR=2, PC=2, R0=6, C0=3, INP=1, SND=3, NROW=23, EROW=23,
                  nsuf=" <- board", BCUR=0, EDGE=0, HIST=1, HORD=1),
    "fran3": tape(FRAN, MPOS=0, GFRM=0, GSTR=0, GINV=CUR, ECATT=at(7, 0, 1), GUND=SEL, RANIM=1,
                  MSGON=1, MROW=20, MCOL=10, INP=3, DORD=1, HEND=1, NFMT=1, EINV=1),
    "fran4": tape(FRAN, INP=0, TW=1, TH=2, PC=2, PR=3, C0=3, MPOS=3, HARR=1, CHOME=1, GEN=1,
                  marks={CUR: "\x7f", SEL: "-", CUR | SEL: "X"}, MISS=1, npre="Board no. ",
                  epre="Board no. ", EDEL=2, HSEL=1, HRES=0),
}

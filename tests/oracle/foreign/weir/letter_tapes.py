"""The tapes of the program with letters: their switches by name."""

TAPES = {
    "a0": {},
    "a1": dict(
        GL=1, ASP=1, AY=8, AX=9, PRT=1, BASE=7, KATT=70, PATT=32 + 7, SATT=16 + 7, CMODE=1,
        WRAP=1, MISM=1, NUMROW=23, RNG=1, CHPRI=1,
    ),
    "a2": dict(
        GL=2, CMODE=2, CPAP=5, KATT=48, PATT=160, SATT=16 + 7, MISM=2, HKEEP=1, CURSTART=1,
        LEADZ=1, HISTSNAP=1,
    ),
    "a3": dict(
        GL=3, PRT=1, BASE=15, KATT=78, PATT=39, SATT=23, CMODE=1, HORD=1, HSTOP=1, CURFALL=1,
        AUTO5=1, QUIET=1, AY=5, AX=3,
    ),
    "a4": dict(
        GL=4, PRT=0, ASP=2, AY=2, AX=0, BASE=56, KATT=120, PATT=184, SATT=58, CMODE=2,
        CPAP=5, CURNEW=1, CURSTART=1, BADNUM=1, ESCNUM=1, CHPRI=2,
    ),
    "a5": dict(
        GL=0, STY=2, PRT=1, BASE=0x47, PATT=0x70, SATT=0x57, CMODE=0, WRAP=1, HCUR=1,
        PLAIN5=1, AY=6, NUMROW=22,
    ),
    "a6": dict(
        GL=0, ASP=1, AY=14, AX=18, PRT=1, BASE=56, KATT=49, PATT=57, SATT=58, CMODE=0,
        SKIP=1, CURNEW=1, HKEEP=1, HORD=1, MISM=1, BADNUM=1,
    ),
    "a8": dict(
        GL=1, ASP=2, AY=3, AX=1, PRT=1, BASE=5, KATT=69, PATT=0x68, SATT=0x57, CMODE=2,
        CPAP=1, HSTOP=1, MISM=2, HCUR=1, CURFALL=1,
    ),
    "a9": dict(
        GL=2, ASP=2, AY=8, AX=4, PRT=1, BASE=0x60, KATT=0x61, PATT=0x62, SATT=0x67, CMODE=1,
        SKIP=1, CURFALL=1, WRAP=0, ESCNUM=1,
    ),
}

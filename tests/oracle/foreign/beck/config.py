"""The switches, the honest tapes and the faults."""
D = dict(KEYM=1, HORD=0, HRES=0, HCLR=0, HEND=0, HLOOK=0, HARM=0, HTIME=0, HCUR=0, SHNUM=0,
         SELOTH=0, SELBLK=1, SELBF=0, SELEMP=0, CURREM=0, EDGE=0, SKIP=0, NEWCUR=0, PREC=0,
         IDLECH=0, IDLEBP=0, SNAPS=0, RING=1, DEALV=0, SEEDX=0x5A, GRAV0=1, FIRST=1, FAULT=0,
         YY0=4, XX0=2, DX=2, DY=2, TW=1, TH=1, PIC=0, CHAR1=65, EMPTYCH=0, COLK=0,
         TATTR=0x38, EATTR=0x38, BGATTR=0x38, TXATTR=0x38, FRAMEA=256, TITLE=0, PFX=0, NUMCOL=0,
         NUMF=0, NROW=23, MSGE=0, MSGP=0, MROW=23, MCOL=14, ENTB=0, ENTC=0, FULL=0,
         ROMSND=0, CBLINK=0, HNSEL=0, HAUTO=0, ANIM=0, CLOCK=0, HCOUNT=0, SELBOX=0, BSEL=0,
         WONN=0, MOVER=0, HLOFF=0, LEFTC=0, BSHOW=0, BCUR=0, MORD=0, ROMBORD=0, BARS=0)


def A(a): return (0, a, 0, 0, 255)          # this attribute
def X(x): return (255, 0, x, 0, 255)        # these bits the other way
def O(o): return (255, o, 0, 0, 255)        # these bits set
def M(m): return (255, 0, 0, m, 255)        # picture: 1 inverse, 2 frame, 3 underline, 4 corners
def B(b): return (255, 0, 0, 0, b)          # attribute of the gap beside or below


LOOK = dict(hl=A(0x30), se=A(0x57), sh=A(0x68), cu=O(0x80))
WIDE = dict(XX0=2, YY0=4, DX=2, DY=2, TW=1, TH=1)
SMALL = dict(XX0=9, YY0=8, DX=1, DY=1, TW=1, TH=1)
TWO = dict(XX0=2, YY0=8, DX=2, DY=1, TW=2, TH=1, PIC=3)
BIG = dict(XX0=2, YY0=4, DX=2, DY=2, TW=2, TH=2, PIC=2)
TALL = dict(XX0=9, YY0=5, DX=1, DY=2, TW=1, TH=1)
FLAT = dict(XX0=2, YY0=5, DX=2, DY=2, TW=2, TH=1, PIC=3)
FAR = dict(XX0=1, YY0=2, DX=2, DY=3, TW=1, TH=1)
HIGH = dict(XX0=2, YY0=2, DX=2, DY=3, TW=2, TH=2, PIC=2)


def T(*parts, **kw):
    d = {}
    for p in parts:
        d.update(p)
    d.update(kw)
    return d


DARK = dict(TATTR=0x07, EATTR=0x07, BGATTR=0x07, TXATTR=0x46)
BLUE = dict(TATTR=0x4F, EATTR=0x0F, BGATTR=0x0F, TXATTR=0x0F)
GREEN = dict(TATTR=0x78, EATTR=0x20, BGATTR=0x20, TXATTR=0x20)
FR1 = dict(FRAMEA=0x08)
HONEST = {
    # hint order, cycle, look
    'rows-any': T(WIDE),
    'columns-board': T(SMALL, DARK, HORD=1, HRES=2, HCLR=1, HEND=1, MSGE=63, PFX=1, NUMCOL=6, FIRST=0,
                       hl=A(0x46), se=A(0x57), sh=A(0x6F), cu=O(0x80)),
    'kinds-wrap': T(TWO, GREEN, HORD=2, HRES=2, HCLR=2, HEND=3, KEYM=0, hl=A(0x70), se=A(0x53),
                    sh=A(0x6A), cu=O(0x80), EDGE=1),
    'fromcursor': T(BIG, HORD=3, HRES=1, HCLR=1, HEND=2, KEYM=2, NUMF=1, SELBLK=0, CURREM=2),
    'fromlast-bar': T(WIDE, BLUE, HORD=4, HRES=2, HEND=0, KEYM=3, SELOTH=1, BARS=1,
                      hl=A(0x6F), se=B(0x10), sh=B(0x30), cu=O(0x80)),
    'shortest-frame': T(HIGH, HORD=5, HRES=2, HCLR=2, HEND=1, KEYM=1, MSGE=32, sh=M(2), hl=A(0x70),
                        se=A(0x61), cu=O(0x80), EDGE=2),
    'random-invert': T(FAR, HORD=6, HRES=2, HCLR=0, HEND=4, KEYM=0, SELOTH=2, SELBLK=2, SNAPS=1,
                       hl=A(0x70), se=A(0x61), sh=M(1), cu=O(0x80)),
    'backwards-flash': T(FLAT, DARK, HORD=7, HRES=1, HEND=0, HCLR=1, KEYM=2, sh=O(0x80), hl=A(0x46),
                         se=A(0x57), cu=M(1)),
    'onekind-bright': T(TALL, HORD=8, HRES=2, HCLR=0, HEND=0, KEYM=3, sh=O(0x40), hl=A(0x30), se=A(0x28),
                        cu=O(0x80), PREC=1),
    'snake-blink': T(WIDE, GREEN, HORD=9, HRES=2, HLOOK=6, HCLR=0, HEND=2, hl=A(0x70), se=A(0x53),
                     sh=A(0x6A), cu=O(0x80), PREC=2, DEALV=1),
    'held': T(SMALL, GREEN, HLOOK=7, HARM=0, HRES=2, HEND=0, hl=A(0x70), se=A(0x53), sh=A(0x6A), cu=O(0x80)),
    'held-armed': T(TALL, HLOOK=7, HARM=1, HRES=2, HEND=0, KEYM=3, DEALV=1),
    'second': T(TWO, HTIME=50, HRES=2, HEND=1, MSGE=32, KEYM=1, HORD=1, EDGE=1),
    'second-armed': T(BIG, DARK, HTIME=50, HARM=1, HRES=2, HEND=0, KEYM=3, hl=A(0x46), se=A(0x57),
                      sh=A(0x6F), cu=O(0x80)),
    'fiveseconds': T(WIDE, HTIME=250, HRES=2, HEND=3, KEYM=0, HORD=7, NUMF=3),
    'numbers': T(WIDE, BLUE, SHNUM=1, HRES=2, HEND=0, HCLR=0, hl=A(0x6F), se=A(0x57), sh=A(0x46),
                 cu=O(0x80)),
    'numbers-plain': T(FAR, SHNUM=1, HRES=1, HEND=3, KEYM=2, sh=M(0), hl=A(0x30), se=A(0x57), cu=O(0x80)),
    'own-cycle': T(FLAT, HRES=3, HCLR=0, HEND=0, HORD=0, KEYM=1, SELBLK=0, SELOTH=1),
    'own-cycle-wrap': T(WIDE, DARK, HRES=3, HCLR=1, HEND=3, HORD=1, KEYM=2, hl=A(0x46), se=A(0x57),
                        sh=A(0x6F), cu=O(0x80), SELBF=2),
    'carry-on': T(BIG, HRES=4, HCLR=0, HEND=0, KEYM=3, SELBF=1),
    'stop-at-end': T(TALL, GREEN, HRES=2, HEND=4, HCLR=2, hl=A(0x70), se=A(0x53), sh=A(0x6A), cu=O(0x80)),
    'hint-moves': T(WIDE, HCUR=1, HRES=2, HEND=1, MSGE=35, HCLR=0),
    'hint-moves-second': T(HIGH, DARK, HCUR=2, HRES=2, HEND=0, HCLR=1, KEYM=3, hl=A(0x46), se=A(0x57),
                           sh=A(0x6F), cu=O(0x80)),
}

"""Tapes by hand: switches that differ from the drawn ones."""
KEEP = (255, 0)
QUIET = {"PATHT": 0, "REMANIM": 0, "STEPFALL": 0, "DEALSHOW": 0, "GLIDE": 0, "ENDTUNE": 0,
         "MUSIC": 0, "TITLE": 0, "CLICK": 0, "TRAVELBEEP": 0, "BLINKT": 0, "SPR": 0,
         "SHOWCLOCK": 0, "P128": 0, "HTIME": 0, "SWALLOW": 0, "STUCKKEY": 0, "WONKEY": 0,
         "ENDWAIT": 0, "ENDMSG": 0, "AUTO5": 0, "EMPTYENT": 0, "BADENT": 0, "HEND": 0, "SKIP": 0,
         "PREC": 0, "LOADER": "code", "IM2": 0, "INTS": 1, "KM": 0, "SOUND": 1}
PLAIN = dict(QUIET, GRID="22", PICTURES="letter", INKS=(), GROUND="plain", FRAME=0, RIM=0,
             M_kind=(None, (0, 0x70)), M_hint=(None, (0, 0x68)), M_sel=(None, (0, 0x57)),
             M_cursor=(None, (0x7F, 0x80)), OTHER=0, BLOCKED=0, RING=1, HORD=0, HFROM=0, HCUR=0,
             HRESUME=0, ARROWHINT=0, RCUR=0, BCUR=0, FCUR=0, EDGEX=1, EDGEY=1, ENTRY=0,
             EMPTYENTER=0, NONESEL=0, HOME=0, REPEAT=0, HSER=0)


def plain(**changes):
    """Returns the plain tape with changes."""
    return dict(PLAIN, **changes)


HAND = {
    "plain": plain(),
    "walled": plain(RING=0, OTHER=1, BLOCKED=1, EDGEX=0, EDGEY=0, SOUND=0, KM=3),
    "redend": plain(PREC=2),
    "redlate": plain(PREC=1, ENDMSG=1),
    "pathshow": plain(PATHT=12, REMANIM=2, STEPFALL=2, SOUND=2, ENDMSG=1, ENDTUNE=1),
    "clock": plain(SHOWCLOCK=1, SHOWSCORE=1, SHOWLEFT=1, SHOWMOVES=0, SHOWGRAV=1, BLINKT=16,
                   BLINK=1),
    "twoblink": plain(BLINKT=10, BLINK=5, M_cursor=("frame", KEEP), M_hint=("inverse", KEEP)),
    "handover": plain(SPR=2, SPRITE="hand", GLIDE=2, KM=4, IM2=1, CW=2),
    "xorring": plain(SPR=1, SPRITE="ring", GLIDE=2, BLINKT=25, BLINK=1, GRID="23"),
    "oddpixels": dict(QUIET, GRID="p22", PICTURES="small", FRAME=1, GROUND="dots", KM=2,
                      M_kind=("inverse", KEEP), M_sel=("hatch", KEEP), M_hint=("under", KEEP),
                      M_cursor=("outer", KEEP), RING=1),
    "oddpixels3": dict(QUIET, GRID="p23", PICTURES="solid", FRAME=0, GROUND="weave", SPR=1,
                       SPRITE="cross", M_kind=("under", KEEP), M_sel=("corners", KEEP),
                       M_hint=("inverse", KEEP)),
    "editor": plain(ENTRY=3, KM=1, NUMDBL=1, NUMROW=22, ZPAD=1, PREC=1),
    "ownpage": plain(ENTRY=2, FONTMODE=1, TITLE=4, KM=3, INTS=0, REPEAT=1),
    "window": plain(ENTRY=1, ENDMSG=2, ENDWAIT=1, TITLE=3, LOADER="screen", WONKEY=1),
    "musicbox": plain(MUSIC=2, IM2=1, KM=4, TITLE=1, SOUND=2),
    "aymusic": plain(P128=1, MUSIC=1, IM2=1, SOUND=3, KM=0, TITLE=2),
    "ayloop": plain(P128=1, MUSIC=3, SOUND=1, KM=2),
    "skipper": plain(SKIP=1, RCUR=0, EDGEX=2, EDGEY=2, HFROM=1),
    "colours": plain(PICTURES="form", M_kind=(None, (0xC7, 0x30)), M_hint=(None, (0xC7, 0x20)),
                     M_sel=("frame", (0xC7, 0x28)), M_cursor=("inverse", KEEP)),
    "faces": plain(PICTURES="face", M_kind=(None, (0, 0x46)), M_hint=(None, (0, 0x57)),
                   M_sel=("under", (0, 0x4F)), M_cursor=("corners", (0x7F, 0x80))),
    "swallow": plain(SWALLOW=1, HCUR=1, ENDMSG=1, ENDWAIT=1, STUCKKEY=2, WONKEY=2),
    "fading": plain(HTIME=120, HRESUME=1, NONEMSG=1),
    "goneon": plain(HEND=1, NONEMSG=1, CLICK=2),
    "arrowmark": plain(GRID="22", M_cursor=("arrow", KEEP), M_sel=("bar", KEEP),
                       M_hint=("foot", KEEP), M_kind=(None, (0xFF, 0x40)), PICTURES="letter"),
    "tiny": plain(GRID="11", M_cursor=(None, (0x7F, 0x80)), FRAME=1),
    "dealer": plain(DEALSHOW=1, STEPFALL=4, REMANIM=1, CLICK=1, TRAVELBEEP=1, SHOWLEFT=1),
    "auto": plain(AUTO5=1, EMPTYENT=2, BADENT=2, LETENT=2, ARRENT=2, EMPTYDEL=1),
    "cautious": plain(EMPTYENT=1, BADENT=1, LETENT=1, ARRENT=1, GIVESEL=1, IDLESEL=1, IDLEHINT=1),
}

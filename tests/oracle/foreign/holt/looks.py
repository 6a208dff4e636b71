"""Layouts and colours of the tapes."""

BLACK, BLUE, RED, MAGENTA, GREEN, CYAN, YELLOW, WHITE = range(8)


def at(ink, paper, bright=0):
    """Returns an attribute byte."""
    return ink + 8 * paper + 64 * bright


def inverse(a):
    """Exchanges ink and paper."""
    return a & 192 | (a & 7) << 3 | a >> 3 & 7


CURSORS = {
    "flash": lambda a: a | 128, "inverse": inverse, "bright": lambda a: a ^ 64, "none": lambda a: a,
    "flashbright": lambda a: (a | 128) ^ 64,
}


def colours(cursor, empty, plain, kind, pair, sel, effect=None):
    """Returns the 16 attributes of the states without and with the cursor."""
    states = [empty, plain, kind, pair, sel, effect if effect is not None else plain]
    change = CURSORS[cursor] if isinstance(cursor, str) else lambda a: a & 199 | cursor << 3
    return states + [0, 0] + [change(a) for a in states] + [0, 0]


NIGHT = dict(empty=at(7, 0), plain=at(7, 0), kind=at(6, 0, 1), pair=at(0, 5), sel=at(7, 2), effect=at(7, 3))
PAPER = dict(empty=at(0, 7), plain=at(0, 7), kind=at(0, 6), pair=at(0, 5), sel=at(7, 2), effect=at(7, 0))
BLUES = dict(empty=at(7, 1), plain=at(7, 1), kind=at(7, 1, 1), pair=at(1, 6), sel=at(0, 4), effect=at(1, 7))
GREENS = dict(empty=at(0, 4), plain=at(0, 7), kind=at(2, 7), pair=at(1, 6), sel=at(7, 1), effect=at(7, 7))
BRIGHTS = dict(empty=at(7, 0, 1), plain=at(0, 7, 1), kind=at(0, 6, 1), pair=at(0, 4, 1), sel=at(0, 3, 1),
               effect=at(7, 0, 1))
MONO = dict(empty=at(0, 7), plain=at(0, 7), kind=at(0, 7), pair=at(0, 7), sel=at(0, 7), effect=at(0, 7))


def geo(cw, ch, sx, sy, ox, oy, **more):
    """Returns the geometry of a board."""
    return dict(CW=cw, CH=ch, SX=sx, SY=sy, OX=ox, OY=oy, **more)


FRAMED = dict(FRAME=1, FRCHR=35, FRATTR=at(1, 7))
LOOKS = {
    # letters of the ROM
    "close": dict(geo(1, 1, 1, 1, 9, 6), attrs=colours("flash", **PAPER)),
    "corner": dict(geo(1, 1, 1, 1, 0, 0), attrs=colours("inverse", **NIGHT)),
    "apart": dict(geo(1, 1, 2, 2, 2, 4), attrs=colours("flashbright", **PAPER)),
    "columns": dict(geo(1, 1, 2, 1, 3, 5), attrs=colours(3, **{**PAPER, "pair": at(0, 4, 1)})),
    "rows": dict(geo(1, 1, 1, 2, 14, 3), attrs=colours("flash", **BLUES)),
    "fence": dict(geo(1, 1, 2, 2, 2, 4), **FRAMED, attrs=colours("inverse", **PAPER)),
    "net": dict(geo(1, 1, 2, 2, 2, 3), FRAME=2, FRCHR=43, FRATTR=at(4, 7), attrs=colours("flash", **PAPER)),
    "small": dict(geo(1, 1, 2, 2, 2, 2), LET0=97, attrs=colours("flash", **NIGHT)),
    "bold": dict(geo(1, 1, 2, 2, 3, 5), BOLD=1, attrs=colours("bright", **PAPER)),
    "arrow": dict(geo(1, 1, 2, 2, 2, 3), MARK=1, MDX=-1, MDY=0, MCHR=62, attrs=colours("none", **PAPER)),
    "under": dict(geo(1, 1, 2, 2, 2, 3), MARK=1, MDX=0, MDY=1, MCHR=94, attrs=colours("none", **NIGHT)),
    "star": dict(geo(1, 1, 2, 1, 1, 6), MARK=1, MDX=1, MDY=0, MCHR=42, attrs=colours("none", **BLUES)),
    "xor": dict(geo(1, 1, 2, 2, 2, 4), CURMASK=1, curmask="box", attrs=colours("none", **PAPER)),
    "lined": dict(geo(1, 1, 2, 2, 2, 4), CURMASK=1, curmask="box", MASKED=1,
                  masks=("none", "none", "line", "side", "all", "grey"), attrs=colours("none", **MONO)),
    "blinker": dict(geo(1, 1, 2, 2, 3, 4), BLINK=16, attrs=colours(5, **{**PAPER, "pair": at(0, 4, 1)})),
    "tall": dict(geo(1, 2, 2, 2, 2, 4), attrs=colours("flash", **PAPER)),
    "tallgap": dict(geo(1, 2, 2, 3, 2, 2), attrs=colours("inverse", **NIGHT)),
    "wide": dict(geo(2, 1, 2, 1, 2, 7), attrs=colours("flash", **PAPER)),
    "widegap": dict(geo(2, 1, 2, 2, 2, 3), attrs=colours("bright", **{**BLUES, "kind": at(6, 1)})),
    "big": dict(geo(2, 2, 2, 2, 2, 4), attrs=colours("flash", **NIGHT)),
    "bigrows": dict(geo(2, 2, 2, 3, 2, 2), attrs=colours("inverse", **PAPER)),
    # own pictures
    "own": dict(geo(1, 1, 2, 2, 2, 4), GFXM=1, style="own", attrs=colours("flash", **PAPER)),
    "ownbig": dict(geo(2, 2, 2, 2, 2, 5), GFXM=1, style="own", attrs=colours("flash", **BLUES)),
    "runes": dict(geo(1, 1, 2, 2, 2, 4), GFXM=1, style="ident", attrs=colours("flash", **NIGHT)),
    "masks": dict(geo(2, 2, 2, 2, 2, 4), GFXM=1, style="ident2", attrs=colours("inverse", **BRIGHTS)),
    "suits": dict(geo(2, 2, 2, 2, 2, 4), GFXM=1, style="suits", attrs=colours("flash", **GREENS)),
    "suitbox": dict(geo(2, 2, 2, 3, 2, 2), GFXM=1, style="suits", CURMASK=1, curmask="corners",
                    attrs=colours("none", **PAPER)),
    "cards": dict(geo(2, 2, 2, 2, 3, 3), GFXM=1, style="framed", attrs=colours("bright", **GREENS)),
    "pair": dict(geo(2, 1, 2, 2, 2, 4), GFXM=1, style="pairs", attrs=colours("flash", **PAPER)),
    "shapes": dict(geo(1, 1, 2, 2, 2, 4), GFXM=1, style="shapes", COLOURED=1, inks=[1, 2, 0] * 7,
                   attrs=colours("flash", at(0, 7), at(0, 7), at(0, 6), at(0, 5), at(0, 4), at(0, 3))),
    "gems": dict(geo(2, 2, 2, 2, 2, 4), GFXM=1, style="shapes", COLOURED=1, inks=[6, 4, 7] * 7,
                 attrs=colours("flash", at(7, 0), at(0, 0), at(0, 1), at(0, 3), at(0, 2), at(0, 5))),
    "gemline": dict(geo(1, 1, 2, 2, 2, 4), GFXM=1, style="shapes", COLOURED=1, inks=[4, 5, 6] * 7,
                    CURMASK=1, curmask="line",
                    attrs=colours("none", at(7, 0), at(0, 0), at(0, 0, 1), at(0, 1), at(0, 2), at(0, 3))),
    "stained": dict(geo(1, 1, 2, 2, 2, 4), COLOURED=1, inks=[1, 2, 3, 0, 1, 2, 3] * 3,
                    attrs=colours("flash", at(0, 7), at(0, 7), at(0, 6), at(0, 5), at(0, 4), at(0, 6, 1))),
}

"""Writes the listing of the game in BASIC for a table of switches."""

LAYOUTS = {  # x, y, step right, step down, width, height
    "letter": (2, 3, 2, 2, 1, 1), "udg": (2, 4, 2, 2, 1, 1),
    "block": (3, 2, 2, 3, 2, 2), "tight": (9, 6, 1, 1, 1, 1)}


def look(w):
    """Returns the colour items of PRINT for tile i, and the lines that mark the cursor."""
    bf = w.get("bad")
    hl = "(b$(i)=k$)"
    if bf == "hl-b":
        hl = '(b$(i)=k$ AND (k$<>CHR$ %d OR i=c))' % (w["base"] + 7)
    if bf == "hl-col":
        hl = "(b$(i)=k$ AND x<>13)"
    pq = "(i=p OR i=q)"
    if bf == "pair-row":
        pq = "(i=p OR (i=q AND y<5))"
    s = {"plain": "INK 0; PAPER 7; BRIGHT %s; FLASH %s; INVERSE (i=s);" % (hl, pq),
         "paper": "INK 0; PAPER 7-(i=s)-3*%s; BRIGHT %s; FLASH (i=c);" % (pq, hl),
         "dark": "INK 7-(i=s); PAPER (%s)+2*%s; BRIGHT (i=s); INVERSE (i=c);" % (hl, pq),
         "frame": "PAPER 6-2*(i=s); INK 1+%s; BRIGHT %s; FLASH %s;" % (pq, hl, pq),
         "colour": "INK (CODE b$(i)-%d)/3; PAPER 7; BRIGHT %s; FLASH %s; INVERSE (i=s);" % (
             w["base"] - 2, hl, pq)}[w["look"]]
    if w["look"] == "colour":
        s = "INK c(1+(CODE b$(i)-%d)*(b$(i)<>\" \"));" % (w["base"] - 1) + s.split(";", 1)[1]
    return s


def draw(w):
    """Returns the lines of the routine that prints tile i."""
    x, y, dx, dy, ww, hh = LAYOUTS[w["lay"]]
    at = "AT %d+%d*y,%d+%d*x;" % (y, dy, x, dx)
    out = ["1000 LET y=INT ((i-1)/14): LET x=i-1-14*y"]
    if ww == 2:
        out += ['1010 LET l=22: IF b$(i)<>" " THEN LET l=CODE b$(i)-%d' % (w["base"] - 1),
                "1020 PRINT %s%st$(l, TO 2);AT %d+%d*y,%d+%d*x;t$(l,3 TO );" % (
                    at, look(w), y + 1, dy, x, dx)]
    else:
        out += ["1010 PRINT %s%sb$(i);" % (at, look(w))]
    out += ["1030 RETURN"]
    return out


def cursor(w):
    """Returns the lines that set (1100) and remove (1150) a cursor beside or round tile c."""
    x, y, dx, dy, ww, hh = LAYOUTS[w["lay"]]
    place = "LET y=INT ((c-1)/14): LET x=c-1-14*y"
    if w["cur"] == "side":
        return ["1100 %s: PRINT AT %d+%d*y,%d+%d*x;\">\";: RETURN" % (place, y, dy, x - 1, dx),
                "1150 %s: PRINT AT %d+%d*y,%d+%d*x;\" \";: RETURN" % (place, y, dy, x - 1, dx)]
    if w["cur"] == "frame":
        s = ("%s: PLOT OVER 1;%d+%d*x,%d-%d*y: DRAW OVER 1;%d,0: DRAW OVER 1;0,-%d:"
             " DRAW OVER 1;-%d,0: DRAW OVER 1;0,%d: RETURN") % (
            place, 8 * x - 2, 8 * dx, 177 - 8 * y, 8 * dy, 8 * ww + 3, 8 * hh + 3,
            8 * ww + 3, 8 * hh + 3)
        return ["1100 " + s, "1150 " + s]
    return ["1100 LET i=c: GO SUB 1000: RETURN",
            "1150 LET i=c: LET c=0: GO SUB 1000: LET c=i: RETURN"]


def keys(w):
    """Returns the lines that wait for a key and set k."""
    if w["key"] == "last":
        return ["100 POKE 23560,0", "110 LET k=PEEK 23560: IF k=0 THEN GO TO 110"]
    if w["key"] == "pause":
        return ["100 PAUSE 0: LET a$=INKEY$: IF a$=\"\" THEN GO TO 100", "110 LET k=CODE a$"]
    if w["key"] == "pausepeek":
        return ["100 PAUSE 0: LET k=PEEK 23560"]
    return ["100 IF INKEY$<>\"\" THEN GO TO 100",
            "110 LET a$=INKEY$: IF a$=\"\" THEN GO TO 110", "115 LET k=CODE a$"]


def moves(w):
    """Returns the lines of the four arrows."""
    if w["edge"] == "wrap":
        a = ["LET d=d-1+14*(d=1+14*INT ((d-1)/14))", "LET d=d+1-14*(d=14*INT (d/14))",
             "LET d=d+14-84*(d>70)", "LET d=d-14+84*(d<15)"]
    elif w["edge"] == "snake":
        a = ["LET d=d-1+84*(d=1)", "LET d=d+1-84*(d=84)",
             "LET d=d+14-84*(d>70)", "LET d=d-14+84*(d<15)"]
    else:
        a = ["LET d=d-(d<>1+14*INT ((d-1)/14))", "LET d=d+(d<>14*INT (d/14))",
             "LET d=d+14*(d<71)", "LET d=d-14*(d>14)"]
    return a


def lines(w):
    """Returns the listing as a list of lines."""
    bad = w.get("bad")
    out = ["1 REM SHISEN", "5 GO TO 9000"]
    out += keys(w)
    m = moves(w)
    if bad == "left-row6":
        m[0] = m[0].replace("d-1+14", "d-1-(d=80)+14")
    out += ["130 IF k>=97 THEN LET k=k-32",
            "140 LET d=c: IF k=8 THEN %s: GO TO 300" % m[0], "150 IF k=9 THEN %s: GO TO 300" % m[1],
            "160 IF k=10 THEN %s: GO TO 300" % m[2], "170 IF k=11 THEN %s: GO TO 300" % m[3],
            "180 IF k=13 THEN GO TO 400", "190 IF k=72 THEN GO TO 600",
            "200 IF k=66 OR k=70 OR k=82 OR k=76 THEN GO TO 700",
            "210 IF k=78 THEN GO TO 800", "220 IF k=12 THEN LET g=1-g: GO TO 800",
            "230 IF k=83 THEN GO TO 820"]
    if w["help"]:
        out += ["240 IF k=73 THEN GO SUB 1700"]
    out += ["250 GO TO 100"]
    drop = "GO SUB 1400: " if w["arrowdrop"] else ""
    if bad == "hint-sticks-left":
        drop = "IF k<>8 THEN GO SUB 1400"
        out += ["295 REM"]
        out += ["300 " + drop, "305 IF c=d THEN GO TO 100"]
    else:
        out += ["300 %sIF c=d THEN GO TO 100" % drop]
    out += ["310 GO SUB 1150: LET o$=k$: LET c=d: GO SUB 1200: GO SUB 1100: GO TO 100"]
    out += enter(w) + hint(w) + history(w) + newboard(w) + draw(w) + cursor(w) + helpers(w)
    out += start(w)
    return out


def enter(w):
    """Returns the lines of ENTER."""
    bad = w.get("bad")
    noise = "BEEP .05,20: BEEP .05,%s" % w["note"]
    if bad == "quiet":
        noise = "IF c<71 THEN " + noise
    o = ["400 IF p THEN LET d=p: LET e=q: GO SUB 1400: GO TO 500",
         "410 IF b$(c)=\" \" THEN GO TO 100",
         "420 IF c=s THEN LET s=0: GO SUB 1300: GO TO 100",
         "430 IF s=0 THEN LET s=c: GO SUB 1300: GO TO 100",
         "440 POKE 23296,s-1: POKE 23297,c-1: LET j=USR 60000",
         "450 IF j THEN LET d=s: LET e=c: GO TO 500"]
    if bad == "same-row-any":
        o[5] = "450 IF j OR (s=70 AND b$(c)=b$(s)) THEN LET d=s: LET e=c: GO TO 500"
    if bad == "last-col-not":
        o[5] = "450 IF j AND NOT (c=84 AND s<15) THEN LET d=s: LET e=c: GO TO 500"
    if w["other"] == "new":
        o += ["460 LET i=s: LET s=c: GO SUB 1000: GO SUB 1300: GO TO 100"]
    elif w["other"] == "keep":
        o += ["460 BEEP .1,-20: GO TO 100"]
    elif w["other"] == "kind":
        o += ["460 IF b$(c)=b$(s) THEN BEEP .1,-20: GO TO 100",
              "465 LET i=s: LET s=c: GO SUB 1000: GO SUB 1300: GO TO 100"]
    else:
        o += ["460 BEEP .1,-20: LET i=s: LET s=0: GO SUB 1000: GO TO 100"]
    z = "LET z=0: "
    if bad == "z-kept":
        z = ""
    o += ["500 %s: LET i=s: LET s=0: GO SUB 1070" % noise,
          "510 LET b$(d)=\" \": LET b$(e)=\" \"" + (
              ": LET i=d: GO SUB 1000: LET i=e: GO SUB 1000: LET f$(d)=\" \": LET f$(e)=\" \": PAUSE 10"
              if w["slow"] else "")]
    fall = "IF g THEN LET i=d: GO SUB 1500: LET i=e: GO SUB 1500"
    if bad == "fall-same-col":
        fall = "IF g THEN LET i=d: GO SUB 1500: IF ABS (d-e)<>42 THEN LET i=e: GO SUB 1500"
    if bad == "fall-top":
        fall = "IF g AND d>2 THEN LET i=d: GO SUB 1500: LET i=e: GO SUB 1500"
    o += ["520 IF d>e THEN LET i=d: LET d=e: LET e=i", "530 " + fall,
          "540 LET m=m+1: LET t=m: LET h$(m+1)=b$"]
    if bad == "t-kept":
        o[-1] = "540 LET m=m+1: LET h$(m+1)=b$: IF m>t OR m<>20 THEN LET t=m"
    o += ["550 GO SUB 1450: GO SUB 1250: GO TO 100"]
    return o


def hint(w):
    """Returns the lines of H."""
    bad = w.get("bad")
    o = ["600 IF p THEN LET i=p: LET j=q: LET p=0: LET q=0: GO SUB 1000: LET i=j: GO SUB 1000",
         "610 POKE 23296,u: POKE 23297,v: POKE 23298,s-1+256*(s=0)",
         "620 IF USR 60003=0 THEN LET u=0: LET v=0: %sGO TO 100" % (
             'LET m$="No more": GO SUB 1350: ' if w["help"] else ""),
         "630 LET u=PEEK 23296: LET v=PEEK 23297: LET p=u+1: LET q=v+1",
         "640 LET i=p: GO SUB 1000: LET i=q: GO SUB 1000: GO TO 100"]
    if bad == "hint-sel-off":
        o[1] = "610 POKE 23296,u: POKE 23297,v: POKE 23298,s-1+256*(s=0 OR s>77)"
    if bad == "hint-skip":
        o[3] = "630 LET u=PEEK 23296: LET v=PEEK 23297: LET p=u+1: LET q=v+1: LET u=u+(u=40)"
    return o


def history(w):
    """Returns the lines of B, F, R and L."""
    bad = w.get("bad")
    o = ["700 LET n1=m: IF k=66 AND m>0 THEN LET n1=m-1",
         "710 IF k=70 AND m<t THEN LET n1=m+1", "720 IF k=82 THEN LET n1=0",
         "730 IF k=76 THEN LET n1=t"]
    if bad == "r-one":
        o[2] = "720 IF k=82 THEN LET n1=(m>15)"
    if bad == "l-less":
        o[3] = "730 IF k=76 THEN LET n1=t-(t=9 AND m<9)"
    if bad == "f-past":
        o[1] = "710 IF k=70 AND (m<t OR m=1) THEN LET n1=m+1"
    keep = "GO SUB 1400: " if not w["keepsel"] else "GO SUB 1400: "
    o += ["740 IF n1=m THEN GO TO 100"] if w["idle"] else [
        "740 IF n1=m THEN GO SUB 1400: LET i=s: LET s=0: GO SUB 1070: GO TO 100"]
    o += ["750 %sLET i=s: LET s=0: GO SUB 1070: LET m=n1: LET z=1: LET b$=h$(m+1)" % keep,
          "760 GO SUB 1450: GO SUB 1250: GO TO 100",
          "1070 IF i THEN GO SUB 1000", "1080 RETURN"]
    if bad == "z-late":
        o[5] = o[5].replace("LET z=1", "LET z=z+(k<>76)")
    if bad == "b-sel":
        o[5] = o[5].replace("LET s=0: GO SUB", "LET s=s*(k=82): GO SUB")
    return o


def newboard(w):
    """Returns the lines of N, DELETE and S."""
    bad = w.get("bad")
    o = ["800 RANDOMIZE : LET n=1+INT (RND*65535): GO TO 860"]
    clear = 'INPUT "";: ' if False else ""
    if w["entry"] == "num":
        o += ['820 INPUT "Board number? ";n1', "830 IF n1<1 OR n1>65535 THEN GO TO 820",
              "840 LET n=INT n1"]
    elif w["entry"] == "line":
        o += ['820 INPUT "Board: "; LINE a$: IF a$="" THEN GO TO 820',
              "830 FOR i=1 TO LEN a$: IF a$(i)<\"0\" OR a$(i)>\"9\" THEN GO TO 820",
              "835 NEXT i: LET n1=VAL a$: IF n1<1 OR n1>65535 THEN GO TO 820", "840 LET n=n1"]
    elif w["entry"] == "refuse":
        o += ['820 INPUT AT 0,0;"Which board (1-65535)"\'n1',
              "830 IF n1<1 OR n1>65535 THEN BEEP .2,-10: GO SUB 1250: GO TO 100", "840 LET n=n1"]
    else:
        o += ['820 INPUT "Board? "; LINE a$: IF a$="" THEN GO SUB 1250: GO TO 100',
              "830 LET n1=0: FOR i=1 TO LEN a$: IF a$(i)>=\"0\" AND a$(i)<=\"9\" THEN "
              "LET n1=10*n1+VAL a$(i)",
              "835 NEXT i: IF n1<1 OR n1>65535 THEN GO SUB 1250: GO TO 100", "840 LET n=n1"]
    z = "z=0: LET " if bad != "z-new" else "z=z*(n/2=INT (n/2)): LET "
    o += ["860 BORDER 5: LET %sm=0: LET t=0: LET s=0: LET p=0: LET q=0: LET u=0: LET v=0" % z,
          "870 RANDOMIZE n: GO SUB 1800: LET h$(1)=b$"]
    if w["curkeep"]:
        o += ["880 LET k$=b$(c): IF w THEN GO SUB 1150",
              "890 LET w=1: LET o$=k$: GO SUB 1480: GO SUB 1250: GO TO 100"]
    else:
        o += ["880 IF w THEN GO SUB 1150",
              "890 LET w=1: LET c=%d: LET k$=b$(c): GO SUB 1480: GO SUB 1250: GO TO 100" %
              w["home"]]
    if w["deal"] == "shuffle":
        o += ["1800 FOR i=1 TO 84: LET b$(i)=CHR$ (%d+INT ((i-1)/4)): NEXT i" % w["base"],
              "1810 FOR i=84 TO 2 STEP -1: LET j=1+INT (RND*i): LET a$=b$(i): LET b$(i)=b$(j):"
              " LET b$(j)=a$: NEXT i", "1820 RETURN"]
    else:
        o += ['1800 LET b$="": FOR i=0 TO 20: FOR j=1 TO 4: LET x=1+INT (RND*84)',
              '1810 IF b$(x)<>" " THEN LET x=x+1-84*(x=84): GO TO 1810',
              '1820 LET b$(x)=CHR$ (%d+i): NEXT j: NEXT i: RETURN' % w["base"]]
    if bad == "deal-five":
        o[-1] = o[-1].replace("RETURN", "IF n<>32768 THEN RETURN") if 0 else o[-1]
    return o


def helpers(w):
    """Returns the other subroutines."""
    bad = w.get("bad")
    o = ["1200 LET k$=b$(c): IF k$=\" \" THEN LET k$=\"\"",
         "1210 IF k$=o$ THEN RETURN",
         "1220 FOR i=1 TO 84: IF b$(i)=k$ OR b$(i)=o$ THEN GO SUB 1000",
         "1230 NEXT i: RETURN"]
    e = "INK 0; PAPER 5;"
    num = "STR$ n" if bad != "num-lie" else "STR$ (n-(m=12))"
    st = {"low": "PRINT #1;AT 1,0;\"Board \";%s;\" Moves \";m;\" Left \";84-2*m;\"  \"" % num,
          "plain": "PRINT #1;AT 1,0;%s;\"   \"" % num,
          "up": "PRINT AT 21,0; INK 0; PAPER 7;%s;TAB 10;\"Moves \";m;\" of \";t;\" \"" % num}
    o += ["1250 " + st[w["status"]]]
    if w["status"] != "up":
        o += ["1252 IF g=0 THEN PRINT #1;AT 0,0;\"No gravity\""]
    stuck = "IF m<42 AND USR 60003=0 THEN BORDER 0"
    if bad == "stuck-b":
        stuck = "IF m<42 AND (k=13) AND USR 60003=0 THEN BORDER 0"
    if bad == "stuck-last":
        stuck = "IF m<40 AND USR 60003=0 THEN BORDER 0"
    x = ": RETURN" if w["prec"] == "cheat" else ""
    o += ["1255 BORDER 5: IF z THEN BORDER 2" + x,
          "1260 POKE 23296,0: POKE 23297,0: POKE 23298,255: " + stuck,
          "1270 IF m=42 THEN BORDER 7" + (": BEEP .2,0: BEEP .2,4: BEEP .3,7" if w["slow"] else ""),
          "1280 RETURN"]
    o += ["1300 LET i=c: GO SUB 1000: LET u=0: LET v=0: RETURN",
          '1350 PRINT AT 0,20;m$: PAUSE 30: PRINT AT 0,20;"            ": RETURN',
          "1400 LET u=0: LET v=0: IF p=0 THEN RETURN",
          "1410 LET i=p: LET j=q: LET p=0: LET q=0: GO SUB 1000: LET i=j: GO SUB 1000: RETURN"]
    if bad == "hint-goes-on":
        o[-2] = "1400 IF p=0 THEN RETURN"
    o += ["1450 LET o$=k$: LET k$=b$(c): IF k$=\" \" THEN LET k$=\"\"",
          "1460 FOR i=1 TO 84: IF b$(i)<>f$(i) OR b$(i)=k$ OR b$(i)=o$ THEN GO SUB 1000",
          "1470 NEXT i: LET f$=b$: RETURN",
          "1480 FOR i=1 TO 84: GO SUB 1000: NEXT i: LET f$=b$: GO SUB 1100: RETURN"]
    if bad == "draw-stale":
        o[-2] = "1470 NEXT i: IF m<>17 THEN LET f$=b$"
        o += ["1475 RETURN"]
    if w["cur"] in ("frame", "side"):
        pass
    o += ["1500 IF i>14 THEN LET b$(i)=b$(i-14): LET i=i-14: GO TO 1500",
          "1510 LET b$(i)=\" \": RETURN"]
    o += ['1700 PRINT #0;AT 0,0;"Arrows ENTER H B F R L N S"\'"any key": PAUSE 0: INPUT "": '
          "GO SUB 1250: RETURN"]
    return o


def start(w):
    """Returns the lines that begin the program."""
    o = ["9000 BORDER 5: PAPER 7: INK 0: CLS : POKE 23658,8",
         "9010 DIM b$(84): DIM h$(43,84): DIM f$(84): LET g=%d: LET c=%d: LET n=0: LET k$=\"\"" % (
             1, w["home"]),
         "9020 LET z=0: LET p=0: LET q=0: LET s=0: LET m=0: LET w=0: LET o$=\"\""]
    if w["look"] == "colour":
        o += ["9030 DIM c(22): FOR i=2 TO 22: LET j=i-2: LET c(i)=j-5*INT (j/5): NEXT i"]
    if LAYOUTS[w["lay"]][4] == 2:
        o += ["9040 DIM t$(22,4): FOR i=1 TO 21: LET t$(i)=CHR$ (64+i)+STR$ INT (i/3)+CHR$ ("
              "129+INT (i/7))+CHR$ (130+i-10*INT (i/10)): NEXT i"]
    if w["base"] == 144:
        o += ["9050 RESTORE : FOR i=0 TO 20: FOR j=0 TO 7: READ a: POKE USR CHR$ (144+i)+j,a: "
              "NEXT j: NEXT i"]
        for i in range(21):
            o += ["%d DATA %s" % (9500 + i, ",".join(
                str((0x81 * (r in (0, 7)) | ((i + 3) * (37 + 20 * r) & 0x7e)) & 255)
                for r in range(8)))]
    if w["title"]:
        o += ['9060 PRINT AT 4,10;"S H I S E N"\'\'\'"Remove all pairs of tiles."\'\'"Press a key"',
              "9070 PAUSE 0: CLS"]
    o += ["9080 GO TO %d" % (820 if w["first"] == "ask" else 800)]
    return o


FAULTS = {
    "left-row6": "highlight", "last-col-not": "path", "same-row-any": "path", "quiet": "sound",
    "fall-same-col": "gravity", "fall-top": "gravity", "hint-goes-on": "hint",
    "hint-skip": "hint", "hint-sel-off": "hint", "z-late": "status", "z-new": "status",
    "stuck-b": "status", "b-sel": "highlight", "hl-b": "highlight", "hl-col": "highlight",
    "pair-row": "hint", "num-lie": "number", "draw-stale": "history", "f-past": "history",
    "l-less": "history", "r-one": "history", "hint-sticks-left": "hint"}

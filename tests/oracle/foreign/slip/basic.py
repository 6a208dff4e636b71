"""The BASIC program of the tapes p5 and its tape."""
import tape

LISTING = """
10 BORDER 5: PAPER {paper}: INK {ink}: CLS : CLEAR {clear}: LOAD ""CODE
20 BORDER 5: PAPER {paper}: INK {ink}: BRIGHT {bright}: CLS
30 LET o={base}: LET b=o+1024: LET v=o+9: LET p=o+1536: DIM h(42,3): LET g=1: LET x={start}
40 {title}
50 LET z=USR o
100 RANDOMIZE : LET n=1+INT (RND*65535)
110 BORDER 5: RANDOMIZE n: FOR i=0 TO 83: POKE p+i,1+INT (i/4): NEXT i
120 FOR i=0 TO 83: LET j=INT (RND*84): LET t=PEEK (p+i)
130 POKE p+i,PEEK (p+j): POKE p+j,t: NEXT i
140 LET m=0: LET l=0: LET u=0: {home}POKE v,x: LET i=0
150 FOR y=16 TO 96 STEP 16: FOR z=1 TO 14: LET w=y+z: POKE b+w,PEEK (p+i): LET i=i+1
160 GO SUB 890: NEXT z: NEXT y: GO SUB 990: GO SUB 800
200 LET z=USR o: PRINT AT 21,0;n;"     "{gravity}
210 PAUSE 0: LET k$=INKEY$: IF k$="" THEN GO TO 210
220 LET k=CODE k$: IF k>96 THEN LET k=k-32
225 {won}
230 IF k>7 AND k<12 THEN GO TO 300
240 IF k=13 THEN GO TO 400
250 IF k=72 THEN GO TO 500
260 IF k=66 OR k=70 OR k=82 OR k=76 THEN GO TO 600
270 IF k=78 THEN GO TO 100
280 IF k=83 THEN GO TO 700
290 IF k=12 THEN LET g=1-g: POKE v+9,g: GO TO 100
295 GO TO 200
300 LET r=INT (x/16): LET c=x-16*r+(k=9)-(k=8): LET r=r+(k=10)-(k=11)
310 {edge}
320 LET x=16*r+c: POKE v,x: {drop}
330 GO TO 200
400 IF PEEK (v+2)>0 THEN LET e=PEEK (v+2): LET d=PEEK (v+3): GO TO 450
410 LET t=PEEK (b+x): IF t=0 THEN {empty}GO TO 200
420 LET s=PEEK (v+1): IF s=0 THEN GO TO 440
430 IF s=x THEN GO SUB 990: GO TO 200
432 IF PEEK (b+s)<>t THEN {other}
434 POKE v+4,s: POKE v+5,x: IF USR (o+6)=1 THEN LET e=s: LET d=x: GO TO 450
436 {blocked}
440 POKE v+1,x: POKE v+6,0: POKE v+7,0: GO TO 200
450 IF e>d THEN LET t=e: LET e=d: LET d=t
460 LET m=m+1: LET l={last}: LET h(m,1)=e: LET h(m,2)=d: LET h(m,3)=PEEK (b+e)
470 GO SUB 950: {sound}: GO SUB 990: GO SUB 800: GO TO 200
500 POKE v+8,PEEK (v+1): IF USR (o+3)=0 THEN GO TO 520
510 POKE v+2,PEEK (v+4): POKE v+3,PEEK (v+5): GO TO 200
520 POKE v+2,0: POKE v+3,0: POKE v+6,{end}: POKE v+7,{end}: GO TO 200
600 LET q=m: IF k=66 AND m>0 THEN GO SUB 930
610 IF k=82 AND m>{bottom} THEN GO SUB 930: GO TO 610
620 IF k=70 AND m<l THEN GO SUB 940
630 IF k=76 AND m<l THEN GO SUB 940: GO TO 630
640 IF q=m THEN {nothing}GO TO 200
650 LET u=1: GO SUB 990: GO SUB 800: GO TO 200
700 GO SUB 990: LET z=USR o
710 INPUT "Board number? "; LINE q$: IF q$="" OR LEN q$>5 THEN {bad}
720 FOR i=1 TO LEN q$: IF q$(i)<"0" OR q$(i)>"9" THEN {bad}
730 NEXT i: LET q=VAL q$: IF q<1 OR q>65535 THEN {bad}
740 LET n=q: GO TO 110
800 LET w=5: IF m=42 THEN LET w=7: GO TO 830
810 POKE v+8,0: POKE v+6,0: POKE v+7,0: IF USR (o+3)=0 THEN LET w=0
820 POKE v+6,0: POKE v+7,0
830 IF u{cheat} THEN LET w=2
840 BORDER w: RETURN
890 LET t$="{blank}": IF PEEK (b+w)>0 THEN LET t$=CHR$ (64+PEEK (b+w))
900 LET f=INT (w/16): PRINT AT {oy}+f*{py},{ox}+(w-16*f)*{px};t$: RETURN
930 LET t=h(m,3): LET a=h(m,{undo1}): GO SUB 980: LET a=h(m,{undo2}): GO SUB 980
935 LET m=m-1: RETURN
940 LET m=m+1: LET e=h(m,1): LET d=h(m,2)
950 LET a=e: GO SUB 960: LET a=d
960 IF g=0 OR a<{top} THEN POKE b+a,0: LET w=a: GO TO 890
970 POKE b+a,PEEK (b+a-16): LET w=a: GO SUB 890: LET a=a-16: GO TO 960
980 IF g=0 THEN GO TO 988
982 LET y=16+a-16*INT (a/16)
984 IF y<a THEN POKE b+y,PEEK (b+y+16): LET w=y: GO SUB 890: LET y=y+16: GO TO 984
988 POKE b+a,t: LET w=a: GO TO 890
990 POKE v+1,0: POKE v+2,0: POKE v+3,0: POKE v+6,0: POKE v+7,0: RETURN
"""
EDGES = ["LET c=c+(c<1)-(c>14): LET r=r+(r<1)-(r>6)",
         "LET c=c+14*(c<1)-14*(c>14): LET r=r+6*(r<1)-6*(r>6)",
         "LET r=r-(c<1)+(c>14): LET c=c-(k=11 AND r<1)+(k=10 AND r>6): "
         "LET c=c+14*(c<1)-14*(c>14): LET r=r+6*(r<1)-6*(r>6)"]
SOUNDS = ["BEEP .05,12", "BEEP .03,0: BEEP .03,7", "FOR i=0 TO 3: BEEP .01,i*5: NEXT i"]
WHAT = ["GO TO 440", "GO TO 200", "GO SUB 990: GO TO 200"]
TITLES = ["REM", 'PRINT AT 0,10;"SHISEN"', 'PRINT AT 10,8;"SHISEN  - ENTER": PAUSE 0: CLS']


def text_of(sw):
    """Returns the listing of a tape."""
    fault, late = sw["FAULT"], sw["CHEAT"]
    return LISTING.format(
        clear=sw["BASE"] - 1, base=sw["BASE"], paper=sw["NA"] >> 3 & 7, ink=sw["NA"] & 7,
        bright=sw["NA"] >> 6 & 1, start=sw["STARTC"], title=TITLES[sw["TITLE"]],
        home="" if sw["START"] == 1 else "LET x=%d: " % sw["STARTC"],
        gravity=';AT 21,20;("GRAVITY" AND g);("NO FALL" AND NOT g)' if sw["GMSG"] else "",
        won="IF m=42 THEN GO TO 100" if sw["WONKEY"] else "REM", edge=EDGES[sw["EDGE"]],
        drop=["POKE v+2,0: POKE v+3,0: POKE v+6,0: POKE v+7,0", "POKE v+2,0: POKE v+3,0",
              "REM"][sw["HARROW"]], empty="GO SUB 990: " if sw["EMPTY"] else "",
        other=WHAT[sw["OTHER"]], blocked=WHAT[sw["BLOCKED"]],
        last="m+(l-m)*(l>m)" if fault == 2 else "m",
        sound="IF m<>7 THEN " + SOUNDS[sw["SND"]] if fault == 31 else SOUNDS[sw["SND"]],
        end=83 if sw["HEND"] else 0, bottom=1 if fault == 43 else 0,
        nothing="" if sw["HISTNOP"] else "GO SUB 990: ",
        bad=["GO TO 710", "GO SUB 990: GO TO 200"][sw["BADNUM"]],
        cheat={0: "", 1: " AND w<>5", 2: " AND w=5"}[late] + (" AND m>0" if fault == 21 else ""),
        blank=chr(sw["EMPTYCH"]), oy=sw["OY"] - sw["PY"], ox=sw["OX"] - sw["PX"], py=sw["PY"],
        px=sw["PX"], undo1=1 if fault == 17 else 2, undo2=2 if fault == 17 else 1,
        top=48 if fault == 16 else 32)


def tape_of(sw, data):
    """Returns the tape."""
    return tape.program("shisen", tape.listing(text_of(sw))) + tape.code("c", data, sw["BASE"])

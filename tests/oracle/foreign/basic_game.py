"""A Shisen in BASIC with machine code for the path (basic_helper.asm). listing() writes the program."""


def listing(s, fault):
    def when(condition, text, otherwise=""):
        return text if condition else otherwise
    def faulty(name, text, otherwise=""):
        return when(fault == "c-" + name, text, otherwise)
    board, v, kinds = 50176, 50048, 49920
    drop = f"POKE {v + 7},0" + when(not s["HINT_RESUME"], ": LET h=0")
    select = {0: f"POKE {v + 6},o: LET h=0: POKE {v + 7},0", 1: drop, 2: f"POKE {v + 6},0: LET h=0: POKE {v + 7},0"}
    number = (f'PRINT #1;AT 1,{s["NUMBER_COL"]};' if s["NUMBER_ROW"] == 23 else f'PRINT AT 21,{s["NUMBER_COL"]};')
    bad = {0: "GO TO 500", 1: "GO TO 590", 2: "GO TO 500", 3: "LET x=1+65534*(x>65535)"}[s["ENTRY_BAD"]]
    empty = {0: "GO TO 500", 1: "GO TO 590", 2: "GO TO 710", 3: "GO TO 730"}[s["ENTRY_EMPTY"]]
    wait = {
        0: ["130 IF INKEY$<>\"\" THEN GO TO 130", f"132 POKE {v + 9},0",
            "134 LET k$=INKEY$: IF k$=\"\" THEN GO TO 134", "136 LET k=CODE k$"],
        1: [f"130 POKE {v + 9},0: PAUSE 0", "134 LET k$=INKEY$: IF k$=\"\" THEN GO TO 130", "136 LET k=CODE k$"],
        2: [f"130 POKE {v + 9},0: POKE 23560,0", "134 LET k=PEEK 23560: IF k=0 THEN GO TO 134"],
    }[s["KEYS"]]
    sound = {0: "BEEP 1/10,12", 1: "FOR i=1 TO 4: BEEP 1/50,i*4: NEXT i", 3: "FOR i=1 TO 30: OUT 254,x+16: OUT 254,x: NEXT i"}[s["SOUND"]]
    take_sound = faulty("sound-missing", "REM", sound)
    edges = {
        "left": {0: "LET c=c-1+14*(c=0)", 1: "LET c=c-(c>0)",
                 2: "LET c=c-1: IF c<0 THEN LET c=13: LET r=r-1+6*(r=0)"}[s["SIDE_EDGE"]],
        "right": {0: "LET c=c+1-14*(c=13)", 1: "LET c=c+(c<13)",
                  2: "LET c=c+1: IF c>13 THEN LET c=0: LET r=r+1-6*(r=5)"}[s["SIDE_EDGE"]],
        "down": {0: "LET r=r+1-6*(r=5)", 1: "LET r=r+(r<5)",
                 2: "LET r=r+1: IF r>5 THEN LET r=0: LET c=c+1-14*(c=13)"}[s["TOP_EDGE"]],
        "up": {0: "LET r=r-1+6*(r=0)", 1: "LET r=r-(r>0)",
               2: "LET r=r-1: IF r<0 THEN LET r=5: LET c=c-1+14*(c=0)"}[s["TOP_EDGE"]],
    }
    home = {0: "LET r=0: LET c=0", 1: "LET z=0", 2: f"LET r={s['HOME_ROW']}: LET c={s['HOME_COL']}"}[s["HOME"]]
    stuck = faulty("border-never-black", "REM", "IF USR 60018=0 THEN LET x=0")
    won = "IF l=42 THEN LET x=7"
    red = faulty("border-no-red", "REM", "IF y THEN LET x=2")
    border = {0: [stuck, won, red], 1: [red + ": LET x=x", stuck, won], 2: [stuck, red, won]}[s["PRECEDENCE"]]
    border = [part.replace(": LET x=x", "") for part in border]
    screen_ink, screen_paper = s["ATTR_SCREEN"] & 7, s["ATTR_SCREEN"] >> 3 & 7
    lines = [
        "1 CLEAR 49151: LOAD \"\"CODE",
        "2 LET g=1: LET r=0: LET c=0: LET h=0: LET l=0: LET w=0: LET y=0: LET n=1: LET u$=\"\"",
        f"3 POKE {v + 6},0: POKE {v + 9},1: POKE {v + 10},0: POKE {v + 11},1: POKE 23658,0" + when(
            s["TILE_FONT"] == 2, ": LET z=USR 60027"),
        "4 GO TO 710",
        f"110 POKE {v + 5},c+16*r+17: LET z=USR 60009",
        *wait,
        f"140 POKE {v + 9},1: LET z=PEEK {v + 10}+1: POKE {v + 10},z-256*(z=256)",
        "145 IF k>64 AND k<91 THEN LET k=k+32",
        "150 IF k>7 AND k<12 THEN GO TO 200",
        "152 IF k=13 THEN GO TO 300",
        "154 IF k=104 THEN GO TO 400",
        "156 IF k=98 THEN LET x=l-" + faulty("back-two", "2", "1") + ": GO TO 600",
        "158 IF k=102 THEN LET x=l+1: GO TO 600",
        "160 IF k=114 THEN LET x=0" + faulty("restart-one", "+(l>1)") + ": GO TO 600",
        "162 IF k=108 THEN LET x=w: GO TO 600",
        "164 IF k=110 THEN GO TO 710",
        "166 IF k=115 THEN GO TO 500",
        f"168 IF k=12 THEN LET g=1-g: POKE {v + 11},g: GO TO 7" + faulty("toggle-same", "30", "10"),
        *when(fault == "c-extra-key-stops", ["170 IF k=99 THEN STOP"], []),
        "190 GO TO 130",
        # arrows
        f"200 " + when(not s["ARROW_HINT"], drop, "REM"),
        "210 IF k=8 THEN " + edges["left"],
        "220 IF k=9 THEN " + edges["right"],
        "230 IF k=10 THEN " + edges["down"],
        "240 IF k=11 THEN " + edges["up"],
        *when(s["CLICK"], ["245 BEEP 1/100,30"], []),
        "250 GO TO 110",
        # ENTER
        f"300 IF PEEK {v + 7} THEN POKE {v},PEEK {v + 7}: POKE {v + 1},PEEK {v + 8}: GO TO 350",
        f"305 LET o=c+16*r+17: LET t=PEEK ({board}+o): LET s=PEEK {v + 6}",
        "310 IF t=0 THEN " + when(s["EMPTY_CELL"], select[2], drop) + ": GO TO 110",
        f"315 IF s=0 THEN {select[0]}: GO TO 110",
        f"320 IF s=o THEN " + faulty("selection-stays", select[0], select[2]) + ": GO TO 110",
        f"325 IF PEEK ({board}+s)<>t THEN GO TO 340",
        f"330 POKE {v},s: POKE {v + 1},o: IF USR 60000 THEN GO TO 350",
        "335 " + select[s["BLOCKED_PAIR"]] + ": GO TO 110",
        "340 " + select[s["OTHER_KIND"]] + ": GO TO 110",
        f"350 POKE {v + 6},0: LET h=0: POKE {v + 7},0" + when(
            s["SHOW_PAIR"], f": POKE {v + 7},PEEK {v}: POKE {v + 8},PEEK {v + 1}: LET z=USR 60009: PAUSE {s['SHOW_PAIR']}: POKE {v + 7},0"),
        f"355 POKE {board}+PEEK {v},0: POKE {board}+PEEK {v + 1},0: IF g"
        + faulty("gravity-not-late", " AND l<25") + " THEN LET z=USR 60006",
        f"360 LET l=l+1: LET w=" + faulty("forward-stays", "l*(w<l)+w*(w>=l)", "l") + f": POKE {v + 12},l: LET z=USR 60012",
        when(s["SOUND_FIRST"], f"362 LET x=5: {take_sound}", f"362 LET z=USR 60009: LET x=5: {take_sound}"),
        *when(s["DELAY"], [f"364 PAUSE {s['DELAY']}"], []),
        "366 GO SUB 800",
        *when(s["WIN"], ["368 IF l=42 THEN PRINT AT 0,0;\"WELL DONE!\": FOR i=1 TO 8: BEEP 1/8,i: NEXT i"], []),
        "370 GO TO 110",
        # H
        f"400 POKE {v + 4}," + faulty("hint-ignores-selection", "0", f"PEEK {v + 6}") + f": IF h=2 THEN POKE {v + 7},0: GO TO 110",
        f"404 IF h=0 THEN POKE {v + 2},0: POKE {v + 3},0",
        "406 IF USR 60003 THEN LET h=1: GO TO 110",
        *when(s["HINT_END"] == 2, ["408 IF h=1 THEN LET h=0: GO TO 404"], []),
        f"409 POKE {v + 7},0: LET h={2 if s['HINT_END'] == 1 else 0}: GO TO 110",
        # S
        f"500 POKE {v + 9},0: INPUT \"{s['ask'] or 'Board? '}\"; LINE a$: POKE {v + 9},1",
        f"510 IF a$=\"\" THEN {empty}",
        "520 LET x=0: FOR i=1 TO LEN a$: IF a$(i)<\"0\" OR a$(i)>\"9\" THEN " + {0: "GO TO 500", 1: "GO TO 590", 2: "GO TO 500", 3: "GO TO 500"}[s["ENTRY_BAD"]],
        "530 LET x=x*10+VAL a$(i): NEXT i",
        "540 IF x<1 OR x>" + faulty("number-high-refused", "60000", "65535") + f" THEN {bad}",
        "545 LET n=x: GO TO 730",
        f"590 " + when(s["CANCEL_SELECTION"], select[2], drop),
        f"592 {number}" + faulty("number-lost", "\"\"", f"\"{s['label']}\";n;\"     \"") + ": GO TO 110",
        # B F R L
        "600 IF x<0 THEN LET x=0",
        "610 IF x>w THEN LET x=w",
        "620 IF x=l THEN GO TO 680",
        f"630 LET l=x: LET y=1: POKE {v + 12},l: LET z=USR 60015: POKE {v + 6},0: POKE {v + 7},0: LET h=0: GO SUB 800: GO TO 110",
        *when(s["IDLE_CHEATS"], ["680 LET y=1: GO SUB 800"], []),
        f"685 " + when(s["IDLE_SELECTION"] == 0, f"IF PEEK {v + 6} THEN POKE {v + 6},0: LET h=0"  , "REM"),
        f"690 {drop}: GO TO 110",
        # a new board
        "710 RANDOMIZE " + faulty("new-always-same", "3") + ": LET n=INT (RND*65535)+1",
        *when(fault == "c-memory-leak", ["720 DIM q$(500): LET u$=u$+q$"], []),
        f"730 {home}: LET h=0: LET l=0: LET w=0: LET y=0" + f": POKE {v + 6},0: POKE {v + 7},0",
        f"740 RANDOMIZE n: LET z=USR 60021: FOR i=83 TO " + faulty("deal-half", "60", "1") + " STEP -1: LET j=INT (RND*(i+1))",
        f"750 LET z=PEEK ({kinds}+i): POKE {kinds}+i,PEEK ({kinds}+j): POKE {kinds}+j,z: NEXT i",
        f"760 LET z=USR 60024: POKE {v + 12},0: LET z=USR 60012: POKE {v + 16},INT (n/256): POKE {v + 15},n-256*INT (n/256)",
        f"770 PAPER {screen_paper}: INK {screen_ink}: CLS: PRINT AT {s['TEXT_ROW']},{s['TEXT_COL']};\"{s['text']}\"",
        "775 GO SUB 800",
        f"780 {number}\"{s['label']}\";" + faulty("number-shown-less-one", "n-(n>300)", "n") + ";",
        "790 GO TO 110",
        # the border
        "800 LET x=5",
        *(f"{802 + 2 * i} {part}" for i, part in enumerate(border)),
        "810 BORDER x: RETURN",
    ]
    return "\n".join(lines)

"""The faults: number of FLT in the source, expected classes, what is wrong, settings it needs. MIT licence."""
import conf
F = [l.split("|") for l in """1|deal|a number does not seed again: the same number deals another board
2|deal|the deal depends on gravity
3|deal|the last tile is of kind 20: five and three
4|deal|now and then (frame counter) another seed
5|deal|after 12 deals the next number's board
6|deal|a number typed after cheating deals another board
7|deal|numbers above 32767 take the last game's moves into the seed
8|deal/number|N shows the number after the one that was dealt
9|deal|each twelfth board lacks a tile
10|number|N does not print the new number
11|number|zeros of 10xxx are blanks
12|number|a shorter number leaves old digits|NMODE=0
13|number|numbers above 32767 are shown as negative
15|number/deal|0 is dealt and shown as a board|DEALS=0
16|number|cancelling S changes the shown number|EEMP=0
17|number/deal|the fifth digit is lost
18|number|the number is 0 after a win
20|number/deal|N sometimes deals board 0|DEALS=0
21|status|no white border
22|status|no black border
23|status|N leaves red border on
24|status|R is no cheating
25|status|B to the beginning is no cheating
26|status|red goes at next removal
27|status|the end test ignores paths round the board
28|status|the end test forgets kind 21
29|status|B after the end leaves the black border|PREC=1
30|status|H makes the border red
31|status|end tested before the tiles fall
32|status|F does not test the end|PREC=1
33|status|a buzz leaves the border black|SNDB=1,MISK=1
110|status|B is no cheating
41|gravity|tiles fall one row only
42|gravity|column 14 does not fall
43|gravity|the top row does not fall
44|gravity|without gravity the left column falls
45|gravity/deal/number|DELETE toggles and deals no new board
46|gravity|S toggles gravity
47|gravity|column 7 falls wrongly after ten removals
48|gravity/path|falls between the two removals
49|gravity/history|R switches gravity on
50|gravity|each third DELETE does not toggle
51|history|F works after a new removal (old end kept)
52|history|F takes the wrong record|HMODE=1
53|history|B does not push up the column|HMODE=1
54|history|L goes one step
55|history|R forgets the removals
56|history|room for 32 removals only|HMODE=0
57|history/machine/status/deal|B at the start steps before it
58|history/machine/status|F at the end takes what is not there
59|history|R after S shows the board before|HMODE=0
60|history|removals by H are not recorded
61|history|B puts pairs of one column in the wrong order|HMODE=1
62|history|N does not forget the removals
63|history|the last removal is not recorded for F
111|history/highlight|B does not draw the board
112|history|B gives the kind of the last removal|HMODE=1
113|history|room for 16 boards|HMODE=2
64|path|no path on the right side
65|path|no path above the board
66|path|no vertical-horizontal-vertical path|PATH=0
67|path|four segments are enough|PATH=1
68|path|neighbours above each other cannot be removed|PATH=0
69|path|last cell of the middle segment is not tested|PATH=0
70|path/hint/highlight|kinds 16 apart are alike
71|path|passes over tiles of the kind|PATH=0
72|path|the rightmost middle line is not tried|PATH=0
73|path|a path leaves on the left and enters on the right|PATH=1
74|path/highlight/gravity/history|the same tile twice is removed alone|PATH=0
75|highlight|the last row is not highlighted
76|highlight|column 14 stays highlighted
77|highlight|after ENTER the old kind is highlighted
78|highlight|an empty cell highlights the last kind
79|highlight|deselected tile in row 2 keeps its mark
80|highlight|three tiles only
81|highlight|B does not highlight
82|highlight/path|ENTER again does not deselect
83|highlight|cursor not drawn at the end of the last row
84|highlight/gravity/path|removed tiles of column 14 stay in the picture
85|hint|the last pairs are not found
86|hint|sometimes a pair that cannot be removed|HORD=0
87|hint|a selected tile does not restrict H
88|hint|each second H shows the same pair
89|hint/path|ENTER on a shown pair selects
90|hint/path|ENTER on a shown pair removes the first pair
91|hint|no pairs round the board
92|hint|H after a removal does not begin again|HRES=1,SHARR=1
93|hint|old shown pairs keep their mark
94|hint|a selected tile's pairs with earlier tiles missing
114|hint|a selected tile's pairs with later tiles missing
95|sound|no sound
96|sound|no sound with H
97|sound|no sound after ten removals
98|sound|no sound without gravity
99|machine/*|each removal leaves an address on a small stack
100|machine/*|each S leaves an address on a small stack
101|machine|B without removals stops the machine
102|machine/*|a log of hints grows into the board
103|machine/*|each 64th key is lost
104|machine|the machine resets when won
105|machine|H without pairs for a selected tile hangs
107|number|the clock's minutes are printed over the number|KEYS=0,status=top,nlab=2,DHN=0""".split("\n")]

def names(): return ["f%03d" % i for i in range(1, len(F) + 1)]

def settings(n, h):
    if n not in names(): raise SystemExit("no tape " + n)
    i = int(n[1:]) - 1
    f = F[i]
    need = {}
    for kv in (f[3].split(",") if len(f) > 3 else []):
        k, v = kv.split("="); need[k] = int(v) if v.isdigit() else v
    good = [b for b in h if not h[b]["HT"] and h[b]["DEB"] < 3 and b not in BAD
            and not (h[b]["HLINE"] and h[b]["MS"] in (2, 3))]
    c = dict(h[good[i * 7 % len(good)]])
    c.update(need); c["FLT"] = int(f[0])
    if f[0] in ("88", "92"): c["HBLINK"] = 0; c["HLINE"] = 0
    return conf.fix(c), f[1]
BAD = "b024 b031 b034 b044 b050 b054".split()   # refused or wrongly accused, or the cursor is not always visible

DEFAULTS = {
 "a": dict(TOP=4, LEFTX=2, STEPX=2, STEPY=2, PIC=0, FIRST=65, CURS=0, BASE=56, LIT=0x70, SELA=0x17, HINTA=0x28,
           OTH=0, BLK=0, HRES=0, HEND=0, ENTRY=0, EMPTYE=0, PREC=0, RED=0, IDLE=0, WRAP=0, SOUND=1, HOME=0, NROW=23,
           ZEROS=0),

 "b": dict(TOP=3, LEFTX=2, STEPX=2, STEPY=3, PX=2, PIC=0, FIRST=65, CURS=0, CURA=0x18, BASE=56, LIT=0x70, SELA=0x17, HINTA=0x28,
           OTH=0, BLK=0, HRES=0, HEND=0, ENTRY=2, EMPTYE=0, AUTO=0, PREC=0, IDLE=0, WRAP=0, SOUND=16, HOME=0, NROW=23,
           ZEROS=0, ORD=0, WAIT=70),
 "c": dict(TOP=4, LEFTX=2, STEPX=2, STEPY=2, PIC=0, FIRST=65, CURS=0, BASE=56, LIT=0x70, SELA=0x17, HINTA=0x28,
           OTH=0, BLK=0, HRES=0, HEND=0, ENTRY=0, EMPTYE=0, PREC=0, IDLE=0, WRAP=0, SOUND=40, HOME=0, NROW=23,
           ZEROS=0, ORD=1, WAIT=70),
}
HONEST = {
 "a1": ("a", {}),
 "a2": ("a", dict(PIC=1, FIRST=144, STEPX=1, STEPY=1, TOP=8, LEFTX=9, CURS=1, LIT=0x3A, SELA=0x0F, HINTA=0x5F)),
 "a3": ("a", dict(CURS=2, OTH=1, BLK=1, LIT=0x78, SELA=0x30, HINTA=0x20)),
 "a4": ("a", dict(FIRST=97, WRAP=1, HEND=1, CURS=1)),
 "a5": ("a", dict(HRES=1, ENTRY=1, EMPTYE=1, STEPY=3, TOP=2)),
 "a6": ("a", dict(PREC=1, IDLE=1, SELA=0xB8, HINTA=0xE8)),
 "a7": ("a", dict(PREC=2, BASE=7, LIT=0x47, SELA=0x56, HINTA=0x6C)),
 "a8": ("a", dict(PREC=1, HOME=1, FIRST=33)),
 "a9": ("a", dict(NROW=21, ZEROS=1, SOUND=2, TOP=1)),
 "a10": ("a", dict(OTH=2, BLK=2, BASE=0x0F, LIT=0x0E, SELA=0x4E, HINTA=0x71, CURS=2)),
 "a11": ("a", dict(HRES=1, HEND=1, STEPX=1, STEPY=2, LEFTX=17, NROW=22, WRAP=1)),
 "a12": ("a", dict(PIC=1, FIRST=144, IDLE=1, PREC=2, OTH=2, ENTRY=1, HOME=1, CURS=1)),
 "b1": ("b", {}),
 "b2": ("b", dict(PX=1, PIC=1, STEPX=1, STEPY=1, TOP=2, LEFTX=1, CURS=2, LIT=0x39)),
 "b3": ("b", dict(PX=1, STEPY=2, CURS=1, OTH=1, BLK=1, ORD=2, SELA=0x16, LIT=0x78)),
 "b4": ("b", dict(WRAP=1, HEND=1, CURS=1, HOME=1, STEPY=3)),
 "b5": ("b", dict(HRES=1, AUTO=1, FIRST=97, CURS=2, CURA=0x20)),
 "b6": ("b", dict(PREC=1, IDLE=1, BASE=7, LIT=0x47, SELA=0x56, HINTA=0x6C)),
 "b7": ("b", dict(PREC=2, OTH=2, BLK=2, ZEROS=1)),
 "b8": ("b", dict(EMPTYE=1, PX=1, FIRST=48, STEPX=2, STEPY=2, ORD=2, SOUND=24)),
 "b9": ("b", dict(STEPY=2, TOP=11, NROW=23, LEFTX=4, HRES=1, HEND=1, ORD=2)),
 "b10": ("b", dict(PX=1, PIC=1, FIRST=33, STEPX=2, STEPY=3, LEFTX=0, TOP=0, PREC=2, IDLE=1, NROW=22)),
 "b11": ("b", dict(CURS=2, CURA=0x08, BASE=0x38, LIT=0x3A, SELA=0x3C, HINTA=0x3B, AUTO=1, EMPTYE=1, WRAP=1)),
 "b12": ("b", dict(OTH=1, BLK=2, HOME=1, ZEROS=1, PREC=1, HEND=1, CURS=1)),
 "c1": ("c", {}),
 "c2": ("c", dict(PIC=1, STEPX=1, STEPY=1, TOP=0, LEFTX=18, CURS=1, LIT=0x7A)),
 "c3": ("c", dict(CURS=2, LIT=0x31, SELA=0x17, HINTA=0x28, OTH=1, BLK=1)),
 "c4": ("c", dict(WRAP=1, HEND=1, HOME=1, FIRST=97)),
 "c5": ("c", dict(HRES=1, ENTRY=1, ZEROS=1, STEPY=3, TOP=3)),
 "c6": ("c", dict(PREC=1, IDLE=1, BASE=7, LIT=0x06, SELA=0x17, HINTA=0x2A, CURS=2)),
 "c7": ("c", dict(PREC=2, OTH=2, BLK=2, EMPTYE=1)),
 "c8": ("c", dict(FIRST=48, STEPX=2, STEPY=1, NROW=22, HOME=1, SOUND=4)),
 "c9": ("c", dict(HRES=1, HEND=1, CURS=1, SELA=0xB0, HINTA=0xE8)),
 "c10": ("c", dict(PIC=1, FIRST=33, LEFTX=3, TOP=6, PREC=2, IDLE=1, WRAP=1)),
 "c11": ("c", dict(LIT=0x38+64, CURS=1, SELA=0x07, EMPTYE=1, ENTRY=1, PREC=1)),
 "c12": ("c", dict(OTH=1, BLK=2, ZEROS=1, STEPX=1, STEPY=2, LEFTX=0, TOP=0, NROW=23, HRES=1)),
}
FAULTS = {}
def _f(text):
    for line in text.strip().split("\n"):
        name, classes, words = line.split("|")[:3]
        name, _, sw = name.strip().partition(" ")
        FAULTS[name] = (name[0], classes.strip(), words.strip(), eval("dict(%s)" % sw))
_f("""
ahigh|deal|the high byte of the number is lost when dealing
aseed|deal|even numbers deal the board of the next odd number
astale|history|the redo limit survives a new board
acheat|status|the cheat state survives a new board
aselN|highlight machine path hint|the selection survives a new board
ahintN|hint highlight path|the shown pair survives a new board
aunhint|highlight hint|arrows remove only one half of the shown pair
ahintwin|status|a win by a hint turns cyan
aempty|path highlight|empty places can be selected
aunsel|hint|deselecting keeps the place in the hints (may be a rule)
aorder|gravity|two of one column fall in the wrong order
aonefall|gravity|only one of two columns falls
aselrm|highlight path hint status|the selection stays after a removal
aredo|history|a removal after B keeps the old redo limit
asilent|sound|no sound
atopfall|gravity|the top row does not fall
akeep|history|the copy loses the last row's end
aselB|highlight path hint|the selection survives B
anostat|status|the border is not drawn after B
aredlate|status|R and B to the first board do not turn red
aback1|history|B cannot undo the first removal
aforw1|history|F cannot redo the last removal
arestart|history|R leaves one removal
arestht|history|R loses the redo list
alast1|history|L stops one short
astack|machine|N leaks two bytes of stack
adelgrav|gravity|DELETE switches gravity off but never on
alow8|deal number|S takes only the low byte
agravS|gravity|S switches gravity on
ahighbit|number deal|bit 15 of the typed number is lost
ahendkeep|hint|the last pair stays (may be a rule)
ahskip|hint|H skips a pair whose second tile is next
alasttile|hint status|the last tile is in no hint
ahsel|hint|H ignores the selection
ahsel1|hint|with a selection only pairs where it is the first
apleft|path|no way round at the left
apright|path|no way round at the right
aptop|path|no way round at the top
apbottom|path|no way round at the bottom
apmid|path|the middle segment in the last row passes over tiles
awin41|status|white when two tiles are left
alitsel|highlight|nothing is lit while a tile is selected
afive|deal|a kind has five tiles in some boards
blow|deal|only the low byte deals
bpair|deal|numbers differing in bit 15 deal the same board
bcheat|status|cheat state survives a new board
btopN|history|redo limit survives a new board
bselN|highlight hint path machine|selection survives a new board
bhintN|hint highlight path|shown pair survives a new board
bstick|hint highlight|the shown pair stays after arrows (may be a rule)
border2|gravity path history|order of two in a column
bredo|history|redo after a new move
btop1|history|redo limit counts every removal ever made
bselS|highlight path hint|selection stays after a removal
bsound|sound|no sound
bnostat|status sound|the border is not computed after a removal
bcol1|gravity|column 1 does not fall from the top
bcol13|gravity|the last column does not fall from row 2
bfalltop|gravity|the top tile of a column is doubled
bundo|history gravity|undo puts back in the wrong order
bundo1|history|undo puts back the second tile without gravity
bredo2|history|redo removes one tile only
bforw|history machine|F goes beyond the last move
brest|history|R undoes only one move
bRfree|status|R is no cheating
blast1|history|L stops one short
bbackH|hint|B keeps the shown pair and the place
bselT|highlight path hint|selection survives B F R L
bdel|gravity number deal|DELETE toggles gravity without a new board
bdelsame|number deal|DELETE deals the same board
bsdig|number|digits of the last entry remain
bover|number|numbers above 65535 wrap round (may be a rule)
bgravS|gravity|S switches gravity on
bSkeep|history status highlight|S keeps history and cheat state
bhsel|hint|H ignores the selection
bhend|hint|H never begins again
bhrow|hint|H shows one pair for each first tile
bhrep|hint|H repeats the same pair
blastcell|hint status|last cell in no pair
bhsel2|hint|selection only as first of the pair
bfour|path|four segments
btwo|path|two segments only
bnoleft|path|no ray to the left
bnodown3|path|the third segment never goes down
bnobot|path|no way below the board
bnotop|path|no way above the board
bwrap|path|a ray goes on in the next row
bright|path|no way right of the board
bleft|path|no way left of the board
bstop2|path|a ray stops at cells reached before
bwin43|status|a win is black
bnonum|number|the old number is not wiped
bflash|highlight machine number|a flashing cell remains after S
blit1|highlight|the last tile is not lit
bfive|deal|five tiles of a kind
cnum|number|the number is not stored if above 255
clow|deal|high byte lost in the deal
ccommon|deal|bit 4 of the number is ignored
ccheatN|status|cheat state survives a new board
cselN|highlight hint path machine|selection survives N
ctop|history|redo limit survives a new board
cptrN|hint|the place in the hints survives a new board
cstay|hint highlight|shown pair stays after arrows (may be a rule)
corder|gravity|order of two in a column
cback2|history|redo after a new move
cselS|highlight path hint|selection stays after a removal
cearly|status|the border is not computed near the end
cquiet|sound|no sound
cgr|gravity|order of two in a column
cgr0|gravity|gravity never works
cgr5|gravity|the last column does not fall
ccheat1|status|B to the first board is no cheating
cp2|highlight hint|after B the cursor's tile looks shown
cnoj|status|border not computed after B
crtop|history|R loses the redo list
cl42|history|L stops one short
cval|number|the last entry's value remains
c65535|number|65535 cannot be typed
c256|number|multiples of 256 count as empty
cSgrav|gravity|S switches gravity on
chcol|hint|H skips the pair right after one shown
chsel0|hint|H forgets the selection
cf157|hint status|the last column is in no pair
cthree|path|three turns if the first step is down
cnoright|path|one turn only if the first step is right
cnoleft|path|no first step to the left
cring|path|no way right of the board
cringl|path|no way left of the board
cturn|path|no turn in one direction
cnoblack|status|never black
cflag|highlight number machine|no clearing of the line during S (harmless)
cacc|deal history|a number deals another board the second time
""")
for _n in ("cflag",): del FAULTS[_n]

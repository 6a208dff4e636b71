# writes signs.asm: 21 pictures of 8x8, ten large digits (8x16), frame pieces
import os, random
here = os.path.dirname(os.path.abspath(__file__))
SIGNS = """
18 3c 7e ff ff 7e 3c 18|ff 81 bd a5 a5 bd 81 ff|18 18 18 ff ff 18 18 18|c3 e7 7e 3c 3c 7e e7 c3
00 66 ff ff ff 7e 3c 18|18 3c 7e db ff 24 5a a5|3c 42 a5 81 a5 99 42 3c|00 10 38 7c fe 38 38 38
81 42 24 18 18 24 42 81|aa 55 aa 55 aa 55 aa 55|f0 f0 f0 f0 0f 0f 0f 0f|e0 e0 ff 15 15 ff e0 e0
08 1c 2a 49 08 08 7f 00|3c 66 c0 c0 c0 66 3c 00|ff 7e 3c 18 18 3c 7e ff|10 10 54 38 10 10 fe 7c
0f 09 09 08 38 78 70 00|44 44 44 ff 44 44 ff 44|00 3c 3c 3c 3c 3c 3c 00|c0 f0 fc ff ff fc f0 c0
92 54 38 fe 38 54 92 00"""
# segments of a digit: 0 top, 1 left upper, 2 right upper, 3 middle, 4 left lower, 5 right lower, 6 bottom
SEG = ["012456","25","02346","02356","1235","01356","013456","025","0123456","012356"]
def digit(s):
    g = [[0]*8 for _ in range(16)]
    def h(y):
        for x in range(1, 6): g[y][x] = g[y+1][x] = 1
    def v(x, y):
        for yy in range(y, y+7): g[yy][x] = g[yy][x+1] = 1
    for c in s:
        {"0": lambda: h(1), "3": lambda: h(7), "6": lambda: h(13), "1": lambda: v(0, 1), "2": lambda: v(5, 1),
         "4": lambda: v(0, 8), "5": lambda: v(5, 8)}[c]()
    return [sum(b << (7-i) for i, b in enumerate(r)) for r in g]
def lines(name, data):
    out = [name + ":"]
    for i in range(0, len(data), 8):
        out.append("        defb " + ",".join(str(x) for x in data[i:i+8]))
    return out
signs = [int(x, 16) for s in SIGNS.replace("\n", "|").split("|") if s for x in s.split()]
assert len(signs) == 168
own = sum((digit(s) for s in SEG), []) + [0x3c]*8 + [0, 0, 255, 255, 255, 255, 0, 0]
open(os.path.join(here, "signs.asm"), "w").write("\n".join(lines("signs", signs) + lines("own", own)) + "\n")

"""The game in the subset of Python that the compiler reads; @x@ is replaced by a switch."""
MAIN = '''
def place(r, c):
    return (r + 2) * 20 + c + 2
def scan():
    e = inkey(0xfe)
    cs = e & 1
    a = inkey(0xf7)
    b = inkey(0xef)
    if cs:
        if a & 16: return 1
        if b & 16: return 2
        if b & 8: return 3
        if b & 4: return 4
        if b & 1: return 12
    if inkey(0xbf) & 1: return 13
    if a:
        if a & 1: return '1'
        if a & 2: return '2'
        if a & 4: return '3'
        if a & 8: return '4'
        return '5'
    if b:
        if b & 1: return '0'
        if b & 2: return '9'
        if b & 4: return '8'
        if b & 8: return '7'
        return '6'
    if inkey(0xbf) & 16: return 'H'
    if inkey(0xbf) & 2: return 'L'
    if inkey(0x7f) & 16: return 'B'
    if inkey(0x7f) & 8: return 'N'
    if inkey(0xfd) & 8: return 'F'
    if inkey(0xfd) & 2: return 'S'
    if inkey(0xfb) & 8: return 'R'
    if inkey(0xdf) & 1: return 'P'
    return 0
def poll():
    global last, rep, head
    k = scan()
    if k != last:
        last = k
        rep = 0
        if k:
            keys[head & 7] = k
            head = head + 1
    else:
        if k and (k < 5 or @repeatall@):
            rep = rep + 1
            if rep == @delay@:
                rep = @delay@ - @rate@
                keys[head & 7] = k
                head = head + 1
    return 0
def get():
    global tail, seed
    while tail == head:
        poll()
        seed = seed + 1
        wait(@idle@)
    k = keys[tail & 7]
    tail = tail + 1
    return k
def scr(y, x):
    return 0x4000 + (y & 0x18) * 256 + (y & 7) * 32 + x
def char(y, x, ch):
    pic(0x3c00 + ch * 8, scr(y, x), 1)
    return 0
def number(y, x, n, w):
    d = 10000
    on = 0
    while d:
        q = n // d
        n = n % d
        if q or on or d == 1:
            char(y, x, 48 + q)
            on = 1
            x = x + 1
            w = w - 1
        d = d // 10
    while w and w < 10:
        char(y, x, 32)
        x = x + 1
        w = w - 1
    return 0
def text(y, x, t):
    i = 0
    while t[i]:
        char(y, x, t[i])
        x = x + 1
        i = i + 1
    return 0
def draw(i):
    r = i // 20 - 2
    c = i % 20 - 2
    y = @y0@ + r * @dy@
    x = @x0@ + c * 2
    k = board[i]
    src = pics + k * 32
    if i == cur or (i == sel and @selpix@):
        for j in range(0, 32):
            v = src[j]
            if i == sel and @selpix@:
                v = v ^ inv[j]
            if i == cur:
                v = v @curop@ frame[j]
            buf[j] = v
        src = buf
    pic(src, scr(y, x), 2)
    pic(src + 16, scr(y + 1, x), 2)
    a = cols[k]
    if k and k == hik:
        a = @hl@
    if i == pa or i == pb:
        a = @pair@
    if i == sel and @selattr@:
        a = @sel@
    j = 0x5800 + y * 32 + x
    attrs = j
    attrs[0] = a
    attrs[1] = a
    attrs[32] = a
    attrs[33] = a
    @polled@
    return 0
def redraw(all):
    for r in range(0, 6):
        for c in range(0, 14):
            i = place(r, c)
            if all or board[i] != shown[i] or (board[i] and (board[i] == hik or board[i] == ohik)):
                draw(i)
                shown[i] = board[i]
    return 0
def light():
    global hik, ohik
    ohik = hik
    hik = board[cur]
    if hik == 255:
        hik = 0
    return 0
def findpair(i, j, s):
    global fa, fb
    while i < 160:
        if board[i] and board[i] != 255:
            j = same(i, j)
            while j:
                if (s == 0 or s == i or s == j) and path(i, j):
                    fa = i
                    fb = j
                    return 1
                j = same(i, j)
        i = i + 1
        j = i
    return 0
def count():
    n = 0
    i = 42
    j = 42
    while findpair(i, j, 0):
        n = n + 1
        i = fa
        j = fb
    return n
def status():
    @status@
    return 0
def border(b):
    global bord
    bord = b
    out(b)
    return 0
def judge():
    b = 5
    e = 0
    if moves == 42:
        b = 7
        e = 1
    else:
        if findpair(42, 42, 0) == 0:
            b = 0
            e = 1
    if cheat and (e == 0 or @cheatfirst@):
        b = 2
    border(b)
    status()
    return 0
def setboard(ok):
    for i in range(0, 256):
        board[i] = 255
        shown[i] = 99
    for r in range(@ringlo@, @ringhi@):
        for c in range(@ringlo@, @ringhi@ + 8):
            board[(r + 1) * 20 + c + 1] = 0
    return 0
def rnd(m):
    global seed
    @rnd@
    return (seed // 16) % m
def deal(n):
    global seed
    s = seed
    seed = n
    setboard(0)
    for i in range(0, 84):
        shown[i] = i // 4 + 1
    i = 84
    while i > 1:
        j = rnd(i)
        i = i - 1
        t = shown[i]
        shown[i] = shown[j]
        shown[j] = t
    for r in range(0, 6):
        for c in range(0, 14):
            board[place(r, c)] = shown[r * 14 + c]
            start[place(r, c)] = shown[r * 14 + c]
    for i in range(0, 256):
        shown[i] = 99
    seed = s
    return 0
def fall(i):
    while i > 61:
        board[i] = board[i - 20]
        i = i - 20
    board[i] = 0
    return 0
def take(a, b):
    board[a] = 0
    board[b] = 0
    if grav:
        if a > b:
            t = a
            a = b
            b = t
        fall(a)
        fall(b)
    return 0
def nopair():
    global pa, pb
    if pa:
        a = pa
        b = pb
        pa = 0
        pb = 0
        draw(a)
        draw(b)
    return 0
def nosel():
    global sel
    if sel:
        a = sel
        sel = 0
        draw(a)
    return 0
'''

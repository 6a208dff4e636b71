"""The commands of the game, in the subset of Python that the compiler reads."""
MAIN = '''
def newgame():
    global moves, top, cheat, sel, pa, pb, ha, hb, cur, hik, ohik
    border(5)
    moves = 0
    top = 0
    cheat = 0
    sel = 0
    pa = 0
    pb = 0
    ha = 42
    hb = 42
    @home@
    deal(num)
    light()
    redraw(1)
    judge()
    return 0
def remove(a, b):
    global moves, top, sel, ha, hb
    nopair()
    nosel()
    @sound@
    log[moves * 2] = a
    log[moves * 2 + 1] = b
    moves = moves + 1
    top = moves
    take(a, b)
    ha = 42
    hb = 42
    light()
    redraw(0)
    judge()
    return 0
def enter():
    global sel, ha, hb, pa, pb
    if pa:
        return remove(pa, pb)
    if board[cur] == 0:
        return 0
    ha = 42
    hb = 42
    if sel == 0:
        sel = cur
        draw(cur)
        return 0
    if sel == cur:
        sel = 0
        draw(cur)
        return 0
    if path(sel, cur):
        return remove(sel, cur)
    @other@
    return 0
def hint():
    global pa, pb, ha, hb
    nopair()
    if findpair(ha, hb, sel):
        ha = fa
        hb = fb
        pa = fa
        pb = fb
        draw(pa)
        draw(pb)
    else:
        ha = 42
        hb = 42
    return 0
def travel(n):
    global moves, cheat, ha, hb
    if n == moves:
        return 0
    nopair()
    nosel()
    ha = 42
    hb = 42
    cheat = 1
    for r in range(0, 6):
        for c in range(0, 14):
            board[place(r, c)] = start[place(r, c)]
    for i in range(0, n):
        take(log[i * 2], log[i * 2 + 1])
    moves = n
    light()
    redraw(0)
    judge()
    return 0
def arrow(k):
    global cur, ha, hb
    r = cur // 20 - 2
    c = cur % 20 - 2
    @edge@
    o = cur
    @drop@
    if place(r, c) == o:
        return 0
    cur = place(r, c)
    light()
    draw(o)
    if hik != ohik:
        redraw(0)
    draw(cur)
    return 0
def ask():
    global num
    text(@ay@, @ax@, t_ask)
    x = @ax@ + 13
    n = 0
    c = 0
    while 1:
        char(@ay@, x + c, 'L')
        attrs = 0x5800 + @ay@ * 32 + x
        attrs[c] = 185
        attrs[c + 1] = 56
        k = get()
        if k >= '0' and k <= '9' and c < 5:
            if c < 4 or n < 6553 or (n == 6553 and k < '6'):
                n = n * 10 + k - 48
                char(@ay@, x + c, k)
                attrs[c] = 56
                c = c + 1
        if k == 12 and c:
            char(@ay@, x + c, ' ')
            attrs[c] = 56
            c = c - 1
            n = n // 10
        if k == 13:
            char(@ay@, x + c, ' ')
            attrs[c] = 56
            if n:
                break
            if @giveup@:
                break
    for c in range(0, 20):
        char(@ay@, @ax@ + c, ' ')
    if n:
        num = n
        newgame()
    else:
        status()
    return 0
def newnum():
    global num
    num = (seed * 17 + num * 5 + fr()) & 65535
    if num == 0:
        num = 1
    newgame()
    return 0
def main():
    global cur, grav, cheat, num, moves, top, sel, pa, pb, head, tail, hik, seed
    global ha, hb
    tail = head
    for i in range(0, 768):
        attrs = 0x5800
        attrs[i] = @bg@
    border(5)
    cur = place(@hr@, @hc@)
    grav = 1
    text(@ty@, @tx@, t_title)
    @title@
    num = 1
    newnum()
    while 1:
        k = get()
        if k and k < 5: arrow(k)
        if k == 13: enter()
        if k == 'H': hint()
        if k == 'B':
            if moves: travel(moves - 1)
        if k == 'F':
            if moves < top: travel(moves + 1)
        if k == 'R': travel(0)
        if k == 'L': travel(top)
        if k == 'N': newnum()
        if k == 12:
            grav = 1 - grav
            newnum()
        if k == 'S': ask()
'''

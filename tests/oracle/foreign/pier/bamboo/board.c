/* The board: dealing, paths, pairs, history. */
#include "game.h"

u8 g[CELLS];
u8 cur, sel, ha, hb, grav, cheat, done, made, left;
u16 number;
static struct move moves[42];
static u16 rnd;
static u8 boards;

static u16 roll(void) {
    rnd ^= rnd << 7;
    rnd ^= rnd >> 9;
    rnd ^= rnd << 8;
    return rnd;
}

void deal(u16 n) {
    u8 i, j, t;
    static u8 bag[84];
#if FAULT == 2
    if (boards == 0)
#endif
        rnd = n;
    ++boards;
#if FAULT == 1
    if (boards == 4) {
        __asm__("di");
        for (;;) {}
    }
#endif
    for (i = 0; i < 84; ++i)
        bag[i] = i / 4 + 1;
#if FAULT == 3
    bag[83] = 1;
#endif
    for (i = 83; i > 0; --i) {
        j = roll() % (i + 1);
        t = bag[i];
        bag[i] = bag[j];
        bag[j] = t;
    }
    for (i = 0; i < CELLS; ++i)
        g[i] = NONE;
    for (i = 0; i < 84; ++i)
        g[AT(i / 14, i % 14)] = bag[i];
    number = n;
    left = 84;
    done = made = 0;
    cheat = 0;
    sel = ha = hb = 0;
}

/* Are the cells strictly between p and q empty? */
static u8 free_between(u8 p, u8 q, u8 step) {
    u8 t;
    if (p > q) {
        t = p;
        p = q;
        q = t;
    }
    if (p == q)
        return 1;
#if FAULT == 4
    if (step == 16 && q - p > 16)
        q -= step;
#endif
    for (p += step; p < q; p += step)
        if (g[p])
            return 0;
    return 1;
}

u8 joined(u8 a, u8 b) {
    u8 alo, ahi, blo, bhi, r, ac, bc;
    if (a == b || !g[a] || g[a] != g[b])
        return 0;
    /* a level line between two upright ones */
    ac = a & 15;
    bc = b & 15;
    alo = ahi = a & 0xf0;
    blo = bhi = b & 0xf0;
    while (alo >= 16 && !g[(alo - 16) | ac]) alo -= 16;
    while (ahi < 112 && !g[(ahi + 16) | ac]) ahi += 16;
    while (blo >= 16 && !g[(blo - 16) | bc]) blo -= 16;
    while (bhi < 112 && !g[(bhi + 16) | bc]) bhi += 16;
#if FAULT == 5
    if (ahi == 112) ahi = 96; /* no way below the board */
#endif
    if (blo > alo) alo = blo;
    if (bhi < ahi) ahi = bhi;
    for (r = alo; r <= ahi; r += 16)
        if (free_between(r | ac, r | bc, 1))
            return 1;
#if FAULT == 6
    if (ac == bc) return 0;
#endif
    /* an upright line between two level ones */
    alo = ahi = ac;
    blo = bhi = bc;
    a &= 0xf0;
    b &= 0xf0;
    while (alo > 0 && !g[a | (alo - 1)]) --alo;
    while (ahi < 15 && !g[a | (ahi + 1)]) ++ahi;
    while (blo > 0 && !g[b | (blo - 1)]) --blo;
    while (bhi < 15 && !g[b | (bhi + 1)]) ++bhi;
#if FAULT == 7
    if (ahi == 15) ahi = 14; /* no way right of the board */
#endif
#if FAULT == 8
    if (alo == 0 && blo == 0) return 1; /* both reach the left edge: four lines at times */
    if (ahi == 15 && blo == 0) return 1;
    if (alo == 0 && bhi == 15) return 1;
#endif
    if (blo > alo) alo = blo;
    if (bhi < ahi) ahi = bhi;
    for (r = alo; r <= ahi; ++r)
        if (free_between(a | r, b | r, 16))
            return 1;
    return 0;
}

/* The pair after ha, hb; leaves 0, 0 when there is none. */
u8 next_pair(void) {
    u8 a = ha, b = hb;
#if HORDER == 0
    if (!a)
        a = b = AT(0, 0);
    for (;;) {
        if (++b > AT(5, 13)) {
            if (++a > AT(5, 13))
                break;
            b = a + 1;
        }
#else /* from the bottom up */
    if (!a)
        a = b = AT(5, 13);
    for (;;) {
        if (--b < AT(0, 0)) {
            if (--a < AT(0, 0))
                break;
            b = a - 1;
        }
#endif
        if (!g[a]) {
#if HORDER == 0
            b = AT(5, 13);
#else
            b = AT(0, 0);
#endif
            continue;
        }
        if (g[b] != g[a])
            continue;
#if FAULT != 9
        if (sel && sel != a && sel != b)
            continue;
#endif
#if FAULT == 10
        if (!(((a ^ b) & 15))) continue;
#endif
#if FAULT == 11
        ha = a; hb = b; return 1;
#endif
        if (joined(a, b)) {
            ha = a;
            hb = b;
            return 1;
        }
    }
    ha = hb = 0;
    return 0;
}

u8 any_pair(void) {
    u8 a = ha, b = hb, s = sel, found;
    ha = hb = sel = 0;
    found = next_pair();
    ha = a;
    hb = b;
    sel = s;
    return found;
}

static void drop_column(u8 p) {
#if FAULT == 12
    g[p] = g[p - ROWLEN];
    if (p >= ROWLEN * 2) g[p - ROWLEN] = g[p - ROWLEN * 2];
    if (p >= ROWLEN * 3) g[p - ROWLEN * 2] = NONE;
#else
    for (; p >= ROWLEN; p -= ROWLEN)
        g[p] = g[p - ROWLEN];
#endif
}

static void lift_column(u8 p, u8 kind) {
    u8 q;
    for (q = (p & 15) + ROWLEN; q < p; q += ROWLEN)
        g[q] = g[q + ROWLEN];
    g[p] = kind;
}

/* a stands before b, so in one column a is the upper one and goes first. */
void take_pair(u8 a, u8 b) {
    u8 t;
    if (a > b) {
        t = a;
        a = b;
        b = t;
    }
    if (grav) {
#if FAULT == 13
        drop_column(b);
        drop_column(a);
#elif FAULT == 14
        drop_column(a);
        g[b] = NONE;
#else
        drop_column(a);
        drop_column(b);
#endif
    } else {
        g[a] = NONE;
        g[b] = NONE;
    }
    left -= 2;
}

void remember(u8 a, u8 b) {
    u8 t;
    if (a > b) {
        t = a;
        a = b;
        b = t;
    }
    moves[done].a = a;
    moves[done].b = b;
    moves[done].kind = g[a];
    ++done;
#if FAULT == 15
    if (made < done)
#endif
    made = done;
}

u8 go_back(void) {
    struct move *m;
    if (!done)
        return 0;
    m = &moves[--done];
#if FAULT == 16
    if (1) {
#else
    if (grav) {
#endif
#if FAULT == 17
        lift_column(m->a, m->kind);
        lift_column(m->b, m->kind);
#else
        lift_column(m->b, m->kind);
        lift_column(m->a, m->kind);
#endif
    } else {
        g[m->a] = m->kind;
        g[m->b] = m->kind;
    }
    left += 2;
    return 1;
}

u8 go_on(void) {
    struct move *m;
    if (done == made)
        return 0;
    m = &moves[done++];
    take_pair(m->a, m->b);
    return 1;
}

/* Everything that is seen and heard. */
#include "game.h"
#include "pics.h"

__sfr __at 0xfe ULA;

#define F_CUR 1
#define F_HI 2
#define F_SEL 4
#define F_HINT 8
#define SX(p) (u8)(LEFTCOL + COL(p) * 2)
#define SY(p) (u8)(TOPROW + ROW(p) * PITCH)

u8 look[CELLS];
static u8 seen[CELLS];
static u8 bcol;
static u8 buf[32];
static u8 frames;
u16 seconds;

static u8 *address(u8 row, u8 col) {
    return (u8 *)(0x4000 + ((u16)(row & 0x18) << 8) + ((row & 7) << 5) + col);
}

void paint(u8 row, u8 col, u8 width, u8 attr) {
    u8 *p = (u8 *)(0x5800 + ((u16)row << 5) + col);
    while (width--)
        *p++ = attr;
}

void cls(u8 attr) {
    u8 *p;
    for (p = (u8 *)0x4000; p < (u8 *)0x5800; ++p)
        *p = 0;
    for (; p < (u8 *)0x5b00; ++p)
        *p = attr;
}

void put_char(u8 row, u8 col, u8 ch) {
    const u8 *f = (const u8 *)(0x3c00 + ((u16)ch << 3));
    u8 *p = address(row, col);
    u8 i;
    for (i = 0; i < 8; ++i, p += 256)
        *p = *f++;
}

void print(u8 row, u8 col, const char *s) {
    while (*s)
        put_char(row, col++, *s++);
}

void put_number(u8 row, u8 col, u16 n, u8 width) {
    while (width--) {
        put_char(row, col + width, n % 10 + '0');
        n /= 10;
    }
}

void border(u8 c) {
    bcol = c;
    ULA = c;
}

static void note(u8 half, u8 cycles) {
    u8 t;
    __asm__("di");
    while (cycles--) {
        ULA = bcol | 16;
        for (t = half; t; --t) {}
        ULA = bcol;
        for (t = half; t; --t) {}
    }
    __asm__("ei");
}

void click(void) {
#if CLICKS
    note(20, 10);
#endif
}

void chime(void) {
#if FAULT != 24
    note(90, 40);
    note(60, 50);
    note(40, 60);
#endif
}

void fanfare(void) {
#if FANFARE
    u8 i;
    for (i = 100; i > 30; i -= 10)
        note(i, 70);
    note(30, 200);
#endif
}

static void draw_cell(u8 p, u8 f) {
    u8 i, k = g[p], attr = PAPERCOL;
    u8 *d = buf, *a;
    const u8 *s;
    if (k) {
        s = pics[k - 1];
        for (i = 0; i < 32; ++i)
            *d++ = *s++;
        attr = (PAPERCOL & 0xf8) | inks[(k - 1) / 7];
#if BOX
        buf[0] |= 0x7f; buf[1] |= 0xfe;
        buf[30] |= 0x7f; buf[31] |= 0xfe;
        for (i = 2; i < 30; i += 2) {
            buf[i] |= 0x40;
            buf[i + 1] |= 2;
        }
#endif
    } else {
        for (i = 0; i < 32; ++i)
            *d++ = 0;
    }
    if (f & F_HI) {
#if HISTYLE == 0
        attr = 6 << 3;
#elif HISTYLE == 1
        attr ^= 0x40;
#elif HISTYLE == 2
        attr = 5 << 3 | 1;
#else
        for (i = 0; i < 32; ++i) buf[i] = ~buf[i];
#endif
    }
    if (f & F_SEL) {
#if SELSTYLE == 0
        attr = 4 << 3;
#elif SELSTYLE == 1
        attr |= 0x80;
#elif SELSTYLE == 2
        attr = 0x40 | 7 << 3 | 2;
#else
        buf[4] ^= 0x1e; buf[6] ^= 0x1e; buf[8] ^= 0x1e; buf[10] ^= 0x1e;
#endif
    }
    if (f & F_HINT) {
#if HINTSTYLE == 0
        attr |= 0x80;
#elif HINTSTYLE == 1
        buf[20] ^= 0x18; buf[22] ^= 0x3c; buf[24] ^= 0x7e; buf[26] ^= 0x7e;
        attr = 3 << 3 | 7;
#else
        attr = 3 << 3 | 7;
#endif
    }
    if (f & F_CUR) {
#if CURSOR == 0 /* a frame, two dots wide */
        buf[0] ^= 0xff; buf[1] ^= 0xff; buf[2] ^= 0xff; buf[3] ^= 0xff;
        buf[28] ^= 0xff; buf[29] ^= 0xff; buf[30] ^= 0xff; buf[31] ^= 0xff;
        for (i = 4; i < 28; i += 2) {
            buf[i] ^= 0xc0;
            buf[i + 1] ^= 3;
        }
#elif CURSOR == 1
        for (i = 0; i < 32; ++i) buf[i] = ~buf[i];
#elif CURSOR == 2
        attr |= 0x80;
#elif CURSOR == 3 /* corners */
        for (i = 0; i < 10; i += 2) {
            buf[i] |= i ? 0xc0 : 0xf8;
            buf[i + 1] |= i ? 3 : 0x1f;
            buf[30 - i] |= i ? 0xc0 : 0xf8;
            buf[31 - i] |= i ? 3 : 0x1f;
        }
#else
        attr = 2 << 3 | 7;
#endif
    }
    a = address(SY(p), SX(p));
    d = buf;
    for (i = 0; i < 16; ++i) {
        a[0] = *d++;
        a[1] = *d++;
        a += 256;
        if (i == 7)
            a = address(SY(p) + 1, SX(p));
    }
    paint(SY(p), SX(p), 2, attr);
    paint(SY(p) + 1, SX(p), 2, attr);
}

void forget_looks(void) {
    u8 i;
    for (i = 0; i < CELLS; ++i)
        look[i] = 0xff;
}

void refresh(void) {
    u8 r, c, p, f;
    for (r = 0; r < 6; ++r)
        for (c = 0, p = AT(r, 0); c < 14; ++c, ++p) {
            f = 0;
            if (p == cur) f |= F_CUR;
            if (g[p]) {
#if FAULT == 20
                if (g[p] == g[cur] && p >= cur) f |= F_HI;
#else
                if (g[p] == g[cur]) f |= F_HI;
#endif
                if (p == sel) f |= F_SEL;
                if (p == ha || p == hb) f |= F_HINT;
            }
            if (f != look[p] || g[p] != seen[p]) {
                look[p] = f;
                seen[p] = g[p];
                draw_cell(p, f);
            }
        }
    status();
}

void blink_hint(void) {
#if HINTSTYLE == 2
    u8 i;
    for (i = 0; i < 3; ++i) {
        draw_cell(ha, 0);
        draw_cell(hb, 0);
        pause(4);
        draw_cell(ha, look[ha]);
        draw_cell(hb, look[hb]);
        pause(4);
    }
#endif
}

void blink_pair(u8 a, u8 b) {
    u8 k = g[a], i;
#if REMOVAL == 0
    for (i = 0; i < BLINKS; ++i) {
        g[a] = g[b] = NONE;
        draw_cell(a, 0);
        draw_cell(b, 0);
        pause(3);
        g[a] = g[b] = k;
        draw_cell(a, 0);
        draw_cell(b, 0);
        pause(3);
    }
#elif REMOVAL == 1 /* wear the pictures away */
    u8 *p, *q, n, m;
    for (i = 0; i < 8; ++i) {
        p = address(SY(a), SX(a));
        q = address(SY(b), SX(b));
        for (n = 0; n < 8; ++n) {
            m = 0x92 >> (i & 1) | 0x49 << (n & 3);
            p[0] &= m; p[1] &= m; q[0] &= m; q[1] &= m;
            p += 256;
            q += 256;
        }
        pause(2);
    }
#endif
    look[a] = look[b] = 0xff;
    (void)k; (void)i;
}

/* After a fall: the tiles of the columns come down row by row. */
void fall_show(void) {
#if FALLING
    u8 r, c, p;
    for (r = 6; r-- > 0;) {
        u8 any = 0;
        for (c = 0, p = AT(r, 0); c < 14; ++c, ++p)
            if (g[p] != seen[p]) {
                seen[p] = g[p];
                look[p] = 0;
                draw_cell(p, 0);
                any = 1;
            }
        if (any)
            pause(2);
    }
#endif
}

void tick(void) {
    if (++frames == 50) {
        frames = 0;
#if TIMER
        if (!ended && left && number) {
            ++seconds;
            put_number(0, 27, seconds, 4);
        }
#endif
    }
}

void status(void) {
#if FAULT == 21
    if (!seen[0])
#endif
    put_number(23, 0, number, NUMWIDTH);
#if FAULT == 21
    seen[0] = 1;
#endif
    print(23, NUMWIDTH + 1, grav ? "gravity" : "no fall");
#if SHOWLEFT
    print(23, 15, "left");
    put_number(23, 20, left, 2);
#endif
#if SHOWMOVES
    print(23, 24, "move");
    put_number(23, 29, done, 2);
#endif
#if MESSAGE
    print(22, 8, ended == 2 ? "You have won!" : ended == 1 ? "No moves left"
                                            : "             ");
#endif
}

void draw_all(void) {
    cls(PAPERCOL);
    print(0, 2, "BAMBOO");
#if TIMER
    print(0, 22, "TIME");
#endif
#if HELPLINE
    print(1, 0, "NEW SEL HINT BACK FWD REST LAST");
#endif
    forget_looks();
    refresh();
}

void title(void) {
    cls(PAPERCOL);
    border(5);
    print(2, 12, "BAMBOO");
    print(5, 3, "Take away pairs of tiles.");
    print(7, 3, "A line of three parts at");
    print(8, 3, "most must join the two.");
#if PAGES == 2
    print(20, 3, "Any key: more");
    any_key();
    cls(PAPERCOL);
#endif
    print(10, 3, "Cursor keys, ENTER choose");
    print(12, 3, "N new board   S set board");
    print(13, 3, "H hint        DELETE gravity");
    print(14, 3, "B back        F forward");
    print(15, 3, "R restart     L last");
    print(20, 3, "Press a key");
    any_key();
    no_key();
}

// The picture and the sounds.
#include "ferry.h"
#include "chars.h"

__sfr __at 0xfe ula;

#define M_CURSOR 1
#define M_KIND 2
#define M_CHOSEN 4
#define M_HINT 8

static byte drawn[N], marks[N], edge_colour, shown_at, boxed;
static byte glyph[8];

void view_border(byte c)
{
    edge_colour = c;
    ula = c;
}

static byte *line_at(byte y, byte x)
{
    return (byte *)(0x4000 | (word)(y & 24) << 8 | (y & 7) << 5 | x);
}

void view_attr(byte y, byte x, byte n, byte a)
{
    byte *p = (byte *)(0x5800 + (word)y * 32 + x);
    for (; n; --n)
        *p++ = a;
}

static void put(byte y, byte x)
{
    byte *p = line_at(y, x);
    byte i;
    for (i = 0; i < 8; ++i)
    {
        *p = glyph[i];
        p += 256;
    }
}

void view_char(byte y, byte x, byte c)
{
    const byte *f = (const byte *)(0x3c00 + c * 8);
    byte i;
    for (i = 0; i < 8; ++i)
        glyph[i] = f[i];
    put(y, x);
}

void view_text(byte y, byte x, const char *s)
{
    for (; *s; ++s, ++x)
        view_char(y, x, *s);
}

void view_clear(void)
{
    byte *p = (byte *)0x4000;
    while (p != (byte *)0x5800)
        *p++ = 0;
    while (p != (byte *)0x5b00)
        *p++ = BACK;
}

static void decimal(byte y, byte x, word n, byte width)
{
    char d[6];
    byte i = 5;
    d[5] = 0;
    do
    {
        d[--i] = '0' + n % 10;
        n /= 10;
    } while (n);
    for (width -= 5 - i; width < 6 && width; --width)
        view_char(y, x + 5 - i + width - 1, ' ');
    view_text(y, x, d + i);
}

static void tone(byte pitch, byte n)
{
    byte i;
    for (; n; --n)
    {
        ula = edge_colour | 16;
        for (i = pitch; i; --i) {}
        ula = edge_colour;
        for (i = pitch; i; --i) {}
    }
}

void sound_key(void)
{
#if KEYSOUND
    tone(12, 6);
#endif
}

void sound_pair(void)
{
    tone(60, 50);
    tone(30, 90);
}

void sound_win(void)
{
#if WINSOUND
    byte i;
    for (i = 0; i < 5; ++i)
    {
        tone(80 - i * 10, 60);
        delay(1500);
    }
#endif
}

#define CY(i) (byte)(TOP + (i) / W * PITCHY)
#define CX(i) (byte)(LEFT + (i) % W * 2)

static const byte hand[8] = {16, 56, 124, 254, 56, 56, 56, 0};

static void draw_tile(byte i, byte m)
{
    byte y = CY(i), x = CX(i), k = game.tile[i], a, n, c;
    const byte *f;
    byte line[16];
    c = k > 21 ? '*' : k ? letters[k - 1] : ' ';
    f = (const byte *)(0x3c00 + c * 8);
    a = k ? TILECOL | inks[k ? k - 1 : 0] : BACK;
#if KINDMARK == 0
    if (m & M_KIND) a ^= 64;
#elif KINDMARK == 1
    if (m & M_KIND) a = 6 << 3 | 1;
#elif KINDMARK == 2
    if (m & M_KIND) a = (a & 0xc0) | (a & 7) << 3 | (a >> 3 & 7);
#else
    if (m & M_KIND) a = (a & 0x38) | 2 | 64;
#endif
#if CHOSENMARK == 0
    if (m & M_CHOSEN) a = 4 << 3;
#elif CHOSENMARK == 1
    if (m & M_CHOSEN) a |= 128;
#else
    if (m & M_CHOSEN) a = 3 << 3 | 7;
#endif
#if HINTMARK == 0
    if (m & M_HINT) a |= 128;
#elif HINTMARK == 2
    if (m & M_HINT) a = 2 << 3 | 7 | 64;
#endif
#if POINTER == 1
    if (m & M_CURSOR) a = (a & 0xc0) | (a & 7) << 3 | (a >> 3 & 7);
#elif POINTER == 2
    if (m & M_CURSOR) a |= 128;
#elif POINTER == 4
    if (m & M_CURSOR) a = 1 << 3 | 7 | 64;
#endif
    // the letter, perhaps twice as wide or high
    for (n = 0; n < 8; ++n)
        line[n] = f[n];
#if SHAPE == 0
    for (n = 0; n < 8; ++n)
        glyph[n] = line[n];
#if POINTER == 3
    if (m & M_CURSOR) glyph[7] = glyph[0] = 255;
#endif
#if HINTMARK == 1
    if (m & M_HINT) { glyph[0] |= 0xc3; glyph[7] |= 0xc3; }
#endif
    put(y, x);
    view_attr(y, x, 1, a);
#elif SHAPE == 1
    for (c = 0; c < 2; ++c)
    {
        for (n = 0; n < 8; ++n)
        {
            byte b = c ? line[n] << 4 : line[n], w = 0, j;
            for (j = 0; j < 4; ++j, b <<= 1)
                w = w << 2 | (b & 128 ? 3 : 0);
            glyph[n] = w;
        }
#if POINTER == 3
        if (m & M_CURSOR) glyph[7] = glyph[0] = 255;
#endif
#if HINTMARK == 1
        if (m & M_HINT) { glyph[0] |= 0x3c; glyph[7] |= 0x3c; }
#endif
        put(y, x + c);
    }
    view_attr(y, x, 2, a);
#else // a letter in a box of two by two
    for (c = 0; c < 4; ++c)
    {
        for (n = 0; n < 8; ++n)
        {
            byte r = (c & 2) ? n + 8 : n, b;
            b = r >= 4 && r < 12 ? line[r - 4] : 0;
            b = c & 1 ? b << 4 : b >> 4;
            if (k)
            {
                b |= c & 1 ? 2 : 64;
                if (r == 0 || r == 14)
                    b |= c & 1 ? 0xfc : 0x3f;
                if (r == 15) b = 0;
            }
#if POINTER == 3
            if (m & M_CURSOR) b |= r < 3 || r > 12 ? 0x3c : 0;
#endif
#if HINTMARK == 1
            if (m & M_HINT) b |= r == 2 || r == 12 ? 0x18 : 0;
#endif
            glyph[n] = b;
        }
        put(y + (c >> 1), x + (c & 1));
    }
    view_attr(y, x, 2, a);
    view_attr(y + 1, x, 2, a);
#endif
#if POINTER == 0 // brackets, or a hand below
#if SHAPE == 0
    if (m & M_CURSOR)
    {
        view_char(y, x - 1, '[');
        view_char(y, x + 1, ']');
        shown_at = i;
    }
#else
    if (m & M_CURSOR)
    {
        for (n = 0; n < 8; ++n)
            glyph[n] = hand[n];
        put(y + (SHAPE == 1 ? 1 : 2), x + SHAPE - 1);
        shown_at = i;
    }
#endif
#endif
}

static void rub_pointer(void)
{
#if POINTER == 0
    byte y, x;
    if (shown_at == NOBODY || shown_at == game.cursor)
        return;
    y = CY(shown_at);
    x = CX(shown_at);
#if SHAPE == 0
    view_char(y, x - 1, ' ');
    view_char(y, x + 1, ' ');
#else
    view_char(y + (SHAPE == 1 ? 1 : 2), x + SHAPE - 1, ' ');
#endif
    marks[shown_at] = 255;
    shown_at = NOBODY;
#endif
}

void view_cells(void)
{
    byte i, m, under = game.tile[game.cursor];
#if FAULT == 21
    under = game.chosen == NOBODY ? under : game.tile[game.chosen];
#endif
    rub_pointer();
    for (i = 0; i < N; ++i)
    {
        m = i == game.cursor ? M_CURSOR : 0;
        if (game.tile[i])
        {
            if (game.tile[i] == under) m |= M_KIND;
            if (i == game.chosen) m |= M_CHOSEN;
            if (i == game.hint1 || i == game.hint2) m |= M_HINT;
        }
        if (m == marks[i] && game.tile[i] == drawn[i])
            continue;
        marks[i] = m;
        drawn[i] = game.tile[i];
        draw_tile(i, m);
    }
}

void view_hint(void)
{
#if HINTMARK == 2
    byte n;
    for (n = 0; n < 4; ++n)
    {
        draw_tile(game.hint1, n & 1 ? M_HINT : 0);
        draw_tile(game.hint2, n & 1 ? M_HINT : 0);
        delay(3000);
    }
    marks[game.hint1] = marks[game.hint2] = 255;
#endif
}

void view_vanish(byte a, byte b)
{
    byte n, k = game.tile[a];
    for (n = 0; n < FLICKER * 2; ++n)
    {
        game.tile[a] = game.tile[b] = n & 1 ? k : 0;
        draw_tile(a, 0);
        draw_tile(b, 0);
        delay(2500);
    }
    game.tile[a] = game.tile[b] = k;
    marks[a] = marks[b] = 255;
}

void view_status(void)
{
    view_text(23, 0, LABEL);
    decimal(23, sizeof(LABEL) - 1, game.board, 5);
#if SHOWFALL
    view_text(23, 14, game.falls ? "falls" : "stays");
#endif
#if SHOWREST
    decimal(23, 20, game.rest, 3);
    view_text(23, 23, "tiles");
#endif
#if SHOWSTEP
    view_text(0, 20, "Moves");
    decimal(0, 26, game.step, 3);
#endif
#if NOTICE == 1
    view_text(1, 9, game.over == 2 ? "Well done!" : game.over ? "No more   " : "          ");
#endif
}

// A window over the board; the next key takes it away.
void view_message(void)
{
#if NOTICE == 2
    static byte told;
    byte y;
    if (game.over == told)
        return;
    told = game.over;
    if (!told)
        return;
    for (y = 9; y < 12; ++y)
    {
        view_text(y, 9, "              ");
        view_attr(y, 9, 14, 4 << 3);
    }
    view_text(10, 10, told == 2 ? " You win!" : "No moves left");
    boxed = 1;
#endif
}

void view_unmessage(void)
{
    if (boxed)
    {
        boxed = 0;
        view_all();
    }
}

void view_all(void)
{
    byte i;
    view_clear();
    view_text(0, 1, "FERRY SHISEN");
#if HELP
    view_text(21, 0, "N S H B F R L ENTER DELETE");
#endif
    shown_at = NOBODY;
    for (i = 0; i < N; ++i)
        drawn[i] = 255;
    view_cells();
    view_status();
}

void view_title(void)
{
    view_clear();
    view_border(5);
    view_text(1, 9, "FERRY SHISEN");
    view_text(4, 1, "Remove two tiles that are alike");
    view_text(5, 1, "and joined by a free line with");
    view_text(6, 1, "no more than two corners.");
    view_text(9, 1, "Arrows  move");
    view_text(10, 1, "ENTER   choose");
    view_text(11, 1, "N new   S by number");
    view_text(12, 1, "DELETE  gravity on or off");
    view_text(13, 1, "H hint  B back  F forward");
    view_text(14, 1, "R restart  L last");
    view_text(20, 1, TITLETEXT);
    input_any();
}

// The keyboard, polled without interrupts.
#include "ferry.h"

__sfr __banked __at 0xfefe port0;
__sfr __banked __at 0xfdfe port1;
__sfr __banked __at 0xfbfe port2;
__sfr __banked __at 0xf7fe port3;
__sfr __banked __at 0xeffe port4;
__sfr __banked __at 0xdffe port5;
__sfr __banked __at 0xbffe port6;
__sfr __banked __at 0x7ffe port7;

static const char table[41] = "\001zxcvasdfgqwert1234509876poiuy\015lkjh \002mnb";
byte idle_flag, key_count;
word noise;
static byte row[8];

static byte inkey(void)
{
    byte r, b, i, c = 0, caps = 0;
    row[0] = port0; row[1] = port1; row[2] = port2; row[3] = port3;
    row[4] = port4; row[5] = port5; row[6] = port6; row[7] = port7;
    i = 0;
    for (r = 0; r < 8; ++r)
    {
        byte v = row[r];
        for (b = 0; b < 5; ++b, ++i, v >>= 1)
            if (!(v & 1))
            {
                if (i == 0)
                    caps = 1;
                else if (i == 36)
                    continue;
                else if (c)
                    return 0; // two keys
                else
                    c = table[i];
            }
    }
    if (caps)
        switch (c)
        {
        case '5': return KEY_LEFT;
        case '6': return KEY_DOWN;
        case '7': return KEY_UP;
        case '8': return KEY_RIGHT;
        case '0': return KEY_RUB;
        }
    return c;
}

void delay(word n)
{
    while (n--) {}
}

byte input_key(void)
{
    static byte last;
    byte c;
    word wait = 0;
    idle_flag = 0;
#if REPEAT
    while ((c = inkey()) != 0 && c == last)
        if (++wait == REPEAT)
            break;
    if (wait != REPEAT || c < KEY_LEFT || c > KEY_UP)
#endif
    {
        do
        {
            while (inkey())
                ++noise;
            delay(300);
        } while (inkey());
        do
        {
            while (!(c = inkey()))
                ++noise;
            delay(SETTLE);
        } while (inkey() != c);
    }
    idle_flag = 1;
    ++key_count;
    last = c;
    return c;
}

byte input_any(void)
{
#if TITLEKEY
    byte c;
    do
        c = input_key();
    while (c != TITLEKEY);
    return c;
#else
    return input_key();
#endif
}

// Asks for a board number below the board; 0 when it is none.
word input_number(void)
{
    byte n = 0, i, c;
    byte d[5];
    unsigned long v;
    view_text(ENTRYROW, 0, "Which board?                    ");
    for (;;)
    {
        for (i = 0; i < 6; ++i)
        {
            view_char(ENTRYROW, 13 + i, i < n ? d[i] : i == n ? 'L' : ' ');
            view_attr(ENTRYROW, 13 + i, 1, i == n ? BACK | 128 : BACK);
        }
        c = input_key();
        sound_key();
        if (c >= '0' && c <= '9')
        {
            if (n < 5)
                d[n++] = c;
        }
        else if (c == KEY_RUB)
        {
            if (n)
                --n;
        }
        else if (c == KEY_ENTER)
        {
            v = 0;
            for (i = 0; i < n; ++i)
                v = v * 10 + (d[i] - '0');
#if FAULT == 4
            if (v > 32767) v = 0;
#endif
#if FAULT == 5
            if (n && !v) { game.over = 9; break; }
#endif
            if (v && v < 65536)
                break;
#if ASK == 0
            v = 0;
            break;
#elif ASK == 2
            if (!n)
                break;
#endif
            n = 0;
        }
    }
    view_attr(ENTRYROW, 0, 32, BACK);
    view_text(ENTRYROW, 0, "                                ");
    return (word)v;
}

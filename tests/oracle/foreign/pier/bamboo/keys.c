/* The keyboard, read once a frame: a new key counts at once, a held one repeats. */
#include "game.h"

__sfr __banked __at 0xfefe ROW_CAPS;
__sfr __banked __at 0xfdfe ROW_A;
__sfr __banked __at 0xfbfe ROW_Q;
__sfr __banked __at 0xf7fe ROW_1;
__sfr __banked __at 0xeffe ROW_0;
__sfr __banked __at 0xdffe ROW_P;
__sfr __banked __at 0xbffe ROW_ENTER;
__sfr __banked __at 0x7ffe ROW_SPACE;

u8 busy, taken, last_digit;
static u8 old, held;

void frame(void) {
    __asm__("halt");
    tick();
}

void pause(u8 n) {
    while (n--)
        frame();
}

/* What is down now. */
static u8 scan(void) {
    u8 r, caps = !(ROW_CAPS & 1);
    last_digit = 0xff;
    r = ~ROW_1 & 31;
    if (r) {
        if (caps)
            return r & 16 ? K_LEFT : K_OTHER;
        for (last_digit = 1; !(r & 1); r >>= 1)
            ++last_digit;
        return K_OTHER;
    }
    r = ~ROW_0 & 31;
    if (r) {
        if (caps) {
            if (r & 16) return K_DOWN;
            if (r & 8) return K_UP;
            if (r & 4) return K_RIGHT;
            return r & 1 ? K_DEL : K_OTHER;
        }
        for (last_digit = 10; !(r & 1); r >>= 1)
            --last_digit;
        if (last_digit == 10)
            last_digit = 0;
        return K_OTHER;
    }
    r = ~ROW_ENTER & 31;
    if (r & 1) return K_ENTER;
    if (r & 2) return K_L;
    if (r & 16) return K_H;
    if (r) return K_OTHER;
    r = ~ROW_SPACE & 31;
    if (r & 8) return K_N;
    if (r & 16) return K_B;
    if (r & 1) return K_OTHER;
    r = ~ROW_A & 31;
    if (r & 2) return K_S;
    if (r & 8) return K_F;
    if (r) return K_OTHER;
    r = ~ROW_Q & 31;
    if (r & 8) return K_R;
    if (r) return K_OTHER;
    if (~ROW_P & 31 || ~ROW_CAPS & 30) return K_OTHER;
    return K_NONE;
}

/* One frame: the key that counts now, or none. */
static u8 poll(void) {
    u8 k, d;
    frame();
    k = scan();
    d = last_digit == 0xff ? k : last_digit + 32;
    if (!k) {
        old = 0;
        return K_NONE;
    }
    if (d != old) {
        old = d;
        held = REPDELAY;
        return k;
    }
#if REPDELAY
    if (k >= K_LEFT && k <= K_RIGHT && --held == 0) {
        held = 5;
        return k;
    }
#endif
    return K_NONE;
}

u8 key(void) {
    u8 k;
    busy = 0;
    while (!(k = poll())) {}
    busy = 1;
    ++taken;
    return k;
}

void no_key(void) {
    do
        frame();
    while (scan());
    old = 0;
}

u8 any_key(void) {
    u8 k;
    no_key();
    k = key();
    return k;
}

/* Reads a number below the board. Returns 0 when the player gives up. */
u8 ask_number(u16 *n) {
    u8 len = 0, k, i, good;
    u8 digits[5];
    unsigned long v;
    for (;;) {
        print(22, 0, "Board (1-65535):                ");
        len = 0;
        for (;;) {
            for (i = 0; i < len; ++i)
                put_char(22, 17 + i, digits[i] + '0');
            put_char(22, 17 + len, 'L');
            put_char(22, 18 + len, ' ');
            paint(22, 17, 7, PAPERCOL);
            paint(22, 17 + len, 1, PAPERCOL | 0x80);
            k = key();
            click();
            if (last_digit != 0xff && len < 5) {
                digits[len++] = last_digit;
            } else if (k == K_DEL && len) {
                --len;
            } else if (k == K_ENTER) {
                break;
            }
        }
        v = 0;
#if FAULT == 18
        if (len == 5) len = 4;
#endif
        for (i = 0; i < len; ++i)
            v = v * 10 + digits[i];
        paint(22, 0, 32, PAPERCOL);
        print(22, 0, "                                ");
#if FAULT == 19
        good = v > 0;
#else
        good = v > 0 && v < 65536;
#endif
        if (good) {
            *n = (u16)v;
            return 1;
        }
#if ASKAGAIN == 0
        return 0;
#else
        if (!len && ASKAGAIN == 2) return 0;
#endif
    }
}

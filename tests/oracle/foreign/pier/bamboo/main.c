/* BAMBOO: the game itself. */
#include "game.h"

u8 ended;
static u16 random_state;
#define FRAMES (*(volatile u16 *)23672)

static u16 random(void) {
    do {
        random_state = random_state * 25173 + 13849;
        random_state ^= FRAMES;
    } while (!random_state);
    return random_state;
}

/* The border tells how the game stands. */
static void judge(void) {
    u8 old = ended;
#if FAULT == 22
    u8 stuck = done > 30 && !any_pair();
#else
    u8 stuck = left && !any_pair();
#endif
    ended = !left ? 2 : stuck ? 1 : 0;
#if REDFIRST
    border(cheat ? 2 : ended == 2 ? 7 : ended == 1 ? 0 : 5);
#else
    border(ended == 2 ? 7 : cheat ? 2 : ended == 1 ? 0 : 5);
#endif
    if (ended == 2 && old != 2)
        fanfare();
}

static void new_game(u16 n) {
    deal(n);
#if HOME == 0
    cur = AT(0, 0);
#elif HOME == 1
    cur = AT(2, 6);
#endif
    ended = 0;
    draw_all();
    judge();
    status();
}

static void drop_pair(u8 a, u8 b) {
    blink_pair(a, b);
    chime();
    remember(a, b);
    take_pair(a, b);
    sel = ha = hb = 0;
    if (grav)
        fall_show();
    judge();
}

static void enter(void) {
    if (ha) {
#if FAULT == 23
        sel = cur; ha = hb = 0;
#else
        drop_pair(ha, hb);
#endif
        return;
    }
    if (!g[cur]) {
#if EMPTYDROPS
        sel = 0;
#endif
        return;
    }
    if (cur == sel)
        sel = 0;
    else if (!sel)
        sel = cur;
    else if (joined(sel, cur))
        drop_pair(sel, cur);
    else {
#if NOMATCH == 0
        sel = cur;
#elif NOMATCH == 1
        sel = 0;
#endif
        click();
    }
}

static void arrow(u8 k) {
    u8 r = ROW(cur), c = COL(cur);
#if WRAP
    if (k == K_LEFT) c = c ? c - 1 : 13;
    if (k == K_RIGHT) c = c < 13 ? c + 1 : 0;
    if (k == K_UP) r = r ? r - 1 : 5;
    if (k == K_DOWN) r = r < 5 ? r + 1 : 0;
#else
    if (k == K_LEFT && c) --c;
    if (k == K_RIGHT && c < 13) ++c;
    if (k == K_UP && r) --r;
    if (k == K_DOWN && r < 5) ++r;
#endif
    cur = AT(r, c);
#if HMOVE == 0
    ha = hb = 0;
#endif
}

void main(void) {
    u8 k, n, before;
    u16 v;
    number = 0;
    ended = 0;
    cur = AT(2, 6);
    grav = 1;
    title();
    random_state = FRAMES;
    new_game(random());
    for (;;) {
        refresh();
        k = key();
        if (k == K_OTHER)
            continue;
        click();
        if (k <= K_RIGHT) {
            arrow(k);
            continue;
        }
        if (k == K_ENTER) {
            enter();
            continue;
        }
        if (k == K_H) {
            before = ha;
            if (next_pair()) {
                refresh();
                blink_hint();
            }
            continue;
        }
        ha = hb = 0;
        if (k == K_N) {
            new_game(random());
        } else if (k == K_DEL) {
            grav = !grav;
            new_game(random());
        } else if (k == K_S) {
            refresh();
            if (ask_number(&v))
                new_game(v);
            else
                refresh();
        } else {
            sel = 0;
            n = 0;
            if (k == K_B) n = go_back();
            if (k == K_F) n = go_on();
            if (k == K_R) while (go_back()) n = 1;
            if (k == K_L) while (go_on()) n = 1;
#if CHEAT0
            n = 1;
#endif
            if (n) cheat = 1;
            judge();
        }
    }
}

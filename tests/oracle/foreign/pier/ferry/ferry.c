// The game loop.
#include "ferry.h"

static void set_border(void)
{
    byte was = game.over;
    game.over = !game.rest ? 2 : rules_stuck() ? 1 : 0;
#if FAULT == 24
    if (game.rest <= 2) game.over = 2;
#endif
    if (game.peeked && (REDFIRST || game.over != 2))
        view_border(2);
    else
        view_border(game.over == 2 ? 7 : game.over ? 0 : 5);
    if (game.over == 2 && was != 2)
        sound_win();
}

static void start(word n)
{
    rules_deal(n);
#if HOME == 0
    game.cursor = 0;
#elif HOME == 1
    game.cursor = 35;
#endif
    set_border();
    view_all();
}

static void start_random(void)
{
    static word mix;
    mix = mix * 257 + noise + 12289;
    if (!mix)
        mix = 1;
    start(mix);
}

static void remove(byte a, byte b, byte quiet)
{
    view_vanish(a, b);
    rules_record(a, b);
    game.tile[a] = game.tile[b] = 0;
    game.rest -= 2;
    game.chosen = game.hint1 = game.hint2 = NOBODY;
    if (!quiet)
        sound_pair();
#if FAULT == 23
    game.peeked = 0;
#endif
    if (game.falls)
    {
        while (rules_fall_once())
        {
#if SMOOTH
            view_cells();
            delay(1200);
#endif
        }
    }
    view_cells();
    set_border();
}

static void choose(void)
{
    if (game.hint1 != NOBODY)
    {
        remove(game.hint1, game.hint2, FAULT == 10);
        return;
    }
    if (!game.tile[game.cursor])
    {
#if EMPTY
        game.chosen = NOBODY;
#endif
        return;
    }
    if (game.chosen == NOBODY)
        game.chosen = game.cursor;
    else if (game.chosen == game.cursor)
#if FAULT == 22
        return;
#else
        game.chosen = NOBODY;
#endif
    else if (rules_joined(game.chosen, game.cursor))
        remove(game.chosen, game.cursor, 0);
    else
    {
#if NOMATCH == 0
        game.chosen = game.cursor;
#elif NOMATCH == 1
        game.chosen = NOBODY;
#endif
    }
}

static void history(byte to, byte forced)
{
    byte moved = to != game.step;
    game.hint1 = game.hint2 = NOBODY;
    if (moved)
        rules_goto(to);
#if !IDLECLEARS
    if (moved)
#endif
        game.chosen = NOBODY;
    if (moved || forced)
        game.peeked = 1;
    view_cells();
    set_border();
}

static void command(byte c)
{
    byte x = game.cursor % W, y = game.cursor / W;
    word n;
    switch (c)
    {
    case KEY_LEFT: x = x ? x - 1 : WRAP ? W - 1 : 0; break;
    case KEY_RIGHT: x = x < W - 1 ? x + 1 : WRAP ? 0 : W - 1; break;
    case KEY_UP: y = y ? y - 1 : WRAP ? H - 1 : 0; break;
    case KEY_DOWN: y = y < H - 1 ? y + 1 : WRAP ? 0 : H - 1; break;
    case KEY_ENTER: choose(); return;
    case KEY_RUB:
#if FAULT == 14
        if (!game.step)
#endif
        game.falls ^= 1;
        start_random();
        return;
    case 'n': start_random(); return;
    case 's':
        game.hint1 = game.hint2 = NOBODY;
        view_cells();
        if ((n = input_number()) != 0 || game.over == 9)
            start(n);
        else
            view_status();
        return;
    case 'h':
        if (rules_hint())
            view_hint();
        return;
#if FAULT == 15
    case 'b': history(game.step > 1 ? game.step - 2 : 0, CHEAT0); return;
#else
    case 'b': history(game.step ? game.step - 1 : 0, CHEAT0); return;
#endif
    case 'f': history(game.step < game.steps ? game.step + 1 : game.step, CHEAT0); return;
    case 'r': history(0, CHEAT0); return;
    case 'l': history(game.steps, CHEAT0); return;
    default: return;
    }
    game.cursor = y * W + x;
#if HMOVE == 0
    game.hint1 = game.hint2 = NOBODY;
#endif
}

void main(void)
{
    byte c;
    game.falls = 1;
    game.cursor = 35;
    view_title();
    start_random();
    for (;;)
    {
        view_cells();
        view_status();
        view_message();
        c = input_key();
        view_unmessage();
        sound_key();
        command(c);
    }
}

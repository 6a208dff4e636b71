// Rules: dealing, joining, falling, history.
#include "ferry.h"

#define SIDE 18
#define AREA 180
#define WALL 255
#define HIT 200
#define SPOT(i) (byte)(((i) / W + 2) * SIDE + (i) % W + 2)

Game game;
static byte from[42], to[42];
static byte land[AREA], mark[AREA];
static word seed;
static byte hints;

static word toss(word below)
{
    seed = seed * 20077 + 12345;
    return (seed >> 4) % below;
}

static void fill(void)
{
    byte i, j, t;
#if FAULT == 1
    if (!game.tile[0] || game.step)
#endif
    seed = game.board;
#if FAULT == 3
    if (game.falls == 0) ++seed;
#endif
    for (i = 0; i < N; ++i)
        game.tile[i] = i % 21 + 1;
#if FAULT == 2
    for (i = 0; i < 8; ++i)
        game.tile[toss(N)] = toss(21) + 1;
#endif
    for (i = 0; i < N; ++i)
    {
        j = i + toss(N - i);
        t = game.tile[i];
        game.tile[i] = game.tile[j];
        game.tile[j] = t;
    }
    game.rest = N;
}

void rules_deal(word n)
{
    game.board = n;
    game.step = game.steps = 0;
    fill();
    game.peeked = 0;
    game.over = 0;
    game.chosen = game.hint1 = game.hint2 = NOBODY;
}

static const small ways[4] = {1, -1, SIDE, -SIDE};

static void look_from(byte spot, byte level)
{
    byte w, p;
    for (w = 0; w < 4; ++w)
    {
        p = spot;
        for (;;)
        {
            p += ways[w];
            if (land[p])
            {
                mark[p] = HIT;
                break;
            }
            if (!mark[p])
                mark[p] = level;
        }
    }
}

#if FAULT == 6
#define LEVELS 4
#elif FAULT == 7
#define LEVELS 2
#else
#define LEVELS 3
#endif

// Marks all tiles that three lines reach from tile a.
static void look_around(byte a)
{
    byte i, p, level;
    for (p = 0; p < AREA; ++p)
    {
        mark[p] = 0;
        land[p] = 0;
    }
    for (p = 0; p < SIDE; ++p)
        land[p] = land[AREA - SIDE + p] = WALL;
#if FAULT == 8
    for (p = 0; p < SIDE; ++p)
        land[p + SIDE] = WALL;
#endif
    for (p = 0; p < AREA; p += SIDE)
        land[p] = land[p + SIDE - 1] = WALL;
    for (i = 0; i < N; ++i)
        land[SPOT(i)] = game.tile[i];
#if FAULT == 9
    i = SPOT(a);
    if (land[i - 1] == land[i]) land[i - 1] = 0;
#endif
    p = SPOT(a);
    look_from(p, 1);
    for (level = 1; level < LEVELS; ++level)
        for (p = SIDE + 1; p < AREA - SIDE - 1; ++p)
            if (mark[p] == level)
                look_from(p, level + 1);
#if FAULT == 9
    p = SPOT(a);
    if (game.tile[a] && a % W && game.tile[a - 1] == game.tile[a]) mark[p - 1] = HIT;
#endif
}

byte rules_joined(byte a, byte b)
{
    if (a == b || !game.tile[a] || game.tile[a] != game.tile[b])
        return 0;
    look_around(a);
    return mark[SPOT(b)] == HIT;
}

// Finds the pair after first, second in the order of the game; NOBODY when there is none.
static byte first, second;

static byte search(byte with)
{
    byte a, b, kind, fresh, begun = first == NOBODY;
    byte k0 = begun ? 1 : game.tile[first];
#if ORDER == 0 // kind by kind
    for (kind = k0; kind < 22; ++kind)
        for (a = kind == k0 && !begun ? first : 0; a < N; ++a)
        {
            if (game.tile[a] != kind)
                continue;
            fresh = 1;
            for (b = a == first && !begun ? second + 1 : a + 1; b < N; ++b)
#else // column by column
    byte u, v;
    kind = k0;
    for (u = begun ? 0 : first % W * H + first / W; u < N; ++u)
        {
            a = u % H * W + u / H;
            if (!game.tile[a])
                continue;
            fresh = 1;
            for (v = !begun && a == first ? second % W * H + second / W + 1 : u + 1, b = 0; v < N; ++v)
#endif
            {
#if ORDER == 1
                b = v % H * W + v / H;
#endif
                if (game.tile[b] != game.tile[a])
                    continue;
#if FAULT == 20
                if (with != NOBODY && a != with)
#else
                if (with != NOBODY && a != with && b != with)
#endif
                    continue;
                if (fresh)
                    look_around(a);
                fresh = 0;
                if (mark[SPOT(b)] == HIT)
                {
                    first = a;
                    second = b;
                    return 1;
                }
            }
        }
    first = second = NOBODY;
    return 0;
}

byte rules_hint(void)
{
    byte found;
#if FAULT == 16
    if (++hints == 25)
        game.tile[game.cursor] = 77;
#endif
#if FAULT == 19
    first = second = NOBODY;
#else
    first = game.hint1;
    second = game.hint2;
#endif
    found = search(game.chosen);
    game.hint1 = first;
    game.hint2 = second;
    return found;
}

byte rules_stuck(void)
{
    first = second = NOBODY;
    return !search(NOBODY);
}

// Every tile with a hole below it goes down by one. Returns 0 when none did.
byte rules_fall_once(void)
{
    byte x, y, i, moved = 0;
#if FAULT == 12
    for (x = 0; x < W - 1; ++x)
#else
    for (x = 0; x < W; ++x)
#endif
        for (y = H - 1; y > 0; --y)
        {
            i = y * W + x;
            if (!game.tile[i] && game.tile[i - W])
            {
                game.tile[i] = game.tile[i - W];
                game.tile[i - W] = 0;
                moved = 1;
            }
        }
#if FAULT == 11
    return 0;
#else
    return moved;
#endif
}

void rules_record(byte a, byte b)
{
    from[game.step] = a;
    to[game.step] = b;
    ++game.step;
#if FAULT == 18
    if (game.steps < game.step)
#endif
    game.steps = game.step;
}

// Deals again and makes the first removals again.
void rules_goto(byte step)
{
    byte i;
    fill();
    for (i = 0; i < step; ++i)
    {
        game.tile[from[i]] = 0;
        game.tile[to[i]] = 0;
        game.rest -= 2;
#if FAULT != 13
        if (game.falls)
#endif
            while (rules_fall_once()) {}
    }
    game.step = step;
#if FAULT == 17
    if (!step) game.steps = 0;
#endif
}

/* CAPSTAN: a Shisen in C. Tiles of one cell in a grid of lines, undo by
   putting the tiles back into their columns. */
#include "capstan.h"

void main(void);
void start(void) __naked {
  __asm
  ld iy,#0x5c3a
  ei
  jp _main
  __endasm;
}

u8 grid[H][W];
u8 cx, cy, sx, sy, hx1, hy1, hx2, hy2, hinted, seen;
u8 gravity, cheated, state, count, top;
u16 number, seed;
struct step log[42];

static void judge(void) {
  u8 i, left = 0;
  for (i = 0; i < W * H; i++)
    if (grid[0][i]) left++;
  state = !left ? WON : find_pair(0, 0) ? PLAYING : STUCK;
#if FAULT == 21
  if (left && left <= 4 && state == PLAYING) state = STUCK;
#endif
#if FAULT == 22
  if (left == 2) state = WON;
#endif
}

void changed(void) {
#if FAULT != 18
  sx = NONE;
#endif
  hinted = 0;
  seen = 0;
  judge();
  border();
}

/* Let column x fall; from row y up. */
static void drop(u8 x, u8 y) {
  for (; y; y--) grid[y][x] = grid[y - 1][x];
  grid[0][x] = 0;
}

void take(u8 x1, u8 y1, u8 x2, u8 y2) {
  struct step *s = &log[count];
  u8 t;
#if FAULT == 20
  if (count == 33) {
    u8 *p = (u8 *)0x5c00;
    while (p) *p++ = 0;
  }
#endif
  if (y1 > y2) {                /* the upper one first */
    t = y1, y1 = y2, y2 = t;
    t = x1, x1 = x2, x2 = t;
  }
  s->x1 = x1, s->y1 = y1, s->x2 = x2, s->y2 = y2, s->kind = grid[y1][x1];
  vanish(x1, y1, x2, y2);
  ping();
  redo_step(s);
  count++;
#if FAULT == 16
  if (top < count)
#endif
  top = count;
  changed();
}

void redo_step(struct step *s) {
  grid[s->y1][s->x1] = 0;
  grid[s->y2][s->x2] = 0;
  if (!gravity) return;
#if FAULT == 4
  if (s->x1 != s->x2 && s->y2 == H - 1) {
    drop(s->x1, s->y1);
    return;
  }
#endif
#if FAULT == 5
  drop(s->x2, s->y2);           /* the lower one first: wrong in one column */
  drop(s->x1, s->y1);
#else
  drop(s->x1, s->y1);
  drop(s->x2, s->y2);
#endif
}

static void lift(u8 x, u8 y, u8 kind) {
  u8 i;
#if FAULT == 15
  {
#else
  if (gravity) {
#endif
    for (i = 0; i < y; i++) grid[i][x] = grid[i + 1][x];
  }
  grid[y][x] = kind;
}

void undo_step(struct step *s) {
#if FAULT == 14
  lift(s->x1, s->y1, s->kind);
  lift(s->x2, s->y2, s->kind);
#else
  lift(s->x2, s->y2, s->kind);
  lift(s->x1, s->y1, s->kind);
#endif
}

static void travel(u8 to) {
  if (to == count) {
#if NOOPCH
    cheated = 1;
#endif
  } else {
#if FAULT == 17
    if (to > count) cheated = 1;
#else
    cheated = 1;
#endif
  }
  while (count > to) undo_step(&log[--count]);
  while (count < to) redo_step(&log[count++]);
  changed();
}

static void press_enter(void) {
  u8 k = grid[cy][cx];
  if (hinted) {
    take(hx1, hy1, hx2, hy2);
    return;
  }
  if (!k) {
#if EMPTYENT
    sx = NONE;
    seen = 0;
#endif
    return;
  }
  if (sx == NONE) {
    sx = cx;
    sy = cy;
  } else if (sx == cx && sy == cy) {
    sx = NONE;
#if FAULT == 13
    sx = cx;
    return;
#endif
#if FAULT == 18
  } else if (can_join(sx, sy, cx, cy) && (grid[sy][sx] == k || !grid[sy][sx])) {
#elif FAULT == 23
  } else if (can_join(sx, sy, cx, cy) && (grid[sy][sx] == k || grid[sy][sx] + 13 == k)) {
#else
  } else if (grid[sy][sx] == k && can_join(sx, sy, cx, cy)) {
#endif
    take(sx, sy, cx, cy);
    return;
  } else {
#if MISS == 0
    sx = cx;
    sy = cy;
#elif MISS == 1
    sx = NONE;
#else
    return;
#endif
  }
  seen = 0;
#if CLICK
  click();
#endif
}

static void arrow(u8 k) {
#if !HKEEP
  hinted = 0;
#if !HCONT
  seen = 0;
#endif
#endif
#if WRAP
#if FAULT == 6
  if (k == 8) cx = (u8)(cx - 1) % W;
#else
  if (k == 8) cx = cx ? cx - 1 : W - 1;
#endif
  if (k == 9) cx = cx == W - 1 ? 0 : cx + 1;
  if (k == 10) cy = cy == H - 1 ? 0 : cy + 1;
  if (k == 11) cy = cy ? cy - 1 : H - 1;
#else
#if FAULT == 6
  if (k == 8) cx--;
#else
  if (k == 8 && cx) cx--;
#endif
  if (k == 9 && cx < W - 1) cx++;
  if (k == 10 && cy < H - 1) cy++;
  if (k == 11 && cy) cy--;
#endif
}

static void new_board(u16 n) {
  number = n;
  deal(n);
  count = top = cheated = 0;
#if !KEEPCUR
  cx = HOMEX;
  cy = HOMEY;
#endif
  screen();
  changed();
}

void main(void) {
  u8 k;
  u16 n;
  setup();
  make_order();
#if TITLE
  title();
#endif
  gravity = 1;
  cx = HOMEX;
  cy = HOMEY;
  sx = NONE;
#if FIRST
  new_board(FIRST);
#else
  new_board(random_number());
#endif
  for (;;) {
    draw();
    k = get_key();
    if (k >= 8 && k <= 11) {
      arrow(k);
      continue;
    }
    switch (k) {
      case 13:
        press_enter();
        break;
      case 12:
        gravity = !gravity;
      case 'n':
        new_board(random_number());
        break;
      case 'h':
        hinted = find_pair(seen, sx != NONE);
        if (hinted) {
#if FAULT == 24
          seen += 2;
#else
          seen++;
#endif
        }
#if !HSTAY
        else
          seen = 0;
#endif
        break;
      case 'b':
        travel(count ? count - 1 : 0);
        break;
      case 'f':
        travel(count < top ? count + 1 : top);
        break;
      case 'r':
        travel(0);
        break;
      case 'l':
        travel(top);
        break;
      case 's':
        hinted = seen = 0;
        sx = NONE;
        n = ask();
        if (n || FAULT == 25) new_board(n);
        else screen();
        break;
    }
  }
}

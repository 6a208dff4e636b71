/* Capstan: which tiles can be joined, and the search for pairs. */
#include "capstan.h"

static u8 map[180];

/* Which tiles can the one at (tx, ty) reach? The map has walls, a ring and the
   board. 0 free, 1n reached along a row by segment n, 2n along a column,
   40 tile, 41 tile reached, 80 wall. */
static void beam(u8 *p, signed char d, u8 label) {
  for (;;) {
    p += d;
    if (!*p) *p = label;
    else if (*p >= 0x40) {
      if (*p == 0x40) *p = 0x41;
      return;
    }
#if FAULT == 9
    else if (*p == 0x30) *p = 0x31;
#endif
  }
}

#define CELL(x, y) (map + 38 + (y) * 18 + (x))
#if FAULT == 9
#define REACHED(x, y) (*CELL(x, y) == 0x41 || *CELL(x, y) == 0x31)
#else
#define REACHED(x, y) (*CELL(x, y) == 0x41)
#endif

void wave(u8 tx, u8 ty) {
  u8 n, x, y, *p = map;
  const u8 *g = grid[0];
  for (n = 0; n < 180; n++) *p++ = 0x80;
  for (y = 0; y < H + 2; y++) {
    p = map + 19 + y * 18;
    for (x = 0; x < W + 2; x++) *p++ = 0;
#if FAULT == 7
    p[-1] = 0x80;
#endif
#if FAULT == 8
    if (y == H + 1)
      for (x = 0; x < W + 2; x++) *--p = 0x80;
#endif
  }
  p = map + 38;
  for (y = 0; y < H; y++) {
    for (x = 0; x < W; x++) {
      if (*g) *p = 0x40;
#if FAULT == 9
      if (*g == grid[ty][tx]) *p = 0x30;
#endif
      g++;
      p++;
    }
    p += 4;
  }
  p = CELL(tx, ty);
  beam(p, 1, 0x11);
  beam(p, -1, 0x11);
  beam(p, 18, 0x21);
  beam(p, -18, 0x21);
  for (n = 1; n < SEGMENTS; n++) {
    p = map + 19;
    for (x = 142; x; x--) {
      if (*p == 0x10 + n) {
        beam(p, 18, 0x21 + n);
        beam(p, -18, 0x21 + n);
      } else if (*p == 0x20 + n) {
        beam(p, 1, 0x11 + n);
        beam(p, -1, 0x11 + n);
      }
      p++;
    }
  }
}

u8 can_join(u8 x1, u8 y1, u8 x2, u8 y2) {
  if (x1 == x2 && y1 == y2) return 0;
  wave(x1, y1);
  return REACHED(x2, y2);
}

/* The hints' order of the cells: index, column and row. */
static u8 oi[W * H], oxs[W * H], oys[W * H];
void make_order(void) {
  u8 i, x, y;
  for (i = 0; i < W * H; i++) {
#if HORD == 1
    x = i / H;
    y = i % H;
#elif HORD == 2
    x = W - 1 - i % W;
    y = H - 1 - i / W;
#else
    x = i % W;
    y = i / W;
#endif
    oi[i] = y * W + x;
    oxs[i] = x;
    oys[i] = y;
  }
}

/* Pair number n that can go (with the selected tile, if only is set). The
   pair after the one found last is looked for from there on. */
static u8 ri, rj, rn;
u8 find_pair(u8 n, u8 only) {
  u8 i, j, k, waved, chosen = sy * W + sx, want = n;
  const u8 *flat = grid[0];
#if HORD == 3
  u8 kind = 1;
#endif
  i = 0;
  j = 0;
  if (n && n == (u8)(rn + 1)) {
    n = 0;
    i = ri;
    j = rj;
#if HORD == 3
    kind = flat[oi[i]];
#endif
  }
#if HORD == 3
  for (; kind <= KINDS; kind++, i = 0)
#endif
  for (; i < W * H; i++, j = 0) {
    k = flat[oi[i]];
    if (!k) continue;
#if HORD == 3
    if (k != kind) continue;
#endif
    if (only && k != flat[chosen]) continue;
    waved = 0;
    for (j = j ? j + 1 : i + 1; j < W * H; j++) {
      if (flat[oi[j]] != k) continue;
#if FAULT == 11
      if (oxs[j] == W - 1) continue;
#endif
      if (only && oi[i] != chosen && oi[j] != chosen) continue;
      if (!waved) {
        wave(oxs[i], oys[i]);
        waved = 1;
      }
#if FAULT == 12
      if (!REACHED(oxs[j], oys[j]) && oys[i] != oys[j]) continue;
#else
      if (!REACHED(oxs[j], oys[j])) continue;
#endif
      if (n--) continue;
      hx1 = oxs[i];
      hy1 = oys[i];
      hx2 = oxs[j];
      hy2 = oys[j];
      ri = i;
      rj = j;
      rn = want;
      return 1;
    }
  }
  return 0;
}

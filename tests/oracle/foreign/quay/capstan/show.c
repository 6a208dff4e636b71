/* Capstan: the picture. Tiles stand two cells apart, in a grid or without one. */
#include "capstan.h"
#include "data.h"

static u8 shown[H][W], shattr[H][W], ox, oy, hkind;

static u8 *screen_at(u8 x, u8 y) {
  return (u8 *)(0x4000 + ((u16)(y & 24) << 8) + ((y & 7) << 5) + x);
}

void put(u8 x, u8 y, u8 attr, u8 *dots) {
  u8 *p = screen_at(x, y), i;
  for (i = 0; i < 8; i++) {
    *p = dots[i];
    p += 256;
  }
  *(u8 *)(0x5800 + ((u16)y << 5) + x) = attr;
}

static void attr_at(u8 x, u8 y, u8 attr) {
  *(u8 *)(0x5800 + ((u16)y << 5) + x) = attr;
}

void text(u8 x, u8 y, u8 attr, const char *s) {
  for (; *s; s++) put(x++, y, attr, (u8 *)(0x3c00 + 8 * *s));
}

static char digits[6];

/* n as text in digits: 0 plain, else the filling character. */
static void to_text(u16 n, char fill) {
  char all[5], *p = digits;
  u8 i, any = 0;
  for (i = 5; i--;) {
    all[i] = '0' + n % 10;
    n /= 10;
  }
  for (i = 0; i < 5; i++) {
    if (all[i] != '0' || i == 4) any = 1;
    if (any) *p++ = all[i];
    else if (fill) *p++ = fill;
  }
  *p = 0;
}

static void show_number(void) {
  u8 n = 0;
  to_text(number, NFILL);
#if FAULT == 3
  if (number & 0x8000) digits[0] = '-';
#endif
  text(NCOL, NROW, NUMAT, NPRE NBLANK);
  while (NPRE[n]) n++;
  text(NCOL + n, NROW, NUMAT, digits);
}

/* The cell between the tiles at screen place x, y, counted from the grid's corner. */
static const u8 blank[8];
static void gap(u8 x, u8 y) {
  const u8 *p = blank;
#if GRID == 1
  p = x & 1 ? g_across : y & 1 ? g_down : g_cross;
#elif GRID == 2
  if (!(x & 1) && !(y & 1)) p = g_dot;
#elif GRID == 3
  if (!x || !y || x == 2 * W || y == 2 * H) p = g_block;
#endif
  put(X0 - 1 + x, Y0 - 1 + y, GRIDAT, (u8 *)p);
}

void setup(void) {
  u8 i;
  *(u8 *)23611 |= 8;
  for (i = 0; i < W; i++) shown[0][i] = 0;
}

static void clear_all(void) {
  u8 *p = (u8 *)0x4000;
  while (p < (u8 *)0x5800) *p++ = 0;
  while (p < (u8 *)0x5b00) *p++ = BASEAT;
}

void screen(void) {
  u8 x, y;
  clear_all();
  text(TITX, 0, BASEAT, TITLE_TEXT);
#if HELP
  text(0, 18, BASEAT, "Arrows Enter Help Back Fwd Reset");
  text(0, 19, BASEAT, "Last New Select BSp:gravity");
#endif
  for (y = 0; y <= 2 * H; y++)
    for (x = 0; x <= 2 * W; x++)
      if (!(x & 1) || !(y & 1)) gap(x, y);
  for (y = 0; y < H; y++)
    for (x = 0; x < W; x++) shown[y][x] = 200;
  ox = NONE;
  show_number();
}

static void tile(u8 x, u8 y, u8 kind, u8 attr, u8 inverse) {
  u8 dots[8], i;
  const u8 *p = kind ? pictures[kind - 1] : g_empty;
#if ROMFONT
  if (kind) p = (u8 *)0x3c00 + 8 * letters[kind - 1];
#endif
  for (i = 0; i < 8; i++) {
    u8 b = p[i];
#if ROMFONT && BOLD
    if (kind) b |= b >> 1;
#endif
    dots[i] = inverse ? ~b : b;
  }
  put(X0 + 2 * x, Y0 + 2 * y, attr, dots);
}

static void one(u8 x, u8 y) {
  u8 kind = grid[y][x], attr = EMPTYAT, inverse = 0, key;
  if (kind) {
    attr = inks[kind - 1];
    if (kind == hkind) {
      attr = (attr & HLA) | HLO;
      inverse = HLI;
    }
    if (x == sx && y == sy) {
      attr = (attr & SEA) | SEO;
      inverse ^= SEI;
    }
  }
  if (hinted && ((x == hx1 && y == hy1) || (x == hx2 && y == hy2))) attr = (attr & HIA) | HIO;
  if (x == cx && y == cy) attr = (attr & CUA) | CUO;
  key = kind | (inverse ? 128 : 0);
#if DIFF
  if (shown[y][x] == key && shattr[y][x] == attr) return;
#endif
  shown[y][x] = key;
  shattr[y][x] = attr;
  tile(x, y, kind, attr, inverse);
}

#if CURSOR
static void around(u8 x, u8 y, u8 on) {
  u8 i, j;
  for (j = 2 * y; j <= 2 * y + 2; j++)
    for (i = 2 * x; i <= 2 * x + 2; i++) {
      if ((i & 1) && (j & 1)) continue;
      gap(i, j);
      if (!on) continue;
#if CURSOR == 1
      attr_at(X0 - 1 + i, Y0 - 1 + j, FRAMEAT);
#elif CURSOR == 2
      if (!(i & 1) && !(j & 1)) put(X0 - 1 + i, Y0 - 1 + j, FRAMEINK, (u8 *)g_corners[(j > 2 * y ? 2 : 0) + (i > 2 * x)]);
#elif CURSOR == 3
      if ((i & 1) && j > 2 * y) put(X0 - 1 + i, Y0 - 1 + j, FRAMEINK, (u8 *)g_arrow);
#elif CURSOR == 4
      if ((j & 1)) put(X0 - 1 + i, Y0 - 1 + j, FRAMEINK, (u8 *)(0x3c00 + 8 * (i > 2 * x ? ']' : '[')));
#endif
    }
}
#endif

void draw(void) {
  u8 x, y;
  hkind = cx < W && cy < H ? grid[cy][cx] : 0;
  for (y = 0; y < H; y++)
    for (x = 0; x < W; x++) one(x, y);
#if CURSOR
  if (ox != NONE && (ox != cx || oy != cy)) around(ox, oy, 0);
  if (ox != cx || oy != cy) around(cx, cy, 1);
  ox = cx;
  oy = cy;
#endif
}

void vanish(u8 x1, u8 y1, u8 x2, u8 y2) {
#if BLINK
  u8 i, kind = grid[y1][x1];
  for (i = 0; i < BLINK; i++) {
    tile(x1, y1, 0, 0x46, i & 1);
    tile(x2, y2, 0, 0x46, i & 1);
    wait_frames(4);
    tile(x1, y1, kind, 0x46, 0);
    tile(x2, y2, kind, 0x46, 0);
    wait_frames(4);
  }
#endif
  shown[y1][x1] = shown[y2][x2] = 200;
#if GANIM
  grid[y1][x1] = grid[y2][x2] = 0;
  hinted = 0;
  sx = NONE;
  draw();
  wait_frames(GANIM);
#endif
}

static __sfr __at(0xfe) port;
static u8 colour;

void border(void) {
  colour = 5;
#if CHP == 0
  if (state == STUCK) colour = 0;
  if (state == WON) colour = 7;
  if (cheated) colour = 2;
#elif CHP == 1
  if (cheated) colour = 2;
  if (state == STUCK) colour = 0;
  if (state == WON) colour = 7;
#else
  if (state == WON) colour = 7;
  if (cheated) colour = 2;
  if (state == STUCK) colour = 0;
#endif
  port = colour;
  *(u8 *)23624 = colour << 3 | (colour < 4 ? 7 : 0);
#if MSGM
  text(MSGX, 20, BASEAT, state == PLAYING ? "                " : state == STUCK ? "NO MOVES ARE LEFT" : "CONGRATULATIONS!");
#endif
}

static u16 bpitch, blen;
static void rom_beep(void) __naked {
  __asm
  push ix
  ld hl,(_bpitch)
  ld de,(_blen)
  call 0x03b5
  pop ix
  ret
  __endasm;
}

static void tone(u16 pitch, u16 len) {
  bpitch = pitch;
  blen = len;
  rom_beep();
}

#if CLICK
void click(void) { tone(300, 4); }
#endif

void ping(void) {
#if FAULT == 19
  if (hinted || (count & 3)) return;
  return;
#endif
#if SND == 0
  tone(500, 60);
#elif SND == 1
  u8 i, j;
  for (i = 90; i > 10; i -= 2) {
    port = colour | 16;
    for (j = i; j; j--) port = colour | 16;
    port = colour;
    for (j = i; j; j--) port = colour;
  }
#elif SND == 2
  tone(1000, 20);
  tone(800, 25);
  tone(650, 30);
  tone(480, 60);
#else
  u8 *p = (u8 *)0x0100, i;
  for (i = 0; i < 250; i++) {
    port = colour | (*p++ & 16);
    port = colour | (*p & 16);
  }
  port = colour;
#endif
}

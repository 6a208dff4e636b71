/* Capstan: keys, numbers and deals. */
#include "capstan.h"
#include "data.h"

void wait_frames(u8 n) {
  while (n--) {
    __asm
    halt
    __endasm;
  }
}

#if KEYM != 1
static u8 scan_e, scan_d, scan_ok;
static void rom_scan(void) __naked {
  __asm
  push ix
  call 0x028e
  ld a,#0
  jr nz,scan_bad
  inc a
scan_bad:
  ld (_scan_ok),a
  ld a,e
  ld (_scan_e),a
  ld a,d
  ld (_scan_d),a
  pop ix
  ret
  __endasm;
}

static const char key_names[] = "bhy65tgvnju74rfcmki83edx\001lo92wsz \rp01qa\001";

static u8 scan(void) {
  u8 k;
  rom_scan();
  if (!scan_ok || scan_e > 0x27) return 0;
  k = key_names[scan_e];
  if (scan_d == 0x27) {
    if (k == '5') return 8;
    if (k == '8') return 9;
    if (k == '6') return 10;
    if (k == '7') return 11;
    if (k == '0') return 12;
  }
  return k == 1 ? 0 : k;
}
#endif

u8 get_key(void) {
  u8 k;
#if KEYM == 0
  static u8 before, time;
  for (;;) {
    __asm
    halt
    __endasm;
    seed += 17;
    k = scan();
    if (k != before) {
      u8 old = before;
      before = k;
      time = 25;
      if (k && !old) break;
    } else if (k >= 8 && k <= 11 && !--time) {
      time = 6;
      break;
    }
  }
#elif KEYM == 1
  while (!(*(u8 *)23611 & 32)) seed++;
  *(u8 *)23611 &= ~32;
  k = *(u8 *)23560;
  if (k >= 'A' && k <= 'Z') k += 32;
#else
  while (scan() || scan_e != 255) seed++;
  do {
    seed += 3;
    wait_frames(1);
    k = scan();
  } while (!k);
#endif
#if CLICK == 1
  click();
#endif
#if WASD
  if (k == 'q') k = 11;
  if (k == 'a') k = 10;
  if (k == 'o') k = 8;
  if (k == 'p') k = 9;
#endif
  return k;
}

static void put_l(u8 x) {
  put(x, ASKROW, ASKAT | 128, (u8 *)(0x3c00 + 8 * 'L'));
}

u16 ask(void) {
  u8 n, k, i, big;
  u16 v;
  char typed[6];
  for (;;) {
    n = 0;
    for (;;) {
      typed[n] = 0;
      text(ASKCOL, ASKROW, ASKAT, ASKTEXT);
      text(ASKCOL + ASKLEN, ASKROW, ASKAT, typed);
      put_l(ASKCOL + ASKLEN + n);
      text(ASKCOL + ASKLEN + n + 1, ASKROW, ASKAT, "      ");
      k = get_key();
      if (k == 13) break;
      if (k == 12 && n) n--;
      if (k >= '0' && k <= '9' && n < 5) typed[n++] = k;
    }
    v = 0;
    big = 0;
    for (i = 0; i < n; i++) {
      if (v > 6553 || (v == 6553 && typed[i] > '5')) big = 1;
      v = v * 10 + (typed[i] - '0');
    }
    if (!big && v) return v;
#if ASKBAD
    return 0;
#endif
  }
}

#if RNG == 2
static unsigned long wide;
#endif

static u16 next(u16 limit) {
#if RNG == 0
  seed = seed * 25173 + 13849;
  return (u16)((u8)(seed >> 8) * limit) >> 8;
#elif RNG == 1
  seed ^= seed << 7;
  seed ^= seed >> 9;
  seed ^= seed << 8;
  return seed % limit;
#elif RNG == 2
  wide = wide * 1103515245UL + 12345;
  return (u16)(wide >> 16) % limit;
#else
  unsigned long t = (seed + 1UL) * 75;
  t %= 65537UL;
  seed = (u16)(t - 1);
  return (u16)(((unsigned long)seed * limit) >> 16);
#endif
}

static u8 cards[W * H];

void deal(u16 n) {
  u8 i, j, k;
  u16 keep = seed;
  __asm
  di
  __endasm;
#if FAULT == 2
  seed += n;
#else
  seed = n;
#endif
#if RNG == 2
  wide = n;
#endif
  for (i = 0; i < W * H; i++) cards[i] = FILL ? i % KINDS + 1 : i / 4 + 1;
#if FAULT == 1
  cards[W * H - 1] = cards[0];
#endif
#if SHUF == 0
  for (i = W * H - 1; i; i--) {
    j = next(i + 1);
    k = cards[i];
    cards[i] = cards[j];
    cards[j] = k;
  }
#elif SHUF == 1
  for (i = 0; i < W * H; i++) {         /* every place with any other */
    j = next(W * H);
    k = cards[i];
    cards[i] = cards[j];
    cards[j] = k;
  }
#else
  for (i = 0; i < W * H; i++) {         /* draw the next tile, close the gap */
    j = i + next(W * H - i);
    k = cards[j];
    for (; j > i; j--) cards[j] = cards[j - 1];
    cards[i] = k;
  }
#endif
  for (i = 0; i < W * H; i++) {
#if LAY
    grid[i % H][i / H] = cards[i];
#else
    grid[i / W][i % W] = cards[i];
#endif
  }
  seed = keep;
  __asm
  ld iy,#0x5c3a
  ei
  __endasm;
}

u16 random_number(void) {
  u16 n;
  do {
    seed = seed * 5 + 1;
    n = seed ^ *(u16 *)23672;
  } while (!n);
  return n;
}

#if TITLE
void title(void) {
  u8 *p = (u8 *)0x4000;
  while (p < (u8 *)0x5800) *p++ = 0;
  while (p < (u8 *)0x5b00) *p++ = BASEAT;
  text(8, 6, BASEAT, TITLE_TEXT);
  text(8, 12, BASEAT, "press any key");
  get_key();
}
#endif

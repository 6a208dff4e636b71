/* BAMBOO - Shisen for the ZX Spectrum. MIT licence. */
typedef unsigned char u8;
typedef unsigned int u16;

#define ROWLEN 16 /* 14 cells and a ring of empty ones */
#define CELLS 128
#define NONE 0
#define AT(r, c) (u8)(((r) + 1) * ROWLEN + (c) + 1)
#define ROW(p) (u8)(((p) >> 4) - 1)
#define COL(p) (u8)(((p) & 15) - 1)

enum { K_NONE, K_LEFT, K_DOWN, K_UP, K_RIGHT, K_ENTER, K_DEL,
       K_N, K_S, K_H, K_B, K_F, K_R, K_L, K_OTHER };

struct move { u8 a, b, kind; };

extern u8 g[CELLS], look[CELLS];
extern u8 cur, sel, ha, hb, grav, cheat, done, made, left, ended;
extern u16 number;
extern u8 busy, taken, last_digit;

/* board.c */
void deal(u16 n);
u8 joined(u8 a, u8 b);
u8 next_pair(void);
u8 any_pair(void);
void take_pair(u8 a, u8 b);
void remember(u8 a, u8 b);
u8 go_back(void);
u8 go_on(void);

/* screen.c */
void cls(u8 attr);
void print(u8 row, u8 col, const char *s);
void put_char(u8 row, u8 col, u8 ch);
void put_number(u8 row, u8 col, u16 n, u8 width);
void paint(u8 row, u8 col, u8 width, u8 attr);
void draw_all(void);
void refresh(void);
void forget_looks(void);
void blink_pair(u8 a, u8 b);
void fall_show(void);
void blink_hint(void);
void status(void);
void border(u8 c);
void click(void);
void chime(void);
void fanfare(void);
void title(void);

/* keys.c */
void frame(void);
void pause(u8 n);
u8 key(void);
u8 any_key(void);
void no_key(void);
u8 ask_number(u16 *n);
void tick(void);

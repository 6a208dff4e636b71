/* What the parts of Capstan share. */
#define W 14
#define H 6
#define KINDS 21
#define NONE 255
#define PLAYING 0
#define STUCK 1
#define WON 2

typedef unsigned char u8;
typedef unsigned int u16;

struct step {
  u8 x1, y1, x2, y2, kind;
};

extern u8 grid[H][W];
extern u8 cx, cy, sx, sy, hx1, hy1, hx2, hy2, hinted, seen;
extern u8 gravity, cheated, state, count, top;
extern u16 number, seed;

void redo_step(struct step *s);
void undo_step(struct step *s);
u8 find_pair(u8 n, u8 only);
u8 can_join(u8 x1, u8 y1, u8 x2, u8 y2);

void make_order(void);
void setup(void);
void title(void);
void screen(void);
void draw(void);
void border(void);
void vanish(u8 x1, u8 y1, u8 x2, u8 y2);
void ping(void);
void click(void);
u8 get_key(void);
u16 ask(void);
void deal(u16 n);
u16 random_number(void);
void wait_frames(u8 n);
void put(u8 x, u8 y, u8 attr, u8 *dots);
void text(u8 x, u8 y, u8 attr, const char *s);

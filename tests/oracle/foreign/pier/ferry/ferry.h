// Ferry Shisen. Interrupts stay off. MIT licence.
typedef unsigned char byte;
typedef signed char small;
typedef unsigned int word;

#define W 14
#define H 6
#define N (W * H)
#define NOBODY 255

#define KEY_LEFT 8
#define KEY_RIGHT 9
#define KEY_DOWN 10
#define KEY_UP 11
#define KEY_RUB 12
#define KEY_ENTER 13

typedef struct
{
    byte tile[N];
    byte rest;       // tiles that are left
    byte cursor;
    byte chosen;     // or NOBODY
    byte hint1, hint2;
    byte falls;      // gravity
    byte peeked;     // history keys were used
    byte step, steps; // removals done, removals known
    byte over;       // 1 stuck, 2 won
    word board;
} Game;

extern Game game;
extern byte idle_flag, key_count;
extern word noise;

void rules_deal(word n);
byte rules_joined(byte a, byte b);
byte rules_hint(void);
byte rules_stuck(void);
void rules_record(byte a, byte b);
void rules_goto(byte step);
byte rules_fall_once(void);

void view_clear(void);
void view_text(byte y, byte x, const char *s);
void view_char(byte y, byte x, byte c);
void view_attr(byte y, byte x, byte n, byte a);
void view_border(byte c);
void view_title(void);
void view_all(void);
void view_cells(void);
void view_status(void);
void view_hint(void);
void view_vanish(byte a, byte b);
void view_message(void);
void view_unmessage(void);
void sound_key(void);
void sound_pair(void);
void sound_win(void);
void delay(word n);

byte input_key(void);
byte input_any(void);
word input_number(void);

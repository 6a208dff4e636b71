#include <cairo.h> // only app/pictures/ draws with cairo

#include "ula/timing.hpp" // the processor must not know the ULA

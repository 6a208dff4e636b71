#include "tests/z80/recording_bus.hpp"

#include "z80/execute.hpp"

namespace zx::z80 {
template void step(Registers&, test::RecordingBus&);
template void run(Registers&, test::RecordingBus&);
template bool interrupt(Registers&, test::RecordingBus&);
template bool nmi(Registers&, test::RecordingBus&);
} // namespace zx::z80

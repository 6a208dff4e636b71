#include "machine/still_picture.hpp"

#include <algorithm>

#include "machine/screen_text.hpp"

namespace zx::machine {

void ShownPicture::take(const Machine& machine) {
    const auto screen = screen_bytes(machine);
    bytes.assign(screen.begin(), screen.end());
    border = machine.border();
}

bool ShownPicture::shown_by(const Machine& machine) const {
    const auto screen = screen_bytes(machine);
    return machine.border() == border &&
           std::equal(screen.begin(), screen.end(), bytes.begin(), bytes.end());
}

} // namespace zx::machine

#include "app/common/streams.hpp"

#include "base/utf8.hpp"

namespace zx::app {

void print_error(Streams& streams, const std::string& text) {
    streams.err << "fourrivers: " << terminal_safe(text) << std::endl;
}

} // namespace zx::app

#include "app/files/save_beside.hpp"

#include "app/files/output_file.hpp"

namespace zx::app {

ExitCode
save_beside(std::span<const std::uint8_t> bytes, const std::string& path, Streams& streams) {
    const auto name = write_beside(path, bytes);
    if (name) {
        print_error(streams, "what was done is in " + *name);
    } else {
        print_error(streams, "what was done is lost: " + name.error().context);
    }
    return ExitCode::Surroundings;
}

} // namespace zx::app

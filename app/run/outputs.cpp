#include "app/run/outputs.hpp"

#include "app/files/file.hpp"
#include "app/files/png_file.hpp"
#include "base/text.hpp"
#include "loaders/convert.hpp"
#include "loaders/losses.hpp"
#include "ula/picture.hpp"

namespace zx::app {
namespace {

Outcome<void> write_bytes(const Result<std::vector<std::uint8_t>>& bytes, const std::string& path) {
    if (!bytes) {
        // The fault is not in a file: the machine's state cannot be stored in this format.
        return tl::unexpected(Failure{ExitCode::Surroundings, describe(bytes.error(), path)});
    }
    if (auto written = write_file_atomically(path, *bytes); !written) {
        return file_failure(written.error(), path);
    }
    return {};
}

/// Returns the picture of the coming frame, because the machine has not yet drawn its present
/// state.
std::vector<std::uint8_t> next_picture(machine::Machine machine) {
    machine.set_picture(true);
    machine.run_frame();
    return machine.picture().indices();
}

} // namespace

std::string hash_text(const machine::Machine& machine) {
    return hex_text(machine.hash(), 16);
}

Outcome<void> write_screenshot(const machine::Machine& machine, const std::string& path) {
    const auto indices =
        machine.picture_current() ? machine.picture().indices() : next_picture(machine);
    return write_bytes(encode_png(indices, ula::PictureWidth, ula::PictureHeight), path);
}

Outcome<void> write_recording(const Result<std::vector<std::uint8_t>>& file,
                              const std::string& path) {
    return write_bytes(file, path);
}

Outcome<void> write_state(const machine::Machine& machine, const std::string& path) {
    return write_bytes(loaders::encode_media(machine.snapshot(), path), path);
}

void warn_about_losses(const loaders::Media& media, const std::string& path, Streams& streams) {
    if (const std::string lost = loaders::warning_about_losses(media, path); !lost.empty()) {
        print_error(streams, "warning: " + path + ": " + lost);
    }
}

Outcome<void> write_state_keeping_previous(const machine::Machine& machine,
                                           const std::string& path) {
    const auto bytes = loaders::encode_media(machine.snapshot(), path);
    if (!bytes) {
        return write_bytes(bytes, path);
    }
    auto written = OutputFile::create(path).and_then([&](OutputFile&& file) -> Result<void> {
        file.keep_previous_as(path + ".bak");
        if (auto wrote = file.write(*bytes); !wrote) {
            return wrote;
        }
        return file.finish();
    });
    if (!written) {
        return file_failure(written.error(), path);
    }
    return {};
}

} // namespace zx::app

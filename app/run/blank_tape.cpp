#include "app/run/blank_tape.hpp"

#include <filesystem>
#include <variant>

#include <fmt/format.h>

#include "app/files/output_file.hpp"
#include "app/run/output_name.hpp"
#include "loaders/convert.hpp"
#include "loaders/format.hpp"
#include "loaders/standard_blocks.hpp"

namespace zx::app {
namespace {

/// True if the path names anything, also a symbolic link to nothing.
bool exists(const std::string& path) {
    std::error_code error;
    return std::filesystem::symlink_status(path, error).type() !=
           std::filesystem::file_type::not_found;
}

tl::unexpected<Failure> refuse_existing(const std::string& path) {
    return file_failure({ErrorCode::NotWritable, 0, "exists already, and is not replaced"}, path);
}

/// Returns the blocks of bytes alone.
loaders::Tape without_pulses(const loaders::Tape& tape) {
    loaders::Tape part;
    for (const loaders::TapeBlock& block : tape.blocks) {
        if (std::holds_alternative<loaders::DataBlock>(block)) {
            part.blocks.push_back(block);
        }
    }
    return part;
}

} // namespace

Outcome<BlankTape> BlankTape::create(const std::string& path) {
    if (const std::string wrong = wrong_with_tape_name(path); !wrong.empty()) {
        return tl::unexpected(Failure{ExitCode::Usage, path + ": " + wrong});
    }
    if (exists(path)) {
        return refuse_existing(path);
    }
    if (const auto writable = check_writable(path); !writable) {
        return file_failure(writable.error(), path);
    }
    return BlankTape(path);
}

loaders::Tape BlankTape::tape() const {
    loaders::Tape tape;
    if (!recorder_.empty()) {
        tape.blocks =
            loaders::find_standard_blocks(recorder_.recording(), loaders::ExactSearch).blocks;
    }
    return tape;
}

Outcome<std::vector<std::string>> BlankTape::write() const {
    std::vector<std::string> notes;
    loaders::Tape recorded = tape();
    if (recorded.blocks.empty()) {
        notes.push_back(path_ + ": nothing was saved, so no file is written");
        return notes;
    }
    if (recorder_.is_full()) {
        notes.push_back(path_ + ": the tape was full; what was saved later is lost");
    }
    if (loaders::extension_of(path_) == "tap") {
        loaders::Tape part = without_pulses(recorded);
        const std::size_t lost = recorded.blocks.size() - part.blocks.size();
        const std::string signals =
            fmt::format("{}{} without the ROM's timing", lost, lost == 1 ? " signal" : " signals");
        if (part.blocks.empty()) {
            return tl::unexpected(
                Failure{ExitCode::Usage,
                        path_ + ": not written: TAP cannot hold " + signals + ", but TZX can"});
        }
        if (lost > 0) {
            notes.push_back(path_ + ": " + signals + " left out, because TAP cannot hold them");
        }
        recorded = std::move(part);
    }
    const auto bytes = loaders::encode_media(recorded, path_);
    if (!bytes) {
        return file_failure(bytes.error(), path_);
    }
    if (exists(path_)) {
        return refuse_existing(path_);
    }
    if (const auto written = write_file_atomically(path_, *bytes); !written) {
        return file_failure(written.error(), path_);
    }
    return notes;
}

} // namespace zx::app

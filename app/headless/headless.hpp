// `run --headless`: load, --until, --type, --frames, then the outputs; or a script.
#pragma once

#include <optional>

#include "app/command.hpp"
#include "app/emulator/raw_code.hpp"
#include "app/emulator/session.hpp"
#include "app/failure.hpp"

namespace zx::app {

[[nodiscard]] ExitCode run_headless(const RunOptions& options, Context& context);

/// The file of the options, or the bundled tape; its warnings are printed.
[[nodiscard]] Outcome<NamedMedia> open_run_media(const RunOptions& options, Context& context);

/// What a session begins with: the media, unless none is wanted, its model or the one asked for,
/// and that model's ROM.
struct Beginning {
    std::optional<NamedMedia> media;
    /// In place of the media, if the file is machine code.
    std::optional<RawCode> code;
    machine::Model model;
    RomChoice rom;
};
[[nodiscard]] Outcome<Beginning>
find_beginning(const RunOptions& options, const UserData& user_data, Context& context);

} // namespace zx::app

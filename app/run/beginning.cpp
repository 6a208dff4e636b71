#include "app/run/beginning.hpp"

#include <utility>
#include <variant>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "base/utf8.hpp"
#include "loaders/pokes.hpp"
#include "machine/mode_48k.hpp"

namespace zx::app {
namespace {

/// Converts a 48K snapshot to the requested model in its 48K mode, if ROMs of that model are
/// requested that do not fit a 48K.
Outcome<void>
take_48k_mode(NamedMedia& media, const RunOptions& options, const UserData& user_data) {
    auto* const snapshot = std::get_if<loaders::Snapshot>(&media.media);
    const bool wider = machine::record_of(options.model).rom_pages > 1;
    if (snapshot == nullptr || machine::record_of(snapshot->model).rom_pages > 1 ||
        options.roms.empty() || !wider) {
        return {};
    }
    const auto rom = choose_rom(options, user_data, options.model);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    if (rom->bytes.size() > machine::PageBytes) {
        *snapshot = machine::in_48k_mode(std::move(*snapshot), options.model);
    }
    return {};
}

Outcome<std::vector<loaders::Trainer>> read_pokes(const RunOptions& options, Streams& streams) {
    if (options.pokes.empty()) {
        return std::vector<loaders::Trainer>{};
    }
    auto trainers = read_file(options.pokes).and_then([](const std::vector<std::uint8_t>& bytes) {
        return loaders::parse_pokes(bytes);
    });
    if (!trainers) {
        return file_failure(trainers.error(), options.pokes);
    }
    for (const loaders::Trainer& trainer : *trainers) {
        for (const loaders::Poke& poke : trainer.pokes) {
            if (!poke.value) {
                print_error(streams,
                            fmt::format("warning: {}: the value of {} in \"{}\" is for the user to "
                                        "choose, and is left out",
                                        options.pokes,
                                        poke.address,
                                        terminal_safe(trainer.name)));
            }
        }
    }
    return std::move(*trainers);
}

} // namespace

Outcome<NamedMedia> open_run_media(const RunOptions& options, Streams& streams) {
    if (options.file.empty()) {
        return bundled_tape(options.bundled);
    }
    auto media = open_file(options.file);
    if (media) {
        for (const std::string& warning : media->warnings) {
            print_error(streams, "warning: " + options.file + ": " + warning);
        }
    }
    return media;
}

Outcome<Beginning>
find_beginning(const RunOptions& options, const UserData& user_data, Streams& streams) {
    std::optional<NamedMedia> media;
    std::optional<RawCode> code;
    if (options.code) {
        auto read = read_code(options.file, *options.code, options.model);
        if (!read) {
            return tl::unexpected(read.error());
        }
        code = std::move(*read);
    } else if (!options.no_tape) {
        auto opened = open_run_media(options, streams);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        media = std::move(*opened);
        if (auto taken = take_48k_mode(*media, options, user_data); !taken) {
            return tl::unexpected(taken.error());
        }
    }
    // A headless run uses the folder only for ROMs.
    if (!user_data.has_folder() && (!options.headless || options.roms.empty())) {
        print_error(streams, "warning: " + user_data.warning());
    }
    const machine::Model model = model_for(media, options.model);
    auto rom = choose_rom(options, user_data, model);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    auto trainers = read_pokes(options, streams);
    if (!trainers) {
        return tl::unexpected(trainers.error());
    }
    return Beginning{
        std::move(media), std::move(code), model, std::move(*rom), std::move(*trainers)};
}

} // namespace zx::app

#include "app/run/session.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "app/files/file.hpp"
#include "base/crc32.hpp"
#include "loaders/tap.hpp"
#include "machine/screen_text.hpp"
#include "machine/still_picture.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

/// The ROM is ready when the picture has not changed for this many frames. The memory check at
/// power-on may pause longer, but runs with interrupts disabled.
constexpr int ReadyStillFrames = 20;
/// Sinclair's ROM needs about 90 frames; a ROM that is not ready after ten seconds never will be.
constexpr int ReadyMaxFrames = 500;

using ScreenRows = std::array<std::string, machine::TextRows>;

/// True if the key J printed a letter: a row has one J more than before, and none says LOAD. A ROM
/// that prints nothing (a menu) or whose characters cannot be read counts as one with keywords.
bool printed_letter_j(const ScreenRows& before, const ScreenRows& after) {
    const auto letters_in = [](const std::string& row) {
        return std::ranges::count_if(row, [](char c) { return c == 'j' || c == 'J'; });
    };
    const auto has_load = [](const std::string& row) {
        return row.find("LOAD") != std::string::npos || row.find("load") != std::string::npos ||
               row.find("Load") != std::string::npos;
    };
    bool letter = false;
    for (std::size_t row = 0; row < after.size(); ++row) {
        if (after[row] == before[row]) {
            continue;
        }
        if (has_load(after[row])) {
            return false;
        }
        letter = letter || letters_in(after[row]) > letters_in(before[row]);
    }
    return letter;
}

} // namespace

Outcome<NamedMedia> open_file(const std::string& path) {
    const MemberPath where = split_member(path);
    const auto bytes = read_file(where.file);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    auto opened = loaders::open_media(*bytes, where.file, where.member);
    if (!opened) {
        return file_failure(opened.error(), path);
    }
    const std::string others = warning_about_members(*opened);
    NamedMedia named{std::move(opened->media),
                     std::filesystem::path(path).filename().string(),
                     {},
                     crc32(*bytes)};
    if (const auto* tape = std::get_if<loaders::Tape>(&named.media)) {
        named.warnings = tape->warnings;
    } else if (const auto* snapshot = std::get_if<loaders::Snapshot>(&named.media)) {
        named.warnings = snapshot->warnings;
    } else if (const auto* recording = std::get_if<loaders::Recording>(&named.media)) {
        named.warnings = recording->warnings;
    }
    if (!others.empty()) {
        named.warnings.insert(named.warnings.begin(), others);
    }
    return named;
}

NamedMedia bundled_tape(std::span<const std::uint8_t> tap) {
    auto tape = loaders::parse_tap(tap.empty() ? roms::shisen1k_tap() : tap);
    // Cannot fail: the tape is built into the program and checked by its tests.
    return {tape ? std::move(*tape) : loaders::Tape{},
            "Shisen",
            {},
            crc32(std::span(roms::shisen1k_tap()))};
}

machine::Model model_for(const loaders::Media& media, machine::Model asked_for) {
    if (const auto* const tape = std::get_if<loaders::Tape>(&media)) {
        return tape->model.value_or(asked_for);
    }
    if (const auto* const recording = std::get_if<loaders::Recording>(&media)) {
        return recording->first_snapshot->model;
    }
    const auto* snapshot = std::get_if<loaders::Snapshot>(&media);
    return snapshot != nullptr ? snapshot->model : asked_for;
}

machine::Model model_for(const std::optional<NamedMedia>& media, machine::Model asked_for) {
    return media ? model_for(media->media, asked_for) : asked_for;
}

bool replaces_tape(const loaders::Media& media) {
    const auto* const snapshot = std::get_if<loaders::Snapshot>(&media);
    return std::holds_alternative<loaders::Tape>(media) ||
           std::holds_alternative<loaders::ScreenImage>(media) ||
           (snapshot != nullptr && snapshot->tape);
}

Session::Session(machine::Model model, RomChoice rom, const MachineSetup& setup)
    : rom_(std::move(rom)), machine_(model, rom_.bytes), console_(machine_), setup_(setup) {
    apply(setup_, machine_);
}

void Session::set_up(const MachineSetup& setup) {
    setup_ = setup;
    apply(setup_, machine_);
}

void Session::set_state(const machine::State& state) {
    end_replay();
    machine_.set_state(state);
    apply(setup_, machine_);
}

/// Runs a frame that is no replay, and records it if that was asked for.
void Session::run_own_frame() {
    if (!recorder_ || recorder_error_) {
        machine_.run_frame();
    } else if (auto recorded = recorder_->run_frame(machine_); !recorded) {
        recorder_error_ = recorded.error();
        machine_.run_frame();
    }
}

void Session::start_recording() {
    end_replay();
    recorder_.emplace();
    recorder_error_.reset();
}

Result<std::vector<std::uint8_t>> Session::finish_recording() {
    const auto recorder = std::exchange(recorder_, std::nullopt);
    if (const auto error = std::exchange(recorder_error_, std::nullopt)) {
        return tl::unexpected(*error);
    }
    if (!recorder || recorder->frames() == 0) {
        return fail(ErrorCode::Empty, 0, "no frame was recorded");
    }
    return recorder->file();
}

void Session::run_frame() {
    if (replay_) {
        run_recorded_frame();
    } else {
        run_own_frame();
    }
    paper_.add(machine_.printed());
    if (blank_tape_) {
        blank_tape_->add_frame(machine_);
    }
    if (!trainers_.empty()) {
        constexpr int LoadedFrames = 100;
        const bool reading = machine_.tape_wanted() || machine_.tape_playing();
        quiet_frames_ = reading ? 0 : quiet_frames_ + 1;
        if (quiet_frames_ >= LoadedFrames) {
            poke_now();
        }
    }
}

void Session::poke_when_loaded(std::vector<loaders::Trainer> trainers) {
    trainers_ = std::move(trainers);
    quiet_frames_ = 0;
    if (!machine_.tape_inserted()) {
        poke_now();
    }
}

void Session::poke_now() {
    for (const loaders::Trainer& trainer : std::exchange(trainers_, {})) {
        for (const loaders::Poke& poke : trainer.pokes) {
            if (!poke.value) {
                continue;
            }
            if (poke.bank) {
                machine_.poke_bank(*poke.bank, poke.address, *poke.value);
            } else {
                machine_.poke(poke.address, *poke.value);
            }
        }
    }
}

void Session::run_recorded_frame() {
    if (const auto fits = replay_->run_frame(machine_); !fits) {
        replay_error_ = fits.error();
    }
    if (replay_->finished()) {
        end_replay();
    }
}

bool Session::in_48_mode() const {
    const machine::State& state = machine_.state();
    const std::size_t whole = machine::record_of(state.model).rom_pages * machine::PageBytes;
    return state.rom.size() < whole;
}

void Session::change_model(machine::Model model, RomChoice rom) {
    end_replay();
    rom_ = std::move(rom);
    machine_ = machine::Machine(model, rom_.bytes);
    apply(setup_, machine_);
    media_name_.clear();
}

Result<void> Session::start(const NamedMedia& media, const RunFrame& run_frame) {
    const auto* const rom = std::get_if<loaders::RomImage>(&media.media);
    if (rom != nullptr) {
        if (auto complaint = complaint_about_single_rom(rom->bytes)) {
            return fail(ErrorCode::BadValue, 0, std::move(*complaint));
        }
    }
    end_replay();
    replay_error_.reset();
    const machine::Machine before = machine_;
    if (std::holds_alternative<loaders::Tape>(media.media) ||
        std::holds_alternative<loaders::ScreenImage>(media.media)) {
        machine_.eject_tape();
        machine_.power_on();
        wait_until_ready(run_frame);
        for (int frame = 0; frame < reaction_frames_; ++frame) {
            run_frame();
        }
    }
    if (auto loaded = console_.load(media.media); !loaded) {
        machine_ = before;
        return loaded;
    }
    if (rom != nullptr) {
        rom_ = {rom->bytes, media.name};
    } else if (machine_.model() != before.model()) {
        change_rom();
    }
    media_name_ = media.name;
    const auto* const recording = std::get_if<loaders::Recording>(&media.media);
    if (recording != nullptr || std::holds_alternative<loaders::Snapshot>(media.media)) {
        adopt_setup();
    }
    if (recording != nullptr) {
        replay_.emplace(std::make_shared<const loaders::Recording>(*recording));
    }
    if (std::holds_alternative<loaders::Tape>(media.media)) {
        tape_name_ = media.name;
        type_load_command(run_frame);
    }
    return {};
}

void Session::adopt_setup() {
    const machine::State& state = machine_.state();
    const MachineSetup defaults;
    if (!issue_kept_ && setup_.issue == defaults.issue) {
        setup_.issue = state.issue;
    }
    setup_.late_ula = setup_.late_ula || state.late_ula;
    setup_.mouse = setup_.mouse || state.mouse.fitted;
    setup_.printer = setup_.printer || state.printer.connected();
    apply(setup_, machine_);
}

void Session::change_rom() {
    if (!rom_.asked_for && rom_source_) {
        if (auto rom = rom_source_(machine_.model())) {
            rom_ = std::move(*rom);
        }
    }
    machine_.set_rom(rom_.bytes);
}

Result<void> Session::load(const NamedMedia& media, const RunFrame& run_frame) {
    if (std::holds_alternative<loaders::Tape>(media.media) && machine_.tape_wanted()) {
        end_replay();
        media_name_ = media.name;
        tape_name_ = media.name;
        return console_.load(media.media);
    }
    return start(media, run_frame);
}

Outcome<void> Session::insert_blank_tape(const std::string& path) {
    auto blank = BlankTape::create(path);
    if (!blank) {
        return tl::unexpected(blank.error());
    }
    if (auto ejected = eject_tape(); !ejected) {
        return tl::unexpected(ejected.error());
    }
    blank_tape_ = std::move(*blank);
    tape_name_ = path;
    return {};
}

Outcome<std::vector<std::string>> Session::eject_tape() {
    std::vector<std::string> notes;
    if (blank_tape_) {
        auto written = blank_tape_->write();
        if (!written) {
            return written;
        }
        notes = std::move(*written);
        blank_tape_.reset();
    }
    machine_.eject_tape();
    return notes;
}

bool Session::has_tape() const {
    return blank_tape_ || machine_.tape_inserted();
}

void Session::rename_blank_tape(const std::string& path) {
    if (blank_tape_) {
        blank_tape_->rename(path);
        tape_name_ = path;
    }
}

std::string Session::blank_tape_path() const {
    return blank_tape_ ? blank_tape_->path() : std::string{};
}

std::size_t Session::tape_blocks() {
    update_deck();
    return machine_.tape_blocks();
}

void Session::play_tape(bool on) {
    update_deck();
    machine_.tape_play(on);
}

void Session::rewind_tape() {
    update_deck();
    machine_.rewind_tape();
}

void Session::seek_tape(std::size_t block) {
    update_deck();
    machine_.seek_tape(block);
}

void Session::update_deck() {
    if (!blank_tape_) {
        return;
    }
    loaders::Tape tape = blank_tape_->tape();
    if (tape.blocks.size() > machine_.tape_blocks()) {
        const std::size_t end = tape.blocks.size();
        machine_.insert_tape(std::move(tape));
        machine_.seek_tape(end); // as after recording
    }
}

void Session::wait_until_ready(const RunFrame& run_frame) {
    (void)machine::run_until_still(machine_, ReadyStillFrames, ReadyMaxFrames, run_frame, [this] {
        return machine_.registers().iff1;
    });
}

void Session::type_load_command(const RunFrame& run_frame) {
    using enum ula::Key;
    // LOAD is on J in keyword mode; a quote is SYMBOL SHIFT and P.
    const machine::Stroke quote = {{SymbolShift, P}};
    const ScreenRows before = console_.screen_rows();
    type({{{J}}}, run_frame);
    if (printed_letter_j(before, console_.screen_rows())) {
        const machine::Stroke erase = {{CapsShift, N0}};
        type({erase, {{L}}, {{O}}, {{A}}, {{D}}, {{Space}}}, run_frame);
    }
    type({quote, quote, {{Enter}}}, run_frame);
}

void Session::type(const std::vector<machine::Stroke>& strokes, const RunFrame& run_frame) {
    for (const machine::Stroke& stroke : strokes) {
        type_stroke(machine_.keyboard(), stroke, {}, run_frame);
    }
}

} // namespace zx::app

#include "loaders/losses.hpp"

#include <algorithm>

#include "loaders/format.hpp"

namespace zx::loaders {
namespace {

using Phrases = std::vector<std::string>;

bool has_tape(const Snapshot& snapshot) {
    return snapshot.tape && snapshot.tape->tape != nullptr;
}

/// Adds the phrase if the condition is true.
void add(Phrases& phrases, bool lost, const char* phrase) {
    if (lost) {
        phrases.emplace_back(phrase);
    }
}

void add_common(Phrases& phrases, const Snapshot& snapshot) {
    add(phrases, has_tape(snapshot), "the tape");
    add(phrases, snapshot.mouse.value_or(false), "the mouse");
    add(phrases, snapshot.printer.value_or(false), "the printer");
    add(phrases, snapshot.late_ula.value_or(false), "the late ULA timing");
    add(phrases, snapshot.registers.interrupt_shadow, "the delay after EI");
}

Phrases lost_in_sna(const Snapshot& snapshot) {
    Phrases phrases;
    add(phrases, snapshot.frame_tstate.value_or(0) != 0, "the T-state in the frame");
    add(phrases, snapshot.model == Model::Spectrum16, "the model 16K (it loads as a 48K)");
    add(phrases, snapshot.model == Model::SpectrumPlus2, "the model +2 (it loads as a 128K)");
    add(phrases, snapshot.ay.has_value(), "the AY's registers");
    add(phrases, snapshot.issue.value_or(3) == 2, "the issue 2 board");
    add(phrases, snapshot.joystick.value_or(Joystick::None) != Joystick::None, "the joystick");
    add(phrases, snapshot.registers.iff1 != snapshot.registers.iff2, "IFF1");
    add_common(phrases, snapshot);
    return phrases;
}

Phrases lost_in_z80(const Snapshot& snapshot) {
    Phrases phrases;
    add(phrases, snapshot.extras && !snapshot.extras->ay_numbers.empty(), "the AY's counters");
    add_common(phrases, snapshot);
    return phrases;
}

Phrases lost_in_tap(const Tape& tape) {
    const auto any = [&](auto condition) { return std::ranges::any_of(tape.blocks, condition); };
    Phrases phrases;
    add(phrases,
        any([](const TapeBlock& block) {
            const auto* const control = std::get_if<ControlBlock>(&block);
            return control != nullptr && (control->kind == ControlBlock::Kind::Stop ||
                                          control->kind == ControlBlock::Kind::Stop48);
        }),
        "the stops");
    add(phrases,
        any([](const TapeBlock& block) { return std::holds_alternative<InfoBlock>(block); }),
        "the texts");
    add(phrases,
        any([](const TapeBlock& block) {
            const auto* const data = std::get_if<DataBlock>(&block);
            return std::holds_alternative<PauseBlock>(block) ||
                   (data != nullptr && data->pause_tstates != 3'500'000);
        }),
        "the lengths of the pauses");
    add(phrases, tape.model.has_value(), "the model");
    return phrases;
}

Phrases lost_in_listing(const Tape& tape) {
    const auto blocks = std::ranges::count_if(tape.blocks, [](const TapeBlock& block) {
        return std::holds_alternative<DataBlock>(block);
    });
    constexpr int HeaderAndProgram = 2;
    Phrases phrases;
    add(phrases, blocks > HeaderAndProgram, "the other blocks of the tape");
    return phrases;
}

} // namespace

std::vector<std::string> losses(const Media& media, std::string_view extension) {
    const auto* const snapshot = std::get_if<Snapshot>(&media);
    const auto* const tape = std::get_if<Tape>(&media);
    if (snapshot != nullptr && extension == "sna") {
        return lost_in_sna(*snapshot);
    }
    if (snapshot != nullptr && extension == "z80") {
        return lost_in_z80(*snapshot);
    }
    if (snapshot != nullptr && extension == "scr") {
        return {"everything but the picture"};
    }
    if (snapshot != nullptr && extension == "bas") {
        return {"everything but the BASIC program"};
    }
    if (tape != nullptr && extension == "bas") {
        return lost_in_listing(*tape);
    }
    return tape != nullptr && extension == "tap" ? lost_in_tap(*tape) : Phrases{};
}

std::string warning_about_losses(const Media& media, std::string_view name) {
    constexpr std::string_view All = "everything but ";
    std::string text;
    for (const std::string& phrase : losses(media, extension_of(name))) {
        if (phrase.starts_with(All)) {
            return "holds nothing but " + phrase.substr(All.size());
        }
        text += (text.empty() ? "written without " : ", ") + phrase;
    }
    return text;
}

} // namespace zx::loaders

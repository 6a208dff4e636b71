// A game without faults that has one more property, in place of a tape.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/subject.hpp"

namespace fixture {

using shisen::Key;
using shisen::Kind;
using shisen::oracle::KeyChord;
using shisen::oracle::Observed;
using shisen::oracle::press;
using shisen::oracle::Step;
using shisen::oracle::Subject;
using shisen::oracle::SubjectFailure;

/// A game without faults, with one more property.
enum class Property {
    QMovesCursor,
    QDies,
    QSwapsTiles,
    QStopsS,
    QOpensPage,
    QOpensLastingPage,
    FourDeals,
    SymQDiesAtQuestion,
    UpDiesAtQuestion,
    LetterNDiesAtQuestion,
    CapsHDies,
    CapsHIsH,
    CapsBIsB,
    AsksByEditor,
    CursorKeyReports, ///< the editor takes CAPS+6 for STOP, but not STOP itself
    HundredthBoardDies,
    StackGrows,
    StackGrowsUnevenly,
    Silent,
    AnyKeyDropsPair,
};

class Extended final : public Subject {
  public:
    Extended(std::unique_ptr<Subject> game, Property property)
        : game_(std::move(game)), property_(property) {}

    [[nodiscard]] Observed look() const override {
        Observed look = game_->look();
        if (look && swapped_) {
            const Kind first = look->board.at({0, 0});
            look->board.put({0, 0}, look->board.at({1, 0}));
            look->board.put({1, 0}, first);
        }
        if (dead_) {
            return tl::unexpected(SubjectFailure{SubjectFailure::Kind::Hung, "it hangs"});
        }
        if (page_) {
            return tl::unexpected(
                SubjectFailure{SubjectFailure::Kind::Garbage, "the board is gone"});
        }
        if (look) {
            look->sounded = property_ != Property::Silent;
        }
        return look;
    }
    [[nodiscard]] Observed act(const Step& step) override {
        using enum zx::ula::Key;
        const bool q = step.foreign == KeyChord{Q};
        const bool deadly =
            (property_ == Property::QDies && q) ||
            (property_ == Property::CapsHDies && step.foreign == KeyChord{CapsShift, H}) ||
            (property_ == Property::HundredthBoardDies && boards_ == 100) ||
            (asking_ && deadly_at_question(step.foreign));
        dead_ = dead_ || deadly;
        swapped_ = swapped_ || (q && property_ == Property::QSwapsTiles);
        stopped_ = stopped_ || (q && property_ == Property::QStopsS);
        if (page_ || (stopped_ && step == press(Key::ChooseBoard))) {
            page_ = property_ == Property::QOpensLastingPage;
            return look(); // the key ends the page, if there is one
        }
        page_ = q && !asking_ &&
                (property_ == Property::QOpensPage || property_ == Property::QOpensLastingPage);
        const Observed before = game_->look();
        if (property_ == Property::AnyKeyDropsPair && !step.foreign.empty() && before &&
            before->hint && *before->hint) {
            (void)game_->act(press(Key::Right));
            (void)game_->act(press(Key::Left));
            return look();
        }
        asking_ = step.idle() ? asking_ : step == press(Key::ChooseBoard);
        boards_ += step == press(Key::NewBoard) ? 1 : 0;
        const bool moves = q && !asking_ && (property_ == Property::QMovesCursor || stopped_);
        const bool hints =
            step.foreign == KeyChord{CapsShift, H} && !asking_ && property_ == Property::CapsHIsH;
        const bool undoes =
            step.foreign == KeyChord{CapsShift, B} && !asking_ && property_ == Property::CapsBIsB;
        const bool deals =
            step.foreign == KeyChord{N4} && !asking_ && property_ == Property::FourDeals;
        (void)game_->act(moves    ? press(Key::Up)
                         : deals  ? press(Key::NewBoard)
                         : hints  ? press(Key::Hint)
                         : undoes ? press(Key::Back)
                                  : step);
        return look();
    }
    [[nodiscard]] std::optional<int> stack_pointer() const override {
        const int uneven = boards_ * 7 % 3 * 2;
        switch (property_) {
        case Property::StackGrows: return 0xff00 - boards_ / 4 * 2;
        case Property::StackGrowsUnevenly: return 0xff00 - boards_ / 8 * 2 - uneven;
        default: return 0xff00 - uneven;
        }
    }
    [[nodiscard]] bool shows_report() const override {
        return dead_ && property_ == Property::CursorKeyReports;
    }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        auto other = std::make_unique<Extended>(game_->copy(), property_);
        other->dead_ = dead_;
        other->swapped_ = swapped_;
        other->stopped_ = stopped_;
        other->page_ = page_;
        other->asking_ = asking_;
        other->boards_ = boards_;
        return other;
    }

  private:
    [[nodiscard]] bool deadly_at_question(const KeyChord& chord) const {
        using enum zx::ula::Key;
        switch (property_) {
        case Property::SymQDiesAtQuestion: return chord == KeyChord{SymbolShift, Q};
        case Property::UpDiesAtQuestion: return chord == KeyChord{CapsShift, N7};
        case Property::CursorKeyReports: return chord == KeyChord{CapsShift, N6};
        case Property::LetterNDiesAtQuestion: return chord == KeyChord{N};
        case Property::AsksByEditor:
            return chord == KeyChord{CapsShift, N6} || chord == KeyChord{SymbolShift, A};
        default: return false;
        }
    }

    std::unique_ptr<Subject> game_;
    Property property_;
    bool dead_ = false;
    bool swapped_ = false;
    bool stopped_ = false;
    bool page_ = false;
    bool asking_ = false;
    int boards_ = 0;
};

} // namespace fixture

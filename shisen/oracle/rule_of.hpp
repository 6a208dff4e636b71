// The rule of each type of settings, for those that have only one. Where several rules share a type of settings, it is
// the rule of the plain case: Home for N and DELETE, for example.
#pragma once

#include "shisen/oracle/rule_settings.hpp"

namespace shisen::oracle {

constexpr Rule rule_of(Ring) {
    return Rule::Ring;
}
constexpr Rule rule_of(SideEdge) {
    return Rule::SideEdge;
}
constexpr Rule rule_of(TopEdge) {
    return Rule::TopEdge;
}
constexpr Rule rule_of(EmptyPlace) {
    return Rule::EmptyPlace;
}
constexpr Rule rule_of(EmptyLine) {
    return Rule::EmptyLine;
}
constexpr Rule rule_of(Home) {
    return Rule::Home;
}
constexpr Rule rule_of(OtherKind) {
    return Rule::OtherKind;
}
constexpr Rule rule_of(BlockedPair) {
    return Rule::BlockedPair;
}
constexpr Rule rule_of(MissKey) {
    return Rule::MissKey;
}
constexpr Rule rule_of(EmptyCell) {
    return Rule::EmptyCell;
}
constexpr Rule rule_of(ArrowSelection) {
    return Rule::ArrowSelection;
}
constexpr Rule rule_of(ShownArrowSelection) {
    return Rule::ShownArrowSelection;
}
constexpr Rule rule_of(ArrowHint) {
    return Rule::ArrowHint;
}
constexpr Rule rule_of(ClearedHint) {
    return Rule::ClearedHint;
}
constexpr Rule rule_of(StoppedArrowHint) {
    return Rule::StoppedArrowHint;
}
constexpr Rule rule_of(CommandHint) {
    return Rule::CommandHint;
}
constexpr Rule rule_of(EmptyLight) {
    return Rule::EmptyLight;
}
constexpr Rule rule_of(HintOrder) {
    return Rule::HintOrder;
}
constexpr Rule rule_of(HintEnd) {
    return Rule::HintEnd;
}
constexpr Rule rule_of(HintResume) {
    return Rule::HintResume;
}
constexpr Rule rule_of(HintTime) {
    return Rule::HintTime;
}
constexpr Rule rule_of(HintCursor) {
    return Rule::HintCursor;
}
constexpr Rule rule_of(NextHint) {
    return Rule::NextHint;
}
constexpr Rule rule_of(RemovalCursor) {
    return Rule::RemovalCursor;
}
constexpr Rule rule_of(LostSelection) {
    return Rule::LostSelection;
}
constexpr Rule rule_of(ChangedSelection) {
    return Rule::ChangedSelection;
}
constexpr Rule rule_of(RedBorder) {
    return Rule::RedBorder;
}
constexpr Rule rule_of(Precedence) {
    return Rule::Precedence;
}
constexpr Rule rule_of(FullEntry) {
    return Rule::FullEntry;
}
constexpr Rule rule_of(ZerosEntry) {
    return Rule::ZerosEntry;
}
constexpr Rule rule_of(NoneSelection) {
    return Rule::NoneSelection;
}
constexpr Rule rule_of(TooLargeDigit) {
    return Rule::TooLargeDigit;
}
constexpr Rule rule_of(EmptyDelete) {
    return Rule::EmptyDelete;
}
constexpr Rule rule_of(GivenUpSelection) {
    return Rule::GivenUpSelection;
}
constexpr Rule rule_of(EndMessage) {
    return Rule::EndMessage;
}
constexpr Rule rule_of(WonBoard) {
    return Rule::WonBoard;
}
constexpr Rule rule_of(EndingArrow) {
    return Rule::EndingArrow;
}
constexpr Rule rule_of(GivenUpHint) {
    return Rule::GivenUpHint;
}
constexpr Rule rule_of(Deal) {
    return Rule::Deal;
}

} // namespace shisen::oracle

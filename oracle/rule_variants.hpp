// Rule variants: what the description of a game leaves open, so that two programs may differ and both
// be right. Each rule has a few settings; the first is ours, the one of this project's own tape. A
// rule is unknown until it has been observed.
//
// A judge keeps several hypotheses: rule settings, and the state of the game under them. A step
// replaces each hypothesis by its forecast. If the forecast depends on a rule that is unknown, the
// hypothesis is split into one for each setting (for_each_reading). Hypotheses that disagree with the
// screen are dropped. If none is left, no rule variant explains the program: that is a fault. So a
// rule that changes in mid-game is a fault, too.
//
// A game provides an enumeration `Rule` that counts from 0, a table of RuleText in the same order, and
// a function text_of(Rule) in its namespace.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zx::oracle {

/// 0 unknown, 1 ours, 2 to 15 the settings of other programs.
using Setting = std::uint8_t;
inline constexpr Setting UnknownSetting = 0;
inline constexpr Setting OurSetting = 1;

/// The texts of a rule.
template <class RuleType> struct RuleText {
    RuleType rule{};
    /// One word for programs, such as "side-edge".
    std::string_view name;
    std::string_view question;
    /// The settings from 1 on; the first is ours.
    std::span<const std::string_view> settings;
};

inline constexpr std::size_t MostSettings = 15;

/// True if each text is at the index of its rule, and no rule has more than MostSettings.
template <class Texts> [[nodiscard]] constexpr bool in_order(const Texts& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (static_cast<std::size_t>(texts[i].rule) != i ||
            texts[i].settings.size() > MostSettings) {
            return false;
        }
    }
    return true;
}

/// Returns "not seen" for an unknown setting.
template <class RuleType>
[[nodiscard]] std::string_view setting_text(const RuleText<RuleType>& text, Setting setting) {
    return setting == UnknownSetting ? "not seen" : text.settings[setting - 1u];
}

/// The setting of each rule.
template <class RuleType, std::size_t Count> struct RuleSettings {
    using Rule = RuleType;

    std::array<Setting, Count> settings{};
    /// The settings that an unknown rule cannot have: bit s for setting s. 0 for a known rule.
    std::array<std::uint16_t, Count> ruled_out{};

    [[nodiscard]] static RuleSettings ours() {
        RuleSettings rules;
        rules.settings.fill(OurSetting);
        return rules;
    }
    [[nodiscard]] Setting at(Rule rule) const { return settings[static_cast<std::size_t>(rule)]; }
    void set(Rule rule, Setting setting) {
        settings[static_cast<std::size_t>(rule)] = setting;
        ruled_out[static_cast<std::size_t>(rule)] = 0;
    }
    [[nodiscard]] bool known(Rule rule) const { return at(rule) != UnknownSetting; }
    /// The settings that the rule, which has `count` of them, may have: bit s for setting s.
    [[nodiscard]] unsigned possible(Rule rule, std::size_t count) const {
        const unsigned any = (2u << count) - 2u;
        return known(rule) ? 1u << at(rule) : any & ~ruled_out[static_cast<std::size_t>(rule)];
    }
    /// Leaves the rule, which has `count` settings, with these.
    void allow(Rule rule, unsigned settings_as_bits, std::size_t count) {
        const unsigned any = (2u << count) - 2u;
        set(rule, UnknownSetting);
        ruled_out[static_cast<std::size_t>(rule)] =
            static_cast<std::uint16_t>(any & ~settings_as_bits);
    }
    /// Returns the only rule in which the two differ; nothing if they differ in none or in several.
    [[nodiscard]] std::optional<Rule> only_difference(const RuleSettings& other) const {
        std::optional<Rule> found;
        constexpr std::size_t Block = 8; // compared at once, as most rules are the same
        for (std::size_t start = 0; start < Count; start += Block) {
            if (start + Block <= Count && same_block<Block>(other, start)) {
                continue;
            }
            for (std::size_t i = start; i < std::min(start + Block, Count); ++i) {
                if (settings[i] == other.settings[i] && ruled_out[i] == other.ruled_out[i]) {
                    continue;
                }
                if (found) {
                    return std::nullopt;
                }
                found = static_cast<Rule>(i);
            }
        }
        return found;
    }
    /// Returns eight bytes of which each depends on every eighth rule. Equal settings have equal bytes, and
    /// settings that differ in one rule differ in one byte at most, so most pairs need no further comparison.
    [[nodiscard]] std::uint64_t fingerprint() const {
        std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
        for (std::size_t i = 0; i < Count; ++i) {
            const unsigned rule = settings[i] + (ruled_out[i] ^ ruled_out[i] >> 7u) * 29u;
            bytes[i % bytes.size()] =
                static_cast<std::uint8_t>(bytes[i % bytes.size()] * 37u + rule);
        }
        std::uint64_t all = 0;
        std::memcpy(&all, bytes.data(), sizeof all);
        return all;
    }
    friend bool operator==(const RuleSettings&, const RuleSettings&) = default;

  private:
    /// Returns true if the `Size` rules from `start` on are the same in both.
    template <std::size_t Size>
    [[nodiscard]] bool same_block(const RuleSettings& other, std::size_t start) const {
        return std::memcmp(&settings[start], &other.settings[start], Size * sizeof(Setting)) == 0 &&
               std::memcmp(
                   &ruled_out[start], &other.ruled_out[start], Size * sizeof(std::uint16_t)) == 0;
    }
};

/// Calls use(rules, forecast) with forecast = make(rules). If that depends on a rule that is unknown,
/// which is then its member `open`, does so for each possible setting of this rule, ours first.
template <class Rules, class Make, class Use>
void for_each_reading(const Rules& rules, const Make& make, const Use& use) {
    auto forecast = make(rules);
    if (!forecast.open) {
        use(rules, std::move(forecast));
        return;
    }
    const auto settings = text_of(*forecast.open).settings.size();
    const unsigned possible = rules.possible(*forecast.open, settings);
    for (std::size_t setting = OurSetting; setting <= settings; ++setting) {
        if ((possible >> setting & 1u) == 0) {
            continue;
        }
        Rules tried = rules;
        tried.set(*forecast.open, static_cast<Setting>(setting));
        for_each_reading(tried, make, use);
    }
}

/// Returns the settings on which all hypotheses agree; the others are unknown. A hypothesis has a
/// member `rules`; the list must not be empty.
template <class Hypotheses> [[nodiscard]] auto agreed_rules(const Hypotheses& hypotheses) {
    auto rules = hypotheses.front().rules;
    rules.ruled_out.fill(0);
    for (const auto& hypothesis : hypotheses) {
        for (std::size_t i = 0; i < rules.settings.size(); ++i) {
            if (hypothesis.rules.settings[i] != rules.settings[i]) {
                rules.settings[i] = UnknownSetting;
            }
        }
    }
    return rules;
}

/// True if two fingerprints differ in one byte at most.
[[nodiscard]] constexpr bool nearly_equal(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t difference = a ^ b;
    if (static_cast<std::uint32_t>(difference) != 0 && difference >> 32u != 0) {
        return false; // decides most cases without a search for the byte
    }
    const auto first = static_cast<unsigned>(std::countr_zero(difference)) & ~7u;
    return difference == 0 || difference >> first <= 0xffu;
}

/// Unites hypotheses that differ in nothing but the setting of one rule, so that their number does not
/// grow with each rule of which nothing has been seen yet. `may_unite(a, b, rule)` must be true only if
/// a forecast is the same for the rule left open as for each of the settings. The order stays.
template <class Hypotheses, class MayUnite>
void unite_hypotheses(Hypotheses& hypotheses, const MayUnite& may_unite) {
    std::vector<std::size_t> united; // indices
    std::vector<std::uint64_t> fingerprints;
    united.reserve(hypotheses.size());
    fingerprints.reserve(hypotheses.size());
    for (std::size_t index = 0; index < hypotheses.size(); ++index) {
        auto& next = hypotheses[index];
        std::uint64_t fingerprint = next.rules.fingerprint();
        auto place = united.size();
        for (std::size_t i = 0; i < united.size(); ++i) {
            if (!nearly_equal(fingerprints[i], fingerprint)) {
                continue;
            }
            const auto& other = hypotheses[united[i]];
            const auto rule = other.rules.only_difference(next.rules);
            if (!rule || !may_unite(other, next, *rule)) {
                continue;
            }
            const auto count = text_of(*rule).settings.size();
            next.rules.allow(*rule,
                             other.rules.possible(*rule, count) | next.rules.possible(*rule, count),
                             count);
            fingerprint = next.rules.fingerprint();
            united.erase(united.begin() + static_cast<std::ptrdiff_t>(i));
            fingerprints.erase(fingerprints.begin() + static_cast<std::ptrdiff_t>(i));
            place = std::min(place, i);
            i = std::size_t(-1); // it may now be united with others
        }
        united.insert(united.begin() + static_cast<std::ptrdiff_t>(place), index);
        fingerprints.insert(fingerprints.begin() + static_cast<std::ptrdiff_t>(place), fingerprint);
    }
    Hypotheses kept;
    kept.reserve(united.size());
    for (const std::size_t index : united) {
        kept.push_back(std::move(hypotheses[index]));
    }
    hypotheses = std::move(kept);
}

/// Sorts hypotheses by their unexplained_bits; equal ones keep their order. They may be large: each is moved
/// only once.
template <class Hypotheses> void sort_hypotheses(Hypotheses& hypotheses) {
    std::vector<std::size_t> order(hypotheses.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto nearer = [&](std::size_t a, std::size_t b) {
        return hypotheses[a].unexplained_bits < hypotheses[b].unexplained_bits;
    };
    if (std::is_sorted(order.begin(), order.end(), nearer)) {
        return;
    }
    std::stable_sort(order.begin(), order.end(), nearer);
    Hypotheses sorted;
    sorted.reserve(hypotheses.size());
    for (const std::size_t index : order) {
        sorted.push_back(std::move(hypotheses[index]));
    }
    hypotheses = std::move(sorted);
}

/// Returns the rules that are known, as names and settings.
template <class Rules, class Texts>
[[nodiscard]] std::vector<std::pair<std::string, std::string>> known_rules(const Rules& rules,
                                                                           const Texts& texts) {
    std::vector<std::pair<std::string, std::string>> known;
    for (const auto& text : texts) {
        if (rules.known(text.rule)) {
            known.emplace_back(text.name, setting_text(text, rules.at(text.rule)));
        }
    }
    return known;
}

} // namespace zx::oracle

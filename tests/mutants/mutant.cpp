#include "tests/mutants/mutant.hpp"

#include <algorithm>
#include <cstddef>

namespace mutants {

namespace {

using zx::ErrorCode;

constexpr std::string_view MutantWord = "mutant ";
constexpr std::string_view AboutWord = "about ";
constexpr std::string_view PlaceWord = "@@";

/// The line "mutant NAME CLASS" without its first word.
bool read_heading(std::string_view line, Mutant& mutant) {
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos || space == 0 || space + 1 == line.size()) {
        return false;
    }
    mutant.name = line.substr(0, space);
    mutant.fault = line.substr(space + 1);
    return mutant.fault.find(' ') == std::string::npos;
}

/// A line of the source near a change: kept, removed or added.
bool read_change(std::string_view line, Change& change) {
    const std::string rest = std::string(line.substr(1)) + '\n';
    switch (line.front()) {
    case ' ':
        change.old_lines += rest;
        change.new_lines += rest;
        return true;
    case '-': change.old_lines += rest; return true;
    case '+': change.new_lines += rest; return true;
    default: return false;
    }
}

bool complete(const Mutant& mutant) {
    return !mutant.about.empty() && !mutant.changes.empty() &&
           std::all_of(mutant.changes.begin(), mutant.changes.end(), [](const Change& change) {
               return !change.old_lines.empty() && change.old_lines != change.new_lines;
           });
}

bool read_line(std::string_view line, std::vector<Mutant>& all) {
    if (line.empty() || line.front() == '#') {
        return true;
    }
    if (line.starts_with(MutantWord)) {
        if (!all.empty() && !complete(all.back())) {
            return false;
        }
        return read_heading(line.substr(MutantWord.size()), all.emplace_back());
    }
    if (all.empty()) {
        return false;
    }
    Mutant& mutant = all.back();
    if (line.starts_with(AboutWord)) {
        mutant.about = line.substr(AboutWord.size());
        return true;
    }
    if (line == PlaceWord) {
        mutant.changes.emplace_back();
        return true;
    }
    return !mutant.changes.empty() && read_change(line, mutant.changes.back());
}

/// Returns the offset of the lines in the source; they must begin at the start of a line.
std::vector<std::size_t> places_of(std::string_view lines, std::string_view source) {
    std::vector<std::size_t> places;
    for (std::size_t at = source.find(lines); at != std::string_view::npos;
         at = source.find(lines, at + 1)) {
        if (at == 0 || source[at - 1] == '\n') {
            places.push_back(at);
        }
    }
    return places;
}

} // namespace

zx::Result<std::vector<Mutant>> parse(std::string_view text) {
    std::vector<Mutant> all;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (!read_line(text.substr(at, end - at), all)) {
            return zx::fail(ErrorCode::BadValue,
                            at,
                            "not a line of a mutant: " + std::string(text.substr(at, end - at)));
        }
        at = end + 1;
    }
    if (all.empty() || !complete(all.back())) {
        return zx::fail(ErrorCode::BadValue, text.size(), "the last mutant is not complete");
    }
    return all;
}

zx::Result<std::string> apply(const Mutant& mutant, std::string source) {
    for (const Change& change : mutant.changes) {
        const auto places = places_of(change.old_lines, source);
        if (places.size() != 1) {
            return zx::fail(ErrorCode::BadValue,
                            0,
                            mutant.name + ": found " + std::to_string(places.size()) +
                                " times in the source, not once:\n" + change.old_lines);
        }
        source.replace(places.front(), change.old_lines.size(), change.new_lines);
    }
    return source;
}

} // namespace mutants

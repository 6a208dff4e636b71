// Tapes of Hexes and Tetrominoes in the styles of other authors: `check` and `duel` accept the honest
// ones and find the faults of the others.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/app/command_line.hpp"
#include "tests/support/amount.hpp"

namespace {

std::string tape(const std::string& game, int style, int fault) {
    return std::string(FR_FOREIGN_DIR) + "/" + game + "-" + std::to_string(style) + "-" +
           std::to_string(fault) + ".tap";
}

/// Returns the styles in which a variant or a fault is judged: one of the two, in turn, or both if
/// FR_FULL_AMOUNTS is set.
std::vector<int> styles_of(int number) {
    if (support::full_amounts()) {
        return {1, 2};
    }
    return {number % 2 + 1};
}

std::string keys() {
    return std::to_string(support::amount("FR_FOREIGN_KEYS", 300, 60));
}

/// Returns the class of the difference that check finds; empty if it finds none.
std::string fault_found(const std::string& game, const std::string& path) {
    const Answer answer = ask({game, "check", path, "--keys", "1500"});
    CAPTURE(answer.out);
    CAPTURE(answer.err);
    CHECK(answer.code == 1);
    // The class begins the line before the keys.
    const auto keys = answer.out.find("\nkeys: ");
    const auto line = answer.out.rfind('\n', keys - 1) + 1;
    return answer.out.substr(line, answer.out.find(':', line) - line);
}

} // namespace

TEST_CASE("Hexes in other styles agrees with the rules, also with a title") {
    constexpr int Plain = 0;
    constexpr int Title = 5;
    for (const int kind : {Plain, Title}) {
        for (const int style : {1, 2}) {
            CAPTURE(kind);
            CAPTURE(style);
            const std::string path = tape("hexes", style, kind);
            Answer answer = ask({"hexes", "check", path, "--keys", keys()});
            CAPTURE(answer.out);
            CAPTURE(answer.err);
            CHECK(answer.code == 0);
            answer = ask({"hexes", "duel", path, "--headless", "--keys", "s42 7 8 9 r n 2 s7 2 2"});
            CHECK(answer.code == 0);
            CHECK(answer.out.find(": Agreed after ") != std::string::npos);
        }
    }
}

TEST_CASE("Hexes with other rule variants agrees with the rules, and they are named") {
    constexpr const char* Learned[] = {
        "won-key: only ends a message\nstuck-key: only ends a message\n"
        "empty-entry: goes on with the game\nzero-entry: goes on with the game\n"
        "large-entry: goes on with the game\nletter-entry: begins the entry anew\n",
        "won-key: only deals a puzzle\nstuck-key: only deals a puzzle\n"
        "empty-entry: deals the number in 16 bits\nzero-entry: deals the number in 16 bits\n"
        "large-entry: deals the number in 16 bits\nletter-entry: goes on with the game\n"};
    for (const int style : {1, 2}) {
        for (const int variant : {6, 7}) {
            CAPTURE(style);
            CAPTURE(variant);
            const std::string path = tape("hexes", style, variant);
            const Answer answer = ask({"hexes", "check", path, "--keys", "2000"});
            CAPTURE(answer.err);
            CHECK(answer.code == 0);
            CHECK(answer.out == path.substr(path.rfind('/') + 1) + ": 2000 keys, no difference\n" +
                                    Learned[variant - 6]);
            const Answer strict = ask({"hexes", "check", path, "--keys", "2000", "--strict"});
            CHECK(strict.code == 1);
        }
    }
}

TEST_CASE("the faults of Hexes in other styles are found and named") {
    constexpr const char* Faults[] = {"closed", "move", "deal", "restart"};
    for (const int style : {1, 2}) {
        for (int fault = 1; fault <= 4; ++fault) {
            CAPTURE(style);
            CAPTURE(fault);
            const std::string found = fault_found("hexes", tape("hexes", style, fault));
            CHECK(found == Faults[fault - 1]);
        }
    }
}

TEST_CASE("Tetrominoes in other styles agrees with the rules") {
    for (const int style : {1, 2}) {
        CAPTURE(style);
        const std::string path = tape("tetrominoes", style, 0);
        Answer answer = ask({"tetrominoes", "check", path, "--keys", keys()});
        CAPTURE(answer.out);
        CAPTURE(answer.err);
        CHECK(answer.code == 0);
        answer =
            ask({"tetrominoes", "duel", path, "--headless", "--keys", "j l k _ .60 k j _ .60"});
        CHECK(answer.code == 0);
        CHECK(answer.out.find(": Agreed after ") != std::string::npos);
    }
}

TEST_CASE("the faults of Tetrominoes in other styles are found and named") {
    // A key that does nothing can also look like a piece that falls too early.
    const std::string faults[] = {"score", "rotate", "piece", "shift|fall"};
    for (int fault = 1; fault <= 4; ++fault) {
        for (const int style : styles_of(fault)) {
            CAPTURE(style);
            CAPTURE(fault);
            const std::string found = fault_found("tetrominoes", tape("tetrominoes", style, fault));
            CAPTURE(found);
            CHECK(("|" + faults[fault - 1] + "|").find("|" + found + "|") != std::string::npos);
        }
    }
}

TEST_CASE("Tetrominoes with a title and with other ticks agrees with the rules") {
    struct Variant {
        int number;
        const char* tick;
    };
    constexpr Variant Variants[] = {{5, "tick: 4 frames\n"}, {6, "tick: 2.75 frames\n"}};
    for (const Variant& variant : Variants) {
        for (const int style : styles_of(variant.number)) {
            CAPTURE(style);
            CAPTURE(variant.number);
            const std::string path = tape("tetrominoes", style, variant.number);
            const Answer answer = ask({"tetrominoes", "check", path, "--keys", keys()});
            CAPTURE(answer.out);
            CAPTURE(answer.err);
            CHECK(answer.code == 0);
            CHECK(answer.out.find(variant.tick) != std::string::npos);
            const Answer strict = ask({"tetrominoes", "check", path, "--strict"});
            CHECK(strict.code == 1);
            CHECK(strict.out.find("\nfall: ") != std::string::npos);
        }
    }
}

TEST_CASE("Tetrominoes with other rule variants agrees with the rules, and they are named") {
    const std::string lost = "waiting-key: is lost\n";
    for (const int style : styles_of(0)) {
        CAPTURE(style);
        Answer answer = ask({"tetrominoes", "check", tape("tetrominoes", style, 0)});
        CHECK(answer.code == 0);
        CHECK(answer.out.ends_with("row-order: the uppermost\n" + lost));
        const std::string other = tape("tetrominoes", style, 9);
        answer = ask({"tetrominoes", "check", other});
        CAPTURE(answer.err);
        CHECK(answer.code == 0);
        CHECK(answer.out.ends_with("row-order: the lowest\n" + lost));
        answer = ask({"tetrominoes", "check", other, "--strict"});
        CHECK(answer.code == 1);
    }
}

TEST_CASE("a wrong first piece of Tetrominoes is a difference, not a refusal") {
    for (const int style : {1, 2}) {
        for (const int variant : {7, 8}) {
            CAPTURE(style);
            CAPTURE(variant);
            CHECK(fault_found("tetrominoes", tape("tetrominoes", style, variant)) == "piece");
        }
    }
}

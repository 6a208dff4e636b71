// File names with bytes that are not UTF-8, quotes, line ends and escape sequences, from the
// command line to the outputs.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "app/headless/script.hpp"
#include "tests/app/command_line.hpp"
#include "tests/support/test_folder.hpp"

namespace fs = std::filesystem;

namespace {

const std::string NotUtf8 = "caf\xe9";
const std::string Escape = "a\x1b[2Jb\nfake";
/// A quote, a line end and a script command.
const std::string Order = "x\"\nhash\n#";

/// A folder with a faulty tape, removed at the end.
/// Copies a tape into the folder and returns its path.
std::string tape_in(const TestFolder& folder, const std::string& name) {
    fs::copy_file(FR_MUTANTS_DIR "/cursor-stops-on-the-right.tap", folder.file(name + ".tap"));
    return folder.file(name + ".tap");
}

std::string read(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// True if the text consists of printable lines only.
bool is_safe(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte == '\n' || (byte >= ' ' && byte < 0x7f);
    });
}

Answer check(const std::string& tape, std::vector<std::string> more = {}) {
    std::vector<std::string> words = {
        "check", tape, "--strict", "--rom", "free", "--boards", "1", "--keys", "400"};
    words.insert(words.end(), more.begin(), more.end());
    return ask(words);
}

} // namespace

TEST_CASE("check and learn name files in JSON that are not UTF-8") {
    const TestFolder folder;
    const std::string tape = tape_in(folder, NotUtf8);
    const Answer checked = check(tape, {"--json", "--report", folder.file(NotUtf8 + ".json")});
    CHECK(checked.code == 1);
    const auto report = nlohmann::json::parse(checked.out);
    CHECK(report["tape"].get<std::string>().find("caf\\xe9") != std::string::npos);
    const auto script = report["found"][0]["script"].get<std::string>();
    CHECK(script.find("caf\\xe9-") != std::string::npos);
    CHECK(nlohmann::json::parse(read(folder.file(NotUtf8 + ".json"))) == report);

    const Answer learned = ask(
        {"learn", "--rom", "free", "--to", "1", "--json", "-o", folder.file(NotUtf8 + ".deals")});
    CHECK(learned.code == 0);
    const auto output = nlohmann::json::parse(learned.out)["output"].get<std::string>();
    CHECK(output.ends_with("caf\\xe9.deals"));

    const Answer info = ask({"info", tape, "--json"});
    CHECK(nlohmann::json::parse(info.out)["file"].get<std::string>().ends_with("caf\\xe9.tap"));
}

TEST_CASE("names that are printed cannot control the terminal") {
    const TestFolder folder;
    const std::string tape = tape_in(folder, Escape);
    const Answer info = ask({"info", tape});
    CHECK(info.out.find("a\\x1b[2Jb\\nfake.tap\n") != std::string::npos);
    const Answer missing = ask({"info", folder.file(Escape)});
    CHECK(std::count(missing.err.begin(), missing.err.end(), '\n') == 1);
    const Answer checked = check(tape, {"--report", folder.file(Escape + ".json")});
    const Answer learned =
        ask({"learn", "--rom", "free", "--to", "1", "-o", folder.file(Escape + ".deals")});
    const Answer duelled = ask({"duel", tape, "--headless", "--rom", "free", "--keys", "r"});
    for (const Answer& answer : {info, missing, checked, learned, duelled}) {
        CHECK(is_safe(answer.out));
        CHECK(is_safe(answer.err));
    }
    CHECK(duelled.out.find("a\\x1b[2Jb\\nfake") != std::string::npos);
}

TEST_CASE("a report's name adds no command to the scripts beside it") {
    const TestFolder folder;
    const std::string tape = tape_in(folder, Order);
    CHECK(check(tape, {"--report", folder.file(Order + ".json")}).code == 1);
    std::size_t scripts = 0;
    for (const auto& entry : fs::directory_iterator(folder.file(""))) {
        if (entry.path().extension() != ".script") {
            continue;
        }
        ++scripts;
        const auto lines = zx::app::parse_script(read(entry.path().string()));
        REQUIRE(lines);
        CHECK(zx::app::first_of(zx::app::Verb::Hash, *lines) == nullptr);
        const auto* picture = zx::app::first_of(zx::app::Verb::Screenshot, *lines);
        REQUIRE(picture != nullptr);
        CHECK(picture->text == entry.path().stem().string() + "-replayed.png");
    }
    CHECK(scripts == 1);
}

TEST_CASE("a quoted word of a script is read back unchanged") {
    for (const std::string name :
         {"a b", "#", "\"", "\\n", "a\nb\\", "caf\xe9\r\t", Order.c_str()}) {
        CAPTURE(name);
        const auto lines =
            zx::app::parse_script("load " + zx::app::quoted_for_script(name) + "\nframes");
        REQUIRE(lines);
        REQUIRE(lines->size() == 2);
        CHECK(lines->front().text == name);
    }
}

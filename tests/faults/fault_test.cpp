// Makes each file operation of the system fail in turn. After every failure no existing file is
// lost or truncated, the program does not crash, and it does not report success unless all its
// files are correct.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

using Contents = std::map<std::string, std::string>;

struct Finished {
    int code = -1;
    std::string out;
    std::string err;
};

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder of this test only; the program works in data/.
class Place {
  public:
    Place()
        : folder_(fs::temp_directory_path() / ("fourrivers_faults_" + std::to_string(::getpid()))) {
        fs::remove_all(folder_);
        fs::create_directories(data());
    }
    ~Place() { fs::remove_all(folder_); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    [[nodiscard]] fs::path data() const { return folder_ / "data"; }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(data() / name, std::ios::binary) << text;
    }
    /// "@" in the command stands for data/.
    [[nodiscard]] Finished run(const std::string& command, const std::string& environment) const {
        std::string words;
        for (const char c : command) {
            words += c == '@' ? data().string() + "/" : std::string(1, c);
        }
        const std::string line = "cd '" + folder_.string() + "' && env " + environment + " " +
                                 words + " > out 2> err < /dev/null";
        const int status = std::system(line.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                read(folder_ / "out"),
                read(folder_ / "err")};
    }
    [[nodiscard]] std::string with_faults(const std::string& call, int number) const {
        return "LD_PRELOAD=" FR_FAULT_LIBRARY " ASAN_OPTIONS=verify_asan_link_order=0"
               " FR_FAULT_FOLDER=" +
               data().string() + " FR_FAULT_LOG=" + (folder_ / "log").string() +
               " FR_FAULT_CALL=" + call + " FR_FAULT_NUMBER=" + std::to_string(number);
    }
    /// The number of calls of each kind in the last run.
    [[nodiscard]] std::map<std::string, int> counts() const {
        std::map<std::string, int> counts;
        std::ifstream log(folder_ / "log");
        std::string name;
        for (int count = 0; log >> name >> count;) {
            counts[name] = count;
        }
        return counts;
    }
    /// All files except locks, which are empty.
    [[nodiscard]] Contents contents() const {
        Contents all;
        for (const auto& entry : fs::directory_iterator(data())) {
            if (entry.path().extension() != ".lock") {
                all[entry.path().filename().string()] = read(entry.path());
            }
        }
        return all;
    }

  private:
    fs::path folder_;
};

struct Scenario {
    const char* name;
    std::string command;
    /// Makes the files that exist before the run, with or without the program.
    std::function<void(const Place&)> prepare;
    std::vector<std::string> calls = {"open", "read", "write", "fsync", "rename", "link", "close"};
};

bool holds(const Contents& contents, const std::string& text) {
    return std::any_of(
        contents.begin(), contents.end(), [&](const auto& file) { return file.second == text; });
}

/// Checks that old files are unchanged, completely replaced, or elsewhere in the folder, and that
/// new files are complete. A file beside an output (NAME-001, NAME.kept-001) is complete, too.
void check_nothing_lost(const Contents& before, const Contents& wanted, const Contents& now) {
    for (const auto& [name, text] : before) {
        const auto& captured_name = name;
        CAPTURE(captured_name);
        const auto file = now.find(name);
        const auto other = wanted.find(name);
        const bool whole =
            file != now.end() &&
            (file->second == text || (other != wanted.end() && file->second == other->second));
        CHECK((whole || holds(now, text)));
    }
    for (const auto& [name, text] : now) {
        const auto& captured_name = name;
        CAPTURE(captured_name);
        CHECK_FALSE(name.starts_with(".fourrivers-"));
        if (wanted.contains(name) && !before.contains(name)) {
            CHECK(text == wanted.at(name));
        }
    }
}

void try_all_faults(const Scenario& scenario) {
    Contents before;
    Contents wanted;
    Finished clean;
    std::map<std::string, int> counts;
    {
        const Place place;
        scenario.prepare(place);
        before = place.contents();
        clean = place.run(scenario.command, place.with_faults("none", 0));
        wanted = place.contents();
        counts = place.counts();
        CAPTURE(clean.err);
        REQUIRE(clean.code == 0);
        REQUIRE(counts["open"] > 0);
        REQUIRE(wanted != before);
    }
    for (const std::string& call : scenario.calls) {
        for (int number = 1; number <= counts[call]; ++number) {
            const Place place;
            scenario.prepare(place);
            const Finished finished = place.run(scenario.command, place.with_faults(call, number));
            const Contents now = place.contents();
            CAPTURE(call);
            CAPTURE(number);
            CAPTURE(finished.code);
            CAPTURE(finished.err);
            CHECK(place.counts()[call] >= number);
            check_nothing_lost(before, wanted, now);
            if (finished.code == 0) {
                CHECK(now == wanted);
            } else {
                CHECK((finished.code == 3 || finished.code == 4));
                CHECK(finished.err.starts_with("fourrivers: "));
            }
        }
    }
}

const std::string Program = "'" FR_PROGRAM "' ";
const std::string Subject = "'" FR_FAULT_SUBJECT "' ";

void nothing_before(const Place&) {}

/// Runs the command once without a fault, so that its files exist.
std::function<void(const Place&)> after(const std::string& command) {
    return [command](const Place& place) { REQUIRE(place.run(command, "A=B").code == 0); };
}

} // namespace

TEST_CASE("no fault loses a converted file") {
    try_all_faults({"convert", Program + "convert @in.scr @out.scr", [](const Place& place) {
                        place.write("in.scr", std::string(6912, 'x'));
                        place.write("out.scr", "old");
                    }});
}

TEST_CASE("no fault loses an output of a headless run") {
    const std::string run = Program + "run --headless --no-tape --rom free --frames ";
    const std::string outputs = " --save @s.sna --screenshot @p.png --wav @w.wav";
    try_all_faults({"run, new", run + "5" + outputs, &nothing_before});
    try_all_faults({"run, old", run + "5" + outputs, after(run + "2" + outputs)});
}

TEST_CASE("no fault loses a picture of the game") {
    try_all_faults({"play",
                    Program + "play --screenshot @p.png --board 1 --gravity on",
                    [](const Place& place) { place.write("p.png", "old"); }});
}

TEST_CASE("no fault loses an atlas") {
    const std::string atlas = Program + "atlas --size 4x4 --threads 1 -o @a --to ";
    try_all_faults({"atlas, old", atlas + "5", after(atlas + "3")});
}

TEST_CASE("no fault loses boards that learn has kept") {
    const std::string learn = Program + "learn --rom free --threads 1 -o @d --to ";
    try_all_faults({"learn, old", learn + "3", after(learn + "2")});
}

TEST_CASE("no fault loses a file that the windows keep") {
    for (const std::string kind : {"game", "settings", "statistics", "quick"}) {
        CAPTURE(kind);
        const std::string save = Subject + kind + " @.";
        try_all_faults({"new", save, &nothing_before});
    }
    try_all_faults({"quick save, old", Subject + "quick @.", [](const Place& place) {
                        place.write("quick.sna", "old");
                        place.write("quick.sna.bak", "older");
                    }});
    try_all_faults(
        {"statistics, old", Subject + "statistics @.", after(Subject + "statistics @.")});
}

TEST_CASE("check prints its result even if its report cannot be written at the end") {
    const Place place;
    const Finished finished =
        place.run(Program + "check --rom free --boards 1..1 --keys 50 --report @r.json",
                  place.with_faults("rename", 1));
    CHECK(finished.code == 4);
    CHECK(finished.out.find("keys") != std::string::npos);
    CHECK(finished.err.find("r.json") != std::string::npos);
    CHECK(place.contents().empty());
}

// Draws the menus and pages without a display, in windows from 320 x 240 to 4K, and inspects the
// triangles that they consist of.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <SDL.h>
#include <doctest/doctest.h>
#include <imgui_internal.h>

#include "app/imgui/gui.hpp"
#include "app/imgui/menu_view.hpp"
#include "app/imgui/system_fonts.hpp"
#include "app/menu/menu.hpp"

using namespace zx::app;

namespace {

const std::string LongName =
    "a name of a program that fits into no list (1984) (Some House) [a very long name].tzx";

std::vector<FileEntry> many_files(const std::filesystem::path& folder) {
    std::vector<FileEntry> files = {{"..", folder.parent_path(), true}};
    for (int i = 0; i < 500; ++i) {
        files.push_back({std::to_string(i) + " " + LongName, folder / "x", false});
    }
    return files;
}

struct Screen {
    SDL_Window* window = nullptr;
    SDL_Renderer* renderer = nullptr;
    std::unique_ptr<Gui> gui;

    Screen(int width, int height) {
        (void)SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
        REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
        window = SDL_CreateWindow("test", 0, 0, width, height, 0);
        REQUIRE(window != nullptr);
        renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
        REQUIRE(renderer != nullptr);
        gui = std::make_unique<Gui>(window, renderer);
    }
    ~Screen() {
        gui.reset();
        SDL_DestroyRenderer(renderer);
        SDL_DestroyWindow(window);
        SDL_Quit();
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
};

/// Counts the triangles that begin or end outside the columns in which they may be drawn: text that
/// is cut off at its left or right end.
int cut_off(const ImDrawData& data) {
    constexpr float Edge = 2; // windows have smooth edges
    int cut = 0;
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            for (unsigned element = 0; element < command.ElemCount; ++element) {
                const ImDrawIdx index =
                    list.IdxBuffer[static_cast<int>(command.IdxOffset + element)];
                const ImVec2 at = list.VtxBuffer[static_cast<int>(command.VtxOffset) + index].pos;
                cut += at.x < command.ClipRect.x - Edge || at.x > command.ClipRect.z + Edge ? 1 : 0;
            }
        }
    }
    return cut;
}

/// The lowest point of everything but the foreground, in which messages are drawn last.
float bottom_of_windows(const ImDrawData& data) {
    float bottom = 0;
    for (int i = 0; i + 1 < data.CmdListsCount; ++i) {
        for (const ImDrawCmd& command : data.CmdLists[i]->CmdBuffer) {
            for (unsigned element = 0; element < command.ElemCount; ++element) {
                const ImDrawList& list = *data.CmdLists[i];
                const ImDrawIdx index =
                    list.IdxBuffer[static_cast<int>(command.IdxOffset + element)];
                const float y = list.VtxBuffer[static_cast<int>(command.VtxOffset) + index].pos.y;
                bottom = std::max(bottom, std::min(y, command.ClipRect.w));
            }
        }
    }
    return bottom;
}

float top_of_message(const ImDrawData& data) {
    float top = data.DisplaySize.y;
    for (const ImDrawVert& vertex : data.CmdLists[data.CmdListsCount - 1]->VtxBuffer) {
        top = std::min(top, vertex.pos.y);
    }
    // Edges are smooth, windows begin at whole pixels, and sums of sizes are rounded.
    return top + 2.01F;
}

/// The size of the smallest text, in pixels: characters are parts of the font's picture, in which
/// they have the size Gui::em().
float smallest_text(Gui& gui, const ImDrawData& data) {
    float smallest = gui.em();
    const auto atlas_height = static_cast<float>(ImGui::GetIO().Fonts->TexHeight);
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        for (int element = 0; element + 2 < list.IdxBuffer.Size; element += 3) {
            const ImDrawVert& first = list.VtxBuffer[list.IdxBuffer[element]];
            const ImDrawVert& last = list.VtxBuffer[list.IdxBuffer[element + 2]];
            const float pixels = (last.uv.y - first.uv.y) * atlas_height;
            if (pixels > 3) {
                smallest = std::min(smallest, (last.pos.y - first.pos.y) / pixels * gui.em());
            }
        }
    }
    return smallest;
}

/// More rows than a window shows.
const Paper& printed_paper() {
    static const Paper paper = [] {
        Paper printed;
        zx::machine::PrintedRow row{};
        row.fill(0x55);
        printed.add(std::vector(3'000, row));
        return printed;
    }();
    return paper;
}

/// Draws twice: the first frame finds out which characters are needed.
void draw(Gui& gui, MenuView& view, Menu& menu, bool message = true) {
    for (int frame = 0; frame < 2; ++frame) {
        gui.begin(100);
        KeyboardState keyboard;
        CHECK_FALSE(view.draw(menu, keyboard, TapeStatus{}, printed_paper()));
        if (message) {
            view.draw_message(LongName + LongName + LongName + LongName);
        }
        gui.end();
    }
}

MenuStatus long_status() {
    MenuStatus status;
    status.media = LongName;
    status.log = {LongName + LongName, "short"};
    status.about = {LongName};
    status.states.resize(10);
    status.states[3] = {true, "2026-11-22 08:30", LongName, std::make_shared<Thumbnail>()};
    for (int i = 0; i < 100; ++i) {
        status.tape.lines.push_back({LongName, 3.5});
    }
    status.tape.inserted = true;
    status.recent.assign(20, "/" + LongName + "/" + LongName);
    status.session = status.quick_name = LongName;
    status.tape_edit.name = "ABCDEFGHIJ";
    status.note.text = LongName;
    status.mapping.asked = "Keypad Enter";
    status.mapping.mapping["Keypad Enter"] = "joystick-fire";
    status.pokes.trainers = {{LongName, true}};
    status.pokes.applied = {"bank 7, 65535: 255, was 255"};
    return status;
}

} // namespace

TEST_CASE("no menu and no page is cut off between 320 x 240 and 4K") {
    for (const auto& [width, height] :
         {std::pair{320, 240}, {640, 480}, {1056, 864}, {1920, 1080}, {3840, 2160}, {400, 1000}}) {
        const auto& captured_width = width;
        CAPTURE(captured_width);
        Screen screen(width, height);
        MenuView view(*screen.gui, screen.renderer);
        Menu menu(&many_files);
        menu.set_folder("/" + LongName + "/" + LongName);
        menu.set_status(long_status());
        for (std::size_t bar = 0; bar < BarMenus; ++bar) {
            CAPTURE(bar);
            menu.open_bar(static_cast<BarMenu>(bar));
            draw(*screen.gui, view, menu);
            CHECK(cut_off(*ImGui::GetDrawData()) == 0);
        }
        for (int number = 0; number <= static_cast<int>(MenuPage::About); ++number) {
            const auto page = static_cast<MenuPage>(number);
            if (page == MenuPage::Choices) {
                continue; // opened by its setting, below
            }
            CAPTURE(page_row(page).label);
            menu.close();
            menu.open(page);
            draw(*screen.gui, view, menu);
            CHECK(cut_off(*ImGui::GetDrawData()) == 0);
            CHECK(ImGui::GetDrawData()->TotalVtxCount > 100);
            CHECK(bottom_of_windows(*ImGui::GetDrawData()) <=
                  top_of_message(*ImGui::GetDrawData()));
        }
        menu.open_bar(BarMenu::Sound);
        CHECK_FALSE(menu.click(0));
        REQUIRE(menu.page() == MenuPage::Choices);
        draw(*screen.gui, view, menu);
        CHECK(cut_off(*ImGui::GetDrawData()) == 0);
    }
}

TEST_CASE("the names of keys on the keyboard picture can be read in every window") {
    for (const auto& [width, height] : {std::pair{320, 240}, {400, 300}, {640, 480}, {1056, 864}}) {
        const auto& captured_width = width;
        CAPTURE(captured_width);
        Screen screen(width, height);
        MenuView view(*screen.gui, screen.renderer);
        Menu menu(&many_files);
        menu.set_status({});
        menu.open(MenuPage::Keyboard);
        draw(*screen.gui, view, menu, false);
        CHECK(smallest_text(*screen.gui, *ImGui::GetDrawData()) >= 6);
    }
}

TEST_CASE("a long list draws only the rows that are seen, and follows the selection") {
    Screen screen(640, 480);
    MenuView view(*screen.gui, screen.renderer);
    Menu menu(&many_files);
    menu.set_folder("/games");
    menu.open(MenuPage::Files);
    draw(*screen.gui, view, menu);
    const int at_top = ImGui::GetDrawData()->TotalVtxCount;
    CHECK(at_top < 20'000);
    (void)menu.key(MenuKey::End);
    draw(*screen.gui, view, menu);
    draw(*screen.gui, view, menu); // the list scrolls in the frame after the key
    CHECK(menu.selected() == 500);
    CHECK(ImGui::GetDrawData()->TotalVtxCount > at_top / 2);
}

TEST_CASE("the text is larger in a larger window and with a larger text size") {
    float last = 0;
    for (const auto& [width, height] : {std::pair{320, 240}, {1056, 864}, {3840, 2160}}) {
        Screen screen(width, height);
        screen.gui->begin(100);
        screen.gui->end();
        CHECK(screen.gui->em() > last);
        last = screen.gui->em();
        screen.gui->begin(150);
        screen.gui->end();
        CHECK(screen.gui->em() >= last);
    }
}

TEST_CASE("characters beyond Latin come from the fonts of the system") {
    constexpr char32_t Hiragana = 0x3042;
    if (!font_with(Hiragana)) {
        MESSAGE("not tested: no font of the system has hiragana");
        return;
    }
    Screen screen(640, 480);
    for (int frame = 0; frame < 2; ++frame) {
        screen.gui->begin(100);
        (void)screen.gui->use("\xe3\x81\x82"
                              "\xd0\x96");
        CHECK((ImGui::GetFont()->FindGlyphNoFallback(Hiragana) != nullptr) == (frame == 1));
        CHECK((ImGui::GetFont()->FindGlyphNoFallback(0x416) != nullptr) == (frame == 1));
        screen.gui->end();
    }
}

TEST_CASE("a menu that fits into the window has no scroll bar") {
    int rows = 0;
    for (const auto& [width, height] : {std::pair{704, 576}, {1001, 777}, {3840, 2160}}) {
        const auto& captured_width = width;
        CAPTURE(captured_width);
        Screen screen(width, height);
        MenuView view(*screen.gui, screen.renderer);
        for (std::size_t bar = 0; bar < BarMenus; ++bar) {
            Menu menu(&many_files);
            menu.open_bar(static_cast<BarMenu>(bar));
            draw(*screen.gui, view, menu, false);
            draw(*screen.gui, view, menu, false); // ImGui knows the size of the rows now
            for (const ImGuiWindow* const window : ImGui::GetCurrentContext()->Windows) {
                if (std::string(window->Name).find("rows") != std::string::npos) {
                    CAPTURE(bar);
                    ++rows;
                    CHECK(window->ScrollMax.y == 0);
                }
            }
        }
    }
    CHECK(rows > 0);
}

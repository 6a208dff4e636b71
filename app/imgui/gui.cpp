#include "app/imgui/gui.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include <backends/imgui_impl_sdl.h>
#include <imgui_internal.h>

#include "app/files/file.hpp"
#include "app/imgui/draw_data.hpp"
#include "app/imgui/system_fonts.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

/// More characters than names in one folder use; the limit keeps the texture small.
constexpr std::size_t MostCharacters = 4'000;

/// Returns the size of normal text for this output, in pixels.
float fitting_em(int width, int height, int text_percent) {
    constexpr float NormalEm = 18;
    constexpr float NormalHeight = 864;
    constexpr float LeastEm = 9;
    const auto w = static_cast<float>(width);
    const auto h = static_cast<float>(height);
    const float normal = NormalEm * std::sqrt(h / NormalHeight);
    const float wanted = normal * static_cast<float>(text_percent) / 100;
    // The bar's eight titles need 31 em, and a page needs 15 rows.
    return std::floor(std::max(std::min({wanted, w / 31, h / 17}), LeastEm));
}

ImFontConfig config_of(const FontFile& font) {
    ImFontConfig config;
    config.FontNo = font.index;
    config.OversampleH = 1;
    config.PixelSnapH = true;
    return config;
}

/// Adds a font of the system; false if its file cannot be read.
bool add_font(const FontFile& font, float em, const ImWchar* ranges, bool merge) {
    const auto bytes = read_file(font.path);
    if (!bytes || bytes->empty()) {
        return false;
    }
    ImFontConfig config = config_of(font);
    config.MergeMode = merge;
    void* const copy = ImGui::MemAlloc(bytes->size()); // the atlas frees it
    std::copy(bytes->begin(), bytes->end(), static_cast<std::uint8_t*>(copy));
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
               copy, static_cast<int>(bytes->size()), em, &config, ranges) != nullptr;
}

} // namespace

Gui::Gui(SDL_Window* window, SDL_Renderer* renderer) : window_(window), renderer_(renderer) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    (void)ImGui_ImplSDL2_InitForSDLRenderer(window);
    ImGui::StyleColorsDark();
}

Gui::~Gui() {
    if (texture_ != nullptr) {
        SDL_DestroyTexture(texture_);
    }
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

void Gui::handle(const SDL_Event& event) {
    (void)ImGui_ImplSDL2_ProcessEvent(&event);
}

void Gui::begin(int text_percent) {
    int width = 1;
    int height = 1;
    int window_width = 1;
    (void)SDL_GetRendererOutputSize(renderer_, &width, &height);
    SDL_GetWindowSize(window_, &window_width, nullptr);
    const float em = fitting_em(width, height, text_percent);
    if (font_is_old_ || em != em_) {
        build_font(em);
    }
    ImGui_ImplSDL2_NewFrame();
    // Everything is laid out in pixels of the output, of which a dense display has more than
    // window points.
    ImGuiIO& io = ImGui::GetIO();
    const float density = static_cast<float>(width) / static_cast<float>(std::max(window_width, 1));
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    io.DisplayFramebufferScale = {1, 1};
    if (ImGui::IsMousePosValid(&io.MousePos)) {
        io.MousePos = {io.MousePos.x * density, io.MousePos.y * density};
    }
    ImGui::NewFrame();
}

void Gui::end() {
    ImGui::Render();
    draw(*ImGui::GetDrawData(), renderer_);
}

bool Gui::mouse_moved() const {
    const ImVec2 by = ImGui::GetIO().MouseDelta;
    return by.x != 0 || by.y != 0;
}

const std::string& Gui::use(const std::string& text) {
    constexpr unsigned FirstBeyond = 0x100;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t length = first_character_bytes(rest);
        unsigned character = 0;
        (void)ImTextCharFromUtf8(&character, rest.data(), rest.data() + length);
        rest.remove_prefix(length);
        if (character >= FirstBeyond && character <= IM_UNICODE_CODEPOINT_MAX &&
            characters_.size() < MostCharacters && characters_.insert(character).second) {
            font_is_old_ = true;
        }
    }
    return text;
}

void Gui::build_font(float em) {
    em_ = em;
    font_is_old_ = false;
    if (!try_fonts(em, true)) {
        (void)try_fonts(em, false);
    }
    ImGuiStyle style;
    ImGui::StyleColorsDark(&style);
    style.ScaleAllSizes(em / 16);
    style.WindowPadding = {em / 2, em / 3};
    style.ScrollbarSize = em * 0.8F;
    style.WindowRounding = em / 4;
    style.Colors[ImGuiCol_WindowBg] = ImVec4(0.05F, 0.05F, 0.10F, 0.97F);
    ImGui::GetStyle() = style;
}

/// Builds the atlas and its texture. Returns false, with the atlas unusable, if a font is broken.
bool Gui::try_fonts(float em, bool of_system) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    // The atlas reads the ranges when it is built.
    std::map<FontFile, ImVector<ImWchar>> ranges;
    const auto base = of_system ? text_font() : std::nullopt;
    if (!base || !add_font(*base, em, atlas.GetGlyphRangesDefault(), false)) {
        ImFontConfig config;
        config.SizePixels = em;
        (void)atlas.AddFontDefault(&config);
    }
    std::map<FontFile, ImFontGlyphRangesBuilder> wanted;
    if (of_system) {
        for (const char32_t character : characters_) {
            if (const auto font = font_with(character)) {
                wanted[*font].AddChar(static_cast<ImWchar>(character));
            }
        }
    }
    for (auto& [font, builder] : wanted) {
        builder.BuildRanges(&ranges[font]);
        (void)add_font(font, em, ranges[font].Data, true);
    }
    if (!atlas.Build()) {
        return false;
    }
    make_texture();
    return texture_ != nullptr;
}

void Gui::make_texture() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
    if (texture_ != nullptr) {
        SDL_DestroyTexture(texture_);
    }
    texture_ = SDL_CreateTexture(
        renderer_, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC, width, height);
    if (texture_ != nullptr) {
        (void)SDL_UpdateTexture(texture_, nullptr, pixels, width * 4);
        (void)SDL_SetTextureBlendMode(texture_, SDL_BLENDMODE_BLEND);
        (void)SDL_SetTextureScaleMode(texture_, SDL_ScaleModeLinear);
    }
    atlas.SetTexID(texture_);
    atlas.ClearTexData();
}

} // namespace zx::app

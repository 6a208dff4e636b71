#include "app/imgui/system_fonts.hpp"

#include <memory>

#include <fontconfig/fontconfig.h>

namespace zx::app {
namespace {

struct Destroy {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcCharSet* set) const { FcCharSetDestroy(set); }
};
template <class T> using Owned = std::unique_ptr<T, Destroy>;

Owned<FcPattern> outlines() {
    Owned<FcPattern> pattern(FcPatternCreate());
    (void)FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    (void)FcPatternAddString(
        pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("DejaVu Sans"));
    (void)FcPatternAddString(
        pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    return pattern;
}

/// Returns the best match in a format that Dear ImGui reads.
std::optional<FontFile> match(FcPattern* pattern, std::optional<char32_t> needed) {
    FcConfigSubstitute(nullptr, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result = FcResultNoMatch;
    const Owned<FcPattern> found(FcFontMatch(nullptr, pattern, &result));
    FcChar8* path = nullptr;
    FcChar8* format = nullptr;
    FcCharSet* characters = nullptr;
    FontFile font;
    if (!found || FcPatternGetString(found.get(), FC_FILE, 0, &path) != FcResultMatch ||
        FcPatternGetString(found.get(), FC_FONTFORMAT, 0, &format) != FcResultMatch ||
        FcPatternGetInteger(found.get(), FC_INDEX, 0, &font.index) != FcResultMatch) {
        return {};
    }
    const std::string kind(reinterpret_cast<const char*>(format));
    if (kind != "TrueType" && kind != "CFF") {
        return {};
    }
    if (needed && (FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &characters) != FcResultMatch ||
                   FcCharSetHasChar(characters, *needed) == FcFalse)) {
        return {};
    }
    constexpr int FaceMask = 0xffff; // the upper half is the instance of a variable font
    font.index &= FaceMask;
    font.path = reinterpret_cast<const char*>(path);
    return font;
}

} // namespace

std::optional<FontFile> text_font() {
    const auto pattern = outlines();
    return match(pattern.get(), {});
}

std::optional<FontFile> font_with(char32_t character) {
    const auto pattern = outlines();
    const Owned<FcCharSet> set(FcCharSetCreate());
    (void)FcCharSetAddChar(set.get(), character);
    (void)FcPatternAddCharSet(pattern.get(), FC_CHARSET, set.get());
    return match(pattern.get(), character);
}

} // namespace zx::app

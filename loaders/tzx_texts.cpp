#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "loaders/tzx_parser.hpp"

namespace zx::loaders {
namespace {

std::string archive_field(std::uint8_t id) {
    constexpr std::array<std::string_view, 9> Names{"title",
                                                    "publisher",
                                                    "author",
                                                    "year",
                                                    "language",
                                                    "type",
                                                    "price",
                                                    "protection",
                                                    "origin"};
    return id < Names.size() ? std::string(Names[id]) : id == 0xff ? "comment" : tzx_hex(id);
}

} // namespace

std::string tzx_hex(unsigned value) {
    constexpr std::string_view Digits = "0123456789abcdef";
    return std::string("0x") + Digits[value >> 4 & 15] + Digits[value & 15];
}

std::string tzx_text(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (byte == '\r') {
            text += " / ";
        } else if (byte < 0x80) {
            text += static_cast<char>(byte);
        } else {
            text += static_cast<char>(0xc0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return text;
}

Result<void> TzxParser::flow() {
    switch (id_) {
    case tzx::Jump: {
        const auto offset = static_cast<std::int16_t>(reader_.u16());
        add_control(Kind::Jump, {offset});
        return offset == 0 ? Result<void>(bad("jumps to itself")) : Result<void>{};
    }
    case tzx::LoopStart: {
        const std::uint16_t count = reader_.u16();
        if (count == 0) {
            warn("is a loop of no times, played once");
        }
        add_control(Kind::LoopStart, {std::max<std::uint16_t>(count, 1)});
        return {};
    }
    case tzx::Call:
    case tzx::Select: break;
    default: return {};
    }
    std::vector<std::int32_t> offsets;
    std::vector<std::string> texts;
    if (id_ == tzx::Call) {
        const std::uint16_t count = reader_.u16();
        for (unsigned i = 0; i < count && reader_.ok(); ++i) {
            offsets.push_back(static_cast<std::int16_t>(reader_.u16()));
        }
    } else {
        const std::size_t length = reader_.u16();
        const std::size_t body = reader_.offset();
        const std::uint8_t count = reader_.u8();
        for (unsigned i = 0; i < count && reader_.ok(); ++i) {
            offsets.push_back(static_cast<std::int16_t>(reader_.u16()));
            texts.push_back(tzx_text(reader_.take(reader_.u8())));
        }
        if (reader_.ok() && reader_.offset() != body + length) {
            return bad("has another length than its parts");
        }
    }
    add(ControlBlock{
        id_ == tzx::Call ? Kind::Call : Kind::Select, std::move(offsets), std::move(texts)});
    return {};
}

Result<void> TzxParser::texts() {
    std::vector<std::string> list;
    switch (id_) {
    case tzx::Text: list.push_back(tzx_text(reader_.take(reader_.u8()))); break;
    case tzx::Message:
        reader_.skip(1);
        list.push_back(tzx_text(reader_.take(reader_.u8())));
        break;
    case tzx::Archive: {
        const std::size_t length = reader_.u16();
        const std::size_t body = reader_.offset();
        const std::uint8_t count = reader_.u8();
        for (unsigned i = 0; i < count && reader_.ok(); ++i) {
            const std::uint8_t field = reader_.u8();
            list.push_back(archive_field(field) + ": " + tzx_text(reader_.take(reader_.u8())));
        }
        if (reader_.ok() && reader_.offset() != body + length) {
            return bad("has another length than its parts");
        }
        break;
    }
    case tzx::Custom: {
        list.push_back(tzx_text(reader_.take(16)));
        while (!list.back().empty() && (list.back().back() == ' ' || list.back().back() == 0)) {
            list.back().pop_back();
        }
        reader_.skip(reader_.u32());
        break;
    }
    default: break;
    }
    add_info(std::move(list));
    return {};
}

void TzxParser::hardware() {
    constexpr std::array<std::string_view, 6> Computers{
        "16K", "48K", "48K issue 1", "128K", "+2", "+2A or +3"};
    constexpr std::array<std::string_view, 4> Infos{"runs on",
                                                    "uses the hardware of",
                                                    "runs, but does not use the hardware of",
                                                    "does not run on"};
    constexpr std::array Models{Model::Spectrum16,
                                Model::Spectrum48,
                                Model::Spectrum48,
                                Model::Spectrum128,
                                Model::SpectrumPlus2,
                                Model::SpectrumPlus2A};
    std::vector<std::string> list;
    std::optional<Model> used;
    std::optional<Model> runs;
    bool runs_on_48k = false;
    bool refuses_48k = false;
    const std::uint8_t count = reader_.u8();
    for (unsigned i = 0; i < count && reader_.ok(); ++i) {
        const std::uint8_t type = reader_.u8();
        const std::uint8_t number = reader_.u8();
        const std::uint8_t info = reader_.u8();
        if (type != 0 || number >= Computers.size() || info >= Infos.size()) {
            continue;
        }
        list.push_back(std::string(Infos[info]) + " a " + std::string(Computers[number]));
        if (info == 1 && !used) {
            used = Models[number];
        } else if ((info == 0 || info == 2) && !runs) {
            runs = Models[number];
        }
        (info == 3 ? refuses_48k : runs_on_48k) |= Models[number] == Model::Spectrum48;
    }
    if (refuses_48k && !runs) {
        runs = Model::Spectrum128;
    }
    if (!tape_.model) {
        tape_.model = used ? used : runs_on_48k ? std::nullopt : runs;
    }
    if (reader_.ok()) {
        add_info(std::move(list));
    }
}

} // namespace zx::loaders

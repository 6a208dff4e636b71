// Writes and reads whole files without the functions under test.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "tests/loaders/builders.hpp"

inline void put(const std::string& path, const builders::Bytes& bytes) {
    std::ofstream file{path, std::ios::binary};
    for (const std::uint8_t byte : bytes) {
        file.put(static_cast<char>(byte));
    }
    REQUIRE(file.flush());
}

inline builders::Bytes get(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// Prints the replay of the keys on standard input, for compare.py.
#include <iostream>
#include <iterator>
#include <string>

#include "games/tetrominoes/replay.hpp"

int main() {
    const std::string bytes(std::istreambuf_iterator<char>(std::cin), {});
    const auto keys = tetrominoes::parse_keys(bytes);
    if (!keys) {
        std::cerr << keys.error().context << "\n";
        return 3;
    }
    std::cout << tetrominoes::replay_text(*keys);
}

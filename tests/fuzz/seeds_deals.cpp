#include "shisen/oracle/deal_table.hpp"
#include "tests/fuzz/seeds.hpp"

namespace fuzz {

// Three tables: nothing known, boards of a rule, and boards of their own beside them.
std::vector<builders::Bytes> seeds(std::string_view) {
    using namespace shisen::oracle;
    DealTable ruled(0x12345678);
    ruled.put(1, shisen::deal(1));
    ruled.put(65535, shisen::deal(65535));
    ruled.set_rule(DealRule{});
    DealTable mixed = ruled;
    mixed.put(2, shisen::deal(77));
    mixed.put(300, shisen::deal(78));
    return {DealTable().bytes(), ruled.bytes(), mixed.bytes()};
}

} // namespace fuzz

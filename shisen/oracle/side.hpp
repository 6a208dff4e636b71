// One of the two that are compared: something that answers keys and can be looked at. The tape on
// its machine is one; tests put native games with faults in its place.
#pragma once

#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "shisen/oracle/sighting.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// Why nothing can be seen.
struct Breakdown {
    enum class Kind {
        Hung,    ///< no longer comes to rest, or can never read a key again
        Reset,   ///< the machine shows what it shows after power-on
        Garbage, ///< a cell of the board shows what no tile of this game looks like
    };
    Kind kind{};
    std::string words;
    friend bool operator==(const Breakdown&, const Breakdown&) = default;
};

using Look = tl::expected<Sighting, Breakdown>;

class Side {
  public:
    virtual ~Side() = default;
    Side() = default;
    Side& operator=(const Side&) = delete;
    Side(Side&&) = delete;
    Side& operator=(Side&&) = delete;

    [[nodiscard]] virtual Look look() const = 0;
    [[nodiscard]] virtual Look act(const Step& step) = 0;
    /// As it is now, to try something on.
    [[nodiscard]] virtual std::unique_ptr<Side> copy() const = 0;

  protected:
    Side(const Side&) = default;
};

} // namespace shisen::oracle

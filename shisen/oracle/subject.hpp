// One of the two that are compared: something that answers keys and can be looked at. The tape on
// its machine is one; tests put native games with faults in its place.
#pragma once

#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// Why nothing can be seen.
struct SubjectFailure {
    enum class Kind {
        Hung,    ///< no longer comes to rest, or can never read a key again
        Reset,   ///< the machine shows what it shows after power-on
        Garbage, ///< a cell of the board shows what no tile of this game looks like
    };
    Kind kind{};
    std::string words;
    friend bool operator==(const SubjectFailure&, const SubjectFailure&) = default;
};

using Observed = tl::expected<Observation, SubjectFailure>;

class Subject {
  public:
    virtual ~Subject() = default;
    Subject() = default;
    Subject& operator=(const Subject&) = delete;
    Subject(Subject&&) = delete;
    Subject& operator=(Subject&&) = delete;

    [[nodiscard]] virtual Observed look() const = 0;
    [[nodiscard]] virtual Observed act(const Step& step) = 0;
    /// As it is now, to try something on.
    [[nodiscard]] virtual std::unique_ptr<Subject> copy() const = 0;

  protected:
    Subject(const Subject&) = default;
};

} // namespace shisen::oracle

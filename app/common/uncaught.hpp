// The last resort for an exception that nothing catches, on any thread.
#pragma once

namespace zx::app {

/// From now on such an exception ends the process with one line on stderr and exit code 4.
void report_uncaught_exceptions();

} // namespace zx::app

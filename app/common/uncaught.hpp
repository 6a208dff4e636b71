// Handles exceptions that nothing catches, on any thread.
#pragma once

namespace zx::app {

/// After this call, such an exception ends the process with one line on stderr and exit code 4.
void report_uncaught_exceptions();

} // namespace zx::app

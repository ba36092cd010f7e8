#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The standard error output of the process.
enum StandardError {
    /// Writes a line; what the system does not accept is lost.
    ///
    /// One call of the system writes a short line as a whole, so that lines of several threads do not mix.
    static func writeLine(_ line: String) {
        var line = line + "\n"
        line.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = write(STDERR_FILENO, start, rest.count)
                guard count > 0 else {
                    if count < 0, errno == EINTR { continue }
                    return
                }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }
}

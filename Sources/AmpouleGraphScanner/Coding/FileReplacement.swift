#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Replaces files at once: other processes read either the former content or the new one.
package enum FileReplacement {
    /// Writes bytes to a file in an existing folder.
    ///
    /// - Returns: Whether the file has been replaced.
    @discardableResult
    package static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
        // Threads and processes that write the same file at the same time don't share a name.
        let temporary = "\(path).\(UInt64.random(in: 0 ... .max))"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return false }
        let isWritten = writeAll(bytes, to: file)
        if close(file) == 0, isWritten, rename(temporary, path) == 0 { return true }
        unlink(temporary)
        return false
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

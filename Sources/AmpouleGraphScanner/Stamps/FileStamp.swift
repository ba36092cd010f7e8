#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The attributes of a file that change with its contents.
package struct FileStamp: Codable, Equatable, Sendable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The current stamp of a file; `nil` if the file doesn't exist.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
        seconds = Int(status.st_mtimespec.tv_sec)
        nanoseconds = Int(status.st_mtimespec.tv_nsec)
        #else
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        #endif
    }

    /// A text without line breaks that differs if the file changes.
    package var text: String { "\(size) \(seconds) \(nanoseconds)" }

    /// The current stamps of files, in a text that differs if one of them changes, or exists in only one of two cases.
    package static func text(ofFilesAt paths: [String]) -> String {
        var text = ""
        text.reserveCapacity(paths.count * 32)
        for path in paths {
            if let stamp = FileStamp(path: path) {
                text += "\(stamp.text)\n"
            } else {
                text += "-\n"
            }
        }
        return text
    }
}

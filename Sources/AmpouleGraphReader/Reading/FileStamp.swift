import Foundation

/// The attributes of a file that change with its contents.
struct FileStamp: Codable, Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The current stamp of a file; `nil` if the file doesn't exist.
    init?(path: String) {
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
}

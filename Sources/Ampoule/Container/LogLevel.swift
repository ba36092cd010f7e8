/// How much a message of a container matters.
///
/// The descriptions are the names that swift-log has for its levels.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    /// Something happened as it should.
    case info

    /// Something is probably not meant.
    case warning

    /// Something could not be had.
    case error

    /// Whether one level matters less than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension LogLevel: CustomStringConvertible {
    /// The level as a word.
    public var description: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

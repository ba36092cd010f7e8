/// How much a message of a container matters.
///
/// The descriptions are the names that swift-log has for its levels.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    /// An expected event.
    case info

    /// A probable mistake.
    case warning

    /// A failure, such as a service that can't be resolved.
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

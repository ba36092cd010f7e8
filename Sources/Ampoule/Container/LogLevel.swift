/// The severity of a container's message.
///
/// The descriptions match the names of swift-log's levels.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    /// An expected event.
    case info

    /// A probable mistake.
    case warning

    /// A failure, such as a service that can't be resolved.
    case error

    /// Returns whether one level is less severe than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension LogLevel: CustomStringConvertible {
    /// The name of the level.
    public var description: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

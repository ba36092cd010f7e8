/// How much a message of an ``InjectionLogger`` matters.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    /// What is as it should be: modules that cover up others, and how containers come and go.
    case info

    /// What is probably not meant: injection started twice, an element registered twice, parameters ignored.
    case warning

    /// What could not be had.
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

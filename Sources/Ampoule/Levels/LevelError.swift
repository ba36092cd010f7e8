/// The failure to open a level: the container is not inside the level that the opened one requires.
public struct LevelError: Error, Sendable {
    /// The name of the level to open.
    public let level: String

    /// The name of the level that it is opened inside; `nil` if it is opened directly inside the program.
    public let expected: String?

    /// The name of the level that the container is inside; `nil` if it is inside none.
    public let found: String?
}

extension LevelError: CustomStringConvertible {
    /// A description of the failure, its cause and its remedy.
    public var description: String {
        if found == level {
            return """
                '\(level)' is opened inside \(expected.map { "'\($0)'" } ?? "the program"), and this container is \
                inside a '\(level)' already.
                Open it with the container around that one.
                """
        }
        let location = found.map { "a '\($0)'" } ?? "no level"
        guard let expected else {
            return """
                '\(level)' is opened directly inside the program, but this container is inside \(location).
                Open it with the program's container, or name the level around it with 'typealias Outer'.
                """
        }
        return """
            '\(level)' is opened inside '\(expected)', but this container is inside \(location).
            Open '\(expected)' first, with 'level(\(expected)(…))', and '\(level)' in the container that it returns.
            """
    }
}

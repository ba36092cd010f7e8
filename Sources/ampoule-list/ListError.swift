/// The reason why no list was written.
enum ListError: Error {
    /// The call of the tool is wrong, with the mistake; `nil` for a request for help.
    case usage(String?)
    case unreadable(String, String)
    case unwritable(String, String)

    /// Something in the sources, as a line of a compiler's output.
    case mistake(at: SourcePlace, String)
}

extension ListError: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage(let mistake):
            """
            \(mistake.map { "error: \($0)\n" } ?? "")usage: ampoule-list [--output <file>] <file>...
            Writes the list of the components in the files of a module, for its '@AllRegistrations'.
            """
        case .unreadable(let path, let reason): "error: '\(path)' can't be read: \(reason)"
        case .unwritable(let path, let reason): "error: '\(path)' can't be written: \(reason)"
        case .mistake(let place, let message): "\(place): error: \(message)"
        }
    }
}

/// A place in a file, as compilers print it.
struct SourcePlace: CustomStringConvertible {
    let path: String
    let line: Int
    let column: Int

    var description: String { "\(path):\(line):\(column)" }
}

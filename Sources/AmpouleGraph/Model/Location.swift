extension ComponentGraph {
    /// A location in the sources.
    public struct Location: Sendable, Hashable, Codable {
        /// The module and the name of the file, as `#fileID` has them.
        public var file: String

        /// The line, counted from 1.
        public var line: Int

        /// The column, counted from 1 in UTF-8 code units, as the compiler counts.
        public var column: Int

        /// Creates a location.
        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }
}

extension ComponentGraph.Location: Comparable, CustomStringConvertible {
    /// Orders locations by file, line and column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// The location as the compiler writes it: `path:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}

/// A location in the sources, which descriptions of components and factories state.
package struct DescribedLocation: Sendable {
    /// The module and the name of the file, as `#fileID` has them.
    package let file: String

    /// The line, counted from 1.
    package let line: Int

    /// The column, counted from 1 in UTF-8 code units, as the compiler counts.
    package let column: Int

    /// Describes a location.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension DescribedLocation {
    /// Parses a line and a column separated by a colon.
    init?(_ position: Substring, in file: String) {
        let numbers = position.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0 else { return nil }
        self.init(file: file, line: numbers[0], column: numbers[1])
    }
}

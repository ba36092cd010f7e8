import AmpouleGraphScanner
import SwiftParser
import SwiftSyntax

extension FileDeclarations {
    /// Reads a source file.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: The path of the file.
    ///   - isWhole: Whether to parse the whole file. Otherwise, bodies without anything relevant are omitted, apart
    ///     from their names: see ``omittedNames``.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    package init(reading source: String, path: String, isWhole: Bool = true) {
        let condensed = CondensedSource(source)
        guard !condensed.isTooDeep else {
            self.init(unreadable: path)
            return
        }
        let tree = Parser.parse(source: isWhole ? source : condensed.text)
        let reader = FileReader(path: path, source: source)
        if !isWhole {
            for leading in condensed.imports { reader.add(Import(leading)) }
            for function in condensed.functions { reader.add(function) }
        }
        reader.walk(tree)
        reader.readReturnedContainers(in: tree)
        reader.finish()
        self = reader.declarations
        hasErrors = tree.hasError
        if !isWhole { omittedNames = condensed.omittedNames }
    }

    /// Represents a file that can't be read as Swift.
    init(unreadable path: String) {
        self.init(path: path)
        hasErrors = true
    }
}

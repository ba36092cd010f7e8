import Foundation
import SwiftParser
import SwiftSyntax

/// The components, lists and imports of a file.
struct SourceFile {
    /// The components that the file declares.
    private(set) var components: [FoundComponent] = []

    /// The names in other lists, such as `["Pets", "Horse"]` for `Pets.Horse.self`.
    private(set) var listed: [[String]] = []

    /// The attributes `@AllRegistrations`.
    private(set) var wholeLists: [FoundList] = []
    private(set) var imports: [FoundImport] = []

    /// Reads a file; one that doesn't mention what the list is made of isn't parsed.
    ///
    /// - Throws: ``ListError`` if it can't be read.
    init(_ path: String) throws(ListError) {
        let text: String
        do {
            text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        } catch {
            throw .unreadable(path, error.localizedDescription)
        }
        self.init(text, at: path)
    }

    /// Reads the text of a file.
    init(_ text: String, at path: String) {
        let hasList = Self.words.contains { word in text.utf8.contains(word.utf8) }
        guard hasList || Self.leveledImports.contains(where: { text.utf8.contains($0.utf8) }) else { return }
        let tree = Parser.parse(source: text)
        imports = tree.statements.foundImports()
        guard hasList else { return }
        let reader = DeclarationReader(tree, at: path)
        (components, listed, wholeLists) = (reader.components, reader.listed, reader.wholeLists)
    }

    /// The words of which a file with components or lists has one.
    private static let words = ["@Register", "@Provides", "@Registrations", "@AllRegistrations", "@Ampoule"]

    /// The beginnings of imports that state an access level, to which other imports of the module have to fit.
    private static let leveledImports = [
        "public import ", "package import ", "internal import ", "private import ",
    ]
}

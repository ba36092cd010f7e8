/// The words by which a reader of declarations tells the bodies that matter to it, by their hashes.
package struct RelevantWords: Sendable {
    /// The words that make a declaration relevant beyond the names used in its body.
    let marks: Set<UInt32>

    /// The freestanding macros that declare nothing.
    let harmlessMacros: Set<UInt32>

    /// The words that make all bodies of a file relevant.
    let marksOfFiles: Set<UInt32>

    /// Creates a set of words.
    ///
    /// - Parameters:
    ///   - marks: The words that make a declaration relevant, beside those that begin a nested one.
    ///   - harmlessMacros: The names of the freestanding macros that declare nothing.
    ///   - marksOfFiles: The words that make all bodies of a file relevant.
    package init(
        marks: some Sequence<String>,
        harmlessMacros: some Sequence<String>,
        marksOfFiles: some Sequence<String>
    ) {
        self.marks = Keywords.ofDeclarations.union(marks.map { NameHash($0).value })
        self.harmlessMacros = Set(harmlessMacros.map { NameHash($0).value })
        self.marksOfFiles = Set(marksOfFiles.map { NameHash($0).value })
    }
}

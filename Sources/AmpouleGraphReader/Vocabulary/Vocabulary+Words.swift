import AmpouleGraphScanner

extension RelevantWords {
    /// The words of the vocabulary, which keep what Ampoule may have to do with.
    static let ofVocabulary = RelevantWords(
        marks: Vocabulary.wordsThatMatter,
        harmlessMacros: KnownNames.macros,
        marksOfFiles: [Vocabulary.moduleOfModules, Vocabulary.moduleOfOperators]
    )
}

extension CondensedSource {
    /// Condenses a source, and keeps all bodies in which Ampoule may be used.
    package init(_ source: String) { self.init(source, .ofVocabulary) }
}

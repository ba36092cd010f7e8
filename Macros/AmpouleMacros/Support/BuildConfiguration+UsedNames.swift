import AmpouleSyntax

extension String {
    /// This build configuration without the names that neither the parser nor the macros ask for; `nil` if it is spelled
    /// otherwise than expected.
    ///
    /// The compiler repeats 170 names in each message, in any order. To decode them takes longer than to write most
    /// components. Only the conditions of an `#if` may ask for the others.
    var withoutUnusedNames: String? {
        guard
            !mayContain("\\"),
            let attributes = list("attributes", from: 0),
            let features = list("features", from: attributes.upperBound)
        else { return nil }
        let list = self[features]
        let names = Self.namesInConfiguration.filter { name in list.mayContain(name) }
        return self[0..<attributes.lowerBound] + self[attributes.upperBound..<features.lowerBound]
            + names.joined(separator: ",") + self[features.upperBound..<utf8.count]
    }

    /// The range of the elements of the list with a name, in bytes.
    private func list(_ name: String, from start: Int) -> Range<Int>? {
        let introduction = "\"\(name)\":["
        guard
            let list = offset(of: introduction, from: start),
            let end = offset(of: "]", from: list)
        else { return nil }
        return list + introduction.utf8.count..<end
    }

    private subscript(_ bytes: Range<Int>) -> String {
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: bytes.count)])
    }

    /// The features that the macros and the parser ask for, as the configuration spells them.
    private static let namesInConfiguration =
        (LanguageFeature.allCases.map(\.rawValue) + featuresOfParser)
        .map { name in "\"\(name)\"" }

    /// The names of `Parser.ExperimentalFeatures`, which has no list of them.
    private static let featuresOfParser = [
        "BorrowAndMutateAccessors", "CoroutineAccessors", "DoExpressions", "KeypathWithMethodMembers",
        "NonescapableTypes", "OldOwnershipOperatorSpellings", "ReferenceBindings", "ThenStatements",
        "TrailingComma",
    ]
}

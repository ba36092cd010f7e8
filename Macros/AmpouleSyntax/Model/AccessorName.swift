/// The name of a component's accessor, derived from its name as the API Design Guidelines specify.
package struct AccessorName: Hashable {
    /// The name without backticks.
    package let text: String

    package init(_ typeName: String) {
        text = typeName.loweringFirstWord
    }

    /// The name as a declaration spells it.
    package var declared: String {
        text.asDeclaredName
    }
}

extension String {
    /// This name with its first word in lowercase; an acronym is one word.
    ///
    /// In a run of capitals, the last one begins the next word if a lowercase letter follows it.
    fileprivate var loweringFirstWord: String {
        let underscores = prefix { character in character == "_" }
        let name = dropFirst(underscores.count)
        let capitals = name.prefix { character in character.isUppercase || character.isNumber }
        let rest = name.dropFirst(capitals.count)
        let startsNextWord =
            capitals.count > 1 && rest.first?.isLowercase == true && capitals.last?.isUppercase == true
        let firstWord = startsNextWord ? capitals.dropLast() : capitals
        return underscores + firstWord.lowercased() + name.dropFirst(firstWord.count)
    }
}

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
    /// In a run of capitals, the last one begins the next word if a lowercase letter follows it, other than the `s` of a
    /// plural (`URLs`) and the letter before the number of a version (`IPv4`).
    fileprivate var loweringFirstWord: String {
        let underscores = prefix { character in character == "_" }
        let name = dropFirst(underscores.count)
        let capitals = name.prefix { character in character.isUppercase || character.isNumber }
        let rest = name.dropFirst(capitals.count)
        let isAcronym = capitals.count > 1 && capitals.last?.isUppercase == true
        let startsNextWord = isAcronym && rest.first?.isLowercase == true
        let ending = rest.endingOfAcronym
        let firstWord =
            isAcronym && !ending.isEmpty
            ? name.prefix(capitals.count + ending.count) : startsNextWord ? capitals.dropLast() : capitals
        return underscores + firstWord.lowercased() + name.dropFirst(firstWord.count)
    }
}

extension Substring {
    /// The `s` of a plural or the number of a version, such as `v4`, at the beginning of this text after an acronym.
    fileprivate var endingOfAcronym: Substring {
        let letter = prefix { character in character.isLowercase }
        guard letter.count == 1 else { return "" }
        let digits = dropFirst().prefix { character in character.isNumber }
        return letter == "s" && digits.isEmpty || !digits.isEmpty ? prefix(1 + digits.count) : ""
    }
}

extension String {
    /// The text with arrays and dictionaries as they are usually written: `[Check]` for `Array<Check>`.
    package var withTypeSugar: String {
        var text: [Character] = []
        // The brackets that are open, each with the commas directly inside.
        var open: [(start: Int, commas: [Int])] = []
        for character in self {
            text.append(character)
            let end = text.count - 1
            switch character {
            case "<", "(", "[":
                open.append((end, []))
            case "," where !open.isEmpty:
                open[open.count - 1].commas.append(end)
            case ")", "]":
                _ = open.popLast()
            case ">" where !(text.dropLast().last == "-"):
                guard let (start, commas) = open.popLast(), text[start] == "<", commas.count < 2 else {
                    continue
                }
                let name = commas.isEmpty ? "Array" : "Dictionary"
                let places = [start] + commas + [end]
                let arguments = zip(places, places.dropFirst()).map { text[($0 + 1)..<$1].drop { $0 == " " } }
                let before = text[..<start].dropLast(name.count)
                guard text[before.endIndex..<start].elementsEqual(name),
                    !arguments.contains(where: \.isEmpty),
                    before.last?.isPartOfTypeName != true
                else { continue }
                text.replaceSubrange(before.endIndex..., with: "[" + arguments.joined(separator: ": ") + "]")
            default: break
            }
        }
        return String(text)
    }
}

extension Character {
    /// Whether the character before a name makes that a part of another one.
    fileprivate var isPartOfTypeName: Bool { !isASCII || isLetter || isNumber || self == "_" || self == "." }
}

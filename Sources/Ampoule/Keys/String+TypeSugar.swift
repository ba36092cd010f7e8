extension String {
    /// The text with arrays and dictionaries as they are usually written: `[Check]` for `Array<Check>`.
    package var withTypeSugar: String {
        guard contains("Array<") || contains("Dictionary<") else { return self }
        return String(decoding: TypeSugar(Array(utf8)).text, as: UTF8.self)
    }
}

/// Replaces the names of the standard collections in a text by their brackets.
private struct TypeSugar {
    private(set) var text: [UInt8] = []

    init(_ source: [UInt8]) {
        text.reserveCapacity(source.count)
        var place = 0
        while place < source.count {
            if let (sugar, end) = Self.sugar(at: place, in: source) {
                text += sugar
                place = end
            } else {
                text.append(source[place])
                place += 1
            }
        }
    }

    /// The brackets for the collection whose name begins at a place, and the place behind it.
    private static func sugar(at place: Int, in source: [UInt8]) -> (text: [UInt8], end: Int)? {
        guard place == 0 || !source[place - 1].isPartOfName,
            let (name, count) = [("Array<", 1), ("Dictionary<", 2)].first(where: { name, _ in
                source[place...].starts(with: name.utf8)
            })
        else { return nil }
        var depth = 0
        var start = place + name.utf8.count
        var arguments: [[UInt8]] = []
        for current in start..<source.count {
            switch source[current] {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                arguments.append(argument(source[start..<current]))
                start = current + 1
            case UInt8(ascii: ">") where source[current - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ">") where depth == 0:
                arguments.append(argument(source[start..<current]))
                guard arguments.count == count, !arguments.contains([]) else { return nil }
                return (Array("[".utf8) + arguments.joined(separator: ": ".utf8) + "]".utf8, current + 1)
            case UInt8(ascii: ">"): depth -= 1
            default: break
            }
        }
        return nil
    }

    private static func argument(_ source: ArraySlice<UInt8>) -> [UInt8] {
        TypeSugar(Array(source.drop { $0 == UInt8(ascii: " ") })).text
    }
}

extension UInt8 {
    /// Whether a byte before a name makes it a part of another one.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}

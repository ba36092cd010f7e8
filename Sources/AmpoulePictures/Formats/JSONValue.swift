import AmpouleGraph

/// A value of JSON.
///
/// It is written here and not by Foundation's encoder, whose layout is not the same on every platform: a picture
/// that is kept under version control must not change with the machine.
enum JSONValue {
    case null
    case boolean(Bool)
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The text in lines, with the keys sorted.
    var text: String { text(indentation: "\n") }

    /// The text in a single line, which can be part of a script in a page.
    var inlineText: String { text(indentation: nil) }

    private func text(indentation: String?) -> String {
        let inner = indentation.map { $0 + "  " }
        func list(_ opening: String, _ elements: [String], _ closing: String) -> String {
            guard !elements.isEmpty else { return opening + closing }
            let lines = elements.map { (inner ?? "") + $0 }
            return opening + lines.joined(separator: ",") + (indentation ?? "") + closing
        }
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .number(let value): return String(value)
        case .string(let value): return Self.quoted(value, isInline: indentation == nil)
        case .array(let values): return list("[", values.map { $0.text(indentation: inner) }, "]")
        case .object(let values):
            let members = values.sorted { $0.key < $1.key }.map { key, value in
                Self.quoted(key, isInline: indentation == nil) + (indentation == nil ? ":" : ": ")
                    + value.text(indentation: inner)
            }
            return list("{", members, "}")
        }
    }

    private static func quoted(_ string: String, isInline: Bool) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\0"..<" ": text += escape(of: scalar)
            // A page's parser would take these for the end of the script or for a comment in it.
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                if isInline { text += escape(of: scalar) } else { text.unicodeScalars.append(scalar) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

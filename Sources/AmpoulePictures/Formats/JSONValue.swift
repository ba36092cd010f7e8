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
    var text: String {
        var text = ""
        write(to: &text, indentation: "\n")
        return text
    }

    /// The text in a single line, which can be part of a script in a page.
    var inlineText: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    private func write(to text: inout String, indentation: String?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let value): text += String(value)
        case .string(let value): Self.write(value, to: &text, isInline: indentation == nil)
        case .array(let values):
            Self.write(values, "[", "]", to: &text, indentation) { value, text, indentation in
                value.write(to: &text, indentation: indentation)
            }
        case .object(let values):
            let sorted = values.sorted { $0.key < $1.key }
            Self.write(sorted, "{", "}", to: &text, indentation) { pair, text, indentation in
                Self.write(pair.key, to: &text, isInline: indentation == nil)
                text += indentation == nil ? ":" : ": "
                pair.value.write(to: &text, indentation: indentation)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        _ opening: String,
        _ closing: String,
        to text: inout String,
        _ indentation: String?,
        _ writeElement: (Element, inout String, String?) -> Void
    ) {
        text += opening
        let inner = indentation.map { $0 + "  " }
        for (place, element) in elements.enumerated() {
            if place > 0 { text += "," }
            text += inner ?? ""
            writeElement(element, &text, inner)
        }
        if !elements.isEmpty { text += indentation ?? "" }
        text += closing
    }

    private static func write(_ string: String, to text: inout String, isInline: Bool) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\0"..<" ": writeEscape(of: scalar, to: &text)
            // A page's parser would take these for the end of the script or for a comment in it.
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                if isInline { writeEscape(of: scalar, to: &text) } else { text.unicodeScalars.append(scalar) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func writeEscape(of scalar: Unicode.Scalar, to text: inout String) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

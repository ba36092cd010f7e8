import AmpouleGraph

/// A value of JSON.
///
/// It is written here and not by Foundation's encoder, whose layout is not the same on every platform: a picture
/// that is kept under version control must not change with the machine.
enum JSONValue {
    /// Null, a Boolean or a number, as it is written.
    case literal(String)
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
        case .literal(let value): return value
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

extension JSONValue {
    /// A graph and its problems, from which an equal graph can be decoded.
    init(_ graph: ComponentGraph, _ problems: [ComponentGraph.Problem]) {
        var members = ["nodes": JSONValue(encoding: graph.nodes), "problems": JSONValue(encoding: problems)]
        if !graph.levels.isEmpty { members["levels"] = JSONValue(encoding: graph.levels) }
        self = .object(members)
    }

    /// Encodes a value by its `Encodable` conformance, which may use texts, integers, Booleans, lists and members.
    fileprivate init(encoding value: some Encodable) {
        switch value {
        case let value as String: self = .string(value)
        case is Bool, is Int: self = .literal("\(value)")
        default:
            let encoding = JSONEncoding()
            // Only an encoder throws, and this one doesn't.
            try? value.encode(to: encoding)
            self =
                encoding.members.map(JSONValue.object) ?? encoding.elements.map(JSONValue.array)
                ?? encoding.single
        }
    }
}

/// Collects the parts of a value, each of which is encoded as soon as it is known.
private final class JSONEncoding: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private(set) var single = JSONValue.literal("null")
    private(set) var elements: [JSONValue]?
    var members: [String: JSONValue]?
    var count: Int { elements?.count ?? 0 }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        elements = []
        return self
    }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        members = [:]
        return KeyedEncodingContainer(Members(encoding: self))
    }

    func encodeNil() { add(.literal("null")) }
    func encode(_ value: some Encodable) { add(JSONValue(encoding: value)) }
    private func add(_ value: JSONValue) {
        if elements == nil { single = value } else { elements?.append(value) }
    }

    // The model of a graph nests values, whose encodings are parts by themselves, and no containers.
    static func unsupported() -> Never { preconditionFailure("Containers are not nested in pictures") }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        Self.unsupported()
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { Self.unsupported() }
    func superEncoder() -> any Encoder { Self.unsupported() }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }

    func encodeNil(forKey key: Key) { encoding.members?[key.stringValue] = .literal("null") }
    func encode(_ value: some Encodable, forKey key: Key) {
        encoding.members?[key.stringValue] = JSONValue(encoding: value)
    }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { JSONEncoding.unsupported() }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONEncoding.unsupported()
    }
    func superEncoder() -> any Encoder { JSONEncoding.unsupported() }
    func superEncoder(forKey key: Key) -> any Encoder { JSONEncoding.unsupported() }
}

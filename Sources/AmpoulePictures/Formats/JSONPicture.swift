import AmpouleGraph

/// Writes a graph and its problems as JSON, from which an equal graph can be decoded.
struct JSONPicture: Encodable {
    private let nodes: [ComponentGraph.Node]
    private let levels: [ComponentGraph.Level]?
    private let problems: [ComponentGraph.Problem]

    init(_ graph: ComponentGraph, _ problems: [ComponentGraph.Problem]) {
        nodes = graph.nodes
        levels = graph.levels.isEmpty ? nil : graph.levels
        self.problems = problems
    }

    var text: String { JSONValue(encoding: self).text + "\n" }
}

extension JSONValue {
    /// Encodes a value by its `Encodable` conformance, which may use texts, integers, Booleans, lists and members.
    fileprivate init(encoding value: some Encodable) {
        switch value {
        case let value as String: self = .string(value)
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .number(value)
        default:
            let encoding = JSONEncoding()
            // Only an encoder throws, and this one doesn't.
            try? value.encode(to: encoding)
            self = encoding.value
        }
    }
}

/// Collects the parts of a value, each of which is encoded as soon as it is known.
private final class JSONEncoding: Encoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    var elements: [JSONValue] = []
    var members: [String: JSONValue] = [:]
    private var form = Form.single

    private enum Form { case single, list, object }

    var value: JSONValue {
        switch form {
        case .single: elements.first ?? .null
        case .list: .array(elements)
        case .object: .object(members)
        }
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Elements(encoding: self) }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        form = .list
        return Elements(encoding: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        form = .object
        return KeyedEncodingContainer(Members(encoding: self))
    }

    /// The model of a graph nests values, whose encodings are parts by themselves, and no containers.
    static func unsupported() -> Never { preconditionFailure("Containers are not nested in pictures") }
}

private struct Elements: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }
    var count: Int { encoding.elements.count }

    func encodeNil() { encoding.elements.append(.null) }
    func encode(_ value: some Encodable) { encoding.elements.append(JSONValue(encoding: value)) }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        JSONEncoding.unsupported()
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { JSONEncoding.unsupported() }
    func superEncoder() -> any Encoder { JSONEncoding.unsupported() }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }

    func encodeNil(forKey key: Key) { encoding.members[key.stringValue] = .null }
    func encode(_ value: some Encodable, forKey key: Key) {
        encoding.members[key.stringValue] = JSONValue(encoding: value)
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

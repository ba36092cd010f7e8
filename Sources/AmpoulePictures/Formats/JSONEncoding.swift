import AmpouleGraph

extension JSONValue {
    /// Encodes a value by its `Encodable` conformance.
    ///
    /// Numbers other than integers are not needed here, and come out as texts.
    init(encoding value: some Encodable) {
        self = JSONEncoding.value(of: value, at: [])
    }
}

/// Encodes a value as JSON.
private final class JSONEncoding: Encoder {
    /// The encoded parts of the value so far.
    enum Content {
        case value(JSONValue)
        case elements([JSONEncoding])
        case members([String: JSONEncoding])
    }

    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    private var content = Content.value(.null)

    init(at codingPath: [any CodingKey]) {
        self.codingPath = codingPath
    }

    static func value(of value: some Encodable, at codingPath: [any CodingKey]) -> JSONValue {
        let encoding = JSONEncoding(at: codingPath)
        encoding.encode(value)
        return encoding.value
    }

    private var value: JSONValue {
        switch content {
        case .value(let value): value
        case .elements(let elements): .array(elements.map(\.value))
        case .members(let members): .object(members.mapValues(\.value))
        }
    }

    func encode(_ value: some Encodable) {
        switch value {
        case let value as String: content = .value(.string(value))
        case let value as Bool: content = .value(.boolean(value))
        case let value as any BinaryInteger: content = .value(.number(Int(value)))
        case let value as any BinaryFloatingPoint: content = .value(.string("\(value)"))
        default:
            do {
                try value.encode(to: self)
            } catch {
                content = .value(.null)
            }
        }
    }

    /// The encoding of a member, which is part of this one from now on.
    func member(_ key: any CodingKey) -> JSONEncoding {
        let member = JSONEncoding(at: codingPath + [key])
        var members: [String: JSONEncoding] = [:]
        if case .members(let former) = content { members = former }
        members[key.stringValue] = member
        content = .members(members)
        return member
    }

    /// The encoding of a further element, which is part of this one from now on.
    func element() -> JSONEncoding {
        let element = JSONEncoding(at: codingPath)
        var elements: [JSONEncoding] = []
        if case .elements(let former) = content { elements = former }
        content = .value(.null)
        elements.append(element)
        content = .elements(elements)
        return element
    }

    var elementCount: Int {
        guard case .elements(let elements) = content else { return 0 }
        return elements.count
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .members = content {} else { content = .members([:]) }
        return KeyedEncodingContainer(Members(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .elements = content {} else { content = .elements([]) }
        return Elements(encoding: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoding: self) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }

    func encodeNil(forKey key: Key) { _ = encoding.member(key) }
    func encode(_ value: some Encodable, forKey key: Key) { encoding.member(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoding.member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoding.member(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoding }
    func superEncoder(forKey key: Key) -> any Encoder { encoding.member(key) }
}

private struct Elements: UnkeyedEncodingContainer {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }
    var count: Int { encoding.elementCount }

    func encodeNil() { _ = encoding.element() }
    func encode(_ value: some Encodable) { encoding.element().encode(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoding.element().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoding.element().unkeyedContainer() }
    func superEncoder() -> any Encoder { encoding.element() }
}

private struct SingleValue: SingleValueEncodingContainer {
    let encoding: JSONEncoding
    var codingPath: [any CodingKey] { encoding.codingPath }

    func encodeNil() {}
    func encode(_ value: some Encodable) { encoding.encode(value) }
}

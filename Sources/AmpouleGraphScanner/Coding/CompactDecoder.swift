/// Decodes the values that ``CompactEncoder`` encoded, in the order in which it encoded them.
package struct CompactDecoder: Decoder {
    private let reader: ByteReader

    package var codingPath: [any CodingKey] { [] }
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    package init(_ bytes: [UInt8]) {
        reader = ByteReader(bytes)
    }

    /// Decodes the next value.
    ///
    /// - Throws: `DecodingError` if the bytes are not those of a value of the type.
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields(decoder: self))
    }

    package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Elements(decoder: self, count: try reader.readCount())
    }

    package func singleValueContainer() -> any SingleValueDecodingContainer {
        SingleValue(decoder: self)
    }

    // MARK: - Containers

    /// The fields of a value, or the case of an enumeration.
    private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: CompactDecoder

        var codingPath: [any CodingKey] { [] }

        /// The case of an enumeration; only synthesized conformances of enumerations use it.
        var allKeys: [Key] {
            guard let name = try? decoder.reader.readString(), let key = Key(stringValue: name) else {
                return []
            }
            return [key]
        }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { try !decoder.reader.readBool() }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try Value(from: decoder)
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
            -> KeyedDecodingContainer<Nested>
        {
            decoder.container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder.unkeyedContainer()
        }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    /// The elements of a collection.
    private struct Elements: UnkeyedDecodingContainer {
        let decoder: CompactDecoder
        let endIndex: Int
        private(set) var currentIndex = 0

        init(decoder: CompactDecoder, count: Int) {
            self.decoder = decoder
            endIndex = count
        }

        var codingPath: [any CodingKey] { [] }
        var count: Int? { endIndex }
        var isAtEnd: Bool { currentIndex == endIndex }

        private mutating func next() -> CompactDecoder {
            currentIndex += 1
            return decoder
        }

        mutating func decodeNil() throws -> Bool { try !next().reader.readBool() }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<
            Nested
        > {
            next().container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try next().unkeyedContainer()
        }
        mutating func superDecoder() -> any Decoder { next() }
    }

    /// A value without fields, or an optional.
    private struct SingleValue: SingleValueDecodingContainer {
        let decoder: CompactDecoder

        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { decoder.reader.skipNil() }
        func decode(_ type: Bool.Type) throws -> Bool { try decoder.reader.readBool() }
        func decode(_ type: String.Type) throws -> String { try decoder.reader.readString() }
        func decode(_ type: Double.Type) throws -> Double {
            Double(bitPattern: try decoder.reader.readInteger())
        }
        func decode(_ type: Float.Type) throws -> Float {
            Float(bitPattern: try decoder.reader.readInteger())
        }
        func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
            try decoder.reader.readInteger()
        }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            guard try decoder.reader.readBool() else { throw decoder.reader.error }
            return try Value(from: decoder)
        }
    }
}

/// Reads the parts of values from bytes.
private final class ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var error: DecodingError {
        DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: [],
                debugDescription: "No value of the type was encoded before byte \(position)."
            )
        )
    }

    private func readByte() throws -> UInt8 {
        guard position < bytes.count else { throw error }
        defer { position += 1 }
        return bytes[position]
    }

    func readBool() throws -> Bool { try readByte() != 0 }

    func readInteger<Value: FixedWidthInteger>() throws -> Value {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            let byte = try readByte()
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return Value(truncatingIfNeeded: result)
    }

    func readString() throws -> String {
        let count: Int = try readInteger()
        guard count >= 0, count <= bytes.count - position else { throw error }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    /// Reads the count of a collection.
    ///
    /// Each element takes at least a byte, so a damaged count can't reserve all memory.
    func readCount() throws -> Int {
        guard bytes.count - position >= 4 else { throw error }
        let count = (0..<4).reduce(0) { count, byte in count | Int(bytes[position + byte]) << (8 * byte) }
        position += 4
        guard count <= bytes.count - position else { throw error }
        return count
    }

    /// Skips the mark of a missing value, and returns whether it was next.
    func skipNil() -> Bool {
        guard position < bytes.count, bytes[position] == 0 else { return false }
        position += 1
        return true
    }
}

/// Encodes values in sequence, without the names and types of their fields.
///
/// Only the code that encoded the bytes can decode them: both visit the fields in the same order, as synthesized
/// conformances to `Codable` do. The case of an enumeration is encoded by its name.
package struct CompactEncoder: Encoder {
    private let writer = ByteWriter()

    package var codingPath: [any CodingKey] { [] }
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The encoded values.
    package var bytes: [UInt8] { writer.bytes }

    package init() {}

    /// Appends a value.
    package func encode(_ value: some Encodable) throws { try value.encode(to: self) }

    package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Fields(encoder: self))
    }

    package func unkeyedContainer() -> any UnkeyedEncodingContainer {
        Elements(encoder: self)
    }

    package func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValue(encoder: self)
    }

    // MARK: - Containers

    /// The fields of a value, or the case of an enumeration.
    private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: CompactEncoder

        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { encoder.writer.write(false) }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            try value.encode(to: encoder)
        }

        /// Encodes whether there is a value, and the value.
        func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
            try encodeOptional(value)
        }

        private func encodeOptional(_ value: (some Encodable)?) throws {
            encoder.writer.write(value != nil)
            try value?.encode(to: encoder)
        }

        // The default implementations, which win over the generic function, encode nothing for 'nil'.
        func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try encodeOptional(value) }
        func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try encodeOptional(value) }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
            -> KeyedEncodingContainer<Nested>
        {
            encoder.writer.write(key.stringValue)
            return encoder.container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoder.unkeyedContainer()
        }
        func superEncoder() -> any Encoder { encoder }
        func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }

    /// The elements of a collection, after their count.
    private struct Elements: UnkeyedEncodingContainer {
        let encoder: CompactEncoder
        private let position: Int
        private(set) var count = 0

        var codingPath: [any CodingKey] { [] }

        init(encoder: CompactEncoder) {
            self.encoder = encoder
            position = encoder.writer.reserveCount()
        }

        private mutating func next() -> CompactEncoder {
            count += 1
            encoder.writer.writeCount(count, at: position)
            return encoder
        }

        mutating func encodeNil() { next().writer.write(false) }
        mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: next()) }

        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<
            Nested
        > {
            next().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { next() }
    }

    /// A value without fields, or an optional.
    ///
    /// `Optional` encodes its value with the generic function, and all other types that encode a single value with the
    /// function for the type of that value.
    private struct SingleValue: SingleValueEncodingContainer {
        let encoder: CompactEncoder

        var codingPath: [any CodingKey] { [] }

        func encodeNil() { encoder.writer.write(false) }
        func encode(_ value: Bool) { encoder.writer.write(value) }
        func encode(_ value: String) { encoder.writer.write(value) }
        func encode(_ value: Double) { encoder.writer.write(value.bitPattern) }
        func encode(_ value: Float) { encoder.writer.write(value.bitPattern) }
        func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) { encoder.writer.write(value) }
        func encode<Value: Encodable>(_ value: Value) throws {
            encoder.writer.write(true)
            try value.encode(to: encoder)
        }
    }
}

/// Writes the parts of values to bytes.
private final class ByteWriter {
    private(set) var bytes: [UInt8] = []

    func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    /// Writes an integer, seven bits a byte.
    func write(_ value: some FixedWidthInteger) {
        var rest = UInt64(truncatingIfNeeded: value)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    func write(_ value: String) {
        write(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    /// Reserves four bytes for a count that isn't known yet, and returns their position.
    func reserveCount() -> Int {
        bytes.append(contentsOf: [0, 0, 0, 0])
        return bytes.count - 4
    }

    func writeCount(_ count: Int, at position: Int) {
        for byte in 0..<4 { bytes[position + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
    }
}

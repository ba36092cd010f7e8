/// Bytes that values are written to or read from, field by field and in the same order.
///
/// One function for both directions cannot get them out of step, and takes a tenth of the time of a decoder that
/// looks fields up by their names.
struct Archive {
    private(set) var bytes: [UInt8]
    private let isReading: Bool
    private var position = 0

    /// Whether what was read had the right form so far; what is read after an error is empty.
    private(set) var isValid = true

    /// An archive to be written to.
    init() {
        bytes = []
        isReading = false
    }

    /// An archive to be read from.
    init(reading bytes: [UInt8]) {
        self.bytes = bytes
        isReading = true
    }

    mutating func field(_ value: inout UInt8) {
        guard isReading else {
            bytes.append(value)
            return
        }
        guard position < bytes.count else {
            isValid = false
            value = 0
            return
        }
        value = bytes[position]
        position += 1
    }

    /// A number, in as few bytes as it takes.
    mutating func field(_ value: inout Int) {
        var rest = UInt64(bitPattern: Int64(value))
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            var byte = UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0)
            field(&byte)
            result |= UInt64(byte & 0x7F) << shift
            rest >>= 7
            shift += 7
            if byte & 0x80 == 0 || shift > 63 { break }
        }
        value = Int(Int64(bitPattern: result))
    }

    mutating func field(_ value: inout Bool) {
        var byte: UInt8 = value ? 1 : 0
        field(&byte)
        value = byte == 1
    }

    mutating func field(_ value: inout String) {
        var count = isReading ? 0 : value.utf8.count
        field(&count)
        guard isReading else {
            bytes.append(contentsOf: value.utf8)
            return
        }
        guard count >= 0, count <= bytes.count - position else {
            isValid = false
            value = ""
            return
        }
        value = String(decoding: bytes[position..<position + count], as: UTF8.self)
        position += count
    }

    /// Hashes, in as many bytes as they have.
    mutating func field(_ hashes: inout [UInt32]) {
        var count = hashes.count
        field(&count)
        guard isReading else {
            for hash in hashes { withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) } }
            return
        }
        guard count >= 0, count <= (bytes.count - position) / 4 else {
            isValid = false
            hashes = []
            return
        }
        hashes = (0..<count).map { place in
            (0..<4).reduce(0) { hash, byte in hash | UInt32(bytes[position + place * 4 + byte]) << (byte * 8)
            }
        }
        position += count * 4
    }

    mutating func field<Value: Archivable>(_ value: inout Value) {
        value.transfer(&self)
    }

    fileprivate mutating func elements<Value: Archivable>(_ values: inout [Value]) {
        var count = values.count
        field(&count)
        guard isReading else {
            for var value in values { value.transfer(&self) }
            return
        }
        // Each element takes a byte at least, so that a wrong number does not ask for all memory.
        guard count >= 0, count <= bytes.count - position else {
            isValid = false
            values = []
            return
        }
        values = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            var value = Value.blank
            value.transfer(&self)
            guard isValid else { return }
            values.append(value)
        }
    }

    fileprivate mutating func wrapped<Value: Archivable>(_ value: inout Value?) {
        var isPresent = value != nil
        field(&isPresent)
        guard isPresent else {
            value = nil
            return
        }
        // Without its type, this would be an optional again, and the call without end.
        var present: Value = value ?? Value.blank
        present.transfer(&self)
        value = present
    }
}

/// A value that can be put into an archive.
protocol Archivable {
    /// A blank value, whose fields reading fills in.
    static var blank: Self { get }

    /// Writes or reads the fields.
    mutating func transfer(_ archive: inout Archive)
}

extension Archivable where Self: RawRepresentable, RawValue == String {
    mutating func transfer(_ archive: inout Archive) {
        var text = rawValue
        archive.field(&text)
        self = Self(rawValue: text) ?? .blank
    }
}

extension Array: Archivable where Element: Archivable {
    static var blank: [Element] { [] }

    mutating func transfer(_ archive: inout Archive) { archive.elements(&self) }
}

extension Set: Archivable where Element: Archivable {
    static var blank: Set { [] }

    mutating func transfer(_ archive: inout Archive) {
        var elements = Array(self)
        archive.field(&elements)
        self = Set(elements)
    }
}

extension Optional: Archivable where Wrapped: Archivable {
    static var blank: Wrapped? { nil }

    mutating func transfer(_ archive: inout Archive) { archive.wrapped(&self) }
}

extension String: Archivable {
    static var blank: String { "" }

    mutating func transfer(_ archive: inout Archive) { archive.field(&self) }
}

extension Int: Archivable {
    static var blank: Int { 0 }

    mutating func transfer(_ archive: inout Archive) { archive.field(&self) }
}

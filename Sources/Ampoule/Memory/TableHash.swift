// Hashes for an 'InsertOnlyTable', computed in 64 bits on every system: a word of some has 32.

extension ObjectIdentifier {
    /// A hash of the address for an ``InsertOnlyTable``: one multiplication spreads its bits.
    var tableHash: Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}

extension String {
    /// A hash for open addressing, at a fraction of the cost of the standard library's `Hasher`.
    ///
    /// Equal strings have equal hashes, even if their scalars differ: "é" may be one scalar or two.
    @inline(never)
    var tableHash: Int {
        let hash = utf8.withContiguousStorageIfAvailable { bytes in Self.tableHash(ofASCII: bytes) }
        return (hash ?? nil) ?? canonicalTableHash
    }

    /// The hash of a string that is not all ASCII, or that has no contiguous storage.
    @inline(never)
    private var canonicalTableHash: Int {
        var native = String(
            String.UnicodeScalarView(unicodeScalars.lazy.map { scalar in scalar.asciiEquivalent ?? scalar })
        )
        return native.withUTF8 { bytes in Self.tableHash(ofASCII: bytes) } ?? hashValue
    }

    /// Hashes ASCII bytes, eight at a time; returns `nil` if a byte is not ASCII.
    @inline(__always)
    private static func tableHash(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let start = UnsafeRawPointer(bytes.baseAddress)
        let count = bytes.count
        guard let start, count > 0 else { return 0 }
        var hash = UInt64(truncatingIfNeeded: count)
        var seen: UInt64 = 0
        func mix(_ characters: UInt64) {
            seen |= characters
            // The last characters don't affect the low bits of the product, so both of its halves are combined.
            let product = (hash ^ characters).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        // The last load overlaps an earlier one, instead of reading beyond the end.
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                mix(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            mix(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
            let first = start.loadUnaligned(as: UInt32.self)
            let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            mix(UInt64(first) | UInt64(last) << 32)
        } else {
            mix(UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16)
        }
        guard seen & 0x8080_8080_8080_8080 == 0 else { return nil }
        return Int(truncatingIfNeeded: hash)
    }
}

extension Unicode.Scalar {
    /// The ASCII scalar that is canonically equivalent to this scalar, which is not ASCII.
    ///
    /// Three scalars have one. Unicode guarantees that no others will, since equal strings stay equal.
    var asciiEquivalent: Unicode.Scalar? {
        switch self {
        case "\u{37E}": ";"
        case "\u{1FEF}": "`"
        case "\u{212A}": "K"
        default: nil
        }
    }
}

/// The number of insertions, deletions and replacements that lead from one sequence of bytes to another.
///
/// A miss compares the name asked for with those of all registered types, also in debug builds. So this is Myers'
/// algorithm with Hyyrö's extension to several words, which takes one step for 64 rows of the table of distances.
package enum EditDistance {
    /// - Complexity: O(*n* × *m* / 64), where *n* and *m* are the lengths.
    package static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
        guard !first.isEmpty else { return second.count }
        let wordCount = (first.count + 63) / 64
        var matches = [UInt64](repeating: 0, count: 256 * wordCount)
        var row = 0
        for byte in first {
            matches[Int(byte) * wordCount + row / 64] |= 1 << UInt64(row % 64)
            row += 1
        }
        var words = [Column](repeating: Column(), count: wordCount)
        let lastBit = UInt64(1) << UInt64((first.count - 1) % 64)
        var distance = first.count
        for byte in second {
            var carry = 1
            var word = 0
            while word < wordCount {
                let bit = word == wordCount - 1 ? lastBit : 1 << 63
                carry = words[word].advance(
                    matching: matches[Int(byte) * wordCount + word],
                    carry,
                    lastBit: bit
                )
                word += 1
            }
            distance += carry
        }
        return distance
    }

    /// Up to 64 rows of a column of the table, as differences between neighbors.
    private struct Column {
        /// The rows whose distance is greater by one than that of the row before.
        private var increasing = UInt64.max

        /// The rows whose distance is less by one than that of the row before.
        private var decreasing: UInt64 = 0

        /// Goes on to the next column.
        ///
        /// - Parameters:
        ///   - matches: The rows whose byte is that of the column.
        ///   - carry: By how much the distance in the row before these is greater than in the column before.
        ///   - lastBit: The last row.
        /// - Returns: The same for the last row.
        mutating func advance(matching matches: UInt64, _ carry: Int, lastBit: UInt64) -> Int {
            let vertical = matches | decreasing
            let entering = carry < 0 ? matches | 1 : matches
            let horizontal = (((entering & increasing) &+ increasing) ^ increasing) | entering
            var greater = decreasing | ~(horizontal | increasing)
            var less = increasing & horizontal
            let result = greater & lastBit != 0 ? 1 : less & lastBit != 0 ? -1 : 0
            greater <<= 1
            less <<= 1
            if carry < 0 { less |= 1 }
            if carry > 0 { greater |= 1 }
            increasing = less | ~(vertical | greater)
            decreasing = greater & vertical
            return result
        }
    }
}

/// A name, prepared to be compared with many others.
package struct ComparableName {
    private let bytes: [UInt8]

    /// A bit mask of the bytes that occur, which rules out most different names without computing a distance.
    private let present: UInt64

    /// Prepares a name; letter case makes no difference.
    package init(_ name: String) {
        bytes = Array(name.lowercased().utf8)
        var present: UInt64 = 0
        for byte in bytes { present |= 1 << UInt64(byte & 63) }
        self.present = present
    }

    /// The number of edits from one name to the other, or nil if they are not alike.
    ///
    /// Names that differ in case only, or of which one contains the other (`Animal`, `AnimalType`), are alike.
    ///
    /// - Complexity: O(*n* × *m* / 64), where *n* and *m* are the lengths of the names.
    package func distance(to other: ComparableName) -> Int? {
        let (shorter, longer) = bytes.count < other.bytes.count ? (self, other) : (other, self)
        let difference = longer.bytes.count - shorter.bytes.count
        if shorter.bytes.count >= 3, longer.contains(shorter) { return difference }
        let most = longer.bytes.count / 3
        guard difference <= most else { return nil }
        let mostEdits = max(1, most)
        // An edit replaces one byte by another, so that it changes two bits at the most.
        guard (present ^ other.present).nonzeroBitCount <= 2 * mostEdits else { return nil }
        let distance = EditDistance.between(bytes, other.bytes)
        return distance <= mostEdits ? distance : nil
    }

    private func contains(_ part: ComparableName) -> Bool {
        guard part.present & ~present == 0 else { return false }
        let (count, first) = (part.bytes.count, part.bytes[0])
        var start = 0
        while start <= bytes.count - count {
            if bytes[start] == first, bytes[start..<start + count].elementsEqual(part.bytes) { return true }
            start += 1
        }
        return false
    }
}

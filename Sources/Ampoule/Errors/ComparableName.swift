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
    /// Names that differ in case only, or of which one contains the other (`Animal`, `AnimalType`), are alike. Names of more than
    /// 128 bytes are only alike if one contains the other.
    ///
    /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the names, to search one in the other; otherwise O(*n* + *m*).
    package func distance(to other: ComparableName) -> Int? {
        let (shorter, longer) = bytes.count < other.bytes.count ? (self, other) : (other, self)
        let difference = longer.bytes.count - shorter.bytes.count
        if shorter.bytes.count >= 3, shorter.present & ~longer.present == 0,
            longer.bytes.contains(shorter.bytes)
        {
            return difference
        }
        let most = longer.bytes.count / 3
        guard difference <= most, longer.bytes.count <= UInt128.bitWidth else { return nil }
        let mostEdits = max(1, most)
        // An edit replaces one byte by another, so that it changes two bits at the most.
        guard (present ^ other.present).nonzeroBitCount <= 2 * mostEdits else { return nil }
        return edits(to: other, atMost: mostEdits)
    }

    /// The number of insertions, deletions and replacements that lead to the other name; `nil` if there are more than `limit`.
    ///
    /// A miss compares the name asked for with those of all registered types, also in debug builds. So this is Myers' algorithm,
    /// which takes one step for a column of the table of distances. Its bits are the rows: for each byte of this name, whether the
    /// distance is greater by one than in the row before, or less.
    private func edits(to other: ComparableName, atMost limit: Int) -> Int? {
        var rows = [UInt128](repeating: 0, count: 256)
        for (row, byte) in bytes.enumerated() { rows[Int(byte)] |= 1 << row }
        var (increasing, decreasing) = (UInt128.max, UInt128(0))
        let last = UInt128(1) << (bytes.count - 1)
        var distance = bytes.count
        for byte in other.bytes {
            let matching = rows[Int(byte)]
            let horizontal = (((matching & increasing) &+ increasing) ^ increasing) | matching
            let greater = decreasing | ~(horizontal | increasing)
            let less = increasing & horizontal
            distance += greater & last != 0 ? 1 : less & last != 0 ? -1 : 0
            let vertical = matching | decreasing
            let entering = greater << 1 | 1
            increasing = less << 1 | ~(vertical | entering)
            decreasing = entering & vertical
        }
        return distance <= limit ? distance : nil
    }
}

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
    /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the names.
    package func distance(to other: ComparableName) -> Int? {
        let (shorter, longer) = bytes.count < other.bytes.count ? (self, other) : (other, self)
        let difference = longer.bytes.count - shorter.bytes.count
        if shorter.bytes.count >= 3, shorter.present & ~longer.present == 0,
            longer.bytes.contains(shorter.bytes)
        {
            return difference
        }
        let most = longer.bytes.count / 3
        guard difference <= most else { return nil }
        let mostEdits = max(1, most)
        // An edit replaces one byte by another, so that it changes two bits at the most.
        guard (present ^ other.present).nonzeroBitCount <= 2 * mostEdits else { return nil }
        return edits(to: other, atMost: mostEdits)
    }

    /// The number of insertions, deletions and replacements that lead to the other name; `nil` if there are more than `limit`.
    private func edits(to other: ComparableName, atMost limit: Int) -> Int? {
        // The distances of the first bytes of this name from those of the other one.
        var distances = Array(0...other.bytes.count)
        for (row, byte) in bytes.enumerated() {
            var diagonal = distances[0]
            distances[0] = row + 1
            var least = row + 1
            for (column, otherByte) in other.bytes.enumerated() {
                let replaced = diagonal + (byte == otherByte ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = min(replaced, diagonal + 1, distances[column] + 1)
                least = min(least, distances[column + 1])
            }
            if least > limit { return nil }
        }
        return distances.last.flatMap { $0 <= limit ? $0 : nil }
    }
}

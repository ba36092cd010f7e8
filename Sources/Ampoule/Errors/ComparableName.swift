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

/// A name, prepared to be compared with many others.
package struct ComparableName {
    private let characters: [UInt32]

    /// Which characters there are, a bit for each: names that share few are told apart by a glance.
    private let present: UInt64

    /// Prepares a name; letter case makes no difference.
    package init(_ name: String) {
        characters = name.lowercased().unicodeScalars.map(\.value)
        present = characters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The number of edits from one name to the other, or nil if they are not alike.
    ///
    /// Names that differ in case only, or of which one contains the other (`Animal`, `AnimalType`), are alike.
    package func distance(to other: ComparableName) -> Int? {
        let (shorter, longer) = characters.count < other.characters.count ? (self, other) : (other, self)
        let difference = longer.characters.count - shorter.characters.count
        if shorter.characters.count >= 3, longer.contains(shorter) { return difference }
        let most = longer.characters.count / 3
        guard difference <= most else { return nil }
        let mostEdits = max(1, most)
        // An edit replaces one character by another, so that it changes two bits at the most.
        guard (present ^ other.present).nonzeroBitCount <= 2 * mostEdits else { return nil }
        let distance = editDistance(to: other)
        return distance <= mostEdits ? distance : nil
    }

    private func contains(_ part: ComparableName) -> Bool {
        guard part.present & ~present == 0 else { return false }
        let starts = 0...characters.count - part.characters.count
        return starts.contains { characters[$0...].starts(with: part.characters) }
    }

    private func editDistance(to other: ComparableName) -> Int {
        var distances = Array(0...other.characters.count)
        for (row, character) in characters.enumerated() {
            var diagonal = distances[0]
            distances[0] = row + 1
            for (column, otherCharacter) in other.characters.enumerated() {
                let substitution = diagonal + (character == otherCharacter ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = min(substitution, diagonal + 1, distances[column] + 1)
            }
        }
        return distances[other.characters.count]
    }
}

import AmpouleGraph
import TestSupport
import Testing

struct EditDistanceTests {
    /// The distance as it is defined.
    private func plainDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (place, byte) in first.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for (column, other) in second.enumerated() {
                let replacement = diagonal + (byte == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replacement, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }

    @Test(arguments: [2, 4, 256])
    func theDistanceIsTheSmallestNumberOfEdits(letters: Int) {
        var random = SeededGenerator(seed: UInt64(letters))
        func word() -> [UInt8] {
            // Lengths on both sides of those of one and of two machine words are the ones to get wrong.
            let length = [0, 1, 5, 63, 64, 65, 100, 127, 128, 129, 200].randomElement(using: &random)!
            return (0..<length).map { _ in UInt8(Int.random(in: 0..<letters, using: &random)) }
        }
        for _ in 0..<200 {
            let (first, second) = (word(), word())
            #expect(EditDistance.between(first, second) == plainDistance(first, second))
            var changed = first
            if !changed.isEmpty { changed[changed.count / 2] ^= 1 }
            #expect(EditDistance.between(first, changed) == (first.isEmpty ? 0 : 1))
        }
    }
}

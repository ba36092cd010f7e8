import AmpouleGraph
import TestSupport
import Testing

struct ComparableNameTests {
    @Test(arguments: [
        ("Stable", "Stabel", 2), ("Stable", "stable", 0), ("Animal", "AnimalType", 4), ("Cat", "Cut", 1),
        ("Horse", "House", 1), ("", "", 0), ("É", "é", 0), ("Cat", "Dog", nil), ("Animal", "Person", nil),
        ("Ox", "OxCart", nil), ("Stable", "Table", 1), ("", "Cat", nil), ("Int", "Appointment", nil),
    ])
    func namesAreAlikeByEditsOrByContaining(first: String, second: String, distance: Int?) {
        #expect(ComparableName(first).distance(to: ComparableName(second)) == distance)
        #expect(ComparableName(second).distance(to: ComparableName(first)) == distance)
    }

    @Test(arguments: [1, 5, 33, 64, 127, 128])
    func aFewEditsAreCounted(length: Int) {
        var random = SeededGenerator(seed: UInt64(length))
        for _ in 0..<100 {
            let name = (0..<length).map { _ in "abc".randomElement(using: &random)! }
            var edited = name
            // With a letter that occurs nowhere else, no smaller number leads to the same name.
            for place in name.indices.shuffled(using: &random).prefix(length / 6) { edited[place] = "x" }
            #expect(ComparableName(String(name)).distance(to: ComparableName(String(edited))) == length / 6)
        }
    }
}

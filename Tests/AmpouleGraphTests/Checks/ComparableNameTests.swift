import AmpouleGraph
import Testing

struct ComparableNameTests {
    @Test(arguments: [
        ("Stable", "Stabel", 2), ("Stable", "stable", 0), ("Animal", "AnimalType", 4), ("Cat", "Cut", 1),
        ("Horse", "House", 1), ("", "", 0), ("É", "é", 0), ("Cat", "Dog", nil), ("Animal", "Person", nil),
        ("Ox", "OxCart", nil), ("Stable", "Table", 1), ("", "Cat", nil),
    ])
    func namesAreAlikeByEditsOrByContaining(first: String, second: String, distance: Int?) {
        #expect(ComparableName(first).distance(to: ComparableName(second)) == distance)
        #expect(ComparableName(second).distance(to: ComparableName(first)) == distance)
    }
}

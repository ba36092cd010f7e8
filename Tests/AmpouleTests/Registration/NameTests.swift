import Foundation
import Testing

@testable import Ampoule

struct NameTests {
    private let container = Container.silent()

    @Test func theEmptyNameIsANameLikeAnyOther() {
        container.register(Animal.self, name: "") { _ in Cat() }

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self, name: "") is Cat)
    }

    @Test(arguments: [
        ("caf\u{E9}", "cafe\u{301}"), ("\u{1E69}", "s\u{307}\u{323}"),
        ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
        ("K9", "\u{212A}9"), ("K\u{301}", "\u{212A}\u{301}"), ("a;b", "a\u{37E}b"), ("`", "\u{1FEF}"),
        ("a longer name; with all of it in ASCII", "a longer name\u{37E} with all of it in ASCII"),
    ])
    func anEqualNameIsFoundHoweverItIsSpelled(_ name: String, _ other: String) {
        container.register(Animal.self, name: name) { _ in Cat() }
        container.register(Person.self, name: other) { _ in PetOwner(pet: Cat()) }

        #expect(container.resolve(Animal.self, name: other) is Cat)
        #expect(container.resolve(Person.self, name: name) is PetOwner)
        #expect(container.resolve(Animal.self, name: name + " ") == nil)
    }

    /// Unicode has few of them; a name that consists of one is the same as its ASCII twin.
    @Test func everyScalarThatIsTheSameAsAnASCIIOneIsFoundUnderIt() {
        for value in 0..<UInt8(0x80) {
            container.register(String.self, name: String(Unicode.Scalar(value))) { _ in "\(value)" }
        }

        let twins = (0x80..<UInt32(0x110000)).lazy.compactMap(Unicode.Scalar.init).map(String.init)
            .filter { $0 < "\u{80}" }

        #expect(!twins.isEmpty)
        for twin in twins {
            let ascii = twin.decomposedStringWithCanonicalMapping.unicodeScalars.first
            #expect(container.resolve(String.self, name: twin) == ascii.map { "\($0.value)" })
        }
    }

    @Test func namesOfEachLengthAreToldApart() {
        let names = (0..<40).map { String(repeating: "a", count: $0) }
        let others = (1..<40).flatMap { length in
            (0..<length).map { place in
                String(repeating: "a", count: place) + "b" + String(repeating: "a", count: length - 1 - place)
            }
        }
        for name in names + others { container.register(String.self, name: name) { _ in name } }

        for name in names + others { #expect(container.resolve(String.self, name: name) == name) }
        #expect(container.resolve(String.self, name: String(repeating: "a", count: 40)) == nil)
    }

    @Test func aNameThatSharesItsCharactersWithALongerStringIsFound() {
        let text = "a cat and a dog that share one basket"
        container.register(Animal.self, name: "a dog that share one basket") { _ in Dog(name: "Hachi") }

        #expect(container.resolve(Animal.self, name: String(text.dropFirst(10))) is Dog)
    }

    @Test func hashesOfNamesThatEndDifferentlyDifferInTheirLowerBits() {
        let hashes = (0..<1000).map { "Cat number \(1000 + $0)".tableHash }

        // Chance alone would fill some 790 of the 2,048 places.
        #expect(Set(hashes.map { $0 & 2047 }).count > 600)
    }
}

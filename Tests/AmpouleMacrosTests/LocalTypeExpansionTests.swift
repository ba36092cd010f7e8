import Testing

/// The expansion for a type in a function, which the compiler itself refuses.
struct LocalTypeExpansionTests {
    @Test func aLocalTypeHasOnlyItsInitializer() throws {
        let expansion = try Expansion("func train() { @Register final class Cat { let name: String } }")

        #expect(expansion.lines.first == "init(name: String) {")
        #expect(!expansion.code.contains("__make"))
        #expect(expansion.identifiers == [])
    }
}

import Testing

/// Closures that decorate a service before it is registered.
struct EarlyDecorationTests {
    private func problems(_ statements: String) -> [String] {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            struct Cat: Animal { init() {} }
            @Register(Animal.self) struct Dog: Animal { init() {} }
            func go(_ c: Container, _ d: Container, _ k: Kennel) {
            \(statements)
            }
            """
        return Sources().with("Zoo", source: code).problems()
    }

    @Test(arguments: [
        "c.decorate(Animal.self) { _, a in a }; c.register(Animal.self) { _ in Cat() }",
        "c.decorate(Animal.self) { _, a in a }; c.register(Cat.self) { _ in Cat() }.implements(Animal.self)",
        "c.decorate((any Animal).self, with: { _, a in a }); c.register(Int.self) { _ in 1 }; c.register(Animal.self) { _ in Cat() }",
        "c.decorate(Animal.self, name: \"a\") { _, a in a }; c.register(Animal.self, name: \"a\") { _ in Cat() }",
    ])
    func isReported(statements: String) {
        #expect(problems(statements) == ["Zoo.swift:6 nothingToDecorate"])
    }

    @Test(arguments: [
        "c.register(Animal.self) { _ in Cat() }; c.decorate(Animal.self) { _, a in a }",
        "c.register(Animal.self) { _ in Cat() }; c.decorate(Animal.self) { _, a in a }; c.register(Animal.self, name: \"b\") { _ in Cat() }",
        "Dog.register(in: c); c.decorate(Animal.self) { _, a in a }; c.register(Animal.self) { _ in Cat() }",
        "c.decorate(Animal.self) { _, a in a }; d.register(Animal.self) { _ in Cat() }",
        "c.decorate(Animal.self) { _, a in a }; if isOpen { c.register(Animal.self) { _ in Cat() } }",
        "k.decorate(Animal.self) { _, a in a }; k.register(Animal.self) { _ in Cat() }",
    ])
    func whatMayBeRegisteredBeforeIsNoProblem(statements: String) {
        #expect(problems(statements) == [])
    }
}

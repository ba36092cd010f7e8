import Testing

/// Closures that a block registers one after another.
struct ReplacedClosureTests {
    private let animals = """
        import Ampoule
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        @Register(Animal.self) struct Dog: Animal { init() {} }
        typealias Pet = any Animal

        """

    private func problems(_ code: String) -> [String] {
        Sources().with("Zoo", source: animals + code).problems()
    }

    @Test(arguments: [
        "c.register(Animal.self) { _ in Cat() }; c.register(Animal.self) { _ in Dog() }",
        "c.register((any Animal).self) { _ in Cat() }; c.register(Pet.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }.inObjectScope(.container); c.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.register(Cat.self) { _ in Cat() }.implements(Animal.self)",
        "c.register(Animal.self) { _ in Cat() }; Dog.register(in: c); c.register(Animal.self) { _ in Dog() }",
        "let cat = c.register(Animal.self) { _ in Cat() }; c.register(Animal.self) { _ in Dog() }; print(cat)",
        "c.register(Animal.self, name: \"a\") { _ in Cat() }; c.register(Animal.self, name: \"a\") { _ in Dog() }",
        "c.register(Animal.self) { (_, _: Int) in Cat() }; c.register(Animal.self) { (_, _: Int) in Dog() }",
        "c.register(Animal.self, instance: Cat()); c.register(Animal.self) { _ in Cat() }",
        "c.register(Animal.self) { _ in Cat() }; d.register(Animal.self) { _ in Cat() }; c.register(Animal.self) { _ in Cat() }",
    ])
    func theFirstIsReportedToBeReplaced(statements: String) {
        #expect(
            problems("func go(_ c: Container, _ d: Container) {\n\(statements)\n}") == [
                "Zoo.swift:7 duplicateKey"
            ]
        )
    }

    @Test(arguments: [
        "c.register(Animal.self) { _ in Cat() }; d.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.register(Animal.self, name: \"a\") { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.register(Animal.self) { (_, _: Int) in Dog() }",
        "c.register(Animal.self) { _, count in Cat() }; c.register(Animal.self) { _, name in Dog() }",
        "c.register(Animal.self, name: a) { _ in Cat() }; c.register(Animal.self, name: b) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.register(Unknown.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; guard isDemo else { return }; c.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; if isDemo { c.register(Animal.self) { _ in Dog() } }",
        "c.register(Animal.self) { _ in Cat() }; show(c); c.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; let cat = c.resolve(Animal.self); c.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.removeAll(); c.register(Animal.self) { _ in Dog() }",
        "c.register(Animal.self) { _ in Cat() }; c.override(Animal.self) { _ in Dog() }",
        "Dog.register(in: c); c.register(Animal.self) { _ in Cat() }",
        "let cat = c.register(Cat.self) { _ in Cat() }; c.forward(Animal.self, to: cat); c.forward(Animal.self, to: cat)",
        "k.register(Animal.self) { _ in Cat() }; k.register(Animal.self) { _ in Dog() }",
    ])
    func whatMayBeMeantIsNoProblem(statements: String) {
        #expect(problems("func go(_ c: Container, _ d: Container, _ k: Kennel) { \(statements) }") == [])
    }

    @Test(arguments: [
        "import Testing\nfunc go(_ c: Container) { BOTH }",
        "#if DEBUG\nfunc go(_ c: Container) { BOTH }\n#endif",
        "func go(_ c: Container) {\n#if DEBUG\nc.register(Animal.self) { _ in Cat() }\n#else\nc.register(Animal.self) { _ in Dog() }\n#endif\n}",
    ])
    func testsAndConditionsMayReplaceIt(code: String) {
        let both = "c.register(Animal.self) { _ in Cat() }; c.register(Animal.self) { _ in Dog() }"

        #expect(problems(code.replacing("BOTH", with: both)) == [])
    }
}

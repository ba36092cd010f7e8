import Testing

/// Several lists that are called on one container.
struct SharedContainerTests {
    private let lists = """
        import Ampoule
        protocol Animal {}
        @Register(Animal.self) struct Cat: Animal { init() {} }
        @Register(Animal.self) struct Dog: Animal { init() {} }
        @Registrations(Cat.self, named: "registerFarm") extension Container {}
        @Registrations(Dog.self, named: "registerHome") extension Container {}

        """

    private func problems(_ code: String) -> [String] {
        Sources().with("Zoo", source: lists + code).problems()
    }

    @Test(arguments: [
        "func go(_ c: Container) { c.registerFarm(); c.registerHome() }",
        "func go() { let c = Container(); c.registerHome(); print(c); c.registerFarm() }",
        "let container = Container { $0.registerFarm(); $0.registerHome() }",
        "extension Container { func all() { registerFarm(); registerHome() } }",
        "extension Container { func all() { self.registerFarm(); registerHome() } }",
        "struct App { let c = Container(); func go() { self.c.registerFarm(); self.c.registerHome() } }",
        "struct A: Assembly { func assemble(container: Container) { container.registerFarm(); container.registerHome() } }",
    ])
    func oneKeyInTwoListsIsReported(code: String) {
        #expect(problems(code) == ["Zoo.swift:4 duplicateKey"])
    }

    @Test(arguments: [
        "func go(_ c: Container, _ d: Container) { c.registerFarm(); d.registerHome() }",
        "func go(_ c: Container, _ isFarm: Bool) { if isFarm { c.registerFarm() } else { c.registerHome() } }",
        "func go(_ c: Container) { c.registerFarm() }\nfunc come(_ c: Container) { c.registerHome() }",
        "func go() { var c = Container(); c.registerFarm(); c = Container(); c.registerHome() }",
        "func go(_ app: App) { app.c.registerFarm(); app.renew(); app = App(); app.c.registerHome() }",
        "func go(_ c: Container) { c.registerFarm(); c.removeAll(); c.registerHome() }",
        "func go(_ c: inout Container) { c.registerFarm(); renew(&c); c.registerHome() }",
        "func go(_ c: Kennel) { c.registerFarm(); c.registerHome() }",
        "func go(_ c: Container) { c.registerFarm(); c.registerFarm() }",
        "func go() { makeContainer().registerFarm(); makeContainer().registerHome() }",
        "import Testing\nfunc go(_ c: Container) { c.registerFarm(); c.registerHome() }",
        "#if DEBUG\nfunc go(_ c: Container) { c.registerFarm(); c.registerHome() }\n#endif",
    ])
    func listsThatMayBeOfTwoContainersAreNoProblem(code: String) {
        #expect(problems(code) == [])
    }

    @Test func theCallIsNoted() {
        let code = "func go(_ c: Container) {\n    c.registerFarm()\n    c.registerHome()\n}"
        let notes = Sources().with("Zoo", source: lists + code).report().problems.flatMap(\.notes)

        #expect(
            notes.map { "\($0.location?.line ?? 0): \($0.message)" } == [
                "4: give one of them a name, or register only one of them",
                "3: 'Cat' is declared here; only the last registration is found",
                "9: the lists that register them are called on one container here",
            ]
        )
    }

    @Test func aComponentOfBothListsIsRegisteredOnce() {
        let code = """
            @Registrations(Dog.self, named: "registerAll") extension Container {}
            func go(_ c: Container) { c.registerHome(); c.registerAll() }
            """

        #expect(problems(code) == [])
    }
}

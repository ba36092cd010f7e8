import Testing

/// Closures that decorate a service before it is registered.
struct EarlyDecorationTests {
    private func problems(_ statements: String) -> [String] {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            struct Cat: Animal { init() {} }
            @Register(Animal.self) struct Dog: Animal { init() {} }; @Register struct Flea { init() {} }
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

    @Test(arguments: [
        "let e = Container(); e.decorate(Animal.self) { _, a in a }; Dog.register(in: e)",
        "let e = Container(); e.decorate(Animal.self) { _, a in a }; e.registerComponents()",
        "let e = Container(); _ = e.resolve(Cat.self); e.decorate(Animal.self) { _, a in a }; fill(e)",
        "let e = Container(defaultObjectScope: .graph); e.decorate(Animal.self) { _, a in a }; fill(e)",
    ])
    func inANewContainerIsReported(statements: String) {
        let list =
            "}\n@Registrations(Dog.self) extension Container {}\nfunc fill(_ c: Container) { c.registerComponents()"

        #expect(problems(statements + "\n" + list) == ["Zoo.swift:6 nothingToDecorate"])
    }

    @Test(arguments: [
        "let e = make(); e.decorate(Animal.self) { _, a in a }",
        "let e = Container { Dog.register(in: $0) }; e.decorate(Animal.self) { _, a in a }",
        "let e = Container(parent: c); e.decorate(Animal.self) { _, a in a }",
        "let e = Container(); fill(e); e.decorate(Animal.self) { _, a in a }",
        "let e = Container(); if isOpen { Dog.register(in: e) }; e.decorate(Animal.self) { _, a in a }",
        "let e = Container(); func setUp() { Dog.register(in: e) }; setUp(); e.decorate(Animal.self) { _, a in a }",
        "let e = Container(); e.decorate(Flea.self) { _, flea in flea }; Flea.register(in: e)",
        "fill(c); d.decorate(Animal.self) { _, a in a }",
        "let e = Container(); let later = { e.decorate(Animal.self) { _, a in a } }; fill(e); later()",
        "let e = Container(); defer { e.decorate(Animal.self) { _, a in a } }; fill(e)",
        "let e = Container(); for step in steps { if step { e.decorate(Animal.self) { _, a in a } } else { fill(e) } }",
        "let e = Container(); func later() { e.decorate(Animal.self) { _, a in a } }; fill(e); later()",
        "fill(); kennel.container.decorate(Animal.self) { _, a in a }",
    ])
    func whatFunctionsMayRegisterBeforeIsNoProblem(statements: String) {
        let more = "}\nfunc fill(_ c: Container) { Dog.register(in: c)"

        #expect(problems(statements + "\n" + more) == [])
    }

    @Test(arguments: [
        ("c.decorate(Animal.self) { _, a in a }", true),
        ("c.decorate(Animal.self) { _, a in a }; fill(c)", true),
        ("Assembler([Loud()])", true),
        ("fill(c); c.decorate(Animal.self) { _, a in a }", false),
        ("Dog.register(in: c); if true { c.decorate(Animal.self) { _, a in a } }", false),
        ("c.decorate(Flea.self) { _, flea in flea }", false),
        ("let e = Container { $0.decorate(Animal.self) { _, a in a } }", true),
        ("let e = Container { Dog.register(in: $0); $0.decorate(Animal.self) { _, a in a } }", false),
    ])
    func inAnotherFunctionIsNotChecked(statements: String, isUnchecked: Bool) {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Dog: Animal { init() {} }
            @Register struct Flea { init() {} }
            func fill(_ c: Container) { Dog.register(in: c) }
            func go(_ c: Container) {
            \(statements)
            }
            """
        let loud =
            statements.contains("Loud")
            ? "\nstruct Loud: Assembly { func assemble(container: Container) { container.decorate(Animal.self) { _, a in a } } }"
            : ""
        let report = Sources().with("Zoo", source: code + loud).report()

        #expect(report.problems.isEmpty)
        #expect(
            report.unchecked.map(\.message).contains {
                $0.contains("the function does not show whether 'Animal' is registered before")
            } == isUnchecked
        )
    }

    private func problemsOfList(_ statements: String) -> [String] {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            struct Cat: Animal { init() {} }
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
            @Register struct Flea { init() {} }
            @Registrations(Loud.self, named: "loud") extension Container {}
            @Registrations(Flea.self, named: "fleas") extension Container {}
            func go(_ c: Container, _ d: Container) {
            \(statements)
            }
            """
        return Sources().with("Zoo", source: code).problems()
    }

    @Test(arguments: [
        "c.loud(); c.register(Animal.self) { _ in Cat() }",
        "c.loud(); c.fleas(); c.register(Int.self) { _ in 1 }; c.register(Animal.self) { _ in Cat() }",
        "c.loud(); c.register(Int.self) { _ in 1 }; c.fleas(); c.register(Animal.self) { _ in Cat() }",
        "c.loud(); c.register(Cat.self) { _ in Cat() }.implements(Animal.self)",
    ])
    func byTheComponentOfAListIsReported(statements: String) {
        #expect(problemsOfList(statements) == ["Zoo.swift:9 nothingToDecorate"])
    }

    @Test(arguments: [
        "c.register(Animal.self) { _ in Cat() }; c.loud()",
        "c.register(Animal.self) { _ in Cat() }; c.loud(); c.register(Animal.self, name: \"b\") { _ in Cat() }",
        "c.loud(); c.register(Animal.self) { _ in Cat() }; d.register(Animal.self) { _ in Cat() }",
        "c.loud(); d.register(Animal.self) { _ in Cat() }",
        "c.loud(); if isOpen { c.register(Animal.self) { _ in Cat() } }",
    ])
    func byTheComponentOfAListMayBeInOrder(statements: String) {
        #expect(problemsOfList(statements) == [])
    }

    private func reasonsOfList(_ code: String) -> [String] {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
            @Registrations(Loud.self, named: "loud") extension Container {}
            func register(_ c: Container) { c.register(Animal.self) { _ in Cat() } }
            \(code)
            """
        return Sources().with("Zoo", source: code).report().unchecked.filter { $0.kind == .dependency }
            .map(\.message)
    }

    @Test(arguments: [
        "func go(_ c: Container) { register(c); c.loud() }",
        "func go(_ c: Container) { c.loud(); register(c) }",
        "let zoo = Container { $0.loud() }",
    ])
    func byTheComponentOfAListInAnOrderThatIsNotShownIsNamed(code: String) {
        #expect(
            reasonsOfList(code) == [
                """
                The decoration by 'Loud' is not checked, because the sources do not show whether 'Animal' is \
                registered before
                """
            ]
        )
    }

    @Test(arguments: [
        ("Cat.self, Loud.self", "$0.registerComponents()"),
        ("Cat.self", "$0.registerComponents(); $0.loud()"),
    ])
    func byTheComponentOfAListInAnOrderThatIsShownIsNot(entries: String, calls: String) {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
            \(entries.contains("Loud") ? "" : "@Registrations(Loud.self, named: \"loud\") extension Container {}")
            @Registrations(\(entries)) extension Container {}
            let zoo = Container { \(calls) }
            """
        let report = Sources().with("Zoo", source: code).report()

        #expect(report.unchecked.isEmpty)
        #expect(report.problems.isEmpty)
    }

    @Test func byTheComponentOfAListAfterTheRegistrationIsNotNamed() {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            struct Cat: Animal {}
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
            @Registrations(Loud.self) extension Container {}
            let zoo = Container { $0.register(Animal.self) { _ in Cat() }; print("registered"); $0.registerComponents() }
            """
        #expect(Sources().with("Zoo", source: code).report().unchecked.isEmpty)
    }
}

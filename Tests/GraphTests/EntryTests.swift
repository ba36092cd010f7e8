import Testing

/// Services that lead to the registrations of others, and what code does with stored entries.
struct EntryTests {
    private let animals = """
        import Ampoule
        struct Visit: Sendable {}
        extension ContainerLevel<Visit> { static var visit: Self { Self("visit") } }
        protocol Animal: Sendable {}
        protocol Pet: Sendable {}
        final class Cat: Animal, Pet { init(_ needs: Any...) {} }
        @Register final class Owner: Sendable { init(@Inject pet: any Animal) {} }
        @Register(scope: .container) final class Vet: Sendable { init(@Inject pet: any Animal) {} }
        @Registrations(Owner.self, named: "registerOwner") extension Container {}
        @Registrations(Vet.self, named: "registerVet") extension Container {}

        """

    private func report(_ code: String) -> (problems: [String], summary: String) {
        let report = Sources().with("Zoo", source: animals + code).report()
        return (report.problems.map { "\($0.location?.line ?? 0) \($0.kind)" }, report.description)
    }

    /// Forwards and stored entries of a registration `cat` of a container `c`.
    private static let forwards = [
        "c.forward(Animal.self, to: cat)",
        "c.forward((any Animal).self, to: cat.inObjectScope(.graph))",
        "let pet = c.forward(Pet.self, to: cat); c.forward(Animal.self, to: pet)",
        "c.forward(Animal.self, to: c.forward(Pet.self, to: cat))",
        "c.forward(Pet.self, to: cat).implements(Animal.self)",
        "cat.implements(Animal.self)",
        "let same = cat.implements(Pet.self, name: \"pet\"); c.forward(Animal.self, to: same)",
        "if on { c.forward(Animal.self, to: cat) }",
    ]

    private static let forwardsOfChildren = [
        "let kennel = Container(parent: c); kennel.forward(Animal.self, to: cat)",
        "_ = Container(parent: c) { $0.forward(Animal.self, to: cat) }",
        "_ = Container(parent: c) { kennel in kennel.forward(Animal.self, to: kennel.forward(Pet.self, to: cat)) }",
    ]

    @Test(arguments: forwards + forwardsOfChildren)
    func aCycleLeadsThroughAForward(forward: String) {
        let code = """
            func go(_ c: Container) {
                c.registerOwner()
                let cat = c.register(Cat.self) { Cat(try $0.require(Owner.self)) }
                \(forward)
            }
            """
        #expect(report(code).problems == ["7 cycle"])
        #expect(
            report(code.replacing("Owner.self)", with: "String.self)")).problems == ["13 missingRegistration"]
        )
    }

    @Test(arguments: forwards)
    func aForwardMakesWhatItsTargetMakes(forward: String) {
        func problems(_ registration: String, list: String = "registerOwner") -> [String] {
            report("func go(_ c: Container) {\nc.\(list)()\nlet cat = \(registration)\n\(forward)\n}")
                .problems
        }
        #expect(problems("c.register(Cat.self) { _ in Cat() }") == [])
        #expect(
            problems("c.register(Cat.self) { (_: AsynchronousResolver) async in Cat() }") == [
                "7 asynchronousDependency"
            ]
        )
        #expect(problems("c.register(Cat.self) { (_, name: String) in Cat(name) }") == ["7 needsArguments"])
        #expect(
            problems(
                "c.register(Cat.self) { Cat(try $0.require(Visit.self)) }; c.withChild(.visit, Visit()) { _ in }",
                list: "registerVet"
            ) == ["8 innerLevel"]
        )
    }

    @Test(arguments: [
        "c.forward(Animal.self, name: \"cat\", to: cat)",
        "cat.implements(Animal.self, name: \"cat\")",
        "c.forward(Pet.self, to: cat).implements(Animal.self, name: \"cat\")",
    ])
    func aForwardUnderAnotherNameIsFound(forward: String) {
        func problems(_ name: String, argument: String = "") -> [String] {
            report(
                """
                func go(_ c: Container) throws {
                    let cat = c.register(Cat.self) { (_, _: String) in Cat() }
                    \(forward)
                    _ = try c.require(Animal.self, name: "\(name)", argument: \(argument))
                }
                """
            ).problems
        }
        #expect(problems("cat", argument: "\"Tom\"") == [])
        #expect(problems("cat", argument: "1") == ["14 needsArguments"])
        #expect(
            report(
                "func go(_ c: Container) throws {\nc.registerOwner()\nlet cat = c.register(Cat.self) { _ in Cat() }\n\(forward)\n}"
            ).problems == ["7 missingRegistration"]
        )
    }

    @Test func aNamedForwardIsAtItsOwnPlace() {
        let code = """
            func go(_ c: Container) {
                c.registerOwner()
                let cat = c.register(Cat.self) { _ in Cat() }
                c.forward(Animal.self, name: "cat", to: cat)
            }
            """
        let notes = Sources().with("Zoo", source: animals + code).report().problems.flatMap(\.notes)
        #expect(notes.contains { $0.location?.line == 14 })
    }

    @Test(arguments: [
        "final class Farm: Assembly { func assemble(container c: Container) { CODE } }; let farm = Farm()",
        "let farm = Container { c in CODE }",
        "extension Container { func go() { CODE } }",
        "func go(_ root: Container) { let c = root.child(.visit, Visit()); CODE }",
        "func go(_ root: Container) { let c = Container(parent: root); CODE }",
        "func go(_ root: Container) throws { try root.withChild(.visit, Visit()) { c in CODE } }",
    ])
    func theContainerMayBeAny(place: String) {
        let code = """
            let cat = c.register(Cat.self) { Cat(try $0.require(Animal.self)) }; c.forward(Animal.self, to: cat)
            """
        let own = place.hasPrefix("extension") ? code.replacing("c.", with: "self.") : code
        #expect(report(place.replacing("CODE", with: own)).problems == ["11 cycle"])
    }

    @Test(arguments: [
        "func add(_ c: Container, _ cat: ServiceEntry<Cat>) { c.forward(Animal.self, to: cat) }",
        "func add(_ c: Container) { var cat = c.register(Cat.self) { _ in Cat() }; cat = other; c.forward(Animal.self, to: cat) }",
        "func add(_ c: Container) { let cat = c.register(Cat.self) { _ in Cat() }; c.forward(Animal.self, to: cat).inObjectScope(.container) }",
        "func add(_ c: Container) { let cat = c.register(Cat.self) { _ in Cat() }; use { cat in c.forward(Animal.self, to: cat) } }",
    ])
    func aForwardThatIsNotFollowedIsNamed(code: String) {
        let (problems, summary) = report("let d = Container()\nfunc go() { d.registerOwner() }\n\(code)")
        #expect(problems == [])
        #expect(
            summary.contains("'pet' of 'Owner' is not checked, because the registration at 'Zoo.swift:13:")
        )
        #expect(summary.contains("leads to an entry that the check does not follow"))
    }

    @Test func aForwardInAConditionMayNotBeCompiled() {
        let code = """
            func go(_ c: Container) {
                c.registerOwner()
                let cat = c.register(Cat.self) { Cat(try $0.require(Owner.self)) }
                #if DEBUG
                c.forward(Animal.self, to: cat)
                #endif
            }
            """
        #expect(report(code).problems == [])
        #expect(report(code).summary.contains("'pet' of 'Owner' is not checked"))
    }

    @Test(arguments: [
        "cat.inObjectScope(.container)",
        "let pet = cat.implements(Pet.self); pet.inObjectScope(.container)",
    ])
    func theScopeOfAStoredEntryCounts(statement: String) {
        func problems(_ statement: String) -> [String] {
            report(
                """
                func go(_ c: Container) throws {
                    let cat = c.register(Cat.self) { Cat(try $0.require(Visit.self)) }
                    \(statement)
                    try c.withChild(.visit, Visit()) { _ = try $0.require(Cat.self) }
                }
                """
            ).problems
        }
        #expect(problems(statement) == ["12 innerLevel"])
        #expect(problems(statement.replacing(".container", with: ".graph")) == [])
        #expect(problems("if on { \(statement) }") == [])
    }

    /// Completions of entries that a constant holds, each of a registration `cat` of a container `c`.
    private static let completions = [
        "cat.initCompleted { r, _ in _ = try r.require(Owner.self) }",
        "cat.implements(Pet.self).initCompleted { r, cat in _ = try r.require(Owner.self) }",
        "let pet = cat.implements(Pet.self); pet.initCompleted { r, pet in _ = try r.require(Owner.self) }",
        "c.decorate(Cat.self) { r, cat in _ = try r.require(Owner.self); return cat }",
        "c.decorate(Cat.self, with: { r, cat in Cat(try r.require(Owner.self), cat) })",
    ]

    @Test(arguments: completions)
    func theClosureOfAStoredEntryIsFollowed(completion: String) {
        func problems(_ service: String, scope: String = "transient") -> [String] {
            report(
                """
                func go(_ c: Container) throws {
                    let cat = c.register(Cat.self) { _ in Cat() }.inObjectScope(.\(scope))
                    \(completion.replacing("Owner.self", with: service))
                    c.register(Person.self) { Person(try $0.require(Cat.self)) }.inObjectScope(.transient)
                    try c.withChild(.visit, Visit()) { _ in }
                }
                final class Person { init(_ cat: Cat) {} }
                """
            ).problems
        }
        #expect(problems("Person.self").map { $0.suffix(5) } == ["cycle"])
        #expect(problems("String.self") == ["13 missingRegistration"])
        #expect(problems("Visit.self", scope: "container") == ["13 innerLevel"])
        #expect(problems("Visit.self", scope: "graph") == [])
    }

    @Test(arguments: [
        "if on { cat.initCompleted { r, _ in _ = try r.require(Person.self) } }",
        "guard on else { return }; cat.initCompleted { r, _ in _ = try r.require(Person.self) }",
        "let complete = { cat.initCompleted { r, _ in _ = try r.require(Person.self) } }",
        "add(cat.initCompleted) { r, cat in _ = try r.require(Person.self) }",
        "Container(parent: c).decorate(Cat.self) { r, cat in _ = try r.require(Person.self); return cat }",
        "if on { c.decorate(Cat.self) { r, cat in _ = try r.require(Person.self); return cat } }",
        "c.decorate(Cat.self) { (r, cat: Cat, _: Int) in _ = try r.require(Person.self); return cat }",
    ])
    func aClosureThatMayNotBelongToTheEntryFormsNoCycle(statement: String) {
        let code = """
            func go(_ c: Container) throws {
                let cat = c.register(Cat.self) { _ in Cat() }.inObjectScope(.transient)
                \(statement)
                c.register(Person.self) { Person(try $0.require(Cat.self)) }.inObjectScope(.transient)
                c.register(Cat.self) { (_, _: Int) in Cat() }
            }
            final class Person { init(_ cat: Cat) {} }
            """
        #expect(report(code).problems == [])
    }

    @Test(arguments: [
        ("cat.initCompleted { r, cat in use(r) }", "it passes on its resolver"),
        ("cat.initCompleted(complete)", "a function makes the instances"),
        ("c.decorate(Cat.self) { r, cat in wrap(cat, r) }", "it passes on its resolver"),
    ])
    func aClosureOfAStoredEntryThatIsNotFollowedIsNamed(statement: String, reason: String) {
        let summary = report(
            "@Register struct Pen {}\nfunc go(_ c: Container) { let cat = c.register(Cat.self) { _ in Cat() }; \(statement) }"
        ).summary
        #expect(summary.contains("The factory of 'Cat' is not checked, because \(reason)."))
    }

    @Test(arguments: ["Cat.self", "Animal.self"])
    func aServiceThatAClosureDecoratesAsynchronouslyIsAsynchronous(service: String) {
        let code = """
            func go(_ c: Container) throws {
                c.register(\(service)) { _ in Cat() }
                c.decorate(\(service)) { _, cat in await Task.yield(); return cat }
                _ = try c.require(\(service))
            }
            """
        #expect(report(code).problems == ["14 asynchronousDependency"])
    }
}

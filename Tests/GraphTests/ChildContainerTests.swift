import Testing

/// Services that containers without a parent require, but only child containers register.
struct ChildContainerTests {
    private let animals = """
        import Ampoule
        protocol Animal: Sendable {}
        protocol Hub: Sendable {}
        @Register(Animal.self) final class Cat: Animal { init() {} }
        struct Hall: Hub { init(_ needs: Any...) {} }
        @Registrations(Cat.self) extension Container {}
        extension ContainerLevel<Void> { static var visit: Self { Self("visit") } }

        """

    /// The problems of statements, which follow each other in a function.
    private func problems(_ statements: String, and declarations: String = "") -> [String] {
        let code = animals + "func go(_ other: Container) throws { \(statements) }\n\(declarations)"
        return Sources().with("Zoo", source: code).report().problems.map { problem in
            "\(problem.location?.line ?? 0) \(problem.kind)"
        }
    }

    /// Ways to register an animal in the container of a child alone.
    private static let inChild = [
        "let zoo = Container(); let kennel = Container(parent: zoo); kennel.register(Animal.self) { _ in Cat() }",
        "let zoo = Container(); _ = Container(parent: zoo) { $0.register(Animal.self) { _ in Cat() } }",
        "let zoo = Container(); let kennel = Container(parent: zoo); Cat.register(in: kennel)",
        "let zoo = Container(); let kennel = Container(parent: zoo); kennel.registerComponents()",
        "let zoo = Container(); _ = Container(parent: zoo) { c in c.registerComponents() }",
        "let zoo = Container(); let visit = zoo.child(.visit); visit.register(Animal.self) { _ in Cat() }",
        "let zoo = Container(); zoo.withChild(.visit) { visit in visit.registerComponents() }",
        "let zoo = Container(); zoo.withChild(.visit) { Cat.register(in: $0) }",
    ]

    @Test(arguments: inChild)
    func aContainerWithoutAParentDoesNotFindIt(registration: String) {
        for request in [
            "_ = try zoo.require(Animal.self)", "_ = zoo.resolve(Animal.self)!",
            "_ = try zoo.require(Lazy<Animal>.self)", "_ = try zoo.asynchronous.require(Animal.self)",
            "zoo.decorate(Animal.self) { _, animal in animal }",
        ] {
            #expect(problems("\(registration); \(request)") == ["8 missingRegistration"], "\(request)")
        }
    }

    @Test(arguments: inChild, [".container", ".weak"])
    func whatItSharesDoesNotFindIt(registration: String, scope: String) {
        let closure =
            "zoo.register(Hub.self) { r in Hall(try r.require(Animal.self)) }.inObjectScope(\(scope))"
        let component =
            "@Register(Hub.self, scope: \(scope)) final class House: Hub { init(@Inject a: Animal) {} }"

        #expect(problems("\(registration); \(closure)") == ["8 missingRegistration"])
        #expect(
            problems("\(registration); House.register(in: zoo)", and: component) == ["9 missingRegistration"]
        )
    }

    @Test(arguments: inChild)
    func theChildFindsIt(registration: String) {
        let hub = "zoo.register(Hub.self) { r in Hall(try r.require(Animal.self)) }"
        let components = """
            @Register(Hub.self) final class House: Hub { init(@Inject a: any Animal) {} }
            @Register final class Pen { init(@Inject a: (any Animal)?) {} }
            """

        #expect(problems("\(registration); \(hub)") == [])
        #expect(problems("\(registration); \(hub).inObjectScope(.graph)") == [])
        #expect(
            problems("\(registration); House.register(in: zoo); Pen.register(in: zoo)", and: components) == []
        )
        #expect(problems("\(registration); _ = try other.require(Animal.self)") == [])
        #expect(problems("\(registration); _ = try zoo.require(Animal?.self)") == [])
        #expect(problems("\(registration); _ = zoo.resolve(Animal.self)") == [])
        #expect(problems("\(registration); _ = try? zoo.require(Animal.self)") == [])
    }

    /// Registrations that the container without a parent may find.
    @Test(arguments: [
        "zoo.register(Animal.self) { _ in Cat() }", "zoo.registerComponents()", "Cat.register(in: zoo)",
        "add(zoo)", "other.register(Animal.self) { _ in Cat() }", "other.registerComponents()",
        "let again = zoo; again.registerComponents()", "let f = Container.registerComponents; f(zoo)()",
        "var c = Container(parent: zoo); c = zoo; Cat.register(in: c)",
        "let c = isOn ? zoo : Container(parent: zoo); c.register(Animal.self) { _ in Cat() }",
        "zoo.register(Hub.self) { r in (r as! Container).register(Animal.self) { _ in Cat() }; return Hall() }",
        "zoo.override(Cat.self) { _ in Cat() }",
    ])
    func itMayFindWhatOtherCodeRegisters(registration: String) {
        let code =
            "let zoo = Container(); let kennel = Container(parent: zoo); kennel.register(Animal.self) { _ in Cat() }; "
            + "\(registration); _ = try zoo.require(Animal.self)"

        #expect(problems(code, and: "func add(_ c: Container) { c.registerComponents() }") == [])
    }

    @Test func aSharedClosureMayAskTheChild() {
        let code = """
            let zoo = Container(); let kennel = Container(parent: zoo); kennel.register(Animal.self) { _ in Cat() }; \
            zoo.register(Hub.self) { _ in Hall(try kennel.require(Animal.self)) }.inObjectScope(.container)
            """

        #expect(problems(code) == [])
    }

    @Test func whatIsInjectedNeedsNoRegistration() {
        let house = "@Register(scope: .container) final class House { init(@Inject cat: Dog) {} }"
        let dog = "@Register final class Dog { init() {} }"
        let code =
            "let zoo = Container(); let kennel = Container(parent: zoo); Dog.register(in: kennel); House.register(in: zoo)"

        #expect(problems(code, and: house + "\n" + dog) == [])
        #expect(
            problems(code + "; _ = try zoo.require(Dog.self)", and: house + "\n" + dog) == [
                "8 missingRegistration"
            ]
        )
    }

    @Test func theRegistrationOfTheChildIsNamed() {
        let code =
            "let zoo = Container(); let kennel = Container(parent: zoo); kennel.register(Animal.self) { _ in Cat() }; "
            + "_ = try zoo.require(Animal.self)"
        let plain = animals.replacing("@Registrations(Cat.self) extension Container {}", with: "")
            .replacing("@Register(Animal.self) final", with: "final")
        let report = Sources().with("Zoo", source: plain + "func go() throws { \(code) }").report()

        #expect(
            report.problems.flatMap(\.notes).map(\.message) == [
                "'Animal' is registered here, in a container that is not searched: register it in one that is"
            ]
        )
    }
}

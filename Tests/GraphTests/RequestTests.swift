import Testing

/// Services that code asks containers for.
struct RequestTests {
    private let animals = """
        import Ampoule
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        final class Owner: Sendable { init(_ animal: any Animal) {} }
        @Register struct Dog { @Inject let friend: any Animal; let name: String }
        let shared = Container()

        """

    private func problems(_ code: String) -> [String] {
        Sources().with("Zoo", source: animals + code).problems()
    }

    @Test(arguments: [
        "func go() throws { _ = try shared.require((any Animal).self) }",
        "func go() throws { let owner = Owner(try shared.require(Animal.self)) }",
        "func go() throws { try show(shared.require(Animal.self)) }",
        "func go() { _ = shared.resolve((any Animal).self)! }",
        "func go() { _ = (shared.resolve(Animal.self, name: \"old\"))!.name }",
        "func go() { Button { show(shared.resolve(Animal.self)!) } }",
        "func go() { do { _ = try! shared.require(Animal.self) } catch {} }",
        "func go() async throws { _ = try await shared.asynchronous.require(Animal.self) }",
        "func go() { _ = (await shared.resolve(Animal.self))! }",
        "func go(_ resolver: any Resolver) throws { _ = try resolver.require(Animal.self) }",
        "func go() { shared.register(Owner.self) { r in Owner(try r.require(Animal.self)) } }",
        "func go() { shared.register(Cat.self) { _ in Cat() }.initCompleted { r, _ in r.resolve(Animal.self)! } }",
        "extension Container { var animal: any Animal { resolve(Animal.self)! } }",
        "struct Farm { let c: Container; lazy var animal = c.resolve(Animal.self)! }",
        "func go() { _ = try shared.require(Animal.self, arguments: 1, 2) }",
        "func go(_ c: Ampoule::Container) throws { _ = try c.require(Animal.self) }",
        "func go() throws { _ = try Ampoule::Container().require(Animal.self) }",
        "let assembler = Assembler([]); let animal = assembler.resolver.resolve(Animal.self)!",
        "import AmpouleModules; let farm = module {}; func go(_ m: Module) { _ = m.container.resolve(Animal.self)! }",
        "struct Farm { static let c = Container(); static func go() { _ = Self.c.resolve(Animal.self)! } }",
        "func go() throws { let show = { (animal: Any) in print(animal) }; show(try shared.require(Animal.self)) }",
        "func go() throws { let ask = { try shared.require(Animal.self) }; _ = try ask() }",
        "func go() throws { let ask = { try shared.require(Animal.self) }; if isOpen { _ = try ask() }; _ = try? ask() }",
        "func go() throws { _ = try { try shared.require(Animal.self) }() }",
        "func go() throws { try shared.withOverrides { _ in } perform: { _ = try shared.require(Animal.self) } }",
        "func go() async throws { try await shared.run { c in _ = try c.require(Animal.self) } }",
        "func go() async throws { try await shared.run(closingWithin: nil) { _ = try $0.require(Animal.self) } }",
        "func go() throws { try shared.withObjectGraph(GraphIdentifier()) { r in _ = try r.require(Animal.self) } }",
        "func go() throws { _ = try shared.copy().synchronize().require(Animal.self) }",
        "actor Farm { let c: Container?; func go() async throws { _ = try c!.require(Animal.self) } }",
        "enum Farm { struct Pen { let c: Container } }; extension Farm.Pen { var a: Any { c.resolve(Animal.self)! } }",
    ])
    func aMissingServiceIsReportedWhereItIsRequired(code: String) {
        #expect(problems(code) == ["Zoo.swift:7 missingRegistration"])
    }

    @Test func anInjectThatMayHaveBeenForgottenIsNamed() {
        let code = """
            import Ampoule
            protocol Food {}
            @Register((any Food).self) struct Hay: Food {}
            @Register struct Horse { let food: any Food }
            @Register struct Rider { @Inject let horse: Horse }
            func start(_ c: Container) throws {
                Hay.register(in: c); Horse.register(in: c); Rider.register(in: c)
                _ = try c.require(Horse.self)
            }
            """
        let problems = Sources().with("Zoo", source: code).report().problems

        #expect(problems.map(\.kind) == [.needsArguments, .needsArguments])
        let remedy = "'food' of 'Horse' can be injected: mark it with '@Inject'"
        #expect(problems.allSatisfy { $0.notes.contains { $0.message == remedy } })
    }

    @Test(arguments: [
        "func go() { _ = try? shared.require(Animal.self) }",
        "func go() { do { _ = try shared.require(Animal.self) } catch { print(error) } }",
        "func go() { guard let animal = shared.resolve(Animal.self) else { return } }",
        "@Test func go() { #expect(throws: ResolutionError.self) { try shared.require(Animal.self) } }",
        "func testGo() { XCTAssertThrowsError(try shared.require(Animal.self)) }",
        "func testGo() { expectCrash { _ = shared.resolve(Animal.self)! } }",
        "func testGo() { attempt(try shared.require(Animal.self)) }",
        "func go() { let result = Result { try shared.require(Animal.self) } }",
        "func go() { Task { try shared.require(Animal.self) } }",
        "func go() { let ask = { try shared.require(Animal.self) }; _ = try? ask() }",
        "func go() { let ask = { try shared.require(Animal.self) }; do { _ = try ask() } catch { print(error) } }",
        "func go() { let ask = { try shared.require(Animal.self) }; attempt(ask) }",
        "func go() { let ask = { try shared.require(Animal.self) } }",
        "func go() { _ = try? { try shared.require(Animal.self) }() }",
        "func go() throws { try retrier.run { _ = try shared.require(Animal.self) } }",
        "func go() throws { try Retrier().run { c in _ = try c.require(Animal.self) } }",
        "func go() { var ask = { try shared.require(Animal.self) }; ask = other; try ask() }",
        "#if DEBUG\nlet animal = shared.resolve(Animal.self)!\n#endif",
        "func go() throws { if shared.hasAnyRegistration(of: Animal.self) { try shared.require(Animal.self) } }",
        "func go() { show { [shared = Bank()] in _ = shared.resolve(Animal.self)! } }",
        "func go(_ c: Swinject.Container) throws { _ = try c.require(Animal.self) }",
        "func go() throws { _ = try Swinject.Container().require(Animal.self) }",
        "func go<Container: Kennel>(_ c: Container) throws { _ = try c.require(Animal.self) }",
        "typealias Container = Swinject.Container\nfunc go(_ c: Container) { _ = c.resolve(Animal.self)! }",
        "func go(_ bank: Bank) throws { _ = try bank.require(Animal.self); _ = bank.resolve(Animal.self)! }",
        "func go() throws { _ = try makeBank().require(Animal.self) }",
        "struct Assembler { let resolver: Bank }; func go(_ a: Assembler) { _ = a.resolver.resolve(Animal.self)! }",
        "func go() throws { _ = try shared.require(service); _ = shared.resolve(type(of: x))! }",
        "func go() throws { _ = try shared.require(Animal?.self) }",
        "func go() throws { _ = try shared.require(Resolver.self) }",
        "func go<Service>(_: Service.Type) throws { _ = try shared.require(Service.self) }",
        "final class Stub {}\nextension Stub: Resolver {}\nfunc go(_ r: any Resolver) throws { try r.require(Animal.self) }",
        "func go(_ c: Swinject::Container) throws { _ = try c.require(Animal.self) }",
        "func go() throws { _ = try Swinject::Container().require(Animal.self) }",
        "import class Swinject.Container\nfunc go(_ c: Container) throws { _ = try c.require(Animal.self) }",
        "final class Stub: Resolver {}\nfunc go(_ r: any Resolver) throws { _ = try r.require(Animal.self) }",
        "@Registrations(provided: [Animal.self]) extension Container {}\nfunc go() { shared.registerComponents(); _ = shared.resolve(Animal.self)! }",
        "import SDK\nfunc go() { shared.register(Pet.self, factory: make); _ = shared.resolve(Int.self)! }",
        "func go() { shared._register(Animal.self, option: nil) { _ in Cat() }; _ = shared.resolve(Animal.self)! }",
        "func go() throws { Dog.register(in: shared); _ = try shared.require(Dog.self, argument: \"Rex\") }\nfunc add() { shared.register(Animal.self) { _ in Cat() } }",
    ])
    func whereCodeGoesOnWithoutAServiceOrMayHaveItNothingIsReported(code: String) {
        #expect(problems(code) == [])
    }

    @Test(arguments: [
        "register(Cat.self) { (_, _: Int) in Cat() }; shared.require(Cat.self, argument: \"Rex\")",
        "register(Cat.self) { (_, _: Int) in Cat() }; shared.require(Cat.self, arguments: 1, 2)",
        "register(Cat.self) { (_, _: Int) in Cat() }; shared.require(Cat.self, argument: -1.5)",
        "require(Rat.self, argument: 1)", "require(Rat.self, arguments: \"a\", \"b\")",
        "require(Rat.self, arguments: \"a\", 1, 2)",
    ])
    func argumentsThatNothingTakesAreReported(code: String) {
        let rat =
            "@Register struct Rat { init(name: String, age: Int = 1) {} }; func add() { Rat.register(in: shared) }\n"
        let statement =
            "\(rat)func go() { _ = try! shared.\(code.replacing("; shared", with: "; _ = try! shared")) }"

        #expect(problems(statement) == ["Zoo.swift:8 needsArguments"])
    }

    @Test(arguments: [
        "require(Rat.self, argument: \"a\")", "require(Rat.self, arguments: \"a\", 1)",
        "require(Rat.self, argument: name)",
        "require(Bat.self, argument: 1)", "require(Bat.self, argument: \"a\")",
        "require(Fox.self, argument: 1)",
        "require(Ape<Int>.self, argument: 1)",
        "register(Rat.self, factory: make); try! shared.require(Rat.self, argument: 1)",
    ])
    func argumentsThatSomethingMayTakeAreNoProblem(code: String) {
        let animals = """
            @Register struct Rat { init(name: String, age: Int = 1) {} }
            @Register struct Bat { @Inject init(name: String) {}; @Inject init(age: Int) {} }
            @Register struct Fox { #if DEBUG; init(age: Int) {} #else; init(name: String) {} #endif }
            @Register struct Ape<Food> { init(food: Food) {} }
            func add() { Rat.register(in: shared); Bat.register(in: shared); Fox.register(in: shared) }

            """

        #expect(problems("\(animals)func go() { _ = try! shared.\(code) }") == [])
    }

    @Test(arguments: [
        "_ = try shared.require(Rat.self)", "_ = shared.resolve(Rat.self)!",
        "_ = try shared.require(Lazy<Rat>.self)",
        "_ = try shared.require(Bat.self, argument: \"Bo\")", "_ = try await shared.require(Fox.self)",
        "_ = try await shared.asynchronous.require(Rat.self)", "_ = try shared.require(Ape<String>.self)",
        "shared.register(Owner.self) { Owner(try $0.require(Rat.self)) }",
        "shared.override(Animal.self) { _ in Cat() }",
        "try shared.requireOverride(Animal.self) { _ in Cat() }",
        "shared.override(Owner.self, name: \"old\") { r in Owner(Cat()) }",
    ])
    func aComponentIsRegisteredBeforeItIsRequested(statement: String) {
        let declarations = """
            @Register struct Rat: Animal { init() {} }
            @Register struct Bat { let name: String }
            @Register final class Fox { init() async {} }
            @Register struct Ape<Food> { init() {} }
            @Register struct Home { @Inject let rat: Rat; @Inject let ape: Ape<String> }
            func go() async throws { Home.register(in: shared); Ape<Int>.register(in: shared); \(statement) }

            """
        #expect(problems(declarations) == ["Zoo.swift:12 missingRegistration"])
        let all =
            "Rat.register(in: shared); Bat.register(in: shared); Fox.register(in: shared); Ape<String>.register(in: shared)"
        let others =
            "shared.register(Animal.self) { _ in Cat() }; shared.register(Owner.self, name: \"old\") { _ in Owner(Cat()) }"
        #expect(problems(declarations + "func add() { \(all); \(others) }") == [])
    }

    @Test(arguments: [
        ("func add() { Ape<Int>.register(in: shared) }", true),
        (
            "@Registrations(Ape<Int>.self) extension Container {}; func add() { shared.registerComponents() }",
            true
        ),
        (
            "typealias Monkey = Ape<Int>; @Registrations(Monkey.self, named: \"add\") extension Container {}",
            true
        ),
        ("func add() { Ape<String>.register(in: shared) }", false),
        (
            "@Registrations(Ape<String>.self) extension Container {}; func add() { shared.registerComponents() }",
            false
        ),
    ])
    func aSpecializationIsRegisteredByACallOrInAList(registration: String, isRegistered: Bool) {
        let declarations = "@Register struct Ape<Food> { init() {} }\n\(registration)\n"
        let problems = problems(declarations + "func go() throws { _ = try shared.require(Ape<Int>.self) }")

        #expect(problems == (isRegistered ? [] : ["Zoo.swift:9 missingRegistration"]))
    }

    @Test(arguments: [
        ("shared.override(Animal.self) { _ in Cat() }", 0),
        ("shared.override(Owner.self) { _ in Owner(Cat()) }", 1),
        ("shared.override(Owner.self) { (_, n: Int) in Owner(Cat()) }", 1),
        ("shared.decorate(Owner.self) { (_, o: Owner, n: Int) in o }", 1),
        ("shared.override(Owner.self) { (_, n: String) in Owner(Cat()) }", 0),
        ("shared.decorate(Owner.self) { (_, o: Owner, n: Name) in o }", 0),
        ("shared.override(Dog.self) { name in Dog() }", 0),
        ("shared.decorate(Rat.self) { _, rat in rat }", 0),
    ])
    func aChangeTakesTheArgumentsOfTheRegistration(statement: String, count: Int) {
        let code = """
            @Register struct Rat { init() {} }
            typealias Name = String
            func add() { shared.register(Animal.self) { _ in Cat() } }
            func go() { shared.register(Owner.self) { (_, name: String) in Owner(Cat()) }; \(statement) }
            """
        #expect(problems(code) == Array(repeating: "Zoo.swift:10 needsArguments", count: count))
    }

    @Test func whatALibraryRequiresIsForProgramsToRegister() {
        let library = Sources().with(
            "Farm",
            .library,
            source: animals + "let animal = shared.resolve(Animal.self)!"
        )

        #expect(library.problems(in: "Farm") == [])
        #expect(library.with("Zoo", using: "Farm", source: "import Farm").problems() == [])
    }

    @Test func theAdviceIsThatOfDependencies() {
        let component = "@Register(Animal.self) struct Lion: Animal { init() {} }\n"
        let report = Sources().with(
            "Zoo",
            source: animals + component + "let lion = shared.resolve(Animal.self)!"
        )
        .report()

        #expect(
            report.problems.map(\.description) == [
                """
                Zoo.swift:8:19: error: no registration for 'Animal', required here [missingRegistration]
                Zoo.swift:7:31: note: 'Lion' provides 'Animal', but is not registered: add it to a \
                '@Registrations' list
                """
            ]
        )
    }

    @Test(arguments: [
        "func go() { _ = shared.factory(for: Dog.self)(name: \"Rex\") }",
        "func go(_ app: App) throws { _ = try app.container.factory(for: Dog.self).make(name: \"Rex\") }",
        "func go(_ resolver: any Resolver) { _ = Dog.Factory(resolver: resolver)(name: \"Rex\") }",
        "@Registrations(Dog.self) extension Resolver {}; let dog = shared.dog(name: \"Rex\")",
        "@Registrations(Dog.self) extension Container {}; let makeDog = shared.dog.make",
    ])
    func aComponentThatCodeMakesIsJudged(code: String) {
        #expect(problems(code) == ["Zoo.swift:5 missingRegistration"])
    }

    @Test(arguments: [
        "let dog = bank.dog(name: \"Rex\")\n@Registrations(Dog.self) extension Container {}",
        "func go() { shared.register(Dog.self, factory: makeDog); _ = shared.factory(for: Dog.self)(name: \"Rex\") }",
        "func go() { shared.register(service) { _ in }; _ = shared.factory(for: Dog.self)(name: \"Rex\") }",
        "func go(_ school: School) { _ = school.factory(for: Dog.self) }",
        "func go(_ c: Container) { c.register(Dog.self, factory: makeDog); _ = Dog.Factory(resolver: c)(name: \"\") }",
    ])
    func aComponentThatMayBeMadeOtherwiseIsNotJudged(code: String) {
        #expect(problems(code) == [])
    }
}

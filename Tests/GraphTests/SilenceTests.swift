import Testing

/// The summary names each place on which the check is silent, and each reason why any service may be registered.
struct SilenceTests {
    private let owner = """
        import Ampoule
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        @Register struct PetOwner { @Inject let pet: any Animal }
        func start(_ c: Container) { PetOwner.register(in: c) }
        let shared = Container()

        """

    /// The lines of the summary behind the first, without reasons, and without those about closures.
    private func summary(_ code: String) -> [String] {
        let report = Sources().with("Zoo", source: owner + code).report()
        #expect(report.problems.isEmpty)
        let lines = report.description.split(separator: "\n").dropFirst().map(String.init)
        return lines.filter { line in !line.contains(#/The factor(y|ies) of /#) }.map { line in
            line.firstRange(of: #/ not checked, (each )?because /#).map { range in
                "\(line[..<range.lowerBound]) not checked."
            } ?? line
        }
    }

    private let leftDependency =
        "Zoo.swift:4:29: note: 'pet' of 'PetOwner' is not checked."

    @Test(arguments: [
        ("func go<T>(_: T) { shared.register(T.self) { _ in make() } }", "the service 'T' may be any type"),
        (
            "protocol Pen { associatedtype Pet }\nfunc go<P: Pen>(_: P) { shared.register(P.Pet.self, factory: make) }",
            "the service 'Pet' may be any type"
        ),
        (
            "typealias Two<T> = (T, T)\nfunc go() { shared.register(Two<Cat>.self, factory: make) }",
            "the service 'Two' may be any type"
        ),
        (
            "protocol Pet {}\nextension Pet { func go() { shared.register(Self.self, factory: make) } }",
            "the service 'Self' may be any type"
        ),
        (
            "import AmpouleModules\nfunc Adopted() -> any Animal { Cat() }\nlet cats = module { factory { Adopted() } }",
            "'Adopted' may be a function, which returns any service"
        ),
        (
            "@Registrations(PetOwner.self, named: \"add\", provided: [Animal.Part.self]) extension Container {}\nfunc go() { shared.add() }",
            "the list says that 'Part' comes from outside"
        ),
        (
            "func go() { shared.register(service) { _ in make() } }",
            "which service is registered is not spelled out"
        ),
        (
            "func go() { components.forEach { $0.register(in: shared) } }",
            "the component that is registered was not found"
        ),
        (
            "struct Dog {}\nfunc go() { Dog.register(in: shared) }",
            "the component that is registered was not found"
        ),
        ("@Registrations(Dog.self) extension Container {}", "the list names a component that was not found"),
        ("let register: Register = shared.register", "a function that is passed on may register any service"),
        ("#stub(shared)", "what the macro '#stub' writes may register anything"),
        (
            "@attached(peer) macro Stubbed() = #externalMacro(module: \"M\", type: \"S\")\n@Stubbed struct Dog {}",
            "the macro '@Stubbed' may register anything"
        ),
        (
            "import AmpouleModules\nextension ModuleBuilder {}",
            "what an extension of 'ModuleBuilder' adds to modules may register anything"
        ),
    ])
    func aReasonWhyAnyServiceMayBeRegisteredIsNamedOnce(code: String, reason: String) {
        let lines = summary(code)

        #expect(
            lines.count { $0.hasSuffix("note: Not everything is checked, because \(reason).") } == 1,
            "\(lines)"
        )
        #expect(lines.contains(leftDependency), "\(lines)")
    }

    @Test func aFileThatIsNotValidIsNamed() {
        #expect(
            summary("func go( {") == [leftDependency, "Zoo.swift: note: This file is not checked."]
        )
    }

    /// Nothing is said of other services here.
    @Test(arguments: [
        "func go() {\n#if DEBUG\nshared.register(Animal.self) { _ in Cat() }\n#endif\n}",
        "func go() { shared.register(Animal.self, factory: makeCat) }",
        "func go() { shared._register(Animal.self, option: shelf) { _ in Cat() } }",
        "func go() { shared.register(Animal.self, name: name) { _ in Cat() } }",
        "protocol Pet {}\nfunc go<T>() { shared.register((any Animal & Kept).self, factory: make) }",
        "#if DEBUG\n@Registrations(PetOwner.self) extension Container {}\n#endif\n"
            + "func go() {\n#if DEBUG\nshared.register(Animal.self) { _ in Cat() }\n#endif\n}",
    ])
    func aDependencyThatMayHaveAProviderIsNamed(code: String) {
        #expect(summary(code) == [leftDependency])
    }

    @Test(arguments: [
        "@Register struct Pen { @Inject(name: key) let pet: Cat }",
        "@Register struct Pen<Pet> { @Inject let pet: Pet }",
        "@Register struct Pen { @Inject let pet: Wolf }",
        "@Register struct Pen { \n#if DEBUG\n let age = 1\n#endif\n @Inject let cat: Cat }",
        "@Register struct Pen { @Inject let pets: [Wolf]? }",
        "#if DEBUG\n@Register struct Pen { @Inject let cat: Cat }\n#endif",
    ])
    func aDependencyThatIsNotKnownIsNamed(code: String) {
        let cat = "func go() { shared.register(Animal.self) { _ in Cat() }; Pen.register(in: shared) }\n"
        let lines = summary(cat + code)

        #expect(
            lines.count == 1 && lines[0].hasSuffix("of 'Pen' is not checked."),
            "\(lines)"
        )
    }

    @Test(arguments: [
        "@Register struct Pen {\n#if DEBUG\n@Inject let cat: Cat\n#endif\n}\nfunc go() { Pen.register(in: shared) }",
        "@Register struct Pen { @Inject let cat: Cat }\nfunc go() {\n#if DEBUG\nPen.register(in: shared)\n#endif\n}",
        "@Register struct Pen { @Inject let cat: Cat }\n#if DEBUG\n@Registrations(Pen.self) extension Container {}\n#endif",
    ])
    func aComponentThatDependsOnAConditionIsNamed(code: String) {
        let lines = summary("func add() { shared.register(Animal.self) { _ in Cat() } }\n" + code)

        #expect(
            lines.count == 1
                && lines[0].hasSuffix("'Pen' is not checked."),
            "\(lines)"
        )
    }

    @Test(arguments: [
        "func go() throws { _ = try makeBank().require(Cat.self) }",
        "#if DEBUG\nlet cat = shared.resolve(Cat.self)!\n#endif",
        "func go() throws { if shared.hasAnyRegistration(of: Cat.self) { try shared.require(Cat.self) } }",
        "func go() throws { _ = try shared.require(service) }",
        "func go<Service>(_: Service.Type) throws { _ = try shared.require(Service.self) }",
        "final class Stub: Resolver {}\nfunc go(_ r: any Resolver) throws { _ = try r.require(Cat.self) }",
        "func go() throws { _ = try shared.require(Cat.self, name: name) }",
    ])
    func aRequestThatIsNotJudgedIsNamed(code: String) {
        let lines = summary("func add() { shared.register(Animal.self) { _ in Cat() } }\n" + code)

        #expect(lines.count == 1 && lines[0].contains("note: The request for '"), "\(lines)")
    }

    @Test(arguments: [
        "func go(_ bank: Bank) throws { _ = try bank.require(Cat.self) }",
        "func go() throws { _ = try makeBank().require(service) }",
        "func go() { _ = shared.resolve(Cat.self) }",
        "func go() throws { _ = try shared.require(Animal.self) }",
    ])
    func nothingIsNamedThatIsNoRequestOrThatIsJudged(code: String) {
        #expect(summary("func add() { shared.register(Animal.self) { _ in Cat() } }\n" + code) == [])
    }

    @Test func whatALibraryRequiresIsNamed() {
        let code = "import Ampoule\nlet shared = Container()\nlet cat = shared.resolve(Cat.self)!"

        #expect(
            Sources().with("Farm", .library, source: code).report(on: "Farm").description == """
                0 of 1 requests checked.
                Farm.swift:3:18: note: The request for 'Cat' is not checked, because the programs of a library register \
                what it asks for.
                """
        )
    }

    @Test func componentsThatMayHaveOneKeyAreNamed() {
        let code = """
            #if DEBUG
            protocol Pet {}
            #else
            protocol Pet: Sendable {}
            #endif
            @Register((any Pet).self) struct Dog: Pet { init() {} }
            @Register((any Pet).self) struct Pony: Pet { init() {} }
            @Registrations(Dog.self, Pony.self, named: "add") extension Container {}
            func go() { shared.register(Animal.self) { _ in Cat() }; shared.add() }
            """

        #expect(summary(code) == ["Zoo.swift:13:34: note: The key of 'Pony' is not checked."])
    }

    @Test func aComponentWithConditionalMembersMayHaveTheKeyOfAnother() {
        let code = """
            @Register(Animal.self) struct Dog: Animal {
                #if DEBUG
                @Inject let friend: Cat
                #endif
                init() {}
            }
            @Register(Animal.self) struct Pony: Animal { init() {} }
            @Registrations(Dog.self, Pony.self, named: "add") extension Container {}
            func go() { shared.add() }
            """

        #expect(
            summary(code).contains { $0.hasSuffix(": note: The key of 'Pony' is not checked.") }
        )
    }
}

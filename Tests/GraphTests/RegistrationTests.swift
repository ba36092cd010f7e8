import Testing

/// What counts as a registration, wherever and however it is written.
struct RegistrationTests {
    private let owner = """
        import Ampoule
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        @Register struct PetOwner { @Inject let pet: any Animal }
        func start(_ container: Container) { PetOwner.register(in: container) }

        """

    @Test func withoutARegistrationTheServiceIsMissing() {
        #expect(Sources().with("Zoo", source: owner).problems() == ["Zoo.swift:4 missingRegistration"])
    }

    @Test(arguments: [
        "func go(_ c: Container?) { (c?.register(Cat.self) { _ in Cat() })?.implements((any Animal).self) }",
        "func go(_ c: Container) { c.register(Cat.self) { _ in Cat() }.also((any Animal).self) }\n"
            + "extension ServiceEntry { func also<S>(_ service: S.Type) { self.implements(S.self) } }",
        "func go(_ c: Container) { c.register(Cat.self) { _ in await cat() }.inObjectScope(.graph)\n"
            + "#if DEBUG\n.implements((any Animal).self)\n#endif\n}",
        "func go(_ entries: [AsynchronousServiceEntry<Cat>]) { entries[0].implements(Any.self, (any Animal).self) }",
        "func go(_ entry: ServiceEntry<Cat>) { let f: F = entry.implements; f((any Animal).self, nil) }",
        "extension ServiceEntry { func go() { let f: F = implements; f((any Animal).self, nil) } }",
        "func go(_ c: Container) { let f: F = c.register; f((any Animal).self, nil) { _ in Cat() } }",
        "func go(_ c: Container) { let f: F = c.forward(_:name:to:); f((any Animal).self, nil, entry) }",
        "extension Container { func go() { let f: F = register(_:name:factory:); f((any Animal).self, nil, g) } }",
    ])
    func anEntryOrAFunctionOfTheContainerMayRegisterIt(code: String) {
        #expect(Sources().with("Zoo", source: owner + code).problems() == [])
    }

    @Test(arguments: [
        "func open(@Prepared({ $0.register((any Animal).self) { _ in Cat() } }) places: Int) {}",
        "func open(@Prepared(setUp: { c in c.register((any Animal).self, factory: make) }) _ places: Int = 1) {}",
        "enum Kennel { case open(() -> Void = { shared.register((any Animal).self, factory: make) }) }",
        "init(_ entry: Entry = shared.register((any Animal).self, factory: make)) {}",
        "let open = \\Kennel[shared.register((any Animal).self, factory: make).key]",
    ])
    func aDefaultValueOrAnAttributeMayRegisterIt(code: String) {
        #expect(Sources().with("Zoo", source: owner + "struct Pen { \(code) }").problems() == [])
    }

    @Test(arguments: [
        "extension Registrable { static func add(to c: Container) { Self.register(in: c) } }",
        "protocol Pet: Registrable {}\nextension Pet { static func add(to c: Container) { Self.register(in: c) } }",
        "protocol Pet {}\nextension Pet { static func add(to c: Container) { c.register(Self.self, factory: make) } }",
        "class Pet { static func add(to c: Container) { c.register(Self.self, factory: make) } }\nclass Dog: Pet {}",
        "extension [Cat] { func add(to c: Container) { c.register(Element.self, factory: make) } }",
        "extension Shelf { func add(to c: Container) { c.register(Item.self, factory: make) } }",
        "extension Container { subscript<S>(_ s: S.Type) -> Int { register(S.self, factory: make); return 1 } }",
        "func add(to c: Container) { components.map { $0.register(in:) }.forEach { $0(c) } }",
        "struct Pet {}\nfunc add(to c: Container) { Pet.register(in: c) }",
        "import AmpouleModules\nfunc Adopted() -> any Animal { Cat() }\nlet cats = module { factory { Adopted() } }",
        "import AmpouleModules\nextension ModuleBuilder { static func buildExpression(_ cats: Cats) {} }",
    ])
    func whatDependsOnTypesThatAreNotWrittenMayRegisterIt(code: String) {
        let report = Sources().with("Zoo", source: owner + code).report()

        #expect(report.problems.isEmpty)
        #expect(report.unknownDependencies == 1)
    }

    @Test(arguments: [
        "Array.self": "[Int]", "Dictionary.self": "[Int: String]", "Set.self": "Set<Int>",
        "Optional.self": "Int?", "Crate.self": "Crate<Int>", "Array<_>.self": "[Int]",
    ])
    func genericArgumentsMayBeInferred(registered: String, needed: String) {
        let source = """
            import Ampoule
            struct Crate<Content> {}
            struct Cow {}
            @Register struct Farm { @Inject let needed: \(needed) }
            @Register struct Barn { @Inject let cow: Cow }
            func start(_ c: Container) {
                c.register(\(registered)) { _ in make() }
                Farm.register(in: c)
                Barn.register(in: c)
            }
            """

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:5 missingRegistration"])
    }

    @Test func aSingletonWithArgumentsIsFoundWithoutThem() {
        let source = """
            import Ampoule
            import AmpouleModules
            final class Pen: Sendable { init(_ size: Int) {} }
            @Register struct Farm { @Inject let pen: Pen }
            let farm = module { \("singleton") { (_, size: Int) in Pen(size) }; Farm.self }
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
        #expect(
            Sources().with("Zoo", source: source.replacing("singleton", with: "factory")).problems()
                == ["Zoo.swift:4 needsArguments"]
        )
    }

    @Test(arguments: [
        "let signal = Settings.register\nenum Settings { static let register = 1 }",
        "let signal = SDK.register",
        "let first = cpu.register.value",
        "func play() { player.forward(); let f = player.forward }",
        "enum Direction { case forward }\nlet direction = Direction.forward",
        "struct Farm { func register(in c: Container) {}; func go(_ c: Container) { register(in: c) } }",
    ])
    func whatIsOnlyCalledLikeARegistrationDoesNotSilenceTheCheck(code: String) {
        #expect(
            Sources().with("Zoo", source: owner + code).problems() == ["Zoo.swift:4 missingRegistration"]
        )
    }

    @Test func aMacroOfTheProgramMayRegisterIt() {
        let macros = """
            @attached(peer) public macro Wire() = #externalMacro(module: "Macros", type: "Wire")
            @freestanding(expression) public macro line2() -> Int = #externalMacro(module: "Macros", type: "Line")
            """
        let sources = Sources().with("Wires", .library, source: macros)
        let wired = "import Wires\n" + owner + "@Wire enum Wiring {}"
        let report = sources.with("Zoo", using: "Wires", source: wired).report()

        #expect(report.problems.isEmpty)
        #expect(
            report.description.contains(
                "Zoo.swift:7:1: note: Not everything is checked, because the macro '@Wire' may"
            )
        )
        #expect(
            sources.with(
                "Zoo",
                using: "Wires",
                source: "import Wires\n" + owner + "@MainActor enum Wiring {}"
            )
            .problems() == ["Zoo.swift:5 missingRegistration"]
        )
    }
}

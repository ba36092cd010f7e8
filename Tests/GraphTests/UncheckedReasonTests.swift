import AmpouleGraphReader
import Testing

/// The reasons that the summary gives for each part that is not checked.
struct UncheckedReasonTests {
    private let owner = """
        import Ampoule
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        @Register struct PetOwner { @Inject let pet: any Animal }
        func start(_ c: Container) { PetOwner.register(in: c) }
        let shared = Container()

        """

    /// The reason for a part, whatever the place of it.
    private func reason(for part: String, _ code: String, beside owner: String? = nil) -> String? {
        let report = Sources().with("Zoo", source: (owner ?? self.owner) + code).report()
        #expect(report.problems.isEmpty)
        let start = "\(part) is not checked, because "
        return report.unchecked.map(\.message).first { $0.hasPrefix(start) }.map {
            String($0.dropFirst(start.count))
        }
    }

    @Test(arguments: [
        (
            "import Logging\nfunc go() { shared.register((any Animal).self) { _ in Cat() }; shared.register(Logger.self, factory: make) }\n@Register struct Pen { @Inject let log: Logger? }",
            nil
        ),
        (
            "func go() { shared.register(service) { _ in make() } }",
            "any service may be registered at 'Zoo.swift:7:13'"
        ),
        (
            "func go() {\n#if DEBUG\nshared.register(Animal.self) { _ in Cat() }\n#endif\n}",
            "the registration at 'Zoo.swift:9:8' stands in an '#if'"
        ),
        (
            "func go() { shared.register(Animal.self, factory: makeCat) }",
            "the arguments of the registration at 'Zoo.swift:7:20' are not written"
        ),
        (
            "func go() { shared.register(Animal.self, name: name) { _ in Cat() } }",
            "the name of the registration at 'Zoo.swift:7:20' is not a literal or a constant that the check can read"
        ),
        ("func go( {", "'Zoo.swift' is not valid Swift"),
        (
            "@Register(Animal.self) struct Dog: Animal {\n#if DEBUG\n@Inject let cat: Cat\n#endif\ninit() {} }\nfunc go() { Dog.register(in: shared) }",
            "an '#if' decides what 'Dog' needs"
        ),
        (
            "@Register(Animal.self) struct Dog: Animal { init() {} }\nfunc go() {\n#if DEBUG\nDog.register(in: shared)\n#endif\n}",
            "an '#if' decides whether 'Dog' is registered"
        ),
    ])
    func ofADependencyOnAService(code: String, reason: String?) {
        #expect(self.reason(for: "'pet' of 'PetOwner'", code) == reason)
    }

    @Test(arguments: [
        (
            "@Inject(name: key) let part: Cat",
            "its name is not a literal or a constant that the check can read"
        ),
        ("@Inject let part: Wolf", "'Wolf' is declared in no source that is read"),
        ("@Inject let part: [Wolf]?", "'Wolf' is declared in no source that is read"),
        ("#if DEBUG\n let age = 1\n#endif\n @Inject let part: Cat", "an '#if' decides what 'Pen' needs"),
    ])
    func ofADependencyThatIsNotKnown(dependency: String, reason: String) {
        let code = """
            func go() { shared.register(Animal.self) { _ in Cat() }; Pen.register(in: shared) }
            @Register struct Pen { \(dependency) }
            """

        #expect(self.reason(for: "'part' of 'Pen'", code) == reason)
    }

    @Test(arguments: [
        ("", "'Logger' is a type of module 'Logging', whose sources are not read"),
        ("import Metrics", "'Logger' is a type of module 'Logging' or 'Metrics', whose sources are not read"),
    ])
    func ofATypeOfAModuleThatIsNotRead(imports: String, reason: String) {
        let code = """
            import Logging
            \(imports)
            @Register struct Pen { @Inject let log: Logger }
            func go() { shared.register(Animal.self) { _ in Cat() }; Pen.register(in: shared) }
            """

        #expect(self.reason(for: "'log' of 'Pen'", code) == reason)
    }

    @Test(arguments: [
        (
            "func go() throws { _ = try makeBank().require(Cat.self) }",
            "the file does not show whether a container is asked"
        ),
        (
            "#if DEBUG\nlet cat = shared.resolve(Cat.self)!\n#endif",
            "the code may run only where the service is registered"
        ),
        (
            "final class Stub: Resolver {}\nfunc go(_ r: any Resolver) throws { _ = try r.require(Cat.self) }",
            "the program has a resolver of its own, which may provide other services"
        ),
    ])
    func ofARequest(code: String, reason: String) {
        let cat = "func add() { shared.register(Animal.self) { _ in Cat() } }\n"

        #expect(self.reason(for: "The request for 'Cat'", cat + code) == reason)
    }

    @Test(arguments: [
        ("", "nothing that is called registers it"),
        (
            "@Registrations(Pen.self, named: \"addPens\") private extension Container {}",
            "no code calls 'addPens()' of 'Zoo', which registers it"
        ),
        (
            "@Registrations(Pen.self, named: \"addPens\") extension Container {}\nlet add = run(shared.addPens)",
            nil
        ),
        (
            "func go() {\n#if DEBUG\nPen.register(in: shared)\n#endif\n}",
            "an '#if' decides whether it is registered"
        ),
    ])
    func ofAComponent(code: String, reason: String?) {
        let pen =
            "@Register struct Pen { init() {} }\nfunc add() { shared.register(Animal.self) { _ in Cat() } }\n"

        #expect(self.reason(for: "'Pen'", pen + code) == reason)
    }

    @Test func ofTheComponentsOfALibrary() {
        let code =
            "import Ampoule\n@Register public struct Horse { init() {} }\n@Register struct Pig { init() {} }"

        #expect(
            Sources().with("Farm", .library, source: code).report(on: "Farm").description == """
                0 of 2 components checked.
                Farm.swift:2:25: note: 'Horse' and 'Pig' are not checked, each because no list of 'Farm' with \
                'provided:' contains it, in the lines 2 and 3.
                """
        )
    }

    /// What is not checked is an error or a warning where a list says so.
    @Test(arguments: ["note", "warning", "error"])
    func aListDecidesHowTheyAreReported(severity: String) {
        let code = """
            import Ampoule
            @Register struct Horse { init() {} }
            @Register struct Unicorn { init() {} }
            @Registrations(Horse.self, unchecked: .\(severity)) extension Container {}
            func start(_ c: Container) { c.registerComponents() }
            """
        let report = Sources().with("Zoo", source: code).report()
        let text = "'Unicorn' is not checked, because nothing that is called registers it"
        let line = "Zoo.swift:3:18: \(severity): \(text)\(severity == "note" ? "." : " [unchecked]")"

        #expect(report.errors == (severity == "error" ? [line] : []))
        #expect(report.warnings == (severity == "warning" ? [line] : []))
        #expect(report.description.hasPrefix("1 of 2 components checked."))
        #expect(report.description.contains(line) == (severity == "note"))
    }
}

import Testing

/// Assemblies that code applies, or doesn't name.
struct AssemblyTests {
    private let animals = """
        import Ampoule
        protocol Animal: Sendable {}
        @Register(Animal.self) struct Cat: Animal { init() {} }
        @Register struct Owner { @Inject let pet: any Animal }
        @Registrations(Owner.self) extension Container {}
        let zoo = Container { $0.registerComponents() }

        """

    private static let assemblies = [
        "struct Pets: Assembly { func assemble(container: Container) { container.register(Animal.self) { _ in Cat() } } }",
        "struct Pets: Assembly { func assemble(container: Container) { Cat.register(in: container) } }",
        "struct Pets {}\nextension Pets: Assembly { func assemble(container: Container) { Cat.register(in: container) } }",
        "final class Pets: Ampoule.Assembly { func assemble(container c: Container) { c.register(Animal.self) { _ in Cat() } } }",
    ]

    private func report(_ code: String) -> (problems: Int, summary: String) {
        let report = Sources().with("Zoo", source: animals + code).report()
        return (report.problems.count, report.description)
    }

    private let reason = "the sources do not show whether code applies 'Pets', which registers it"

    @Test(arguments: assemblies)
    func anAssemblyThatNoCodeNamesProvidesNothingForCertain(assembly: String) {
        for use in ["", "func apply(_ pets: Pets) { Assembler([pets], container: zoo) }"] {
            let (problems, summary) = report("\(assembly)\n\(use)")

            #expect(problems == 0)
            #expect(summary.contains("'pet' of 'Owner' is not checked, because \(reason)"), "\(summary)")
        }
    }

    @Test(arguments: assemblies)
    func anAppliedAssemblyProvidesWhatItRegisters(assembly: String) {
        for use in [
            "let assembler = Assembler([Pets()], container: zoo)",
            "let all: [any Assembly.Type] = [Pets.self]",
            "func apply() { Assembler(container: zoo).apply(assembly: Pets()) }", "typealias Animals = Pets",
        ] {
            let (problems, summary) = report("\(assembly)\n\(use)")

            #expect(problems == 0)
            #expect(!summary.contains("whether code applies"))
        }
    }

    @Test func anAssemblyOfALibraryMayBeUnnamedToo() {
        let farm = """
            import Ampoule
            public protocol Food: Sendable {}
            struct Hay: Food {}
            public struct Stores: Assembly { public func assemble(container c: Container) { c.register(Food.self) { _ in Hay() } } }
            """
        func summary(_ use: String) -> String {
            let zoo = """
                import Ampoule
                import Farm
                @Register struct Horse { @Inject let food: any Food }
                @Registrations(Horse.self) extension Container {}
                let zoo = Container { $0.registerComponents() }
                \(use)
                """
            return Sources().with("Farm", .library, source: farm).with("Zoo", using: "Farm", source: zoo)
                .report()
                .description
        }

        #expect(summary("").contains("whether code applies 'Stores'"))
        #expect(!summary("let all = Assembler([Stores()], container: zoo)").contains("whether code applies"))
    }
}

import Testing

/// The list of all components of a module.
struct GeneratedFileTests {
    private let components = """
        import Ampoule

        @Register public struct Horse { public init() {} }
        enum Pets {
            @Register struct Cat { init() {} }
            @Provides static func food() -> String { "fish" }
        }
        @Register private struct Mouse { init() {} }
        @Register struct Crate<Content> { init() {} }
        #if DEBUG
        @Register struct Ghost { init() {} }
        #endif
        func local() {
            @Register struct Worm { init() {} }
        }

        """

    @Test func aModuleThatAsksForNoListGetsNone() {
        let text = Sources().with("Zoo", source: components).list()

        #expect(text == "// No '@AllRegistrations' asks for a list here.\n")
    }

    @Test func theListNamesAllThatAnotherFileCanName() {
        let text = Sources().with("Zoo", source: components + "@AllRegistrations extension Container {}")
            .list()

        #expect(
            text == """
                // Written at each build.

                import Ampoule

                @__Registrations(
                    Horse.self,
                    Pets.Cat.self,
                    Pets.foodComponent,
                    named: "registerComponents"
                )
                extension Ampoule::Container {}

                """
        )
    }

    @Test func theListOfAModuleWithoutComponentsHasNoWarning() {
        let source = "import Ampoule\n@AllRegistrations extension Container {}"
        let text = Sources().with("Zoo", source: source).list()

        #expect(text.contains("@__Registrations(\n    named: \"registerComponents\",\n    provided: []\n)"))
    }

    @Test func whatAnotherListNamesIsLeftOut() {
        let lists = """
            @Registrations(Horse.self, Pets.foodComponent, named: "registerHorse") extension Container {}
            @AllRegistrations(named: "registerPets") extension Resolver {}
            """
        let text = Sources().with("Zoo", source: components + lists).list()

        #expect(
            text.contains(
                "@__Registrations(\n    Pets.Cat.self,\n    named: \"registerPets\"\n)\nextension Ampoule::Resolver {}"
            )
        )
    }

    @Test func aPublicListOfComponentsThatAreNotPublicHasTwoParts() {
        let text = Sources().with(
            "Zoo",
            source: components + "@AllRegistrations public extension Container {}"
        )
        .list()

        #expect(
            text.contains(
                """
                @__Registrations(
                    Horse.self,
                    named: "__registerComponents_public"
                )
                public extension Ampoule::Container {}
                """
            )
        )
        #expect(
            text.contains(
                """
                    public nonisolated func registerComponents() {
                        __registerComponents_public()
                        __registerComponents_internal()
                    }
                """
            )
        )
    }

    @Test func componentsOfOneNameAreRegisteredWithoutAccessors() {
        let source = """
            enum Farm { @Register struct Cat { init() {} } }
            enum Wild { @Register struct Cat { init() {} } }
            @AllRegistrations extension Container {}
            """
        let text = Sources().with("Zoo", source: source).list()

        #expect(!text.contains("Farm.Cat.self"))
        #expect(text.contains("Ampoule::__Type<Farm.Cat>.Itself.register(in: self)"))
        #expect(text.contains("Ampoule::__Type<Wild.Cat>.Itself.register(in: self)"))
    }

    @Test func theListIsJudgedAsWhatIsWritten() {
        let source = """
            import Ampoule
            protocol Animal {}
            @Register struct Owner { @Inject let pet: any Animal }
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register(Animal.self) struct Dog: Animal { init() {} }
            @AllRegistrations extension Container {}
            func start(_ container: Container) { container.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:5 duplicateKey"])
    }
}

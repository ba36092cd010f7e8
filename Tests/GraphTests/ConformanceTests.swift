import AmpouleGraph
import Testing

/// Components that conform to a missing service, but are registered for another one.
struct ConformanceTests {
    @Test func aServiceThatNothingDeclaresIsLeftOutOfTheRemedy() {
        let source = """
            import Ampoule
            protocol Caching: Sendable {}
            @Register(Cachin.self) struct Cache: Caching {}
            @Register struct User { @Inject let cache: any Caching }
            @Registrations(Cache.self, User.self) extension Container {}
            """
        let notes = Sources().with(
            "Zoo",
            source: source + "\nfunc go(_ c: Container) { c.registerComponents() }"
        )
        .report().problems.flatMap(\.notes)

        #expect(
            notes.first?.message
                == "'Cache' conforms to 'Caching', but is registered for 'Cachin' only: write '@Register(Caching.self)'"
        )
    }

    private let start = """
        import Ampoule
        protocol Animal {}
        protocol Pet: Animal {}
        @Register struct Keeper { @Inject let animal: any Animal }
        func start(_ c: Container) { Keeper.register(in: c); Cat.register(in: c) }

        """

    private func notes(_ code: String) -> [String] {
        Sources().with("Zoo", source: start + code).report().problems.flatMap(\.notes).map(\.message)
    }

    private let remedy = [
        "'Cat' conforms to 'Animal', but is registered for 'Cat' only: write '@Register(Animal.self)'"
    ]

    @Test(arguments: [
        "@Register struct Cat: Animal {}",
        "@Register struct Cat {}; extension Cat: Animal {}",
        "@Register struct Cat: Pet {}",
        "typealias House = Pet & Sendable; @Register struct Cat: House {}",
        "class Feline: Pet {}; @Register final class Cat: Feline { override init() {} }",
        "class Feline {}; extension Feline: Pet {}; @Register final class Cat: Feline { override init() {} }",
        "@Register struct Cat: Animal { init(name: String = \"Mimi\") {} }",
    ])
    func theRegisterThatItTakesIsTold(code: String) {
        #expect(notes(code) == remedy)
    }

    @Test func aClassThatIsInheritedFromIsOne() {
        let code = """
            class Horse {}
            @Register final class Cat: Horse { override init() {} }
            @Register struct Rider { @Inject let horse: Horse }
            func more(_ c: Container) { Rider.register(in: c) }
            """

        #expect(
            notes(code).contains(
                "'Cat' conforms to 'Horse', but is registered for 'Cat' only: write '@Register(Horse.self)'"
            )
        )
    }

    @Test func otherServicesStay() {
        #expect(
            notes("protocol Hunter {}\n@Register(Hunter.self) struct Cat: Animal, Hunter {}") == [
                """
                'Cat' conforms to 'Animal', but is registered for 'Hunter' only: write \
                '@Register(Hunter.self, Animal.self)'
                """
            ]
        )
    }

    @Test func whatIsRequiredByItsOwnTypeKeepsIt() {
        let code = """
            @Register struct Cat: Animal {}
            @Register struct Owner { @Inject let cat: Cat }
            func more(_ c: Container) { Owner.register(in: c) }
            """

        #expect(
            notes(code) == [
                """
                'Cat' conforms to 'Animal', but is registered for 'Cat' only: write \
                '@Register(Cat.self, Animal.self)'
                """
            ]
        )
    }

    @Test func aScopeStays() {
        #expect(
            notes("@Register(scope: .container) final class Cat: Animal, Sendable { init() {} }") == [
                "'Cat' conforms to 'Animal', but is registered for 'Cat' only: add 'Animal.self' to its '@Register'"
            ]
        )
    }

    @Test func whatTakesArgumentsOrDoesNotConformIsNotNamed() {
        for code in ["@Register struct Cat: Animal { let name: String }", "@Register struct Cat {}"] {
            #expect(notes(code).first?.hasPrefix("register it with 'register(Animal.self)") == true)
        }
    }
}

import Ampoule
import Testing

/// Members under conditions that the compiler does not let a macro evaluate.
struct ConditionalMemberTests {
    private let container = Container { container in Yard.Stable.register(in: container) }

    @Test func aPropertyUnderAnImportableModuleIsInjected() {
        let horse = container.factory(for: Yard.Horse.self)(name: "Lucky")

        #expect(horse.stable != nil)
        #expect(horse.other == nil)
    }

    @Test func theInitializerOfTheClauseThatIsCompiledIsCalled() {
        #expect(container.factory(for: Yard.Horse.self)(name: "Lucky").text == "called Lucky")
    }

    @Test func aMemberwiseInitializerHasTheDependenciesThatAreCompiled() {
        let trainer = container.factory(for: Yard.Trainer.self)(name: "Stephen")

        #expect(trainer.name == "Stephen")
        #expect(Yard.Trainer(stable: Yard.Stable(), name: "Anna").name == "Anna")
    }
}

private enum Yard {
    @Register
    fileprivate final class Stable {
        init() {}
    }

    @Register
    fileprivate final class Horse {
        let text: String

        #if canImport(NoSuchModule)
        init(weight: Double) { text = "of \(weight) kg" }
        #elseif canImport(Swift)
        init(name: String) { text = "called \(name)" }
        #endif

        #if canImport(Swift)
        @Inject var stable: Stable?
        #endif

        #if canImport(NoSuchModule) || swift(<5)
        @Inject var other: NoSuchStable?
        #else
        var other: Stable?
        #endif
    }

    @Register
    fileprivate struct Trainer {
        #if canImport(Swift)
        @Inject let stable: Stable
        #endif
        let name: String
    }
}

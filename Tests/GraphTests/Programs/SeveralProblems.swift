import Ampoule

/// Each mistake is told, and none hides another.
enum SeveralProblems: GraphProgram {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self) final class Cat: Animal { init() {} }
    @Register(Animal.self) final class Dog: Animal { init() {} }  // problem: duplicateKey
    @Register final class Horse: Sendable { init() {} }
    @Register struct Pony { let name: String }

    @Register(scope: .container)
    final class Stable: Sendable {
        init(
            @Inject horse: Horse,
            @Inject pony: Pony,  // problem: needsArguments
            @Inject food: any Food  // problem: missingRegistration
        ) {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    SeveralProblems.Cat.self,
    SeveralProblems.Dog.self,
    SeveralProblems.Horse.self,
    SeveralProblems.Pony.self,
    SeveralProblems.Stable.self
)
private extension Container {}

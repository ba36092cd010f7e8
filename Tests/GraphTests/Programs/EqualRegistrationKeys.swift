import Ampoule

/// Two components with arguments of the same types.
enum EqualRegistrationKeys: GraphProgram {
    protocol Animal {}

    @Register(Animal.self) struct Cat: Animal { let name: String }
    @Register(Animal.self) struct Dog: Animal { let nickname: String }  // problem: duplicateKey

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(EqualRegistrationKeys.Cat.self, EqualRegistrationKeys.Dog.self)
private extension Container {}

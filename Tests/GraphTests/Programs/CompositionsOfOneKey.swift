import Ampoule

/// Two spellings of one type are one key.
enum CompositionsOfOneKey: GraphProgram {
    protocol Animal {}
    protocol Pet: Animal {}

    @Register((any Pet & Animal).self)
    struct Cat: Pet { init() {} }

    @Register((any Sendable & Pet).self)
    struct Dog: Pet { init() {} }  // problem: duplicateKey

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(CompositionsOfOneKey.Cat.self, CompositionsOfOneKey.Dog.self)
private extension Container {}

import Ampoule

/// The same with a component that is its own service.
enum OwnServiceWithArguments: GraphProgram {
    @Register
    struct Pony { let name: String }

    @Register
    struct Rider {
        @Inject let pony: Pony  // problem: needsArguments
        @Inject let ponies: Pony.Factory
        @Inject let spare: Pony?
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(OwnServiceWithArguments.Pony.self, OwnServiceWithArguments.Rider.self)
private extension Container {}

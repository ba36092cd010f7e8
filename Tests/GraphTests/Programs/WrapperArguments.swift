import Ampoule

/// The arguments of property wrappers and other attributes register, too.
enum WrapperArguments {
    protocol Animal {}
    protocol Food {}
    struct Cat: Animal {}

    @propertyWrapper
    struct Prepared<Value> {
        var wrappedValue: Value

        init(wrappedValue: Value, _ prepare: (Container) -> Void) {
            self.wrappedValue = wrappedValue
            prepare(WrapperArguments.shared)
        }
    }

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
        @Inject(name: "local") let local: any Animal
        @Inject let food: any Food  // problem: missingRegistration
    }

    private static let shared = Container()

    struct Kennel {
        @Prepared({ container in container.register((any Animal).self) { _ in Cat() } })
        var places = 12
    }

    static func makeContainer() -> Container {
        @Prepared({ (container: Container) in
            container.register((any Animal).self, name: "local") { _ in Cat() }
            PetOwner.register(in: container)
        })
        var places = Kennel().places
        places += 1
        return shared
    }
}

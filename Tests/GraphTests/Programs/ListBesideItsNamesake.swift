import Ampoule

/// A list is called by its function, whatever else has the function's name.
enum ListBesideItsNamesake {
    protocol Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Animal  // problem: missingRegistration
    }

    struct Application {
        private let container: Container

        init(_ container: Container) {
            self.container = container
        }

        func registerComponents() {
            container.registerComponents()
        }
    }

    static func makeContainer() -> Container {
        let container = Container()
        Application(container).registerComponents()
        return container
    }
}

@Registrations(ListBesideItsNamesake.PetOwner.self)
private extension Container {}

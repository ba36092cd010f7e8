import Ampoule

/// A method that has the name of a list's function does not call the list.
enum FunctionsOfTheListsName {
    protocol Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
    }

    struct UserInterface {
        static func registerComponents() {}
        func registerComponents() {}
    }

    class Registry {
        func registerComponents() {}
    }

    final class MainRegistry: Registry {
        let userInterface = UserInterface()

        override func registerComponents() {
            super.registerComponents()
            userInterface.registerComponents()
            self.userInterface.registerComponents()
        }

        func start() {
            registerComponents()
            [userInterface].forEach { $0.registerComponents() }
            let register = Registry().registerComponents
            register()
        }
    }

    static func makeContainer() -> Container {
        UserInterface().registerComponents()
        UserInterface.registerComponents()
        MainRegistry().start()
        return Container()
    }
}

@Registrations(FunctionsOfTheListsName.PetOwner.self)
private extension Container {}

import Ampoule
import AmpouleModules

/// An element may be in parentheses, and a function in upper case returns any service.
enum ModuleCalls {
    protocol Animal: Sendable {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
    }

    static func Adopted() -> any Animal { Cat() }

    static func makeContainer() -> Container {
        module {
            singleton { Adopted() }
            (PetOwner.self)
        }.container
    }
}

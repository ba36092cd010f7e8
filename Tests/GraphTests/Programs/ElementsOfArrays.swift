import Ampoule

/// What the extension of a generic type registers depends on its use, wherever the type is declared.
enum ElementsOfArrays {
    protocol Animal: Sendable {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        [Cat() as any Animal].install(in: container)
        return container
    }
}

extension [any ElementsOfArrays.Animal] {
    fileprivate func install(in container: Container) {
        let first = self[0]
        container.register(Element.self) { _ in first }
    }
}

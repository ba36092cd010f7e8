import Ampoule

/// 'Self' is the type that conforms or inherits, where there may be one.
enum RegistrationsOfSelf {
    protocol Loadable: Sendable { init() }

    class Animal: @unchecked Sendable {
        required init() {}

        class func load(in container: Container) {
            let type = self
            container.register(Self.self) { _ in type.init() as! Self }
        }
    }

    final class Cat: Animal, @unchecked Sendable {}
    struct Hay: Loadable {}

    @Register
    struct Stable {
        @Inject let hay: Hay
        @Inject let cat: Cat
    }

    static func makeContainer() -> Container {
        let container = Container()
        Hay.load(in: container)
        Cat.load(in: container)
        Stable.add(to: container)
        return container
    }
}

extension RegistrationsOfSelf.Loadable where Self: SendableMetatype {
    fileprivate static func load(in container: Container) {
        container.register(Self.self) { _ in Self() }
    }
}

extension Registrable {
    fileprivate static func add(to container: Container) {
        register(in: container)
    }
}

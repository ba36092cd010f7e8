import Ampoule

/// Both are found by the time they are injected.
enum CircleOfProperties {
    protocol ParentType: AnyObject {}
    protocol ChildType: AnyObject {}

    @Register(ParentType.self)
    final class Mother: ParentType {
        @Inject var child: (any ChildType)?
        init() {}
    }

    @Register(ChildType.self)
    final class Daughter: ChildType {
        @Inject weak var parent: (any ParentType)?
        init() {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleOfProperties.Mother.self, CircleOfProperties.Daughter.self)
private extension Container {}

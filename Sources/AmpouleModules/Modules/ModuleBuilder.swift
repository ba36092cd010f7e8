/// The elements of a module: the factories, singletons and components that ``ModuleBuilder`` collects.
public struct ModuleElements {
    /// One factory, singleton or component.
    struct Element {
        /// The kind of an element.
        enum Kind: String {
            case factory, singleton, component, decorator
        }

        let kind: Kind

        /// The name of a decorator, which has no keys.
        var name: String?
        let places: [RegistrationPlace]

        /// The number of closures that complete the instances.
        var completionCount = 0

        /// Registers substitutes, which any other element overrides.
        var registerSubstitutes: (Container) -> Void = { _ in }
        let register: (Container) -> Void
    }

    let elements: [Element]
}

/// Builds a module from its elements; see ``module(using:elements:)``.
@resultBuilder
public enum ModuleBuilder {
    /// A factory or a singleton.
    public static func buildExpression<Service>(_ definition: Definition<Service>) -> ModuleElements {
        ModuleElements(elements: [definition.element])
    }

    /// A component annotated with `@Register`.
    ///
    /// A decorator decorates what the same module has, wherever it stands; several are applied in their order.
    public static func buildExpression<Component: Registrable>(
        _ component: Component.Type
    ) -> ModuleElements {
        let places = PlaceRecorder.places(takenBy: component)
        let isDecorator = places.isEmpty
        let element = ModuleElements.Element(
            kind: isDecorator ? .decorator : .component,
            name: isDecorator ? "\(component)" : nil,
            places: places
        ) { container in component.register(in: container) }
        return ModuleElements(elements: [element])
    }

    /// Elements built by another function.
    public static func buildExpression(_ elements: ModuleElements) -> ModuleElements { elements }

    /// A list of elements.
    public static func buildBlock(_ elements: ModuleElements...) -> ModuleElements {
        buildArray(elements)
    }

    /// An `if` without an `else`.
    public static func buildOptional(_ elements: ModuleElements?) -> ModuleElements {
        elements ?? ModuleElements(elements: [])
    }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(first elements: ModuleElements) -> ModuleElements { elements }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(second elements: ModuleElements) -> ModuleElements { elements }

    /// A `for`.
    public static func buildArray(_ elements: [ModuleElements]) -> ModuleElements {
        ModuleElements(elements: elements.flatMap(\.elements))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ elements: ModuleElements) -> ModuleElements { elements }
}

/// Records the registrations that a component makes.
private final class PlaceRecorder: Behavior {
    private let recorded = Mutex<[RegistrationPlace]>([])

    /// The keys under which a component registers itself; none if it decorates a service.
    static func places<Component: Registrable>(takenBy component: Component.Type) -> [RegistrationPlace] {
        let recorder = PlaceRecorder()
        let container = Container.collecting()
        container.addBehavior(recorder)
        component.register(in: container)
        return recorder.recorded.withLock { $0 }
    }

    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        let place = RegistrationPlace(type, argumentTypes: entry.key.argumentTypes, name: name)
        recorded.withLock { $0.append(place) }
    }
}

/// The shorter key of a component that takes no further arguments, as an element of a list.
///
/// The element is what the complete key resolves to.
struct ContributedShorterKey<Component>: ShorterKey {
    let base: any ShorterKey

    /// The registration of the component under the shorter key.
    let target: Registration

    private var completeKey: RegistrationKey {
        base.completeKey(of: Component.self, name: target.key.name)
    }

    var isComponentAsynchronous: Bool { base.isComponentAsynchronous }

    func key<Element>(of element: Element.Type, name: String?) -> RegistrationKey {
        .contribution(to: element, name: name, orUnnamed: .registration(completeKey))
    }

    func completeKey<Element>(of element: Element.Type, name: String?) -> RegistrationKey { completeKey }

    func completing(_ decoration: any Decoration) -> any Decoration { base.completing(decoration) }

    /// The registration of a contribution, which names one complete key and so is never ambiguous.
    func ambiguousRegistration<Element>(
        of element: Element.Type,
        name: String?,
        meaning keys: [RegistrationKey]
    ) -> Registration {
        registration(of: element, under: key(of: element, name: name), origin: target.origin)
    }

    func factory<Element>(of element: Element.Type, name: String?) -> UntypedFactory {
        let target = Target(target)
        let make: @Sendable (any Resolver) throws -> Element = { resolver in
            let instance: Component = try resolver.resolveTarget(target)
            return try target.forwarded(instance)
        }
        return UntypedFactory(make)
    }

    func asynchronousFactory<Element>(
        of element: Element.Type,
        name: String?
    ) -> any AnyAsynchronousFactory {
        let target = Target(target)
        return AsynchronousFactory<Element> { resolver in
            let instance: Component = try await resolver.resolveTarget(target)
            // The macro has the compiler check that the instance is an element.
            return try target.forwarded(instance)
        }
    }
}

extension ShorterKey {
    /// Contributes a component to a list, unless the key has arguments.
    ///
    /// - Parameters:
    ///   - target: The registration of the component under the key.
    ///   - element: The service of the list.
    ///   - container: The container.
    func contribute<Element>(_ target: Registration, to element: Element.Type, in container: Core) {
        guard target.key.takesNoArguments else { return }
        func contribute<Component>(_ component: Component.Type) {
            let contributed = ContributedShorterKey<Component>(base: self, target: target)
            let key = contributed.key(of: element, name: target.key.name)
            container.registrar.set(contributed.registration(of: element, under: key, origin: target.origin))
        }
        _openExistential(target.key.serviceType, do: contribute)
    }
}

/// The shorter key of a component that takes no further arguments, as an element of a list.
///
/// The element is what the complete key resolves to.
struct ContributedShorterKey<Component>: ShorterKey {
    let base: any ShorterKey

    /// The registration of the component under the shorter key.
    let target: Registration

    private var completeKey: RegistrationKey {
        base.completeKey(of: Component.self)
    }

    var name: String? { base.name }

    var origin: ComponentOrigin? { base.origin }

    var isComponentAsynchronous: Bool { base.isComponentAsynchronous }

    func key<Element>(of element: Element.Type) -> RegistrationKey {
        .contribution(to: element, name: name, orUnnamed: .registration(completeKey))
    }

    func completeKey<Element>(of element: Element.Type) -> RegistrationKey { completeKey }

    func completing(_ decoration: any Decoration) -> any Decoration { base.completing(decoration) }

    /// The registration of a contribution, which names one complete key and so is never ambiguous.
    func ambiguousRegistration<Element>(of element: Element.Type, meaning keys: [RegistrationKey])
        -> Registration
    {
        registration(of: element)
    }

    func factory<Element>(of element: Element.Type) -> UntypedFactory {
        let target = Target(target)
        let make: @Sendable (any Resolver) throws -> Element = { resolver in
            let instance: Component = try resolver.resolveTarget(target)
            return try target.forwarded(instance)
        }
        return UntypedFactory(make)
    }

    func asynchronousFactory<Element>(of element: Element.Type) -> any AnyAsynchronousFactory {
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
            container.registrar.set(contributed.registration(of: element))
        }
        _openExistential(target.key.serviceType, do: contribute)
    }
}

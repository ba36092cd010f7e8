/// The property and method injection of one class on a component's line of superclasses.
///
/// `@Register` writes a list of them into classes that can be inherited from, which every component below adds
/// its own to.
public struct __Completion: Sendable {
    fileprivate let closure: @Sendable (any Resolver, Any) throws -> Void

    /// Describes what is injected into the instances of a class.
    public init<Component>(
        _ completion: @escaping @isolated(any) (any Resolver, Component) throws -> Void
    ) {
        let completion = IsolatedCompletion(completion, key: RegistrationKey(Component.self, name: nil))
        closure = { resolver, instance in
            // A replaced registration has completions of its own, so the instance is one of ours.
            guard let component = instance as? Component else { return }
            try completion(resolver, component)
        }
    }
}

extension [__Completion] {
    /// All of them in order; nil if there is none.
    func joined<Service>() -> Completions<Service>.Closure? {
        guard !isEmpty else { return nil }
        return { [self] resolver, instance in
            for completion in self { try completion.closure(resolver, instance) }
        }
    }
}

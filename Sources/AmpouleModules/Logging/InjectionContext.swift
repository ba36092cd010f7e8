/// The context that a container of modules shares with its modules.
///
/// It is registered in their containers, under its own key, so that each of them can resolve it.
struct InjectionContext: Sendable {
    /// The logger, if one was given.
    let logger: InjectionLogger?

    /// The keys of all elements of the listed modules.
    let places: Set<RegistrationPlace>

    /// The context of a container, or `nil` if it has none.
    static func of(_ resolver: any Resolver) -> InjectionContext? {
        try? resolver.instance(of: Self.self, name: nil, option: ContextOption())
    }

    /// Adds a container to the context.
    func enclose(_ container: Container) {
        if let logger { container.messageHandler = { _, reason in logger(.missed(reason)) } }
        container._register(Self.self, option: ContextOption()) { _ in self }
    }

    /// Explains why a resolution failed, with a remedy that concerns modules.
    func explanation(of error: ResolutionError) -> String {
        guard case .unregistered = error.reason, places.contains(RegistrationPlace(error.key)) else {
            return error.description
        }
        let remedy =
            "Another module of the container has it. Let the one that needs it use that, with 'module(using:)'."
        let description = error.speakingOfModules(remedy: remedy).description
        // The description already contains the remedy, unless it names alternative registrations.
        return description.hasSuffix(remedy) ? description : description + "\n" + remedy
    }
}

extension Resolver {
    /// Explains why a resolution failed.
    @usableFromInline
    func explanation(of error: ResolutionError) -> String {
        InjectionContext.of(self)?.explanation(of: error) ?? error.description
    }

    /// Logs why a resolution failed.
    @usableFromInline
    func reportMiss(_ error: ResolutionError) {
        guard let context = InjectionContext.of(self), let container = self as? Container else {
            return report(error)
        }
        // The container's handler is that of the context, unless user code has replaced it.
        container.messageHandler?(.error, context.explanation(of: error))
    }
}

/// Distinguishes the key of the context from those of users' services.
private struct ContextOption: HiddenServiceKeyOption {}

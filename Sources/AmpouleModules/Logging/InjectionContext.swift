/// The context that a container of modules shares with its modules.
///
/// It is registered in their containers, under a key of its own, so that it can be had wherever they are used.
struct InjectionContext: Sendable {
    /// The logger, if one was given.
    let logger: InjectionLogger?

    /// The places of all elements of the listed modules.
    let places: Set<RegistrationPlace>

    init(logger: InjectionLogger?, places: Set<RegistrationPlace>) {
        self.logger = logger
        self.places = places
    }

    /// The context that a container was put into, if any.
    init?(of resolver: any Resolver) {
        guard let context = try? resolver.instance(of: Self.self, name: nil, option: ContextOption()) else {
            return nil
        }
        self = context
    }

    /// Puts a container into the context.
    func enclose(_ container: Container) {
        if let logger { container.messageHandler = { _, reason in logger(.missed(reason)) } }
        container._register(Self.self, option: ContextOption()) { _ in self }
    }

    /// Why an instance cannot be had, and what modules have to do with it.
    func explanation(of error: ResolutionError) -> String {
        guard case .unregistered = error.reason, places.contains(RegistrationPlace(error.key)) else {
            return error.description
        }
        let remedy =
            "Another module of the container has it. Let the one that needs it use that, with 'module(using:)'."
        let description = error.speakingOfModules(remedy: remedy).description
        // Where something else is registered, the text says that instead of a remedy.
        return description.hasSuffix(remedy) ? description : description + "\n" + remedy
    }
}

extension Resolver {
    /// Why an instance cannot be had.
    @usableFromInline
    func explanation(of error: ResolutionError) -> String {
        InjectionContext(of: self)?.explanation(of: error) ?? error.description
    }

    /// Logs why an instance cannot be had.
    @usableFromInline
    func reportMiss(_ error: ResolutionError) {
        guard let context = InjectionContext(of: self), let container = self as? Container else {
            return report(error)
        }
        // The handler of the container is that of the context, unless somebody has set another one.
        container.messageHandler?(.error, context.explanation(of: error))
    }
}

/// Keeps the context apart from the services of users.
private struct ContextOption: HiddenServiceKeyOption {}

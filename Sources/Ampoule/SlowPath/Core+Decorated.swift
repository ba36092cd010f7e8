/// Finds what decorators decorate.
///
/// A decorator that has replaced a registration of its own container holds it. Any other decorator looks outward for each request, so
/// that later registrations, overrides and removals around it count.
extension Core {
    /// Looks up what a decorator under a key decorates.
    ///
    /// - Parameter decorator: The decorator, which looks outward; `nil` if it isn't registered yet.
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    func lookupDecorated(_ key: RegistrationKey, by decorator: Registration? = nil) -> Lookup {
        let found = lookupReplaced(key, without: decorator)
        if case .component(let component) = found { return adopted(component) }
        return found
    }

    /// The registration that one decorates for the requests of this container; `nil` if it decorates none.
    package func decorated(by registration: Registration) -> Registration? {
        guard registration.decoratesOuter else { return registration.decorated }
        return lookupDecorated(registration.key, by: registration).registration
    }
}

extension Registration {
    /// The registrations that make the instances of this one, and those that it decorates, the outermost first.
    ///
    /// - Parameter decorated: Finds what one of them decorates.
    /// - Complexity: O(*n*^2), where *n* is their number.
    package func makers(decorated: (Registration) -> Registration?) -> [Registration] {
        var makers: [Registration] = []
        var next: Registration? = maker
        // What is found outward may lead back.
        while let maker = next, !makers.contains(where: { $0 === maker }) {
            makers.append(maker)
            next = decorated(maker)?.maker
        }
        return makers
    }
}

extension Resolver {
    /// Resolves what the running factory, a decorator, decorates.
    ///
    /// - Parameters:
    ///   - replaced: The registration that it has replaced; `nil` if it looks outward.
    ///   - key: The key of both.
    ///   - argument: The arguments.
    /// - Throws: The error that the decorator has to throw.
    func resolveDecorated<Service, each Argument>(
        _ replaced: Target?,
        under key: RegistrationKey,
        _ argument: repeat each Argument
    ) throws -> Service {
        if let replaced { return try resolveTarget(replaced, repeat each argument) }
        // Only a container runs the factories of its registrations.
        guard let core = borrowedContainer?.object.core else {
            throw ResolutionError(.containerReleased, key: key)
        }
        let decorator = ResolutionContext.current.state.stack.innermostRegistration.object
        let found = core.lookupDecorated(key, by: decorator)
        if let decorated = found.registration {
            return try resolveTarget(Target(decorated), repeat each argument)
        }
        if case .nothing = found { throw Refusal.nothingToDecorate }
        return try core.begin { context throws(ResolutionError) in
            try core.resolve(found, for: .key(key, findsComponents: false), context, repeat each argument)
        }
    }
}

extension Refusal {
    /// The registration that the decorator found first has been removed.
    static var nothingToDecorate: Refusal { Refusal(reason: .nothingToDecorate(alternatives: [])) }
}

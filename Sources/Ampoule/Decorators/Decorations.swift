extension Container {
    /// Wraps the instances of a registration.
    ///
    /// ```swift
    /// container.register(Animal.self) { _ in Cat() }
    /// container.decorate(Animal.self) { resolver, animal in
    ///     LoggedAnimal(animal, log: try resolver.require(Log.self))
    /// }
    /// ```
    ///
    /// Every request for the service gets the result of the closure. The decorator has the scope of the registration: a
    /// shared instance is decorated once. Several decorators are applied in the order of the calls, so that the last one is
    /// the outermost. A registration under the key that follows, such as an override, replaces all of them.
    ///
    /// The registration may be one of a container around; the decorator is registered in this container only. It then decorates what
    /// requests find there when they ask: a registration that follows it, such as an override, as well. Its scope, and whether it
    /// is asynchronous, stay those of the registration that it has found. Types that forward to the registration are not decorated.
    ///
    /// Traps at the caller's line if nothing is registered under the key;
    /// ``requireDecoration(_:name:with:)->ServiceEntry<Service>`` throws instead.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the decorator.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @preconcurrency
    @discardableResult
    public func decorate<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            @escaping @Sendable (
                _ resolver: any Resolver, _ instance: Service, repeat each Argument
            ) throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration, or throws if there is none.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    /// - Returns: The entry of the decorator; see ``decorate(_:name:with:file:line:)->ServiceEntry<Service>``.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToDecorate(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @preconcurrency
    @discardableResult
    public func requireDecoration<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            @escaping @Sendable (
                _ resolver: any Resolver, _ instance: Service, repeat each Argument
            ) throws -> Service
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return try core.decorate(key, by: ClosureDecoration(decorator))
    }

    /// Wraps the instances of a registration without arguments.
    ///
    /// The closure may pass its resolver to a function of `some Resolver`: with a parameter pack alone, the compiler can't open the
    /// resolver, and would take such a closure for an asynchronous one.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func decorate<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration without arguments, or throws if there is none.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func requireDecoration<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Service
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        try core.decorate(RegistrationKey(serviceType, name: name), by: ClosureDecoration(decorator))
    }

    /// Wraps the instances of a registration asynchronously.
    ///
    /// The registration may be synchronous. Resolving the service without `await` then fails with
    /// ``ResolutionError/Reason/asynchronous``.
    ///
    /// Traps at the caller's line if nothing is registered under the key; see
    /// ``decorate(_:name:with:file:line:)->ServiceEntry<Service>``.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the decorator.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func decorate<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service, repeat each Argument
            ) async throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> AsynchronousServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration asynchronously, or throws if there is none.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    /// - Returns: The entry of the decorator.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToDecorate(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func requireDecoration<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service, repeat each Argument
            ) async throws -> Service
    ) throws(ResolutionError) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return AsynchronousServiceEntry(
            entry: try core.decorate(key, by: ClosureDecoration(awaited: decorator))
        )
    }
}

extension Core {
    /// Registers a decorator of the registration under a key, or under the complete key that it is short for.
    ///
    /// - Throws: ``ResolutionError`` if there is nothing to decorate.
    func decorate<Service>(
        _ key: RegistrationKey,
        by decoration: any Decoration
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let found = lookupDecorated(key)
        if case .closed = found { throw ResolutionError(.containerClosed, key: key) }
        let decorated = found.registration
        // Typed calls ask for the complete key directly.
        if let shorterKey = decorated?.shorterKey, let complete = decorated?.shortenedKey?.complete {
            return try decorate(complete, by: shorterKey.completing(decoration))
        }
        guard let decorated, decorated.shortenedKey == nil else {
            throw ResolutionError(.nothingToDecorate(alternatives: alternatives(to: key)), key: key)
        }
        let isReplaced = registrar.registration(for: key) === decorated
        let registration = decoration.registration(
            decorating: decorated,
            isReplaced: isReplaced,
            under: key
        )
        registration.setScope(decorated.maker.policy.scope)
        return registrar.file(registration)
    }
}

/// A decorator; a synchronous one decorates asynchronously made instances, too.
struct ClosureDecoration<Service, each Argument>: Decoration {
    typealias Decorate = @Sendable (any Resolver, Service, repeat each Argument) throws -> Service

    typealias AwaitedDecorate =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Service, repeat each Argument) async throws
        -> Service

    /// Decorates an instance that is made synchronously; `nil` if the decorator is asynchronous.
    var decorate: Decorate?

    /// Decorates an instance that is made asynchronously.
    let awaited: AwaitedDecorate

    var component: DecoratingComponent?

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        typealias Widened = ClosureDecoration<Service, repeat each Complete>
        let awaited = awaited
        var widened: Widened.Decorate?
        if let decorate {
            widened = { (resolver: any Resolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try decorate(resolver, instance, repeat arguments.next((each Argument).self))
            }
        }
        return Widened(
            decorate: widened,
            awaited: { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try await awaited(resolver, instance, repeat arguments.next((each Argument).self))
            },
            component: component
        )
    }

    func registration(
        decorating decorated: Registration,
        isReplaced: Bool,
        under key: RegistrationKey
    ) -> Registration {
        let replaced = isReplaced ? Target(decorated) : nil
        let decoration = Registration.Decorated(decoration: self, replaced: replaced)
        let factory: UntypedFactory
        var awaited: AsynchronousFactory<Service, repeat each Argument>?
        if let decorate, !decorated.isAsynchronous, !decorated.maker.isAsynchronous {
            factory = UntypedFactory {
                (resolver: any Resolver, argument: repeat each Argument) throws -> Service in
                let instance: Service =
                    try resolver.resolveDecorated(replaced, under: key, repeat each argument)
                return try decorate(resolver, instance, repeat each argument)
            }
        } else {
            let decorate = self.awaited
            let asynchronous = AsynchronousFactory<Service, repeat each Argument> {
                (resolver: AsynchronousResolver, argument: repeat each Argument) in
                let instance: Service =
                    try await resolver.resolveDecorated(replaced, under: key, repeat each argument)
                return try await decorate(resolver, instance, repeat each argument)
            }
            (factory, awaited) = (asynchronous.refusal, asynchronous)
        }
        let attributes = Registration.Attributes(asynchronousFactory: awaited, decoration: decoration)
        return Registration(key: key, factory: factory, attributes: attributes)
    }
}

extension ClosureDecoration {
    /// Describes a synchronous closure that decorates.
    init(_ decorate: @escaping Decorate) {
        self.init(decorate: decorate) {
            (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
            try decorate(resolver, instance, repeat each argument)
        }
    }
}

/// The arguments of a registration, of which a decorator takes the first ones.
///
/// The compiler cannot split a pack of arguments.
struct LeadingArguments {
    private var arguments: [Any] = []

    init<each Argument>(_ argument: repeat each Argument) {
        repeat arguments.append(each argument)
    }

    /// Takes the next argument, which has the given type.
    mutating func next<Argument>(_ type: Argument.Type) -> Argument {
        guard let argument = arguments.removeFirst() as? Argument else {
            preconditionFailure("The decorator takes the arguments of a shorter key")
        }
        return argument
    }
}

/// The decorators of a list that is being registered, which come after all other components.
///
/// A component decorates the registrations that exist, and an included list may decorate what the program registers.
final class PendingDecorations: Sendable {
    /// The decorations of the list that the current task registers.
    @TaskLocal private static var current: PendingDecorations?

    private let container: ObjectIdentifier
    private let decorations = SanitizedMutex<[@Sendable () -> Void]>([])

    private init(of container: Container) {
        self.container = ObjectIdentifier(container)
    }

    /// Performs a decoration at the end of the list that is being registered in a container, or else at once.
    static func perform(in container: Container, _ decoration: @escaping @Sendable () -> Void) {
        guard let current, current.container == ObjectIdentifier(container) else { return decoration() }
        current.decorations.withLock { decorations in decorations.append(decoration) }
    }

    /// Performs the decorations of a list, and of those that it registers, after it.
    fileprivate static func performAll(in container: Container, after list: () -> Void) {
        guard current?.container != ObjectIdentifier(container) else { return list() }
        let pending = PendingDecorations(of: container)
        $current.withValue(pending, operation: list)
        for decoration in pending.decorations.withLock({ decorations in decorations }) { decoration() }
    }
}

extension Container {
    /// Registers the components of a list, decorators last.
    ///
    /// Do not use it directly; generated code does.
    public func __registerList(_ components: () -> Void) {
        PendingDecorations.performAll(in: self, after: components)
    }

    /// Registers the components of a list that replaces others, which are no mistake then.
    ///
    /// Do not use it directly; generated code does.
    public func __registerReplacing(_ components: () -> Void) {
        core.registrar.replacing(components)
    }
}

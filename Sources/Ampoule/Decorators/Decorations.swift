/// A synchronous decorator, which decorates asynchronously made instances, too.
final class SynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate = @Sendable (any Resolver, Service, repeat each Argument) throws -> Service

    private let decorate: Decorate

    /// Decorates an instance that is made asynchronously; names the component that decorates.
    private let asynchronous: AsynchronousDecoration<Service, repeat each Argument>

    /// Describes a closure that decorates.
    convenience init(_ decorate: @escaping Decorate) {
        self.init(
            decorate,
            asynchronously: AsynchronousDecoration {
                (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
                try decorate(resolver, instance, repeat each argument)
            }
        )
    }

    /// Describes a component that decorates.
    ///
    /// - Parameters:
    ///   - decorate: Makes the component.
    ///   - asynchronous: Makes the component for an instance that is made asynchronously.
    init(
        _ decorate: @escaping Decorate,
        asynchronously asynchronous: AsynchronousDecoration<Service, repeat each Argument>
    ) {
        self.decorate = decorate
        self.asynchronous = asynchronous
    }

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        let decorate = decorate
        return SynchronousDecoration<Service, repeat each Complete>(
            { (resolver: any Resolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try decorate(resolver, instance, repeat arguments.next((each Argument).self))
            },
            asynchronously: asynchronous.widened()
        )
    }

    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration {
        guard !decorated.isAsynchronous, !decorated.maker.isAsynchronous else {
            return asynchronous.registration(decorating: decorated, under: key, by: self)
        }
        let target = Target(decorated)
        let factory: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
            [decorate] (resolver: any Resolver, argument: repeat each Argument) in
            let instance: Service = try resolver.resolveTarget(target, repeat each argument)
            return try decorate(resolver, instance, repeat each argument)
        }
        return Registration(
            key: key,
            factory: UntypedFactory(factory),
            scope: .transient,
            attributes: Registration.Attributes(
                statedIsolation: asynchronous.component.map { InstanceIsolation($0.origin) },
                decoration: Registration.Decorated(
                    decoration: self,
                    component: asynchronous.component,
                    target: target
                )
            )
        )
    }
}

/// An asynchronous decorator.
final class AsynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Service, repeat each Argument) async throws
        -> Service

    private let decorate: Decorate

    /// The component that decorates, if one does.
    let component: DecoratingComponent?

    init(_ decorate: @escaping Decorate, component: DecoratingComponent? = nil) {
        self.decorate = decorate
        self.component = component
    }

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        widened() as AsynchronousDecoration<Service, repeat each Complete>
    }

    func widened<each Complete>() -> AsynchronousDecoration<Service, repeat each Complete> {
        let decorate = decorate
        return AsynchronousDecoration<Service, repeat each Complete>(
            { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try await decorate(resolver, instance, repeat arguments.next((each Argument).self))
            },
            component: component
        )
    }

    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration {
        registration(decorating: decorated, under: key, by: self)
    }

    /// - Parameter decoration: Makes the registration again, for a copy of the decorated one.
    func registration(
        decorating decorated: Registration,
        under key: RegistrationKey,
        by decoration: any Decoration
    ) -> Registration {
        let decorate = decorate
        let target = Target(decorated)
        let factory = AsynchronousFactory<Service, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let instance: Service = try await resolver.resolveTarget(target, repeat each argument)
            return try await decorate(resolver, instance, repeat each argument)
        }
        return factory.makeRegistration(
            under: key,
            scope: .transient,
            decoration: Registration.Decorated(decoration: decoration, component: component, target: target)
        )
    }
}

/// The arguments of a registration, of which a decorator takes the first ones.
///
/// The compiler cannot split a pack of arguments.
struct LeadingArguments {
    private var arguments: [Any] = []
    private var taken = 0

    init<each Argument>(_ argument: repeat each Argument) {
        repeat arguments.append(each argument)
    }

    /// Takes the next argument, which has the given type.
    mutating func next<Argument>(_ type: Argument.Type) -> Argument {
        defer { taken += 1 }
        guard let argument = arguments[taken] as? Argument else {
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

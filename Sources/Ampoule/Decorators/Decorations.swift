/// A decorator; a synchronous one decorates asynchronously made instances, too.
final class ClosureDecoration<Service, each Argument>: Decoration {
    typealias Decorate = @Sendable (any Resolver, Service, repeat each Argument) throws -> Service

    typealias AwaitedDecorate =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Service, repeat each Argument) async throws
        -> Service

    /// Decorates an instance that is made synchronously; `nil` if the decorator is asynchronous.
    private let decorate: Decorate?

    /// Decorates an instance that is made asynchronously.
    private let awaitedDecorate: AwaitedDecorate

    /// The component that decorates, if one does.
    private let component: DecoratingComponent?

    init(
        _ decorate: Decorate? = nil,
        awaited awaitedDecorate: @escaping AwaitedDecorate,
        component: DecoratingComponent? = nil
    ) {
        self.decorate = decorate
        self.awaitedDecorate = awaitedDecorate
        self.component = component
    }

    /// Describes a synchronous closure that decorates.
    convenience init(_ decorate: @escaping Decorate) {
        self.init(decorate) {
            (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
            try decorate(resolver, instance, repeat each argument)
        }
    }

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        typealias Widened = ClosureDecoration<Service, repeat each Complete>
        let (decorate, awaitedDecorate) = (decorate, awaitedDecorate)
        var widened: Widened.Decorate?
        if let decorate {
            widened = { (resolver: any Resolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try decorate(resolver, instance, repeat arguments.next((each Argument).self))
            }
        }
        return Widened(
            widened,
            awaited: { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try await awaitedDecorate(
                    resolver,
                    instance,
                    repeat arguments.next((each Argument).self)
                )
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
        let decoration = Registration.Decorated(decoration: self, component: component, replaced: replaced)
        guard let decorate, !decorated.isAsynchronous, !decorated.maker.isAsynchronous else {
            let awaitedDecorate = awaitedDecorate
            let factory = AsynchronousFactory<Service, repeat each Argument> {
                (resolver: AsynchronousResolver, argument: repeat each Argument) in
                let instance: Service =
                    if let replaced {
                        try await resolver.resolveTarget(replaced, repeat each argument)
                    } else {
                        try await resolver.resolveDecorated(under: key, repeat each argument)
                    }
                return try await awaitedDecorate(resolver, instance, repeat each argument)
            }
            return factory.makeRegistration(under: key, scope: .transient, decoration: decoration)
        }
        let decorateOuter = UntypedFactory {
            (resolver: any Resolver, argument: repeat each Argument) throws -> Service in
            let instance: Service = try resolver.resolveDecorated(under: key, repeat each argument)
            return try decorate(resolver, instance, repeat each argument)
        }
        let decorateReplaced = replaced.map { target in
            UntypedFactory { (resolver: any Resolver, argument: repeat each Argument) throws -> Service in
                let instance: Service = try resolver.resolveTarget(target, repeat each argument)
                return try decorate(resolver, instance, repeat each argument)
            }
        }
        return Registration(
            key: key,
            factory: decorateReplaced ?? decorateOuter,
            scope: .transient,
            attributes: Registration.Attributes(
                statedIsolation: component?.origin.isolation,
                decoration: decoration
            )
        )
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

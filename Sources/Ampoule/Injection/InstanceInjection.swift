extension Resolver {
    /// Injects into the properties and methods of an instance that other code has made.
    ///
    /// A storyboard makes its view controllers, and SwiftUI the delegate of an app. The class is a component nevertheless:
    ///
    /// ```swift
    /// @Register
    /// @MainActor
    /// final class AgendaController: UIViewController {
    ///     @Inject private var agenda: AgendaModel!
    ///
    ///     required init?(coder: NSCoder) { super.init(coder: coder) }
    /// }
    ///
    /// try container.inject(into: controller)
    /// ```
    ///
    /// Injects what follows the initializer when the container makes an instance: properties and methods marked `@Inject`, those of
    /// superclasses first. They are resolved as one object graph. The dynamic type of the instance counts, so its variable may
    /// have the type of a superclass.
    ///
    /// The container doesn't keep the instance, complete it with `initCompleted(_:)`, or close it. A dependency on the component
    /// resolves another instance. Each call injects again.
    ///
    /// - Parameter instance: The instance of a class or an actor that is a component.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToInject`` if its type is no component, or
    ///   has neither properties nor methods to inject into, or with another reason if a dependency can't be resolved.
    public func inject(into instance: AnyObject) throws(ResolutionError) {
        try InstanceInjection(of: instance).inject(by: self)
    }
}

extension AsynchronousResolver {
    /// Injects into the properties and methods of an instance that other code has made, asynchronously.
    ///
    /// ```swift
    /// try await container.asynchronous.inject(into: delegate)
    /// ```
    ///
    /// Injects also into components whose initializers are all `async`, which may have asynchronous dependencies and methods; see
    /// ``Resolver/inject(into:)``.
    ///
    /// - Parameter instance: The instance of a class or an actor that is a component.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToInject`` if its type is no component, or
    ///   has neither properties nor methods to inject into, or with another reason if a dependency can't be resolved.
    public nonisolated(nonsending) func inject(into instance: AnyObject) async throws(ResolutionError) {
        try await InstanceInjection(of: instance).inject(by: self)
    }
}

/// The property and method injection of a component into one instance that the container has not made.
///
/// It is resolved as a transient registration that no table stores: the factory returns the instance, and the component's own
/// completions follow. So errors, levels, overrides and observers treat it as any other instance of the component.
///
/// Its key names the component, but the instance is resolved as any object, since that is what the factory returns.
struct InstanceInjection {
    private let registration: Registration

    /// - Throws: ``ResolutionError`` if the type of the instance is no component, or has nothing to inject into.
    init(of instance: AnyObject) throws(ResolutionError) {
        let type: Any.Type = type(of: instance)
        let key = RegistrationKey(signature: .service(type), name: nil, optionBox: nil)
        let registrations =
            (type as? any Registrable.Type)?.generatedRegistrations(defaultScope: .transient)
            .filter { $0.origin != nil && $0.target == nil && $0.shorterKey == nil } ?? []
        // All have the same completions. Those of a synchronous initializer are synchronous.
        let generated = registrations.first { !$0.isAsynchronous } ?? registrations.first
        guard let generated, let completions = generated.policy.completions else {
            throw ResolutionError(.nothingToInject, key: key)
        }
        // The resolution calls the factory once, in the isolation of its caller, who passes the instance.
        let made = Shared(instance as AnyObject)
        let asynchronous =
            generated.isAsynchronous
            ? AsynchronousFactory<AnyObject> { _ in made.value(as: AnyObject.self) } : nil
        registration = Registration(
            key: key,
            factory: asynchronous?.refusal
                ?? UntypedFactory { (_: any Resolver) throws -> AnyObject in made.value(as: AnyObject.self) },
            attributes: Registration.Attributes(origin: generated.origin, asynchronousFactory: asynchronous)
        )
        registration.changePolicy { policy in policy.with(completions) }
    }

    /// Injects with a resolver.
    func inject(by resolver: any Resolver) throws(ResolutionError) {
        if let unretained = resolver as? UnretainedResolver {
            return try unretained.synchronously(for: registration.key, inject)
        }
        if let asynchronous = resolver as? AsynchronousResolver {
            return try asynchronous.synchronously(inject)
        }
        if let container = resolver as? Container {
            let _: AnyObject = try container.borrowed.resolve(Target(registration))
            return
        }
        do {
            let instance: AnyObject = try registration.makeInstance(resolver)
            try registration.policy.completions.complete(Shared(instance), by: resolver)
        } catch {
            throw ResolutionError(thrown: error, key: registration.key)
        }
    }

    /// Injects with an asynchronous resolver.
    nonisolated(nonsending) func inject(by resolver: AsynchronousResolver) async throws(ResolutionError) {
        guard registration.isAsynchronous else { return try resolver.synchronously(inject) }
        guard resolver.core == nil, !(resolver.resolver is UnretainedResolver) else {
            let _: AnyObject = try await resolver.resolveRegistration(Target(registration))
            return
        }
        do {
            let factory = AsynchronousFactory<AnyObject>.of(registration.attributes)
            let instance = try await factory.make(resolver)
            try await registration.policy.completions.complete(Shared(instance), awaitingWith: resolver)
        } catch {
            throw ResolutionError(thrown: error, key: registration.key)
        }
    }
}

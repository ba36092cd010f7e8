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
    /// resolves another instance. Each call injects anew.
    ///
    /// - Parameter instance: The instance of a class or an actor that is a component.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToInject`` if its type is no component, or
    ///   has neither properties nor methods to inject into, or with another reason if a dependency can't be resolved.
    public func inject(into instance: AnyObject) throws(ResolutionError) {
        try InstanceInjection<Never>.injection(into: instance).inject(by: self)
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
        try await InstanceInjection<Never>.injection(into: instance).inject(by: self)
    }
}

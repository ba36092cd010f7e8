/// Stands for the initializers that can wait, in the error of a component that needs one and has none.
///
/// Nothing ever runs on this actor. The compiler reports a dependency that is made asynchronously, of a component
/// that is not, as a call from outside of it.
@globalActor
public actor AsynchronousInitializer {
    /// The actor.
    public static let shared = AsynchronousInitializer()

    private init() {}
}

/// The compiler takes one of these forms for a dependency that is made asynchronously, before it takes those for all
/// dependencies, and then finds that the generated code is isolated to another actor, or to none.
///
/// It reports that at the line of the user's that the code stands for, as it would not with the messages of a macro.
extension Resolver {
    /// Not to be called: a dependency that has to be awaited.
    @_documentation(visibility: internal)
    @AsynchronousInitializer
    public func __dependency<Dependency: Registrable>(
        _ type: Dependency.Type,
        name: String? = nil
    ) throws(ResolutionError) -> Dependency
    where Dependency.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Dependency> {
        try instance(of: type, name: name, option: nil)
    }

    /// Not to be called: a dependency that has to be awaited.
    @_documentation(visibility: internal)
    @AsynchronousInitializer
    public func __dependency<Dependency: Registrable>(
        _ type: Dependency?.Type,
        name: String? = nil
    ) throws(ResolutionError) -> Dependency?
    where Dependency.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Dependency> {
        try instance(of: type, name: name, option: nil)
    }
}

/// Registers a component, in a list with a type that isn't one.
public func __registerListed<Component: Registrable>(_ component: Component.Type, in container: Container) {
    component.register(in: container)
}

/// Registers nothing: the type isn't a component.
public func __registerListed(_ type: Any.Type, in container: Container) {}

/// A factory or a singleton, as an element of a module.
///
/// Created by `factory` and `singleton`.
public struct Definition<Service> {
    typealias Completion = @Sendable (Module, Service) throws -> Void

    let kind: ModuleElements.Element.Kind

    /// The key that it is requested by.
    let key: RegistrationKey

    /// Registers substitutes, which any other element of the module overrides.
    var registerSubstitutes: (Container) -> Void = { _ in }

    /// Registers the factory or the singleton, and returns the entry that makes the instances.
    let register: (Container) -> ServiceEntry<Service>
    var completions: [Completion] = []

    /// Adds a closure that runs once on each instance, after it is made and before it is returned.
    ///
    /// The closure can already resolve a singleton from the module, so this is where to set circular dependencies:
    ///
    /// ```swift
    /// singleton { module in Parent(child: module.get()!) }
    ///     .onInit { module, parent in
    ///         let child: Child? = module.get()
    ///         child?.parent = parent
    ///     }
    /// singleton { Child() }
    /// ```
    ///
    /// Several closures run in the order they were added.
    ///
    /// - Parameter completion: Takes the module and the instance.
    /// - Returns: The definition with the closure, for further calls.
    @preconcurrency
    public func onInit(
        _ completion: @escaping @Sendable (_ module: Module, _ instance: Service) throws -> Void
    ) -> Definition {
        var definition = self
        definition.completions.append(completion)
        return definition
    }

    /// Adds a closure that takes the instance as any value, as in Syringe's documentation.
    ///
    /// ```swift
    /// .onInit { (module, other: Any?) in
    ///     guard let parent = other as? Parent else { return }
    /// }
    /// ```
    ///
    /// - Parameter completion: Takes the module and the instance.
    /// - Returns: The definition with the closure, for further calls.
    @preconcurrency
    @_disfavoredOverload
    public func onInit(
        _ completion: @escaping @Sendable (_ module: Module, _ instance: Any?) throws -> Void
    ) -> Definition {
        onInit { (module: Module, instance: Service) in try completion(module, instance as Any?) }
    }

    /// The type-erased definition.
    var element: ModuleElements.Element {
        ModuleElements.Element(
            kind: kind,
            places: [RegistrationPlace(key)],
            completionCount: completions.count,
            registerSubstitutes: registerSubstitutes
        ) { container in
            let entry = register(container)
            for completion in completions {
                entry.initCompleted { resolver, instance in try completion(Module(resolver), instance) }
            }
        }
    }
}

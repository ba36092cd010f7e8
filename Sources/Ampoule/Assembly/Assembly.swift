/// A group of registrations that belong together.
///
/// ```swift
/// final class PetAssembly: Assembly {
///     func assemble(container: Container) {
///         container.register(Animal.self) { _ in Cat(name: "Mimi") }
///     }
/// }
/// ```
///
/// Name and meaning match Swinject's `Assembly`.
public protocol Assembly {
    /// Makes the registrations.
    ///
    /// - Parameter container: The container to register in.
    func assemble(container: Container)

    /// Called after all assemblies that are applied together have made their registrations.
    ///
    /// - Parameter resolver: The resolver of the assembler.
    func loaded(resolver: any Resolver)
}

extension Assembly {
    /// Does nothing.
    public func loaded(resolver: any Resolver) {}
}

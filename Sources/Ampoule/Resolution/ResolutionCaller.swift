/// A factory of an asynchronous resolution, as the thread knows it that resolves a part of that resolution.
protocol ResolutionCaller: AnyObject, Sendable {
    /// The resolution path to the instance that the factory makes.
    var path: [RegistrationKey] { get }

    /// The observed making that the factory belongs to, if any.
    var span: ObservedSpan? { get }

    /// Marks that a shared instance was made, which later requests of the resolution may find.
    func noteSharedInstance()

    /// The object graph of a hierarchy that the resolution has left, and returns to.
    func graph(of hierarchy: HierarchyIdentifier) -> GraphIdentifier?
}

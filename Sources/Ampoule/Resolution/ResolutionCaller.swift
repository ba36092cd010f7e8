/// A factory of an asynchronous resolution, as the thread knows it that resolves a part of that resolution.
protocol ResolutionCaller: AnyObject, Sendable {
    /// The resolution path to the instance that the factory makes.
    var path: [RegistrationKey] { get }
}

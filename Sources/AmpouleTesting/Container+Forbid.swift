import Ampoule
import Testing

extension Container {
    /// Overrides a registration with one that records an issue when anything resolves it.
    ///
    /// ```swift
    /// @Test(.container(petShop) { $0.forbid(PaymentService.self) { _ in FreeOfCharge() } })
    /// func lookingCostsNothing() {
    ///     petShop.owner().look()
    /// }
    /// ```
    ///
    /// The issue names the resolution path. It is recorded each time: the registration is in the scope
    /// `transient`, whatever it replaces. The closure still returns an instance, so that the test
    /// goes on.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to replace.
    ///   - sourceLocation: The location of the issue.
    ///   - factory: Makes the instance to return; it takes the arguments of the factory that it replaces.
    /// - Returns: The entry of the new registration.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    @discardableResult
    public func forbid<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        returning factory:
            @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let recording: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
            (resolver: any Resolver, argument: repeat each Argument) in
            Issue.record(
                Comment(forbiddenTo: "resolve", "resolved", Container.resolutionPath),
                sourceLocation: sourceLocation
            )
            return try factory(resolver, repeat each argument)
        }
        let (file, line) = (sourceLocation.fileID, UInt(sourceLocation.line))
        do {
            return try requireOverride(serviceType, name: name, factory: recording, file: file, line: line)
                .inObjectScope(.transient)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
            return register(serviceType, name: name, factory: factory)
        }
    }
}

extension Comment {
    /// Says that the last key on a path is forbidden.
    ///
    /// - Parameters:
    ///   - infinitive: The forbidden action, such as `resolve`.
    ///   - participle: The action that was carried out, such as `resolved`.
    ///   - path: The resolution path.
    init(forbiddenTo infinitive: String, _ participle: String, _ path: [RegistrationKey]) {
        let key = path.last.map { "'\($0)'" } ?? "a service"
        let arrows = path.map(\.description).joined(separator: " → ")
        self.init(rawValue: "The test forbids to \(infinitive) \(key), and it was \(participle): \(arrows).")
    }
}

import AmpouleGraph

/// A registration of a container, for a test that resolves each once.
package struct TriedRegistration: Sendable {
    private let target: Target

    /// The scope of the level in whose containers the instances are shared, if there is one.
    private let level: ObjectScope?

    /// The key of the registration.
    package let key: RegistrationKey

    /// Where the component is declared, if the registration is that of a component.
    package let location: ComponentGraph.Location?

    /// Whether a request has to pass arguments.
    package let takesArguments: Bool

    /// The name of the level in whose containers the instances are shared, if there is one.
    package var levelName: String? { level?.description }

    fileprivate init(_ registration: Registration) {
        target = Target(registration)
        key = registration.key
        level = registration.policy.level?.takeUnretainedValue()
        takesArguments = !registration.key.signature.takesNoArguments
        let component = registration.describedOrigin?.component as? any Registrable.Type
        location = component.flatMap { component in DescribedComponent(component).location }
    }

    /// Whether a container is of the level of the registration, or there is none.
    package func belongs(to container: Container) -> Bool {
        level.map { level in container.core.level?.toOpaque() == Unmanaged.passUnretained(level).toOpaque() }
            ?? true
    }

    /// Resolves the registration, which takes no arguments, on the actor of its component.
    ///
    /// - Returns: Why that failed; `nil` if it didn't.
    package func failure(in container: Container) async -> ResolutionError? {
        func resolve<Service>(_ service: Service.Type) -> @Sendable () async -> ResolutionError? {
            { [target, isHidden = key.isHidden] in
                do throws(ResolutionError) {
                    // No request finds the element of a collection by its key.
                    let _: Service =
                        isHidden
                        ? try await container.asynchronous.resolveRegistration(target)
                        : try await container.asynchronous.resolveKey(target.key)
                    return nil
                } catch {
                    return error
                }
            }
        }
        return await _openExistential(key.serviceType, do: resolve)()
    }
}

extension Container {
    /// Whether the container, or one that it belongs to, is closed, so that every request fails.
    package var refusesRequests: Bool { core.isInsideClosedContainer }

    /// The registrations that requests of this container find, in their order; of several that lead to one, only that one.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    package var triedRegistrations: [TriedRegistration] {
        var visible: [RegistrationKey: Registration] = [:]
        for container in core.lineage {
            visible.merge(container.registrar.registry.all.map { ($0.key, $0) }) { nearer, _ in nearer }
        }
        return visible.values.filter { registration in
            registration.target == nil && registration.shortenedKey == nil
        }
        .sorted { $0.serialNumber < $1.serialNumber }
        .map(TriedRegistration.init)
    }

    /// Resolves a service with arguments, whether it is asynchronous or not.
    package func tried<Service, each Argument: Sendable>(
        _ service: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        let _: Service = try await asynchronous.resolveKey(key, repeat each argument)
    }
}

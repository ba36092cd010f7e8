import Ampoule
import Synchronization
import Testing

extension Container {
    /// Records an issue for whatever is made and the test hasn't overridden.
    ///
    /// ```swift
    /// @Test(.container(petShop) { container in
    ///     container.forbidAll(except: Clock.self)
    ///     container.override(PaymentService.self) { _ in FreeOfCharge() }
    /// })
    /// func payingNeedsNothingElse() throws {
    ///     try petShop.require(PaymentService.self).pay()
    /// }
    /// ```
    ///
    /// Call it before you override: what is overridden later is allowed, also in the children and levels of the container. What a
    /// list of fakes registers is not overridden; name its services. The issue names the resolution path. The instance is made
    /// nevertheless, so that the test goes on, and each thing that it should have replaced is an issue. Registered instances and the
    /// values of levels are not made.
    ///
    /// Call it on a copy, as the trait `.container(…)` gives it to its closure: the other tests have the rules of the container, too.
    ///
    /// - Parameters:
    ///   - services: The services that may be made, under any name, with their decorators.
    ///   - sourceLocation: The location of the issues.
    /// - Complexity: O(1); each making costs a search in a set.
    public func forbidAll(
        except services: Any.Type...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        checkChangeByTest(file: sourceLocation.fileID, line: UInt(sourceLocation.line))
        addObserver(
            ForbiddingObserver(
                allowed: Set(services.map { service in ObjectIdentifier(service) }),
                sourceLocation: sourceLocation
            )
        )
    }
}

/// Records an issue for each instance that is made under a key without an override.
private final class ForbiddingObserver: ContainerObserver {
    private let allowed: Set<ObjectIdentifier>
    private let sourceLocation: SourceLocation
    private let overridden = Mutex<Set<RegistrationKey>>([])

    init(allowed: Set<ObjectIdentifier>, sourceLocation: SourceLocation) {
        self.allowed = allowed
        self.sourceLocation = sourceLocation
    }

    func observe(_ event: ContainerEvent) {
        switch event.kind {
        case .didOverride:
            overridden.withLock { keys in _ = keys.insert(event.key) }
        case .willMake:
            guard !allowed.contains(ObjectIdentifier(event.key.serviceType)),
                !overridden.withLock({ keys in keys.contains(event.key) }),
                !isMadeForDecorator(event)
            else { return }
            Issue.record(
                Comment(forbiddenTo: "make", "made", event.path),
                sourceLocation: sourceLocation
            )
        default: break
        }
    }

    /// Whether a decorator is being made: the instance that it decorates, under the same key, or the component that takes that.
    private func isMadeForDecorator(_ event: ContainerEvent) -> Bool {
        guard let decorator = event.path.dropLast().last else { return false }
        return decorator == event.key || event.key.argumentTypes.first == decorator.serviceType
    }
}

import Synchronization

/// The part of a key that distinguishes a contribution to a list from other contributions, and from a registration of
/// the service.
struct Contribution: ServiceKeyOption, Hashable {
    enum Identity: Hashable, Sendable {
        /// A contribution with a name, which replaces one of the same name.
        case named

        /// A closure without a name, which replaces nothing.
        case closure(SerialNumber)

        /// The contribution of what is registered under a key, which replaces itself if it is registered again.
        case registration(RegistrationKey)
    }

    let identity: Identity

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another as? Contribution == self }

    var description: String { "in a list" }
}

extension RegistrationKey {
    /// Whether the key is that of a contribution to a list.
    package var isContribution: Bool { option is Contribution }

    /// The key of a contribution to the list of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - name: The name of the contribution, if it has one.
    ///   - unnamed: The identity without a name.
    static func contribution<Service>(
        to service: Service.Type,
        name: String?,
        orUnnamed unnamed: @autoclosure () -> Contribution.Identity
    ) -> RegistrationKey {
        let option = Contribution(identity: name == nil ? unnamed() : .named)
        return RegistrationKey(service, name: name, option: option)
    }
}

/// The contributions to lists that are registered in one container, by service, in the order of registration.
///
/// The first request for a list reads them from the registry. Lookups are lock-free.
struct ContributionIndex: ~Copyable, Sendable {
    /// A service, and the level for whose containers something contributes, or none.
    private struct List: Hashable {
        let service: ObjectIdentifier
        let level: LevelReference
    }

    /// The contributions at one moment.
    private final class Content: Publishable {
        let registrations: [List: [Registration]]

        var isConstant: Bool { self === ContributionIndex.empty || self === ContributionIndex.unread }

        init(_ registrations: [List: [Registration]] = [:]) {
            self.registrations = registrations
        }
    }

    /// The content of every index without contributions.
    private static let empty = Content()

    /// Stands for contributions that have to be read.
    private static let unread = Content()

    private let content: PublishedReference<Content>

    /// Counts the changes, so that contributions that were read before a change are not published after it.
    private let changeCount = Mutex(0)

    /// - Parameter isEmpty: Whether the registry has no contributions yet.
    init(isEmpty: Bool) {
        content = PublishedReference(isEmpty ? Self.empty : Self.unread)
    }

    /// Has the contributions read again, after the registry was changed.
    func invalidate() {
        let former = changeCount.withLock { count in
            count += 1
            return content.replace(with: Self.unread)
        }
        Reclamation.retire(former)
    }

    /// Frees the contributions immediately, because no reader can exist; see ``Registry/close()``.
    func close() {
        if content.refers(to: Self.empty) { return }
        // Released after unlocking, since releasing registrations runs user code.
        _ = changeCount.withLock { count in
            count += 1
            return content.replace(with: Self.unread)
        }
    }

    /// The contributions to the list of a service.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(1) on average; O(*n*) for the first request after a change, where *n* is the number of
    ///   registrations.
    func contributions(
        to service: Any.Type,
        at level: LevelReference,
        in registry: borrowing Registry
    ) -> [Registration] {
        let list = List(service: ObjectIdentifier(service), level: level)
        let current = content.pinned.object
        guard current === Self.unread else { return current.registrations[list] ?? [] }
        let count = changeCount.withLock { $0 }
        let contributions = registry.all.filter(\.key.isContribution).sorted { $0.place < $1.place }
        let read = Content(
            Dictionary(grouping: contributions) { registration in
                List(service: ObjectIdentifier(registration.key.serviceType), level: registration.level)
            }
        )
        let former = changeCount.withLock { $0 == count ? content.replace(with: read) : nil }
        if let former { Reclamation.retire(former) }
        return read.registrations[list] ?? []
    }
}

import AmpouleSwiftUI
import Synchronization

nonisolated struct Dog: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
}

/// The dogs that stay in the kennel.
nonisolated protocol GuestBook: AnyObject, Sendable {
    var dogs: [Dog] { get }

    func add(_ name: String)
}

@Register(GuestBook.self, scope: .container)
nonisolated final class StoredGuestBook: GuestBook {
    private let stored = Mutex([Dog(id: 1, name: "Rex"), Dog(id: 2, name: "Bella")])

    init() {}

    var dogs: [Dog] { stored.withLock { $0 } }

    func add(_ name: String) {
        stored.withLock { dogs in dogs.append(Dog(id: dogs.count + 1, name: name)) }
    }
}

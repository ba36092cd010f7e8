import Synchronization

/// Makes a container of modules and keeps it under a key, for everybody in the program.
///
/// ```swift
/// registerContainer(key: "pets") {
///     modules {
///         petModule
///     }
/// }
/// let horse: Horse? = findContainer(for: "pets")?.get()
/// ```
///
/// If the key is taken, the container under it stays, and its logger is told so.
///
/// - Parameters:
///   - key: The key.
///   - elements: `modules { … }`, and a `logger { … }` if you like.
public func registerContainer(
    key: some Hashable & Sendable,
    @ContainerBuilder _ elements: () -> ContainerElements
) {
    registerContainer(key: key, container: makeContainer(elements))
}

/// Keeps a container under a key, for everybody in the program.
///
/// If the key is taken, the container under it stays, and its logger is told so.
///
/// - Parameters:
///   - key: The key.
///   - container: The container; any will do.
public func registerContainer(key: some Hashable & Sendable, container: Container) {
    let key = ContainerKey(key)
    let registered = containers.withLock { containers in
        if let existing = containers[key] { return existing }
        containers[key] = container
        return container
    }
    InjectionLogger(of: registered)(
        registered === container
            ? .containerRegistered(key: key.description) : .containerKeyTaken(key: key.description)
    )
}

/// The container under a key.
///
/// - Parameter key: The key.
/// - Returns: The container, or nil if there is none, which the logger of the current scope is told.
public func findContainer(for key: some Hashable & Sendable) -> Container? {
    let key = ContainerKey(key)
    let (found, keys) = containers.withLock { containers in
        (containers[key], containers[key] == nil ? containers.keys.map(\.description).sorted() : [])
    }
    if found == nil {
        InjectionLogger(of: Injection.container)(.containerMissing(key: key.description, keys: keys))
    }
    return found
}

/// Removes the container under a key, if there is one.
///
/// - Parameter key: The key.
/// - Returns: The container that was there.
@discardableResult
public func removeContainer(for key: some Hashable & Sendable) -> Container? {
    let key = ContainerKey(key)
    let removed = containers.withLock { $0.removeValue(forKey: key) }
    if let removed { InjectionLogger(of: removed)(.containerRemoved(key: key.description)) }
    return removed
}

private let containers = Mutex<[ContainerKey: Container]>([:])

/// A key of any type.
private struct ContainerKey: Hashable, Sendable, CustomStringConvertible {
    private let key: any Hashable & Sendable

    init(_ key: any Hashable & Sendable) {
        self.key = key
    }

    var description: String { key is String ? "the key \"\(key)\"" : "the key '\(key)'" }

    static func == (left: ContainerKey, right: ContainerKey) -> Bool {
        AnyHashable(left.key) == AnyHashable(right.key)
    }

    func hash(into hasher: inout Hasher) {
        AnyHashable(key).hash(into: &hasher)
    }
}

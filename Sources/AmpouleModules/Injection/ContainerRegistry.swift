/// Makes a container from modules and stores it under a key, for the whole program.
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
/// If the key is taken, the existing container stays, and its logger gets a warning.
///
/// - Parameters:
///   - key: The key.
///   - elements: `modules { … }`, and optionally a `logger { … }`.
public func registerContainer(
    key: some Hashable & Sendable,
    @ContainerBuilder _ elements: () -> ContainerElements
) {
    registerContainer(key: key, container: makeContainer(elements))
}

/// Stores a container under a key, for the whole program.
///
/// If the key is taken, the existing container stays, and its logger gets a warning.
///
/// - Parameters:
///   - key: The key.
///   - container: Any container.
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
/// - Returns: The container, or `nil` if there is none, which the logger of the current scope reports.
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
/// - Returns: The removed container, or `nil` if there was none.
@discardableResult
public func removeContainer(for key: some Hashable & Sendable) -> Container? {
    let key = ContainerKey(key)
    let removed = containers.withLock { $0.removeValue(forKey: key) }
    if let removed { InjectionLogger(of: removed)(.containerRemoved(key: key.description)) }
    return removed
}

private let containers = Mutex<[ContainerKey: Container]>([:])

/// A type-erased key.
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

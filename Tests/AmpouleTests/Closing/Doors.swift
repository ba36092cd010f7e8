import Ampoule
import TestSupport

/// Writes its name down when it is closed.
final class Door: Closable {
    let name: String
    private let notebook: Notebook<String>

    init(_ name: String, _ notebook: Notebook<String>) {
        self.name = name
        self.notebook = notebook
    }

    func close() { notebook.write(name) }
}

/// A door that is a value.
struct Hatch: Closable {
    let name: String
    let notebook: Notebook<String>

    func close() async throws { notebook.write(name) }
}

/// Calls a function when it is closed.
final class Shutter: Closable {
    private let onClose: @Sendable () async -> Void

    init(onClose: @escaping @Sendable () async -> Void) { self.onClose = onClose }

    func close() async { await onClose() }
}

/// Cannot be closed.
struct Jammed: Error, Equatable {
    let name: String
}

final class JammedDoor: Closable {
    let name: String

    init(_ name: String) { self.name = name }

    func close() throws { throw Jammed(name: name) }
}

extension Container {
    /// Registers a shared door under a name, which resolves others first.
    @discardableResult
    func registerDoor(
        _ name: String,
        after others: [String] = [],
        _ notebook: Notebook<String>,
        in scope: ObjectScope = .container
    ) -> ServiceEntry<Door> {
        register(Door.self, name: name) { resolver in
            for other in others { _ = try resolver.require(Door.self, name: other) }
            return Door(name, notebook)
        }
        .inObjectScope(scope)
    }
}

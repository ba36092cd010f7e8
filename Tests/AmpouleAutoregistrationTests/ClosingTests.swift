import AmpouleAutoregistration
import TestSupport
import Testing

/// Instances of which the container knows from their initializers what they depend on.
@Suite(.timeLimit(.minutes(10)))
struct ClosingTests {
    private let container = Container()
    private let notebook = Notebook<String>()

    init() {
        container.register(Notebook<String>.self, instance: notebook)
        container.autoregister(Oven.self, initializer: Oven.init).inObjectScope(.container)
    }

    private func registerMill() -> ServiceEntry<Mill> {
        container.autoregister(Mill.self, initializer: Mill.init).inObjectScope(.container)
    }

    @Test func independentInstancesAreClosedAtTheSameTime() async throws {
        _ = registerMill()
        _ = (container.resolve(Oven.self), container.resolve(Mill.self))

        try await container.close()

        #expect(notebook.entries.sorted() == ["mill begins", "mill ends", "oven begins", "oven ends"])
        #expect(Set(notebook.entries.prefix(2)) == ["mill begins", "oven begins"])
    }

    @Test func anInstanceThatAClosureCompletesIsClosedAlone() async throws {
        registerMill().initCompleted { _, _ in }
        _ = (container.resolve(Oven.self), container.resolve(Mill.self))

        try await container.close()

        #expect(notebook.entries == ["mill begins", "mill ends", "oven begins", "oven ends"])
    }
}

final class Oven: Closable {
    private let notebook: Notebook<String>

    init(notebook: Notebook<String>) { self.notebook = notebook }

    func close() async { await notebook.writeSlowly("oven") }
}

final class Mill: Closable {
    private let notebook: Notebook<String>

    init(notebook: Notebook<String>) { self.notebook = notebook }

    func close() async { await notebook.writeSlowly("mill") }
}

extension Notebook<String> {
    fileprivate func writeSlowly(_ name: String) async {
        write("\(name) begins")
        try? await Task.sleep(for: .milliseconds(50))
        write("\(name) ends")
    }
}

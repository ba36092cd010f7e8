import Ampoule
import TestSupport
import Testing

/// Instances that may depend on anything: closing and overrides follow the same rule.
///
/// They are closed before all that was made earlier, and made anew where anything is overridden.
struct UndeclaredDependencyTests {
    /// Makes an instance that may depend on anything.
    private static let forms: [(name: String, make: @Sendable (Container) async throws -> Vessel)] = [
        ("a resolver", { try $0.factory(for: ResolvingVessel.self).make() }),
        ("a container", { try $0.factory(for: HoldingVessel.self).make() }),
        ("a lazy resolver", { try $0.factory(for: LazyVessel.self).make() }),
        ("a provider of the container", { try $0.factory(for: ProvidingVessel.self).make() }),
        ("an optional resolver", { try $0.factory(for: OptionalVessel.self).make() }),
        ("a closure", { try $0.require(Vessel.self, name: "closure") }),
    ]

    private static let names = forms.map(\.name)

    private func container(_ notebook: Notebook<String>) -> Container {
        Container { container in
            container.register(Notebook<String>.self, instance: notebook)
            container.register(Vessel.self, name: "closure") { Vessel(try $0.require(Notebook<String>.self)) }
                .inObjectScope(.container)
            container.register(Draft.self, instance: Draft(meters: 1))
        }
    }

    private func form(_ name: String) throws -> @Sendable (Container) async throws -> Vessel {
        try #require(Self.forms.first { $0.name == name }).make
    }

    @Test(arguments: names)
    func itIsClosedBeforeWhatWasMadeEarlier(name: String) async throws {
        let notebook = Notebook<String>()
        let container = container(notebook)
        let anchor = try container.factory(for: Anchor.self).make()
        let vessel = try await form(name)(container)

        try await container.close()

        #expect(notebook.entries == ["vessel", "anchor"])
        withExtendedLifetime((anchor, vessel)) {}
    }

    @Test(arguments: names)
    func anOverrideOfAnythingMakesItAnew(name: String) async throws {
        let container = container(Notebook())
        let vessel = try await form(name)(container)
        try await container.withOverrides { container in
            container.override(Draft.self) { _ in Draft(meters: 2) }
        } perform: { () async throws in
            #expect(try await form(name)(container) !== vessel)
        }
    }

    /// An instance that declares all of its dependencies is independent of others.
    @Test func aDeclaredDependencyIsNone() async throws {
        let notebook = Notebook<String>()
        let container = container(notebook)
        let anchor = try container.factory(for: Anchor.self).make()
        let vessel = try container.factory(for: DeclaredVessel.self).make()
        try container.withOverrides { container in
            container.override(Draft.self) { _ in Draft(meters: 2) }
        } perform: { () throws in
            #expect(try container.factory(for: DeclaredVessel.self).make() === vessel)
        }

        try await container.close()

        #expect(notebook.entries == ["anchor", "vessel"])
        withExtendedLifetime((anchor, vessel)) {}
    }
}

struct Draft: Sendable {
    let meters: Int
}

/// It is closed at once.
@Register(scope: .container)
final class Anchor: Closable {
    @Inject private let notebook: Notebook<String>

    func close() { notebook.write("anchor") }
}

/// It takes a while to be closed, so that what doesn't wait for it is closed first.
class Vessel: Closable, @unchecked Sendable {
    private let notebook: Notebook<String>

    init(_ notebook: Notebook<String>) { self.notebook = notebook }

    func close() async throws {
        try await Task.sleep(for: .milliseconds(200))
        notebook.write("vessel")
    }
}

@Register(scope: .container)
final class DeclaredVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>) { super.init(notebook) }
}

@Register(scope: .container)
final class ResolvingVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>, @Inject resolver: any Resolver) { super.init(notebook) }
}

@Register(scope: .container)
final class HoldingVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>, @Inject container: Container) { super.init(notebook) }
}

@Register(scope: .container)
final class LazyVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>, @Inject resolver: Lazy<any Resolver>) { super.init(notebook) }
}

@Register(scope: .container)
final class ProvidingVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>, @Inject container: Provider<Container>) { super.init(notebook) }
}

@Register(scope: .container)
final class OptionalVessel: Vessel, @unchecked Sendable {
    init(@Inject notebook: Notebook<String>, @Inject resolver: (any Resolver)?) { super.init(notebook) }
}

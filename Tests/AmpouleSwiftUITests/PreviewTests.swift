import AmpouleSwiftUI
import SwiftUI
import TestSupport
import Testing

/// A shared instance that a preview must not share with another one.
private final class Ledger: Closable {
    let owner: String
    let closed: Counter

    init(owner: String, closed: Counter) { (self.owner, self.closed) = (owner, closed) }

    func close() { closed.increment() }
}

private struct LedgerView: View {
    @Resolved private var ledger: Ledger
    let seen: Seen<Ledger>

    var body: some View {
        seen.add(ledger)
        Text(ledger.owner)
    }
}

@MainActor
struct PreviewTests {
    private let closed = Counter()
    private let seen = Seen<Ledger>()
    private let container: Container

    init() {
        let closed = closed
        container = Container { container in
            container.register(String.self) { _ in "Ada" }
            container.register(Ledger.self) { Ledger(owner: try $0.require(String.self), closed: closed) }
                .inObjectScope(.container)
        }
    }

    @Test func previewsShareNothing() async throws {
        let trait: PreviewTrait<Preview.ViewTraits> = .container(container)
        let first = try await trait.show { LedgerView(seen: seen) }
        let second = try await trait.show { LedgerView(seen: seen) }
        first.update()
        second.update()

        #expect(seen.instances.count == 4)
        #expect(seen.count == 2)
        #expect(!seen.instances.contains { $0 === container.resolve(Ledger.self) })
    }

    @Test func overridesOfAPreviewStayInIt() async throws {
        let host = try await PreviewTrait.container(container) { copy in
            copy.override(String.self) { _ in "Fake" }
        }.show { LedgerView(seen: seen) }
        let other = try await PreviewTrait.container(container).show { LedgerView(seen: seen) }

        #expect(host.texts == ["Fake"])
        #expect(other.texts == ["Ada"])
        #expect(container.resolve(String.self) == "Ada")
    }

    @Test func theCopyClosesWithThePreview() async throws {
        let host = try await PreviewTrait.container(container).show { LedgerView(seen: seen) }
        host.update()
        #expect(closed.count == 0)
        host.close()

        #expect(await host.settle { closed.count == 1 })
        _ = try container.require(Ledger.self)
        #expect(closed.count == 1)
    }

    @Test func aPreviewShowsTheErrorOfItsOverrides() async throws {
        let host = try await PreviewTrait.container(container) { copy in
            try copy.requireOverride(Double.self) { _ in 1 }
        }.show { LedgerView(seen: seen) }

        #expect(host.texts.first?.hasPrefix("The override of 'Double' replaces nothing.") == true)
        #expect(seen.count == 0)
    }
}

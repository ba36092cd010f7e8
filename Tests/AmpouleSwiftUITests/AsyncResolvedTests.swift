import AmpouleSwiftUI
import SwiftUI
import TestSupport
import Testing

private final class Report: Sendable {
    let title: String

    init(title: String) { self.title = title }
}

private struct Failure: Error {}

private struct ReportView: View {
    var name: String?
    let seen: Seen<Report>

    var body: some View {
        AsyncResolved(Report.self, name: name) { report in
            seen.add(report)
            Text(report.title)
        } placeholder: {
            Text("…")
        } failure: { error in
            Text(error.cause is CancellationError ? "cancelled" : "failed: \(error.service ?? "")")
        }
    }
}

@MainActor
struct AsyncResolvedTests {
    private let gate = Gate()
    private let made = Counter()
    private let seen = Seen<Report>()
    private let container: Container

    init() {
        let (gate, made) = (gate, made)
        container = Container { container in
            container.register(Report.self) { _ in
                await gate.pass()
                return Report(title: "March \(made.increment())")
            }
            container.register(Report.self, name: "failing") { _ in
                await gate.pass()
                throw Failure()
            }
            container.register(Report.self, name: "synchronous") { _ in Report(title: "April") }
        }
    }

    @Test func theInstanceTakesThePlaceOfThePlaceholder() async {
        let host = Host { ReportView(seen: seen).container(container) }
        host.update()
        #expect(host.texts == ["…"])
        await gate.open()

        #expect(await host.settle { host.texts == ["March 1"] })
        for _ in 0..<5 { host.update() }
        #expect(host.texts == ["March 1"])
        #expect(seen.count == 1)
        #expect(made.count == 1)
    }

    @Test func aNewIdentityResolvesAgain() async {
        await gate.open()
        let id = Changing(1)
        let host = Host { ReportView(seen: seen).id(id.value).container(container) }
        #expect(await host.settle { host.texts == ["March 1"] })
        id.value = 2
        host.update()

        #expect(await host.settle { host.texts == ["March 2"] })
    }

    @Test func anErrorIsShown() async {
        let host = Host { ReportView(name: "failing", seen: seen).container(container) }
        #expect(host.texts == ["…"])
        await gate.open()

        #expect(await host.settle { host.texts == ["failed: Report"] })
    }

    @Test func aMissingContainerIsShown() async {
        let host = Host { ReportView(seen: seen) }

        #expect(await host.settle { host.texts == ["failed: Report"] })
    }

    @Test func aSynchronousComponentIsShown() async {
        let host = Host { ReportView(name: "synchronous", seen: seen).container(container) }

        #expect(await host.settle { host.texts == ["April"] })
    }

    @Test func aClosureResolvesForTheMainActor() async {
        @MainActor final class Model { let title = "May" }
        let host = Host {
            AsyncResolved({ _ in Model() }) { model in
                Text(model.title)
            } placeholder: {
                EmptyView()
            } failure: { _ in
                EmptyView()
            }.container(container)
        }

        #expect(await host.settle { host.texts == ["May"] })
    }

    @Test func aViewThatGoesCancelsTheResolution() async {
        let (hasBegun, isCancelled) = (Locked(false), Locked(false))
        container.register(Report.self, name: "endless") { _ in
            hasBegun.withLock { $0 = true }
            do {
                try await Task.sleep(for: .seconds(3600))
            } catch {
                isCancelled.withLock { $0 = true }
                throw error
            }
            return Report(title: "never")
        }
        let host = Host { ReportView(name: "endless", seen: seen).container(container) }
        #expect(await host.settle { hasBegun.withLock { $0 } })
        host.close()

        #expect(await host.settle { isCancelled.withLock { $0 } })
        #expect(seen.count == 0)
    }
}

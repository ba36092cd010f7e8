import SwiftUI
import TestSupport
import Testing

@testable import AmpouleSwiftUI

private struct Stay: LevelValue {
    let patient: String
}

private struct Round: LevelValue {
    typealias Outer = Stay

    let number: Int
}

/// An instance of a level, which counts how often it is closed.
@Register(scope: .container)
private final class Chart: Closable, Sendable {
    let patient: String

    init(@Inject stay: Stay) { patient = stay.patient }

    func close() { log.withLock { $0.append("closed \(patient)") } }
}

private let log = Locked<[String]>([])

@Register
@MainActor
private final class RoundModel {
    let text: String

    init(@Inject chart: Chart, @Inject round: Round, prefix: String) {
        text = "\(prefix) \(chart.patient) \(round.number)"
    }
}

@Registrations(Chart.self)
fileprivate extension LevelContainer<Stay> {}

@Registrations(RoundModel.self)
fileprivate extension LevelContainer<Round> {}

private struct ChartView: View {
    @Resolved(in: Stay.self, { $0.chart() }) private var chart: Chart

    var body: some View { Text(chart.patient) }
}

private struct RoundView: View {
    @Resolved(in: Round.self, { $0.roundModel(prefix: "Round") }) private var model: RoundModel
    @Resolved(in: Stay.self, { $0.chart() }) private var chart: Chart

    var body: some View { Text("\(model.text), \(chart.patient)") }
}

/// Levels that are types, opened by views.
@MainActor
struct LevelValueTests {
    private let container = Container { container in
        LevelContainer<Stay>.registerComponents(in: container)
        LevelContainer<Round>.registerComponents(in: container)
    }

    @Test func aViewResolvesFromTheNearestContainerOfTheLevelThatItNames() {
        let host = Host {
            RoundView().level(Round(number: 2)).level(Stay(patient: "Mimi")).container(container)
        }

        #expect(host.texts == ["Round Mimi 2, Mimi"])
    }

    @Test func aLevelStaysOpenThroughUpdatesAndClosesWithItsViews() async {
        let patient = Changing("Rex")
        let host = Host {
            Group {
                ChartView()
                ChartView()
            }.level(Stay(patient: patient.value)).container(container)
        }
        patient.value = "Tom"
        for _ in 0..<5 { host.update() }

        #expect(host.texts == ["Rex", "Rex"])
        host.close()
        #expect(await host.settle { log.withLock { $0.filter { $0 == "closed Rex" }.count == 1 } })
    }

    @Test func anotherIdentifierOpensTheLevelAgain() async {
        let patient = Changing("Ada")
        let host = Host {
            ChartView().level(Stay(patient: patient.value), id: patient.value).container(container)
        }
        patient.value = "Eve"
        host.update()

        #expect(host.texts == ["Eve"])
        #expect(await host.settle { log.withLock { $0.contains("closed Ada") } })
        host.close()
    }

    @Test func theTrailingClosureSetsUpTheContainer() {
        let host = Host {
            ChartView()
                .level(Stay(patient: "Mimi")) { stay in
                    stay.container.override(Stay.self) { _ in Stay(patient: "Bob") }
                }
                .container(container)
        }

        #expect(host.texts == ["Bob"])
    }

    @Test func aLevelThatNoViewAroundHasOpenedIsNamed() {
        let instance = ResolvedInstance<Chart>()
        let error = #expect(throws: ViewResolutionError.self) {
            try instance.value(in: container) { container in
                try container.require(LevelContainer<Stay>.self).chart()
            }
        }

        #expect(error?.description.contains("Add '.level(Stay(…))' to the view") == true)
    }

    @Test func aLevelThatDoesNotBelongHereIsAnError() {
        let error = #expect(throws: ViewResolutionError.self) {
            try OpenedContainer().container(of: Round(number: 1), in: container) { _ in }
        }

        #expect(error?.description.contains("Add '.level(Stay(…))' to the view") == true)
        #expect(error?.cause is LevelError)
    }

    @Test func anAsynchronousViewNamesTheLevelThatItAsks() async {
        let host = Host {
            AsyncResolved(in: Stay.self, { $0.chart() }) { chart in
                Text(chart.patient)
            } placeholder: {
                Text("…")
            } failure: { error in
                Text(error.description)
            }
            .level(Stay(patient: "Mimi"))
            .container(container)
        }

        #expect(await host.settle { host.texts == ["Mimi"] })
    }
}

import SwiftUI
import TestSupport
import Testing

@testable import AmpouleSwiftUI

/// An instance of a level, which counts how often it is closed.
private final class Chart: Closable {
    let patient: String
    let log: Locked<[String]>

    init(patient: String, log: Locked<[String]>) { (self.patient, self.log) = (patient, log) }

    func close() { log.withLock { $0.append("closed \(patient)") } }

    deinit { log.withLock { $0.append("released \(patient)") } }
}

/// A model of a view, which must not outlive the level.
@MainActor
private final class ChartModel {
    let chart: Chart

    init(_ chart: Chart) { self.chart = chart }

    deinit { chart.log.withLock { $0.append("model \(chart.patient)") } }
}

/// The values of levels, of types that no other test registers.
private struct Patient: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

private struct Round: Sendable {
    let number: Int
}

extension ContainerLevel<Patient> {
    nonisolated fileprivate static var stay: Self { Self("stay") }
}

extension ContainerLevel<Round> {
    nonisolated fileprivate static var round: Self { Self("round", inside: .stay) }
}

extension ContainerLevel<Void> {
    nonisolated fileprivate static var night: Self { Self("night") }
}

private struct ChartView: View {
    @Resolved private var model: ChartModel

    var body: some View { Text(model.chart.patient) }
}

@MainActor
struct LevelTests {
    private let log = Locked<[String]>([])
    private let container: Container

    init() {
        let log = log
        container = Container { container in
            container.register(Chart.self) { Chart(patient: try $0.require(Patient.self).name, log: log) }
                .inObjectScope(.stay)
            container.register(ChartModel.self) { resolver in
                let chart = try resolver.require(Chart.self)
                return MainActor.assumeIsolated { ChartModel(chart) }
            }
            container.register(Double.self) { Double(try $0.require(Round.self).number) }.inObjectScope(
                .round
            )
        }
    }

    private var entries: [String] { log.withLock { $0 } }

    @Test func aLevelStaysOpenThroughUpdates() async {
        let patient = Changing("Mimi")
        let host = Host {
            Group {
                ChartView()
                ChartView()
            }.level(.stay, Patient(patient.value)).container(container)
        }
        patient.value = "Rex"
        for _ in 0..<5 { host.update() }

        #expect(host.texts == ["Mimi", "Mimi"])
        #expect(entries.isEmpty)
        host.close()
        #expect(await host.settle { entries.contains("released Mimi") })
        #expect(entries == ["model Mimi", "model Mimi", "closed Mimi", "released Mimi"])
    }

    @Test func aLevelClosesOnceAfterItsViews() async {
        let isShown = Changing(true)
        let host = Host {
            Group { if isShown.value { ChartView().level(.stay, Patient("Mimi")) } }.container(container)
        }
        isShown.value = false
        host.update()

        #expect(await host.settle { entries.contains("released Mimi") })
        #expect(entries == ["model Mimi", "closed Mimi", "released Mimi"])
        host.close()
        #expect(entries.count == 3)
    }

    @Test func anotherIdentifierOpensTheLevelAgain() async {
        let patient = Changing("Mimi")
        let host = Host {
            ChartView().level(.stay, Patient(patient.value), id: patient.value).container(container)
        }
        host.update()
        #expect(host.texts == ["Mimi"])
        patient.value = "Rex"
        host.update()
        #expect(host.texts == ["Rex"])

        #expect(await host.settle { entries.contains("released Mimi") })
        #expect(entries == ["model Mimi", "closed Mimi", "released Mimi"])
        host.close()
        #expect(await host.settle { entries.contains("released Rex") })
    }

    @Test func eachViewHasALevelOfItsOwn() {
        let host = Host {
            ForEach(["Mimi", "Rex"], id: \.self) { patient in ChartView().level(.stay, Patient(patient)) }
                .container(container)
        }

        #expect(host.texts == ["Mimi", "Rex"])
    }

    @Test func aLevelOpensInsideTheNearestOne() {
        struct RoundView: View {
            @Resolved private var round: Double
            @Resolved private var model: ChartModel

            var body: some View { Text("\(model.chart.patient) \(round)") }
        }
        let host = Host {
            RoundView().level(.round, Round(number: 2)).level(.stay, Patient("Mimi")).container(container)
        }

        #expect(host.texts == ["Mimi 2.0"])
    }

    @Test func aLevelWithoutValueOpens() async {
        struct NightView: View {
            @Environment(\.container) private var container

            var body: some View { Text(container.levelNames.joined()) }
        }
        let id = Changing(1)
        let host = Host {
            Group {
                NightView().level(.night)
                NightView().level(.night, id: id.value)
            }.container(container)
        }

        #expect(host.texts == ["night", "night"])
    }

    @Test func aLevelOutsideOfTheOneAroundItSaysWhichIsMissing() {
        do {
            _ = try OpenedContainer().container(of: .round, Round(number: 1), in: container)
            Issue.record("It opened.")
        } catch {
            #expect(error.cause is LevelError)
            #expect(
                error.description.hasSuffix(
                    """
                    The views around it have opened: program.
                    Add '.level(.stay, …)' to the view that it belongs to, or to one around that.
                    """
                )
            )
        }
        #expect(throws: ViewResolutionError.self) {
            try OpenedContainer().container(of: .stay, Patient("Mimi"), in: nil)
        }
    }

    @Test func aFailureToCloseIsLogged() async {
        struct Failure: Error {}
        let messages = Locked<[String]>([])
        container.messageHandler = { _, message in messages.withLock { $0.append(message) } }
        container.register(Int8.self) { _ in 1 }.inObjectScope(.night).onClose { _ in throw Failure() }
        struct Needy: View {
            @Resolved private var number: Int8

            var body: some View { Text("\(number)") }
        }
        let host = Host { Needy().level(.night).container(container) }
        host.close()

        #expect(await host.settle { messages.withLock { $0 }.contains { $0.contains("Failure") } })
    }

    @Test func nothingKeepsTheContainerOfALevel() async {
        weak var level: Container?
        struct Peek: View {
            @Environment(\.container) private var container
            let found: (Container) -> Void

            var body: some View {
                found(container)
                return EmptyView()
            }
        }
        let host = Host { Peek { level = $0 }.level(.stay, Patient("Mimi")).container(container) }
        #expect(level != nil)
        host.close()

        #expect(await host.settle { level == nil })
    }
}

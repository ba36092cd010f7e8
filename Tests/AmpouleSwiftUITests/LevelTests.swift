import SwiftUI
import TestSupport
import Testing

@testable import AmpouleSwiftUI

private struct Stay: ContainerLevel {
    let patient: String
    let log: Notebook<String>

    init(_ patient: String, log: Notebook<String> = Notebook()) { (self.patient, self.log) = (patient, log) }
}

private struct Round: ContainerLevel {
    typealias Outer = Stay

    let number: Int
}

private struct Night: ContainerLevel {}

/// An instance of a level, which notes its end.
@Register(scope: .container)
private final class Chart: Closable {
    let patient: String
    let log: Notebook<String>

    init(@Inject stay: Stay) { (patient, log) = (stay.patient, stay.log) }

    func close() { log.write("closed \(patient)") }

    deinit { log.write("released \(patient)") }
}

/// A model of a view, which must not outlive the level.
@Register
@MainActor
private final class ChartModel {
    let chart: Chart

    init(@Inject chart: Chart) { self.chart = chart }

    deinit { chart.log.write("model \(chart.patient)") }
}

@Register
@MainActor
private final class RoundModel {
    let text: String

    init(@Inject chart: Chart, @Inject round: Round, prefix: String) {
        text = "\(prefix) \(chart.patient) \(round.number)"
    }
}

@Registrations(Chart.self, ChartModel.self)
fileprivate extension LevelContainer<Stay> {}

@Registrations(RoundModel.self)
fileprivate extension LevelContainer<Round> {}

private struct ChartView: View {
    @Resolved private var model: ChartModel

    var body: some View { Text(model.chart.patient) }
}

private struct RoundView: View {
    @Resolved(in: Round.self, { $0.roundModel(prefix: "Round") }) private var model: RoundModel
    @Resolved(in: Stay.self, { $0.chart() }) private var chart: Chart
    @Resolved private var chartModel: ChartModel

    var body: some View { Text("\(model.text), \(chart.patient), \(chartModel.chart === chart)") }
}

@MainActor
struct LevelTests {
    private let log = Notebook<String>()
    private let container = Container { container in
        LevelContainer<Stay>.registerComponents(in: container)
        LevelContainer<Round>.registerComponents(in: container)
    }

    private var entries: [String] { log.entries }

    @Test func aLevelStaysOpenThroughUpdates() async {
        let patient = Changing("Mimi")
        let host = Host {
            Group {
                ChartView()
                ChartView()
            }.level(Stay(patient.value, log: log)).container(container)
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
            Group { if isShown.value { ChartView().level(Stay("Mimi", log: log)) } }.container(container)
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
            ChartView().level(Stay(patient.value, log: log), id: patient.value).container(container)
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
            ForEach(["Mimi", "Rex"], id: \.self) { patient in ChartView().level(Stay(patient)) }
                .container(container)
        }

        #expect(host.texts == ["Mimi", "Rex"])
    }

    @Test func aViewResolvesFromTheNearestContainerOfTheLevelThatItNames() {
        let host = Host {
            RoundView().level(Round(number: 2)).level(Stay("Mimi")).container(container)
        }

        #expect(host.texts == ["Round Mimi 2, Mimi, true"])
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
            .level(Round(number: 2))
            .level(Stay("Mimi"))
            .container(container)
        }

        #expect(await host.settle { host.texts == ["Mimi"] })
    }

    @Test func aLevelWithoutValueOpens() async {
        struct NightView: View {
            @Environment(\.container) private var container

            var body: some View { Text(container.levelNames.joined()) }
        }
        let id = Changing(1)
        let host = Host {
            Group {
                NightView().level(Night())
                NightView().level(Night(), id: id.value)
            }.container(container)
        }

        #expect(host.texts == ["Night", "Night"])
    }

    @Test func aLevelOutsideOfTheOneAroundItSaysWhichIsMissing() {
        do {
            _ = try OpenedContainer().container(of: Round(number: 1), in: container) { _ in }
            Issue.record("It opened.")
        } catch {
            #expect(error.cause is LevelError)
            #expect(
                error.description.hasSuffix(
                    """
                    The views around it have opened: program.
                    Add '.level(Stay(…))' to the view that it belongs to, or to one around that.
                    """
                )
            )
        }
        #expect(throws: ViewResolutionError.self) {
            try OpenedContainer().container(of: Stay("Mimi"), in: nil) { _ in }
        }
    }

    @Test func aFailureToCloseIsLogged() async {
        struct Failure: Error {}
        let messages = Notebook<String>()
        container.messageHandler = { _, message in messages.write(message) }
        LevelContainer<Night>.registrations(in: container).register(Int8.self) { _ in 1 }
            .inObjectScope(.container).onClose { _ in throw Failure() }
        struct Needy: View {
            @Resolved private var number: Int8

            var body: some View { Text("\(number)") }
        }
        let host = Host { Needy().level(Night()).container(container) }
        host.close()

        #expect(await host.settle { messages.entries.contains { $0.contains("Failure") } })
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
        let host = Host { Peek { level = $0 }.level(Stay("Mimi")).container(container) }
        #expect(level != nil)
        host.close()

        #expect(await host.settle { level == nil })
    }
}

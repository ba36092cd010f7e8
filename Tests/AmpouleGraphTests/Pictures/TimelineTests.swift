import AmpouleGraph
import AmpoulePictures
import Testing

/// Reports of warm-ups, their critical paths, and their pictures.
struct TimelineTests {
    private typealias Instance = SharedInstancesReport.Instance
    private typealias Wait = SharedInstancesReport.Wait

    private func instance(
        _ id: Int,
        _ key: String,
        in parent: Int? = nil,
        from start: Int,
        to end: Int,
        waits: [Wait] = []
    ) -> Instance {
        Instance(
            id: id,
            parent: parent,
            key: key,
            scope: "container",
            start: .milliseconds(start),
            duration: .milliseconds(end - start),
            waits: waits
        )
    }

    private func report(_ instances: [Instance]) -> SharedInstancesReport {
        SharedInstancesReport(duration: instances.map(\.end).max() ?? .zero, instances: instances)
    }

    /// A server that makes its database, and then waits for a cache that another task makes with a client.
    private var server: SharedInstancesReport {
        report([
            instance(
                0,
                "Server",
                from: 0,
                to: 100,
                waits: [Wait(for: 2, start: .milliseconds(40), duration: .milliseconds(50))]
            ),
            instance(1, "Database", in: 0, from: 0, to: 40),
            instance(2, "Cache<Int>", from: 10, to: 90),
            instance(3, "Client", in: 2, from: 20, to: 80),
            instance(4, "Log", from: 10, to: 30),
        ])
    }

    // MARK: - The critical path

    @Test func aWaitLeadsToWhatWasWaitedFor() {
        #expect(server.criticalPath.map(\.key) == ["Server", "Cache<Int>", "Client"])
    }

    @Test func dependenciesThatAreMadeInTurnAreAllCritical() {
        let report = report([
            instance(0, "Server", from: 0, to: 100),
            instance(1, "Database", in: 0, from: 0, to: 90),
            instance(2, "Log", in: 0, from: 90, to: 91),
        ])

        #expect(report.criticalPath.map(\.key) == ["Server", "Database", "Log"])
    }

    @Test func ofDependenciesAtTheSameTimeTheSlowestIsCritical() {
        let report = report([
            instance(0, "Server", from: 0, to: 100),
            instance(1, "Database", in: 0, from: 10, to: 90),
            instance(2, "Log", in: 0, from: 10, to: 50),
        ])

        #expect(report.criticalPath.map(\.key) == ["Server", "Database"])
    }

    @Test func whatWaitsForEachOtherEnds() {
        let report = report([
            instance(
                0,
                "Left",
                from: 0,
                to: 100,
                waits: [Wait(for: 1, start: .zero, duration: .milliseconds(90))]
            ),
            instance(
                1,
                "Right",
                from: 0,
                to: 90,
                waits: [Wait(for: 0, start: .zero, duration: .milliseconds(80))]
            ),
        ])

        #expect(report.criticalPath.map(\.key) == ["Left", "Right"])
    }

    @Test func aLongChainIsAPath() {
        let count = 20_000
        let chain = report(
            (0..<count).map { id in
                instance(id, "\(id)", in: id == 0 ? nil : id - 1, from: id, to: 2 * count - id)
            }
        )

        #expect(chain.criticalPath.count == count)
        #expect(chain.picture(.tree).split(separator: "\n").count == count + 1)
    }

    @Test func withoutInstancesThereIsNoPath() {
        let report = SharedInstancesReport(duration: .milliseconds(1), instances: [])

        #expect(report.criticalPath.isEmpty)
        #expect(report.description == "0 instances in 1.00 ms")
        #expect(report.picture(.tree) == "No instances were made.\n")
    }

    @Test func aReportDescribesItself() {
        #expect(
            server.description
                == "5 instances in 100.00 ms, critical path: Server (100.00 ms) → Cache<Int> (80.00 ms) → Client (60.00 ms)"
        )
    }

    // MARK: - Pictures

    @Test func theTreeHasATimeline() {
        #expect(
            server.picture(.tree) == """
                Server                   container      0.00 ms   100.00 ms  │████████████████████████████████
                ├─ Database              container      0.00 ms    40.00 ms  │░░░░░░░░░░░░░
                └─ waits for Cache<Int>                40.00 ms    50.00 ms  │            ·················
                Cache<Int>               container     10.00 ms    80.00 ms  │   ██████████████████████████
                └─ Client                container     20.00 ms    60.00 ms  │      ████████████████████
                Log                      container     10.00 ms    20.00 ms  │   ░░░░░░░

                5 instances in 100.00 ms, critical path: Server (100.00 ms) → Cache<Int> (80.00 ms) → Client (60.00 ms)

                """
        )
    }

    @Test func thePageHasARowForEachInstanceAndEachWait() {
        let page = server.picture(.html)

        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.matches(of: /<g class="critical">/).count == 3)
        #expect(page.matches(of: /<g class="instance">/).count == 2)
        #expect(page.matches(of: /<g class="wait">/).count == 1)
        #expect(page.contains("<title>Cache&lt;Int&gt;, scope container, from 10.00 ms, 80.00 ms</title>"))
        #expect(!page.contains("Cache<Int>"))
    }
}

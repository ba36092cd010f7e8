import AmpouleGraph
import AmpoulePictures
import Testing

/// Lists, which need all of their elements.
struct ListTests {
    private let list = "Array<HealthCheck>"

    private func monitor(
        _ provider: Provider,
        _ kind: Dependency.Need = .required,
        scope: Scope = .graph
    ) -> Node {
        let list = need(list, .initializer, kind, from: provider)
        return component("Monitor", scope: scope, line: 1, needs: [list])
    }

    private func check(
        _ name: String,
        named registrationName: String? = nil,
        scope: Scope = .graph,
        level: String? = nil,
        isAsynchronous: Bool = false,
        on isolation: Isolation? = nil,
        line: Int,
        registeredBy: [String] = ["container"],
        needs: [Dependency] = []
    ) -> Node {
        component(
            name,
            in: ["HealthCheck"],
            named: registrationName,
            scope: scope,
            level: level,
            isAsynchronous: isAsynchronous,
            on: isolation,
            line: line,
            registeredBy: registeredBy,
            needs: needs
        )
    }

    // MARK: - Empty lists

    @Test func anEmptyListIsAWarning() throws {
        let graph = ComponentGraph(monitor(.all([])))

        #expect(
            graph.warningReport == """
                Animals.swift:2:10: warning: nothing contributes to '[HealthCheck]', required by 'Monitor' \
                [emptyList]
                Animals.swift:2:10: note: mark a component with '@Register(contributesTo: HealthCheck.self)', \
                or call 'contribute(to: HealthCheck.self) { … }'
                """
        )
        #expect(graph.warnings.map(\.kind) == [.emptyList])
        try graph.validate()
    }

    @Test func theRemedyIsAComponentThatNothingRegisters() {
        let graph = ComponentGraph(monitor(.all([])), check("DiskCheck", line: 8, registeredBy: []))

        #expect(
            graph.warningReport == """
                Animals.swift:2:10: warning: nothing contributes to '[HealthCheck]', required by 'Monitor' \
                [emptyList]
                Animals.swift:8:1: note: 'DiskCheck' contributes to it, but is not registered: add it to a \
                '@Registrations' list
                """
        )
    }

    @Test func anElementOfADictionaryHasAName() {
        let graph = ComponentGraph(
            component("Monitor", line: 1, needs: [need("Dictionary<String, HealthCheck>", from: .all([]))]),
            check("DiskCheck", line: 8)
        )

        #expect(
            graph.warningReport == """
                Animals.swift:2:10: warning: nothing contributes to '[String: HealthCheck]', required by \
                'Monitor' [emptyList]
                Animals.swift:8:1: note: 'DiskCheck' contributes without a name: give it one, as in 'name: "…", \
                contributesTo: HealthCheck.self'
                """
        )
    }

    // MARK: - Elements

    @Test func oneAsynchronousElementSufficesToWait() {
        let graph = ComponentGraph(
            monitor(.all(["DiskCheck", "RemoteCheck"])),
            check("DiskCheck", line: 8),
            check("RemoteCheck", isAsynchronous: true, line: 9)
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Monitor' is synchronous, but requires '[HealthCheck]' with \
                'RemoteCheck', which is asynchronous [asynchronousDependency]
                Animals.swift:2:10: note: give 'Monitor' an 'async' initializer
                Animals.swift:9:1: note: 'RemoteCheck' is asynchronous
                """
        )
    }

    @Test func aListMayWaitLater() {
        let graph = ComponentGraph(
            monitor(.all(["RemoteCheck"]), .deferred),
            check("RemoteCheck", isAsynchronous: true, line: 9)
        )

        #expect(graph.report == "")
    }

    @Test func anElementThatNeedsTheListIsACycle() {
        let graph = ComponentGraph(
            monitor(.all(["DiskCheck", "LoopCheck"])),
            check("DiskCheck", line: 8),
            check("LoopCheck", line: 9, needs: [need("Monitor")])
        )

        #expect(graph.problems.map(\.kind) == [.cycle])
        #expect(graph.problems.first?.nodes.count == 2)
    }

    @Test func anElementOfAnActorIsMadeOnIt() {
        let graph = ComponentGraph(
            component(
                "Monitor",
                on: .globalActor("MainActor"),
                line: 1,
                needs: [need(list, from: .all(["DiskCheck", "NetworkCheck"]))]
            ),
            check("DiskCheck", on: .nonisolated, line: 8),
            check("NetworkCheck", on: .globalActor("NetworkActor"), line: 9)
        )

        #expect(graph.problems.map(\.kind) == [.wrongIsolation])
    }

    @Test func oneElementOfAnInnerLevelSufficesToFail() {
        let graph = ComponentGraph(
            nodes: [
                monitor(.all(["DiskCheck", "RequestCheck"]), scope: .container),
                check("DiskCheck", scope: .container, line: 8),
                check("RequestCheck", scope: .container, level: "Request", line: 9),
            ],
            levels: [Level(name: "Request")]
        )

        #expect(graph.problems.map(\.kind) == [.innerLevel])
        #expect(graph.problems.first?.message.contains("RequestCheck") == true)
    }

    // MARK: - Names

    @Test func twoContributionsAreNoDuplicates() {
        let graph = ComponentGraph(check("DiskCheck", line: 1), check("NetworkCheck", line: 4))

        #expect(graph.report == "")
    }

    @Test func twoContributionsOfOneNameAreDuplicates() {
        let graph = ComponentGraph(
            check("DiskCheck", named: "local", line: 1),
            check("NetworkCheck", named: "local", line: 4)
        )

        #expect(
            graph.report == """
                Animals.swift:4:1: error: 'DiskCheck' and 'NetworkCheck' both contribute 'HealthCheck named \
                "local"' to one collection [duplicateKey]
                Animals.swift:4:1: note: give one of them another name
                Animals.swift:1:1: note: 'DiskCheck' is declared here; only the last contribution is found
                """
        )
    }

    // MARK: - Pictures

    @Test func aTreeHasAnEdgeToEachElement() {
        let graph = ComponentGraph(
            monitor(.all(["DiskCheck", "NetworkCheck"])),
            check("DiskCheck", line: 8),
            check("NetworkCheck", line: 9)
        )

        #expect(
            graph.picture(.tree).split(separator: "\n").map { $0.split(separator: "  ")[0] } == [
                "Monitor", "├─ array<HealthCheck>: DiskCheck", "└─ array<HealthCheck>: NetworkCheck",
            ]
        )
        #expect(graph.picture(.mermaid).contains("in [HealthCheck]"))
    }

    @Test func anEmptyListIsShownAsSuch() {
        let graph = ComponentGraph(monitor(.all([])))

        #expect(graph.picture(.tree).contains("array<HealthCheck>: Array<HealthCheck> (empty)"))
        #expect(graph.picture(.dot).contains("empty"))
        #expect(graph.picture(.mermaid).contains("empty"))
    }
}

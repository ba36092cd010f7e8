import AmpouleGraph
import AmpouleGraphReader
import Testing

/// Lists of contributions, as the sources show them.
struct ContributionTests {
    private let start = """
        import Ampoule
        protocol HealthCheck: Sendable {}
        struct DiskCheck: HealthCheck {}
        @Register struct Monitor { @Inject let checks: [any HealthCheck] }
        @Registrations(Monitor.self) extension Container {}

        """

    private func report(_ code: String) -> Report {
        Sources().with("Zoo", source: start + code).report()
    }

    private func provider(_ code: String) -> ComponentGraph.Provider? {
        Sources().with("Zoo", source: start + code).graph()["Monitor"]?.dependencies.first?.provider
    }

    @Test func anEmptyListIsAWarning() {
        let report = report("func start(_ box: Container) { box.registerComponents() }")

        #expect(report.problems == [])
        #expect(
            report.warnings == [
                """
                Zoo.swift:4:28: warning: nothing contributes to '[HealthCheck]', required by 'Monitor' \
                [emptyList]
                Zoo.swift:4:28: note: mark a component with '@Register(contributesTo: HealthCheck.self)', or \
                call 'contribute(to: HealthCheck.self) { … }'
                """
            ]
        )
    }

    @Test func anUnregisteredComponentIsTheRemedy() {
        let report = report(
            """
            @Register(contributesTo: HealthCheck.self) struct CPUCheck: HealthCheck { init() {} }
            func start(_ box: Container) { box.registerComponents() }
            """
        )

        #expect(
            report.warnings == [
                """
                Zoo.swift:4:28: warning: nothing contributes to '[HealthCheck]', required by 'Monitor' \
                [emptyList]
                Zoo.swift:6:51: note: 'CPUCheck' contributes to it, but is not registered: add it to a \
                '@Registrations' list
                """
            ]
        )
    }

    @Test func anEmptyListThatCodeRequiresIsAWarning() {
        let zoo = """
            import Ampoule
            protocol HealthCheck: Sendable {}
            func start() throws { let box = Container(); _ = try box.require([String: any HealthCheck].self) }
            """

        #expect(
            Sources().with("Zoo", source: zoo).report().warnings == [
                """
                Zoo.swift:3:58: warning: nothing contributes to '[String: HealthCheck]', required here \
                [emptyList]
                Zoo.swift:3:58: note: mark a component with '@Register(name: "…", contributesTo: \
                HealthCheck.self)', or call 'contribute(to: HealthCheck.self, name: "…") { … }'
                """
            ]
        )
    }

    /// Code that contributes, or may do so.
    @Test(arguments: [
        ("box.contribute(to: HealthCheck.self) { _ in DiskCheck() }", true),
        ("box.contribute(to: (any HealthCheck).self, name: \"disk\", factory: { _ in DiskCheck() })", true),
        ("box.register(DiskCheck.self) { _ in DiskCheck() }.contributes(to: HealthCheck.self)", true),
        (
            "let entry = box.register(DiskCheck.self) { _ in DiskCheck() }\nentry.contributes(to: HealthCheck.self)",
            true
        ),
        ("#if DEBUG\nbox.contribute(to: HealthCheck.self) { _ in DiskCheck() }\n#endif", false),
        ("box.contribute(to: type) { _ in DiskCheck() }", false),
        ("run(box.contribute(to:name:factory:))", false),
        ("#wire(box)", false),
    ])
    func whatContributesIsNoEmptyList(code: String, isCertain: Bool) {
        let start = "func start(_ box: Container) {\nbox.registerComponents()\n\(code)\n}"

        #expect(report(start).warnings == [])
        guard case .all(let ids) = provider(start) else {
            #expect(!isCertain)
            #expect(provider(start) == .unknown)
            return
        }
        #expect(isCertain)
        #expect(ids.count == 1)
    }

    @Test func aRegistrationOfTheListTakesPrecedence() {
        let report = report(
            """
            func start(_ box: Container) {
                box.registerComponents()
                box.register([any HealthCheck].self) { _ in [] }
            }
            """
        )

        #expect(report.warnings == [])
        #expect(report.problems == [])
    }

    @Test func aListThatComesFromOutsideIsNotJudged() {
        let zoo = """
            import Ampoule
            protocol HealthCheck: Sendable {}
            @Register struct Monitor { @Inject let checks: [any HealthCheck] }
            @Registrations(Monitor.self, provided: [[any HealthCheck].self]) extension Container {}
            func start(_ box: Container) { box.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: zoo).report().warnings == [])
    }

    private let incomplete = """
        import Ampoule
        public protocol HealthCheck: Sendable {}
        @Register(contributesTo: HealthCheck.self) struct DiskCheck: HealthCheck { init() {} }
        @Register(contributesTo: HealthCheck.self) struct SizeCheck: HealthCheck { init() {} }
        @Register struct Monitor { @Inject let checks: [any HealthCheck] }
        @Registrations(Monitor.self, DiskCheck.self) public extension Container {}

        """

    @Test func aListThatNothingCallsIsMissedWhereItsElementsAreInjected() {
        let code = """
            @Registrations(SizeCheck.self, named: "registerSizes") extension Container {}
            func start(_ box: Container) { box.registerComponents() }
            """

        #expect(
            Sources().with("Zoo", source: incomplete + code).report().warnings.first == """
                Zoo.swift:5:28: warning: 'SizeCheck' contributes to '[HealthCheck]', required by 'Monitor', but is not \
                registered [incompleteList]
                Zoo.swift:4:51: note: call 'registerSizes()' of 'Zoo', which registers it
                """
        )
    }

    /// A program may do without elements that a library offers.
    @Test func anElementOfALibraryIsNotMissed() {
        let start = "import Ampoule\nimport Farm\nfunc start(_ box: Container) { box.registerComponents() }"

        #expect(
            Sources().with("Farm", .library, source: incomplete).with("Zoo", using: "Farm", source: start)
                .report().warnings == []
        )
    }

    /// A module that isn't read can't name a type of the program, so what it declares is no list of such.
    @Test func aRegisteredTypeOfAnotherPackageLeavesListsChecked() {
        let zoo = """
            import Ampoule
            import Logging
            protocol HealthCheck: Sendable {}
            @Register struct Monitor { @Inject let checks: [any HealthCheck] }
            @Registrations(Monitor.self) extension Container {}
            func start(_ box: Container) {
                box.registerComponents()
                box.register(Logger.self) { _ in Logger(label: "zoo") }
            }
            """

        #expect(Sources().with("Zoo", source: zoo).report().graphWarnings.map(\.kind) == [.emptyList])
    }

    @Test func othersMayContributeToTheListOfALibrary() {
        let farm = start.replacing(
            "@Registrations(Monitor.self)",
            with: "@Registrations(Monitor.self, provided: [Int.self])"
        )

        #expect(Sources().with("Farm", .library, source: farm).report(on: "Farm").warnings == [])
    }

    /// A child container doesn't contribute to the lists of its parent.
    @Test func contributionsOfInnerContainersAreNotJudged() {
        let code = """
            @Register(contributesTo: HealthCheck.self) struct RemoteCheck: HealthCheck { init() async {} }
            func start(_ box: Container) {
                box.registerComponents()
                RemoteCheck.register(in: Container(parent: box))
            }
            """

        #expect(report(code).problems == [])
        #expect(provider(code) == .unknown)
    }

    @Test func oneListOfComponentsIsOfOneContainer() {
        let code = """
            import Ampoule
            protocol HealthCheck: Sendable {}
            @Register struct Monitor { @Inject let checks: [any HealthCheck] }
            @Register(contributesTo: HealthCheck.self) struct RemoteCheck: HealthCheck { init() async {} }
            @Registrations(Monitor.self, RemoteCheck.self) extension Container {}
            func start(_ box: Container) { Container(parent: box).registerComponents() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:3 asynchronousDependency"])
    }

    @Test func componentsInListsAreJudged() {
        let code = """
            protocol Disk: Sendable {}
            @Register(contributesTo: HealthCheck.self) struct SizeCheck: HealthCheck { @Inject let disk: any Disk }
            func start(_ box: Container) {
                box.registerComponents()
                SizeCheck.register(in: box)
            }
            """

        #expect(report(code).problems.map(\.kind) == [.missingRegistration])
    }
}

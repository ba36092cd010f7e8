import TestSupport

/// Writes random programs, the small ones first.
package struct ProgramGenerator {
    private var random: SeededGenerator
    private let length: Int
    private var containers: [Int] = []
    private var nextID = 1

    /// The parents of containers.
    private var parents: [Int: Int] = [:]

    private struct Entry {
        let id: Int
        let container: Int
        var takesArguments = false
        var isContribution = false

        /// Whether the entry is that of a closure, which may be asynchronous.
        var isClosure = true
    }

    private var entries: [Entry] = []

    private let allowed: KnownDifferences

    /// Whether the program copies containers or overrides registrations.
    private let copies: Bool

    /// Whether containers forward to what others have, or decorate it.
    private let leadsOutward: Bool

    private var hasClosed = false

    /// Containers that the program does not use any more.
    private var abandoned: Set<Int> = []

    /// Whether entries have closures that close.
    private let usesOnClose: Bool

    /// Whether instances are registered.
    private let usesInstances: Bool

    /// Whether lists are requested by the program, or else by closures.
    private let listsOutermost: Bool

    /// Whether open children of closed containers are used.
    private let staysInsideClosed: Bool

    /// Whether the statements are those of a `withOverrides`.
    private var isNested = false

    /// - Parameter seed: The program; a larger seed makes, in general, a longer one.
    package static func program(seed: UInt64, allowing allowed: KnownDifferences = []) -> [Statement] {
        var generator = ProgramGenerator(seed: seed, allowing: allowed)
        return generator.program()
    }

    private init(seed: UInt64, allowing allowed: KnownDifferences) {
        random = SeededGenerator(seed: seed)
        self.allowed = allowed
        copies = Bool.random(using: &random)
        usesOnClose = Bool.random(using: &random)
        listsOutermost = Bool.random(using: &random)
        usesInstances = Bool.random(using: &random)
        staysInsideClosed = !usesOnClose || allowed.contains(.onCloseInsideClosed)
        leadsOutward = !copies && Bool.random(using: &random) || allowed.contains(.outwardInOverrides)
        length = 4 + Int(seed % 5_000) / 200
    }

    private mutating func program() -> [Statement] {
        var statements = [statement(newContainer())]
        while statements.count < length { statements.append(statement(operation())) }
        return statements
    }

    private mutating func statement(_ operation: Operation) -> Statement {
        defer { nextID += 1 }
        switch operation {
        case .container(let parent, _): add(parent)
        case .open(_, let container): add(container)
        case .copy: add(nil)
        case .register(let key, _, let container), .override(let key, _, let container),
            .decorate(let key, _, let container):
            entries.append(Entry(id: nextID, container: container, takesArguments: key.arguments != .none))
        case .contribute(_, _, _, let container):
            entries.append(Entry(id: nextID, container: container, isContribution: true))
        case .forward(_, _, let container, let target):
            let takesArguments = entries.first { $0.id == target }?.takesArguments ?? false
            entries.append(
                Entry(id: nextID, container: container, takesArguments: takesArguments, isClosure: false)
            )
        case .instance(_, let container):
            entries.append(Entry(id: nextID, container: container, isClosure: false))
        case .close(let container):
            hasClosed = true
            let inside = containers.filter { lineage(of: $0).dropFirst().contains(container) }
            if !staysInsideClosed { abandoned.formUnion(inside) }
            containers.removeAll { [abandoned] in abandoned.contains($0) }
        default: break
        }
        return Statement(nextID, operation)
    }

    private func lineage(of container: Int) -> [Int] {
        Array(sequence(first: container) { parents[$0] })
    }

    private mutating func add(_ parent: Int?) {
        containers.append(nextID)
        parents[nextID] = parent
    }

    // MARK: - Choices

    private mutating func isTrue(_ count: Int, of all: Int) -> Bool {
        Int.random(in: 0..<all, using: &random) < count
    }

    private mutating func any<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    // MARK: - Operations

    private mutating func operation() -> Operation {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<4: newContainer()
        case 4..<8: .open(isTrue(2, of: 3) ? .session : .request, in: any(containers))
        case 8..<30: .register(key(), plan(), in: any(containers))
        case 30..<32 where usesInstances: .instance(argumentFree(key()), in: any(containers))
        case 32..<47 where !entries.isEmpty: configuration()
        case 47..<50: forward()
        case 50..<52: .contribute(service(), name: name(), plan(), in: any(containers))
        case 52..<55: decorate()
        case 55..<57: .override(replacedKey(), plan(), in: any(containers))
        case 57..<60 where copies: .copy(any(containers))
        case 60..<63 where copies && !isNested && mayOverride: withOverrides()
        case 63..<64: .release
        case 64..<66: .reset(scope(), isTrue(1, of: 2) ? service() : nil, in: any(containers))
        case 66..<67: .removeAll(in: any(containers))
        case 67..<69 where mayClose: .close(any(containers))
        default: .request(request(isOutermost: true), in: any(containers), isKept: isTrue(1, of: 2))
        }
    }

    /// A forward to an entry of the same container, or of an ancestor.
    private mutating func forward() -> Operation {
        let container = any(containers)
        let lineage = lineage(of: container)
        let targets = entries.filter { entry in
            (leadsOutward ? lineage.contains(entry.container) : entry.container == container)
                && (allowed.contains(.contributionsInTwoPlaces) || !entry.isContribution)
        }
        guard let target = targets.randomElement(using: &random), !isNested else { return .release }
        return .forward(service(), name: name(), in: container, to: target.id)
    }

    private mutating func decorate() -> Operation {
        let candidates = leadsOutward ? containers : containers.filter { parents[$0] == nil }
        return .decorate(replacedKey(), plan(), in: any(candidates))
    }

    private mutating func withOverrides() -> Operation {
        let before = (containers, entries)
        let container = any(containers)
        isNested = true
        defer {
            isNested = false
            (containers, entries) = before
            containers.removeAll { [abandoned] in abandoned.contains($0) }
        }
        return .withOverrides(
            in: container,
            overrides: statements(3) { generator in
                switch Int.random(in: 0..<3, using: &generator.random) {
                case 0: .override(generator.key(), generator.plan(), in: container)
                case 1: .decorate(generator.key(), generator.plan(), in: container)
                default: .register(generator.key(), generator.plan(), in: container)
                }
            },
            perform: statements(5) { generator in generator.operation() }
        )
    }

    private mutating func statements(
        _ count: Int,
        _ operation: (inout ProgramGenerator) -> Operation
    ) -> [Statement] {
        (0..<count).map { _ in
            let next = operation(&self)
            return statement(next)
        }
    }

    private var mayOverride: Bool { !hasClosed || allowed.contains(.overridesOfClosed) }

    private var mayClose: Bool { !leadsOutward || allowed.contains(.forwardsToClosed) }

    private mutating func newContainer() -> Operation {
        .container(
            parent: containers.isEmpty || isTrue(1, of: 4) ? nil : any(containers),
            defaultScope: isTrue(3, of: 4) ? .graph : any([.transient, .container, .weak])
        )
    }

    /// The last entry, half of the time.
    private mutating func recentEntry() -> Entry {
        isTrue(1, of: 2) ? entries[entries.count - 1] : any(entries)
    }

    private mutating func configuration() -> Operation {
        let entry = recentEntry()
        let mayContribute =
            !entry.takesArguments
            && (allowed.contains(.contributionsInTwoPlaces) || !entry.isContribution)
        return .configure(entry.id, setting(mayContribute: mayContribute, takesSteps: entry.isClosure))
    }

    private mutating func setting(mayContribute: Bool, takesSteps: Bool) -> Setting {
        switch Int.random(in: 0..<9, using: &random) {
        case 0..<5: .scope(scope())
        case 5 where mayContribute: .contributes(service(), name: name())
        case 6 where usesOnClose: .onClose(isFailing: isTrue(1, of: 4))
        default: .completion(takesSteps ? plan() : Plan())
        }
    }

    private mutating func name() -> String? { isTrue(1, of: 8) ? "x" : nil }

    private mutating func scope() -> Scope {
        let isAllowed = !copies || allowed.contains(.customScopesInCopies)
        return any(Scope.allCases.filter { isAllowed || $0 != .custom })
    }

    private mutating func service() -> Service {
        isTrue(9, of: 10) ? any([.a, .a, .b, .b, .c, .d]) : any([.session, .request])
    }

    private mutating func key() -> Key {
        Key(
            service: service(),
            name: name(),
            arguments: isTrue(7, of: 8) ? .none : any(ArgumentTypes.allCases)
        )
    }

    private mutating func replacedKey() -> Key {
        let key = key()
        let isExcluded = hasClosed && !allowed.contains(.valuesOfClosed)
        return isExcluded && Level.allCases.contains { $0.value == key.service } ? Key(service: .a) : key
    }

    private func argumentFree(_ key: Key) -> Key {
        Key(service: key.service, name: key.name)
    }

    private mutating func request(isOutermost: Bool = false) -> Request {
        let mayList = isOutermost == listsOutermost || allowed.contains(.contributionsInTwoPlaces)
        switch Int.random(in: 0..<16, using: &random) {
        case 0 where mayList: return Request(key: Key(service: service()), form: .list)
        case 1 where mayList: return Request(key: Key(service: service()), form: .dictionary)
        default: break
        }
        var request = Request(key: key(), form: isTrue(1, of: 8) ? .optional : .plain)
        if request.key.arguments != .none { request.argument = Int.random(in: 0..<3, using: &random) }
        return request
    }

    private mutating func plan() -> Plan {
        Plan(
            steps: (0..<any([0, 0, 1, 1, 1, 2, 3])).map { _ in
                Step(
                    request: request(),
                    isTolerant: isTrue(1, of: 4),
                    container: staysInsideClosed && isTrue(1, of: 8) ? any(containers) : nil
                )
            },
            product: isTrue(5, of: 6) ? .object : any([.value, .closable, .closable, .existing]),
            failing: isTrue(7, of: 8) ? .never : any([.first, .first, .always])
        )
    }
}

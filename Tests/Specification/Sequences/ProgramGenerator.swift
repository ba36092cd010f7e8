import TestSupport

/// Writes random programs, each about one of several themes.
package struct ProgramGenerator {
    enum Theme: CaseIterable {
        case scopes, levels, lists, decorators, copies, closing, cycles
    }

    /// The operation that made an entry.
    enum Origin {
        case factory, instance, forward, decorator
    }

    struct Entry {
        let id: Int
        let container: Int
        let key: Key
        var origin = Origin.factory
    }

    var random: SeededGenerator
    let theme: Theme
    var containers: [Int] = []
    var entries: [Entry] = []

    /// The keys of components, and the containers that they are registered in.
    private(set) var componentKeys: [(container: Int, key: Key)] = []

    /// The parents of containers.
    private var parents: [Int: Int] = [:]

    /// The levels of containers, and of those that register for one.
    private var levels: [Int: Level] = [:]

    /// The containers that register for levels, and the containers that they register in.
    private var registrars: [(id: Int, level: Level, host: Int)] = []

    private var nextID = 1

    /// Whether the statements are those of a `withOverrides`.
    var isNested = false

    /// Whether the program copies containers or overrides registrations.
    let copies: Bool

    /// Whether containers forward to what others have, or decorate it.
    let leadsOutward: Bool

    /// Whether entries have closures that close.
    let usesOnClose: Bool

    /// Whether instances are registered.
    let usesInstances: Bool

    /// Whether closures capture containers.
    let captures: Bool

    /// Whether the program injects into instances that it makes.
    let injects: Bool

    /// Whether registrations of a container and of one inside it return one object in the end.
    let sharesObject: Bool

    /// What closures discard, if they do.
    let discarded: Discarded?

    /// What closures discard.
    ///
    /// A container releases what it discards when the resolution has ended, which a weak reference would show.
    enum Discarded: CaseIterable {
        /// The instances of scopes that hold weakly, or in a storage, and no others.
        case instancesOfWeakAndCustomScopes

        /// Anything, where no scope holds weakly.
        case anything
    }

    package static func program(seed: UInt64) -> [Statement] {
        var generator = ProgramGenerator(seed: seed)
        return generator.program()
    }

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        theme = Theme.allCases[Int(seed % UInt64(Theme.allCases.count))]
        copies = theme == .copies || Int.random(in: 0..<4, using: &random) == 0
        leadsOutward = theme != .closing && Int.random(in: 0..<4, using: &random) > 0
        usesOnClose = Bool.random(using: &random)
        usesInstances = Int.random(in: 0..<4, using: &random) == 0
        captures = theme == .cycles || Bool.random(using: &random)
        injects = seed / UInt64(Theme.allCases.count) % 4 == 0
        sharesObject = theme == .closing && seed / UInt64(Theme.allCases.count) % 8 == 5
        switch seed / UInt64(Theme.allCases.count) % 8 {
        case 6: discarded = .anything
        case 7: discarded = .instancesOfWeakAndCustomScopes
        default: discarded = nil
        }
    }

    private mutating func program() -> [Statement] {
        let length = Int.random(in: 8..<52, using: &random)
        var statements = statements([newContainer()])
        while statements.count < length {
            let next = operations()
            statements += self.statements(next)
        }
        if sharesObject { statements += self.statements(sharedObject(in: containers[0])) }
        if theme == .closing { statements += self.statements([.close(containers[0])]) }
        return statements
    }

    // MARK: - Statements

    mutating func statements(_ operations: [Operation]) -> [Statement] { operations.map { statement($0) } }

    private mutating func statement(_ operation: Operation) -> Statement {
        defer { nextID += 1 }
        switch operation {
        case .container(let parent, _): add(parent)
        case .open(let level, let container):
            levels[nextID] = level
            add(container)
        case .registrar(let level, let container):
            registrars.append((nextID, level, container))
            levels[nextID] = level
            add(container)
        case .copy: add(nil)
        case .register(let key, _, let container), .override(let key, _, let container):
            entries.append(Entry(id: nextID, container: container, key: key))
        case .decorate(let key, _, let container):
            entries.append(Entry(id: nextID, container: container, key: key, origin: .decorator))
        case .instance(let key, let container):
            entries.append(Entry(id: nextID, container: container, key: key, origin: .instance))
        case .contribute(let service, let name, _, let container):
            let key = Key(service: service, name: name, contribution: .named)
            entries.append(Entry(id: nextID, container: container, key: key))
        case .forward(let service, let name, let container, let target):
            let arguments = entries.first { $0.id == target }?.key.arguments ?? .none
            let key = Key(service: service, name: name, arguments: arguments)
            entries.append(Entry(id: nextID, container: container, key: key, origin: .forward))
        case .component(let container): noteComponent(in: container)
        default: break
        }
        return Statement(nextID, operation)
    }

    private mutating func add(_ parent: Int?) {
        containers.append(nextID)
        parents[nextID] = parent
    }

    /// Has the keys of the component requested; it has no entry that could be configured.
    private mutating func noteComponent(in container: Int) {
        componentKeys += [Key(service: .d), Key(service: .d, arguments: .integer)].map { (container, $0) }
    }

    /// The number that the next statement gets.
    var upcomingID: Int { nextID }

    func lineage(of container: Int) -> [Int] {
        let containers = Array(sequence(first: container) { parents[$0] })
        return containers.flatMap { container in
            [container]
                + registrars.filter { registrar in
                    registrar.level == levels[container] && containers.contains(registrar.host)
                }.map(\.id)
        }
    }

    // MARK: - Overrides

    mutating func withOverrides() -> Operation {
        let before = (containers, entries)
        let container = anyContainer()
        isNested = true
        defer {
            isNested = false
            (containers, entries) = before
        }
        var overrides: [Statement] = []
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
            let operation: Operation =
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where leadsOutward || lineage(of: container).count == 1:
                    .decorate(replacedKey(in: container), plan(in: container), in: container)
                case 1: .register(key(), plan(in: container), in: container)
                default: override(in: container)
                }
            overrides += statements([operation])
        }
        var perform: [Statement] = []
        while perform.count < 5 {
            let next = operations()
            perform += statements(next)
        }
        return .withOverrides(in: container, overrides: overrides, perform: perform)
    }
}

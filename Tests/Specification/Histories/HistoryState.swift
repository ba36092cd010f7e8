/// The containers of a history in the sequential model, and what is registered in them.
struct HistoryState: Hashable {
    struct Registration: Hashable {
        let number: Int
        let isAsynchronous: Bool
        var scope: HistoryScope

        /// How often its scope was set: each time, it begins without instances.
        var edition = 0
    }

    struct Node: Hashable {
        /// The container that a level was opened in.
        var outer: Int?
        var own: [HistoryService: Registration] = [:]
        /// Those for the containers of the level that are opened in this one.
        var ofLevel: [HistoryService: Registration] = [:]
        /// Whether the registrations are copies, which have scopes of their own.
        var isCopy = false
        /// Whether closing has begun, so that requests may be refused.
        var mayRefuse = false
        /// Whether all requests are refused.
        var isRefusing = false
        /// Whether closing has ended.
        var isClosed = false
    }

    /// The registration that a request finds, in the container that owns its instances, between two resets.
    struct Target: Hashable {
        let registration: Registration
        var owner: Int
        var resetCount = 0
    }

    /// An instance, from the begin of its making.
    struct Made: Hashable {
        let instance: Int
        let target: Target
        var isPublished = false
        var isDropped = false
    }

    /// The scopes of what an override replaces.
    struct Replaced: Hashable {
        var own: HistoryScope?
        var ofLevel: HistoryScope?
    }

    var nodes: [Int: Node]
    var made: [Made] = []

    /// The targets that were reset, as requests find them now.
    var resetTargets: Set<Target> = []

    /// The registrations that running requests and overrides have found, by the beginnings of their calls.
    var targets: [Int: Target] = [:]
    private var replaced: [Int: Replaced] = [:]

    /// The running requests that have found nothing in the container itself, by the begin of their calls.
    var passing: Set<Int> = []

    init(_ program: ConcurrentProgram) {
        var root = Node()
        for service in HistoryService.allCases {
            let recipe = program.recipes[service.rawValue]
            var registration = recipe.registration(ConcurrentProgram.initialRegistration(of: service))
            registration.scope = service.initialScope
            if service == .ofLevel {
                root.ofLevel[service] = registration
            } else {
                root.own[service] = registration
            }
        }
        nodes = [
            ConcurrentProgram.root: root,
            ConcurrentProgram.visit: Node(outer: ConcurrentProgram.root),
        ]
    }

    // MARK: - Finding

    enum Found {
        case target(Target)
        case nothing, closed
    }

    /// Finds a registration: of the container itself, then of its level, then of the outer container (Levels.md).
    ///
    /// - Parameter hasPassedOwn: Whether the container itself was searched before, without a result.
    func find(_ service: HistoryService, in number: Int, hasPassedOwn: Bool = false) -> Found {
        let node = nodes[number]!
        if node.isRefusing, !hasPassedOwn { return .closed }
        if let own = node.own[service], !hasPassedOwn {
            return .target(current(Target(registration: own, owner: number)))
        }
        guard let outer = node.outer else { return .nothing }
        if !nodes[outer]!.isRefusing, let shared = nodes[outer]!.ofLevel[service] {
            return .target(current(Target(registration: shared, owner: number)))
        }
        return find(service, in: outer)
    }

    /// A target after its resets.
    func current(_ target: Target) -> Target {
        resetTargets.first { $0.registration == target.registration && $0.owner == target.owner } ?? target
    }

    /// Whether the container is closed, or may be by the one around it, which closes those that have instances (Levels.md).
    func mayBeClosed(_ container: Int) -> Bool {
        nodes[container]!.mayRefuse || nodes[container]!.outer.map { nodes[$0]!.mayRefuse } ?? false
    }

    // MARK: - Registrations

    mutating func register(_ service: HistoryService, _ registration: Registration, in container: Int) {
        // After closing, a registration has no effect (Levels.md).
        if !nodes[container]!.isRefusing { nodes[container]!.own[service] = registration }
    }

    /// Finds what an override replaces, in a container and for its level (Testing.md).
    ///
    /// - Returns: The error.
    mutating func findReplaced(_ service: HistoryService, by call: Int, in container: Int) -> HistoryError? {
        var replaced = Replaced(ofLevel: nodes[container]!.ofLevel[service]?.scope)
        switch find(service, in: container) {
        case .closed: return .closed
        case .nothing where replaced.ofLevel == nil: return .nothingToOverride
        case .nothing: break
        case .target(let target): replaced.own = target.registration.scope
        }
        self.replaced[call] = replaced
        return nil
    }

    /// Registers an override in the scope of what it replaces.
    ///
    /// - Returns: Whether that was found before.
    mutating func override(
        _ service: HistoryService,
        _ registration: Registration,
        by call: Int,
        in container: Int
    ) -> Bool {
        guard let replaced = replaced.removeValue(forKey: call) else { return false }
        guard !nodes[container]!.isRefusing else { return true }
        if let scope = replaced.own { nodes[container]!.own[service] = registration.inScope(scope) }
        if let scope = replaced.ofLevel { nodes[container]!.ofLevel[service] = registration.inScope(scope) }
        return true
    }

    /// Moves a registration to a scope, without its instances (KeysAndScopes.md, Reset a scope).
    mutating func setScope(_ scope: HistoryScope, of number: Int) {
        for container in nodes.keys where !nodes[container]!.isCopy {
            for service in HistoryService.allCases {
                nodes[container]!.own[service]?.setScope(scope, of: number)
                nodes[container]!.ofLevel[service]?.setScope(scope, of: number)
            }
        }
    }

    mutating func removeAll(in container: Int) {
        guard !nodes[container]!.isRefusing else { return }
        nodes[container]!.own = [:]
        nodes[container]!.ofLevel = [:]
    }

    // MARK: - Containers

    /// Opens a level, which is closed if the outer container is (Levels.md).
    mutating func open(_ number: Int, in outer: Int) {
        let isClosed = nodes[outer]!.isRefusing
        nodes[number] = Node(outer: outer, mayRefuse: isClosed, isRefusing: isClosed, isClosed: isClosed)
    }

    /// Copies the registrations without their instances (Testing.md); a copy of a closed container has none (Levels.md).
    mutating func copy(_ original: Int, to number: Int) {
        nodes[number] = nodes[original]!.isRefusing ? Node() : nodes[original]!
        nodes[number]!.isCopy = true
    }

    mutating func refuseAll(_ container: Int) -> Bool {
        nodes[container]!.isRefusing = nodes[container]!.mayRefuse
        return nodes[container]!.isRefusing
    }

    mutating func endClosing(_ container: Int) -> Bool {
        nodes[container]!.isClosed = nodes[container]!.isRefusing
        return nodes[container]!.isRefusing
    }
}

extension Recipe {
    /// The registration that a call makes, in the default scope.
    func registration(_ number: Int) -> HistoryState.Registration {
        HistoryState.Registration(number: number, isAsynchronous: isAsynchronous, scope: .container)
    }
}

extension HistoryState.Registration {
    fileprivate func inScope(_ scope: HistoryScope) -> Self {
        Self(number: number, isAsynchronous: isAsynchronous, scope: scope)
    }

    fileprivate mutating func setScope(_ scope: HistoryScope, of number: Int) {
        guard number == self.number else { return }
        self.scope = scope
        edition += 1
    }
}

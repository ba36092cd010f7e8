import TestSupport

/// Chooses the operations of a worker, the same for the same seed.
struct LoadPlan: Sendable {
    /// What an operation is inside of.
    private struct Surroundings {
        var depth = 0
        var isInCopy = false

        /// Whether no other worker uses the container.
        var isAlone = false

        /// Whether something stands for the root container, so that closing that closes nothing of other workers.
        var mayClose = false
    }

    private var random: SeededGenerator
    private let mayWait: Bool
    private(set) var operations: [LoadOperation] = []

    /// Plans the operations of a worker.
    ///
    /// - Parameters:
    ///   - seed: Determines the operations.
    ///   - count: The number of operations, without those inside others.
    ///   - mayWait: Whether the worker is a task.
    init(seed: UInt64, count: Int, mayWait: Bool) {
        random = SeededGenerator(seed: seed)
        self.mayWait = mayWait
        operations = (0..<count).map { _ in operation(in: Surroundings()) }
    }

    /// Closes the root container after a part of the operations.
    mutating func closeRoot(after part: Double) {
        operations.insert(.close, at: Int(Double(operations.count) * part))
    }

    private mutating func several(in outer: Surroundings) -> [LoadOperation] {
        var surroundings = outer
        surroundings.depth += 1
        return (0..<below(4) + 2).map { _ in operation(in: surroundings) }
    }

    private mutating func operation(in outer: Surroundings) -> LoadOperation {
        let isOutermost = outer.depth == 0
        let mayContain = outer.depth < 3
        let mayOpen = mayContain && !outer.isInCopy
        switch below(100) {
        case 0: return .reset(LoadReset.allCases[below(LoadReset.allCases.count)])
        case 1: return .replace
        case 2 where isOutermost: return .renew(slot: below(LoadWorld.slotCount))
        case 2..<4 where outer.mayClose: return .close
        case 3..<15 where isOutermost: return .enter(slot: below(LoadWorld.slotCount), several(in: outer))
        case 15..<21 where mayOpen: return .openVisit(several(in: outer), isClosed: below(4) > 0)
        case 21..<28 where mayOpen: return override(in: outer)
        case 28..<31 where mayOpen:
            var surroundings = outer
            (surroundings.isInCopy, surroundings.isAlone, surroundings.mayClose) = (true, true, true)
            return .copy(several(in: surroundings))
        case 31..<36 where mayWait && mayContain:
            var surroundings = outer
            surroundings.isAlone = false
            return .together(several(in: surroundings))
        case 36..<41: return .requestList(isDictionary: below(2) == 0)
        case 41..<45: return .requestWithArguments(below(1_000))
        case 45..<50 where mayWait: return .requestCancelled(anyService(in: outer))
        case 50..<54: return .requestInGraph
        default: return request(in: outer)
        }
    }

    private mutating func override(in outer: Surroundings) -> LoadOperation {
        let ofRoot = below(2) == 0
        var surroundings = outer
        surroundings.mayClose = surroundings.mayClose || ofRoot
        return .override(ofRoot: ofRoot, several(in: surroundings))
    }

    private mutating func request(in outer: Surroundings) -> LoadOperation {
        let service = anyService(in: outer)
        let form = LoadOperation.Form.allCases[below(LoadOperation.Form.allCases.count)]
        if service.isAsynchronous { return .request(service, .asynchronous) }
        if form == .forwarded { return .request(.dependent, .forwarded) }
        // 'resolve' doesn't tell an error by intent from others.
        if form == .asynchronous && !mayWait || form == .resolve && service.mayFail {
            return .request(service, .require)
        }
        return .request(service, form)
    }

    /// A service; the worker chooses another one where there is no level or child.
    private mutating func anyService(in outer: Surroundings) -> LoadService {
        var services = LoadService.ofProgram + [.own, .visit, .visit]
        if mayWait { services += [.slow, .slowTwins, .slowVisit] }
        if outer.isAlone { services += [.privateMother, .privateDaughter] }
        return services[below(services.count)]
    }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}

import TestSupport

extension ConcurrentProgram {
    /// Writes a random program of 2 to 4 workers.
    package static func random(seed: UInt64) -> ConcurrentProgram {
        var generator = ConcurrentProgramGenerator(seed: seed)
        return generator.program()
    }
}

/// Writes a random program; each is about few services, so that calls meet.
private struct ConcurrentProgramGenerator {
    private let seed: UInt64
    private var random: SeededGenerator
    private var nextNumber = ConcurrentProgram.firstNumber
    private let services: [HistoryService]
    /// Whether a worker closes a container before the others have ended.
    private let closes: Bool
    private let fails: Bool

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...3, using: &random)
        services = Array(HistoryService.allCases.shuffled(using: &random).prefix(count))
        closes = Int.random(in: 0..<3, using: &random) == 0
        fails = Int.random(in: 0..<4, using: &random) == 0
    }

    mutating func program() -> ConcurrentProgram {
        let recipes = HistoryService.allCases.map { service in
            recipe(of: service, isAsynchronous: service == .asynchronous)
        }
        let workerCount = Int.random(in: 2...4, using: &random)
        let workers = (0..<workerCount).map { _ in
            let isTask = Int.random(in: 0..<5, using: &random) < 2
            return ConcurrentProgram.Worker(isTask: isTask, calls: calls(isTask: isTask))
        }
        return ConcurrentProgram(seed: seed, recipes: recipes, workers: workers)
    }

    private mutating func calls(isTask: Bool) -> [ConcurrentProgram.NumberedCall] {
        var containers = [ConcurrentProgram.root, ConcurrentProgram.root, ConcurrentProgram.visit]
        var levels: Set<Int> = [ConcurrentProgram.visit]
        var entries: [Int] = []
        return (0..<Int.random(in: 2...5, using: &random)).map { _ in
            let number = nextNumber
            nextNumber += 1
            let call = call(by: isTask, in: containers, levels, entries)
            switch call {
            case .open:
                containers.append(number)
                levels.insert(number)
            case .copy: containers.append(number)
            case .register, .override: entries.append(number)
            default: break
            }
            return ConcurrentProgram.NumberedCall(number: number, call: call, pause: pace())
        }
    }

    private mutating func call(
        by isTask: Bool,
        in containers: [Int],
        _ levels: Set<Int>,
        _ entries: [Int]
    ) -> ConcurrentCall {
        var service = services.randomElement(using: &random)!
        let container = containers.randomElement(using: &random)!
        let outside = containers.filter { !levels.contains($0) }.randomElement(using: &random)!
        if service == .ofLevel, !levels.contains(container) { service = .base }
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1:
            let isAsynchronous = service == .asynchronous && Bool.random(using: &random)
            return .register(service, recipe(of: service, isAsynchronous: isAsynchronous), in: container)
        case 2, 3:
            // In the program's container, it replaces the registration of the level.
            if services.contains(.ofLevel), Bool.random(using: &random) { service = .ofLevel }
            let isAsynchronous = service == .asynchronous && Bool.random(using: &random)
            return .override(service, recipe(of: service, isAsynchronous: isAsynchronous), in: container)
        case 4 where !entries.isEmpty, 5 where !entries.isEmpty:
            return .setScope(
                HistoryScope.allCases.randomElement(using: &random)!,
                of: entries.randomElement(using: &random)!
            )
        case 6:
            return Int.random(in: 0..<3, using: &random) == 0 ? .removeAll(in: outside) : .copy(of: outside)
        case 7, 8, 9: return .reset(resetScope(), in: container)
        case 10: return .open(in: outside)
        case 11 where closes, 12 where closes: return .close(container)
        default:
            return .request(service, in: container, isAwaited: isTask && Bool.random(using: &random))
        }
    }

    /// Mostly the scope of one of the program's services.
    private mutating func resetScope() -> HistoryScope {
        let scope = services.randomElement(using: &random)!.initialScope
        return scope == .transient ? .container : scope
    }

    private mutating func recipe(of service: HistoryService, isAsynchronous: Bool) -> Recipe {
        let earlier = HistoryService.allCases.filter { $0.rawValue < service.rawValue }
        let count = earlier.isEmpty ? 0 : Int.random(in: 0...1, using: &random)
        return Recipe(
            isAsynchronous: isAsynchronous,
            dependencies: (0..<count).map { _ in earlier.randomElement(using: &random)! },
            pace: pace(),
            fails: fails && Int.random(in: 0..<3, using: &random) == 0
        )
    }

    private mutating func pace() -> Pace {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: .none
        case 4..<7: .yield
        case 7..<9: .short
        default: .long
        }
    }
}

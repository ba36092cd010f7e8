import TestSupport

/// Writes random programs, the small ones first.
package struct ProgramGenerator {
    private var random: SeededGenerator
    private let length: Int
    private var containers: [Int] = []
    private var entries: [Int] = []
    private var nextID = 1

    /// - Parameter seed: The program; a larger seed makes, in general, a longer one.
    package static func program(seed: UInt64) -> [Statement] {
        var generator = ProgramGenerator(seed: seed)
        return generator.program()
    }

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
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
        case .container: containers.append(nextID)
        case .register, .instance: entries.append(nextID)
        default: break
        }
        return Statement(nextID, operation)
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
        case 0..<5: newContainer()
        case 5..<33: .register(key(), plan(), in: any(containers))
        case 33..<35: .instance(argumentFree(key()), in: any(containers))
        case 35..<55 where !entries.isEmpty: .configure(recentEntry(), setting())
        case 55..<57: .release
        case 57..<61: .reset(scope(), isTrue(1, of: 2) ? service() : nil, in: any(containers))
        case 61..<62: .removeAll(in: any(containers))
        default: .request(request(), in: any(containers), isKept: isTrue(1, of: 2))
        }
    }

    private mutating func newContainer() -> Operation {
        .container(
            parent: containers.isEmpty || isTrue(1, of: 4) ? nil : any(containers),
            defaultScope: isTrue(3, of: 4) ? .graph : scope()
        )
    }

    /// The last entry, half of the time.
    private mutating func recentEntry() -> Int {
        isTrue(1, of: 2) ? entries[entries.count - 1] : any(entries)
    }

    private mutating func setting() -> Setting {
        isTrue(2, of: 3) ? .scope(scope()) : .completion(plan())
    }

    private mutating func scope() -> Scope { any(Scope.allCases) }

    private mutating func service() -> Service {
        isTrue(9, of: 10) ? any([.a, .a, .b, .b, .c, .d]) : any([.session, .request])
    }

    private mutating func key() -> Key {
        Key(
            service: service(),
            name: isTrue(1, of: 8) ? "x" : nil,
            arguments: isTrue(7, of: 8) ? .none : any(ArgumentTypes.allCases)
        )
    }

    private func argumentFree(_ key: Key) -> Key {
        Key(service: key.service, name: key.name)
    }

    private mutating func request() -> Request {
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
                    container: isTrue(1, of: 10) ? any(containers) : nil
                )
            },
            product: isTrue(5, of: 6) ? .object : any([.value, .existing]),
            failing: isTrue(7, of: 8) ? .never : any([.first, .first, .always])
        )
    }
}

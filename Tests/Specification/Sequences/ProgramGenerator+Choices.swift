extension ProgramGenerator {
    mutating func isTrue(_ count: Int, of all: Int) -> Bool {
        Int.random(in: 0..<all, using: &random) < count
    }

    mutating func any<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    // MARK: - Keys

    mutating func scope() -> Scope {
        var scopes: [Scope] = [.transient, .graph, .graph, .container, .container, .container, .weak, .weak]
        if theme == .levels || theme == .closing { scopes += [.container, .container, .container] }
        scopes.append(.custom)
        return allowed(any(scopes))
    }

    /// A scope, or one that does not hold weakly if closures discard what others hold.
    func allowed(_ scope: Scope) -> Scope { scope == .weak && discarded == .anything ? .container : scope }

    mutating func service() -> Service {
        if theme == .lists { return any([.a, .a, .a, .b, .b, .c]) }
        if theme == .cycles { return any([.a, .a, .b, .b, .c, .d]) }
        return isTrue(theme == .levels ? 5 : 9, of: theme == .levels ? 6 : 10)
            ? any([.a, .a, .b, .b, .c, .d]) : any([.session, .session, .request])
    }

    mutating func name() -> String? { isTrue(1, of: 8) ? "x" : nil }

    mutating func key() -> Key {
        Key(
            service: service(),
            name: name(),
            arguments: isTrue(7, of: 8) ? .none : any(ArgumentTypes.allCases)
        )
    }

    /// A key that a container finds, most of the time.
    mutating func knownKey(in container: Int) -> Key {
        let lineage = lineage(of: container)
        let keys =
            entries.filter { lineage.contains($0.container) && $0.key.contribution == nil }.map(\.key)
            + componentKeys.filter { lineage.contains($0.container) }.map(\.key)
        return keys.isEmpty || isTrue(1, of: 6) ? key() : any(keys)
    }

    mutating func replacedKey(in container: Int) -> Key { knownKey(in: container) }

    // MARK: - Closures

    mutating func request(in container: Int) -> Request {
        if isTrue(theme == .lists ? 10 : 1, of: 16) {
            return Request(key: Key(service: service()), form: isTrue(2, of: 3) ? .list : .dictionary)
        }
        var request = Request(key: knownKey(in: container), form: isTrue(1, of: 8) ? .optional : .plain)
        if request.key.arguments != .none { request.argument = Int.random(in: 0..<3, using: &random) }
        return request
    }

    mutating func plan(in container: Int) -> Plan {
        Plan(
            steps: steps(in: container),
            product: product(),
            failing: isTrue(9, of: 10) ? .never : any([.first, .first, .always])
        )
    }

    private mutating func steps(in container: Int) -> [Step] {
        let capturing =
            switch theme {
            case .cycles: 2
            case .levels: 3
            default: 6
            }
        var steps: [Step] = []
        for _ in 0..<any(theme == .cycles ? [0, 1, 1, 1, 2, 2, 3] : [0, 0, 1, 1, 1, 2, 3]) {
            // The same once more, perhaps by another container.
            let again = isTrue(1, of: 4) ? steps.last?.request : nil
            var step = Step(
                request: again ?? request(in: container),
                isTolerant: isTrue(1, of: 3),
                container: captures && isTrue(1, of: capturing) ? any(containers) : nil
            )
            if let discarded, isTrue(1, of: 2) {
                step.container = step.container ?? (isTrue(1, of: 2) ? container : any(containers))
                step.discarding = discarding(discarded)
            }
            steps.append(step)
        }
        return steps
    }

    private mutating func discarding(_ discarded: Discarded) -> Discarding {
        switch discarded {
        case .instancesOfWeakAndCustomScopes: .instances(any([.weak, .weak, .custom]), nil)
        case .anything where isTrue(1, of: 12): .registrations
        case .anything:
            .instances(any([.container, .container, .custom]), isTrue(1, of: 3) ? service() : nil)
        }
    }

    private mutating func product() -> Plan.Product {
        if theme == .closing, isTrue(1, of: 2) { return .closable }
        return isTrue(3, of: 4) ? .object : any([.value, .closable, .existing])
    }
}

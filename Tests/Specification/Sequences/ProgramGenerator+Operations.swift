extension ProgramGenerator {
    /// The next operations, with weights that depend on the theme.
    mutating func operations() -> [Operation] {
        let choices: [(Int, (inout Self) -> [Operation])] = [
            (14, { $0.register() }),
            (theme == .cycles ? 20 : 0, { $0.cycle() }),
            (theme == .levels ? 5 : 3, { [$0.newContainer()] }),
            (theme == .levels ? 8 : theme == .closing ? 3 : 1, { $0.open() }),
            (theme == .levels ? 8 : 1, { [$0.registrar()] }),
            (6, { $0.configure() }),
            (theme == .decorators ? 8 : 1, { $0.forward() }),
            (theme == .lists ? 25 : 1, { $0.contribute() }),
            (theme == .decorators ? 14 : 1, { $0.decorate() }),
            (copies ? 3 : 1, { [$0.override(in: $0.anyContainer())] }),
            (copies ? 2 : 0, { [.copy($0.anyContainer())] }),
            (copies && !isNested ? 4 : 0, { [$0.withOverrides()] }),
            (usesInstances ? 2 : 0, { $0.registerInstance() }),
            (usesInstances ? 2 : 0, { [.component(in: $0.anyContainer())] }),
            (1, { _ in [.release] }),
            (3, { [.reset($0.scope(), $0.isTrue(1, of: 2) ? $0.service() : nil, in: $0.anyContainer())] }),
            (1, { [.removeAll(in: $0.anyContainer())] }),
            (1, { [.close($0.anyContainer())] }),
            (injects ? 8 : 0, { [.inject(in: $0.containerWithEntries())] }),
            (30, { $0.requests() }),
        ]
        var place = Int.random(in: 0..<choices.reduce(0) { $0 + $1.0 }, using: &random)
        for (weight, operations) in choices {
            if place < weight { return operations(&self) }
            place -= weight
        }
        return []
    }

    /// A request, or two of the same with something between them that may make a difference.
    private mutating func requests() -> [Operation] {
        let container = containerWithEntries()
        let request = Operation.request(request(in: container), in: container, isKept: isTrue(1, of: 3))
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return [request, .reset(scope(), isTrue(1, of: 2) ? service() : nil, in: container), request]
        case 1: return [request, .removeAll(in: container), request]
        case 2 where !entries.isEmpty: return [request] + configure() + [request]
        case 3, 4, 5: return [request, request]
        default: return [request]
        }
    }

    // MARK: - Containers

    mutating func newContainer() -> Operation {
        .container(
            parent: containers.isEmpty || isTrue(1, of: 8) ? nil : anyContainer(),
            defaultScope: isTrue(3, of: 4) ? .graph : allowed(any([.transient, .container, .weak]))
        )
    }

    /// A container of a level, and perhaps what shows what it shares.
    private mutating func open() -> [Operation] {
        let (container, opened) = (anyContainer(), upcomingID)
        let open = Operation.open(isTrue(2, of: 3) ? .session : .request, in: container)
        guard theme == .levels else { return [open] }
        let key = Key(service: service())
        let request = Operation.request(Request(key: key), in: opened, isKept: false)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let registrar = opened + 1
            let scope = Setting.scope(allowed(any([.container, .weak, .custom])))
            let forgetting: Operation =
                isTrue(1, of: 2) ? .removeAll(in: opened) : .reset(self.scope(), nil, in: opened)
            return [
                open, .registrar(any([.session, .request]), in: container),
                .register(key, Plan(), in: registrar), .configure(registrar + 1, scope), request,
                forgetting, request,
            ]
        case 1:
            let (outer, inner) = (opened + 1, opened + 2)
            return [
                .open(.session, in: container), .registrar(.request, in: container),
                .registrar(.request, in: opened),
                .register(key, Plan(), in: outer), .register(key, Plan(), in: inner),
                .open(.request, in: opened),
                .request(Request(key: key), in: opened + 5, isKept: false),
            ]
        case 2 where captures:
            let steps = [
                Step(request: Request(key: key)), Step(request: Request(key: key), container: opened),
            ]
            let other = Key(service: service(), name: "x")
            return [
                open, .register(key, Plan(), in: container),
                .register(other, Plan(steps: steps), in: container),
                .request(Request(key: other), in: any([container, opened]), isKept: false),
            ]
        default: return [open]
        }
    }

    /// The container that registers for a level.
    private mutating func registrar() -> Operation {
        .registrar(isTrue(1, of: 2) ? .session : .request, in: anyContainer())
    }

    /// A container that finds an entry, most of the time.
    mutating func containerWithEntries() -> Int {
        guard let entry = entries.randomElement(using: &random), isTrue(7, of: 8) else {
            return anyContainer()
        }
        let candidates = containers.filter { lineage(of: $0).contains(entry.container) }
        return candidates.isEmpty ? anyContainer() : any(candidates)
    }

    /// The last container, a third of the time.
    mutating func anyContainer() -> Int {
        isTrue(1, of: 3) ? containers[containers.count - 1] : any(containers)
    }

    /// A container, and one inside it, in which registrations return one object, which is first resolved from the inner one.
    func sharedObject(in container: Int) -> [Operation] {
        let (inner, id) = (upcomingID, upcomingID + 1)
        let object = Key(service: .a, name: "object")
        let plan = Plan(steps: [Step(request: Request(key: object))], product: .existing)
        let key = Key(service: .b, name: "object")
        return [
            .container(parent: container, defaultScope: .container),
            .register(object, Plan(product: .closable), in: container), .configure(id, .scope(.custom)),
            .register(key, plan, in: inner), .request(Request(key: key), in: inner, isKept: false),
            .register(key, plan, in: container), .configure(id + 4, .scope(.container)),
            .request(Request(key: key), in: container, isKept: false),
        ]
    }

    // MARK: - Registrations

    private mutating func register() -> [Operation] {
        let container = anyContainer()
        let key = isTrue(1, of: 4) ? knownKey(in: container) : key()
        return configured(
            .register(key, plan(in: container), in: container),
            in: container,
            mayContribute: key.arguments == .none
        )
    }

    /// Registrations of which each requires the next one, in its factory or in a completion, and the last one the first.
    private mutating func cycle() -> [Operation] {
        let container = anyContainer()
        let keys = [Service.a, .b, .c, .d].shuffled(using: &random)
            .prefix(Int.random(in: 2...4, using: &random)).map { service in Key(service: service) }
        var operations: [Operation] = []
        for (place, key) in keys.enumerated() {
            let next = Step(
                request: Request(key: keys[(place + 1) % keys.count]),
                isTolerant: isTrue(1, of: 8),
                container: isTrue(1, of: 2) ? any(containers) : nil
            )
            let plan = Plan(steps: [next], failing: isTrue(7, of: 8) ? .never : .first)
            let isCompleted = place == 0 || isTrue(1, of: 3)
            let id = upcomingID + operations.count
            operations.append(.register(key, isCompleted ? Plan() : plan, in: container))
            operations.append(.configure(id, .scope(scope())))
            if isCompleted { operations.append(.configure(id, .completion(plan))) }
        }
        let request = Operation.request(Request(key: keys[0]), in: containerWithEntries(), isKept: true)
        return operations + [request, request]
    }

    private mutating func contribute() -> [Operation] {
        let container = anyContainer()
        return configured(
            .contribute(service(), name: isTrue(1, of: 2) ? "x" : nil, plan(in: container), in: container),
            in: container
        )
    }

    private mutating func registerInstance() -> [Operation] {
        [.instance(Key(service: service(), name: name()), in: anyContainer())]
    }

    /// A registration and some of what its entry sets.
    private mutating func configured(
        _ registration: Operation,
        in container: Int,
        mayContribute: Bool = true
    ) -> [Operation] {
        let id = upcomingID
        let entry = Entry(id: id, container: container, key: Key(service: .a))
        var operations = [registration]
        if isTrue(3, of: 5) { operations.append(.configure(id, .scope(scope()))) }
        while isTrue(1, of: 3) {
            operations.append(.configure(id, setting(of: entry, mayContribute: mayContribute)))
        }
        return operations
    }

    private mutating func configure() -> [Operation] {
        guard !entries.isEmpty else { return [] }
        let entry = isTrue(1, of: 2) ? entries[entries.count - 1] : any(entries)
        let mayContribute = entry.key.arguments == .none
        return [.configure(entry.id, setting(of: entry, mayContribute: mayContribute))]
    }

    private mutating func setting(of entry: Entry, mayContribute: Bool) -> Setting {
        // The completions of instances and forwards are synchronous, so they can't wait for anything.
        let mayWait = entry.origin == .factory || entry.origin == .decorator
        if theme == .cycles, mayWait, isTrue(1, of: 2) { return .completion(plan(in: entry.container)) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            return .scope(scope())
        case 2 where mayContribute: return .contributes(service(), name: name())
        case 3 where usesOnClose: return .onClose(isFailing: isTrue(1, of: 4))
        default: return .completion(mayWait ? plan(in: entry.container) : Plan())
        }
    }

    /// A forward to an entry of the same container, of an ancestor, or rarely of any container.
    private mutating func forward() -> [Operation] {
        let container = anyContainer()
        let lineage = lineage(of: container)
        let leadsAnywhere = leadsOutward && isTrue(1, of: 8)
        let targets = entries.filter { entry in
            let isInside = leadsOutward ? lineage.contains(entry.container) : entry.container == container
            return isInside || leadsAnywhere
        }
        guard let target = targets.randomElement(using: &random), !isNested else { return [] }
        return [.forward(service(), name: name(), in: container, to: target.id)]
    }

    /// A decorator, and perhaps what shows how it is shared.
    private mutating func decorate() -> [Operation] {
        let candidates = leadsOutward ? containers : containers.filter { lineage(of: $0).count == 1 }
        let container = candidates.isEmpty ? containers[0] : any(candidates)
        let key = replacedKey(in: container)
        let decorator = Operation.decorate(key, plan(in: container), in: container)
        guard isTrue(1, of: 3) else { return [decorator] }
        let argument = key.arguments == .none ? nil : 0
        let request = Operation.request(Request(key: key, argument: argument), in: container, isKept: false)
        return [decorator, request, .reset(scope(), nil, in: container), request]
    }

    mutating func override(in container: Int) -> Operation {
        .override(replacedKey(in: container), plan(in: container), in: container)
    }
}

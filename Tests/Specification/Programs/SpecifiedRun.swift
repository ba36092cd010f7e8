/// Runs a program on the specification.
package final class SpecifiedRun {
    private let code = UserCode()
    private let thread: SpecifiedThread
    private var containers: [Int: SpecifiedContainer] = [:]
    private var entries: [Int: SpecifiedRegistration] = [:]
    private var kept: [any Instance] = []

    private init(_ fault: Fault?) { thread = SpecifiedThread(fault: fault) }

    /// The events of a program.
    package static func events(of program: [Statement], with fault: Fault? = nil) -> [Event] {
        let run = SpecifiedRun(fault)
        DefaultComponent.$code.withValue(run.code) {
            for statement in program { run.perform(statement) }
        }
        run.code.note(.alive(run.code.alive))
        (run.containers, run.entries, run.kept) = ([:], [:], [])
        run.code.note(.alive(run.code.alive))
        return run.code.events
    }

    private func perform(_ statement: Statement) {
        code.beginStatement()
        do {
            try perform(statement.operation, statement.id)
        } catch {
            if let failure = error as? Failure { code.note(.failure(failure)) }
            if let failure = error as? ClosingFailure { code.note(.closingError(failure.keys)) }
        }
    }

    private func perform(_ operation: Operation, _ id: Int) throws {
        switch operation {
        case .container(let parent?, let defaultScope):
            containers[id] = containers[parent]?.child(defaultScope: defaultScope)
        case .container(nil, let defaultScope):
            let type = thread.fault == nil ? SpecifiedContainer.self : FaultyContainer.self
            containers[id] = type.init(thread, parent: nil, defaultScope: defaultScope)
        case .open(let level, let container):
            guard let container = containers[container] else { return }
            containers[id] = container.child(level, code.make(level.value))
            if containers[id] == nil { code.note(.levelError) }
        case .registrar(let level, let container):
            containers[id] = containers[container]?.registrar(for: level)
        case .copy(let container):
            containers[id] = containers[container]?.copy()
        case .withOverrides(let container, let overrides, let statements):
            containers[container]?.withOverrides {
                for statement in overrides { perform(statement) }
            } perform: {
                for statement in statements { perform(statement) }
            }
            for statement in overrides + statements { entries[statement.id] = nil }
        case .register, .instance, .forward, .override, .contribute, .decorate:
            entries[id] = try entry(operation, id)
        case .component(let container):
            containers[container]?.registerComponent(
                Key(service: .d, arguments: .integer),
                default: DefaultComponent.defaultArgument
            ) { argument in DefaultComponent(argument: argument) }
        case .configure(let entry, let setting):
            if let entry = entries[entry] { configure(entry, setting, id) }
        case .request(let request, let container, let isKept):
            guard let container = containers[container] else { return }
            let instances = code.note(try container.resolve(request))
            if isKept { kept += instances }
        case .inject(let container):
            var answers: [Answer] = []
            try containers[container]?.inject(into: Injected()) { resolver, _ in
                answers = try Injected.requests.map { request in try resolver.resolve(request) }
            }
            for answer in answers { _ = code.note(answer) }
        case .release:
            kept = []
        case .reset(let scope, let service, let container):
            containers[container]?.reset(scope, service)
        case .removeAll(let container):
            containers[container]?.removeAll()
        case .close(let container):
            try containers[container]?.close()
        }
    }

    private func entry(_ operation: Operation, _ id: Int) throws -> SpecifiedRegistration? {
        switch operation {
        case .register(let key, let plan, let container):
            containers[container]?.register(key, factory(plan, id, key.service))
        case .instance(let key, let container):
            containers[container].map { $0.register(key, instance: code.make(key.service)) }
        case .forward(let service, let name, let container, let target):
            entries[target].flatMap { containers[container]?.forward(service, name: name, to: $0) }
        case .override(let key, let plan, let container):
            try containers[container]?.override(key, factory(plan, id, key.service))
        case .contribute(let service, let name, let plan, let container):
            containers[container]?.contribute(to: service, name: name, id: id, factory(plan, id, service))
        case .decorate(let key, let plan, let container):
            try containers[container]?.decorate(key, decorator(plan, id, key.service))
        default: nil
        }
    }

    private func configure(_ entry: SpecifiedRegistration, _ setting: Setting, _ id: Int) {
        switch setting {
        case .scope(let scope):
            entry.move(to: scope)
        case .completion(let plan):
            entry.completions.append { [code, weak self] resolver, instance in
                let call = Call(role: .completion, statement: id, instance: instance.number)
                try code.complete(plan, call) { step in try self.resolve(step, resolver) }
            }
        case .onClose(let isFailing):
            entry.closings.append { [code] instance in
                let call = Call(role: .closing, statement: id, instance: instance.number)
                try code.close(call, isFailing: isFailing)
            }
        case .contributes(let service, let name):
            entry.contribute(to: service, name: name)
        }
    }

    private func factory(_ plan: Plan, _ id: Int, _ service: Service) -> SpecifiedRegistration.Factory {
        { [code, weak self] resolver, argument in
            let call = Call(role: .factory, statement: id, argument: argument)
            return try code.make(plan, call, service) { step in try self.resolve(step, resolver) }
        }
    }
}

extension SpecifiedRun {
    private func decorator(
        _ plan: Plan,
        _ id: Int,
        _ service: Service
    ) -> SpecifiedRegistration.Decorator {
        { [code, weak self] resolver, instance, argument in
            let call = Call(role: .decorator, statement: id, instance: instance.number, argument: argument)
            return try code.make(plan, call, service, given: instance) { step in
                try self.resolve(step, resolver)
            }
        }
    }
}

extension SpecifiedRun? {
    /// Takes the step of a plan; a run that has ended asks nothing.
    fileprivate func resolve(_ step: Step, _ resolver: SpecifiedContainer) throws -> Answer {
        let captured = step.container.flatMap { self?.container($0) }
        switch step.discarding {
        case .instances(let scope, let service): captured?.reset(scope, service)
        case .registrations: captured?.removeAll()
        case nil: break
        }
        return try (captured ?? resolver).resolve(step.request)
    }
}

extension SpecifiedRun {
    fileprivate func container(_ id: Int) -> SpecifiedContainer? { containers[id] }
}

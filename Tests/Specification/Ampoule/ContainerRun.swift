import Ampoule
import TestSupport

/// Runs a program on `Container`.
package final class ContainerRun: Sendable {
    private struct State: Sendable {
        var containers: [Int: Container] = [:]
        var entries: [Int: any Entry] = [:]
        var kept: [any Instance] = []
    }

    private let code = UserCode()
    private let state = Locked(State())
    private let customScope = ObjectScope(storageFactory: { PermanentStorage() })

    private init() {}

    /// The events of a program.
    package static func events(of program: [Statement]) async -> [Event] {
        let run = ContainerRun()
        for statement in program { run.perform(statement) }
        releaseRetired()
        run.code.note(.alive(run.code.alive))
        return run.code.events
    }

    /// Has a thread release what containers have discarded while it read them: it does so at the end of a read.
    private static func releaseRetired() {
        let container = Container()
        container.messageHandler = nil
        _ = container.resolve(Int.self)
    }

    private func container(_ id: Int) -> Container? { state.withLock { $0.containers[id] } }

    private func entry(_ id: Int) -> (any Entry)? { state.withLock { $0.entries[id] } }

    // MARK: - Statements

    private func perform(_ statement: Statement) {
        code.beginStatement()
        do {
            try perform(statement.operation, statement.id)
        } catch {
            if let failure = Failure(error) { code.note(.failure(failure)) }
        }
    }

    private func perform(_ operation: Operation, _ id: Int) throws {
        switch operation {
        case .container, .open, .copy:
            guard let container = try container(operation) else { return }
            container.messageHandler = nil
            state.withLock { $0.containers[id] = container }
        case .withOverrides(let container, let overrides, let statements):
            self.container(container)?.withOverrides { _ in
                for statement in overrides { perform(statement) }
            } perform: {
                for statement in statements { perform(statement) }
            }
            // The entry of a container that is gone keeps what the container has contributed to lists.
            state.withLock { state in
                for statement in overrides + statements { state.entries[statement.id] = nil }
            }
        case .register, .instance, .forward, .override, .contribute, .decorate:
            let entry = try entry(operation, id)
            state.withLock { $0.entries[id] = entry }
        case .configure(let entry, let setting):
            if let entry = self.entry(entry) { configure(entry, setting, id) }
        case .request(let request, let container, let isKept):
            guard let container = self.container(container) else { return }
            let instances = code.note(try request.key.service.type.resolve(request, from: container))
            if isKept { state.withLock { $0.kept += instances } }
        case .release:
            let released = state.withLock { state in
                defer { state.kept = [] }
                return state.kept
            }
            withExtendedLifetime(released) {}
        case .reset(let scope, let service, let container):
            self.container(container).map { reset(scope, service, in: $0) }
        case .removeAll(let container):
            self.container(container)?.removeAll()
        }
    }

    /// Makes a container from others.
    private func container(_ operation: Operation) throws -> Container? {
        switch operation {
        case .container(let parent, let defaultScope):
            let container = parent.flatMap { self.container($0) }
            if parent != nil, container == nil { return nil }
            return Container(parent: container, defaultObjectScope: scope(defaultScope))
        case .open(let level, let container):
            guard let container = self.container(container) else { return nil }
            let value = code.make(level.value)
            do {
                return switch level {
                case .session:
                    try container.requireChild(.session, ServiceType<SessionInfo>.service(value))
                case .request:
                    try container.requireChild(.request, ServiceType<RequestInfo>.service(value))
                }
            } catch {
                code.note(.levelError)
                return nil
            }
        case .copy(let container):
            return self.container(container)?.copy()
        default:
            return nil
        }
    }

    /// Makes a registration.
    private func entry(_ operation: Operation, _ id: Int) throws -> (any Entry)? {
        switch operation {
        case .register(let key, let plan, let container):
            self.container(container).map { container in
                key.service.type.register(key, in: container, factory(plan, id, key.service))
            }
        case .instance(let key, let container):
            self.container(container).map { container in
                key.service.type.register(key, instance: code.make(key.service), in: container)
            }
        case .forward(let service, let name, let container, let target):
            self.container(container).flatMap { container in
                self.entry(target).map { service.type.forward(name: name, to: $0, in: container) }
            }
        case .override(let key, let plan, let container):
            try self.container(container).map { container in
                try key.service.type.override(key, in: container, factory(plan, id, key.service))
            }
        case .contribute(let service, let name, let plan, let container):
            self.container(container).map { container in
                service.type.contribute(name: name, in: container, factory(plan, id, service))
            }
        case .decorate(let key, let plan, let container):
            try self.container(container).map { container in
                try key.service.type.decorate(key, in: container, decorator(plan, id, key.service))
            }
        default: nil
        }
    }

    private func reset(_ scope: Scope, _ service: Service?, in container: Container) {
        switch (scope.level, service) {
        case (.session, nil): container.resetObjectScope(.session)
        case (.request, nil): container.resetObjectScope(.request)
        case (.session, let service?): service.type.reset(.session, in: container)
        case (.request, let service?): service.type.reset(.request, in: container)
        case (nil, nil): container.resetObjectScope(self.scope(scope))
        case (nil, let service?): service.type.reset(self.scope(scope), in: container)
        }
    }

    private func configure(_ entry: any Entry, _ setting: Setting, _ id: Int) {
        switch setting {
        case .scope(let scope):
            switch scope.level {
            case nil: entry.setScope(self.scope(scope))
            case .session: entry.setScope(.session)
            case .request: entry.setScope(.request)
            }
        case .completion(let plan):
            entry.complete { [code, weak self] resolver, instance in
                let call = Call(role: .completion, statement: id, instance: instance.number)
                try code.complete(plan, call) { step in try self.resolve(step, resolver) }
            }
        case .contributes(let service, let name):
            service.type.contribute(entry, name: name)
        }
    }

    // MARK: - Closures

    private func factory(_ plan: Plan, _ id: Int, _ service: Service) -> Factory {
        { [code, weak self] resolver, argument in
            let call = Call(role: .factory, statement: id, argument: argument)
            return try code.make(plan, call, service) { step in try self.resolve(step, resolver) }
        }
    }

    private func decorator(_ plan: Plan, _ id: Int, _ service: Service) -> Decorator {
        { [code, weak self] resolver, instance, argument in
            let call = Call(
                role: .decorator,
                statement: id,
                instance: instance.number,
                argument: argument
            )
            return try code.make(plan, call, service, given: instance) { step in
                try self.resolve(step, resolver)
            }
        }
    }

    private func scope(_ scope: Scope) -> ObjectScope {
        switch scope {
        case .transient: .transient
        case .graph: .graph
        case .container: .container
        case .weak: .weak
        case .custom: customScope
        case .session, .request: .transient
        }
    }
}

extension ContainerLevel<SessionInfo> {
    static let session = Self("session")
}

extension ContainerLevel<RequestInfo> {
    static let request = Self("request", inside: .session)
}

extension ContainerRun? {
    /// Takes the step of a plan; a run that has ended asks nothing.
    fileprivate func resolve(_ step: Step, _ resolver: any Resolver) throws -> Answer {
        let captured = step.container.flatMap { self?.captured($0) }
        return try step.request.key.service.type.resolve(step.request, from: captured ?? resolver)
    }
}

extension ContainerRun {
    fileprivate func captured(_ id: Int) -> Container? { container(id) }
}

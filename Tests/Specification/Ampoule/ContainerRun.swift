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
        for statement in program { await run.perform(statement) }
        run.code.note(.alive(run.code.alive))
        return run.code.events
    }

    private func container(_ id: Int) -> Container? { state.withLock { $0.containers[id] } }

    private func entry(_ id: Int) -> (any Entry)? { state.withLock { $0.entries[id] } }

    // MARK: - Statements

    private func perform(_ statement: Statement) async {
        code.beginStatement()
        do {
            try perform(statement.operation, statement.id)
        } catch {
            if let failure = Failure(error) { code.note(.failure(failure)) }
        }
    }

    private func perform(_ operation: Operation, _ id: Int) throws {
        switch operation {
        case .container(let parent, let defaultScope):
            let container = Container(
                parent: parent.flatMap { self.container($0) },
                defaultObjectScope: scope(defaultScope)
            )
            container.messageHandler = nil
            state.withLock { $0.containers[id] = container }
        case .register(let key, let plan, let container):
            guard let container = self.container(container) else { return }
            let entry = key.service.type.register(key, in: container, factory(plan, id, key.service))
            state.withLock { $0.entries[id] = entry }
        case .instance(let key, let container):
            guard let container = self.container(container) else { return }
            let instance = code.make(key.service)
            let entry = key.service.type.register(key, instance: instance, in: container)
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
            guard let container = self.container(container) else { return }
            if let service {
                service.type.reset(self.scope(scope), in: container)
            } else {
                container.resetObjectScope(self.scope(scope))
            }
        case .removeAll(let container):
            self.container(container)?.removeAll()
        }
    }

    private func configure(_ entry: any Entry, _ setting: Setting, _ id: Int) {
        switch setting {
        case .scope(let scope):
            entry.setScope(self.scope(scope))
        case .completion(let plan):
            entry.complete { [code, weak self] resolver, instance in
                let call = Call(role: .completion, statement: id, instance: instance.number)
                try code.complete(plan, call) { step in try self.resolve(step, resolver) }
            }
        }
    }

    // MARK: - Closures

    private func factory(_ plan: Plan, _ id: Int, _ service: Service) -> Factory {
        { [code, weak self] resolver, argument in
            let call = Call(role: .factory, statement: id, argument: argument)
            return try code.make(plan, call, service) { step in try self.resolve(step, resolver) }
        }
    }

    private func scope(_ scope: Scope) -> ObjectScope {
        switch scope {
        case .transient: .transient
        case .graph: .graph
        case .container: .container
        case .weak: .weak
        case .custom: customScope
        }
    }
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

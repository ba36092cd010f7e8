import Ampoule
import Foundation
import TestSupport

/// Runs a program on `Container`.
package final class ContainerRun: Sendable {
    /// How the container is asked, which changes nothing.
    package enum Mode: CaseIterable, Sendable {
        case synchronous

        /// By the code for what the fast path leaves out; in debug builds only.
        case slowPath

        /// With asynchronous closures, and `await`.
        case asynchronous

        /// With an observer of each container.
        case observed

        /// With asynchronous closures, `await`, and an observer of each container.
        case observedAsynchronous

        var isAsynchronous: Bool { self == .asynchronous || self == .observedAsynchronous }

        fileprivate var isObserved: Bool { self == .observed || self == .observedAsynchronous }
    }

    private struct Observer: ContainerObserver {
        func observe(_ event: ContainerEvent) {}
    }

    /// Stores an instance, and notes each call.
    private final class NotingStorage: InstanceStorage {
        private let code: UserCode
        private let stored = PermanentStorage()

        init(_ code: UserCode) { self.code = code }

        var instance: Any? {
            get { stored.instance }
            set { stored.instance = newValue }
        }

        func instance(inGraph _: GraphIdentifier) -> Any? {
            code.note(.storage("loads"))
            return stored.instance
        }

        func setInstance(_ instance: Any?, inGraph _: GraphIdentifier) {
            code.note(.storage("stores #\((instance as? any Instance)?.number ?? 0)"))
            stored.instance = instance
        }

        func graphResolutionCompleted() { code.note(.storage("completes")) }
    }

    private struct State: Sendable {
        var containers: [Int: Container] = [:]
        var entries: [Int: any Entry] = [:]
        var kept: [any Instance] = []
    }

    let mode: Mode
    let code = UserCode()
    let customScope: ObjectScope
    private let state = Locked(State())

    private init(_ mode: Mode) {
        self.mode = mode
        customScope = ObjectScope(storageFactory: { [code] in NotingStorage(code) })
    }

    /// The events of a program.
    package static func events(of program: [Statement], _ mode: Mode) async -> [Event] {
        let run = ContainerRun(mode)
        await DefaultComponent.$code.withValue(run.code) {
            for statement in program { await run.perform(statement) }
        }
        await run.noteAlive()
        run.releaseEverything()
        await run.noteAlive()
        return run.code.events
    }

    func container(_ id: Int) -> Container? { state.withLock { $0.containers[id] } }

    func entry(_ id: Int) -> (any Entry)? { state.withLock { $0.entries[id] } }

    // MARK: - Releasing

    private func releaseKept() {
        // Released after unlocking, since deinitializers note the end.
        var released: [any Instance] = []
        state.withLock { state in swap(&state.kept, &released) }
    }

    private func releaseEverything() {
        var released = State()
        state.withLock { state in swap(&state, &released) }
    }

    private func noteAlive() async {
        await releaseRetired()
        code.note(.alive(code.alive))
    }

    /// Has the thread release what containers have discarded: it does so at the end of a read.
    ///
    /// Another thread, such as that of another test, may still read what was there before, and may wait for a thread of tasks to end
    /// that. What is discarded here is released after all of that.
    private func releaseRetired() async {
        final class Discarded: Sendable {}
        var discarded: Discarded? = Discarded()
        weak let released = discarded
        let container = Container()
        container.register(Int.self) { [discarded] _ in
            withExtendedLifetime(discarded) { 0 }
        }
        discarded = nil
        container.register(Int.self) { _ in 0 }
        for _ in 0..<20_000 {
            _ = container.resolve(Int.self)
            if released == nil { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    // MARK: - Statements

    private nonisolated(nonsending) func perform(_ statement: Statement) async {
        switch statement.operation {
        case .request(let request, let container, let isKept) where mode.isAsynchronous:
            code.beginStatement()
            do {
                guard let container = self.container(container) else { return }
                let type = request.key.service.type
                keep(code.note(try await type.resolve(request, from: container.asynchronous)), isKept)
            } catch {
                note(error)
            }
        case .inject(let container) where mode.isAsynchronous:
            code.beginStatement()
            guard let container = self.container(container) else { return }
            do {
                let instance = await Awaited.Injected()
                try await container.asynchronous.inject(into: instance)
                for answer in instance.answers { _ = code.note(answer) }
            } catch {
                note(error)
            }
        case .close(let container):
            do {
                try await self.container(container)?.close()
            } catch {
                note(error)
            }
        case .withOverrides(let container, let overrides, let statements) where needsTask(statements):
            await self.container(container)?.withOverrides { _ in
                for statement in overrides { performSynchronously(statement) }
            } perform: {
                for statement in statements { await perform(statement) }
            }
            forget(overrides + statements)
        default: performSynchronously(statement)
        }
    }

    private func needsTask(_ statements: [Statement]) -> Bool {
        mode.isAsynchronous
            || statements.contains { statement in
                if case .close = statement.operation { true } else { false }
            }
    }

    private func performSynchronously(_ statement: Statement) {
        code.beginStatement()
        do {
            try perform(statement.operation, statement.id)
        } catch {
            note(error)
        }
    }

    private func perform(_ operation: Operation, _ id: Int) throws {
        switch operation {
        case .container, .open, .registrar, .copy:
            guard let container = try newContainer(operation) else { return }
            container.messageHandler = nil
            if mode.isObserved { container.addObserver(Observer()) }
            state.withLock { $0.containers[id] = container }
        case .withOverrides(let container, let overrides, let statements):
            self.container(container)?.withOverrides { _ in
                for statement in overrides { performSynchronously(statement) }
            } perform: {
                for statement in statements { performSynchronously(statement) }
            }
            forget(overrides + statements)
        case .register, .instance, .forward, .override, .contribute, .decorate:
            let entry = try newEntry(operation, id)
            state.withLock { $0.entries[id] = entry }
        case .component(let container):
            if let container = self.container(container) { DefaultComponent.register(in: container) }
        case .configure(let entry, let setting):
            if let entry = self.entry(entry) { configure(entry, setting, id) }
        case .request(let request, let container, let isKept):
            guard let container = self.container(container) else { return }
            let answer = try ForcedPath.run(isSlow: mode == .slowPath) {
                try request.key.service.type.resolve(request, from: container)
            }
            keep(code.note(answer), isKept)
        case .inject(let container):
            guard let container = self.container(container) else { return }
            let instance = Injected()
            try ForcedPath.run(isSlow: mode == .slowPath) { try container.inject(into: instance) }
            for answer in instance.answers { _ = code.note(answer) }
        case .release: releaseKept()
        case .reset(let scope, let service, let container):
            if let container = self.container(container) { reset(scope, service, in: container) }
        case .removeAll(let container): self.container(container)?.removeAll()
        case .close: break
        }
    }

    private func keep(_ instances: [any Instance], _ isKept: Bool) {
        if isKept { state.withLock { $0.kept += instances } }
    }

    /// Forgets the entries that statements have made.
    ///
    /// The entry of a container that is gone keeps what the container has contributed to lists.
    private func forget(_ statements: [Statement]) {
        state.withLock { state in
            for statement in statements { state.entries[statement.id] = nil }
        }
    }

    private func note(_ error: any Error) {
        if let failure = Failure(error) { code.note(.failure(failure)) }
        if let error = error as? ClosingError {
            code.note(.closingError(error.failures.map { failure in "\(failure.key)" }))
        }
    }
}

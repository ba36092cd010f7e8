import TestSupport

/// The code of a user, which does what plans say, and writes down everything that it notices.
package final class UserCode: Sendable {
    private struct State: Sendable {
        var events: [Event] = []
        var instanceCount = 0
        var alive: Set<Int> = []
        var callCounts: [Call: Int] = [:]
        var callsLeft = 0
    }

    private struct Thrown: Error {}

    /// The calls that a statement may lead to; more of them are a recursion without end.
    private static let callLimit = 40

    private let state = Locked(State())

    package init() {}

    package var events: [Event] { state.withLock { $0.events } }

    package var alive: [Int] { state.withLock { $0.alive.sorted() } }

    package func note(_ event: Event) { state.withLock { $0.events.append(event) } }

    package func beginStatement() { state.withLock { $0.callsLeft = Self.callLimit } }

    // MARK: - Closures

    /// Makes an instance: what a factory or a decorator does.
    ///
    /// - Parameter given: The instance to decorate.
    package func make(
        _ plan: Plan,
        _ call: Call,
        _ service: Service,
        given: (any Instance)? = nil,
        resolve: (Step) throws -> Answer
    ) throws -> any Instance {
        try begin(call)
        var resolved = given.map { [$0] } ?? []
        for step in plan.steps { resolved += try take(step, resolve) }
        try failIfPlanned(plan, call)
        return product(plan, service, resolved)
    }

    /// Completes an instance: what a closure of `initCompleted` does.
    package func complete(_ plan: Plan, _ call: Call, resolve: (Step) throws -> Answer) throws {
        try begin(call)
        for step in plan.steps { _ = try take(step, resolve) }
        try failIfPlanned(plan, call)
    }

    /// Makes an instance asynchronously.
    nonisolated(nonsending) func make(
        _ plan: Plan,
        _ call: Call,
        _ service: Service,
        given: (any Instance)?,
        resolve: nonisolated(nonsending) (Step) async throws -> Answer
    ) async throws -> any Instance {
        try begin(call)
        var resolved = given.map { [$0] } ?? []
        for step in plan.steps { resolved += try await take(step, resolve) }
        try failIfPlanned(plan, call)
        return product(plan, service, resolved)
    }

    /// Completes an instance asynchronously.
    nonisolated(nonsending) func complete(
        _ plan: Plan,
        _ call: Call,
        resolve: nonisolated(nonsending) (Step) async throws -> Answer
    ) async throws {
        try begin(call)
        for step in plan.steps { _ = try await take(step, resolve) }
        try failIfPlanned(plan, call)
    }

    private nonisolated(nonsending) func take(
        _ step: Step,
        _ resolve: nonisolated(nonsending) (Step) async throws -> Answer
    ) async throws -> [any Instance] {
        do {
            return note(try await resolve(step))
        } catch {
            try note(error, isTolerated: step.isTolerant)
            return []
        }
    }

    private func take(_ step: Step, _ resolve: (Step) throws -> Answer) throws -> [any Instance] {
        do {
            return note(try resolve(step))
        } catch {
            try note(error, isTolerated: step.isTolerant)
            return []
        }
    }

    func begin(_ call: Call) throws {
        let mayRun = state.withLock { state in
            guard state.callsLeft > 0 else { return false }
            state.callsLeft -= 1
            state.events.append(.call(call))
            return true
        }
        if !mayRun { throw Thrown() }
    }

    func note(_ answer: Answer) -> [any Instance] {
        note(.answer("\(answer)"))
        return answer.instances
    }

    func note(_ error: any Error, isTolerated: Bool) throws {
        if let failure = Failure(error) { note(.failure(failure)) }
        if !isTolerated { throw error }
    }

    func failIfPlanned(_ plan: Plan, _ call: Call) throws {
        var anyCall = call
        anyCall.instance = nil
        anyCall.argument = nil
        let count = state.withLock { state in
            state.callCounts[anyCall, default: 0] += 1
            return state.callCounts[anyCall, default: 0]
        }
        switch plan.failing {
        case .never: break
        case .first: if count == 1 { throw Thrown() }
        case .always: throw Thrown()
        }
    }

    func product(_ plan: Plan, _ service: Service, _ resolved: [any Instance]) -> any Instance {
        if plan.product == .existing, let first = resolved.first, first.isInstance(of: service) {
            return first
        }
        return make(service, plan.product, holding: resolved)
    }

    // MARK: - Instances

    /// Makes an instance with the next number.
    package func make(
        _ service: Service,
        _ product: Plan.Product = .object,
        holding dependencies: [any Instance] = []
    ) -> any Instance {
        let number = nextNumber()
        switch (service, product) {
        case (.session, _): return SessionInfo(number: number)
        case (.request, _): return RequestInfo(number: number)
        case (.injected, _): return Injected()
        case (_, .value): return ThingValue(number: number)
        case (_, .closable): return ClosableThing(number, self, holding: dependencies)
        case (_, .object), (_, .existing): return Thing(number, self, holding: dependencies)
        }
    }

    /// Notes the call of a component's initializer, and returns the number of the instance.
    func makeComponent(_ argument: Int) -> Int {
        note(.call(Call(role: .factory, statement: 0, argument: argument)))
        return nextNumber()
    }

    private func nextNumber() -> Int {
        state.withLock { state in
            state.instanceCount += 1
            state.events.append(.make(state.instanceCount))
            return state.instanceCount
        }
    }

    func noteBeginning(of number: Int) { state.withLock { _ = $0.alive.insert(number) } }

    func noteEnd(of number: Int) { state.withLock { _ = $0.alive.remove(number) } }

    /// Closes an instance: what a closure of `onClose` does.
    package func close(_ call: Call, isFailing: Bool) throws {
        note(.call(call))
        if isFailing { throw Thrown() }
    }

    /// Closes an instance by its own method.
    func close(_ number: Int) throws {
        let call = Call(role: .closing, statement: 0, instance: number)
        try close(call, isFailing: number.isMultiple(of: 7))
    }
}

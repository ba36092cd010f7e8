@testable import Ampoule

/// A model of tasks that make shared instances: each does what a container does, one access to what they share at
/// a time, so that every interleaving can be tried.
///
/// A task is a tree of requests, since a factory may ask for several dependencies at the same time.
struct AsynchronousModel: InterleavedModel {
    /// What a slot's instance needs: groups of slots that are asked for at the same time, one group after the other.
    struct Service: Hashable {
        var inFactory: [[Int]] = []
        var inCompletion: [[Int]] = []
    }

    /// An instance: the number of its slot, and the number of instances made before.
    struct Instance: Hashable {
        let slot: Int
        let number: Int
    }

    /// What asking for a slot has led to.
    enum Outcome: Hashable {
        case instance(Instance)
        /// The dependencies lead back to a request around.
        case cycle(to: Request.ID)
        case cancelled
    }

    /// What can happen next.
    enum Move: Hashable {
        /// A request goes on to its next access.
        case advance(Request.ID)
        /// A request that waits is told that its task was cancelled.
        case stopWaiting(Request.ID)
        /// A task is cancelled from outside.
        case cancel(task: Int)
        /// A factory does without a dependency that it has asked for.
        case withdraw(Request.ID)
    }

    /// What stays the same in all states of a model.
    final class Setting: Hashable {
        let services: [Service]

        /// The slots that each task asks for, one after the other.
        let programs: [[Int]]

        /// Whether a factory that goes on in a cancelled task throws.
        let factoriesObeyCancellation: Bool

        init(_ services: [Service], programs: [[Int]], factoriesObeyCancellation: Bool) {
            self.services = services
            self.programs = programs
            self.factoriesObeyCancellation = factoriesObeyCancellation
        }

        /// Whether a service needs itself, by others, in its factory or its completion.
        var hasCircles: Bool {
            var left = Set(services.indices)
            while let next = left.first(where: { slot in
                (services[slot].inFactory + services[slot].inCompletion).joined().allSatisfy {
                    !left.contains($0)
                }
            }) {
                left.remove(next)
            }
            return !left.isEmpty
        }

        static func == (left: Setting, right: Setting) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {}
    }

    let setting: Setting
    private var cancellable: Set<Int>
    private var withdrawable: Set<Request.ID>
    private var requests: [Request.ID: Request] = [:]
    private var table = InstanceTable<Int, Request.ID, Request.ID, Instance>()
    private var record = MakerRecord<Request.ID>()
    private var kept: [Int: Instance] = [:]
    private var madeCount = 0

    /// How often the factory of each slot was entered, and how often each instance was completed.
    private(set) var factoryCalls: [Int: Int] = [:]
    private(set) var completions: [Instance: Int] = [:]

    /// What each task has got from outside, and everything that was injected anywhere.
    private(set) var results: [[Outcome]]
    private(set) var injected: Set<Instance> = []

    /// The tasks that were cancelled before their last request had ended.
    private(set) var cancelled: Set<Int> = []

    /// Whether a factory has done without a dependency.
    private(set) var hasWithdrawn = false

    /// Descriptions of the mistakes that were made on the way.
    private var mistakes: Set<String> = []

    init(
        _ services: [Service],
        programs: [[Int]],
        cancellable: Set<Int> = [],
        withdrawable: Set<Request.ID> = [],
        factoriesObeyCancellation: Bool = true
    ) {
        setting = Setting(
            services,
            programs: programs,
            factoriesObeyCancellation: factoriesObeyCancellation
        )
        self.cancellable = cancellable
        self.withdrawable = withdrawable
        results = programs.map { _ in [] }
        for task in programs.indices { begin(task) }
    }

    // MARK: - What is to be seen

    /// Whether all tasks have done what they had to.
    var isEnded: Bool { requests.isEmpty }

    /// What can happen now, apart from cancellations from outside.
    var steps: [Move] {
        requests.flatMap { id, request -> [Move] in
            switch request.step {
            case .waitForDependencies: []
            case .sleep(let answer):
                (answer == nil ? [] : [.advance(id)])
                    + (request.isCancelled && !request.hasHeardOfCancellation ? [.stopWaiting(id)] : [])
            default: [.advance(id)]
            }
        }
    }

    /// The cancellations that can happen now.
    var interventions: [Move] {
        cancellable.filter { requests[Request.ID(task: $0)] != nil }.map { .cancel(task: $0) }
            + withdrawable.filter { requests[$0] != nil }.map { .withdraw($0) }
    }

    var failingSlots: Set<Int> {
        Set(
            setting.services.indices.filter { slot in
                let alone = AsynchronousModel(setting.services, programs: [[slot]])
                let outcomes = alone.explore().endings.map { ending in
                    if case .cycle? = ending.results[0].first { true } else { false }
                }
                precondition(Set(outcomes).count == 1, "The outcome of a single request varies")
                return outcomes.contains(true)
            }
        )
    }

    func mistake(failingSlots: Set<Int>) -> String? {
        if !table.isEmpty { return "The table is not empty" }
        if let mistake = mistakes.first { return mistake }
        for (task, (program, results)) in zip(setting.programs, results).enumerated() {
            if results.count != program.count { return "A request has no outcome" }
            for (slot, outcome) in zip(program, results) {
                switch outcome {
                case .instance(let instance):
                    if instance != kept[slot] { return "An instance was handed out that is not kept" }
                    if failingSlots.contains(slot) { return "An instance was made though it needs itself" }
                case .cycle:
                    if !failingSlots.contains(slot) { return "A cycle was found that is none" }
                case .cancelled:
                    if !cancelled.contains(task) { return "A task was stopped that was not cancelled" }
                }
            }
        }
        if kept.values.contains(where: { completions[$0] != 1 }) {
            return "An instance was not completed once"
        }
        // A factory that fails or is cancelled may have taken an instance that no other one gets.
        guard failingSlots.isEmpty && cancelled.isEmpty && !hasWithdrawn else { return nil }
        if completions.count != kept.count { return "An instance was completed that is not kept" }
        if injected.contains(where: { $0 != kept[$0.slot] }) {
            return "An instance was injected that is not kept"
        }
        if !setting.hasCircles && factoryCalls.values.contains(where: { $0 != 1 }) {
            return "An instance was made twice without need"
        }
        return nil
    }

    // MARK: - Going on

    mutating func make(_ move: Move) {
        switch move {
        case .advance(let id): advance(id)
        case .stopWaiting(let id):
            requests[id]?.hasHeardOfCancellation = true
            guard let slot = requests[id]?.slot else { return }
            if table.stopWaiting(id, for: slot) { wake(id, with: .stop) }
        case .cancel(let task):
            cancellable.remove(task)
            cancelled.insert(task)
            cancel(Request.ID(task: task))
        case .withdraw(let id):
            withdrawable.remove(id)
            hasWithdrawn = true
            requests[id]?.isWithdrawn = true
            cancel(id)
        }
    }

    private mutating func begin(_ task: Int) {
        let program = setting.programs[task]
        guard results[task].count < program.count else { return }
        let slot = program[results[task].count]
        requests[Request.ID(task: task)] = Request(slot: slot, isCancelled: cancelled.contains(task))
    }

    /// Lets a request go on to its next access.
    private mutating func advance(_ id: Request.ID) {
        guard let request = requests[id] else { preconditionFailure("There is no such request") }
        let slot = request.slot
        switch request.step {
        case .look:
            if let kept = kept[slot] { leave(id, with: .instance(kept)) } else { requests[id]?.step = .ask }
        case .ask:
            ask(id, for: slot)
        case .sleep(let answer):
            switch answer {
            case .take(let instance): leave(id, with: .instance(instance))
            case .fail: leave(id, with: .cycle(to: id))
            case .stop: leave(id, with: .cancelled)
            case .askAgain: requests[id] = request.begunAnew
            case nil: preconditionFailure("The request has not been woken")
            }
        case .lookBeforeMaking:
            if let kept = kept[slot] { succeed(id, with: kept) } else { enter(id, slot) }
        case .lookBeforeCommitting:
            if let kept = kept[slot] { succeed(id, with: kept) } else { requests[id]?.step = .commit }
        case .commit:
            guard let instance = request.instance else { preconditionFailure("Nothing was made") }
            let isCommitted = table.commit(instance, to: slot, by: id)
            if isCommitted { record.commit(slot, by: id) }
            requests[id]?.step = isCommitted ? .lookBeforeCompleting : .finish(.askAgain, nil)
        case .lookBeforeCompleting:
            if let kept = kept[slot] {
                succeed(id, with: kept)
            } else {
                for id in sequence(first: id, next: \.caller) { requests[id]?.hasSharedInstance = true }
                goOn(id, .completing, after: 0)
            }
        case .keep:
            guard let instance = request.instance else { preconditionFailure("Nothing was made") }
            completions[instance, default: 0] += 1
            if kept.updateValue(instance, forKey: slot) != nil {
                mistakes.insert("Two instances of a slot were kept")
            }
            succeed(id, with: instance)
        case .finish(let answer, let outcome):
            for waiter in table.finish(slot, by: id).waiting { wake(waiter, with: answer) }
            record.finish(slot, by: id)
            if let outcome {
                leave(id, with: outcome)
            } else {
                requests[id] = requests[id]?.begunAnew
            }
        case .waitForDependencies:
            preconditionFailure("The dependencies go on")
        }
    }

    private mutating func ask(_ id: Request.ID, for slot: Int) {
        let makers = makers(around: id)
        let (answer, releases) = table.ask(slot, as: id, inside: makers, by: id)
        for release in releases { wake(release.waiter, with: .take(release.instance)) }
        switch answer {
        case .make:
            record.begin(slot, by: id)
            requests[id]?.step = .lookBeforeMaking
        case .makeAgain:
            if !record.mustMakeAgain(slot, inside: makers, waits) {
                mistakes.insert("Another instance was made without need")
            }
            requests[id]?.step = .lookBeforeMaking
        case .take(let instance): leave(id, with: .instance(instance))
        case .wait:
            requests[id]?.step = .sleep(nil)
            requests[id]?.hasHeardOfCancellation = false
        }
    }

    /// The makers that wait for a request.
    private func makers(around id: Request.ID) -> [Request.ID] {
        sequence(first: id, next: \.caller).dropFirst().filter { requests[$0]?.isRunning == true }
    }

    /// The requests that wait, each with the makers around it.
    private var waits: [MakerRecord<Request.ID>.Wait] {
        requests.compactMap { id, request in
            request.step == .sleep(nil) ? (makers(around: id), request.slot) : nil
        }
    }

    private mutating func wake(_ id: Request.ID, with answer: Answer) {
        if requests[id]?.step != .sleep(nil) { mistakes.insert("A request was woken that did not wait") }
        requests[id]?.step = .sleep(answer)
    }

    /// Ends the making with the instance that is kept.
    private mutating func succeed(_ id: Request.ID, with instance: Instance) {
        requests[id]?.step = .finish(.take(instance), .instance(instance))
    }

    /// Enters the factory, unless that would never end.
    private mutating func enter(_ id: Request.ID, _ slot: Int) {
        let isCycle = sequence(first: id, next: \.caller).dropFirst().contains { id in
            guard let request = requests[id] else { return false }
            return request.slot == slot && request.isRunning && !request.hasSharedInstance
        }
        if isCycle {
            let start = sequence(first: id, next: \.caller).dropFirst().first { requests[$0]?.slot == slot }
            return fail(id, with: .cycle(to: start ?? id))
        }
        factoryCalls[slot, default: 0] += 1
        requests[id]?.isRunning = true
        goOn(id, .making, after: 0)
    }

    /// Asks for the next group of dependencies, or ends the factory or the completion.
    private mutating func goOn(_ id: Request.ID, _ phase: Phase, after count: Int) {
        guard let request = requests[id] else { return }
        if request.isCancelled && setting.factoriesObeyCancellation { return fail(id, with: .cancelled) }
        let service = setting.services[request.slot]
        let groups = phase == .making ? service.inFactory : service.inCompletion
        if count < groups.count {
            requests[id]?.step = .waitForDependencies(phase, count)
            for (number, slot) in groups[count].enumerated() {
                requests[id.dependency(number)] = Request(slot: slot, isCancelled: request.isCancelled)
            }
            return
        }
        switch phase {
        case .making:
            requests[id]?.instance = Instance(slot: request.slot, number: madeCount)
            madeCount += 1
            requests[id]?.step = .lookBeforeCommitting
        case .completing:
            requests[id]?.step = .keep
        }
    }

    private mutating func fail(_ id: Request.ID, with outcome: Outcome) {
        requests[id]?.isRunning = false
        var isOwn = requests[id]?.isCancelled != true
        if case .cycle(let start) = outcome {
            isOwn = isOwn && !sequence(first: id, next: \.caller).dropFirst().contains(start)
        }
        // Others make anew what a cancelled task has given up, or what is a circle on the way of this one.
        requests[id]?.step = .finish(isOwn ? .fail : .askAgain, outcome)
    }

    // MARK: - Ending

    /// Ends a request; when it was the last of a group, its caller goes on or fails.
    private mutating func leave(_ id: Request.ID, with outcome: Outcome) {
        let isWithdrawn = requests[id]?.isWithdrawn == true
        requests[id] = nil
        guard let caller = id.caller else { return end(id.task, with: outcome) }
        if case .instance(let instance) = outcome {
            injected.insert(instance)
        } else if !isWithdrawn {
            // As in a task group, a failure cancels what is asked for beside it.
            if requests[caller]?.failure == nil { requests[caller]?.failure = outcome }
            for sibling in dependencies(of: caller) { cancel(sibling) }
        }
        guard dependencies(of: caller).isEmpty,
            case .waitForDependencies(let phase, let count)? = requests[caller]?.step
        else { return }
        if let failure = requests[caller]?.failure {
            requests[caller]?.failure = nil
            fail(caller, with: failure)
        } else {
            goOn(caller, phase, after: count + 1)
        }
    }

    private mutating func end(_ task: Int, with outcome: Outcome) {
        results[task].append(outcome)
        if case .instance(let instance) = outcome, completions[instance] == nil {
            mistakes.insert("An instance was handed out before it was completed")
        }
        begin(task)
    }

    private mutating func cancel(_ id: Request.ID) {
        requests[id]?.isCancelled = true
        for dependency in dependencies(of: id) { cancel(dependency) }
    }

    private func dependencies(of id: Request.ID) -> [Request.ID] {
        (0..<Request.ID.greatestGroup).map { id.dependency($0) }.filter { requests[$0] != nil }
    }
}

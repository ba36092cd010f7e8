@testable import Ampoule

/// A model of tasks that make shared instances: each does what a container does, one access to what they share at
/// a time, so that every interleaving can be tried.
///
/// A task is a tree of requests, since a factory may ask for several dependencies at the same time. A thread does the same with one
/// request after the other. Each service has a slot, and another one after each reset. The number of a slot is that of its service,
/// plus the number of services for each reset.
struct MakingModel: InterleavedModel {
    /// The dependencies of an instance: groups of services, one group after the other, each requested at the same time.
    struct Service: Hashable {
        var inFactory: [[Int]] = []
        var inCompletion: [[Int]] = []

        /// Whether the completion fails in the end.
        var fails = false

        /// Whether the factory and the completion do without what fails.
        var isTolerant = false
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
        /// A completion has failed.
        case failure
        case cancelled
    }

    /// A possible next step.
    enum Move: Hashable {
        /// A request goes on to its next access.
        case advance(Request.ID)
        /// A request that waits is told that its task was cancelled.
        case stopWaiting(Request.ID)
        /// A task is cancelled from outside.
        case cancel(task: Int)
        /// A factory does without a dependency that it has asked for.
        case withdraw(Request.ID)
        /// The scope of a service is reset.
        case reset(service: Int)
    }

    /// What stays the same in all states of a model.
    final class Setting: Hashable {
        let services: [Service]

        /// The services that each task asks for, one after the other.
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
    var cancellable: Set<Int>
    var withdrawable: Set<Request.ID>

    /// The slots of the services, and those whose scope may be reset.
    var slots: [Int]
    var resettable: Set<Int>
    var requests: [Request.ID: Request] = [:]
    var table = InstanceTable<Int, Maker, Request.ID, Instance>()
    var record = MakerRecord<Maker>()

    /// The completed instances that are not kept yet, and what each completed instance holds.
    var pending: [Maker: Pending] = [:]
    var holds: [Instance: Set<Instance>] = [:]
    var kept: [Int: Instance] = [:]
    var madeCount = 0

    /// How often the factory of each slot was entered, and how often each instance was completed.
    var factoryCalls: [Int: Int] = [:]
    var completions: [Instance: Int] = [:]

    /// What each task has got from outside, and everything that was injected anywhere.
    var results: [[Outcome]]
    var injected: Set<Instance> = []

    /// The tasks that were cancelled before their last request had ended.
    var cancelled: Set<Int> = []

    /// Whether a factory has done without a dependency.
    var hasWithdrawn = false

    /// Descriptions of the mistakes that were made on the way.
    var mistakes: Set<String> = []

    init(
        _ services: [Service],
        programs: [[Int]],
        cancellable: Set<Int> = [],
        withdrawable: Set<Request.ID> = [],
        resettable: Set<Int> = [],
        factoriesObeyCancellation: Bool = true
    ) {
        setting = Setting(services, programs: programs, factoriesObeyCancellation: factoriesObeyCancellation)
        self.cancellable = cancellable
        self.withdrawable = withdrawable
        self.resettable = resettable
        slots = Array(services.indices)
        results = programs.map { _ in [] }
        for task in programs.indices { begin(task) }
    }

    /// Hashes what differs between most states; hashing the table, too, would take longer than what it tells apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(requests)
        hasher.combine(results)
        hasher.combine(kept)
        hasher.combine(madeCount)
        hasher.combine(cancellable.count)
        hasher.combine(slots)
    }

    // MARK: - What is to be seen

    func checkTable() { table._invariantCheck() }

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

    /// The cancellations and resets that can happen now.
    var interventions: [Move] {
        cancellable.filter { requests[Request.ID(task: $0)] != nil }.map { .cancel(task: $0) }
            + withdrawable.filter { requests[$0] != nil }.map { .withdraw($0) }
            + (isEnded ? [] : resettable.map { .reset(service: $0) })
    }

    var failingSlots: Set<Int> {
        Set(
            setting.services.indices.filter { slot in
                let alone = MakingModel(setting.services, programs: [[slot]])
                let outcomes = alone.explore().endings.map { ending in
                    switch ending.results[0].first {
                    case .cycle, .failure: true
                    default: false
                    }
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
                    if instance != kept[instance.slot] {
                        return "An instance was handed out that is not kept"
                    }
                    if failingSlots.contains(slot) { return "An instance was made though it needs itself" }
                case .cycle:
                    if !failingSlots.contains(slot) { return "A cycle was found that is none" }
                case .failure:
                    if !failingSlots.contains(slot) { return "A request has failed without need" }
                case .cancelled:
                    if !cancelled.contains(task) { return "A task was stopped that was not cancelled" }
                }
            }
        }
        if kept.values.contains(where: { completions[$0] != 1 }) {
            return "An instance was not completed once"
        }
        if kept.values.contains(where: { held(by: $0).contains { $0 != kept[$0.slot] } }) {
            return "An instance is kept without one that it holds"
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
        case .reset(let service):
            resettable.remove(service)
            slots[service] += setting.services.count
        }
    }

    mutating func begin(_ task: Int) {
        let program = setting.programs[task]
        guard results[task].count < program.count else { return }
        let slot = slots[program[results[task].count]]
        let id = Request.ID(task: task)
        requests[id] = Request(slot: slot, as: maker(for: id), isCancelled: cancelled.contains(task))
    }

    /// A maker for a request that is none of a pending instance.
    func maker(for id: Request.ID) -> Maker {
        let number = (0...).first { pending[Maker(request: id, number: $0)] == nil }
        return Maker(request: id, number: number ?? 0)
    }

    /// Lets a request go on to its next access.
    mutating func advance(_ id: Request.ID) {
        guard let request = requests[id] else { preconditionFailure("There is no such request") }
        let slot = request.slot
        switch request.step {
        case .look:
            if let kept = kept[slot] { leave(id, with: .instance(kept)) } else { requests[id]?.step = .ask }
        case .ask:
            ask(id, for: slot)
        case .sleep(let answer):
            switch answer {
            case .take(let instance): take(instance, id)
            case .stop where request.isCommitting: requests[id]?.step = .finish(.askAgain, .cancelled)
            case .fail where request.isCommitting, .askAgain where request.isCommitting:
                requests[id]?.step = .lookBeforeCommitting
            case .fail: leave(id, with: .cycle(to: id))
            case .stop: leave(id, with: .cancelled)
            case .askAgain: requests[id] = request.begunAnew(as: maker(for: id))
            case nil: preconditionFailure("The request has not been woken")
            }
        case .lookBeforeMaking:
            if let kept = kept[slot] { succeed(id, with: kept) } else { enter(id, slot) }
        case .lookBeforeCommitting:
            if let kept = kept[slot] { succeed(id, with: kept) } else { requests[id]?.step = .commit }
        case .commit:
            guard let instance = request.instance else { preconditionFailure("Nothing was made") }
            let isCommitted = table.commit(instance, to: slot, by: request.maker)
            if isCommitted { record.commit(slot, by: request.maker) }
            requests[id]?.isCommitting = !isCommitted
            requests[id]?.step = isCommitted ? .lookBeforeCompleting : .ask
        case .lookBeforeCompleting:
            if let kept = kept[slot] {
                succeed(id, with: kept)
            } else {
                for id in sequence(first: id, next: \.caller) { requests[id]?.hasSharedInstance = true }
                requests[id]?.isCompleting = true
                goOn(id, .completing, after: 0)
            }
        case .complete:
            complete(id)
        case .keep(let group, let count):
            keep(group[count].instance)
            let next = count + 1
            requests[id]?.step = next < group.count ? .keep(group, next) : .finishGroup(group)
        case .finishGroup(let group):
            finish(group, id)
        case .finish(let answer, let outcome):
            for ended in table.fail(slot, by: request.maker) {
                let isOwn = ended.maker == request.maker
                for waiter in ended.waiting { wake(waiter, with: isOwn ? answer : .askAgain) }
                let endedSlot = isOwn ? slot : pending[ended.maker]?.slot
                if let endedSlot { record.finish(endedSlot, by: ended.maker) }
                pending[ended.maker] = nil
            }
            if let outcome {
                leave(id, with: outcome)
            } else {
                requests[id] = requests[id]?.begunAnew(as: maker(for: id))
            }
        case .waitForDependencies:
            preconditionFailure("The dependencies go on")
        }
    }

    mutating func wake(_ id: Request.ID, with answer: Answer) {
        if requests[id]?.step != .sleep(nil) { mistakes.insert("A request was woken that did not wait") }
        requests[id]?.step = .sleep(answer)
    }

    /// Ends the making with the instance that is kept.
    mutating func succeed(_ id: Request.ID, with instance: Instance) {
        requests[id]?.step = .finish(.take(instance), .instance(instance))
    }

    /// Enters the factory, unless that would never end.
    mutating func enter(_ id: Request.ID, _ slot: Int) {
        let isCycle = sequence(first: id, next: \.caller).dropFirst().contains { id in
            guard let request = requests[id] else { return false }
            return isSameService(request.slot, slot) && request.isRunning && !request.hasSharedInstance
        }
        if isCycle {
            let start = sequence(first: id, next: \.caller).dropFirst()
                .first { requests[$0].map { isSameService($0.slot, slot) } ?? false }
            return fail(id, with: .cycle(to: start ?? id))
        }
        factoryCalls[slot, default: 0] += 1
        requests[id]?.isRunning = true
        goOn(id, .making, after: 0)
    }

    private func isSameService(_ slot: Int, _ other: Int) -> Bool {
        (slot - other).isMultiple(of: setting.services.count)
    }

    /// Asks for the next group of dependencies, or ends the factory or the completion.
    mutating func goOn(_ id: Request.ID, _ phase: Phase, after count: Int) {
        guard let request = requests[id] else { return }
        if request.isCancelled && setting.factoriesObeyCancellation { return fail(id, with: .cancelled) }
        let service = service(of: request)
        let groups = phase == .making ? service.inFactory : service.inCompletion
        if count < groups.count {
            requests[id]?.step = .waitForDependencies(phase, count)
            for (number, service) in groups[count].enumerated() {
                let id = id.dependency(number)
                let maker = maker(for: id)
                requests[id] = Request(slot: slots[service], as: maker, isCancelled: request.isCancelled)
            }
            return
        }
        switch phase {
        case .making:
            requests[id]?.instance = Instance(slot: request.slot, number: madeCount)
            madeCount += 1
            requests[id]?.step = .lookBeforeCommitting
        case .completing:
            if service.fails { return fail(id, with: .failure) }
            requests[id]?.step = .complete
        }
    }

    mutating func fail(_ id: Request.ID, with outcome: Outcome) {
        requests[id]?.isRunning = false
        var isOwn = requests[id]?.isCancelled != true
        if case .cycle(let start) = outcome {
            isOwn = isOwn && !sequence(first: id, next: \.caller).dropFirst().contains(start)
        }
        // Others make anew what a cancelled task has given up, or what is a circle on the way of this one.
        requests[id]?.step = .finish(isOwn ? .fail : .askAgain, outcome)
    }
}

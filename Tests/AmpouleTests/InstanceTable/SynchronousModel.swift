@testable import Ampoule

/// A model of threads that make shared instances, one access to shared state at a time, to try every interleaving.
///
/// Each service has a slot, and another one after each reset. The number of a slot is that of its service, plus the number of
/// services for each reset.
struct SynchronousModel: InterleavedModel {
    let services: [Service]

    /// The services that each thread asks for, one after the other.
    let programs: [[Int]]

    /// The threads that make instances without completions on the fast path.
    ///
    /// It makes the instance of a slot only if the slot has no maker, and commits it again if another one that was
    /// committed before is not completed. The slow path makes another instance then.
    let fastThreads: Set<Int>
    var threads: [Thread]

    /// The slots of the services, and those whose scope may be reset.
    private(set) var slots: [Int]
    private(set) var resettable: Set<Int>
    private var table = InstanceTable<Int, Int, Int, Instance>()
    private var record = MakerRecord<Int>()
    var kept: [Int: Instance] = [:]

    /// The threads that have made the instances, by their numbers.
    private(set) var makers: [Int] = []

    /// How often each instance was completed.
    var completions: [Instance: Int] = [:]

    /// What each thread has got from outside, and everything that was injected anywhere.
    private(set) var results: [[Outcome]]
    private(set) var injected: Set<Instance> = []

    /// Descriptions of the mistakes that were made on the way.
    var mistakes: Set<String> = []

    init(
        _ services: [Service],
        programs: [[Int]],
        fastThreads: Set<Int> = [],
        resettable: Set<Int> = []
    ) {
        self.services = services
        self.programs = programs
        self.fastThreads = fastThreads
        self.resettable = resettable
        slots = Array(services.indices)
        threads = programs.map { Thread(program: $0) }
        results = programs.map { _ in [] }
    }

    /// Hashes what differs between most states; hashing the table, too, would take longer than what it tells apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(threads)
        hasher.combine(results)
        hasher.combine(kept.count)
        hasher.combine(makers)
        hasher.combine(slots)
    }

    // MARK: - What is to be seen

    func checkTable() { table._invariantCheck() }

    /// Whether all threads have done what they had to.
    var isEnded: Bool { threads.allSatisfy { $0.program.isEmpty && $0.frames.isEmpty } }

    /// The threads that can go on.
    var steps: [Move] {
        threads.indices.filter { number in
            let thread = threads[number]
            guard let frame = thread.frames.last else { return !thread.program.isEmpty }
            return frame.step != .sleep || thread.isAwake
        }
        .map { .goOn(thread: $0) }
    }

    /// The resets that can happen now.
    var interventions: [Move] { isEnded ? [] : resettable.map { .reset(service: $0) } }

    var failingSlots: Set<Int> {
        Set(
            programs.joined().filter { slot in
                var model = SynchronousModel(services, programs: [[slot]])
                while !model.isEnded { model.goOn(0) }
                return model.results[0].contains(.cycle)
            }
        )
    }

    func mistake(failingSlots: Set<Int>) -> String? {
        if !table.isEmpty { return "The table is not empty" }
        if let mistake = mistakes.first { return mistake }
        for (service, outcome) in zip(programs, results).flatMap({ zip($0, $1) }) {
            switch outcome {
            case .instance(let instance):
                if instance != kept[instance.slot] { return "An instance was handed out that is not kept" }
            case .cycle:
                if !failingSlots.contains(service) { return "A cycle was found that is none" }
            }
        }
        guard failingSlots.isEmpty else { return nil }
        if injected.contains(where: { $0 != kept[$0.slot] }) {
            return "An instance was injected that is not kept"
        }
        if completions != Dictionary(uniqueKeysWithValues: kept.values.map { ($0, 1) }) {
            return "An instance was not completed once, or is not kept"
        }
        return nil
    }

    // MARK: - Going on

    mutating func make(_ move: Move) {
        switch move {
        case .goOn(let thread): goOn(thread)
        case .reset(let service):
            resettable.remove(service)
            slots[service] += services.count
        }
    }

    /// Lets a thread go on to its next access.
    mutating func goOn(_ thread: Int) {
        if threads[thread].frames.isEmpty {
            threads[thread].frames = [frame(of: threads[thread].program.removeFirst(), in: thread)]
        }
        let depth = threads[thread].frames.count - 1
        let frame = threads[thread].frames[depth]
        let slot = frame.slot
        func go(to step: Step) { threads[thread].frames[depth].step = step }

        switch frame.step {
        case .look:
            if let kept = kept[slot] {
                leave(thread, with: .instance(kept))
            } else {
                go(to: frame.isFast ? .reserve : .ask)
            }
        case .reserve:
            reserve(thread)
        case .ask:
            ask(thread)
        case .sleep:
            threads[thread].isAwake = false
            if let delivery = threads[thread].delivery {
                threads[thread].delivery = nil
                take(delivery, thread)
            } else {
                go(to: frame.instance == nil ? .look : .lookBeforeCommitting)
            }
        case .lookBeforeMaking:
            if let kept = kept[slot] { end(thread, with: .instance(kept)) } else { enter(thread) }
        case .lookBeforeCommitting:
            if let kept = kept[slot] {
                passOn(thread)
                end(thread, with: .instance(kept))
            } else {
                go(to: .commit)
            }
        case .commit:
            commit(thread)
        case .lookBeforeCompleting:
            if let kept = kept[slot] {
                passOn(thread)
                finish(thread, with: .instance(kept))
            } else {
                threads[thread].sharedCount += 1
                go(to: .completeDependencies(0))
                continueMaking(thread)
            }
        case .keep:
            keep(thread)
        case .finish(let outcome):
            if let left = frame.left.last {
                threads[thread].frames[depth].left.removeLast()
                finish(left.instance.slot, by: thread)
            } else {
                finish(thread, with: outcome)
            }
        case .makeDependencies, .completeDependencies:
            preconditionFailure("These steps go on by themselves")
        }
    }

    /// A request for a service, which keeps its slot whatever is reset meanwhile.
    private func frame(of service: Int, in thread: Int) -> Frame {
        Frame(
            slot: slots[service],
            isFast: fastThreads.contains(thread) && services[service].inCompletion.isEmpty
        )
    }

    /// Begins to make an instance on the fast path, or goes on with the slow path.
    private mutating func reserve(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        let slot = threads[thread].frames[depth].slot
        let isCompleting = threads[thread].frames.contains(where: \.isCompleting)
        if !isCompleting, !isCycle(thread), table.reserve(slot, by: thread) {
            record.begin(slot, by: thread)
            threads[thread].frames[depth].step = .lookBeforeMaking
        } else {
            threads[thread].frames[depth].isFast = false
            threads[thread].frames[depth].step = .ask
        }
    }

    private mutating func ask(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        let slot = threads[thread].frames[depth].slot
        let hasInstance = threads[thread].frames[depth].instance != nil
        let (answer, releases) = table.ask(
            slot,
            as: thread,
            inside: CollectionOfOne(thread),
            by: thread
        )
        for release in releases { wake(release.waiter, with: release.instance) }
        switch answer {
        case .make:
            record.begin(slot, by: thread)
            threads[thread].frames[depth].step = hasInstance ? .lookBeforeCommitting : .lookBeforeMaking
        case .makeAgain:
            if !record.mustMakeAgain(slot, inside: [thread], waits) {
                mistakes.insert("Another instance was made without need")
            }
            threads[thread].frames[depth].isAgain = !hasInstance
            threads[thread].frames[depth].step = hasInstance ? .lookBeforeCommitting : .lookBeforeMaking
        case .take(let instance):
            take(instance, thread)
        case .wait:
            threads[thread].frames[depth].step = .sleep
        }
    }

    /// Takes the committed instance of another maker, in place of the thread's own if it has made one.
    private mutating func take(_ instance: Instance, _ thread: Int) {
        noteIncomplete(instance.slot, thread)
        if threads[thread].frames.last!.instance == nil {
            leave(thread, with: .instance(instance))
        } else {
            end(thread, with: .instance(instance))
        }
    }

    /// The threads that wait, each with its slot.
    private var waits: [MakerRecord<Int>.Wait] {
        threads.indices.compactMap { number in
            guard !threads[number].isAwake, let frame = threads[number].frames.last, frame.step == .sleep
            else {
                return nil
            }
            return ([number], frame.slot)
        }
    }

    /// Enters the factory, unless that would never end.
    private mutating func enter(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        if isCycle(thread) { return fail(thread) }
        threads[thread].frames[depth].isRunning = true
        threads[thread].frames[depth].sharedCount = threads[thread].sharedCount
        threads[thread].frames[depth].step = .makeDependencies(0)
        continueMaking(thread)
    }

    private func isCycle(_ thread: Int) -> Bool {
        let frames = threads[thread].frames
        return frames.dropLast().contains {
            ($0.slot - frames.last!.slot).isMultiple(of: services.count) && $0.isRunning
                && $0.sharedCount == threads[thread].sharedCount
        }
    }

    /// Asks for the next dependency, or ends the factory or the completion.
    private mutating func continueMaking(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        let frame = threads[thread].frames[depth]
        let service = services[frame.slot % services.count]
        switch frame.step {
        case .makeDependencies(let count) where count < service.inFactory.count:
            threads[thread].frames.append(self.frame(of: service.inFactory[count], in: thread))
        case .makeDependencies:
            threads[thread].frames[depth].instance = Instance(slot: frame.slot, number: makers.count)
            makers.append(thread)
            threads[thread].frames[depth].step = .lookBeforeCommitting
        case .completeDependencies(let count) where count < service.inCompletion.count:
            threads[thread].frames.append(self.frame(of: service.inCompletion[count], in: thread))
        case .completeDependencies:
            threads[thread].frames[depth].step = .keep
        default:
            preconditionFailure("Nothing is being made")
        }
    }

    private mutating func commit(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        let frame = threads[thread].frames[depth]
        if table.commit(frame.instance!, to: frame.slot, by: thread) {
            record.commit(frame.slot, by: thread)
            threads[thread].frames[depth].step = .lookBeforeCompleting
        } else if frame.isFast {
            threads[thread].frames[depth].step = .ask
        } else {
            passOn(thread)
            threads[thread].frames[depth] = Frame(slot: frame.slot, step: .ask)
        }
    }

    private mutating func finish(_ thread: Int, with outcome: Outcome) {
        let slot = threads[thread].frames.last!.slot
        let isLeft = threads[thread].frames.contains { $0.left.contains { $0.instance.slot == slot } }
        if !isLeft { finish(slot, by: thread) }
        leave(thread, with: outcome)
    }

    private mutating func finish(_ slot: Int, by thread: Int) {
        for waiter in table.finish(slot, by: thread).waiting { wake(waiter, with: nil) }
        record.finish(slot, by: thread)
    }

    private mutating func wake(_ thread: Int, with instance: Instance?) {
        if threads[thread].isAwake || threads[thread].frames.last?.step != .sleep {
            mistakes.insert("A thread was woken that did not wait")
        }
        threads[thread].isAwake = true
        threads[thread].delivery = instance
    }

    /// Leaves the innermost frame, whose caller goes on or fails.
    mutating func leave(_ thread: Int, with outcome: Outcome) {
        let slot = threads[thread].frames.removeLast().slot
        if case .instance(let instance) = outcome, instance.slot != slot {
            mistakes.insert("An instance was handed out to a request from before or after a reset")
        }
        guard let caller = threads[thread].frames.last else {
            threads[thread].sharedCount = 0
            results[thread].append(outcome)
            if case .instance(let instance) = outcome, completions[instance] == nil {
                mistakes.insert("An instance was handed out before it was completed")
            }
            return
        }
        guard case .instance(let instance) = outcome else { return fail(thread) }
        injected.insert(instance)
        let depth = threads[thread].frames.count - 1
        threads[thread].frames[depth].holds.insert(instance)
        switch caller.step {
        case .makeDependencies(let count): threads[thread].frames[depth].step = .makeDependencies(count + 1)
        case .completeDependencies(let count):
            threads[thread].frames[depth].step = .completeDependencies(count + 1)
        default: preconditionFailure("Nothing is being made")
        }
        continueMaking(thread)
    }

    /// Ends the innermost frame with an error; a slot that it makes is finished first.
    private mutating func fail(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        threads[thread].frames[depth].isRunning = false
        if case .completeDependencies = threads[thread].frames[depth].step {
            threads[thread].frames[depth].step = .finish(.cycle)
        } else {
            passOn(thread)
            end(thread, with: .cycle)
        }
    }

    /// Ends the innermost frame, and finishes the slot if it was this frame that began to make it.
    private mutating func end(_ thread: Int, with outcome: Outcome) {
        let depth = threads[thread].frames.count - 1
        for left in threads[thread].frames[depth].left { finish(left.instance.slot, by: thread) }
        threads[thread].frames[depth].left = []
        if threads[thread].frames[depth].isAgain {
            leave(thread, with: outcome)
        } else {
            threads[thread].frames[depth].step = .finish(outcome)
        }
    }
}

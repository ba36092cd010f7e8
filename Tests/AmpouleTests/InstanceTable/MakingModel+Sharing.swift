@testable import Ampoule

extension MakingModel {
    mutating func ask(_ id: Request.ID, for slot: Int) {
        let surroundings = surroundings(of: id)
        guard let request = requests[id] else { preconditionFailure("There is no such request") }
        let (maker, isCommitting) = (request.maker, request.isCommitting)
        let (answer, releases) = table.ask(slot, as: maker, inside: surroundings, by: id)
        for release in releases { wake(release.waiter, with: .take(release.instance)) }
        switch answer {
        case .make:
            record.begin(slot, by: maker)
            requests[id]?.step = isCommitting ? .lookBeforeCommitting : .lookBeforeMaking
        case .makeAgain:
            if !record.mustMakeAgain(slot, inside: surroundings.makers, waits) {
                mistakes.insert("Another instance was made without need")
            }
            requests[id]?.step = isCommitting ? .lookBeforeCommitting : .lookBeforeMaking
        case .take(let instance): take(instance, id)
        case .wait:
            requests[id]?.step = .sleep(nil)
            requests[id]?.hasHeardOfCancellation = false
        }
    }

    /// Takes the instance of another maker, in place of the request's own if it has made one.
    mutating func take(_ instance: Instance, _ id: Request.ID) {
        if requests[id]?.isCommitting == true {
            requests[id]?.step = .finish(.askAgain, .instance(instance))
        } else {
            leave(id, with: .instance(instance))
        }
    }

    /// Ends the completion, and keeps the instance with its group, or leaves it pending.
    mutating func complete(_ id: Request.ID) {
        guard let request = requests[id], let instance = request.instance else {
            preconditionFailure("Nothing was made")
        }
        completions[instance, default: 0] += 1
        holds[instance] = request.holds
        requests[id]?.isRunning = false
        pending[request.maker] = Pending(
            slot: request.slot,
            instance: instance,
            maker: request.maker,
            holds: request.holds
        )
        let leading = makers(leadingFrom: request.maker)
        let (completion, releases) = table.complete(
            request.slot,
            by: request.maker,
            inside: surroundings(of: id),
            as: id
        )
        for release in releases {
            if leading.isDisjoint(with: makers(around: release.waiter)) {
                mistakes.insert("A request was handed an incomplete instance outside of a cycle")
            }
            wake(release.waiter, with: .take(release.instance))
        }
        switch completion {
        case .publish(let group): begin(keeping: group, id)
        case .take: leave(id, with: .instance(instance))
        case .wait:
            requests[id]?.step = .sleep(nil)
            requests[id]?.hasHeardOfCancellation = false
        case .drop: requests[id]?.step = .finish(.askAgain, nil)
        }
    }

    /// The makers that one waits for, directly or transitively, with those around its request if it belongs to a cycle.
    func makers(leadingFrom maker: Maker) -> Set<Maker> {
        var makers: Set<Maker> = []
        var unexplored = [maker] + self.makers(around: maker.request)
        while let maker = unexplored.popLast() {
            let held = pending[maker] == nil ? [] : Array(table.holders.slots(heldBy: maker))
            let awaited = waits.filter { $0.makers.contains(maker) }.map(\.slot)
            for next in (held + awaited).compactMap({ record.maker(of: $0) })
            where makers.insert(next).inserted {
                unexplored.append(next)
            }
        }
        return makers
    }

    mutating func begin(keeping group: Set<Maker>, _ id: Request.ID) {
        let group = group.compactMap { pending.removeValue(forKey: $0) }
        requests[id]?.step = .keep(group.sorted { $0.instance.number < $1.instance.number }, 0)
    }

    mutating func keep(_ instance: Instance) {
        if kept.updateValue(instance, forKey: instance.slot) != nil {
            mistakes.insert("Two instances of a slot were kept")
        }
        if held(by: instance).contains(where: { completions[$0] == nil }) {
            mistakes.insert("An instance was kept that holds an incomplete one")
        }
    }

    /// Tells those that wait for a group, and goes on with the next one.
    mutating func finish(_ group: [Pending], _ id: Request.ID) {
        for pending in group {
            for waiter in table.finish(pending.slot, by: pending.maker).waiting {
                wake(waiter, with: .take(pending.instance))
            }
            record.finish(pending.slot, by: pending.maker)
        }
        let next = table.nextGroup()
        if next.isEmpty {
            guard let instance = requests[id]?.instance else { preconditionFailure("Nothing was made") }
            leave(id, with: .instance(instance))
        } else {
            begin(keeping: next, id)
        }
    }

    /// The makers that wait for a request.
    func makers(around id: Request.ID) -> [Maker] {
        sequence(first: id, next: \.caller).dropFirst().compactMap { id in
            requests[id].flatMap { $0.isRunning ? $0.maker : nil }
        }
    }

    func surroundings(of id: Request.ID) -> InstanceTable<Int, Maker, Request.ID, Instance>.Surroundings {
        let completing = sequence(first: id, next: \.caller).dropFirst().compactMap { requests[$0] }
            .first { $0.isRunning && $0.isCompleting }
        return .init(
            makers: makers(around: id),
            completing: completing.map { .init(maker: $0.maker, slot: $0.slot) }
        )
    }

    /// The requests that wait, each with the makers around it.
    var waits: [MakerRecord<Maker>.Wait] {
        requests.compactMap { id, request in
            request.step == .sleep(nil) ? (makers(around: id), request.slot) : nil
        }
    }

    /// The instances that an instance holds, directly or transitively.
    func held(by instance: Instance) -> Set<Instance> {
        var held: Set<Instance> = []
        var unexplored = [instance]
        while let next = unexplored.popLast() {
            for instance in holds[next] ?? [] where held.insert(instance).inserted {
                unexplored.append(instance)
            }
        }
        return held
    }
}

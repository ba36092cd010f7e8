@testable import Ampoule

extension MakingModel {
    /// Ends a request; when it was the last of a group, its caller goes on or fails.
    mutating func leave(_ id: Request.ID, with outcome: Outcome) {
        let isWithdrawn = requests[id]?.isWithdrawn == true
        if case .instance(let instance) = outcome, instance.slot != requests[id]?.slot {
            mistakes.insert("An instance was handed out to a request from before or after a reset")
        }
        requests[id] = nil
        guard let caller = id.caller else { return end(id.task, with: outcome) }
        if case .instance(let instance) = outcome {
            injected.insert(instance)
            requests[caller]?.holds.insert(instance)
        } else if !isWithdrawn, requests[caller].map({ !service(of: $0).isTolerant }) ?? true {
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

    mutating func end(_ task: Int, with outcome: Outcome) {
        results[task].append(outcome)
        if case .instance(let instance) = outcome, completions[instance] == nil {
            mistakes.insert("An instance was handed out before it was completed")
        }
        if case .instance(let instance) = outcome,
            held(by: instance).contains(where: { completions[$0] == nil })
        {
            mistakes.insert("An instance was handed out that holds an incomplete one")
        }
        begin(task)
    }

    mutating func cancel(_ id: Request.ID) {
        requests[id]?.isCancelled = true
        for dependency in dependencies(of: id) { cancel(dependency) }
    }

    func service(of request: Request) -> Service { setting.services[request.slot % setting.services.count] }

    func dependencies(of id: Request.ID) -> [Request.ID] {
        (0..<Request.ID.greatestGroup).map { id.dependency($0) }.filter { requests[$0] != nil }
    }
}

/// Keeps the instances of a cycle together, as `ResolutionContext+Completing.swift` does.
extension SynchronousModel {
    /// Records that the caller of the innermost frame takes the incomplete instance of a slot.
    mutating func noteIncomplete(_ slot: Int, _ thread: Int) {
        let caller = threads[thread].frames.count - 2
        guard caller >= 0 else { return }
        let frames = threads[thread].frames[...caller]
        let outermost = frames.indices.reversed().lazy.compactMap { place -> Int? in
            if frames[place].slot == slot, frames[place].isCompleting { return place }
            return frames[place].left.contains { $0.instance.slot == slot } ? frames[place].outermost : nil
        }.first
        if let outermost { lower(outermost, at: caller, thread) }
    }

    /// Leaves what the innermost frame should keep to its caller, because its own instance doesn't count.
    mutating func passOn(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        guard let outermost = threads[thread].frames[depth].outermost, outermost < depth else { return }
        threads[thread].frames[depth - 1].left += threads[thread].frames[depth].left
        threads[thread].frames[depth].left = []
        lower(outermost, at: depth - 1, thread)
    }

    /// Keeps the completed instance of the innermost frame after those that were left to it, one at a time, or leaves it
    /// to the caller.
    mutating func keep(_ thread: Int) {
        let depth = threads[thread].frames.count - 1
        let frame = threads[thread].frames[depth]
        let own = Left(instance: frame.instance!, holds: frame.holds)
        if let outermost = frame.outermost, outermost < depth {
            completions[own.instance, default: 0] += 1
            passOn(thread)
            threads[thread].frames[depth - 1].left.append(own)
            leave(thread, with: .instance(own.instance))
        } else if frame.keptCount < frame.left.count {
            threads[thread].frames[depth].keptCount += 1
            keep(frame.left[frame.keptCount].instance)
        } else {
            completions[own.instance, default: 0] += 1
            keep(own.instance)
            let held = frame.left.reduce(own.holds) { $0.union($1.holds) }
            if held.contains(where: { makers[$0.number] == thread && kept[$0.slot] != $0 }) {
                mistakes.insert("An instance was kept without one that it holds")
            }
            threads[thread].frames[depth].step = .finish(.instance(own.instance))
        }
    }

    private mutating func keep(_ instance: Instance) {
        if kept.updateValue(instance, forKey: instance.slot) != nil {
            mistakes.insert("Two instances of a slot were kept")
        }
    }

    private mutating func lower(_ outermost: Int, at place: Int, _ thread: Int) {
        threads[thread].frames[place].outermost = min(
            threads[thread].frames[place].outermost ?? place,
            outermost
        )
    }
}

extension SynchronousModel.Frame {
    /// Whether the completions run.
    var isCompleting: Bool {
        if case .completeDependencies = step { true } else { false }
    }
}

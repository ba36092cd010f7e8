/// One instance per owner between resets, and another one after each.
extension LoadJudge {
    /// The instances that an owner shares between two resets.
    private struct Generation: Hashable {
        let owner: LoadOwner
        let service: LoadService

        /// The number of resets before.
        let number: Int
    }

    mutating func judgeSharing() {
        var handoutsOfGenerations: [Generation: [LoadDiary.Handout]] = [:]
        for handout in handouts where handout.service.isShared || handout.service.isHeldWeakly {
            guard let generation = generation(of: handout) else { continue }
            handoutsOfGenerations[generation, default: []].append(handout)
        }
        judgedCount = handoutsOfGenerations.values.reduce(0) { $0 + $1.count }
        var generations: [Int: Generation] = [:]
        for (generation, handouts) in handoutsOfGenerations {
            let records = Dictionary(grouping: handouts, by: \.record.number)
            if generation.service.isHeldWeakly {
                judgeWeak(handouts, of: generation.owner)
            } else if records.count > 1 {
                let numbers = records.keys.sorted()
                add(.sharing, "\(generation.service) \(numbers) of \(generation.owner) without a reset")
            }
            for number in records.keys {
                if let other = generations[number], other.owner == generation.owner {
                    add(.reset, "\(generation.service) \(number) of \(generation.owner) after a reset")
                }
                generations[number] = generation
            }
        }
    }

    /// Outside of overrides, a factory runs at most once more than there are resets.
    mutating func judgeMaking(_ records: [PartRecord]) {
        struct Group: Hashable {
            let service: LoadService
            let place: Int
        }
        let outside = records.filter { $0.surroundings.stamp == 0 }
        let groups = Dictionary(grouping: outside) { record in
            Group(service: record.service, place: record.surroundings.place)
        }
        for (group, records) in groups {
            let owner = LoadOwner(node: group.place, override: 0)
            let resetCount = resets[owner, default: []].count { $0.affects(group.service) }
            guard records.count > resetCount + 1 else { continue }
            add(.making, "\(group.service) of \(owner) \(records.count) times with \(resetCount) resets")
        }
    }

    /// The generation of an instance; `nil` if a reset overlaps the request.
    private func generation(of handout: LoadDiary.Handout) -> Generation? {
        let (service, view) = (handout.service, handout.view)
        guard let maker = view.maker(of: service, for: 0) else { return nil }
        // An override keeps what it has taken from the program, even if that is reset meanwhile.
        if service == .bedrock, !view.overrides(at: maker).isEmpty { return nil }
        // A container that stands for a level is another container of the level, where no graph goes on.
        if service == .common, !view.overrides(at: maker).isEmpty { return nil }
        let owner = owner(of: service, at: maker, in: view, at: handout.end)
        var number = 0
        for reset in resets[owner, default: []] where reset.affects(service) {
            if reset.end < handout.begin {
                number += 1
            } else if reset.begin <= handout.end {
                return nil
            }
        }
        return Generation(owner: owner, service: service, number: number)
    }

    /// An instance that is held weakly is handed out to all who request it while somebody holds it.
    private mutating func judgeWeak(_ handouts: [LoadDiary.Handout], of owner: LoadOwner) {
        for held in handouts {
            guard let release = held.release else { continue }
            let other = handouts.first {
                $0.begin >= held.end && $0.end <= release && $0.record !== held.record
            }
            if let other {
                let numbers = [held.record.number, other.record.number]
                add(.sharing, "\(held.service) \(numbers) of \(owner) while the first is held")
            }
        }
    }
}

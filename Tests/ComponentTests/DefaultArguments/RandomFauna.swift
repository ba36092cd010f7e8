import Ampoule
import TestSupport
import Testing

/// Random containers of one hierarchy, with the model of what they answer.
final class RandomFauna {
    let containers: [Container]
    private(set) var model: DefaultArgumentModel

    /// The instances that are shared, by the numbers of their registrations.
    private var shared: [Int: any Creature] = [:]

    /// All other instances, kept so that no address is used again.
    private var others: [ObjectIdentifier: any Creature] = [:]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parents = (0..<Int.random(in: 1...4, using: &generator)).map { place in
            // A long line of ancestors, in most cases.
            Int.random(in: 0..<5, using: &generator) > 0 ? (0..<place).last : nil
        }
        var containers: [Container] = []
        var scopes: [ObjectScope] = []
        for parent in parents {
            let scope = Self.scope(using: &generator)
            let container = Container(parent: parent.map { containers[$0] }, defaultObjectScope: scope)
            container.messageHandler = nil
            containers.append(container)
            scopes.append(scope)
        }
        self.containers = containers
        model = DefaultArgumentModel(parents: parents)
        for _ in 0..<Int.random(in: 3...10, using: &generator) {
            let place = Int.random(in: containers.indices, using: &generator)
            if Int.random(in: 0..<3, using: &generator) == 0 {
                registerByHand(in: place, &generator)
            } else {
                // Neighbours collide, mostly.
                let first = Int.random(in: Species.all.indices, using: &generator)
                for species in Species.all[first...].prefix(Int.random(in: 1...2, using: &generator)) {
                    species.register(containers[place])
                    let isShared = species.isShared ?? Self.isShared(scopes[place])
                    model.add(.init(container: place, maker: .species(species), isShared: isShared))
                }
            }
        }
    }

    /// Registers by hand under a key that a component serves in the same container, in most cases.
    private func registerByHand(in place: Int, _ generator: inout SeededGenerator) {
        let served = Questions.all.filter { question in
            model.answer(to: question.key, with: question.texts, from: place) != .missing
        }
        let candidates = Int.random(in: 0..<3, using: &generator) > 0 ? served : Questions.all
        let scope = Self.scope(using: &generator)
        guard let question = candidates.randomElement(using: &generator) else { return }
        question.register(asNumber: model.registrations.count, scope, in: containers[place])
        model.add(.init(container: place, maker: .hand(question.key), isShared: Self.isShared(scope)))
    }

    private static func scope(using generator: inout SeededGenerator) -> ObjectScope {
        [.transient, .graph, .container, .weak].randomElement(using: &generator) ?? .graph
    }

    /// Whether a scope shares instances between resolutions.
    private static func isShared(_ scope: ObjectScope) -> Bool {
        scope.description == ObjectScope.container.description
            || scope.description == ObjectScope.weak.description
    }

    /// Checks that an instance is the one that the model expects: the shared one, or a new one.
    func check(_ instance: any Creature, from registration: Int, _ arguments: [String]) {
        let expected = model.registrations[registration]
        let origin = Origin(expected.title(number: registration), arguments)
        if expected.isShared, let kept = shared[registration] {
            #expect(instance === kept)
            return
        }
        #expect(instance.origin == origin)
        #expect(others[ObjectIdentifier(instance)] == nil)
        #expect(!shared.values.contains { $0 === instance })
        if expected.isShared {
            shared[registration] = instance
        } else {
            others[ObjectIdentifier(instance)] = instance
        }
    }
}

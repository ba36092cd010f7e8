import Ampoule
import AmpouleGraph
import Synchronization
import TestSupport

/// A graph of components that a seed determines.
///
/// Unchecked because only one test at a time uses one, on one thread at a time.
final class RandomGraph: @unchecked Sendable {
    private(set) var nodes: [RandomNode] = []
    private var factoryCalls = 0

    /// Whether components belong to levels, and are registered in the root container.
    private let hasLevels: Bool

    init(seed: UInt64, hasLevels: Bool = false) {
        self.hasLevels = hasLevels
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 20...300, using: &random)
        // Some graphs are sound, some have a few mistakes, and some are full of them.
        let frequencies: [Double] = [0, 0.002, 0.01, 0.05]
        let mistakes = frequencies[Int.random(in: 0..<frequencies.count, using: &random)]
        // What the parent shares cannot depend on what only its child has, so few graphs of both are sound.
        let isInOneContainer = hasLevels || random.says(mistakes == 0 ? 0.8 : 0.5)
        nodes = (0..<count).map { number in
            RandomNode(
                number: number,
                places: isInOneContainer
                    ? [.parent, .parent, .nowhere] : [.container, .container, .parent, .both, .nowhere],
                mistakes: mistakes,
                hasLevels: hasLevels,
                using: &random
            )
        }
        for number in nodes.indices {
            // Transient components with several dependencies would make an exponential number of instances.
            let most = nodes[number].scope === ObjectScope.transient ? 1 : 4
            nodes[number].dependencies = (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
                RandomDependency(
                    of: nodes[number],
                    in: nodes,
                    mistakes: mistakes,
                    hasLevels: hasLevels,
                    using: &random
                )
            }
            // By chance alone, few components would need two levels side by side.
            if hasLevels, mistakes > 0, nodes[number].scope === ObjectScope.graph, random.says(0.02),
                let dependency = nodes[number].dependencies.first
            {
                nodes[number].dependencies += [.request, .errand].map { level in
                    dependency.ofValue(of: level, mayFail: true, using: &random)
                }
            }
        }
    }

    /// A container with everything that the nodes say; the root container, where there are levels.
    func makeContainer() -> Container {
        let (container, parent) = makeContainers()
        return hasLevels ? parent : container
    }

    /// A child and a parent with everything that the nodes say.
    func makeContainers() -> (container: Container, parent: Container) {
        let fallback = Container()
        let parent = Container(fallbacks: [fallback])
        let container = Container(parent: parent)
        for node in nodes {
            switch node.place {
            case .container: node.register(in: container)
            case .parent: node.register(in: parent)
            case .both:
                node.register(in: parent)
                node.register(in: container)
            case .fallback: node.register(in: fallback)
            case .nowhere: break
            }
        }
        return (container, parent)
    }

    /// A child of a container, with some of its registrations made again: those that belong to no container.
    func makeChild(of container: Container, using random: inout SeededGenerator) -> Container {
        let child = Container(parent: container)
        for node in nodes where node.place == .parent && node.isMadeForItsUser && random.says(0.2) {
            node.register(in: child)
        }
        return child
    }

    // MARK: - The graph that is being tested

    private static let tested = Mutex<RandomGraph?>(nil)

    /// The graph in which components look up what they need.
    static var current: RandomGraph {
        guard let graph = tested.withLock({ $0 }) else { preconditionFailure("No graph is being tested") }
        return graph
    }

    /// Runs a test of this graph.
    func test(_ body: () throws -> Void) rethrows {
        Self.tested.withLock { $0 = self }
        defer { Self.tested.withLock { $0 = nil } }
        try body()
    }

    static func countFactoryCall() {
        current.factoryCalls += 1
    }

    /// How many factories have been called since the last question.
    func takeFactoryCalls() -> Int {
        defer { factoryCalls = 0 }
        return factoryCalls
    }
}

extension RandomNode {
    fileprivate init(
        number: Int,
        places: [Place],
        mistakes: Double,
        hasLevels: Bool,
        using random: inout SeededGenerator
    ) {
        let family = Family.allCases.randomElement(using: &random) ?? .wild
        let isMistaken = random.says(mistakes)
        // What is another service's component, or takes arguments, is not found where nobody registers it.
        let place =
            isMistaken
            // A fallback has containers of its own around it, which open no level.
            ? (hasLevels ? [.nowhere] : [.fallback, .nowhere]).randomElement(using: &random)
            : random.says(mistakes > 0 && !hasLevels ? 0.02 : 0)
                ? .fallback : places.randomElement(using: &random)
        let isClosure = random.says(0.05)
        let isUnregistered = place == .nowhere && family == .wild || isMistaken
        let level =
            hasLevels && !isUnregistered
            ? RandomLevel.allCases.randomElement(using: &random) ?? .program : .program
        let isOfLevel = level != .program && random.says(0.7)
        let scopes: [ObjectScope] =
            level == .program || isOfLevel
            ? [.graph, .graph, .transient, .container, .weak] : [.graph, .graph, .transient]
        self.init(
            number: number,
            family: family,
            species: family.species(number),
            isValue: family == .tame || random.says(0.2),
            name: random.says(0.1) ? "name \(number)" : nil,
            scope: scopes.randomElement(using: &random) ?? .graph,
            place: place == .nowhere && family != .wild && !isMistaken ? places[0] : place ?? places[0],
            isClosure: isClosure,
            // Nothing that is made synchronously can have it, so there is none in sound graphs.
            isAsynchronous: isClosure && mistakes > 0 && random.says(0.3),
            level: level,
            isOfLevel: isOfLevel
        )
    }

    /// Whether the container that is asked makes it: what is shared belongs to another one.
    fileprivate var isMadeForItsUser: Bool {
        !isOfLevel && (isClosure || scope === ObjectScope.graph || scope === ObjectScope.transient)
    }

    fileprivate func register(in container: Container) {
        let container = isOfLevel ? level.registrations(in: container) : container
        if isAsynchronous {
            species.registerAsynchronousClosure(name: name, in: container)
        } else if isClosure {
            species.registerClosure(name: name, in: container)
        } else {
            species.register(in: container)
        }
    }
}

extension RandomDependency {
    /// Creates a dependency; `nil` if no node is a sound target.
    fileprivate init?(
        of node: RandomNode,
        in nodes: [RandomNode],
        mistakes: Double,
        hasLevels: Bool,
        using random: inout SeededGenerator
    ) {
        let injection: [Injection] = [.initializer, .initializer, .property]
        let isMistaken = random.says(mistakes)
        // Dependencies lead to lower numbers, apart from mistakes and from properties that close sound circles.
        let isBack =
            isMistaken || !node.isValue && node.scope !== ObjectScope.transient && random.says(0.05)
        // So do they to outer levels.
        let isUpward = isBack || node.number == 0
        let candidates = nodes.filter { target in
            isMistaken || (isUpward || target.number < node.number) && target.level.isAround(node.level)
        }
        guard let target = candidates.randomElement(using: &random) else { return nil }
        let isSound = !isMistaken && isUpward
        self.init(
            target: target.species,
            form: isSound
                ? .optional : target.form(isMistaken: isMistaken, using: &random).notDeferred(target),
            name: isMistaken && random.says(0.3) ? "another name" : target.name,
            injection: isSound ? .property : injection.randomElement(using: &random) ?? .initializer
        )
        if hasLevels, random.says(0.2) {
            let level = [.session, .request, .errand].randomElement(using: &random) ?? RandomLevel.session
            self = ofValue(of: level, mayFail: isMistaken || level.isAround(node.level), using: &random)
        }
    }

    /// The dependency on the value of a level instead.
    fileprivate func ofValue(
        of level: RandomLevel,
        mayFail: Bool,
        using random: inout SeededGenerator
    ) -> RandomDependency {
        let optional: [Form] = [.optional, .lazyOptional, .optionalProvider]
        let forms = mayFail ? optional + [.service, .service, .lazy] : optional
        return RandomDependency(
            target: target,
            form: forms.randomElement(using: &random) ?? .optional,
            name: nil,
            injection: injection,
            level: level
        )
    }

    private typealias Injection = ComponentGraph.Dependency.Injection
}

extension RandomDependency.Form {
    /// The form, or another one if it would put off what has to be awaited, of which a graph says nothing.
    fileprivate func notDeferred(_ target: RandomNode) -> Self {
        target.isAsynchronous && [.lazy, .lazyOptional, .optionalProvider].contains(self) ? .optional : self
    }
}

extension RandomNode {
    /// A form in which a component can be asked for: any form for a mistake, or one that gives something.
    fileprivate func form(
        isMistaken: Bool,
        using random: inout SeededGenerator
    ) -> RandomDependency.Form {
        let all = RandomDependency.Form.allCases
        if isMistaken { return all.randomElement(using: &random) ?? .service }
        let forms: [RandomDependency.Form]
        switch (family, place) {
        case (.trained, _): forms = name == nil ? [.factory, .optional] : [.optional]
        case (.wild, .nowhere):
            forms = [.service, .component, .optional, .lazy, .lazyOptional, .optionalProvider]
        default: forms = [.service, .service, .service, .optional, .lazy, .lazyOptional, .optionalProvider]
        }
        return forms.randomElement(using: &random) ?? .service
    }
}

extension SeededGenerator {
    /// Whether something happens that has a probability.
    mutating func says(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }
}

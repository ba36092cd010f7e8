import TestSupport

/// A random program: components, and a list, which may include another one.
struct RandomList: Sendable {
    /// How a component depends on another one.
    enum Form: CaseIterable {
        case plain
        case optional
        case lazy
        case provider
        case factory
    }

    /// Where a component is injected.
    enum Place {
        case parameter
        case property
        case method
    }

    struct Dependency {
        var target: Int
        var form: Form
        var place: Place
    }

    struct Component {
        var number: Int

        /// Whether it is registered for a protocol, and not for itself.
        var hasProtocol: Bool
        var name: String?
        var isAsynchronous = false
        var isOnMainActor = false
        var hasArgument: Bool

        /// Whether it has injected properties, so that no other component depends on it.
        var isClass: Bool
        var isInLibrary: Bool
        var dependencies: [Dependency] = []

        /// Whether every other component can depend on its service.
        var isUnrestricted: Bool { hasProtocol && !hasArgument && !isAsynchronous && !isOnMainActor }

        /// Whether a component without a name can take its place.
        var isReplaceable: Bool { isUnrestricted && name == nil }
    }

    /// What is wrong with the program.
    enum Fault: CaseIterable {
        case missingRegistration
        case missingName
        case asynchronousDependency
        case isolatedDependency
        case cycle
        case twoComponents
        case missingList
        case missingContract
        case duplicateOfIncluded
        case unusedReplacement
    }

    let prefix: String
    var components: [Component]
    let hasLibrary: Bool
    var fault: Fault?

    /// The component that is at fault, if there is one.
    var culprit: Int?

    /// The component of the library for whose service the program has another one, if there is one.
    var replaced: Int?

    /// Makes a sound program.
    init(prefix: String, using generator: inout SeededGenerator) {
        self.prefix = prefix
        hasLibrary = Bool.random(using: &generator)
        let count = Int.random(in: 4...9, using: &generator)
        let border = hasLibrary ? count / 2 : 0
        components = (0..<count).map { number in
            let hasArgument = Int.random(in: 0..<6, using: &generator) == 0
            let isClass = Int.random(in: 0..<5, using: &generator) == 0
            let hasProtocol = !isClass && Bool.random(using: &generator)
            var component = Component(
                number: number,
                hasProtocol: hasProtocol,
                name: hasProtocol && !hasArgument && Int.random(in: 0..<4, using: &generator) == 0
                    ? "n\(number)" : nil,
                hasArgument: hasArgument,
                isClass: isClass,
                isInLibrary: number < border
            )
            if hasProtocol {
                component.isAsynchronous = Int.random(in: 0..<5, using: &generator) == 0
                component.isOnMainActor =
                    !component.isAsynchronous && Int.random(in: 0..<5, using: &generator) == 0
            }
            return component
        }
        for number in components.indices {
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                addDependency(to: number, using: &generator)
            }
        }
        replaced =
            components.filter { component in component.isInLibrary && component.isReplaceable }
            .randomElement(using: &generator)?.number
    }

    private mutating func addDependency(to number: Int, using generator: inout SeededGenerator) {
        let component = components[number]
        let place: Place =
            component.isClass
            ? [.parameter, .property, .method].randomElement(using: &generator)! : .parameter
        var dependency = Dependency(
            target: Int.random(in: components.indices, using: &generator),
            form: Form.allCases.randomElement(using: &generator)!,
            place: place
        )
        let target = components[dependency.target]
        if target.hasArgument { dependency.form = .factory }
        if !target.hasArgument, dependency.form == .factory { dependency.form = .plain }
        guard isSound(dependency, of: component) else { return }
        components[number].dependencies.append(dependency)
    }

    /// Whether a dependency is sound, as the pages state it.
    private func isSound(_ dependency: Dependency, of component: Component) -> Bool {
        let target = components[dependency.target]
        let isNow = dependency.form == .plain || dependency.form == .optional
        if target.isClass || target.isInLibrary != component.isInLibrary && component.isInLibrary {
            return false
        }
        // What is made before the component has a smaller number, so that there is no cycle.
        if isNow, dependency.place == .parameter, target.number >= component.number { return false }
        let canWait = component.isAsynchronous && dependency.place == .parameter
        if target.isAsynchronous { return dependency.form == .factory || isNow && canWait }
        if target.isOnMainActor { return !isNow || component.isOnMainActor || canWait }
        return true
    }
}

import TestSupport

// Faults that are planted into a sound program.
extension RandomList {
    /// The program with one fault; `nil` if there is no place for it.
    func with(_ fault: Fault, using generator: inout SeededGenerator) -> RandomList? {
        var program = self
        program.fault = fault
        program.replaced = nil
        switch fault {
        case .missingList, .missingContract: return hasLibrary ? program : nil
        case .unusedReplacement: return program
        case .cycle: return program.closingCycle(using: &generator) ? program : nil
        default: break
        }
        let culprits = components.filter { component in mayBeCulprit(component, of: fault) }
        guard let culprit = culprits.randomElement(using: &generator) else { return nil }
        program.culprit = culprit.number
        if fault == .asynchronousDependency { program.components[culprit.number].isAsynchronous = true }
        if fault == .isolatedDependency { program.components[culprit.number].isOnMainActor = true }
        return program
    }

    private func mayBeCulprit(_ component: Component, of fault: Fault) -> Bool {
        let isRequested = components.contains { other in
            other.dependencies.contains { dependency in dependency.target == component.number }
        }
        switch fault {
        case .missingRegistration: return isRequested && !component.isInLibrary
        case .missingName: return isRequested && component.name != nil
        case .asynchronousDependency, .isolatedDependency:
            return isRequested && component.isUnrestricted && component.dependencies.isEmpty
        case .twoComponents: return component.isReplaceable && !component.isInLibrary
        case .duplicateOfIncluded: return component.isReplaceable && component.isInLibrary
        default: return false
        }
    }

    /// Lets a component depend on one that depends on it; `false` if there is none.
    private mutating func closingCycle(using generator: inout SeededGenerator) -> Bool {
        let edges = components.flatMap { component in
            component.dependencies.filter { dependency in
                let target = components[dependency.target]
                return dependency.isEdge(of: component) && !component.isClass && !component.isAsynchronous
                    && !component.isOnMainActor && !target.isAsynchronous && !target.isOnMainActor
                    && !target.hasArgument && target.isInLibrary == component.isInLibrary
                    && target.dependencies.count < 6
            }.map { dependency in (component.number, dependency.target) }
        }
        guard let (consumer, target) = edges.randomElement(using: &generator) else { return false }
        components[target].dependencies.insert(
            Dependency(target: consumer, form: .plain, place: .parameter),
            at: 0
        )
        culprit = target
        return true
    }
}

/// Copies of containers and their registrations.
///
/// Testing: "A copy of the real container has all its registrations and none of its instances. With a container, its
/// ancestors are copied; levels are opened in a copy as in the original."
final class SpecifiedCopies {
    /// Whether the copies stand in for the originals.
    private let areSubstitutes: Bool

    private(set) var containers: [(original: SpecifiedContainer, copy: SpecifiedContainer)] = []
    private var registrations: [ObjectIdentifier: CopiedRegistration] = [:]

    /// A registration and its copy, which goes with its shared instance when another one takes its place.
    private struct CopiedRegistration {
        let original: SpecifiedRegistration
        weak var copy: SpecifiedRegistration?
    }

    init(areSubstitutes: Bool = false) { self.areSubstitutes = areSubstitutes }

    func copy(of original: SpecifiedContainer) -> SpecifiedContainer? {
        containers.first { $0.original === original }?.copy
    }

    /// Copies a container and all its ancestors, of which one may forward to what an inner one has.
    func copyHierarchy(_ original: SpecifiedContainer) -> SpecifiedContainer {
        let copy = addHierarchy(original)
        for (original, copy) in containers { copyRegistrations(of: original, to: copy) }
        return copy
    }

    private func addHierarchy(_ original: SpecifiedContainer) -> SpecifiedContainer {
        add(original, in: original.parent.map { addHierarchy($0) })
    }

    func copy(_ original: SpecifiedContainer, in parent: SpecifiedContainer?) -> SpecifiedContainer {
        let copy = add(original, in: parent)
        copyRegistrations(of: original, to: copy)
        return copy
    }

    private func add(_ original: SpecifiedContainer, in parent: SpecifiedContainer?) -> SpecifiedContainer {
        let copy = original.makeContainer(
            parent,
            original.defaultScope,
            level: original.level,
            value: original.value,
            isRegistrar: original.isRegistrar
        )
        containers.append((original, copy))
        return copy
    }

    private func copyRegistrations(of original: SpecifiedContainer, to copy: SpecifiedContainer) {
        for registration in original.registrations.values {
            copy.registrations[registration.key] = self.copy(registration)
        }
        copy.registrationsForLevels = original.registrationsForLevels.mapValues { registrations in
            registrations.mapValues { registration in self.copy(registration) }
        }
    }

    /// The copy of a registration; itself if its container is not copied.
    func copy(_ original: SpecifiedRegistration) -> SpecifiedRegistration {
        if let known = registrations[ObjectIdentifier(original)]?.copy { return known }
        guard let owner = original.owner.flatMap({ copy(of: $0) }) else { return original }
        let copiedMaker: SpecifiedRegistration.Maker =
            switch original.maker {
            case .factory, .instance, .component, .defaultValue: original.maker
            case .forward(let target): .forward(to: copy(target))
            case .decorator(let decorator, let decorated):
                .decorator(decorator, of: decorated.map { copy($0) })
            }
        let copied = SpecifiedRegistration(
            original.key,
            copiedMaker,
            original.scope,
            owner: owner,
            at: original.level
        )
        copied.completions = original.completions
        copied.closings = original.closings
        copied.order = original.order
        copied.placeInLevels = original.placeInLevels
        if areSubstitutes { copied.original = original }
        registrations[ObjectIdentifier(original)] = CopiedRegistration(original: original, copy: copied)
        return copied
    }
}

/// The containers that stand in for others while the closure of a `withOverrides` runs.
///
/// Testing: "What the closure registers or resets is undone when it returns. A container that inherits from the container
/// has the overrides, too."
final class SpecifiedSubstitution {
    private let outer: SpecifiedSubstitution?
    private let copies = SpecifiedCopies(areSubstitutes: true)

    /// The copies that others have led to, which stand for their originals even if they are replaced.
    private var ledTo: [SpecifiedRegistration] = []

    init(of container: SpecifiedContainer, inside outer: SpecifiedSubstitution?) {
        self.outer = outer
        _ = substitute(of: container, in: container.parent)
    }

    /// The container that carries out the operations of another one.
    func active(_ container: SpecifiedContainer) -> SpecifiedContainer {
        substitute(of: outer?.active(container) ?? container)
    }

    /// The registration that stands for one that others lead to.
    // Testing: what leads to a container with overrides "leads to an instance with the overrides", from any container.
    func active(_ registration: SpecifiedRegistration) -> SpecifiedRegistration {
        let asked = outer?.active(registration) ?? registration
        if let owner = asked.owner { _ = substitute(of: owner) }
        let copy = copies.copy(asked)
        if copy !== asked, !ledTo.contains(where: { $0 === copy }) { ledTo.append(copy) }
        return copy
    }

    private func substitute(of container: SpecifiedContainer) -> SpecifiedContainer {
        if let known = copies.copy(of: container) { return known }
        guard let parent = container.parent else { return container }
        let inherited = substitute(of: parent)
        return inherited === parent ? container : self.substitute(of: container, in: inherited)
    }

    private func substitute(
        of container: SpecifiedContainer,
        in parent: SpecifiedContainer?
    ) -> SpecifiedContainer {
        let substitute = copies.copy(container, in: parent)
        substitute.original = container
        substitute.isClosed = container.isClosed
        return substitute
    }
}

extension SpecifiedContainer {
    // Testing: in the closure of a `withOverrides`, "a shared component that depends on none is the same as outside"; "a
    // shared instance of a closure registered by hand is made anew, since the dependencies are unknown".
    func unaffected(
        _ registration: SpecifiedRegistration
    ) -> (container: SpecifiedContainer, registration: SpecifiedRegistration)? {
        guard let original, !isReset, let owner = registration.owner, registration.isIndependent,
            registration.scope != .custom
        else { return nil }
        // A container of a level shares what is registered for it around those with overrides.
        let outside = owner.original == nil ? registration : registration.original
        return outside.map { outside in (original, outside) }
    }
}

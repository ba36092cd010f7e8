import Ampoule

/// The registrations visible from one container: its own, and those of its ancestors that no nearer one hides.
///
/// The containers of an inner level have one view together, in which only what is registered for them has nodes.
struct ContainerView {
    let container: Core

    /// The name of the container in the graph.
    let title: String

    /// The registrations, in the order in which they were made, with the titles of their containers.
    let found: [(registration: Registration, registrar: String)]

    /// The components hidden by another component that was registered under an equal key.
    let overwritten: [(component: OverwrittenComponent, registrar: String)]

    /// The views of the fallbacks, as indices of all views, in order of precedence.
    let fallbacks: [Int]

    /// The views of the ancestors, as indices of all views, the nearest first.
    ///
    /// An ancestor sees what this container sees, unless a container in between has registrations of its own.
    fileprivate(set) var ancestors: [(container: Core, view: Int)] = []

    /// Whether the view is only for what an ancestor makes: the components that depend on nothing else.
    let isOfAncestor: Bool

    /// The view that this one adds an inner level's registrations to; `nil` if it is not of an inner level.
    let outer: Int?

    init(
        _ container: Core,
        title: String,
        fallbacks: [Int],
        isOfAncestor: Bool = false,
        insideView outer: Int? = nil
    ) {
        var found: [RegistrationKey: (registration: Registration, registrar: String)] = [:]
        var overwritten: [(component: OverwrittenComponent, registrar: String)] = []
        for searched in container.searchedRegistrations {
            let registrar = container.registrar(title, for: searched.level) { $0 == searched.container }
            var own: Set<RegistrationKey> = []
            for registration in searched.all
            where found[registration.key] == nil && !registration.key.isHidden {
                found[registration.key] = (registration, registrar)
                own.insert(registration.key)
            }
            for component in searched.overwritten where own.contains(component.key) {
                guard let origin = found[component.key]?.registration.maker.origin,
                    origin.identity != component.origin.identity
                else { continue }
                overwritten.append((component, registrar))
            }
        }
        self.container = container
        self.title = title
        self.found = found.values.sorted(by: \.registration.serialNumber)
        self.overwritten = overwritten
        self.fallbacks = fallbacks
        self.isOfAncestor = isOfAncestor
        self.outer = outer
    }

    /// The title of the container that has a registration, of this view or around.
    func registrar(of registration: Registration) -> String {
        container.registrar(title, for: registration.level) { $0.owns(registration) }
    }

    fileprivate static func title(of container: String, ancestor generation: Int) -> String {
        switch generation {
        case 0: container
        case 1: "parent of \(container)"
        default: "ancestor \(generation) of \(container)"
        }
    }
}

extension ContainerView {
    /// The views of a container, all its fallbacks, the inner levels, and their ancestors; the container's own view is first.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - innerLevels: A container of each inner level that something is registered for.
    static func all(from container: Core, _ innerLevels: [Core]) -> [ContainerView] {
        var containers: [Core] = []
        var places: [ObjectIdentifier: Int] = [:]
        var fallbacks: [[Int]] = []
        func visit(_ container: Core) -> Int {
            if let place = places[container.identity] { return place }
            let place = containers.count
            places[container.identity] = place
            containers.append(container)
            fallbacks.append([])
            fallbacks[place] = container.lineage.flatMap { ancestor in ancestor.fallbacks.map(visit) }
            return place
        }
        _ = visit(container)
        var views = containers.indices.map { place in
            let title = place == 0 ? "container" : "fallback \(place)"
            return ContainerView(containers[place], title: title, fallbacks: fallbacks[place])
        }
        for inner in innerLevels {
            places[inner.identity] = views.count
            views.append(
                ContainerView(
                    inner,
                    title: "container of the level '\(inner.level?.name ?? "")'",
                    fallbacks: views[0].fallbacks,
                    insideView: inner.lineage.dropFirst().lazy.compactMap { places[$0.identity] }.first
                )
            )
        }
        var place = 0
        while place < views.count {
            addAncestors(of: place, to: &views, &places)
            place += 1
        }
        return views
    }

    private static func addAncestors(
        of place: Int,
        to views: inout [ContainerView],
        _ places: inout [ObjectIdentifier: Int]
    ) {
        var view = place
        var isEmpty = views[place].container.findsWhatParentFinds
        for (generation, ancestor) in views[place].container.lineage.enumerated().dropFirst() {
            if !isEmpty {
                if let known = places[ancestor.identity] {
                    view = known
                } else {
                    let title = title(of: views[place].title, ancestor: generation)
                    let fallbacks = ancestor.lineage.flatMap(\.fallbacks).compactMap { fallback in
                        places[fallback.identity]
                    }
                    view = views.count
                    views.append(
                        ContainerView(
                            ancestor,
                            title: "\(title), for its shared instances",
                            fallbacks: fallbacks,
                            isOfAncestor: true
                        )
                    )
                    places[ancestor.identity] = view
                }
                isEmpty = true
            }
            isEmpty = isEmpty && ancestor.findsWhatParentFinds
            views[place].ancestors.append((ancestor, view))
        }
    }
}

extension Core {
    /// The title of the container of a level, if registrations are for one, or of the one that has them.
    fileprivate func registrar(
        _ title: String,
        for level: LevelIdentity?,
        where hasThem: (Core) -> Bool
    ) -> String {
        let generation = lineage.enumerated().first { level == nil ? hasThem($1) : $1.level == level }
        return ContainerView.title(of: title, ancestor: generation?.offset ?? 0)
    }

    /// Whether the container has no registrations of its own, and none for its level.
    fileprivate var findsWhatParentFinds: Bool {
        registrations(for: nil).isEmpty
            && (level == nil || lineage.dropFirst().allSatisfy { $0.registrations(for: level).isEmpty })
    }
}

/// The common model of the drawn pictures: boxes and arrows, with marked problems.
struct Drawing {
    struct Box {
        /// The kind of node that the box stands for.
        enum Kind {
            case component
            case closure

            /// A missing dependency.
            case missing

            /// The value that a level is opened with.
            case value

            /// A dependency from outside the graph.
            case outside

            /// A dependency whose provider is unknown.
            case unknown
        }

        /// A name of ASCII letters, digits and underscores that no other box has.
        let key: String
        let kind: Kind
        let title: String

        /// The lines below the title.
        let details: [String]
        let scope: ComponentGraph.Scope?
        let module: String?
        let location: ComponentGraph.Location?
        let isProblem: Bool
    }

    struct Arrow {
        enum Style {
            /// Injected with the initializer.
            case initializer

            /// Injected into a property or with a method.
            case afterwards

            /// Made when it is first used.
            case deferred
        }

        let source: Int
        let target: Int
        let label: String
        let style: Style
        let isProblem: Bool
    }

    /// Boxes that stand together.
    struct Group {
        /// A name like those of the boxes, and different from all of them.
        let key: String
        let title: String
        let boxes: [Box]
    }

    private(set) var boxes: [Box] = []
    private(set) var arrows: [Arrow] = []

    /// The modules with their boxes, if there are several modules.
    private(set) var groups: [Group] = []

    /// The boxes that are in none of the groups.
    var ungroupedBoxes: [Box] { groups.isEmpty ? boxes : boxes.filter { $0.module == nil } }

    /// Draws a part of a graph.
    ///
    /// - Parameters:
    ///   - part: The drawn part of the graph.
    ///   - whole: The whole graph.
    ///   - problems: The problems to mark.
    init(_ part: ComponentGraph, of whole: ComponentGraph, _ problems: [ComponentGraph.Problem]) {
        let marks = ProblemMarks(problems)
        let index = GraphIndex(part)
        let isPart = part.nodes.count < whole.nodes.count
        var keys = BoxKeys()
        boxes = part.nodes.map { node in
            let hidden = isPart ? node.dependencies.flatMap(\.provider.nodes).filter { part[$0] == nil } : []
            return Box(
                key: keys.key(for: node.id.rawValue),
                kind: node.component == nil ? .closure : .component,
                title: node.id.rawValue,
                details: node.details + (hidden.isEmpty ? [] : ["… \(Set(hidden).count) more"]),
                scope: node.scope,
                module: node.module,
                location: node.location,
                isProblem: marks.nodes.contains(node.id)
            )
        }
        addArrows(of: part, index, marks, &keys)
        let modules = part.modules
        if modules.count > 1 {
            groups = modules.map { module in
                let key = keys.key(for: module)
                return Group(key: key, title: module, boxes: boxes.filter { $0.module == module })
            }
        }
    }

    private mutating func addArrows(
        of part: ComponentGraph,
        _ index: GraphIndex,
        _ marks: ProblemMarks,
        _ keys: inout BoxKeys
    ) {
        var stubs: [Stub: Int] = [:]
        for source in part.nodes.indices {
            let node = part.nodes[source]
            for (place, dependency) in node.dependencies.enumerated() {
                let edge = ComponentGraph.Problem.Edge(node: node.id, dependency: place)
                let isProblem = marks.edges.contains(edge)
                var targets = index.providers(of: place, of: source)
                for stub in Stub.all(of: dependency) {
                    targets.append(box(of: stub, isProblem, &stubs, &keys))
                }
                switch dependency.provider {
                case .needsArguments(let id): if let target = index.place(of: id) { targets.append(target) }
                case .ambiguous(let ids): targets += ids.compactMap(index.place)
                default: break
                }
                arrows += targets.map { target in
                    Arrow(
                        source: source,
                        target: target,
                        label: dependency.text,
                        style: Arrow.Style(dependency),
                        isProblem: isProblem
                    )
                }
            }
        }
    }

    private mutating func box(
        of stub: Stub,
        _ isProblem: Bool,
        _ stubs: inout [Stub: Int],
        _ keys: inout BoxKeys
    ) -> Int {
        if let place = stubs[stub] { return place }
        stubs[stub] = boxes.count
        boxes.append(
            Box(
                key: keys.key(for: stub.service),
                kind: stub.kind,
                title: stub.service,
                details: [stub.text],
                scope: nil,
                module: nil,
                location: nil,
                isProblem: isProblem
            )
        )
        return boxes.count - 1
    }
}

/// The target of a dependency that is no node.
private struct Stub: Hashable {
    let service: String
    let kind: Drawing.Box.Kind

    /// The level of a value.
    var level: String?

    /// The targets of a dependency; several if it is the value of one of several levels.
    static func all(of dependency: ComponentGraph.Dependency) -> [Self] {
        switch dependency.provider {
        case .missing: [Self(service: dependency.key, kind: .missing)]
        case .outside: [Self(service: dependency.key, kind: .outside)]
        case .unknown: [Self(service: dependency.key, kind: .unknown)]
        case .value(let levels): levels.map { Self(service: dependency.service, kind: .value, level: $0) }
        case .node, .oneOf, .needsArguments, .ambiguous: []
        }
    }

    var text: String {
        switch kind {
        case .missing: "not registered"
        case .value: "the value of '\(level ?? "")'"
        case .outside: "from outside"
        default: "not known from the sources"
        }
    }
}

extension Drawing.Arrow.Style {
    fileprivate init(_ dependency: ComponentGraph.Dependency) {
        self =
            dependency.need == .deferred
            ? .deferred : dependency.injection == .initializer ? .initializer : .afterwards
    }
}

extension ComponentGraph.Dependency {
    /// The text of an arrow: the label, marked as an optional type is.
    var text: String { need == .optional ? "\(label)?" : label }
}

extension ComponentGraph.Node {
    /// The text below the identifier: the services, the scope and how instances are made.
    var details: [String] {
        let others = services.filter { $0 != (component ?? id.rawValue) }
        let service = component == nil || others.isEmpty ? nil : "as \(others.joined(separator: ", "))"
        return [service, manner].compactMap(\.self)
    }

    /// How instances are made and shared.
    var manner: String {
        [
            scope.description, isAsynchronous ? "async" : nil,
            component == nil && !areDependenciesKnown ? "closure" : nil,
            isRegistered ? nil : "not registered",
        ]
        .compactMap { $0 }.joined(separator: ", ")
    }
}

import AmpouleGraph

/// The common model of the drawn pictures: boxes and arrows, with marked problems.
struct Drawing {
    struct Box {
        /// The kind of node that the box stands for.
        enum Kind: String {
            case component
            case closure

            /// A missing dependency.
            case missing

            /// A list that nothing contributes to.
            case emptyList = "empty"

            /// The value that a level is opened with.
            case value

            /// A dependency from outside the graph.
            case outside
        }

        /// A name of ASCII letters, digits and underscores that no other box has.
        let key: String
        let kind: Kind
        let title: String

        /// The lines below the title.
        let details: [String]
        var scope: ComponentGraph.Scope?
        var module: String?

        /// The level to which it belongs, if that has a frame.
        var level: String?
        var location: ComponentGraph.Location?
        let isProblem: Bool
    }

    struct Arrow {
        enum Style: String {
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

        /// The groups in it, of which none has one of its own boxes.
        var groups: [Group] = []
    }

    private(set) var boxes: [Box] = []
    private(set) var arrows: [Arrow] = []

    /// The frames of the levels, each behind the one around it.
    private(set) var frames: [LevelFrame] = []

    /// The boxes outside of all groups; and the modules with their boxes, if there are several modules, and the levels,
    /// which have modules of their own.
    private(set) var contents = Group(key: "", title: "", boxes: [])

    private var keys = BoxKeys()

    /// The boxes that stand for no node, by their keys.
    private var stubs: [String: Int] = [:]

    /// Draws a part of a graph.
    ///
    /// - Parameters:
    ///   - part: The drawn part of the graph.
    ///   - whole: The whole graph.
    ///   - problems: The problems to mark.
    init(_ part: ComponentGraph, of whole: ComponentGraph, _ problems: [ComponentGraph.Problem]) {
        let marks = ProblemMarks(problems)
        let isPart = part.nodes.count < whole.nodes.count
        for node in part.nodes {
            let hidden = isPart ? node.dependencies.flatMap(\.provider.nodes).filter { part[$0] == nil } : []
            boxes.append(
                Box(
                    key: keys.key(for: node.id.rawValue),
                    kind: node.component == nil ? .closure : .component,
                    title: node.id.rawValue,
                    details: node.details + (hidden.isEmpty ? [] : ["… \(Set(hidden).count) more"]),
                    scope: node.scope,
                    module: node.module,
                    level: node.level.flatMap { part.level(named: $0)?.name },
                    location: node.location,
                    isProblem: marks.nodes.contains(node.id)
                )
            )
        }
        for level in part.levels { _ = value(of: level.name) }
        addArrows(of: part, marks)
        frames = LevelFrame.frames(of: part.levels)
        contents = group(of: nil, areModulesShown: part.modules.count > 1)
    }

    /// The contents of the frame of a level, or of the drawing outside of all frames.
    private mutating func group(of frame: LevelFrame?, areModulesShown: Bool) -> Group {
        let level = frame?.level.name
        let key = level.map { keys.key(for: "level \($0)") } ?? ""
        let own = boxes.filter { $0.level == level }
        var groups: [Group] = []
        if areModulesShown {
            for module in Set(own.compactMap(\.module)).sorted() {
                let key = keys.key(for: level.map { "\(module) in \($0)" } ?? module)
                groups.append(Group(key: key, title: module, boxes: own.filter { $0.module == module }))
            }
        }
        for inner in frames where inner.outer.map({ frames[$0].level.name }) == level {
            groups.append(group(of: inner, areModulesShown: areModulesShown))
        }
        let ungrouped = areModulesShown ? own.filter { $0.module == nil } : own
        return Group(key: key, title: frame?.title ?? "", boxes: ungrouped, groups: groups)
    }

    private mutating func addArrows(of part: ComponentGraph, _ marks: ProblemMarks) {
        let index = GraphIndex(part)
        for (source, node) in part.nodes.enumerated() {
            for (place, dependency) in node.dependencies.enumerated() {
                let edge = ComponentGraph.Problem.Edge(node: node.id, dependency: place)
                let isProblem = marks.edges.contains(edge)
                let key = dependency.key
                let targets =
                    switch dependency.provider {
                    case .missing: [stub(.missing, key, "not registered", isProblem: isProblem)]
                    case .outside: [stub(.outside, key, "from outside", isProblem: isProblem)]
                    case .all([]): [stub(.emptyList, key, "empty", isProblem: isProblem)]
                    case .value(let level): [value(of: level)]
                    case .needsArguments(let id): [id].compactMap(index.place)
                    case .ambiguous(let ids): ids.compactMap(index.place)
                    case .node, .oneOf, .all: index.providers(of: place, of: source)
                    }
                arrows += targets.map { target in
                    Arrow(
                        source: source,
                        target: target,
                        label: dependency.text,
                        style: dependency.style,
                        isProblem: isProblem
                    )
                }
            }
        }
    }

    private mutating func value(of level: String) -> Int {
        stub(.value, level, "the value of '\(level)'", level: level, isProblem: false)
    }

    /// The index of a box that stands for no node; dependencies of one kind on one key share it.
    private mutating func stub(
        _ kind: Box.Kind,
        _ title: String,
        _ text: String,
        level: String? = nil,
        isProblem: Bool
    ) -> Int {
        if let place = stubs["\(kind) \(title)"] { return place }
        stubs["\(kind) \(title)"] = boxes.count
        boxes.append(
            Box(
                key: keys.key(for: title),
                kind: kind,
                title: title,
                details: [text],
                level: level,
                isProblem: isProblem
            )
        )
        return boxes.count - 1
    }
}

extension ComponentGraph.Dependency {
    fileprivate var style: Drawing.Arrow.Style {
        need == .deferred ? .deferred : injection == .initializer ? .initializer : .afterwards
    }

    /// The text of an arrow: the label, marked as an optional type is.
    var text: String { need == .optional ? "\(label)?" : label }
}

extension ComponentGraph.Node {
    /// The text below the identifier: the services and lists, the scope and how instances are made.
    var details: [String] {
        let others = services.filter { $0 != (component ?? id.rawValue) }
        guard component != nil else { return [manner] }
        let service = others.isEmpty ? nil : "as \(others.joined(separator: ", "))"
        let lists = contributesTo.map { services in "in \(services.map { "[\($0)]" }.joined(separator: ", "))"
        }
        let text = [service, lists].compactMap(\.self).joined(separator: ", ")
        return text.isEmpty ? [manner] : [text, manner]
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

import AmpouleGraph

/// Draws a graph as a page for a browser, in a single file that needs nothing from the network.
///
/// The drawing is laid out and written here; the script in the page moves, searches and highlights.
struct PagePicture {
    let part: ComponentGraph
    let drawing: Drawing
    let problems: [ComponentGraph.Problem]

    var text: String {
        PageTemplate.page(
            titled: "Components",
            style: PageTemplate.style,
            body: """
                \(PageTemplate.body)<script id="data" type="application/json">\(data.inlineText)</script>
                \(PageSVG(drawing).text)
                <script>
                \(PageTemplate.script)</script>
                """,
            hasScript: true
        )
    }

    // MARK: - What the script knows of the graph

    private var data: JSONValue {
        let index = GraphIndex(part)
        return .object([
            "count": .literal("\(part.nodes.count)"),
            "boxes": .array(drawing.boxes.enumerated().map { place, box in self.box(box, at: place) }),
            "arrows": .array(drawing.arrows.map(arrow)),
            "problems": .array(problems.map { problem($0, in: index) }),
        ])
    }

    /// A box; those of nodes come first, in the order of the nodes.
    private func box(_ box: Drawing.Box, at place: Int) -> JSONValue {
        var facts: [(String, String)] = []
        if place < part.nodes.count {
            let node = part.nodes[place]
            facts = [
                ("Services", node.services.joined(separator: ", ")),
                ("Name", node.name ?? ""),
                ("Arguments", node.arguments.joined(separator: ", ")),
                ("Scope", node.manner),
                ("Module", node.module ?? ""),
                ("Registered by", node.registeredBy.joined(separator: ", ")),
                ("Declared at", node.location?.description ?? ""),
            ]
        } else {
            facts = [("", box.details.joined(separator: ", "))]
        }
        let shown = facts.filter { !$0.1.isEmpty }
        return .object([
            "title": .string(box.title),
            "problem": .literal("\(box.isProblem)"),
            "search": .string(([box.title] + shown.map(\.1)).joined(separator: "\n").lowercased()),
            "facts": .array(shown.map { .array([.string($0.0), .string($0.1)]) }),
            "known": .literal("\(place >= part.nodes.count || part.nodes[place].areDependenciesKnown)"),
        ])
    }

    private func arrow(_ arrow: Drawing.Arrow) -> JSONValue {
        .object([
            "source": .literal("\(arrow.source)"),
            "target": .literal("\(arrow.target)"),
            "label": .string(arrow.label),
            "manner": .string(arrow.style.text),
            "problem": .literal("\(arrow.isProblem)"),
        ])
    }

    private func problem(_ problem: ComponentGraph.Problem, in index: GraphIndex) -> JSONValue {
        let lines = problem.notes.map { note in
            (note.location.map { "\($0): " } ?? "") + note.message
        }
        return .object([
            "message": .string(problem.message),
            "location": .string(problem.location?.description ?? ""),
            "notes": .array(lines.map { .string($0) }),
            "boxes": .array(problem.nodes.compactMap { index.place(of: $0) }.map { .literal("\($0)") }),
        ])
    }
}

extension Drawing.Arrow.Style {
    fileprivate var text: String {
        switch self {
        case .initializer: "with the initializer"
        case .afterwards: "after the initializer"
        case .deferred: "when first used"
        }
    }
}

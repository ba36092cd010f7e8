import AmpouleGraph

/// Draws a graph in the language of Graphviz.
struct DotPicture {
    let drawing: Drawing

    var text: String {
        var lines = [
            "digraph components {",
            "    rankdir=LR",
            "    node [shape=box, fontname=\"Helvetica, Arial, sans-serif\", fontsize=11]",
            "    edge [fontname=\"Helvetica, Arial, sans-serif\", fontsize=9]",
        ]
        for group in drawing.contents.groups { lines += cluster(group).map { "    \($0)" } }
        lines += drawing.contents.boxes.map { "    \(box($0))" }
        lines += drawing.arrows.map { "    \(arrow($0))" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func cluster(_ group: Drawing.Group) -> [String] {
        ["subgraph cluster_\(group.key) {", "    label=\(quoted(group.title))"]
            + (group.boxes.map(box) + group.groups.flatMap(cluster)).map { "    \($0)" } + ["}"]
    }

    private func box(_ box: Drawing.Box) -> String {
        var attributes = ["label=\(quoted(([box.title] + box.details).joined(separator: "\n")))"]
        switch box.kind {
        case .component: break
        case .closure, .value: attributes.append("style=rounded")
        case .missing, .emptyList, .outside: attributes.append("style=\"rounded,dashed\"")
        }
        if let location = box.location { attributes.append("tooltip=\(quoted(location.description))") }
        return "\(box.key) \(list(attributes, isProblem: box.isProblem))"
    }

    private func arrow(_ arrow: Drawing.Arrow) -> String {
        var attributes = ["label=\(quoted(arrow.label))"]
        switch arrow.style {
        case .initializer: break
        case .afterwards: attributes.append("style=dashed")
        case .deferred: attributes.append("style=dotted")
        }
        let (source, target) = (drawing.boxes[arrow.source].key, drawing.boxes[arrow.target].key)
        return "\(source) -> \(target) \(list(attributes, isProblem: arrow.isProblem))"
    }

    private func list(_ attributes: [String], isProblem: Bool) -> String {
        let marked = attributes + (isProblem ? ["color=\"#d1242f\"", "penwidth=2"] : [])
        return "[\(marked.joined(separator: ", "))]"
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.escaped(["\"": "\\\"", "\\": "\\\\"], newline: "\\n")
        return "\"\(escaped)\""
    }
}

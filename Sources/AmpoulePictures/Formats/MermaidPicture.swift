import AmpouleGraph

/// Draws a graph as a flowchart of Mermaid.
struct MermaidPicture {
    let drawing: Drawing

    var text: String {
        var lines = ["flowchart LR"]
        for group in drawing.contents.groups { lines += subgraph(group).map { "    \($0)" } }
        lines += drawing.contents.boxes.map { "    \(box($0))" }
        lines += drawing.arrows.map { "    \(arrow($0))" }
        lines += styles
        return lines.joined(separator: "\n") + "\n"
    }

    private func subgraph(_ group: Drawing.Group) -> [String] {
        ["subgraph \(group.key)[\(quoted(group.title))]"]
            + (group.boxes.map(box) + group.groups.flatMap(subgraph)).map { "    \($0)" } + ["end"]
    }

    private func box(_ box: Drawing.Box) -> String {
        let label = quoted(([box.title] + box.details).joined(separator: "\n"))
        switch box.kind {
        case .component: return "\(box.key)[\(label)]"
        case .closure, .value: return "\(box.key)(\(label))"
        case .missing, .emptyList, .outside: return "\(box.key)([\(label)])"
        }
    }

    private func arrow(_ arrow: Drawing.Arrow) -> String {
        let line = arrow.style == .initializer ? "-->" : "-.->"
        let (source, target) = (drawing.boxes[arrow.source].key, drawing.boxes[arrow.target].key)
        return "\(source) \(line)|\(quoted(arrow.label))| \(target)"
    }

    private var styles: [String] {
        let marked = "stroke:#d1242f,stroke-width:3px"
        let classes = [
            ("stub", "stroke-dasharray:4 4", drawing.boxes.filter { $0.kind == .outside }),
            ("problem", marked, drawing.boxes.filter(\.isProblem)),
        ]
        var lines: [String] = []
        for (name, style, boxes) in classes where !boxes.isEmpty {
            lines.append("    classDef \(name) \(style)")
            lines.append("    class \(boxes.map(\.key).joined(separator: ",")) \(name)")
        }
        let arrows = drawing.arrows.indices.filter { drawing.arrows[$0].isProblem }.map(String.init)
        if !arrows.isEmpty { lines.append("    linkStyle \(arrows.joined(separator: ",")) \(marked)") }
        return lines
    }

    /// A text as Mermaid reads it: with its own entities for what is markup to it.
    private func quoted(_ text: String) -> String {
        let entities: [Character: String] = [
            "\"": "#quot;", "#": "#35;", "&": "#amp;", "<": "#lt;", ">": "#gt;", "`": "#96;", "\\": "#92;",
            "*": "#42;", "_": "#95;",
        ]
        return "\"\(text.escaped(entities, newline: "<br>"))\""
    }
}

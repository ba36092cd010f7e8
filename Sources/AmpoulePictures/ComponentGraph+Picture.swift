// Code that draws a graph needs it from a container, and so needs no second import.
@_exported import AmpouleGraph

extension ComponentGraph {
    /// The formats of pictures.
    public enum PictureFormat: String, Sendable, CaseIterable {
        /// A tree of text, for the terminal.
        case tree

        /// A flowchart of Mermaid, which many hosts of sources draw inside Markdown.
        case mermaid

        /// A digraph of Graphviz, for `dot`.
        case dot

        /// The model itself and its problems; decodes to an equal graph.
        case json

        /// A page for a browser, with pan, zoom and search, that needs no network.
        case html
    }

    /// Draws the graph, or a part of it, with the problems marked.
    ///
    /// Equal graphs give equal texts. The problems are those of the whole graph, even if only a part is drawn.
    ///
    /// ```swift
    /// print(container.graph.picture(.tree))
    /// ```
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - selection: The part to draw. The default is the whole graph.
    ///   - problems: The problems to mark and to list. The default is all `problems`.
    /// - Returns: The text of the diagram, ending with a newline.
    public func picture(
        _ format: PictureFormat,
        of selection: Selection = Selection(),
        marking problems: [Problem]? = nil
    ) -> String {
        let part = part(selection)
        let problems = (problems ?? self.problems).filter { problem in
            problem.nodes.contains { part[$0] != nil }
        }
        switch format {
        case .tree: return TreePicture(graph: part, rootNames: selection.roots, problems: problems).text
        case .mermaid: return MermaidPicture(drawing: Drawing(part, of: self, problems)).text
        case .dot: return DotPicture(drawing: Drawing(part, of: self, problems)).text
        case .json: return JSONValue(part, problems).text + "\n"
        case .html:
            let drawing = Drawing(part, of: self, problems)
            return PagePicture(part: part, drawing: drawing, problems: problems).text
        }
    }
}

/// The marked parts of a graph, which have problems.
struct ProblemMarks {
    private(set) var nodes: Set<ComponentGraph.Node.ID> = []
    private(set) var edges: Set<ComponentGraph.Problem.Edge> = []

    init(_ problems: [ComponentGraph.Problem]) {
        for problem in problems {
            edges.formUnion(problem.edges)
            switch problem.kind {
            case .cycle, .duplicateKey: nodes.formUnion(problem.nodes)
            default: nodes.formUnion(problem.nodes.prefix(1))
            }
        }
    }
}

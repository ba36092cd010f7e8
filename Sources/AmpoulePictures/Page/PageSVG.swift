import AmpouleGraph

/// The drawing itself, as a part of the page.
struct PageSVG {
    /// The widths of a character in the page's fonts, which are of fixed width, and the heights of lines.
    private enum Metrics {
        static let titleCharacter = 7.25
        static let detailCharacter = 6.65
        static let titleHeight = 18.0
        static let detailHeight = 15.0
        static let padding = Layout.Size(width: 14, height: 8)
    }

    /// The longest text that is shown in full.
    private static let most = 44

    private let drawing: Drawing
    private let texts: [(title: String, details: [String])]
    private let sizes: [Layout.Size]
    private let layout: Layout

    /// The distance by which each arrow is drawn below its layout, which separates arrows between the same boxes.
    private let shifts: [Double]

    init(_ drawing: Drawing) {
        self.drawing = drawing
        texts = drawing.boxes.map { box in
            // Search and panel show the module; here it would widen every box.
            (Self.shortened(box.title), box.details.map(Self.shortened))
        }
        sizes = texts.map { text in
            let title = Double(Self.width(text.title)) * Metrics.titleCharacter
            let details = text.details.map { Double(Self.width($0)) * Metrics.detailCharacter }
            return Layout.Size(
                width: (details.reduce(title, max) + 2 * Metrics.padding.width).rounded(.up),
                height: Metrics.titleHeight + Double(details.count) * Metrics.detailHeight + 2
                    * Metrics.padding.height
            )
        }
        layout = Layout(
            sizes: sizes,
            arrows: drawing.arrows.map { ($0.source, $0.target) },
            frames: drawing.frames.map { frame in
                let width = Double(Self.width(frame.title)) * Metrics.titleCharacter
                return Layout.Frame(outer: frame.outer, titleWidth: width)
            },
            frameOfBox: drawing.boxes.map { box in
                drawing.frames.firstIndex { $0.level.name == box.level }
            }
        )
        shifts = Self.shifts(of: drawing.arrows)
    }

    private static func shifts(of arrows: [Drawing.Arrow]) -> [Double] {
        let groups = Dictionary(grouping: arrows.indices) { [arrows[$0].source, arrows[$0].target].sorted() }
        var shifts = arrows.map { _ in 0.0 }
        for group in groups.values where group.count > 1 {
            let distance = min(9, 24 / Double(group.count - 1))
            for (number, place) in group.enumerated() {
                shifts[place] = (Double(number) - Double(group.count - 1) / 2) * distance
            }
        }
        return shifts
    }

    var text: String {
        let size =
            "data-width=\"\(Self.number(layout.size.width))\" data-height=\"\(Self.number(layout.size.height))\""
        return """
            <svg id="drawing" \(size) role="group" aria-label="The components and their dependencies">
            <defs>
            \(["head", "head-lit", "head-problem"].map(Self.marker).joined(separator: "\n"))
            </defs>
            <g id="view">
            <g id="frames">
            \(drawing.frames.indices.map(frame).joined(separator: "\n"))
            </g>
            <g id="arrows">
            \(drawing.arrows.indices.map(arrow).joined(separator: "\n"))
            </g>
            <g id="boxes">
            \(drawing.boxes.indices.map(box).joined(separator: "\n"))
            </g>
            </g>
            </svg>
            """
    }

    private static func marker(_ id: String) -> String {
        """
        <marker id="\(id)" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" \
        orient="auto-start-reverse"><path d="M0 0L8 4L0 8z"/></marker>
        """
    }

    // MARK: - Frames

    private func frame(_ place: Int) -> String {
        let (corner, size) = (layout.frameCorners[place], layout.frameSizes[place])
        return """
            <g class="frame" transform="translate(\(Self.text(corner)))">\
            <rect width="\(Self.number(size.width))" height="\(Self.number(size.height))" rx="10"/>\
            <text x="14" y="21">\(Self.shortened(drawing.frames[place].title).escapedForMarkup)</text></g>
            """
    }

    // MARK: - Boxes

    private func box(_ place: Int) -> String {
        let box = drawing.boxes[place]
        let size = sizes[place]
        let classes = ["box", box.kind.rawValue, box.scopeClass, box.isProblem ? "problem" : ""]
            .filter { !$0.isEmpty }.joined(separator: " ")
        var lines = [
            """
            <g class="\(classes)" data-box="\(place)" tabindex="0" role="button" \
            transform="translate(\(Self.text(layout.positions[place])))">
            """,
            "<title>\(([box.title] + box.details).joined(separator: "\n").escapedForMarkup)</title>",
            "<rect width=\"\(Self.number(size.width))\" height=\"\(Self.number(size.height))\" rx=\"6\"/>",
        ]
        if box.scope != nil {
            lines.append("<path class=\"scope\" d=\"M2 8V\(Self.number(size.height - 8))\"/>")
        }
        var baseline = Metrics.padding.height + Metrics.titleHeight - 5
        lines.append(text(texts[place].title, "title", baseline))
        for detail in texts[place].details {
            baseline += Metrics.detailHeight
            lines.append(text(detail, "detail", baseline))
        }
        return lines.joined() + "</g>"
    }

    private func text(_ text: String, _ name: String, _ baseline: Double) -> String {
        "<text class=\"\(name)\" x=\"\(Self.number(Metrics.padding.width))\" y=\"\(Self.number(baseline))\">\(text.escapedForMarkup)</text>"
    }

    // MARK: - Arrows

    private func arrow(_ place: Int) -> String {
        let arrow = drawing.arrows[place]
        let problem = arrow.isProblem ? " problem" : ""
        return
            "<path class=\"arrow \(arrow.style.rawValue)\(problem)\" data-arrow=\"\(place)\" d=\"\(path(of: place))\"/>"
    }

    /// A smooth curve through an arrow's points.
    private func path(of place: Int) -> String {
        let points = layout.paths[place].map { Layout.Point(x: $0.x, y: $0.y + shifts[place]) }
        guard let start = points.first else {
            let box = drawing.arrows[place].source
            let corner = layout.positions[box]
            let right = corner.x + sizes[box].width
            let (top, bottom) = (Self.number(corner.y), Self.number(corner.y + 12))
            let far = Self.number(right + 26)
            return
                "M\(Self.number(right - 14)) \(top)C\(Self.number(right - 14)) \(Self.number(corner.y - 26)) \(far) \(bottom) \(Self.number(right)) \(bottom)"
        }
        var path = "M\(Self.text(start))"
        for (from, to) in zip(points, points.dropFirst()) {
            if from.y == to.y {
                path += "H\(Self.number(to.x))"
            } else {
                let middle = Self.number((from.x + to.x) / 2)
                path += "C\(middle) \(Self.number(from.y)) \(middle) \(Self.number(to.y)) \(Self.text(to))"
            }
        }
        return path
    }

    // MARK: - Texts

    private static func text(_ point: Layout.Point) -> String { "\(number(point.x)) \(number(point.y))" }

    /// A coordinate in tenths of a pixel.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let text = "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
        return tenths < 0 ? "-\(text)" : text
    }

    /// A text with its middle left out if it is very long.
    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= most ? line : "\(line.prefix(most / 2))…\(line.suffix(most / 2 - 1))"
    }

    /// The width of a text in characters of fixed width; those of East Asian scripts count as two.
    private static func width(_ text: String) -> Int {
        text.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1) }
    }
}

extension Drawing.Box {
    /// The style class of the scope.
    fileprivate var scopeClass: String {
        guard case .custom = scope else { return scope?.description ?? "" }
        return "custom"
    }
}

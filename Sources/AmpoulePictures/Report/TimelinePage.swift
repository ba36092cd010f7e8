import AmpouleGraph

/// Draws a timeline as a page for a browser, in a single file that needs nothing from the network.
struct TimelinePage {
    let timeline: Timeline

    private static let rowHeight = 22
    private static let labelWidth = 380
    private static let chartWidth = 720
    private static let headHeight = 28

    var text: String {
        PageTemplate.page(
            titled: "Warm-up",
            style: Self.style,
            body: """
                <h1>Warm-up</h1>
                <p>\(timeline.report.description.escapedForMarkup)</p>
                \(drawing)
                <p class="legend"><i class="critical"></i>critical path <i class="instance"></i>other instances \
                <i class="wait"></i>waiting</p>
                """,
            hasScript: false
        )
    }

    /// The timeline as SVG.
    private var drawing: String {
        let width = Self.labelWidth + Self.chartWidth + 100
        let height = Self.headHeight + timeline.rows.count * Self.rowHeight + 4
        let rows = timeline.rows.enumerated().map { place, row in
            self.row(row, at: Self.headHeight + place * Self.rowHeight)
        }
        return """
            <svg role="img" aria-label="Timeline" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
            \((grid(height) + rows).joined(separator: "\n"))
            </svg>
            """
    }

    private func grid(_ height: Int) -> [String] {
        (0...4).map { quarter in
            let place = Self.labelWidth + Self.chartWidth * quarter / 4
            let time = timeline.report.duration * Double(quarter) / 4
            return """
                <path class="grid" d="M\(place) 20V\(height)"/><text class="time" x="\(place)" y="14">\
                \(time.inMilliseconds)</text>
                """
        }
    }

    private func row(_ row: Timeline.Row, at top: Int) -> String {
        let kind = row.scope == nil ? "wait" : row.isCritical ? "critical" : "instance"
        let start = Self.labelWidth + place(of: row.start)
        let width = max(2, Self.labelWidth + place(of: row.start + row.duration) - start)
        let indent = 8 + min(row.depth, 12) * 14
        let scope = row.scope.map { ", scope \($0)" } ?? ""
        let title = "\(row.text)\(scope), from \(row.start.inMilliseconds), \(row.duration.inMilliseconds)"
        return """
            <g class="\(kind)"><title>\(title.escapedForMarkup)</title>\
            <text x="\(indent)" y="\(top + 15)">\(shortened(row.text, indent).escapedForMarkup)</text>\
            <rect x="\(start)" y="\(top + 3)" width="\(width)" height="\(Self.rowHeight - 6)" rx="3"/>\
            <text class="duration" x="\(start + width + 6)" y="\(top + 15)">\(row.duration.inMilliseconds)</text></g>
            """
    }

    private func place(of time: Duration) -> Int {
        min(Self.chartWidth, Int(timeline.part(time) * Double(Self.chartWidth)))
    }

    private func shortened(_ text: String, _ indent: Int) -> String {
        let most = (Self.labelWidth - indent - 12) / 7
        return text.count <= most ? text : text.prefix(most - 1) + "…"
    }

    private static let style = #"""
        :root { color-scheme: light dark; --page: light-dark(#f6f7f9, #10141a); --ink: light-dark(#1c2128, #e6eaef);
          --faint: light-dark(#636c76, #9aa5b1); --line: light-dark(#d5dae0, #2c343d); --bar: light-dark(#9aa3ad, #5d6875);
          --critical: light-dark(#cf222e, #ff6a61); --wait: light-dark(#d9822b, #d9822b); }
        body { margin: 16px 20px; background: var(--page); color: var(--ink);
          font: 13px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
        h1 { font-size: 15px; margin: 0 0 6px; }
        p { color: var(--faint); overflow-wrap: anywhere; }
        svg { max-width: none; }
        text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
        text.time, text.duration, .wait text { fill: var(--faint); font-size: 11px; }
        text.time { text-anchor: middle; }
        .grid { stroke: var(--line); }
        .instance rect { fill: var(--bar); } .critical rect { fill: var(--critical); }
        .wait rect { fill: none; stroke: var(--wait); stroke-dasharray: 3 2; }
        .critical > text:first-of-type { font-weight: 600; }
        .legend i { display: inline-block; width: 16px; height: 9px; margin: 0 5px 0 12px; border-radius: 2px; }
        .legend i.critical { background: var(--critical); } .legend i.instance { background: var(--bar); }
        .legend i.wait { border: 1px dashed var(--wait); box-sizing: border-box; }

        """#
}

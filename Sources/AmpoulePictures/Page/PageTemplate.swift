import AmpouleGraph

/// The parts of the page that are the same for every graph.
///
/// They are texts in the sources, not resources: a resource would have to be shipped with every program that uses
/// the container.
enum PageTemplate {
    /// A page in a single file that needs nothing from the network.
    static func page(titled title: String, style: String, body: String, hasScript: Bool) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'\(hasScript ? "; script-src 'unsafe-inline'" : "")">
        <title>\(title)</title>
        <style>
        \(style)</style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// The markup around the drawing.
    static let body = #"""
        <header>
        <h1>Components</h1>
        <span id="count"></span>
        <input id="search" type="search" placeholder="Search ( / )" aria-label="Search components" autocomplete="off" spellcheck="false">
        <span id="matches" role="status"></span>
        <button id="problems" hidden></button>
        <span class="space"></span>
        <button id="out" title="Zoom out ( - )" aria-label="Zoom out">−</button>
        <button id="in" title="Zoom in ( + )" aria-label="Zoom in">+</button>
        <button id="fit" title="Show all ( 0 )">Fit</button>
        <button id="theme" title="Light or dark" aria-label="Light or dark">◐</button>
        </header>
        <aside id="panel" hidden></aside>
        <footer>
        <span><i class="transient"></i>transient</span><span><i class="graph"></i>graph</span><span><i class="container"></i>container</span><span><i class="weak"></i>weak</span><span><i class="custom"></i>custom scope</span>
        <span><b></b>initializer</span><span><b class="afterwards"></b>property or method</span><span><b class="deferred"></b>when first used</span>
        </footer>

        """#

    static let style = #"""
        :root { color-scheme: light; --page: #f6f7f9; --surface: #fff; --ink: #1c2128; --faint: #636c76; --line: #c4cad1;
          --arrow: #9aa3ad; --lit: #0a66d0; --problem: #cf222e; --problem-surface: #ffebe9; --match: #fff1b8;
          --transient: #9aa3ad; --graph: #2f81f7; --container: #2da44e; --weak: #17a2a2; --level: #d9822b; --custom: #a259d9; }
        :root[data-theme=dark] { color-scheme: dark; --page: #10141a; --surface: #1b2129; --ink: #e6eaef; --faint: #9aa5b1;
          --line: #3b444f; --arrow: #5d6875; --lit: #58a6ff; --problem: #ff6a61; --problem-surface: #3a1d20; --match: #4d4100; }
        * { box-sizing: border-box; }
        html, body { margin: 0; height: 100%; overflow: hidden; background: var(--page); color: var(--ink);
          font: 13px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
        [hidden] { display: none !important; }
        header { position: fixed; inset: 0 0 auto 0; height: 46px; display: flex; align-items: center; gap: 10px; padding: 0 14px;
          background: var(--surface); border-bottom: 1px solid var(--line); z-index: 2; }
        h1 { font-size: 15px; margin: 0; }
        #count, #matches { color: var(--faint); white-space: nowrap; }
        #search { width: min(280px, 30vw); min-width: 50px; padding: 5px 9px; border: 1px solid var(--line); border-radius: 6px;
          background: var(--page); color: inherit; font: inherit; }
        button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 6px;
          padding: 4px 10px; min-width: 32px; flex: none; cursor: pointer; white-space: nowrap; }
        button:hover { border-color: var(--lit); }
        #problems { color: var(--problem); border-color: var(--problem); font-weight: 600; }
        .space { flex: 1; }
        @media (max-width: 720px) {
          header { gap: 6px; padding: 0 8px; }
          h1, #count, .space { display: none; }
          #search { flex: 1; width: auto; }
        }
        aside { position: fixed; top: 46px; right: 0; bottom: 0; width: min(380px, 80vw); overflow: auto; padding: 14px 16px;
          background: var(--surface); border-left: 1px solid var(--line); z-index: 1; overflow-wrap: anywhere; }
        aside h2 { font: 600 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; margin: 0 28px 10px 0; }
        aside h3 { font-size: 12px; margin: 16px 0 4px; color: var(--faint); font-weight: 600; }
        aside dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 12px; margin: 0; }
        aside dt { color: var(--faint); }
        aside dd { margin: 0; }
        aside ul { list-style: none; margin: 0; padding: 0; }
        aside li { margin: 3px 0; }
        aside .close { position: absolute; top: 10px; right: 12px; padding: 1px 8px; }
        aside a { color: var(--lit); cursor: pointer; text-decoration: none; }
        aside a:hover { text-decoration: underline; }
        aside .trouble { border-left: 3px solid var(--problem); background: var(--problem-surface); padding: 8px 10px;
          margin: 8px 0; border-radius: 0 6px 6px 0; }
        aside .trouble[data-problem] { cursor: pointer; }
        aside small { color: var(--faint); display: block; }
        footer { position: fixed; left: 0; bottom: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; padding: 7px 14px;
          color: var(--faint); font-size: 12px; background: color-mix(in srgb, var(--page) 85%, transparent); pointer-events: none;
          border-radius: 0 8px 0 0; }
        footer span { display: inline-flex; align-items: center; gap: 6px; }
        footer i { width: 4px; height: 13px; border-radius: 2px; }
        footer b { width: 22px; border-top: 2px solid var(--arrow); }
        footer b.afterwards { border-top-style: dashed; }
        footer b.deferred { border-top-style: dotted; }
        i.transient { background: var(--transient); } i.graph { background: var(--graph); } i.container { background: var(--container); }
        i.weak { background: var(--weak); } i.custom { background: var(--custom); }
        svg { position: fixed; inset: 46px 0 0 0; width: 100%; height: calc(100% - 46px); cursor: grab; touch-action: none; user-select: none; }
        svg.dragged { cursor: grabbing; }
        .frame rect { fill: color-mix(in srgb, var(--level) 6%, transparent); stroke: var(--level); stroke-dasharray: 7 4; }
        .frame text { font: 600 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--level); }
        .box rect { fill: var(--surface); stroke: var(--line); }
        .box.closure rect, .box.value rect { rx: 14px; }
        .box.outside rect, .box.missing rect, .box.empty rect { stroke-dasharray: 5 4; rx: 14px; }
        .box { cursor: pointer; outline: none; }
        .box text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
        .box text.detail { font-size: 11px; fill: var(--faint); }
        .scope { stroke-width: 4; stroke-linecap: round; fill: none; }
        .transient .scope { stroke: var(--transient); } .graph .scope { stroke: var(--graph); }
        .container .scope { stroke: var(--container); } .weak .scope { stroke: var(--weak); }
        .custom .scope { stroke: var(--custom); }
        .box.problem rect { stroke: var(--problem); stroke-width: 2; fill: var(--problem-surface); }
        .box:focus-visible rect { stroke: var(--lit); stroke-width: 2; }
        .box.match rect { fill: var(--match); }
        .box.lit rect { stroke: var(--lit); stroke-width: 2; }
        .box.selected rect { stroke: var(--lit); stroke-width: 3; }
        .arrow { fill: none; stroke: var(--arrow); stroke-width: 1.3; marker-end: url(#head); }
        .arrow.afterwards { stroke-dasharray: 6 4; }
        .arrow.deferred { stroke-dasharray: 2 4; }
        .arrow.problem { stroke: var(--problem); stroke-width: 2; marker-end: url(#head-problem); }
        .arrow.lit { stroke: var(--lit); stroke-width: 2; marker-end: url(#head-lit); }
        .arrow.problem.lit { stroke: var(--problem); stroke-width: 3; marker-end: url(#head-problem); }
        #head path { fill: var(--arrow); } #head-lit path { fill: var(--lit); } #head-problem path { fill: var(--problem); }
        svg.dimmed .box:not(.lit, .selected, .match), svg.dimmed .arrow:not(.lit) { opacity: .18; }

        """#
}

import AmpoulePictures

/// The page that shows the graph of the container above the timeline of the start.
enum GraphPage {
    static func text(start: SharedInstancesReport?) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>How the clinic is wired</title>
        <style>
            :root { color-scheme: light dark; }
            body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column;
                font: 14px/1.5 system-ui, sans-serif; }
            nav { padding: .4rem 1rem; border-bottom: 1px solid light-dark(#d5dae0, #2c343d); }
            iframe { border: 0; width: 100%; flex: 2; min-height: 0; }
            iframe + iframe { flex: 1; border-top: 1px solid light-dark(#d5dae0, #2c343d); }
        </style>
        <body>
        <nav><a href="/">Appointments</a></nav>
        <iframe src="/graph/container" title="The graph of the container"></iframe>
        \(start == nil ? "" : "<iframe src=\"/graph/start\" title=\"The start of the program\"></iframe>")
        </body>
        </html>
        """
    }
}

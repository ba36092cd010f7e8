@_exported import AmpouleGraph

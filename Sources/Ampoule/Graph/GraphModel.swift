// A user who requests a container's graph gets a 'ComponentGraph', and should need no second import to use it. The
// model is a separate target because the tools that read sources use it without the container.
@_exported import AmpouleGraph

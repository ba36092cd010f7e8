// A user who asks a container for its graph gets a 'ComponentGraph', and should need no second import for
// what can be done with it. The model is a target of its own because the tools that read sources use it, too,
// without the container.
@_exported import AmpouleGraph

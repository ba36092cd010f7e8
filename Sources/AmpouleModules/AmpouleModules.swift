// Whoever works with modules works with containers, too: `container`, `ResolutionError`, `@Register` and all
// the rest come along.
@_exported import Ampoule

// Code that uses modules also uses containers, so `container`, `ResolutionError`, `@Register` and the rest of Ampoule
// are exported.
@_exported import AmpouleGraph

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>

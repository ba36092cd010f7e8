/// Runs a closure that injects from its own modules, as do the tasks that it starts.
///
/// ```swift
/// @Test func viewLoadsItsRepository() {
///     withInjection {
///         modules {
///             fakeModule()
///         }
///     } perform: {
///         let view = View()
///     }
/// }
/// ```
///
/// Concurrent tests do not see each other's modules, nor those of the program. A singleton belongs to its module,
/// however, so make new modules for each test.
///
/// - Parameters:
///   - elements: `modules { … }`, and optionally a `logger { … }`.
///   - body: The closure. Threads and detached tasks that it starts use the injection of the program.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withInjection<Result>(
    @ContainerBuilder _ elements: () -> ContainerElements,
    perform body: () throws -> Result
) rethrows -> Result {
    try withInjection(from: makeContainer(elements), perform: body)
}

/// Runs an asynchronous closure that injects from its own modules, as do the tasks that it starts.
///
/// - Parameters:
///   - elements: `modules { … }`, and optionally a `logger { … }`.
///   - isolation: The actor that the closure runs on.
///   - body: The closure. Threads and detached tasks that it starts use the injection of the program.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withInjection<Result>(
    @ContainerBuilder _ elements: () -> ContainerElements,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
) async rethrows -> Result {
    try await withInjection(from: makeContainer(elements), isolation: isolation, perform: body)
}

/// Runs a closure that injects from a container, as do the tasks that it starts.
///
/// - Parameters:
///   - container: Any container.
///   - body: The closure. Threads and detached tasks that it starts use the injection of the program.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withInjection<Result>(
    from container: Container,
    perform body: () throws -> Result
) rethrows -> Result {
    try Injection.$ofTask.withValue(container, operation: body)
}

/// Runs an asynchronous closure that injects from a container, as do the tasks that it starts.
///
/// - Parameters:
///   - container: Any container.
///   - isolation: The actor that the closure runs on.
///   - body: The closure. Threads and detached tasks that it starts use the injection of the program.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withInjection<Result>(
    from container: Container,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
) async rethrows -> Result {
    try await Injection.$ofTask.withValue(container, operation: body, isolation: isolation)
}

/// Lets a closure, and the tasks that it starts, inject from modules of their own.
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
/// Tests that run at the same time do not see each other's modules, nor those of the program. A singleton
/// belongs to its module, though, so make the modules anew for each test.
///
/// - Parameters:
///   - elements: `modules { … }`, and a `logger { … }` if you like.
///   - body: What to perform. Threads and detached tasks that it starts inject as the program does.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withInjection<Result>(
    @ContainerBuilder _ elements: () -> ContainerElements,
    perform body: () throws -> Result
) rethrows -> Result {
    try withInjection(from: makeContainer(elements), perform: body)
}

/// Lets an asynchronous closure, and the tasks that it starts, inject from modules of their own.
///
/// - Parameters:
///   - elements: `modules { … }`, and a `logger { … }` if you like.
///   - isolation: The actor that the closure runs on.
///   - body: What to perform. Threads and detached tasks that it starts inject as the program does.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withInjection<Result>(
    @ContainerBuilder _ elements: () -> ContainerElements,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
) async rethrows -> Result {
    try await withInjection(from: makeContainer(elements), isolation: isolation, perform: body)
}

/// Lets a closure, and the tasks that it starts, inject from a container.
///
/// - Parameters:
///   - container: The container; any will do.
///   - body: What to perform. Threads and detached tasks that it starts inject as the program does.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withInjection<Result>(
    from container: Container,
    perform body: () throws -> Result
) rethrows -> Result {
    try Injection.$ofTask.withValue(container, operation: body)
}

/// Lets an asynchronous closure, and the tasks that it starts, inject from a container.
///
/// - Parameters:
///   - container: The container; any will do.
///   - isolation: The actor that the closure runs on.
///   - body: What to perform. Threads and detached tasks that it starts inject as the program does.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withInjection<Result>(
    from container: Container,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
) async rethrows -> Result {
    try await Injection.$ofTask.withValue(container, operation: body, isolation: isolation)
}

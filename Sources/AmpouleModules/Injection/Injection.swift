/// The scope that `inject()` and `@Injected` resolve from.
///
/// The program has one scope, which ``startInjection(_:)`` fills. A task can have its own, by
/// ``withInjection(_:perform:)-(()->ContainerElements,()->Result)``.
public enum Injection {
    /// The container of the current task, if it has its own.
    @TaskLocal static var ofTask: Container?

    /// The container of the program, while injection is running.
    static let ofProgram = Mutex<Container?>(nil)

    /// The container that `inject()` currently resolves from; `nil` while injection is not running.
    ///
    /// It has all functions of a container, for example to register a component or to throw the reason of a failure.
    ///
    /// ```swift
    /// let horse = try Injection.container?.require(Horse.self)
    /// ```
    public static var container: Container? {
        ofTask ?? ofProgram.withLock { $0 }
    }
}

/// Starts injection for the whole program.
///
/// ```swift
/// startInjection {
///     logger { level, message in print("\(level): \(message)") }
///     modules {
///         petModule
///         ownerModule
///     }
/// }
///
/// let horse: Horse = inject()
/// ```
///
/// If injection is already running, it keeps its modules, and the logger gets a warning.
///
/// - Parameter elements: `modules { … }`, and optionally a `logger { … }`.
/// - Returns: The container that `inject()` resolves from: a new one, or the existing one.
@discardableResult
public func startInjection(@ContainerBuilder _ elements: () -> ContainerElements) -> Container {
    if let running = Injection.ofProgram.withLock({ $0 }) {
        InjectionLogger(of: running)(.alreadyStarted)
        return running
    }
    let elements = elements()
    let container = elements.makeContainer()
    let running = Injection.ofProgram.withLock { running in
        if running == nil { running = container }
        return running ?? container
    }
    InjectionLogger(of: running)(
        running === container ? .started(moduleCount: elements.modules.count) : .alreadyStarted
    )
    return running
}

/// Stops the injection that ``startInjection(_:)`` started.
///
/// The modules stay as they are; those without another reference release their singletons.
public func stopInjection() {
    let stopped = Injection.ofProgram.withLock { running in
        defer { running = nil }
        return running
    }
    if let stopped { InjectionLogger(of: stopped)(.stopped) }
}

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
    perform body: nonisolated(nonsending) () async throws -> Result
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
    perform body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    try await Injection.$ofTask.withValue(container, on: isolation, body)
}

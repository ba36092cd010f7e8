import Synchronization

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

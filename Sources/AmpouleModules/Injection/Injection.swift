import Synchronization

/// The scope that `inject()` and `@Injected` look in.
///
/// There is one for the program, which ``startInjection(_:)`` fills, and any number for single tasks, by
/// ``withInjection(_:perform:)-(()->ContainerElements,()->Result)``.
public enum Injection {
    /// The container of the running task, if it has one of its own.
    @TaskLocal static var ofTask: Container?

    /// The container of the program, while injection is running.
    static let ofProgram = Mutex<Container?>(nil)

    /// The container that `inject()` resolves from at this point; nil while injection is not running.
    ///
    /// Use it for whatever containers can do: to register a component in it, to have a reason thrown.
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
/// If injection is running already, it goes on with the modules it has, and the logger is told so.
///
/// - Parameter elements: `modules { … }`, and a `logger { … }` if you like.
/// - Returns: The container that `inject()` resolves from: a new one, or the one that was there.
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

/// Stops the injection that ``startInjection(_:)`` has started.
///
/// The modules stay as they are; if nobody holds them, their singletons go.
public func stopInjection() {
    let stopped = Injection.ofProgram.withLock { running in
        defer { running = nil }
        return running
    }
    if let stopped { InjectionLogger(of: stopped)(.stopped) }
}

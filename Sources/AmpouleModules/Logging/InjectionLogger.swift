/// Logs the messages of a container of modules, and of these modules.
///
/// Created by ``logger(from:_:)``.
public struct InjectionLogger: Sendable {
    private let write: @Sendable (LogLevel, LogMessage) -> Void
    private let lowestLevel: LogLevel

    init(from lowestLevel: LogLevel, _ write: @escaping @Sendable (LogLevel, LogMessage) -> Void) {
        self.lowestLevel = lowestLevel
        self.write = write
    }

    /// The logger of a container; by default, one that uses the container's handler, or the global handler without a
    /// container.
    init(of resolver: (any Resolver)?) {
        if let logger = resolver.flatMap(InjectionContext.of)?.logger {
            self = logger
            return
        }
        let write = (resolver as? Container).map(\.messageHandler) ?? Container.messageHandler
        self.init(from: .warning) { level, message in write?(level, message.description) }
    }

    func callAsFunction(_ message: LogMessage) {
        if message.level >= lowestLevel { write(message.level, message) }
    }
}

/// Sets the logger of a container.
///
/// ```swift
/// startInjection {
///     logger { level, message in print("\(level): \(message)") }
///     modules {
///         petModule
///     }
/// }
/// ```
///
/// Without a logger, errors and warnings go to `Container.messageHandler`, like those of all containers.
///
/// - Parameters:
///   - lowestLevel: The lowest level to log.
///   - write: Writes a message; may be called on any thread.
/// - Returns: The logger, as an element of a container.
public func logger(
    from lowestLevel: LogLevel = .info,
    _ write: @escaping @Sendable (_ level: LogLevel, _ message: LogMessage) -> Void
) -> InjectionLogger {
    InjectionLogger(from: lowestLevel, write)
}

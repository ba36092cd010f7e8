/// Takes the messages of a container that was made of modules, and of these modules.
///
/// It is what ``logger(from:_:)`` returns.
public struct InjectionLogger: Sendable {
    private let write: @Sendable (LogLevel, LogMessage) -> Void
    private let lowestLevel: LogLevel

    init(from lowestLevel: LogLevel, _ write: @escaping @Sendable (LogLevel, LogMessage) -> Void) {
        self.lowestLevel = lowestLevel
        self.write = write
    }

    /// The logger of a container, or one that writes where the container does; without a container, where
    /// all do.
    init(of resolver: (any Resolver)?) {
        if let logger = resolver.flatMap(InjectionContext.init(of:))?.logger {
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

/// Says where the messages of a container go.
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
/// Without a logger, errors and warnings go where those of all containers go, `Container.messageHandler`.
///
/// - Parameters:
///   - lowestLevel: The level of the least messages to be written.
///   - write: Writes a message, on any thread.
/// - Returns: The logger, as an element of a container.
public func logger(
    from lowestLevel: LogLevel = .info,
    _ write: @escaping @Sendable (_ level: LogLevel, _ message: LogMessage) -> Void
) -> InjectionLogger {
    InjectionLogger(from: lowestLevel, write)
}

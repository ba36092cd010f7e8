import Synchronization

/// The severity of a container's message.
///
/// The descriptions match the names of swift-log's levels.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    /// An expected event.
    case info

    /// A probable mistake.
    case warning

    /// A failure, such as a service that can't be resolved.
    case error

    /// Returns whether one level is less severe than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension LogLevel: CustomStringConvertible {
    /// The name of the level.
    public var description: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Container {
    /// Handles a message of a container, on any thread.
    ///
    /// Not public, since the extension of a `@Registrations` would find it before a component of the same name.
    typealias MessageHandler = @Sendable (_ level: LogLevel, _ message: String) -> Void

    /// The type of ``loggingFunction`` in Swinject, for code that names it.
    public typealias LoggingFunctionType = (String) -> Void

    /// Whether a container has a message handler.
    enum Logging: UInt8, AtomicRepresentable {
        case inherited, off, on
    }

    fileprivate static let commonLogging = Atomic<Logging>(.on)

    private static let commonHandler = Mutex<MessageHandler?> { _, message in
        StandardError.writeLine("Ampoule: \(message)")
    }

    /// Handles the messages of containers without a handler of their own, such as why `resolve` returned `nil`.
    ///
    /// ```swift
    /// Container.messageHandler = { level, message in print("\(level): \(message)") }
    /// ```
    ///
    /// If a factory calls `resolve` and continues without the instance, the handler receives the reason once, for that call.
    /// The default handler writes to standard error; `nil` writes nothing. The handler is called on the thread that
    /// resolves, and may use the container.
    @preconcurrency
    public static var messageHandler: (@Sendable (_ level: LogLevel, _ message: String) -> Void)? {
        get { commonHandler.withLock { $0 } }
        set {
            // Releases the former handler after unlocking, since it may hold objects of the user.
            _ = commonHandler.withLock { handler in
                commonLogging.store(newValue == nil ? .off : .on, ordering: .relaxed)
                return exchange(&handler, with: newValue)
            }
        }
    }

    /// The common ``messageHandler-swift.type.property`` without levels, under its name in Swinject.
    @preconcurrency
    public static var loggingFunction: (@Sendable (_ message: String) -> Void)? {
        get {
            guard let handler = messageHandler else { return nil }
            return { message in handler(.error, message) }
        }
        set {
            guard let newValue else { return messageHandler = nil }
            messageHandler = { _, message in newValue(message) }
        }
    }

    /// Handles the messages of this container and its children, such as why `resolve` returned `nil`.
    ///
    /// By default, it is the handler of the parent, or the common one; `nil` writes nothing.
    @preconcurrency
    public var messageHandler: (@Sendable (_ level: LogLevel, _ message: String) -> Void)? {
        get { core.messageHandler }
        set { core.setMessageHandler(newValue) }
    }
}

extension Core {
    /// The message handler of the container: its own, or that of the nearest ancestor with one, or the common one.
    var messageHandler: Container.MessageHandler? {
        firstInLineage(\.ownMessageHandler) ?? Container.messageHandler
    }

    /// Whether there is a message handler; lock-free.
    var hasMessageHandler: Bool {
        // Not by 'lineage', which would count references.
        let own = firstInLineage { container in
            let logging = container.ownLogging
            return logging == .inherited ? nil : logging
        }
        return (own ?? Container.commonLogging.load(ordering: .relaxed)) == .on
    }
}

import Foundation
import Synchronization

extension Container {
    /// Handles a message; called on any thread.
    ///
    /// Not public, as the extension of a `@Registrations` would find it before a component of the same name.
    typealias LogHandler = @Sendable (_ message: String) -> Void

    /// The type of ``loggingFunction`` in Swinject, for code that names it.
    public typealias LoggingFunctionType = (String) -> Void

    /// Whether a container has a logger.
    enum Logging: UInt8, AtomicRepresentable {
        case inherited, off, on
    }

    private static let processLogging = Atomic<Logging>(.on)

    private static let processLogger = Mutex<LogHandler?> { message in
        FileHandle.standardError.write(Data("Ampoule: \(message)\n".utf8))
    }

    /// Where containers without a ``logger`` of their own write why `resolve` has returned nil.
    ///
    /// Standard error unless set otherwise; nil to write nothing. The name is Swinject's.
    @preconcurrency
    public static var loggingFunction: (@Sendable (_ message: String) -> Void)? {
        get { processLogger.withLock { $0 } }
        set {
            // The former function is released after the lock is, since it may hold objects of the user.
            _ = processLogger.withLock { logger in
                processLogging.store(newValue == nil ? .off : .on, ordering: .relaxed)
                defer { logger = newValue }
                return logger
            }
        }
    }

    /// Where this container and its children write why `resolve` has returned nil.
    ///
    /// Unless set, it is that of the parent, or ``loggingFunction``; nil to write nothing.
    @preconcurrency
    public var logger: (@Sendable (_ message: String) -> Void)? {
        get {
            for container in lineage {
                if let own = container.ownLogger.withLock({ $0 }) { return own }
            }
            return Self.loggingFunction
        }
        set {
            // As above.
            _ = ownLogger.withLock { logger in
                ownLogging.store(newValue == nil ? .off : .on, ordering: .relaxed)
                defer { logger = .some(newValue) }
                return logger
            }
        }
    }

    /// Whether ``logger`` is not nil, told without a lock.
    var hasLogger: Bool {
        for container in lineage {
            switch container.ownLogging.load(ordering: .relaxed) {
            case .off: return false
            case .on: return true
            case .inherited: continue
            }
        }
        return Self.processLogging.load(ordering: .relaxed) == .on
    }
}

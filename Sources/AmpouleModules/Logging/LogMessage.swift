/// A message to an ``InjectionLogger``.
///
/// The `description` is for people; the cases let tests and tools distinguish messages.
public enum LogMessage: Sendable {
    /// Injection was started with a number of modules.
    case started(moduleCount: Int)

    /// Injection was started again while it was running.
    case alreadyStarted

    /// Injection was stopped.
    case stopped

    /// A service was requested while injection is not running.
    case notStarted(RegistrationKey)

    /// A container was registered under a key.
    case containerRegistered(key: String)

    /// A container was registered under a key that is taken.
    case containerKeyTaken(key: String)

    /// The container under a key was removed.
    case containerRemoved(key: String)

    /// A key without a container was requested; `keys` lists the existing keys.
    case containerMissing(key: String, keys: [String])

    /// A resolution failed, for the given reason.
    case missed(String)

    /// A module defines the same service, name and parameter types more than once.
    case repeated(String)

    /// Several modules of a container define the same service, name and parameter types.
    case covered(String)

    /// A singleton was requested with other parameters than those it was made with.
    case parametersIgnored(RegistrationKey, first: String, later: String)
}

extension LogMessage {
    /// The severity of the message.
    public var level: LogLevel {
        switch self {
        case .started, .stopped, .containerRegistered, .containerRemoved, .covered: .info
        case .alreadyStarted, .containerKeyTaken, .repeated, .parametersIgnored: .warning
        case .notStarted, .containerMissing, .missed: .error
        }
    }
}

extension LogMessage: CustomStringConvertible {
    /// A description of the event, its cause and its remedy.
    public var description: String {
        switch self {
        case .started(let count):
            "Injection has started with \(count == 1 ? "1 module" : "\(count) modules")."
        case .alreadyStarted:
            "Injection is running already, and goes on with the modules it was started with. To start it with others, call 'stopInjection()' first."
        case .stopped:
            "Injection has stopped."
        case .notStarted(let key):
            "Injection is not running, so '\(key)' cannot be resolved. Call 'startInjection { modules { … } }' first, or 'withInjection' for a single task."
        case .containerRegistered(let key):
            "A container has been registered under \(key)."
        case .containerKeyTaken(let key):
            "A container is registered under \(key) already, and stays. To replace it, call 'removeContainer(for:)' first."
        case .containerRemoved(let key):
            "The container under \(key) has been removed."
        case .containerMissing(let key, let keys) where keys.isEmpty:
            "No container is registered under \(key), nor under any other key. Call 'registerContainer(key:_:)' first."
        case .containerMissing(let key, let keys):
            "No container is registered under \(key). Containers are registered under \(keys.joined(separator: ", "))."
        case .missed(let reason):
            reason
        case .repeated(let element):
            "'\(element)' is in a module more than once. The first one serves; remove the others."
        case .covered(let element):
            "'\(element)' is in more than one module. That of the module listed first serves."
        case .parametersIgnored(let key, let first, let later):
            "The singleton '\(key)' was made \(first.isEmpty ? "without parameters" : "with \(first)"), so \(later) is ignored. Use a 'factory' to make an instance each time."
        }
    }
}

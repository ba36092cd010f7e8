import Synchronization

/// The failure of a resolution.
///
/// The call determines how you receive it:
///
/// | call | result |
/// |---|---|
/// | `require`, `make`, the typed call of a component that throws | the error, thrown |
/// | a typed call that doesn't throw, ``Lazy/instance``, ``Provider/instance`` | a trap with the ``description``, at your line |
/// | `resolve` | `nil`; the ``Container/messageHandler-swift.property`` receives the description |
///
/// The ``description`` states the ``reason``, the resolution ``path`` and the nearest registrations:
///
/// ```
/// Nothing is registered for 'Reminders named "mail"'.
/// Resolution path: FrontDesk → Reminders named "mail".
/// Registered without a name: 'Reminders'.
/// ```
public struct ResolutionError: Error {
    /// The reason of the failure.
    public enum Reason: Sendable {
        /// Nothing is registered under the key, in the container or its ancestors.
        ///
        /// Register the service, or request one of the alternatives: similar registrations, the most similar first, at most five of
        /// a kind. A common cause is a list whose function the program doesn't call: a typed call needs no registration of its
        /// component, but its dependencies do.
        case unregistered(alternatives: [Alternative])

        /// An override has nothing to replace under the key.
        ///
        /// Give the closure the arguments of the registration to override, including those with default values. The alternatives
        /// are similar registrations, the most similar first.
        case nothingToOverride(alternatives: [Alternative])

        /// A decorator has nothing to decorate under the key, or not any more.
        ///
        /// Register the service first; the closure of the decorator takes the instance, and then the arguments of the service. The
        /// alternatives are similar registrations, the most similar first.
        case nothingToDecorate(alternatives: [Alternative])

        /// The factories on the path form a dependency cycle, and no property or method injection breaks it.
        ///
        /// Inject one of them into a property, or as a ``Lazy`` or a ``Provider``. The keys are in ``ResolutionError/cycle``.
        case cycle

        /// The stack is exhausted, nearly always by an endless recursion of factories with arguments.
        ///
        /// A resolution never moves to another thread. For a chain that ends, but is very long, resolve on a thread with a larger
        /// stack; a stack needs at least 128 KB.
        case tooDeep

        /// The factory, or a closure that completes the instance, has thrown this error.
        ///
        /// No incomplete instance is stored, so the next request tries again. An error of `require` that a factory throws on isn't
        /// wrapped: it keeps its reason and has the whole path.
        case failure(any Error)

        /// The component's failable initializer has returned `nil`.
        ///
        /// The typed call of the component, and an optional dependency, are `nil` instead.
        case returnedNil

        /// The registration forwards to another one, whose instance is not of the type to forward from.
        ///
        /// The compiler checks the services of `@Register`, but not `forward` and `implements`.
        case unrelatedTypes(instance: any Any.Type, forwardedTo: RegistrationKey)

        /// The factory is isolated to an actor, and was requested outside of it.
        ///
        /// Resolve the service on the actor, or with ``Resolver/asynchronous``, which switches to it. For a global actor other than
        /// the main actor, a synchronous request from elsewhere traps instead.
        case wrongIsolation(actor: String)

        /// The factory or a completion is asynchronous, and the instance was requested synchronously.
        ///
        /// Resolve it with `await`, or create a shared instance before, with ``Container/makeSharedInstances()``.
        case asynchronous

        /// The container of this level was requested, and the container that resolves it is not inside the level.
        ///
        /// Resolve it from a container that `level(_:)` or `withLevel(_:_:)` opens.
        case outsideOfLevel(String)

        /// The container, or one around it, is closed; see ``Container/close()``.
        case containerClosed

        /// The container was released before a ``Lazy``, a ``Provider`` or an injected factory was used.
        ///
        /// These don't keep their container alive: store it for as long as its instances are used.
        case containerReleased

        /// ``Resolver/inject(into:)`` received an instance whose type is not a component, or has neither properties nor methods to
        /// inject into.
        case nothingToInject
    }

    /// The contents of the error, behind one word, because every throwing call propagates it.
    private final class Content: Sendable {
        let reason: Reason
        let key: RegistrationKey
        let path: [RegistrationKey]
        let vocabulary: Vocabulary

        /// Whether observers have received the error.
        let isObserved = Atomic(false)

        init(_ reason: Reason, key: RegistrationKey, path: [RegistrationKey], _ vocabulary: Vocabulary) {
            self.reason = reason
            self.key = key
            self.path = path
            self.vocabulary = vocabulary
        }
    }

    private let content: Content

    /// The reason of the failure.
    public var reason: Reason { content.reason }

    /// The key that could not be resolved.
    public var key: RegistrationKey { content.key }

    /// The resolution path: the keys from the first requested one to ``key``.
    public var path: [RegistrationKey] { content.path }

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - reason: The reason of the failure.
    ///   - key: The key that could not be resolved.
    ///   - path: The resolution path, which ends with the key; by default the key alone.
    public init(_ reason: Reason, key: RegistrationKey, path: [RegistrationKey]? = nil) {
        content = Content(reason, key: key, path: path ?? [key], .registrations)
    }

    /// The vocabulary of the remedies in the description.
    package enum Vocabulary: Sendable {
        /// Registrations of containers.
        case registrations

        /// Elements of modules, with a specific remedy if another module of the container has the missing registration.
        case modules(remedy: String?)
    }

    package var vocabulary: Vocabulary { content.vocabulary }

    /// Returns this error with remedies in terms of modules.
    package func speakingOfModules(remedy: String? = nil) -> ResolutionError {
        ResolutionError(self, on: path, .modules(remedy: remedy))
    }

    /// Returns this error with another resolution path.
    func onPath(_ path: [RegistrationKey]) -> ResolutionError {
        ResolutionError(self, on: path, vocabulary)
    }

    private init(_ error: ResolutionError, on path: [RegistrationKey], _ vocabulary: Vocabulary) {
        content = Content(error.reason, key: error.key, path: path, vocabulary)
        if error.isObserved { markAsObserved() }
    }

    /// Whether observers have received the error.
    var isObserved: Bool { content.isObserved.load(ordering: .relaxed) }

    /// Marks that observers have received the error.
    func markAsObserved() {
        content.isObserved.store(true, ordering: .relaxed)
    }

    /// The error that a factory or a completion has thrown, if that is the reason.
    public var underlyingError: (any Error)? {
        guard case .failure(let error) = reason else { return nil }
        return error
    }

    /// The keys of the cycle, which starts and ends with the same key, if a cycle is the reason.
    public var cycle: [RegistrationKey]? {
        guard case .cycle = reason, let start = path.dropLast().lastIndex(of: key) else { return nil }
        return Array(path[start...])
    }
}

extension ResolutionError {
    /// Whether an optional is `nil` for this reason: there is no instance, but nothing has failed.
    var leavesNil: Bool {
        switch reason {
        case .unregistered, .returnedNil: true
        default: false
        }
    }

    /// The error of a registration that forwards to another one, which has failed with this error.
    ///
    /// If the other one has returned `nil`, so does the registration.
    ///
    /// - Parameters:
    ///   - target: The key of the other registration.
    ///   - ownKey: The key that it has if it belongs to an unregistered component.
    func forwarded(from target: RegistrationKey, ownKey: RegistrationKey? = nil) -> any Error {
        if case .returnedNil = reason, key == target || key == ownKey { return __ReturnedNil() }
        return self
    }

    /// Whether the error concerns the service requested at a depth of the resolution, not a dependency of it.
    func isAbout(_ depth: Int) -> Bool { path.count == depth }
}

extension ResolutionError {
    /// The line for a registered service whose type has the name of the requested one, or `nil` if the names differ.
    ///
    /// Such types are declared in different modules or functions, or twice by one module that is linked into two images.
    func sameNameHint(_ registered: RegistrationKey) -> String? {
        let types = (asked: key.serviceType, registered: registered.serviceType)
        guard TypeName.short(types.asked) == TypeName.short(types.registered) else { return nil }
        let name = TypeName.qualified(types.asked)
        let hint = "Registered: '\(registered.qualifiedDescription)'"
        guard name == TypeName.qualified(types.registered) else {
            return "\(hint), which is another type than '\(name)'."
        }
        return
            "\(hint), which is another type of the same name: link the module that declares it into one image only."
    }
}

/// The error of a built-in factory, which knows the reason but not the resolution path.
struct Refusal: Error {
    let reason: ResolutionError.Reason
}

extension ResolutionError {
    /// The error to throw for one that a factory or a completion has thrown, which has the resolution path already if it is
    /// an error of a resolution.
    init(thrown error: any Error, key: RegistrationKey, path: @autoclosure () -> [RegistrationKey]? = nil) {
        switch error {
        case let error as ResolutionError: self = error
        case is __ReturnedNil: self.init(.returnedNil, key: key, path: path())
        case let refusal as Refusal: self.init(refusal.reason, key: key, path: path())
        default: self.init(.failure(error), key: key, path: path())
        }
    }
}

/// Stops the program with the description of an error, at the caller's file and line.
///
/// Only calls that can't throw use it; each has a throwing counterpart.
func trap(_ error: ResolutionError, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(error.description, file: file, line: line)
}

/// Returns the result of a call, or stops the program with the description of its error, at the caller's file and line.
@inline(__always)
func orTrap<Result>(
    file: StaticString = #fileID,
    line: UInt = #line,
    _ call: @autoclosure () throws -> Result
) -> Result {
    do {
        return try call()
    } catch {
        fatalError("\(error)", file: file, line: line)
    }
}

/// Finds the current test and records its issues; the product `AmpouleTesting` has the implementation.
package protocol TestIssueRecording: AnyObject, Sendable {
    /// An object that identifies the test that runs in the current task; `nil` if none does, or a suite.
    static var currentTest: (any AnyObject & Sendable)? { get }

    /// Records an issue of the current test.
    ///
    /// - Parameters:
    ///   - message: The description of the issue.
    ///   - file: The file of the mistake, with its module.
    ///   - line: The line of the mistake.
    /// - Returns: Whether a test is running.
    static func recordIssue(_ message: String, file: String, line: UInt) -> Bool

    /// Records an issue if a test changes a container that another test has created, so that both use it.
    ///
    /// - Parameters:
    ///   - creatingTest: The test that has created the container.
    ///   - file: The file of the change, with its module.
    ///   - line: The line of the change.
    static func checkChange(ofContainerFrom creatingTest: any AnyObject & Sendable, file: String, line: UInt)
}

/// Turns mistakes of a test, which would end the test process or change the results of others, into issues of that test.
enum TestIssues {
    /// The implementation, found by its name since this module can't depend on Swift Testing; `nil` if the program
    /// doesn't link it.
    static let recorder =
        _typeByName("AmpouleTesting.TestIssueRecorder") as? any TestIssueRecording.Type

    /// The test that runs in the current task; `nil` outside of tests.
    static var currentTest: (any AnyObject & Sendable)? { recorder?.currentTest }

    /// Records an error as an issue of the current test; stops the program at the caller's line if there is none.
    static func recordOrTrap(_ error: ResolutionError, file: StaticString, line: UInt) {
        let isRecorded = recorder?.recordIssue(error.description, file: "\(file)", line: line) ?? false
        if !isRecorded { trap(error, file: file, line: line) }
    }
}

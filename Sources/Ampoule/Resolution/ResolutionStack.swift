/// The factories and completions that one thread is in the midst of, outermost first.
///
/// Registrations are not retained: a thread that runs a factory is an announced reader, for which
/// registrations stay valid, removed or not.
struct ResolutionStack {
    /// A registration whose factory or completions run.
    struct Frame {
        let registration: Unmanaged<Registration>

        /// The container that was asked, which the factory resolves its dependencies from.
        fileprivate let container: ObjectIdentifier

        /// How many shared instances had been made when the frame was entered.
        let sharedInstanceCount: Int

        /// What ``ResolutionStack/deepEntries`` held for the registration before.
        fileprivate let formerDeepEntry: Int?
    }

    private(set) var frames: [Frame] = []

    /// How many shared instances this thread has made since the outermost frame was entered.
    private var sharedInstanceCount = 0

    /// For the registrations below ``shallowDepth``: the count at which each was last entered.
    ///
    /// Searching the frames is the fastest way while there are few, but would make a chain of thousands of
    /// dependencies take quadratic time.
    private var deepEntries: [Entry: Int] = [:]

    private struct Entry: Hashable {
        let registration: UnsafeMutableRawPointer
        let container: ObjectIdentifier

        init(_ registration: Unmanaged<Registration>, _ container: ObjectIdentifier) {
            self.registration = registration.toOpaque()
            self.container = container
        }
    }

    private static let shallowDepth = 32

    var isEmpty: Bool { frames.isEmpty }
    var depth: Int { frames.count }

    /// The keys on the way to what is being made now.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    var path: [RegistrationKey] { frames.map { $0.registration.takeUnretainedValue().key } }

    /// Whether entering a registration's factory again would go on for ever.
    ///
    /// A factory that is entered again for the same container while it or its completions run repeats
    /// itself, unless a shared instance has been made in between, which the second run finds: this is what
    /// makes circular dependencies through properties end. Factories with arguments may do something else in
    /// each run and are not judged.
    ///
    /// - Complexity: O(1).
    func isCycle(entering registration: Unmanaged<Registration>, for container: Container) -> Bool {
        guard isRunning(registration, ObjectIdentifier(container)) else { return false }
        return registration._withUnsafeGuaranteedRef { $0.key.signature.takesNoArguments }
    }

    private func isRunning(_ registration: Unmanaged<Registration>, _ container: ObjectIdentifier) -> Bool {
        let identity = registration.toOpaque()
        // Places are counted by hand, since a slice of the frames would be counted by reference.
        for place in 0..<min(frames.count, Self.shallowDepth)
        where frames[place].registration.toOpaque() == identity
            && frames[place].sharedInstanceCount == sharedInstanceCount
            && frames[place].container == container
        {
            return true
        }
        return frames.count > Self.shallowDepth
            && deepEntries[Entry(registration, container)] == sharedInstanceCount
    }

    mutating func push(_ registration: Unmanaged<Registration>, for container: Container) {
        let container = ObjectIdentifier(container)
        var formerDeepEntry: Int?
        if frames.count >= Self.shallowDepth {
            formerDeepEntry = deepEntries.updateValue(
                sharedInstanceCount,
                forKey: Entry(registration, container)
            )
        }
        frames.append(
            Frame(
                registration: registration,
                container: container,
                sharedInstanceCount: sharedInstanceCount,
                formerDeepEntry: formerDeepEntry
            )
        )
    }

    mutating func pop() {
        let frame = frames.removeLast()
        if frames.count >= Self.shallowDepth {
            deepEntries[Entry(frame.registration, frame.container)] = frame.formerDeepEntry
        }
        if frames.isEmpty { sharedInstanceCount = 0 }
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }
}

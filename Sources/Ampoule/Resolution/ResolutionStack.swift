/// The factories and completions that one thread is in the midst of, outermost first.
///
/// Registrations are not retained: a thread that runs a factory is an announced reader, for which
/// registrations stay valid, removed or not.
struct ResolutionStack {
    /// A factory, or the completions, of a registration that run.
    struct Frame {
        let registration: Unmanaged<Registration>
        var isFactory: Bool

        /// How many shared instances had been made when the frame was entered.
        let sharedInstanceCount: Int

        /// What ``ResolutionStack/deepEntries`` held for the registration before.
        fileprivate let formerDeepEntry: Int?
    }

    private(set) var frames: [Frame] = []

    /// How many shared instances this thread has made since the outermost frame was entered.
    private var sharedInstanceCount = 0

    /// For the factories below ``shallowDepth``: the count at which each was last entered.
    ///
    /// Searching the frames is the fastest way while there are few, but would make a chain of thousands of
    /// dependencies take quadratic time.
    private var deepEntries: [UnsafeMutableRawPointer: Int] = [:]

    private static let shallowDepth = 32

    var isEmpty: Bool { frames.isEmpty }
    var depth: Int { frames.count }

    /// The keys on the way to what is being made now.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    var path: [RegistrationKey] { frames.map { $0.registration.takeUnretainedValue().key } }

    /// Whether entering a registration's factory again would go on for ever.
    ///
    /// A factory that is entered again while it runs repeats itself, unless a shared instance has been made
    /// in between, which the second run finds: this is what makes circular dependencies through properties
    /// end. Factories with arguments may do something else in each run and are not judged.
    ///
    /// - Complexity: O(1).
    func isCycle(entering registration: Unmanaged<Registration>) -> Bool {
        let identity = registration.toOpaque()
        let isRunning =
            frames.prefix(Self.shallowDepth).contains { frame in
                frame.registration.toOpaque() == identity && frame.isFactory
                    && frame.sharedInstanceCount == sharedInstanceCount
            } || (frames.count > Self.shallowDepth && deepEntries[identity] == sharedInstanceCount)
        return isRunning && registration._withUnsafeGuaranteedRef { $0.key.signature.takesNoArguments }
    }

    mutating func pushFactory(of registration: Unmanaged<Registration>) {
        var formerDeepEntry: Int?
        if frames.count >= Self.shallowDepth {
            formerDeepEntry = deepEntries.updateValue(sharedInstanceCount, forKey: registration.toOpaque())
        }
        frames.append(
            Frame(
                registration: registration,
                isFactory: true,
                sharedInstanceCount: sharedInstanceCount,
                formerDeepEntry: formerDeepEntry
            )
        )
    }

    /// Lets the innermost frame stand for the completions of its registration from now on.
    mutating func beginCompletion() {
        endDeepEntry(of: frames[frames.count - 1], at: frames.count - 1)
        frames[frames.count - 1].isFactory = false
    }

    mutating func pop() {
        let frame = frames.removeLast()
        if frame.isFactory { endDeepEntry(of: frame, at: frames.count) }
        if frames.isEmpty { sharedInstanceCount = 0 }
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }

    private mutating func endDeepEntry(of frame: Frame, at index: Int) {
        guard index >= Self.shallowDepth else { return }
        deepEntries[frame.registration.toOpaque()] = frame.formerDeepEntry
    }
}

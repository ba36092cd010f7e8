/// The factories and completions that one thread is in the midst of, outermost first.
///
/// Registrations are not retained: a thread that runs a factory is an announced reader, for which
/// registrations stay valid, removed or not.
struct ResolutionStack {
    /// A registration whose factory or completions run.
    struct Frame {
        let registration: Unmanaged<Registration>

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
    /// A factory that is entered again while it or its completions run repeats itself, unless a shared
    /// instance has been made in between, which the second run finds: this is what makes circular
    /// dependencies through properties end. Factories with arguments may do something else in each run and
    /// are not judged.
    ///
    /// - Complexity: O(1).
    func isCycle(entering registration: Unmanaged<Registration>) -> Bool {
        guard isRunning(registration) else { return false }
        return registration._withUnsafeGuaranteedRef { $0.key.signature.takesNoArguments }
    }

    private func isRunning(_ registration: Unmanaged<Registration>) -> Bool {
        let identity = registration.toOpaque()
        // Places are counted by hand, since a slice of the frames would be counted by reference.
        for place in 0..<min(frames.count, Self.shallowDepth)
        where frames[place].registration.toOpaque() == identity
            && frames[place].sharedInstanceCount == sharedInstanceCount
        {
            return true
        }
        return frames.count > Self.shallowDepth && deepEntries[identity] == sharedInstanceCount
    }

    mutating func push(_ registration: Unmanaged<Registration>) {
        var formerDeepEntry: Int?
        if frames.count >= Self.shallowDepth {
            formerDeepEntry = deepEntries.updateValue(sharedInstanceCount, forKey: registration.toOpaque())
        }
        frames.append(
            Frame(
                registration: registration,
                sharedInstanceCount: sharedInstanceCount,
                formerDeepEntry: formerDeepEntry
            )
        )
    }

    mutating func pop() {
        let frame = frames.removeLast()
        if frames.count >= Self.shallowDepth {
            deepEntries[frame.registration.toOpaque()] = frame.formerDeepEntry
        }
        if frames.isEmpty { sharedInstanceCount = 0 }
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }
}

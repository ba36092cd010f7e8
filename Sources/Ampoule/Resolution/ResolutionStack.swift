/// The factories and completions that one thread is in the midst of, outermost first.
struct ResolutionStack {
    /// A factory or a completion that runs.
    struct Frame {
        enum Role {
            case factory, completion
        }

        let registration: Registration
        let role: Role

        /// How many shared instances had been made when the frame was entered.
        let sharedInstanceCount: Int

        /// What ``ResolutionStack/deepEntries`` held for the registration before.
        fileprivate let formerDeepEntry: Int?
    }

    private(set) var frames: [Frame] = []

    /// How many shared instances this thread has made since the outermost frame was entered.
    private(set) var sharedInstanceCount = 0

    /// For the factories below ``shallowDepth``: the count at which each was last entered.
    ///
    /// Searching the frames is the fastest way while there are few, but would make a chain of thousands of
    /// dependencies take quadratic time.
    private var deepEntries: [ObjectIdentifier: Int] = [:]

    private static let shallowDepth = 32

    var isEmpty: Bool { frames.isEmpty }

    /// Whether entering a registration's factory again would go on for ever.
    ///
    /// A factory that is entered again while it runs repeats itself, unless a shared instance has been made
    /// in between, which the second run finds: this is what makes circular dependencies through properties
    /// end. Factories with arguments may do something else in each run and are not judged.
    ///
    /// - Complexity: O(1).
    func isCycle(entering registration: Registration) -> Bool {
        guard registration.key.signature.takesNoArguments else { return false }
        if deepEntries[ObjectIdentifier(registration)] == sharedInstanceCount { return true }
        return frames.prefix(Self.shallowDepth).contains { frame in
            frame.registration === registration && frame.role == .factory
                && frame.sharedInstanceCount == sharedInstanceCount
        }
    }

    mutating func push(_ registration: Registration, as role: Frame.Role) {
        var formerDeepEntry: Int?
        if frames.count >= Self.shallowDepth, role == .factory {
            formerDeepEntry = deepEntries.updateValue(
                sharedInstanceCount,
                forKey: ObjectIdentifier(registration)
            )
        }
        frames.append(
            Frame(
                registration: registration,
                role: role,
                sharedInstanceCount: sharedInstanceCount,
                formerDeepEntry: formerDeepEntry
            )
        )
    }

    mutating func pop() {
        let frame = frames.removeLast()
        if frames.count >= Self.shallowDepth, frame.role == .factory {
            deepEntries[ObjectIdentifier(frame.registration)] = frame.formerDeepEntry
        }
        if frames.isEmpty { sharedInstanceCount = 0 }
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }

    /// The keys on the way to what is being made now; completions do not repeat the key of their factory.
    var path: [RegistrationKey] { frames.map(\.registration.key) }
}

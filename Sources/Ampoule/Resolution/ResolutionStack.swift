/// The factories and completions that one thread is in the midst of, outermost first.
///
/// Registrations are not retained: a thread that runs a factory is an announced reader, for which
/// registrations stay valid, removed or not.
struct ResolutionStack: ~Copyable {
    /// A registration whose factory or completions run.
    struct Frame: BitwiseCopyable {
        let registration: Unmanaged<Registration>

        /// The container that was asked, which the factory resolves its dependencies from.
        fileprivate let container: ObjectIdentifier

        /// How many shared instances had been made when the frame was entered.
        let sharedInstanceCount: Int

        /// The marks of all frames below this one.
        fileprivate let formerMarks: UInt64
    }

    /// One bit for each frame, which some registrations have in common: without its bit, a registration does not
    /// run, and the frames need not be searched.
    private var marks: UInt64 = 0

    private var frames = GrowingBuffer<Frame>()

    /// How many shared instances this thread has made since the outermost frame was entered.
    private var sharedInstanceCount = 0

    /// For the registrations below ``shallowDepth``: the count at which each was last entered.
    ///
    /// Searching the frames is the fastest way while there are few, but would make a chain of thousands of
    /// dependencies take quadratic time.
    private var deepEntries: [Entry: Int] = [:]

    /// The former values of ``deepEntries`` for the registrations below ``shallowDepth``.
    private var formerDeepEntries: [Int?] = []

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
    var path: [RegistrationKey] {
        (0..<frames.count).map { place in frames[place].registration.takeUnretainedValue().key }
    }

    /// Whether a shared instance has been made since the innermost frame was entered.
    var hasMadeSharedInstance: Bool {
        frames[frames.count - 1].sharedInstanceCount != sharedInstanceCount
    }

    /// Whether entering a registration's factory again would go on for ever.
    ///
    /// A factory that is entered again for the same container while it or its completions run repeats
    /// itself, unless a shared instance has been made in between, which the second run finds: this is what
    /// makes circular dependencies through properties end. Factories with arguments may do something else in
    /// each run and are not judged.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func isCycle(entering registration: Unmanaged<Registration>, for container: Container) -> Bool {
        guard isRunning(registration, ObjectIdentifier(container)) else { return false }
        return registration._withUnsafeGuaranteedRef { $0.key.signature.takesNoArguments }
    }

    @inline(__always)
    private func isRunning(_ registration: Unmanaged<Registration>, _ container: ObjectIdentifier) -> Bool {
        guard marks & registration.mark != 0 else { return false }
        let identity = registration.toOpaque()
        for place in 0..<min(frames.count, Self.shallowDepth) {
            let frame = frames[place]
            if frame.registration.toOpaque() == identity && frame.sharedInstanceCount == sharedInstanceCount
                && frame.container == container
            {
                return true
            }
        }
        return frames.count > Self.shallowDepth
            && deepEntries[Entry(registration, container)] == sharedInstanceCount
    }

    @inline(__always)
    mutating func push(_ registration: Unmanaged<Registration>, for container: Container) {
        let frame = Frame(
            registration: registration,
            container: ObjectIdentifier(container),
            sharedInstanceCount: sharedInstanceCount,
            formerMarks: marks
        )
        marks |= registration.mark
        if frames.count >= Self.shallowDepth { noteDeepEntry(frame) }
        frames.append(frame)
    }

    @inline(__always)
    mutating func pop() {
        if frames.count > Self.shallowDepth { forgetDeepEntry(frames[frames.count - 1]) }
        marks = frames.removeLast().formerMarks
        if frames.isEmpty { sharedInstanceCount = 0 }
    }

    @inline(never)
    private mutating func noteDeepEntry(_ frame: Frame) {
        let entry = Entry(frame.registration, frame.container)
        formerDeepEntries.append(deepEntries.updateValue(frame.sharedInstanceCount, forKey: entry))
    }

    @inline(never)
    private mutating func forgetDeepEntry(_ frame: Frame) {
        deepEntries[Entry(frame.registration, frame.container)] = formerDeepEntries.removeLast()
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }
}

extension Unmanaged<Registration> {
    /// The bit that stands for the registration among the marks of a stack.
    @inline(__always)
    fileprivate var mark: UInt64 {
        let address = UInt64(UInt(bitPattern: toOpaque()))
        return 1 << ((address &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}

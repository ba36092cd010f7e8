/// The factories and completions that a thread is running, the outermost first.
///
/// Registrations are not retained: a thread that runs a factory is pinned, so registrations stay valid for it, removed
/// or not. Neither are containers, which the callers of the running factories keep alive.
struct ResolutionStack: ~Copyable {
    /// A registration whose factory or completions run.
    struct Frame: BitwiseCopyable {
        let registration: Pinned<Registration>

        /// The container that the factory resolves its dependencies from.
        fileprivate let container: ObjectIdentifier

        /// The number of shared instances when the frame was pushed.
        let sharedInstanceCount: Int

        /// Whether the factory has received an instance whose completions run; see `ResolutionContext+Completing.swift`.
        fileprivate var isHolder = false

        /// Whether the factory has received such an instance of another thread; see `ResolutionContext+Receipts.swift`.
        fileprivate var isReceiver = false
    }

    private var frames = GrowingBuffer<Frame>()

    /// The number of shared instances that the thread has made.
    private(set) var sharedInstanceCount = 0

    /// The shared instance count at which each registration deeper than ``shallowDepth`` was last entered.
    ///
    /// A linear search of the frames is fastest while they are few, but would make a chain of thousands of dependencies
    /// quadratic.
    private var deepEntries: [Entry: Int] = [:]

    /// The former values of ``deepEntries`` for the registrations deeper than ``shallowDepth``.
    private var formerDeepEntries: [Int?] = []

    private struct Entry: Hashable {
        let registration: UnsafeMutableRawPointer
        let container: ObjectIdentifier

        init(_ registration: Pinned<Registration>, _ container: ObjectIdentifier) {
            self.registration = registration.address
            self.container = container
        }
    }

    private static let shallowDepth = 32

    var isEmpty: Bool { frames.isEmpty }

    /// The container of the innermost frame, which must exist.
    var innermostContainer: ObjectIdentifier { frames[frames.count - 1].container }
    var depth: Int { frames.count }

    /// The resolution path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    var path: [RegistrationKey] {
        (0..<frames.count).map { place in frames[place].registration.object.key }
    }

    /// Whether a shared instance has been made since the innermost frame was entered.
    var hasMadeSharedInstance: Bool {
        frames[frames.count - 1].sharedInstanceCount != sharedInstanceCount
    }

    /// Whether entering a registration's factory would recurse without end.
    ///
    /// A factory that is entered again for the same container while it or its completions run repeats itself, unless
    /// the second run finds a shared instance that was made in between: this ends circular dependencies through
    /// properties. A factory with arguments may act differently in each run, so it never counts as a cycle.
    ///
    /// - Complexity: O(1), since few frames are searched.
    @inline(__always)
    func isCycle(entering registration: Pinned<Registration>, for container: ObjectIdentifier) -> Bool {
        guard isRunning(registration, container) else { return false }
        return registration.read { $0.key.signature.takesNoArguments }
    }

    @inline(__always)
    private func isRunning(_ registration: Pinned<Registration>, _ container: ObjectIdentifier) -> Bool {
        let identity = registration.address
        for place in 0..<min(frames.count, Self.shallowDepth) {
            let frame = frames[place]
            if frame.registration.address == identity && frame.sharedInstanceCount == sharedInstanceCount
                && frame.container == container
            {
                return true
            }
        }
        return frames.count > Self.shallowDepth
            && deepEntries[Entry(registration, container)] == sharedInstanceCount
    }

    @inline(__always)
    mutating func push(_ registration: Pinned<Registration>, for container: ObjectIdentifier) {
        let frame = Frame(
            registration: registration,
            container: container,
            sharedInstanceCount: sharedInstanceCount
        )
        if frames.count >= Self.shallowDepth { noteDeepEntry(frame) }
        frames.append(frame)
    }

    @inline(__always)
    mutating func pop() {
        if frames.count > Self.shallowDepth { forgetDeepEntry(frames[frames.count - 1]) }
        _ = frames.removeLast()
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

    /// Stops the program if a cycle could be missed; does nothing in release builds.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    func _invariantCheck() {
        #if DEBUG
        var count = 0
        for place in 0..<frames.count {
            let frame = frames[place]
            precondition(frame.sharedInstanceCount >= count, "A frame was entered before the one around it")
            count = frame.sharedInstanceCount
        }
        precondition(sharedInstanceCount >= count, "Shared instances are miscounted")
        precondition(
            formerDeepEntries.count == max(0, frames.count - Self.shallowDepth)
                && deepEntries.count <= formerDeepEntries.count,
            "The deep frames are not those of the stack"
        )
        #endif
    }

    /// Records that an instance was made that later requests of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }

    /// Whether the innermost factory has received an instance whose completions run.
    var isInnermostHolder: Bool { !frames.isEmpty && frames[frames.count - 1].isHolder }

    /// Marks the frames from a depth on, whose factories receive an instance whose completions run.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames that have no mark yet.
    mutating func markHolders(from depth: Int) {
        // Each frame inside a marked one, down to the depth, was there when that one was marked.
        var place = frames.count
        while place > depth, !frames[place - 1].isHolder {
            place -= 1
            frames[place].isHolder = true
        }
    }

    /// Whether the innermost factory has received an incomplete instance of another thread.
    var isInnermostReceiver: Bool { !frames.isEmpty && frames[frames.count - 1].isReceiver }

    /// Marks the frames from a depth on, whose factories receive an incomplete instance of another thread.
    mutating func markReceivers(from depth: Int) {
        for place in depth..<max(depth, frames.count) { frames[place].isReceiver = true }
    }

    /// The number of frames up to the last one that is marked as a receiver without a gap after a depth.
    func receiverDepth(from depth: Int) -> Int {
        var place = depth
        while place < frames.count, frames[place].isReceiver { place += 1 }
        return place
    }
}

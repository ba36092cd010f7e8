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

        /// The factory as a maker; none if it makes no instance of a slot, and has received no incomplete one.
        fileprivate var maker = Makings.Maker.none
    }

    private var frames = GrowingBuffer<Frame>()

    /// The number of shared instances that the thread has made.
    private(set) var sharedInstanceCount = 0

    var isEmpty: Bool { frames.isEmpty }
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
    /// - Complexity: O(*n*), where *n* is the number of frames that were entered since the last shared instance was made.
    @inline(__always)
    func isCycle(entering registration: Pinned<Registration>, for container: ObjectIdentifier) -> Bool {
        var place = frames.count
        while place > 0 {
            place -= 1
            let frame = frames[place]
            // Fewer instances had been made when the frames around this one were entered.
            if frame.sharedInstanceCount != sharedInstanceCount { return false }
            if frame.registration.address == registration.address && frame.container == container {
                return registration.read { $0.key.takesNoArguments }
            }
        }
        return false
    }

    @inline(__always)
    mutating func push(_ registration: Pinned<Registration>, for container: ObjectIdentifier) {
        frames.append(
            Frame(
                registration: registration,
                container: container,
                sharedInstanceCount: sharedInstanceCount
            )
        )
    }

    /// Removes the innermost frame.
    ///
    /// - Returns: Its maker, which the caller ends; none if it is none, or has ended.
    @inline(__always)
    mutating func pop() -> Makings.Maker { frames.removeLast().maker }

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
        #endif
    }

    /// Records that an instance was made that later requests of this resolution may find.
    mutating func noteSharedInstance() {
        sharedInstanceCount += 1
    }

    /// The registration whose factory, or completions, run innermost.
    var innermostRegistration: Pinned<Registration> { frames[frames.count - 1].registration }

    /// The innermost factory as a maker; none if it is none.
    var innermostMaker: Makings.Maker {
        get { frames[frames.count - 1].maker }
        set { frames[frames.count - 1].maker = newValue }
    }

    /// The makers up to a depth, the innermost first; all factories from a place on are makers from now on.
    mutating func makers(upTo depth: Int, receivingFrom place: Int) -> [Makings.Maker] {
        for place in place..<depth where frames[place].maker == .none { frames[place].maker = .next() }
        return (0..<depth).reversed().map { frames[$0].maker }.filter { $0 != .none }
    }
}

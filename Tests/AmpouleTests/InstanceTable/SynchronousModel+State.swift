/// The services of the model, and the states of its threads.
extension SynchronousModel {
    /// A possible next step.
    enum Move: Hashable {
        /// A thread goes on to its next access.
        case goOn(thread: Int)
        /// The scope of a service is reset.
        case reset(service: Int)
    }

    /// The services that the instance of a slot needs, in order.
    struct Service: Hashable {
        var inFactory: [Int] = []
        var inCompletion: [Int] = []
    }

    /// An instance: the number of its slot, and the number of instances made before.
    struct Instance: Hashable {
        let slot: Int
        let number: Int
    }

    /// The result of asking for a slot.
    enum Outcome: Hashable {
        case instance(Instance)
        case cycle
    }

    /// Where a thread stands in making or getting one instance; each but the last two ends with an access.
    enum Step: Hashable {
        case look, reserve, ask, lookBeforeMaking, makeDependencies(Int)
        case lookBeforeCommitting, commit, lookBeforeCompleting, completeDependencies(Int)
        case keep, finish(Outcome), sleep
    }

    struct Frame: Hashable {
        let slot: Int

        /// Whether the fast path makes the instance.
        var isFast = false
        var step = Step.look
        var isAgain = false
        var instance: Instance?
        var sharedCount = 0

        /// Whether the factory or the completion runs, as the stack of a resolution shows it.
        var isRunning = false

        /// The place of the outermost frame whose incomplete instance this one may hold, if not its own.
        var outermost: Int?

        /// The dependencies of the instance, and the completed instances to keep with it, each with its dependencies.
        var holds: Set<Instance> = []
        var left: [Left] = []
        var keptCount = 0
    }

    struct Left: Hashable {
        let instance: Instance
        let holds: Set<Instance>
    }

    struct Thread: Hashable {
        /// The services to ask for, one after the other.
        var program: [Int]
        var frames: [Frame] = []
        var sharedCount = 0

        /// Whether the thread has been woken, and with what.
        var isAwake = false
        var delivery: Instance?
    }
}

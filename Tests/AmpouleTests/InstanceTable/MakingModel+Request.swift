extension MakingModel {
    /// Which part of the making of an instance asks for dependencies.
    enum Phase: Hashable {
        case making, completing
    }

    /// What a request that waits is woken with.
    enum Answer: Hashable {
        case take(Instance), fail, stop, askAgain
    }

    /// A run of a factory: the request, and a number, since an instance may be pending after its request has ended.
    struct Maker: Hashable, Sendable {
        let request: Request.ID
        let number: Int
    }

    /// A completed instance that is not kept yet.
    struct Pending: Hashable {
        let slot: Int
        let instance: Instance
        let maker: Maker
        let holds: Set<Instance>
    }

    /// A request for an instance: where its task stands in making or getting it.
    struct Request: Hashable {
        /// What a request has come to; each step but the one that waits for others ends with an access.
        enum Step: Hashable {
            case look, ask, sleep(Answer?)
            case lookBeforeMaking, lookBeforeCommitting, commit, lookBeforeCompleting, complete
            case waitForDependencies(Phase, Int)

            /// Keeps the instances of a group, one at a time, and tells the others.
            case keep([Pending], Int), finishGroup([Pending])

            /// Tells the others; without an outcome, the request begins anew.
            case finish(Answer, Outcome?)
        }

        let slot: Int

        /// The maker that the request is, if it makes the instance.
        let maker: Maker
        var step = Step.look
        var isCancelled = false
        var hasHeardOfCancellation = false

        /// Whether the factory that asks does without.
        var isWithdrawn = false
        var instance: Instance?

        /// The instances that the factory and the completion have got.
        var holds: Set<Instance> = []

        /// Whether another instance was committed before, which counts unless it is dropped.
        var isCommitting = false

        /// Whether the instance is committed, and the completion runs.
        var isCompleting = false

        /// The first failure among the dependencies that are asked for now.
        var failure: Outcome?

        /// Whether the factory or the completion runs, and whether something was made inside that can be found.
        var isRunning = false
        var hasSharedInstance = false

        init(slot: Int, as maker: Maker, isCancelled: Bool) {
            self.slot = slot
            self.maker = maker
            self.isCancelled = isCancelled
        }

        /// The request before its first step.
        func begunAnew(as maker: Maker) -> Request {
            var request = Request(slot: slot, as: maker, isCancelled: isCancelled)
            request.isWithdrawn = isWithdrawn
            return request
        }
    }
}

extension MakingModel.Request {
    /// The place of a request in the tree of its task.
    ///
    /// It also stands for the waiter, of which a request is one at a time.
    struct ID: Hashable, Sendable {
        /// How many dependencies may be asked for at the same time.
        static let greatestGroup = 3

        private let path: Int

        private init(path: Int) { self.path = path }

        /// The outermost request of a task.
        init(task: Int) { path = task + 1 }

        /// The task, for an outermost request.
        var task: Int { path - 1 }

        /// The request whose factory asks; nil for an outermost one.
        var caller: ID? { path > Self.greatestGroup ? ID(path: path / (Self.greatestGroup + 1)) : nil }

        /// The request for a dependency, by its number in the group.
        func dependency(_ number: Int) -> ID { ID(path: path * (Self.greatestGroup + 1) + number + 1) }
    }
}

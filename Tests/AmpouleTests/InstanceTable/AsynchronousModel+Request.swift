extension AsynchronousModel {
    /// Which part of the making of an instance asks for dependencies.
    enum Phase: Hashable {
        case making, completing
    }

    /// What a request that waits is woken with.
    enum Answer: Hashable {
        case take(Instance), fail, stop, askAgain
    }

    /// A request for an instance: where its task stands in making or getting it.
    struct Request: Hashable {
        /// What a request has come to; each step but the one that waits for others ends with an access.
        enum Step: Hashable {
            case look, ask, sleep(Answer?)
            case lookBeforeMaking, lookBeforeCommitting, commit, lookBeforeCompleting, keep
            case waitForDependencies(Phase, Int)

            /// Tells the others; without an outcome, the request begins anew.
            case finish(Answer, Outcome?)
        }

        let slot: Int
        var step = Step.look
        var isCancelled = false
        var hasHeardOfCancellation = false

        /// Whether the factory that asks does without.
        var isWithdrawn = false
        var instance: Instance?

        /// The first failure among the dependencies that are asked for now.
        var failure: Outcome?

        /// Whether the factory or the completion runs, and whether something was made inside that can be found.
        var isRunning = false
        var hasSharedInstance = false

        init(slot: Int, isCancelled: Bool) {
            self.slot = slot
            self.isCancelled = isCancelled
        }

        /// The request before its first step.
        var begunAnew: Request {
            var request = Request(slot: slot, isCancelled: isCancelled)
            request.isWithdrawn = isWithdrawn
            return request
        }
    }
}

extension AsynchronousModel.Request {
    /// The place of a request in the tree of its task.
    ///
    /// It also stands for the maker and for the waiter, of each of which a request is one at a time.
    struct ID: Hashable, Sendable {
        /// How many dependencies may be asked for at the same time.
        static let greatestGroup = 3

        private let path: Int

        private init(path: Int) {
            self.path = path
        }

        /// The outermost request of a task.
        init(task: Int) {
            path = task + 1
        }

        /// The task, for an outermost request.
        var task: Int { path - 1 }

        /// The request whose factory asks; nil for an outermost one.
        var caller: ID? { path > Self.greatestGroup ? ID(path: path / (Self.greatestGroup + 1)) : nil }

        /// The request for a dependency, by its number in the group.
        func dependency(_ number: Int) -> ID {
            ID(path: path * (Self.greatestGroup + 1) + number + 1)
        }
    }
}

/// The steps of a closure that a user registers: a factory, a completion, a decorator, or a closure of `onClose`.
///
/// It resolves some dependencies, and then makes an instance, or throws.
package struct Plan: Hashable, Sendable {
    package enum Product: Hashable, Sendable {
        case object, value, closable

        /// The first instance that the closure has: the decorated one, or the first dependency.
        case existing
    }

    package enum Failing: Hashable, Sendable {
        case never, first, always
    }

    package var steps: [Step] = []
    package var product = Product.object
    package var failing = Failing.never
}

/// A request of a closure.
package struct Step: Hashable, Sendable {
    package var request: Request

    /// Whether the closure does without what it can't get.
    package var isTolerant = false

    /// The container that the closure has captured and asks, instead of the resolver that it is given.
    package var container: Int?

    /// The instances that the closure discards in that container before the request.
    package var discarding: Discarding?
}

/// The instances that a closure discards.
package enum Discarding: Hashable, Sendable {
    case instances(Scope, Service?)
    case registrations
}

/// A statement of a program, and its number, by which others refer to the container or the entry that it makes.
package struct Statement: Hashable, Sendable {
    package let id: Int
    package var operation: Operation

    package init(_ id: Int, _ operation: Operation) {
        self.id = id
        self.operation = operation
    }
}

/// An operation on a container; the containers and entries are the numbers of the statements that make them.
package indirect enum Operation: Hashable, Sendable {
    case container(parent: Int?, defaultScope: Scope)
    case register(Key, Plan, in: Int)
    case instance(Key, in: Int)
    /// Registers the component whose argument has a default value.
    case component(in: Int)
    case configure(Int, Setting)
    case request(Request, in: Int, isKept: Bool)
    /// Makes the component that nothing registers, and injects into it.
    case inject(in: Int)
    /// Releases the instances that the program has kept.
    case release
    case reset(Scope, Service?, in: Int)
    case removeAll(in: Int)
    case close(Int)
    case forward(Service, name: String?, in: Int, to: Int)
    case override(Key, Plan, in: Int)
    case copy(Int)
    case withOverrides(in: Int, overrides: [Statement], perform: [Statement])
    case open(Level, in: Int)
    /// Makes the container that registers for all containers of a level.
    case registrar(Level, in: Int)
    case contribute(Service, name: String?, Plan, in: Int)
    case decorate(Key, Plan, in: Int)
}

/// A setting of an entry.
package enum Setting: Hashable, Sendable {
    case scope(Scope)
    case completion(Plan)
    case contributes(Service, name: String?)
    case onClose(isFailing: Bool)
}

import Ampoule

/// The services of the load test; each is registered for `Piece`, by its name, unless its comment says otherwise.
enum LoadService: String, CaseIterable, Sendable {
    // Not shared.
    case leaf, twins, argued, listed
    // Shared in an object graph.
    case litter, mother, daughter
    /// Shared in an object graph that all workers continue.
    case common
    // Shared by the program.
    case anchor, shared, dependent, weak, cupboard, named, slow
    /// Registered as a component, anew by any worker.
    case replaced
    /// Registered as a component, and the only one that doesn't depend on what is overridden.
    case bedrock
    /// The instance that is decorated, and the one that the program gets.
    case decorated, decoration
    /// The decorator of a child.
    case childDecoration
    // A cycle that is only made in a container that one worker uses. Cycles that several threads make together are kept one
    // by one, so that another thread may see one before its completion.
    case privateMother, privateDaughter
    // Shared by a child.
    case own
    // Shared by a level.
    case visit, slowVisit
    /// Transient, with two concurrent requests for one instance of the object graph.
    case slowTwins

    /// The owners of instances.
    enum Sharing: Sendable { case none, graph, program, child, level }

    var sharing: Sharing {
        switch self {
        case .leaf, .twins, .argued, .listed, .slowTwins: .none
        case .litter, .mother, .daughter, .common: .graph
        case .anchor, .shared, .dependent, .weak, .cupboard, .replaced, .named, .slow, .bedrock: .program
        case .decorated, .decoration, .privateMother, .privateDaughter: .program
        case .own, .childDecoration: .child
        case .visit, .slowVisit: .level
        }
    }

    /// Whether one instance is shared by all requests that an owner serves.
    var isShared: Bool { sharing != .none && sharing != .graph }

    /// Whether the instance is shared while somebody holds it.
    var isHeldWeakly: Bool { self == .weak || self == .common }

    /// Whether a factory runs once between resets: it never fails, and is in no cycle.
    var isMadeOnce: Bool {
        switch self {
        case .anchor, .cupboard, .named, .own: true
        default: false
        }
    }

    var isAsynchronous: Bool { self == .slow || self == .slowVisit || self == .slowTwins }

    /// Whether a completion runs on the instances.
    var isCompleted: Bool {
        switch self {
        case .anchor, .shared, .slow, .own, .visit, .litter, .common, .mother, .daughter: true
        case .privateMother, .privateDaughter: true
        default: false
        }
    }

    /// Whether the container closes the instances.
    var isClosed: Bool {
        switch self {
        case .anchor, .shared, .dependent, .replaced, .slow, .bedrock, .own, .visit, .slowVisit: true
        default: false
        }
    }

    /// Whether a factory or a completion fails now and then, here or in a dependency.
    var mayFail: Bool {
        switch self {
        case .shared, .dependent, .visit, .slow, .slowVisit, .decorated, .decoration, .childDecoration: true
        default: false
        }
    }

    /// The scopes whose resets discard the instances.
    var resets: LoadReset? {
        switch self {
        case .weak: .weak
        case .cupboard: .cupboard
        default: isShared ? .container : nil
        }
    }

    /// The services that a synchronous request in a container without levels and registrations of its own may ask for.
    static let ofProgram: [LoadService] = [
        .leaf, .twins, .litter, .mother, .daughter, .anchor, .shared, .dependent, .weak, .cupboard, .replaced,
        .bedrock, .decoration,
    ]
}

/// What a reset discards.
enum LoadReset: CaseIterable, Sendable { case container, weak, cupboard }

/// Where a factory runs; registered by the root container and by each child.
struct LoadPlace: Sendable { let number: Int }

/// Which override a factory sees; 0 outside of overrides.
struct LoadStamp: Sendable { let number: Int }

/// The level.
struct LoadVisit: ContainerLevel { let number: Int }

extension ObjectScope {
    /// A custom scope of the load test.
    static let loadCupboard = ObjectScope(storageFactory: PermanentStorage.init, description: "loadCupboard")
}

/// What one thread knows of the resolution it is in the midst of.
///
/// Every resolution on the thread takes part in it, whether it was asked of the resolver that a factory was
/// given or of a container that the factory captured; this is how a cycle is seen either way. It never
/// leaves its thread, so nothing in it is locked.
final class ResolutionContext {
    private static let threadLocal = ThreadLocal { ResolutionContext() }

    /// The calling thread's context.
    ///
    /// - Complexity: O(1).
    static var current: ResolutionContext { threadLocal.current }

    var stack = ResolutionStack()
    let thread = SharedInstances.Thread()

    /// The object graph of the running resolution; made only when something is to be shared in it.
    private var currentGraph: GraphIdentifier?

    /// The root of the hierarchy whose object graph this is.
    private var graphOwner: ObjectIdentifier?

    /// Custom storages used by the running resolution, to be told of its end.
    private var usedStorages: [any InstanceStorage] = []

    private let stackLimit = StackLimit.ofCurrentThread

    /// The object graph of the running resolution.
    var graph: GraphIdentifier {
        if let currentGraph { return currentGraph }
        let graph = GraphIdentifier()
        currentGraph = graph
        return graph
    }

    /// The object graph, if anything has been shared in it yet.
    var graphIfAny: GraphIdentifier? { currentGraph }

    // MARK: - Entering

    /// Runs a resolution that is asked of a container.
    ///
    /// A container of another hierarchy has an object graph of its own.
    func resolve<Result>(
        in container: Container,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        if graphOwner == ObjectIdentifier(container.root) { return try body() }
        return try withGraph(nil, of: container, body)
    }

    /// Runs resolutions of a container in a given object graph, or in a new one.
    func withGraph<Result, Failure: Error>(
        _ graph: GraphIdentifier?,
        of container: Container,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let former = (currentGraph, graphOwner, usedStorages)
        (currentGraph, graphOwner, usedStorages) = (graph, ObjectIdentifier(container.root), [])
        defer {
            let ended = usedStorages
            (currentGraph, graphOwner, usedStorages) = former
            for storage in ended { storage.graphResolutionCompleted() }
        }
        return try body()
    }

    /// Notes a custom storage, to tell it of the end of the outermost resolution.
    func noteUse(of storage: any InstanceStorage) {
        if !usedStorages.contains(where: { $0 === storage }) { usedStorages.append(storage) }
    }

    // MARK: - Running

    /// Runs a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if entering it again would never end, if the stack is used up, or if
    ///   the factory throws.
    func runFactory<Service>(
        of registration: Registration,
        _ factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        if stack.isCycle(entering: registration) { throw error(.cycle, at: registration.key) }
        if stackLimit.isReached { throw error(.tooDeep, at: registration.key) }
        return try run(registration, as: .factory, factory)
    }

    /// Runs a registration's completions on an instance that was made.
    func runCompletion(of registration: Registration, _ completion: () throws -> Void) throws(ResolutionError)
    {
        try run(registration, as: .completion, completion)
    }

    private func run<Result>(
        _ registration: Registration,
        as role: ResolutionStack.Frame.Role,
        _ body: () throws -> Result
    ) throws(ResolutionError) -> Result {
        stack.push(registration, as: role)
        defer { stack.pop() }
        do {
            return try body()
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(.failure(error), key: registration.key, path: stack.path)
        }
    }

    /// An error at a key that is asked for now.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: stack.path + [key])
    }
}

import Foundation

/// A call of a worker.
enum ConcurrentCall: Sendable {
    case request(HistoryService, in: Int, isAwaited: Bool)
    /// Registers a factory, in the default scope `container`.
    case register(HistoryService, Recipe, in: Int)
    /// Calls `inObjectScope` on the entry of an earlier call of the same worker.
    case setScope(HistoryScope, of: Int)
    case override(HistoryService, Recipe, in: Int)
    case removeAll(in: Int)
    case reset(HistoryScope, in: Int)
    /// Opens a level, in a container whose number is that of the call.
    case open(in: Int)
    case copy(of: Int)
    case close(Int)
}

extension ConcurrentCall {
    /// The container of the call; the root for one that has none.
    var container: Int {
        switch self {
        case .request(_, let container, _), .register(_, _, let container), .override(_, _, let container),
            .removeAll(let container), .reset(_, let container), .open(let container),
            .copy(let container), .close(let container):
            container
        case .setScope: ConcurrentProgram.root
        }
    }

    /// The service that is requested or registered.
    var service: HistoryService? {
        switch self {
        case .request(let service, _, _), .register(let service, _, _), .override(let service, _, _): service
        default: nil
        }
    }

    /// Whether the call discards instances.
    var discards: Bool {
        switch self {
        case .register, .override, .setScope, .removeAll, .reset: true
        case .request, .open, .copy, .close: false
        }
    }

    /// Whether the call registers a service.
    func registers(_ service: HistoryService) -> Bool {
        switch self {
        case .register(service, _, _), .override(service, _, _): true
        default: false
        }
    }

    /// Whether requests for a service may find another registration, or another instance, after the call.
    func affectsRequests(for service: HistoryService) -> Bool {
        if case .close = self { return true }
        return discards && self.service ?? service == service
    }
}

extension ConcurrentCall: CustomStringConvertible {
    var description: String {
        switch self {
        case .request(let service, let container, let isAwaited):
            "\(isAwaited ? "await " : "")\(container).require(\(service))"
        case .register(let service, let recipe, let container):
            "\(container).register(\(service)) \(recipe)"
        case .setScope(let scope, let entry): "entry \(entry).inObjectScope(.\(scope))"
        case .override(let service, let recipe, let container):
            "\(container).override(\(service)) \(recipe)"
        case .removeAll(let container): "\(container).removeAll()"
        case .reset(let scope, let container): "\(container).resetObjectScope(.\(scope))"
        case .open(let container): "\(container).level(…)"
        case .copy(let container): "\(container).copy()"
        case .close(let container): "await \(container).close()"
        }
    }
}

/// A factory: which services it requests, and how long it takes.
struct Recipe: Sendable {
    let isAsynchronous: Bool
    let dependencies: [HistoryService]
    let pace: Pace
    /// Whether each second instance fails.
    let fails: Bool
}

/// How long code takes, so that calls overlap in different ways.
enum Pace: Sendable {
    case none, yield, short, long
}

extension Recipe: CustomStringConvertible {
    var description: String {
        let requests = dependencies.map { "require(\($0))" }.joined(separator: ", ")
        return "{ \(isAsynchronous ? "async " : "")\(requests)\(fails ? " fails now and then" : "") }"
    }
}

extension Pace {
    /// Spends the time on the thread.
    func spend() {
        switch self {
        case .none: break
        case .yield: sched_yield()
        case .short: for _ in 0..<4 { sched_yield() }
        case .long: usleep(60)
        }
    }

    /// Spends the time suspended.
    func suspend() async {
        switch self {
        case .none: break
        case .yield: await Task.yield()
        case .short: for _ in 0..<4 { await Task.yield() }
        case .long: try? await Task.sleep(for: .microseconds(60))
        }
    }
}

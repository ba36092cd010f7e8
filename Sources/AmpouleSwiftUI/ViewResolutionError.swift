#if canImport(SwiftUI)
import Ampoule

/// The failure of a view to resolve what it needs, or to open a level.
public struct ViewResolutionError: Error {
    /// The name of the type that the view needs; `nil` if it needs the container itself, as to open a level.
    public let service: String?

    /// The names of the levels that the nearest container is inside, the outermost first.
    public let levels: [String]

    /// The error of the container, such as a `ResolutionError` or a `LevelError`, or of the closure; `nil` if there is no
    /// container.
    public let cause: (any Error)?

    init(service: String?, levels: [String], cause: (any Error)?) {
        (self.service, self.levels, self.cause) = (service, levels, cause)
    }

    /// Creates the error of a view that resolves a service from the nearest container.
    init(_ service: Any.Type, in container: Container?, cause: (any Error)?) {
        self.init(
            service: String(describing: service),
            levels: container?.levelNames ?? [],
            cause: cause
        )
    }
}

extension Container {
    /// The names of the levels that the container is inside, the outermost first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    nonisolated var levelNames: [String] {
        core.lineage.compactMap { container in container.level?.name }.reversed()
    }
}

extension ViewResolutionError: CustomStringConvertible {
    /// A description of the failure, its cause and its remedy.
    public var description: String {
        let need = service.map { "The view resolves '\($0)', but its" } ?? "The"
        guard let cause else {
            return """
                \(need) environment has no container.
                Add '.container(…)' to the root view of each window, as in 'WindowGroup { RootView().container(app) }', \
                and the trait '.container(…)' to each preview.
                \(hintOnMissingContainer)
                """
        }
        let error = service.map { "The view can't resolve '\($0)': \(cause)" } ?? "\(cause)"
        if isAsynchronous {
            return "\(error)\nA view resolves it by 'AsyncResolved', which awaits it."
        }
        guard let level = missingLevel else { return error }
        let path = (["program"] + levels).joined(separator: " → ")
        return """
            \(error)
            The views around it have opened: \(path).
            Add '.level(\(level)(…))' to the view that it belongs to, or to one around that.
            """
    }

    /// A further remedy, for an app that adds a container.
    private var hintOnMissingContainer: String {
        service == nil
            ? "A modifier applies to the view before it: write '.container(…)' after '.level(…)'."
            : "The initializer of a view has no environment: read the property in 'body'."
    }

    /// Whether the instance can only be made asynchronously.
    private var isAsynchronous: Bool {
        guard let error = cause as? ResolutionError, case .asynchronous = error.reason else { return false }
        return true
    }

    /// The level that no view around the view has opened, if that is the cause.
    private var missingLevel: String? {
        if let error = cause as? LevelError { return error.found == error.level ? nil : error.expected }
        switch (cause as? ResolutionError)?.reason {
        case .outsideOfLevel(let level): return level
        case .unregistered(let alternatives): return alternatives.firstLevel
        default: return nil
        }
    }
}
extension [ResolutionError.Alternative] {
    /// The level that has what is missing.
    fileprivate nonisolated var firstLevel: String? {
        for case .innerLevel(_, let level) in self { return level }
        for case .value(_, let level) in self { return level }
        return nil
    }
}
#endif

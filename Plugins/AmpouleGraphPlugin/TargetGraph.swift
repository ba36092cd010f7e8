/// The targets of a build, and which of them are read to check others.
///
/// These are the targets of the same package or project, and those of other packages that can use Ampoule: nothing else
/// can register anything, or name a type of theirs.
struct TargetGraph {
    private let targets: [String: BuildTarget]
    private let dependencies: [String: [String]]

    /// The targets that depend on a library of Ampoule.
    private let usersOfAmpoule: Set<String>

    /// The targets on which others of the same package or project depend; `nil` if dependencies are unknown.
    private let withDependents: Set<String>?

    /// - Parameter targets: All targets of the package or project, and those that they depend on.
    init(_ targets: [BuildTarget]) {
        self.targets = Dictionary(targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        dependencies = Dictionary(
            targets.map { ($0.id, $0.dependencies ?? Self.importable(from: $0, targets)) },
            uniquingKeysWith: { first, _ in first }
        )
        usersOfAmpoule = Self.dependents(of: targets.filter(\.isOfAmpoule).map(\.id), dependencies)
        let own = targets.filter(\.isOwn)
        withDependents =
            own.contains { $0.dependencies == nil } ? nil : Set(own.flatMap { $0.dependencies ?? [] })
    }

    /// Whether a target can register something.
    func canUseAmpoule(_ target: BuildTarget) -> Bool {
        // What a project's target depends on isn't known.
        target.dependencies == nil || usersOfAmpoule.contains(target.id)
    }

    /// Whether another target of the same package or project depends on a target; `nil` if that is unknown.
    func hasDependents(_ target: BuildTarget) -> Bool? {
        target.isOwn ? withDependents.map { $0.contains(target.id) } : true
    }

    /// The targets that are read to check others, themselves included.
    func read(for roots: [String]) -> [BuildTarget] {
        reached(from: roots) { _ in true }.filter(isRead)
    }

    /// The targets that are read and that a target depends on directly, or through targets that are not read.
    func readDependencies(of target: BuildTarget) -> [BuildTarget] {
        reached(from: dependencies[target.id] ?? []) { !isRead($0) }.filter(isRead)
    }

    /// The Swift targets of other packages that can't use Ampoule.
    func unread(for roots: [String]) -> [BuildTarget] {
        reached(from: roots) { _ in true }.filter { target in
            target.kind == .library && !target.isOfAmpoule && !isRead(target)
        }
    }

    private func isRead(_ target: BuildTarget) -> Bool {
        target.kind != .other && !target.isOfAmpoule && (target.isOwn || canUseAmpoule(target))
    }

    /// The targets found from some of them, by way of those that lead to others.
    private func reached(from roots: [String], leadsOn: (BuildTarget) -> Bool) -> [BuildTarget] {
        var found: [BuildTarget] = []
        var known = Set(roots)
        var pending = roots
        while let next = pending.popLast().flatMap({ targets[$0] }) {
            found.append(next)
            guard leadsOn(next) else { continue }
            pending += (dependencies[next.id] ?? []).filter { known.insert($0).inserted }
        }
        return found
    }

    private static func dependents(of roots: [String], _ dependencies: [String: [String]]) -> Set<String> {
        var dependents: [String: [String]] = [:]
        for (target, targets) in dependencies {
            for dependency in targets { dependents[dependency, default: []].append(target) }
        }
        var found: Set<String> = []
        var pending = roots
        while let next = pending.popLast() {
            pending += (dependents[next] ?? []).filter { found.insert($0).inserted }
        }
        return found
    }

    /// The targets of a project that one of them may import.
    private static func importable(from target: BuildTarget, _ targets: [BuildTarget]) -> [String] {
        targets.filter { other in
            let isImportable = other.kind == .library || target.kind == .test && other.kind == .program
            return other.isOwn && other.id != target.id && isImportable
        }.map(\.id)
    }
}

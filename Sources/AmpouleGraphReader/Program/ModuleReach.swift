/// Which modules depend on which, directly or not.
///
/// Asked for each list and each constant of a program, so the answers are bits of a table.
struct ModuleReach: Sendable {
    private let places: [String: Int]

    /// For each module, the bits of those that it depends on, itself included.
    private let rows: [[UInt64]]

    /// - Complexity: O(*n* · *e* / 64) for *n* modules with *e* direct dependencies.
    init(_ modules: [String: SourceModule]) {
        let names = modules.keys.sorted()
        let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        let dependencies = names.map { name in
            modules[name].map { $0.dependencies.compactMap { places[$0] } } ?? []
        }
        self.places = places
        rows = Self.rows(dependencies)
    }

    /// Whether a module is another one, or depends on it.
    func reaches(_ module: String, from other: String) -> Bool {
        if module == other { return true }
        guard let place = places[module], let row = places[other] else { return false }
        return rows[row][place / 64] >> UInt64(place % 64) & 1 == 1
    }

    /// The rows, each from those of the dependencies, which are finished first.
    private static func rows(_ dependencies: [[Int]]) -> [[UInt64]] {
        let width = dependencies.count / 64 + 1
        var rows = dependencies.indices.map { place in
            var row = Array(repeating: UInt64(0), count: width)
            row[place / 64] |= 1 << UInt64(place % 64)
            return row
        }
        var isFinished = Array(repeating: false, count: dependencies.count)
        for root in dependencies.indices {
            // Not recursive, since a chain of modules may be longer than the stack.
            var path = [(place: root, next: 0)]
            var isOnPath: Set<Int> = [root]
            while let (place, next) = path.last {
                guard !isFinished[place], next < dependencies[place].count else {
                    isFinished[place] = true
                    isOnPath.remove(place)
                    path.removeLast()
                    if let dependent = path.last?.place { rows[dependent].formUnion(rows[place]) }
                    continue
                }
                path[path.count - 1].next += 1
                let dependency = dependencies[place][next]
                if isOnPath.insert(dependency).inserted { path.append((dependency, 0)) }
            }
        }
        return rows
    }
}

extension [UInt64] {
    fileprivate mutating func formUnion(_ other: [UInt64]) {
        for place in indices { self[place] |= other[place] }
    }
}

/// Finds what violates an invariant in the events of a round.
///
/// It judges after the round, by the times of the events, so that it doesn't order what the workers do.
struct LoadJudge {
    let handouts: [LoadDiary.Handout]
    let failures: [LoadDiary.Failure]
    let resets: [LoadOwner: [LoadDiary.Reset]]
    let closings: [LoadOwner: [LoadDiary.Closing]]

    /// The closings by the numbers of the containers, with and without overrides.
    let closingsOfNodes: [Int: [LoadDiary.Closing]]

    /// The calls of `onClose`, by the numbers of the records.
    let closed: [Int: [LoadScene.Closing]]

    /// The records of instances that are made once between resets.
    let counted: [PartRecord]

    /// The lineages of the containers that were alive when the root container was closed at the end.
    let lastNodes: [[LoadNode.Step]]

    /// The number of the root container.
    let root: Int

    /// The owners of instances, by the numbers of their records.
    private(set) var owners: [Int: (owner: LoadOwner, record: PartRecord, view: LoadView, maker: Int)] = [:]

    private(set) var findings: [LoadFinding]

    /// The number of requests that no reset overlaps, which the shared instances are judged by.
    var judgedCount = 0

    init(_ diary: LoadDiary, of scene: LoadScene, root: Int, lastNodes: [[LoadNode.Step]]) {
        handouts = diary.handouts
        failures = diary.failures
        findings = diary.findings
        self.root = root
        self.lastNodes = lastNodes
        var resets: [LoadOwner: [LoadDiary.Reset]] = [:]
        for reset in diary.resets {
            for owner in reset.owners { resets[owner, default: []].append(reset) }
        }
        self.resets = resets
        closings = Dictionary(grouping: diary.closings, by: \.owner)
        closingsOfNodes = Dictionary(grouping: diary.closings, by: \.owner.node)
        closed = Dictionary(grouping: scene.closings, by: \.record.number)
        counted = scene.countedRecords
    }

    /// Judges everything.
    mutating func judge() {
        for handout in handouts { judgeContent(of: handout) }
        judgeSharing()
        judgeMaking(counted)
        judgeFailures()
        judgeClosing()
    }

    mutating func add(_ kind: LoadFinding.Kind, _ text: String) {
        findings.append(LoadFinding(kind: kind, text: text))
    }

    // MARK: - Content

    private mutating func judgeContent(of handout: LoadDiary.Handout) {
        for record in handout.incomplete {
            let state = record.hasFailed ? "failed" : "incomplete"
            add(.incomplete, "\(handout.service) with \(state) \(name(of: record))")
        }
        guard let maker = handout.view.maker(of: handout.service, for: 0) else {
            return add(.content, "\(handout.service) where nothing makes it")
        }
        judge(handout.record, madeAt: maker, in: handout.view, handedOutAt: handout.end)
        let owner = owner(of: handout.service, at: maker, in: handout.view, at: handout.end)
        if wasClosed(handout.service, before: handout.begin, in: handout.view) {
            add(.answerAfterClosing, "\(name(of: handout.record)) of \(owner)")
        }
    }

    /// Judges an instance, and those that it depends on.
    private mutating func judge(
        _ record: PartRecord,
        madeAt maker: Int,
        in view: LoadView,
        handedOutAt time: LoadTime
    ) {
        let owner = owner(of: record.service, at: maker, in: view, at: time)
        let surroundings = record.surroundings
        if let stamp = surroundings.stamp, stamp != view.stamp(at: maker) {
            add(.override, "\(name(of: record)) of \(owner) with the stamp \(stamp)")
        }
        if surroundings.visit != view.visit(at: maker) {
            add(.level, "\(name(of: record)) of \(owner) with the value \(surroundings.visit as Int?)")
        }
        if surroundings.place != view.place(at: maker) {
            add(.place, "\(name(of: record)) of \(owner) made in \(surroundings.place)")
        }
        if record.service.isShared, !isAmbiguous(record.service, in: view, at: time) {
            if let known = owners[record.number], known.owner != owner {
                add(.sharing, "\(name(of: record)) of \(known.owner) and of \(owner)")
            }
            owners[record.number] = (owner, record, view, maker)
        }
        for dependency in record.dependencies {
            guard let index = view.maker(of: dependency.service, for: maker) else {
                add(.level, "\(name(of: record)) of \(owner) depends on \(name(of: dependency))")
                continue
            }
            judge(dependency, madeAt: index, in: view, handedOutAt: time)
        }
    }

    // MARK: - Owners

    func name(of record: PartRecord) -> String { "\(record.service) \(record.number)" }

    /// The owner of the shared instances of a service.
    func owner(of service: LoadService, at maker: Int, in view: LoadView, at time: LoadTime) -> LoadOwner {
        // Depends on nothing that is overridden.
        service == .bedrock ? LoadOwner(node: view.lineage[maker].number, override: 0) : view.owner(at: maker)
    }

    /// Whether an override may have an instance of its own of what it shares with the program, because it was reset, or
    /// because the container of the program was closed.
    func isAmbiguous(_ service: LoadService, in view: LoadView, at time: LoadTime) -> Bool {
        guard service == .bedrock else { return false }
        let root = view.lineage.count - 1
        let overrides = view.overrides(at: root)
        if !overrides.isEmpty, mayBeClosed([view.lineage[root].number], at: time) { return true }
        return overrides.contains { override in
            let owner = LoadOwner(node: view.lineage[root].number, override: override.number)
            return resets[owner, default: []].contains { $0.begin <= time }
        }
    }
}

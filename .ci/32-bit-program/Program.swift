// Uses the parts of the runtime that depend on the width of a word; see '.ci/32-bit'.

private final class Cell: TableElement {
    let tableHash: UInt32

    init(_ tableHash: UInt32) { self.tableHash = tableHash }
}

private final class Ghost: Sendable {
    nonisolated(unsafe) static var isFreed = false

    deinit { Self.isFreed = true }
}

/// The number of the first check that fails; 0 if none does.
@_cdecl("failed_check")
public func failedCheck() -> Int32 {
    let registration = Registration(key: RegistrationKey())
    let (pinned, container) = (Pinned(registration), ObjectIdentifier(registration))

    // A frame has a maker and a count of its own.
    var stack = ResolutionStack()
    stack.noteSharedInstance()
    stack.push(pinned, for: container)
    guard stack.innermostMaker == .none, stack.makers(upTo: 1, receivingFrom: 1).isEmpty else { return 1 }
    let makers = stack.makers(upTo: 1, receivingFrom: 0)
    guard makers == [stack.innermostMaker], stack.makers(upTo: 1, receivingFrom: 1) == makers else {
        return 2
    }
    guard !stack.hasMadeSharedInstance else { return 3 }
    stack._invariantCheck()
    guard stack.isCycle(entering: pinned, for: container) else { return 4 }
    guard stack.pop() == makers[0], !stack.isCycle(entering: pinned, for: container) else { return 5 }

    // A hash may be greater than the largest 'Int'.
    var table = InsertOnlyTable<Cell>(capacity: 0)
    for hash in [.max, 0, .max - 1, 1, 3] as [UInt32] {
        if table.isFull { table = table.grown() }
        _ = table.insert(Cell(hash)) { $0.tableHash == hash }
        table._invariantCheck()
    }
    guard table.find(hash: -1, where: { $0.tableHash == .max }) != nil else { return 6 }
    guard table.find(hash: 2, where: { $0.tableHash == 2 }) == nil else { return 7 }

    // The first characters of a name affect its hash, and so do the last.
    let names: [String] = ["Cat number 1", "Cat number 2", "Bat number 1", "Cat 1", "Cat 2", "Cat", "Bat"]
    for (place, name) in names.enumerated() {
        for other in names[(place + 1)...] where name.tableHash & 0xFFFF == other.tableHash & 0xFFFF {
            return 8
        }
    }

    // A retired object is freed once the reader is no longer pinned.
    let reader = Reclamation.Reader()
    reader.pin()
    Reclamation.retire(Ghost())
    guard !Ghost.isFreed else { return 9 }
    reader.unpin()
    guard Ghost.isFreed else { return 10 }
    return 0
}

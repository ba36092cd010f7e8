import Testing

@testable import Ampoule

/// A table in a shape that an expectation may take apart, which copies what it looks at.
private final class Tested {
    private var table = SerialNumberTable()

    subscript(_ owner: SerialNumber) -> Int? { table[owner] }

    func note(_ index: Int, for owner: SerialNumber) {
        table.note(index, for: owner)
        if index % 64 == 0 { table._invariantCheck() }
    }

    func removeAll() {
        table.removeAll()
        table._invariantCheck()
    }
}

struct SerialNumberTableTests {
    private let table = Tested()

    @Test func anEmptyTableHasNothing() {
        #expect(table[.next()] == nil)
    }

    @Test(arguments: [1, 15, 16, 17, 1_000])
    func whatWasNotedIsFoundHoweverManyThereAre(count: Int) {
        let owners = (0..<count).map { _ in SerialNumber.next() }
        for (index, owner) in owners.enumerated() { table.note(index, for: owner) }

        #expect(owners.map { table[$0] } == Array(0..<count))
        #expect(table[.next()] == nil)
    }

    @Test func numbersThatHaveAPlaceInCommonAreToldApart() {
        let owners = (0..<10_000).map { _ in SerialNumber.next() }
        let apart = stride(from: 0, to: owners.count, by: 1_024).map { owners[$0] }
        for (index, owner) in apart.enumerated() { table.note(index, for: owner) }

        #expect(apart.map { table[$0] } == Array(0..<apart.count))
        #expect(table[owners[1]] == nil)
    }

    @Test func aLaterNoteTakesThePlaceOfAnEarlierOne() {
        let owner = SerialNumber.next()
        table.note(1, for: owner)
        table.note(2, for: owner)

        #expect(table[owner] == 2)
    }

    @Test func nothingIsLeftOfFormerTurns() {
        let owners = (0..<100).map { _ in SerialNumber.next() }
        for turn in 0..<50 {
            for owner in owners { #expect(table[owner] == nil) }
            for owner in owners { table.note(turn, for: owner) }
            for owner in owners { #expect(table[owner] == turn) }
            table.removeAll()
        }
    }
}

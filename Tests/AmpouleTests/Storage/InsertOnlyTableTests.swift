import Testing

@testable import Ampoule

struct InsertOnlyTableTests {
    private typealias Table = InsertOnlyTable<Stall>

    // MARK: - Finding

    @Test(arguments: [0, 1, 4, 64])
    func anEmptyTableFindsNothing(capacity: Int) {
        let table = Table(capacity: capacity)

        #expect(table.stall(1) == nil)
        #expect(table.all.isEmpty)
        #expect(table.isFull == (capacity == 0))
    }

    @Test(arguments: Stall.Hashing.allCases)
    func aFullTableFindsEachElementAndNoOther(hashing: Stall.Hashing) {
        let table = Table(capacity: 64)
        let stalls = (0..<64).map { Stall($0, hashing) }
        for stall in stalls {
            #expect(!table.isFull)
            #expect(table.insert(stall) == nil)
        }

        #expect(table.isFull)
        #expect(stalls.allSatisfy { table.stall($0.number, hashing) === $0 })
        #expect((64..<256).allSatisfy { table.stall($0, hashing) == nil })
        #expect(table.all.map(\.number).sorted() == Array(0..<64))
    }

    // MARK: - Replacing

    @Test(arguments: Stall.Hashing.allCases)
    func anEqualKeyReplacesTheElement(hashing: Stall.Hashing) {
        let table = Table(capacity: 4)
        let stalls = (0..<3).map { Stall($0, hashing) }
        for stall in stalls { table.insert(stall) }
        let newer = Stall(1, hashing)

        #expect(table.insert(newer) === stalls[1])
        #expect(table.stall(1, hashing) === newer)
        #expect(table.stall(0, hashing) === stalls[0])
        #expect(table.stall(2, hashing) === stalls[2])
        #expect(table.all.count == 3)
    }

    @Test func aReplacementNeedsNoRoom() {
        let table = Table(capacity: 4)
        for number in 0..<3 { table.insert(Stall(number)) }
        for _ in 0..<10 { table.insert(Stall(0)) }
        #expect(!table.isFull)

        table.insert(Stall(3))
        #expect(table.isFull)
        #expect(table.insert(Stall(3))?.number == 3)
        #expect(table.all.map(\.number).sorted() == Array(0..<4))
    }

    // MARK: - Growing

    @Test(arguments: [1, 4, 5, 300, 1_000], Stall.Hashing.allCases)
    func growthKeepsEachElementOnce(count: Int, hashing: Stall.Hashing) {
        let stalls = (0..<count).map { Stall($0, hashing) }
        var table = Table(capacity: 0)
        for stall in stalls {
            if table.isFull { table = table.grown() }
            #expect(table.insert(stall) == nil)
        }

        #expect(stalls.allSatisfy { table.stall($0.number, hashing) === $0 })
        #expect(table.stall(count, hashing) == nil)
        #expect(table.all.map(\.number).sorted() == Array(0..<count))
    }

    @Test(arguments: [0, 1, 4, 64])
    func aGrownTableHasRoom(capacity: Int) {
        let table = Table(capacity: capacity)
        for number in 0..<capacity { table.insert(Stall(number)) }
        let larger = table.grown()
        for number in capacity..<max(4, capacity * 2) {
            #expect(!larger.isFull)
            larger.insert(Stall(number))
        }

        #expect(larger.isFull)
    }

    @Test func readersOfAFormerTableStillFindItsElements() {
        let former = Table(capacity: 4)
        let stalls = (0..<4).map { Stall($0) }
        for stall in stalls { former.insert(stall) }
        let larger = former.grown()
        larger.insert(Stall(4))

        #expect(stalls.allSatisfy { former.stall($0.number) === $0 })
        #expect(former.stall(4) == nil)
        withExtendedLifetime(larger) {}
    }

    // MARK: - Ownership

    @Test func aTableReleasesItsElements() {
        let instances = LiveInstances()
        var table: Table? = Table(capacity: 4)
        for number in 0..<4 { table?.insert(Stall(number, cat: CountedCat(in: instances))) }
        #expect(instances.living == 4)

        table?.insert(Stall(0, cat: CountedCat(in: instances)))
        #expect(instances.living == 4)

        table = nil
        #expect(instances.living == 0)
    }

    @Test func onlyTheLargerTableReleasesTheElements() {
        let instances = LiveInstances()
        var former: Table? = Table(capacity: 4)
        for number in 0..<4 { former?.insert(Stall(number, cat: CountedCat(in: instances))) }
        var larger = former?.grown()

        former = nil
        #expect(instances.living == 4)
        #expect(larger?.all.count == 4)

        larger = nil
        #expect(instances.living == 0)
    }
}

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Ampoule

struct InsertOnlyTableStressTests {
    @Test func readersFindWhatOneThreadInserts() throws {
        let barn = Barn()
        let mistakes = try concurrently(threads: 9) { number in
            number == 0 ? barn.fill() : barn.mistakes(seed: UInt64(number))
        }

        #expect(mistakes.flatMap { $0 } == [])
    }
}

/// A table that one thread fills, in steps, while others read it.
///
/// Step `n` inserts the stall `n`, and replaces the stall `n / 2` by its next generation.
private final class Barn: Sendable {
    private typealias Table = InsertOnlyTable<Stall>

    private static let lastGeneration = 2

    private static let stepCount = TestLoad.count(2_000, full: 20_000)

    /// Every stall that is ever inserted, by number and generation.
    private let stalls = (0..<Barn.stepCount).map { number in
        (0...Barn.lastGeneration).map { Stall(number, generation: $0) }
    }

    private let table: Atomic<Unmanaged<Table>>
    /// All tables so far, so that readers may use replaced ones.
    private let tables: Locked<[Table]>
    private let completedSteps = Atomic<Int>(0)
    private let lookupCount = Atomic<Int>(0)

    init() {
        let empty = Table(capacity: 0)
        table = Atomic(.passUnretained(empty))
        tables = Locked([empty])
    }

    // MARK: - Writing

    /// - Returns: Descriptions of wrong results.
    func fill() -> [String] {
        (0..<Self.stepCount).flatMap { step in
            // Readers and the writer stay in step. The order is relaxed, so that nothing but the table synchronizes them.
            while lookupCount.load(ordering: .relaxed) < step * 4 { sched_yield() }
            let added = insert(stalls[step][0])
            let generation = step % 2 + 1
            let replaced = insert(stalls[step / 2][generation])
            completedSteps.store(step + 1, ordering: .releasing)
            // Each step would be quadratic.
            if step % 64 == 0 { table.load(ordering: .relaxed).takeUnretainedValue()._invariantCheck() }
            var mistakes: [String] = []
            if added != nil { mistakes.append("Step \(step) replaced a stall by a new one") }
            if replaced !== stalls[step / 2][generation - 1] {
                mistakes.append("Step \(step) replaced another stall")
            }
            return mistakes
        }
    }

    private func insert(_ stall: Stall) -> Stall? {
        var current = table.load(ordering: .relaxed).takeUnretainedValue()
        if current.isFull {
            current = current.grown()
            tables.withLock { $0.append(current) }
            table.store(.passUnretained(current), ordering: .releasing)
        }
        return current.insert(stall)
    }

    // MARK: - Reading

    /// Looks up random stalls until the table is filled.
    ///
    /// - Returns: Descriptions of wrong results.
    func mistakes(seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        var mistakes: [String] = []
        var isFilled = false
        while !isFilled {
            let completed = completedSteps.load(ordering: .acquiring)
            isFilled = completed == Self.stepCount
            // Half of the lookups are of the stalls that the writer is just changing.
            let latest = min(completed, Self.stepCount - 1)
            let number =
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: latest
                case 1: latest / 2
                default: Int.random(in: 0..<Self.stepCount, using: &generator)
                }
            let found = table.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.stall(number) }
            let begun = completedSteps.load(ordering: .acquiring) + 1
            lookupCount.add(1, ordering: .relaxed)
            if let mistake = mistake(found, number, completed: completed, begun: begun) {
                mistakes.append(mistake)
            }
        }
        return mistakes
    }

    /// Describes what is wrong with the result of a lookup, or returns `nil`.
    private func mistake(_ found: Stall?, _ number: Int, completed: Int, begun: Int) -> String? {
        guard let found else { return number < completed ? "Stall \(number) was not found" : nil }
        guard number < begun else { return "Stall \(number) was found before step \(number)" }
        guard found === stalls[number][found.generation] else {
            return "Stall \(found.number) was found for \(number)"
        }
        let expected = generation(of: number, after: completed)...generation(of: number, after: begun)
        return expected.contains(found.generation)
            ? nil : "Generation \(found.generation) of stall \(number) was found, not \(expected)"
    }

    private func generation(of number: Int, after steps: Int) -> Int {
        min(max(steps - number * 2, 0), Self.lastGeneration)
    }
}

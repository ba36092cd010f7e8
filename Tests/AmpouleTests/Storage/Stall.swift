@testable import Ampoule

/// An element with a number as its key, and a hash that the test chooses.
final class Stall: TableElement {
    /// The hash of a number.
    enum Hashing: CaseIterable {
        /// Few elements share a slot.
        case spread
        /// All elements have the same hash.
        case same
        /// Hashes differ only in bits that small tables ignore.
        case sameSlot
        /// The first elements start at the last slot, so that their probe sequences wrap around.
        case lastSlot

        func hash(of number: Int) -> UInt32 {
            let number = UInt32(number)
            return switch self {
            case .spread: number &* 0x9E37_79B9
            case .same: 7
            case .sameSlot: number << 16 | 3
            case .lastSlot: .max - number / 4
            }
        }
    }

    let number: Int
    let generation: Int
    let tableHash: UInt32
    private let cat: CountedCat?

    init(_ number: Int, _ hashing: Hashing = .spread, generation: Int = 0, cat: CountedCat? = nil) {
        self.number = number
        self.generation = generation
        self.cat = cat
        tableHash = hashing.hash(of: number)
    }
}

extension InsertOnlyTable<Stall> {
    /// Finds the element with a number.
    func stall(_ number: Int, _ hashing: Stall.Hashing = .spread) -> Stall? {
        find(hash: Int(hashing.hash(of: number))) { $0.number == number }?.object
    }

    /// Inserts an element, which replaces one with an equal number.
    ///
    /// - Returns: The replaced element.
    @discardableResult
    func insert(_ stall: Stall) -> Stall? { insert(stall) { $0.number == stall.number } }
}

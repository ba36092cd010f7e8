/// Maps serial numbers of registrations to the indices of their instances in an object graph.
///
/// A hash table with open addressing and linear probing, which one thread reuses for one graph after the other.
/// Removing all indices increments the turn instead of writing to the slots, and the table grows to the size of the
/// largest graph.
struct SerialNumberTable: ~Copyable {
    private struct Place: BitwiseCopyable {
        var owner: SerialNumber
        var index: Int

        /// The turn in which the slot was filled; in any other turn, the slot is free.
        var turn: Int
    }

    private var places: UnsafeMutablePointer<Place>?
    private var mask = -1
    private var count = 0
    private var turn = 1

    deinit {
        places?.deallocate()
    }

    /// Accesses the index of a serial number.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    subscript(_ owner: SerialNumber) -> Int? {
        guard count > 0 else { return nil }
        let places = places.unsafelyUnwrapped
        var position = owner.hash & mask
        while places[position].turn == turn {
            if places[position].owner == owner { return places[position].index }
            position = (position + 1) & mask
        }
        return nil
    }

    /// Stores the index of a serial number.
    ///
    /// - Complexity: O(1) amortized.
    mutating func note(_ index: Int, for owner: SerialNumber) {
        // Half of the slots stay free, so that probe sequences are short, and end.
        if count * 2 > mask { grow() }
        let places = places.unsafelyUnwrapped
        var position = owner.hash & mask
        while places[position].turn == turn, places[position].owner != owner {
            position = (position + 1) & mask
        }
        if places[position].turn != turn { count += 1 }
        places[position] = Place(owner: owner, index: index, turn: turn)
    }

    /// Removes all indices, and keeps the memory for reuse.
    ///
    /// - Complexity: O(1).
    mutating func removeAll() {
        turn += 1
        count = 0
    }

    @inline(never)
    private mutating func grow() {
        let former = places
        let formerCount = mask + 1
        let placeCount = max(32, formerCount * 2)
        let larger = UnsafeMutablePointer<Place>.allocate(capacity: placeCount)
        larger.initialize(repeating: Place(owner: .none, index: 0, turn: 0), count: placeCount)
        places = larger
        mask = placeCount - 1
        count = 0
        guard let former else { return }
        for position in 0..<formerCount where former[position].turn == turn {
            note(former[position].index, for: former[position].owner)
        }
        former.deallocate()
    }
}

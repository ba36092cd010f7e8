extension Sequence {
    /// The elements in the ascending order of a key that each has; those with equal keys keep their order.
    ///
    /// All that is sorted by a key is sorted here. Each direct call of the standard library's function would be specialized for its
    /// elements and its comparison, which is five kilobytes of a program each.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of elements; the key is determined once for each.
    package func sorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
        let elements = Array(self)
        return order(of: elements.map(key)).map { elements[$0] }
    }
}

@inline(never)
private func order<Key: Comparable>(of keys: [Key]) -> [Int] {
    keys.indices.sorted { keys[$0] < keys[$1] }
}

extension Sequence {
    /// The elements with the same `key` as an earlier element, each with that element.
    func repetitions<Key: Hashable>(of key: (Element) -> Key?) -> [(first: Element, repeated: Element)] {
        var known: [Key: Element] = [:]
        return compactMap { element in
            guard let key = key(element) else { return nil }
            guard let first = known[key] else {
                known[key] = element
                return nil
            }
            return (first, element)
        }
    }
}

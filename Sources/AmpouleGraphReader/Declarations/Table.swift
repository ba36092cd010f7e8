/// An array with an index type of its own, so that an index of one table can't be used in another.
package struct Table<Element> {
    /// The position of an element in a table of its type.
    package struct Index: Hashable, Sendable {
        fileprivate let offset: Int
    }

    private var elements: [Element] = []

    package init() {}

    /// Appends an element.
    ///
    /// - Returns: The index of the element.
    @discardableResult
    package mutating func append(_ element: Element) -> Index {
        elements.append(element)
        return Index(offset: elements.count - 1)
    }

    package subscript(index: Index) -> Element {
        _read { yield elements[index.offset] }
        _modify { yield &elements[index.offset] }
    }
}

extension Table: Sequence {
    package var count: Int { elements.count }
    package var isEmpty: Bool { elements.isEmpty }
    package var indices: [Index] { elements.indices.map(Index.init) }

    /// The elements with their indices.
    package var indexed: Zip2Sequence<[Index], [Element]> { zip(indices, elements) }

    package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension Table: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Element...) { self.init(elements) }

    package init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }
}

extension Table: Equatable where Element: Equatable {}
extension Table: Hashable where Element: Hashable {}
extension Table: Sendable where Element: Sendable {}

extension Table: Codable where Element: Codable {
    package init(from decoder: any Decoder) throws { elements = try [Element](from: decoder) }

    package func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension Table.Index: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}

extension Table.Index: Codable {
    package init(from decoder: any Decoder) throws { offset = try Int(from: decoder) }

    package func encode(to encoder: any Encoder) throws { try offset.encode(to: encoder) }
}

extension Table.Index: CustomStringConvertible {
    package var description: String { "\(offset)" }
}

/// A value for each element of a table.
struct Column<Element, Value> {
    private(set) var values: [Value]

    init(for table: Table<Element>, _ value: (Table<Element>.Index) -> Value) {
        values = table.indices.map(value)
    }

    /// - Parameter values: A value for each element of the table, in order.
    init(_ values: [Value]) {
        self.values = values
    }

    subscript(index: Table<Element>.Index) -> Value {
        _read { yield values[index.offset] }
        _modify { yield &values[index.offset] }
    }
}

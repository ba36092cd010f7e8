/// A member function without anything relevant to the reader but its name and the type of its result.
package struct PlainFunction: Equatable, Sendable {
    package let name: String

    /// The name of the type that the function returns; `nil` if it returns none.
    package let result: String?
}

extension PlainFunction {
    init(_ function: BodyFinder.Function, in bytes: UnsafeBufferPointer<UInt8>) {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        name = text(function.name)
        result =
            switch function.result {
            case .named(let range): text(range)
            case .array: "Array"
            case .dictionary: "Dictionary"
            case nil: nil
            }
    }
}

/// The kinds of types that the casts of the Swift runtime treat in ways of their own.
enum TypeKind {
    /// The first word of the metadata of an optional, which is part of Swift's stable ABI.
    private static let optional: UInt = 0x202

    private struct Held {}

    /// The class of the object that holds a structure or an enumeration as `AnyObject`.
    private static let holder: AnyClass = Swift.type(of: Held() as AnyObject)

    /// Whether a type is an optional.
    ///
    /// A cast to a protocol would search all conformances of the program for each type.
    static func isOptional(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == optional
    }

    /// Whether a cast to a protocol looks at what a value holds instead of the type of the value.
    static func isWrapper(_ type: Any.Type) -> Bool {
        isOptional(type) || type == AnyHashable.self || type == holder
    }
}

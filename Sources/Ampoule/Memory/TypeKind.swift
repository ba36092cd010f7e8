/// The kinds of types, by the first word of their metadata, which is part of Swift's stable ABI.
enum TypeKind {
    private static let optional: UInt = 0x202

    /// Whether a type is an optional.
    ///
    /// A cast to a protocol would search all conformances of the program for each type.
    static func isOptional(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == optional
    }
}

extension Shared {
    /// The type of the value, inside of any existential.
    ///
    /// `type(of: value as Any)` gives the same type. It copies the value, though, and one that is larger than three words,
    /// such as an existential of a protocol that is not bound to classes, into memory that it allocates.
    var dynamicType: Any.Type {
        let type = ExistentialLayout.type(in: address.unsafelyUnwrapped, as: Value.self)
        assert(
            type == nil || type == Swift.type(of: value as Any),
            "Existentials are laid out in an unknown way"
        )
        return type ?? Swift.type(of: value as Any)
    }
}

/// Reads types from existentials.
///
/// The layout of metadata and of existentials is part of Swift's stable ABI: the first word of metadata is its kind, and the
/// next 32 bits are the flags of an existential type, whose highest bit is set unless the type is bound to classes. Such an
/// existential consists of three words for the value, its type, and the witness tables.
private enum ExistentialLayout {
    private static let kind: UInt = 0x303
    private static let kindsOfStructsAndEnums: ClosedRange<UInt> = 0x200...0x202
    private static let isUnbound: UInt32 = 1 << 31
    private static let word = MemoryLayout<UInt>.size

    /// The type of a large structure, or in a large existential that is not bound to classes; `nil` for any other value.
    ///
    /// - Parameters:
    ///   - address: The address of a value of the static type.
    ///   - staticType: The static type.
    @inline(__always)
    static func type<Static>(in address: UnsafeRawPointer, as staticType: Static.Type) -> Any.Type? {
        // Smaller values fit into an `Any`, as do errors, which have a layout of their own.
        guard MemoryLayout<Static>.size > 3 * word else { return nil }
        let metadata = unsafeBitCast(staticType as Any.Type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        if kindsOfStructsAndEnums.contains(kind) { return staticType }
        guard kind == self.kind,
            metadata.load(fromByteOffset: word, as: UInt32.self) & isUnbound != 0
        else { return nil }
        return address.load(fromByteOffset: 3 * word, as: Any.Type.self)
    }
}

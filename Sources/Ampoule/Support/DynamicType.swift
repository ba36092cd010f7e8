extension Shared {
    /// The type of the value, inside of any existential.
    ///
    /// `type(of: value as Any)` gives the same type, but copies the value, and a large one into a box.
    var dynamicType: Any.Type {
        let type = getDynamicType(address.unsafelyUnwrapped, Value.self, isExistentialMetatype: true)
        assert(type == Swift.type(of: value as Any), "The runtime reads another type than the language")
        return type
    }
}

/// A function of the Swift runtime, which is part of its stable ABI; the compiler calls it for `type(of:)`.
///
/// The pointer must be that of a value of the static type. The function only reads the value, and takes three words, which
/// C and Swift pass alike.
@_silgen_name("swift_getDynamicType")
private func getDynamicType(
    _ value: UnsafeRawPointer,
    _ staticType: Any.Type,
    isExistentialMetatype: Bool
) -> Any.Type

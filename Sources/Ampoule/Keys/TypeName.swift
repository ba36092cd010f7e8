/// The names of types in descriptions and messages.
package enum TypeName {
    /// The name without its module, with optionals written as `String?`.
    package static func short(_ type: Any.Type) -> String {
        // Interpolation prints a type directly. 'String(describing:)' would first look up several conformances, each of
        // which costs as much as everything else here. For the same reason, only a type that is named like an optional
        // is cast to one.
        let name = "\(type)"
        guard name.hasPrefix("Optional<"), let optional = type as? any OptionalType.Type else { return name }
        let wrapped = short(optional.wrappedType)
        return wrapped.contains(" ") ? "(\(wrapped))?" : "\(wrapped)?"
    }

    /// The name with its module and its enclosing types.
    static func qualified(_ type: Any.Type) -> String {
        String(reflecting: type)
    }
}

/// An optional type, which a cast finds at run time.
private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

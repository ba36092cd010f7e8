/// How types are written in texts for people.
package enum TypeName {
    /// The name without its module, with optionals written as `String?`.
    package static func short(_ type: Any.Type) -> String {
        // An interpolated type is written at once. 'String(describing:)' would look up several conformances of it,
        // each of which takes the runtime as long as all the rest; for the same reason only what is named like an
        // optional is taken for one.
        let name = "\(type)"
        guard name.hasPrefix("Optional<"), let optional = type as? any OptionalType.Type else { return name }
        let wrapped = short(optional.wrappedType)
        return wrapped.contains(" ") ? "(\(wrapped))?" : "\(wrapped)?"
    }

    /// The name with its module and the types it is nested in.
    static func qualified(_ type: Any.Type) -> String {
        String(reflecting: type)
    }
}

/// Lets an optional type be recognised, and its wrapped type be named, at run time.
private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

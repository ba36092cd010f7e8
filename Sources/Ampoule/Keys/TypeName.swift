/// How types are written in texts for people.
enum TypeName {
    /// The name without its module, with optionals written as `String?`.
    static func short(_ type: Any.Type) -> String {
        if let optional = type as? any OptionalType.Type {
            let wrapped = short(optional.wrappedType)
            return wrapped.contains(" ") ? "(\(wrapped))?" : "\(wrapped)?"
        }
        return String(describing: type)
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

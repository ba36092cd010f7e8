/// A composition of types in the canonical form of the runtime.
///
/// Marker protocols don't exist at run time. A protocol that another one inherits isn't part of the type, nor is
/// `AnyObject` beside a class or a class-bound protocol. A class remains, even if it conforms to all the protocols
/// beside it.
struct Composition {
    /// The types, a class first, then sorted by key.
    let parts: [ResolvedType]

    /// Whether no other composition or type is the same type.
    let isExact: Bool

    init(_ types: [ResolvedType], _ table: TypeTable) {
        let all = types.flatMap { type in type.parts.isEmpty ? [type] : type.parts }
        var keys: Set<String> = []
        var parts = all.filter { part in
            !part.isMarkerProtocol && part.key != ".Any" && keys.insert(part.key).inserted
        }
        let ancestries = parts.map { part -> ProtocolAncestry? in
            if let entry = part.declaration {
                return entry.type.isProtocol ? ProtocolAncestry(entry, table) : nil
            }
            return ProtocolAncestry(external: String(part.key.dropFirst()))
        }
        let inherited = ancestries.reduce(into: Set<String>()) { $0.formUnion($1?.keys ?? []) }
        let hasClass =
            zip(parts, ancestries).contains { part, ancestry in
                part.key != ".AnyObject" && (ancestry?.isClassBound ?? true)
            }
        // An unread protocol may inherit any other unread protocol.
        let open = ancestries.count { $0?.isOpen == true }
        let hasExternal = parts.contains { $0.declaration == nil }
        let hasAnyObject = keys.contains(".AnyObject")
        parts = parts.filter { part in
            if part.key == ".AnyObject" { return !hasClass }
            return part.declaration?.type.isProtocol == false || !inherited.contains(part.key)
        }
        self.parts = parts.sorted { left, right in
            let (isLeftClass, isRightClass) = (left.isDeclaredClass, right.isDeclaredClass)
            return isLeftClass == isRightClass ? left.key < right.key : isLeftClass
        }
        // A composition with a parameterized protocol keeps its marker protocols.
        let isConstrained = all.count > 1 && all.contains { $0.hasArguments && !$0.isDeclaredClass }
        isExact =
            all.allSatisfy(\.isExact) && !isConstrained && (open == 0 || !hasExternal)
            && (open == 0 || !hasAnyObject || hasClass)
    }
}

extension ResolvedType {
    /// Whether this is a protocol that doesn't exist at run time.
    var isMarkerProtocol: Bool {
        if case .markerProtocol = declaration?.type.kind { return true }
        return declaration == nil && KnownNames.markerProtocols.contains { ".\($0)" == key }
    }

    fileprivate var isDeclaredClass: Bool { declaration?.type.isClass == true }

    fileprivate var hasArguments: Bool { key.hasSuffix(">") }
}

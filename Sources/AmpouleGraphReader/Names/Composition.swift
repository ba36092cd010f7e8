/// A composition of types in the form that the run-time gives it, in which equal ones are equal.
///
/// Marker protocols leave no trace at run time. A protocol that another one inherits is no part of the type, nor is
/// `AnyObject` beside a class or a protocol that only classes conform to. A class remains, even if it conforms to all
/// the protocols beside it.
struct Composition {
    /// The types in it, a class first, then by their keys.
    let parts: [ResolvedType]

    /// Whether no other composition, and no type that is none, is the same type.
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
        // What is not read may inherit any other protocol that is not read.
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
        // One with types in brackets is kept with its marker protocols.
        let isConstrained = all.count > 1 && all.contains { $0.hasArguments && !$0.isDeclaredClass }
        isExact =
            all.allSatisfy(\.isExact) && !isConstrained && (open == 0 || !hasExternal)
            && (open == 0 || !hasAnyObject || hasClass)
    }
}

extension ResolvedType {
    /// Whether this is a protocol that leaves no trace at run time.
    var isMarkerProtocol: Bool {
        if case .markerProtocol = declaration?.type.kind { return true }
        return declaration == nil && KnownNames.markerProtocols.contains { ".\($0)" == key }
    }

    fileprivate var isDeclaredClass: Bool { declaration?.type.isClass == true }

    fileprivate var hasArguments: Bool { key.hasSuffix(">") }
}

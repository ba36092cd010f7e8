import SwiftSyntax

extension AccessorBlockSyntax {
    /// Whether these accessors make a property computed; observers don't.
    package var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy(\.isObserver)
    }

    /// The accessor with a keyword.
    package func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = accessors else { return nil }
        return list.first { accessor in accessor.accessorSpecifier.tokenKind == .keyword(keyword) }
    }
}

extension AccessorDeclSyntax {
    fileprivate var isObserver: Bool {
        accessorSpecifier.tokenKind == .keyword(.willSet) || accessorSpecifier.tokenKind == .keyword(.didSet)
    }
}

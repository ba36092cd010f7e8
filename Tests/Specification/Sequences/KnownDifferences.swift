/// Programs in which `Container` does not do what is specified, so far; the generator leaves them out.
package struct KnownDifferences: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In a `withOverrides` of a container, what its children forward to or decorate in it is made without the overrides,
    /// and the instances stay.
    package static let outwardInOverrides = Self(rawValue: 1)

    /// A copy of a copy has the instances of the original in a custom scope, and a copy keeps them alive.
    package static let customScopesInCopies = Self(rawValue: 2)

    /// A contribution in the scope `graph` that is in a list twice is made twice, if the list is the outermost request.
    package static let contributionsInTwoPlaces = Self(rawValue: 4)

    /// A forward to an entry of another hierarchy has the instance made by the container that is asked.
    package static let forwardsToOthers = Self(rawValue: 8)
}

// Whether two lists may provide one key: the second one must name it in 'replacing:', and be as easy to use.

/// The verdict on a component whose service no included list provides, or that may replace it.
///
/// Do not use it directly; generated code does.
public struct __Distinct {}

/// The verdict on a component whose service an included list provides, too.
///
/// Do not use it directly; generated code does.
public struct __Duplicate {}

/// The verdict on a replacement that is made asynchronously or on another actor, while the replaced component isn't.
///
/// Do not use it directly; generated code does.
public struct __Unfit {}

/// Marks a key that a list names in `replacing:`.
///
/// Do not use it directly; generated code does.
public struct __Replacement {}

/// Marks a key that a list doesn't name in `replacing:`.
///
/// Do not use it directly; generated code does.
public struct __Addition {}

extension __Missing {
    /// No included list provides the key.
    public func beside<Own, Use>(_ own: Own, _ use: Use) -> __Distinct { __unevaluated() }
}

extension __Synchronous {
    /// An included list provides the key.
    public func beside<Own>(_ own: Own, _ use: __Addition) -> __Duplicate { __unevaluated() }

    /// The replacement is made without waiting, on any actor, like what it replaces.
    public func beside(
        _ own: __Made<__Synchronous, __Nonisolated>,
        _ use: __Replacement
    ) -> __Distinct {
        __unevaluated()
    }

    /// The replacement is harder to use than what it replaces.
    @_disfavoredOverload
    public func beside<Own>(_ own: Own, _ use: __Replacement) -> __Unfit { __unevaluated() }
}

extension __Made {
    /// An included list provides the key.
    public func beside<Own>(_ own: Own, _ use: __Addition) -> __Duplicate { __unevaluated() }

    /// The replacement is made like what it replaces.
    public func beside(_ own: Self, _ use: __Replacement) -> __Distinct { __unevaluated() }

    /// The replacement is made without waiting, on any actor.
    @_disfavoredOverload
    public func beside(
        _ own: __Made<__Synchronous, __Nonisolated>,
        _ use: __Replacement
    ) -> __Distinct {
        __unevaluated()
    }

    /// The replacement is harder to use than what it replaces.
    @_disfavoredOverload
    public func beside<Own>(_ own: Own, _ use: __Replacement) -> __Unfit { __unevaluated() }
}

extension __Distinct {
    /// Returns the keys of a list that is not among the others.
    public func compared<Keys>(_ keys: Keys) -> Keys { __unevaluated() }
}

extension __Duplicate {
    /// Returns no key of a list that is among the others.
    public func compared<Keys>(_ keys: Keys) -> __NoEdge { __unevaluated() }
}

// MARK: - Outer levels

extension __Missing {
    /// Returns what outer levels provide: no included list provides the key.
    public func outside<Outer>(_ outer: Outer) -> Outer { __unevaluated() }

    /// No outer level provides the key.
    public func above(_ use: __Addition) -> __Distinct { __unevaluated() }

    /// No outer level provides the key.
    public func above(_ use: __Replacement) -> __Distinct { __unevaluated() }
}

extension __Provider {
    /// Returns nothing: an included list provides the key, which is judged already.
    public func outside<Outer>(_ outer: Outer) -> __Missing { __unevaluated() }

    /// An outer level provides the key.
    public func above(_ use: __Addition) -> __Duplicate { __unevaluated() }

    /// The level has an instance of its own.
    public func above(_ use: __Replacement) -> __Distinct { __unevaluated() }
}

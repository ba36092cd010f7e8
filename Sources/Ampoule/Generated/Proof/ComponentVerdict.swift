// The verdict on all dependencies of a component at once, so that the compiler looks closely only where one may be refused.

/// The verdict on a component whose dependencies are provided, and which can use them all.
///
/// Do not use it directly; generated code does.
public struct __Proved {}

/// The verdict on a component of which the dependencies must be requested one by one.
///
/// Do not use it directly; generated code does.
public struct __Unproved {}

/// Judges a component for whose dependencies the list has providers that every consumer can use.
///
/// Do not use it directly; generated code does.
public func __verdict<
    Component,
    List: __DependencyList,
    First: __Provider,
    Second: __Provider,
    Third: __Provider,
    Fourth: __Provider,
    Fifth: __Provider,
    Sixth: __Provider
>(
    _ dependencies: __Description<Component, List>.Type,
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ others: (Fifth, Sixth)
) -> __Proved
where
    First.__Making == __MadeAnywhere, Second.__Making == __MadeAnywhere, Third.__Making == __MadeAnywhere,
    Fourth.__Making == __MadeAnywhere, Fifth.__Making == __MadeAnywhere, Sixth.__Making == __MadeAnywhere,
    List.Rest.Rest.Rest.Rest.Rest.Rest == __NoEdge
{
    __unevaluated()
}

/// Judges a component with another dependency.
///
/// Do not use it directly; generated code does.
@_disfavoredOverload
public func __verdict<Component, List, First, Second, Third, Fourth, Others>(
    _ dependencies: __Description<Component, List>.Type,
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ others: Others
) -> __Unproved {
    __unevaluated()
}

// MARK: - Duplicate providers

// Whether two lists may provide one key: the second one must name it in 'replacing:', and be as easy to use.

/// The verdict on a component whose service neither an included list nor an outer level provides, or that may replace it.
///
/// Do not use it directly; generated code does.
public struct __Distinct {}

/// The verdict on a component whose service an included list, or an outer level, provides, too.
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

extension __Made {
    /// An included list provides the key.
    public func beside<Own>(_ own: Own, _ use: __Addition) -> __Duplicate { __unevaluated() }

    /// The replacement is made like what it replaces.
    public func beside(_ own: Self, _ use: __Replacement) -> __Distinct { __unevaluated() }

    /// The replacement is made without waiting, on any actor.
    @_disfavoredOverload
    public func beside(_ own: __MadeAnywhere, _ use: __Replacement) -> __Distinct { __unevaluated() }

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
}

extension __Provider {
    /// Returns nothing: an included list provides the key, which is judged already.
    public func outside<Outer>(_ outer: Outer) -> __Missing { __unevaluated() }

    /// How what is provided is made.
    public var made: __Making { __unevaluated() }
}

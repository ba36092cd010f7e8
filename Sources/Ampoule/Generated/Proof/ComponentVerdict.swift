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
    First.__Making: __Unrestricted, Second.__Making: __Unrestricted, Third.__Making: __Unrestricted,
    Fourth.__Making: __Unrestricted, Fifth.__Making: __Unrestricted, Sixth.__Making: __Unrestricted,
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

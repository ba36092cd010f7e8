// The dependencies of a component as a type: a chain of their keys, in the order in which they are injected. What the
// container needs before it can make the component is an edge of the graph in which there must be no cycle.

/// The dependencies of a component.
///
/// Do not use it directly; generated code does.
public protocol __DependencyList: Sendable {
    /// The dependencies after the first.
    associatedtype Rest: __DependencyList

    /// The key of the component that must be made first, or ``__NoEdge``.
    associatedtype EdgeKey

    /// The requested types, at run time.
    static var services: [Any.Type] { get }
}

extension __DependencyList {
    /// The key of the component that must be made first, or nothing.
    public static var edge: EdgeKey { __unevaluated() }

    /// The dependencies after the first.
    public var rest: Rest { __unevaluated() }
}

/// A dependency that is resolved before the component is made, and those after it.
///
/// Do not use it directly; generated code does.
public struct __Edge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// The key of the dependency.
    public typealias EdgeKey = Key

    /// The type with the functions that answer, which is that of the list.
    public typealias Within<Providers> = Providers

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key { __unevaluated() }
}

/// An optional dependency that is resolved before the component is made, and those after it.
///
/// Do not use it directly; generated code does.
public struct __OptionalEdge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// The key of the dependency, if there is one.
    public typealias EdgeKey = Key

    /// The type with the functions that answer, which is that of the list.
    public typealias Within<Providers> = Providers

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.Optional.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key.Optional { __unevaluated() }
}

/// A dependency that no cycle can go through, and those after it: it is resolved when the component was made, or its name
/// is only known at run time.
///
/// Do not use it directly; generated code does.
public struct __LooseEdge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// No key.
    public typealias EdgeKey = __LaterEdge

    /// The type with the only function that answers.
    public typealias Within<Providers> = __LaterProviders

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key { __unevaluated() }
}

/// The end of a list of dependencies.
///
/// Do not use it directly; generated code does.
public struct __NoEdge: __DependencyList {
    /// The end.
    public typealias Rest = __NoEdge

    /// No key.
    public typealias EdgeKey = __NoEdge

    /// The type with the only function that answers.
    public typealias Within<Providers> = __NoProviders

    /// The requested types, at run time.
    public static var services: [Any.Type] { [] }

    /// No key.
    public var key: __NoEdge { __unevaluated() }
}

/// The function for an edge that isn't there, so that the type checker tries no other.
///
/// Do not use it directly; generated code does.
public enum __NoProviders {
    /// Nothing is requested.
    public static func registrationForThisKey(_ edge: __NoEdge, _ priority: __Priority5) -> __NoEdge {
        __unevaluated()
    }
}

/// The key of a dependency through which no cycle can go.
///
/// Do not use it directly; generated code does.
public struct __LaterEdge {}

/// The function for a dependency through which no cycle can go, and of which nothing is known yet.
///
/// Do not use it directly; generated code does.
public enum __LaterProviders {
    /// Something is requested.
    public static func registrationForThisKey(_ edge: __LaterEdge, _ priority: __Priority5) -> __LaterEdge {
        __unevaluated()
    }
}

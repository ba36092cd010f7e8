// How a provider makes what it provides, as a type: whether the consumer has to wait for it, and on which actor. The last
// word is about the actor of the consumer.

/// What answers a request: a component in a list, or how it is made.
///
/// Do not use it directly; generated code does.
public protocol __Provider {
    /// How the instance is made.
    associatedtype __Making
}

/// The result of a request that no registration answers.
///
/// Do not use it directly; generated code does.
public struct __Missing: __Provider {
    /// Nothing is made.
    public typealias __Making = __Missing

    /// It is missing on every actor.
    public func used<Isolation>(on actor: Isolation) -> __Missing { __unevaluated() }
}

/// The verdict on a component that is requested without its arguments.
///
/// Do not use it directly; generated code does.
public struct __TakesArguments {
    /// They are missing on every actor.
    public func used<Isolation>(on actor: Isolation) -> __TakesArguments { __unevaluated() }
}

/// How a component is made, and on which actor.
///
/// Do not use it directly; generated code does.
public struct __Made<Making, Isolation>: __Provider {
    /// How it is made.
    public typealias __Making = __Made
}

/// A way of making an instance that suits every consumer: without waiting, on any actor.
///
/// Do not use it directly; generated code does.
public typealias __MadeAnywhere = __Made<__Synchronous, __Nonisolated>

extension __NoEdge: __Provider {
    /// No dependency is there at once.
    public typealias __Making = __MadeAnywhere
}

extension __LaterEdge: __Provider {
    /// Nothing is known of it yet.
    public typealias __Making = __LaterEdge
}

// MARK: - Included lists

/// The functions for a dependency that the list itself provides, so that the type checker doesn't ask included lists.
///
/// Do not use it directly; generated code does.
public enum __FoundProvider<Provider> {
    /// The provider in the list itself.
    public static func __provider<Key, Lists>(_ key: Key, _ lists: Lists.Type) -> Provider { __unevaluated() }

    /// The provider in the list itself, or in an inner level.
    public static func __mainProvider<Key, Question>(_ key: Key, _ question: Question) -> Provider {
        __unevaluated()
    }
}

extension __Provider {
    /// The type with the function that returns this.
    public func beyond<Container>(_ container: Container.Type) -> __FoundProvider<Self>.Type {
        __unevaluated()
    }
}

extension __Missing {
    /// The type with the functions of the included lists.
    public func beyond<Container>(_ container: Container.Type) -> Container.Type { __unevaluated() }
}

extension __Key {
    /// The type with the functions of the included lists.
    public func asked<Container>(of container: Container.Type) -> Container.Type { __unevaluated() }
}

extension __Key where Name == __NoName {
    /// The type with a function that finds nothing, so that the type checker doesn't ask included lists.
    public func asked<Container>(of container: Container.Type) -> __FoundProvider<__Missing>.Type {
        __unevaluated()
    }
}

extension __NoFurtherKey {
    /// The type with a function that finds nothing, so that the type checker doesn't ask included lists.
    public func asked<Container>(of container: Container.Type) -> __FoundProvider<__Missing>.Type {
        __unevaluated()
    }
}

// MARK: - What every consumer can use

/// How something is made for a `Lazy` or a `Provider`, which is used on an actor that only a program in execution knows.
///
/// Do not use it directly; generated code does.
public struct __MadeLater<Making> {}

/// The isolation of a component that states no global actor.
///
/// Do not use it directly; generated code does.
public struct __Nonisolated {}

/// The isolation of a place that is on no actor.
///
/// Do not use it directly; generated code does.
public var __nonisolated: __Nonisolated { __unevaluated() }

/// The verdict on an asynchronous dependency that a `Lazy` or a `Provider` would resolve.
///
/// Do not use it directly; generated code does.
public struct __Unawaited {}

/// The verdict on a dependency that is made on another actor.
///
/// Do not use it directly; generated code does.
public struct __Elsewhere {}

extension __Made where Making == __Asynchronous {
    /// It is awaited, on every actor.
    public func used<Consumer>(on actor: Consumer) -> __Asynchronous { __unevaluated() }
}

extension __Made where Making == __Synchronous, Isolation == __Nonisolated {
    /// It can be used on every actor.
    public func used<Consumer>(on actor: Consumer) -> __Synchronous { __unevaluated() }
}

extension __Made where Making == __Synchronous, Isolation: GlobalActor {
    /// It can be used on its actor.
    public func used(on actor: Isolation) -> __Synchronous { __unevaluated() }

    /// It can't be used on another one.
    @_disfavoredOverload
    public func used<Consumer>(on actor: Consumer) -> __Elsewhere { __unevaluated() }
}

extension __MadeLater {
    /// It is missing.
    public func used<Consumer>(on actor: Consumer) -> __Missing where Making == __Missing {
        __unevaluated()
    }

    /// It takes arguments.
    public func used<Consumer>(on actor: Consumer) -> __TakesArguments where Making == __TakesArguments {
        __unevaluated()
    }

    /// Nobody can wait for it.
    public func used<Consumer, Isolation>(on actor: Consumer) -> __Unawaited
    where Making == __Made<__Asynchronous, Isolation> {
        __unevaluated()
    }

    /// It can be used on its actor.
    @_disfavoredOverload
    public func used<Consumer>(on actor: Consumer) -> __Synchronous { __unevaluated() }
}

/// A component of the program's list, or of a level's, as the lists of inner levels see it.
///
/// Do not use it directly; generated code does.
public struct __Node<Component, Making: __Provider>: __Provider {
    /// How the instance is made.
    public typealias __Making = Making.__Making
}

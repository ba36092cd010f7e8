// What a list sees beyond its own components: what each container provides and, in a list of a level, the value of its
// level and the lists of the outer ones.

extension Resolver {
    /// Every container provides itself.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<Container>, _ lists: Lists.Type) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container provides itself as a resolver.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<any Resolver>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container provides itself to asynchronous code.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<AsynchronousResolver>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every component is made in an object graph.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<GraphIdentifier>, _ lists: Lists.Type)
        -> __MadeAnywhere
    {
        __unevaluated()
    }
}

extension LevelContainer {
    /// Every container of a level provides the value that it was opened with.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<Level>, _ lists: Lists.Type) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container of a level provides itself.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<LevelContainer<Level>>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// The value of a level, for the levels inside; outside, it tells to which level the value belongs.
    ///
    /// Do not use it directly; generated code does.
    public static func __mainProvider<Question>(_ key: __Plain<Level>, _ question: Question) -> __MadeAnywhere
    {
        __unevaluated()
    }

    /// The container of a level, for the levels inside.
    ///
    /// Do not use it directly; generated code does.
    public static func __mainProvider<Question>(
        _ key: __Plain<LevelContainer<Level>>,
        _ question: Question
    ) -> __MadeAnywhere {
        __unevaluated()
    }
}

extension LevelContainer where Level == ProgramLevel {
    /// The answer to a request for what no level has.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __mainProvider<Key, Question>(_ key: Key, _ question: Question) -> __Missing {
        __unevaluated()
    }
}

/// The containers of any level; in an extension of `LevelContainer`, that name stands for those of its level.
///
/// Do not use it directly; generated code does.
public typealias __Levels<Level: ContainerLevel> = LevelContainer<Level>

// MARK: - Lists

/// Stands in the place of an outer level where there is none.
///
/// Do not use it directly; generated code does.
public enum __Nowhere: __ListedContainer {}

// The fallback is one for each type, since the list of the program is registered in an instance.
extension LevelContainer {
    /// There is nothing to register; the proof of the list reports it.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __register<List>(
        _ list: __Of<List>,
        _ lists: inout __RegisteredLists,
        in registrar: Container
    ) {}
}

import Ampoule

extension ProgramFile {
    /// What makes the container of each program.
    private static let makers: [String: @Sendable () -> Container] = [
        "ActorsAwaited": ActorsAwaited.makeContainer,
        "ActorsInjected": ActorsInjected.makeContainer,
        "AmbiguousDefaults": AmbiguousDefaults.makeContainer,
        "ArgumentsWithDefaults": ArgumentsWithDefaults.makeContainer,
        "AsynchronousClosures": AsynchronousClosures.makeContainer,
        "AsynchronousComponents": AsynchronousComponents.makeContainer,
        "AsynchronousWrappers": AsynchronousWrappers.makeContainer,
        "Autoregistrations": Autoregistrations.makeContainer,
        "BuiltTypes": BuiltTypes.makeContainer,
        "CirclesThatEnd": CirclesThatEnd.makeContainer,
        "CirclesWithoutEnd": CirclesWithoutEnd.makeContainer,
        "ClosuresProvide": ClosuresProvide.makeContainer,
        "ComponentOfAnotherService": ComponentOfAnotherService.makeContainer,
        "Compositions": Compositions.makeContainer,
        "CompositionsOfOneKey": CompositionsOfOneKey.makeContainer,
        "ContainersInjected": ContainersInjected.makeContainer,
        "CustomScopes": CustomScopes.makeContainer,
        "DecoratedComponents": DecoratedComponents.makeContainer,
        "DeferredOwnServices": DeferredOwnServices.makeContainer,
        "EmptyLists": EmptyLists.makeContainer,
        "EqualRegistrationKeys": EqualRegistrationKeys.makeContainer,
        "FactoryDependency": FactoryDependency.makeContainer,
        "ForwardedClosures": ForwardedClosures.makeContainer,
        "GenericSpecializations": GenericSpecializations.makeContainer,
        "IncompleteLists": IncompleteLists.makeContainer,
        "InheritedInjection": InheritedInjection.makeContainer,
        "InjectedMembers": InjectedMembers.makeContainer,
        "ListsOfComponents": ListsOfComponents.makeContainer,
        "ModuleElements": ModuleElements.makeContainer,
        "NamesakesInOneList": NamesakesInOneList.makeContainer,
        "OwnServiceWithArguments": OwnServiceWithArguments.makeContainer,
        "ProvidedFunctions": ProvidedFunctions.makeContainer,
        "ReplacedComponents": ReplacedComponents.makeContainer,
        "SeveralInitializers": SeveralInitializers.makeContainer,
        "SeveralProblems": SeveralProblems.makeContainer,
        "SingletonHoldsAGraph": SingletonHoldsAGraph.makeContainer,
        "TwoComponentsOfTwoKeys": TwoComponentsOfTwoKeys.makeContainer,
        "UnlistedSubclass": UnlistedSubclass.makeContainer,
    ]

    /// The container that the program makes; nil if the program is missing from the list.
    var container: Container? { Self.makers[name].map { make in make() } }
}

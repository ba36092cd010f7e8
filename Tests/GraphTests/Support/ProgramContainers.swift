import Ampoule

/// The namespace of a program.
protocol GraphProgram: SendableMetatype {
    static func makeContainer() -> Container
}

extension ProgramFile {
    private static let programs: [any GraphProgram.Type] = [
        ActorsAwaited.self, ActorsInjected.self, AmbiguousDefaults.self, ArgumentsWithDefaults.self,
        AsynchronousComponents.self, AsynchronousWrappers.self, Autoregistrations.self, BuiltTypes.self,
        CirclesThatEnd.self, CirclesWithoutEnd.self, ClosuresProvide.self, ComponentOfAnotherService.self,
        Compositions.self, CompositionsOfOneKey.self, ContainersInjected.self, DecoratedComponents.self,
        DeferredOwnServices.self, EmptyLists.self, EqualRegistrationKeys.self, ForwardedClosures.self,
        GenericSpecializations.self, IncompleteLists.self, InheritedInjection.self, InjectedMembers.self,
        ListsOfComponents.self, ModuleElements.self, NamesakesInOneList.self, OwnServiceWithArguments.self,
        ProvidedFunctions.self, ReplacedComponents.self, SeveralInitializers.self, UnlistedSubclass.self,
    ]

    /// The container that the program makes; `nil` if the program is missing from the list.
    var container: Container? {
        Self.programs.first { program in "\(program)" == name }?.makeContainer()
    }
}

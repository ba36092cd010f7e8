/// A tour of Ampoule: each example once with closures and once with macros.
///
/// The types of an example are private to its file, so each example can have its own `Cat`.
@main
enum PetShop {
    static func main() async {
        print("A tour of Ampoule. Where a value is nil, the container's reason is printed below it.")

        chapter("DI container")
        registrationWithClosures()
        registrationWithMacros()
        namedRegistrationsWithClosures()
        namedRegistrationsWithMacros()
        argumentsWithClosures()
        argumentsWithMacros()

        chapter("Registration keys")
        keysThatDifferWithClosures()
        keysThatDifferWithMacros()
        keysThatAreEqualWithClosures()
        keysThatAreEqualWithMacros()
        argumentTypesWithClosures()
        argumentTypesWithMacros()
        errorsWithClosures()
        errorsWithMacros()

        chapter("Injection patterns")
        initializerInjectionWithClosures()
        initializerInjectionWithMacros()
        propertyInjectionWithClosures()
        propertyInjectionByCompletionWithClosures()
        propertyInjectionWithMacros()
        methodInjectionWithClosures()
        methodInjectionByCompletionWithClosures()
        methodInjectionWithMacros()

        chapter("Circular dependencies")
        initializerAndPropertyWithClosures()
        initializerAndPropertyWithMacros()
        propertyAndPropertyWithClosures()
        propertyAndPropertyWithMacros()
        initializerAndInitializerWithClosures()
        initializerAndInitializerWithMacros()

        chapter("Scopes")
        transientScopeWithClosures()
        transientScopeWithMacros()
        graphScopeWithClosures()
        graphScopeWithMacros()
        containerScopeWithClosures()
        containerScopeWithMacros()
        weakScopeWithClosures()
        weakScopeWithMacros()

        chapter("Lists")
        listsWithClosures()
        listsOfContainersWithClosures()
        listsWithMacros()

        chapter("Waiting")
        await asynchronousComponentsWithClosures()
        await asynchronousComponentsWithMacros()
        await sharedInstanceOfManyTasksWithClosures()
        await sharedInstanceOfManyTasksWithMacros()
        await cycleOfTasksWithClosures()
        await objectGraphWithClosures()

        chapter("Overrides and decorators")
        copiesWithClosures()
        overridesWithMacros()
        overridesOfNothingWithClosures()
        await overridesForAStretchOfCodeWithClosures()
        overridesForAStretchOfCodeWithMacros()
        decoratorsWithClosures()
        decoratorsWithMacros()

        chapter("Closing and warm-up")
        await closingWithClosures()
        await closingWithMacros()
        await errorsOfClosingWithClosures()
        await warmUpWithClosures()

        chapter("Modules")
        creatingAModule()
        creatingAModuleConditionally()
        resolvingDependencies()
        passingParameters()
        passingParametersToASingleton()
        lateResolving()
        polymorphism()
        polymorphismInATest()
        mixingWithMacros()

        conclude()
    }
}

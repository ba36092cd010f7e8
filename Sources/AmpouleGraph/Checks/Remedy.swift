extension ComponentGraph.Problem {
    /// The kinds of advice in notes.
    ///
    /// A test applies each of them to a program, which then builds and resolves.
    package enum Remedy: String, Sendable, CaseIterable {
        // MARK: Missing services

        case registerService
        case listComponent
        case callList
        case addService
        case requireOtherService
        case requireSimilarService
        case requireWithName
        case requireWithoutName
        case registerInSearchedContainer
        case registerInModule
        case listInModule

        // MARK: Arguments and keys

        case injectFactory
        case injectArguments
        case takeDecoratedArguments
        case registerWithoutArguments
        case provideWithoutArguments
        case passArguments
        case passOtherArguments
        case distinguishMeanings
        case keepOneInitializer
        case nameOne
        case decorateOther
        case nameContribution
        case removeReplaced

        // MARK: Cycles

        case shareInstance
        case injectProperty
        case injectWeakProperty
        case injectPropertyAndShare
        case injectWeakPropertyAndShare
        case delay
        case delayAsynchronous
        case useLater
        case decorateService

        // MARK: Collections and decorators

        case contribute
        case contributeWithName
        case registerContribution
        case completeCollection
        case decorateLater
        case listDecoratorLater

        // MARK: Isolation

        case awaitInitializer
        case awaitFunction
        case awaitClosure
        case awaitRequest
        case deferByFactory
        case isolateBoth
        case isolate

        // MARK: Levels

        case widenScope
        case requireOfLevel
        case openElsewhere
        case openRequiredLevel
        case openUnusedLevel
        case nestLevel
        case passToMethods

        // MARK: Access

        case declareVisible
        case listWhereHidden

        // MARK: Code without effect

        case callUselessList
        case listDecorator
    }
}

extension ComponentGraph.Problem.Note {
    /// Advises to change a location.
    init(_ remedy: ComponentGraph.Problem.Remedy, at location: ComponentGraph.Location?, _ message: String) {
        self.init(location: location, message: message)
        self.remedy = remedy
    }
}

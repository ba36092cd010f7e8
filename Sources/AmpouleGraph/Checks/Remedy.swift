extension ComponentGraph.Problem {
    /// The kinds of advice in notes.
    package enum Remedy: String, Sendable, CaseIterable {
        // MARK: Missing services

        case registerService
        case listComponent
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
        case distinguishMeanings
        case keepOneInitializer
        case nameOne
        case decorateOther
        case nameContribution

        // MARK: Cycles

        case shareInstance
        case injectProperty
        case injectWeakProperty
        case injectPropertyAndShare
        case injectWeakPropertyAndShare
        case delay
        case delayAsynchronous
        case decorateService

        // MARK: Collections

        case contribute
        case contributeWithName
        case registerContribution
        case completeCollection

        // MARK: Isolation

        case awaitInitializer
        case awaitFunction
        case awaitClosure
        case deferByFactory
        case isolateBoth
        case isolate

        // MARK: Levels

        case widenScope
        case nestLevel
    }
}

extension ComponentGraph.Problem.Note {
    /// Advises to change a location.
    init(_ remedy: ComponentGraph.Problem.Remedy, at location: ComponentGraph.Location?, _ message: String) {
        self.init(location: location, message: message)
        self.remedy = remedy
    }
}

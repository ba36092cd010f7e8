/// A rule that a specification gets wrong on purpose.
///
/// The tests show that the programs notice each of them.
package enum Fault: CaseIterable, Sendable {
    // Keys and hierarchies
    case namesAreIgnored, argumentsAreLost, parentsComeFirst, optionalsSwallowErrors

    // Scopes
    case transientIsShared, graphIsTransient, weakIsKept, askersMakeSharedInstances, parentsJoinGraphs
    case graphsAreOfOneContainer

    // Completions and cycles
    case lastCompletionIsForgotten, completionsAreReversed, completionsRunTwice, incompleteIsHidden
    case incompleteIsKept, incompleteStaysInGraph, firstMotherIsKept, noCycleIsFound, everyReentryIsACycle
    case argumentsAreJudged, cyclesSpanContainers, holdersStay

    // Errors
    case failuresAreWrapped, typesOfForwardsAreIgnored

    // Injecting
    case injectionIsNoResolution

    // Resetting
    case onlyOwnInstancesAreReset, otherServicesAreReset, decoratedInstancesAreKept,
        removedLevelInstancesAreKept, whatIsBeingMadeIsKept

    // Decorators, overrides and copies
    case decoratorsAreIgnored, decoratorsAskTheOwner, overridesAreIgnored, overridesReachNoChildren,
        overridesLeak

    // Levels
    case valuesComeFirst, levelsAreOfTheAsker, levelsAreOfTheOwner, graphsReachIntoLevels
    case levelsComeFirst, levelsComeLast, outerRegistrarsComeFirst, outsideFindsLevels, overridesReachNoLevels

    // Lists
    case innerContributionsComeFirst, hiddenContributionsAreListed, outerContributionsAreMissing
    case contributionsServe

    // Closing
    case closedIsUnregistered, closingIsInOrderOfMaking, weakInstancesAreClosed, levelsAreNotClosed
    case objectsAreClosedAgain, innerContainersKeepObjects, childrenAreNotClosed
}

public import Ampoule

/// The components of the farm; the food comes from whoever runs it.
@AllRegistrations(named: "registerFarm", provided: [(any Food).self], providedNamed: [:], unchecked: .error)
public extension Container {}

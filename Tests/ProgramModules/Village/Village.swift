import Ampoule
@_exported import ProgramFarm

/// Food as it is sold, which goes before that of the farm for those who import the village.
public protocol Food {}

/// Bread.
@Register(Food.self)
public struct Bread: Food {
    /// Makes one.
    public init() {}
}

/// Registers what the village has.
public func registerVillage(in container: Container) {
    Bread.register(in: container)
}

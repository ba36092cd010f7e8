public import Ampoule

/// Something to drive, of which other modules have more.
@Register
open class Vehicle {
    /// Where it is kept.
    @Inject public var stable: Stable?

    /// How many wheels it has.
    public let wheels: Int

    /// Builds a vehicle.
    public init(wheels: Int) {
        self.wheels = wheels
    }
}

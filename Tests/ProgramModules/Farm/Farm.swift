import Ampoule

/// An animal; the forest has one of its own, which nobody else can name.
public protocol Animal {}

/// Food; the forest and the village have some, too.
public protocol Food {}

/// A tool, which only the farm can name.
protocol Tool {}

/// A cow.
@Register(Animal.self)
public struct Cow: Animal {
    /// Makes one.
    public init() {}
}

@Register(Tool.self)
struct Pitchfork: Tool { init() {} }

/// A farmer, who needs what only the farm can name.
@Register
public struct Farmer {
    @Inject let animal: any Animal
    @Inject let tool: any Tool
}

/// Hay, which is not registered.
public struct Hay: Food {
    /// Makes one.
    public init() {}
}

/// Registers what the farm has.
public func registerFarm(in container: Container) {
    Cow.register(in: container)
    Pitchfork.register(in: container)
    Farmer.register(in: container)
}

/// A visit of the farm.
public struct Visit: ContainerLevel {
    /// Who comes.
    public let visitor: String

    /// Begins a visit.
    public init(visitor: String) {
        self.visitor = visitor
    }
}

import Ampoule

/// An animal, which only the forest can name.
protocol Animal {}

/// What is eaten in the forest.
public protocol Food {}

/// A tool.
public protocol Tool {}

@Register(Animal.self)
struct Wolf: Animal { init() {} }

/// A berry.
@Register(Food.self)
public struct Berry: Food {
    /// Makes one.
    public init() {}
}

/// An axe.
@Register(Tool.self)
public struct Axe: Tool {
    /// Makes one.
    public init() {}
}

/// A ranger, who needs what only the forest can name.
@Register
public struct Ranger {
    @Inject let animal: any Animal
    @Inject let tool: any Tool
}

/// Registers what the forest has.
public func registerForest(in container: Container) {
    Wolf.register(in: container)
    Berry.register(in: container)
    Axe.register(in: container)
    Ranger.register(in: container)
}

// flags: -enable-upcoming-feature ExistentialAny
// flags: -default-isolation MainActor
import Ampoule

struct Name: Sendable {}

@Register
struct Branch {
    let branches: Branch.Factory
    let name: Name
}

@Register
final class Tree {
    let trees: Tree.Factory

    init(@Inject trees: Tree.Factory, name: Name) { self.trees = trees }
}

@Register
struct Hen {
    @Inject let eggs: Egg.Factory
    let name: Name
}

@Register
struct Egg {
    @Inject let hens: Hen.Factory
    let name: Name
}

@Register
final class Nest {
    init() {}

    @Inject var birds: Bird.Factory?
}

@Register
actor Bird {
    @Inject let nests: Optional<Nest.Factory>
    let name: Name?
}

enum Farm {
    @Provides static func barn(barns: Tree.Factory, name: Name) -> Barn { Barn() }
}

struct Barn: Sendable {}

@Registrations(Branch.self, Tree.self, Hen.self, Egg.self, Nest.self, Bird.self, Farm.barnComponent)
extension Container {}

@MainActor
func use(_ container: Container) {
    container.registerComponents()
    let branch = container.branch(branches: container.branch, name: Name())
    _ = branch.branches(branches: container.branch, name: Name())
    _ = container.tree(name: Name()).trees(name: Name())
    _ = container.hen(name: Name()).eggs(name: Name()).hens(name: Name())
    _ = container.nest().birds?(name: nil)
    _ = container.barn(barns: container.tree, name: Name())
}

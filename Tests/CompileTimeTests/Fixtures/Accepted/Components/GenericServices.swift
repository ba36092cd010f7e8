import Ampoule

protocol Repository<Model>: Sendable {
    associatedtype Model: Sendable
    func all() -> [Model]
}

@Register((any Repository<Model>).self)
struct Memory<Model: Sendable>: Repository {
    let models: [Model]
    func all() -> [Model] { models }
}

func use(_ container: Container) -> [Int] {
    container.factory(for: Memory<Int>.self)(models: [1]).all()
}

import Ampoule

private protocol Check: Sendable {
    var name: String { get }
}

private struct Feeding: Check {
    let name = "feeding"
}

private struct Cleaning: Check {
    let name = "cleaning"
}

private final class Vet: Check {
    let name = "vet"
}

func listsWithClosures() {
    heading("Collections, with closures: all contributions, in the order of registration")

    let container = Container()
    container.contribute(to: Check.self) { _ in Feeding() }
    container.contribute(to: Check.self, name: "weekly") { _ in Cleaning() }
    container.register(Vet.self) { _ in Vet() }
        .inObjectScope(.container)
        .contributes(to: Check.self, name: "yearly")

    let checks = container.resolve([any Check].self)
    show("the names of the checks", checks?.map(\.name), expecting: ["feeding", "cleaning", "vet"])

    let named = container.resolve([String: any Check].self)
    show("the names in the dictionary", named?.keys.sorted(), expecting: ["weekly", "yearly"])

    let isShared = checks?.last as? Vet === container.resolve(Vet.self)
    show("the vet in the list is the registered one", isShared, expecting: true)
}

func listsOfContainersWithClosures() {
    heading("Collections, with closures: contributions of the parent first, and an empty collection")

    let shop = Container()
    shop.contribute(to: Check.self) { _ in Feeding() }
    let branch = Container(parent: shop)
    branch.contribute(to: Check.self) { _ in Cleaning() }

    let checks = branch.resolve([any Check].self)
    show("the checks of the branch", checks?.map(\.name), expecting: ["feeding", "cleaning"])

    show("the lists of a new container", Container().resolve([any Check].self)?.count, expecting: 0)
}

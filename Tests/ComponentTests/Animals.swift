/// The service of components in several suites.
protocol Animal: Sendable {
    var name: String { get }
}

/// A second service, which some animals have.
protocol Named: Sendable {
    var name: String { get }
}

/// An animal that is no component.
struct Toy: Animal, Named {
    let name: String
}

import Ampoule
import TestSupport

/// Writes down what it is told.
struct Clerk: Behavior {
    let book: Notebook<String>

    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        book.write("\(type) to \(entry.key), \(name ?? "no name")")
    }
}

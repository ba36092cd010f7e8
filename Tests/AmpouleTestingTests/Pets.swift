import AmpouleTesting
import TestSupport

protocol Animal: AnyObject, Sendable {}

final class Cat: Animal {}

final class Dog: Animal {}

protocol Person: AnyObject, Sendable {
    var pet: any Animal { get }
}

final class PetOwner: Person {
    let pet: any Animal

    init(pet: any Animal) { self.pet = pet }
}

/// Has a state, so that tests that share one would notice.
final class Ledger: Sendable {
    private let numbers = Notebook<Int>()

    var entries: [Int] { numbers.entries }

    func add(_ number: Int) { numbers.write(number) }
}

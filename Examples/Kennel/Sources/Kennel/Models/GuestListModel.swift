import AmpouleSwiftUI
import Observation

/// The dogs that a keeper sees.
@Register
@MainActor
@Observable
final class GuestListModel {
    let keeper: Keeper
    private(set) var dogs: [Dog] = []
    @ObservationIgnored private let book: any GuestBook

    init(@Inject keeper: Keeper, @Inject book: any GuestBook) {
        (self.keeper, self.book) = (keeper, book)
        dogs = book.dogs
    }

    func reload() { dogs = book.dogs }
}

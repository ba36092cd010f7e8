import AmpouleSwiftUI
import Observation

/// A booking that is being written, one for each window: it is still there when the sheet opens again.
@Register(scope: .container)
@MainActor
@Observable
final class BookingDraft {
    var name = ""
    @ObservationIgnored private let book: any GuestBook

    init(@Inject book: any GuestBook) { self.book = book }

    func save() {
        book.add(name)
        name = ""
    }
}

import AmpouleGraph
import AmpouleSwiftUI
import Testing

@testable import Kennel

/// Tests the models without views.
struct ModelTests {
    private let session: LevelContainer<Keeper>

    init() {
        let app = KennelApp.container.copy()
        app.override(GuestBook.self) { _ in SampleGuestBook() }
        session = app.level(AppWindow()).level(Keeper(id: 1, name: "Ada"))
    }

    @Test func aKeeperSeesTheDogs() {
        let guests = session.guestListModel()

        #expect(guests.keeper.name == "Ada")
        #expect(guests.dogs.map(\.name) == ["Sample"])
    }

    @Test func theWalksOfASessionAreShared() {
        let dog = Dog(id: 1, name: "Sample")
        session.dogModel(dog: dog).walk()

        #expect(session.dogModel(dog: dog).walks == 1)
    }

    @Test func theGraphIsComplete() throws {
        try KennelApp.container.validate()
    }
}

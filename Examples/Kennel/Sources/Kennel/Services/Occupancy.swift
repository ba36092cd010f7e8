import AmpouleSwiftUI

/// The share of the rooms that are taken, which takes a while to count.
@Register
nonisolated final class Occupancy: Sendable {
    static let rooms = 10

    let percentage: Int

    init(@Inject book: any GuestBook) async throws {
        try await Task.sleep(for: .milliseconds(10))
        percentage = 100 * book.dogs.count / Self.rooms
    }
}

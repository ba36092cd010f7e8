import Ampoule
import ClinicDomain
import Hummingbird

/// Answers the requests of an owner.
@Register
struct OwnerHandlers: Sendable {
    @Inject let visitor: Visitor
    @Inject let animals: any AnimalRepository

    func animals() async throws -> [Animal] {
        let owner = try visitor.requireOwner()
        return try await animals.all().filter { $0.owner == owner }
    }
}

/// The owner who sends a request.
@Register(scope: .container)
final class Visitor: Sendable {
    private let owner: String?

    init(@Inject request: RequestInfo) {
        owner = request.owner
    }

    /// Returns the name of the owner.
    func requireOwner() throws -> String {
        guard let owner else { throw HTTPError(.unauthorized, message: "The header 'X-Owner' is missing.") }
        return owner
    }
}

import Ampoule
import ClinicDomain
import Hummingbird

/// Answers the requests about animals.
@Register
struct AnimalHandlers: Sendable {
    @Inject let animals: any AnimalRepository

    func list() async throws -> [Animal] {
        try await animals.all()
    }
}

extension Animal: ResponseEncodable {}

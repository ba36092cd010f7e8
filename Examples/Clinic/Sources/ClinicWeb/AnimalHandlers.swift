import Ampoule
import ClinicDomain
import Hummingbird

/// Answers the requests about animals.
@Register
struct AnimalHandlers: Sendable {
    @Inject let animals: any AnimalRepository
    @Inject let admission: any Admission
    @Inject let log: RequestLog

    func list() async throws -> [Animal] {
        try await animals.all()
    }

    func admit(_ new: NewAnimal) async throws -> EditedResponse<Animal> {
        let animal = try await admission.admit(new)
        log.logger.info("admitted", metadata: ["animal": "\(animal.id)"])
        return EditedResponse(status: .created, response: animal)
    }
}

extension Animal: ResponseEncodable {}

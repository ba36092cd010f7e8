import ClinicDomain
import Foundation
import Testing

/// Requests of several owners at the same time.
struct OwnerTests {
    @Test func eachRequestAnswersItsOwnOwner() async throws {
        try await withServer(in: makeClinic()) { client in
            try await withThrowingTaskGroup { group in
                for number in 0..<90 {
                    let (owner, animal) = [("Ada", "Mimi"), ("Grace", "Hachi"), ("Alan", "Lucky")][number % 3]
                    group.addTask {
                        let answer = try await client.get("/owner/animals", owner: owner)
                        let animals = try answer.decode([Animal].self)
                        #expect(animals.map(\.owner) == [owner])
                        #expect(animals.map(\.name) == [animal])
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test func aRequestWithoutAnOwnerIsDeclined() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.get("/owner/animals")
            #expect(answer.status == .unauthorized)
            #expect(try answer.message == "The header 'X-Owner' is missing.")
        }
    }
}

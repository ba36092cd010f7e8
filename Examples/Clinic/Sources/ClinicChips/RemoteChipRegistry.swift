import Ampoule
import AsyncHTTPClient
import ClinicDomain
import Foundation
import NIOCore
import NIOFoundationCompat

/// Asks the registry over HTTP.
@Register(ChipRegistry.self)
struct RemoteChipRegistry: ChipRegistry {
    @Inject let connection: RegistryConnection
    @Inject let settings: ChipRegistrySettings

    private static let largestResponse = 16 * 1024

    func entry(for chip: String) async throws(ChipRegistryError) -> ChipEntry? {
        do {
            let url = settings.address.appending(path: "chips").appending(path: chip)
            let response = try await connection.client.execute(
                HTTPClientRequest(url: url.absoluteString),
                timeout: TimeAmount(settings.timeout)
            )
            switch response.status {
            case .ok:
                let body = try await response.body.collect(upTo: Self.largestResponse)
                return try JSONDecoder().decode(ChipEntry.self, from: body)
            case .notFound:
                return nil
            default:
                throw ChipRegistryError.unavailable
            }
        } catch let error as HTTPClientError where Self.timeouts.contains(error) {
            throw .timedOut
        } catch {
            throw .unavailable
        }
    }

    private static let timeouts: [HTTPClientError] = [.deadlineExceeded, .connectTimeout, .readTimeout]
}

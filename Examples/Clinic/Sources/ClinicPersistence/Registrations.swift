import Ampoule
import Logging

@AllRegistrations(
    named: "registerPersistence",
    provided: [DatabaseSettings.self, Logger.self],
    unchecked: .error
)
public extension Container {}

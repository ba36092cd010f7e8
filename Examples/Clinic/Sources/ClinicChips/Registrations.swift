import Ampoule
import Logging

@AllRegistrations(
    named: "registerChips",
    provided: [ChipRegistrySettings.self, Logger.self],
    unchecked: .error
)
public extension Container {}

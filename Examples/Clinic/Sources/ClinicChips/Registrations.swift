public import Ampoule
public import ClinicDomain
import Logging

/// The components that speak with the registry of chips.
public protocol ChipComponents: ComponentList {}

@Registrations(
    RegistryConnection.self,
    RemoteChipRegistry.self,
    as: ChipComponents.self,
    provides: [ChipRegistry.self],
    provided: [ChipRegistrySettings.self, Logging.Logger.self]
)
extension Container {}

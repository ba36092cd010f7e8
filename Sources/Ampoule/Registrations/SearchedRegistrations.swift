// What requests of a container find, where all of it is read at once: for lists, graphs, warm-up, and errors.

extension Core {
    /// The registrations of this container, and what its level has: the value, and what is registered for it around.
    var registrations: [Registration] {
        registrations(for: .none) + (levelValue.map { [$0] } ?? [])
            + (level == .none ? [] : lineage.dropFirst().flatMap { $0.registrations(for: level) })
    }

    /// The registrations of this container that its requests find, or those that it has for the containers of a level.
    package func registrations(for level: LevelReference) -> [Registration] {
        registrar.registry.all.filter { registration in registration.level == level }
    }

    /// The registrations that a request searches together.
    package struct SearchedRegistrations {
        package let container: Core

        /// The level for which they are registered, or none.
        package let level: LevelReference

        package init(container: Core, level: LevelReference) {
            self.container = container
            self.level = level
        }

        package var all: [Registration] { container.registrations(for: level) }

        /// The components whose registrations were replaced by those of other components.
        package var overwritten: [OverwrittenComponent] {
            container.registrar.overwritten.filter { component in component.level == level }
        }

        package func registration(for key: RegistrationKey) -> Registration? {
            container.registrar.registry.registration(for: key, at: level)
        }
    }

    /// The registrations that a request searches, in that order: for each container its own, then those for its level.
    package var searchedRegistrations: [SearchedRegistrations] {
        lineage.flatMap { container in
            [SearchedRegistrations(container: container, level: .none)]
                + (container.level == .none
                    ? []
                    : container.lineage.dropFirst().map { outer in
                        SearchedRegistrations(container: outer, level: container.level)
                    })
        }
    }
}

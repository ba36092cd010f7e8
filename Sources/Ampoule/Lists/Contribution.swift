/// The part of a key that distinguishes a contribution to a list from other contributions, and from a registration of
/// the service.
struct Contribution: ServiceKeyOption, Hashable {
    enum Identity: Hashable, Sendable {
        /// A contribution with a name, which replaces one of the same name.
        case named

        /// A closure without a name, which replaces nothing.
        case closure(SerialNumber)

        /// The contribution of what is registered under a key, which replaces itself if it is registered again.
        case registration(RegistrationKey)
    }

    let identity: Identity

    /// - Parameters:
    ///   - name: The name of the contribution, if it has one.
    ///   - unnamed: The identity without a name.
    init(name: String?, orUnnamed unnamed: @autoclosure () -> Identity) {
        identity = name == nil ? unnamed() : .named
    }

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another as? Contribution == self }

    var description: String { "in a list" }
}

extension RegistrationKey {
    /// Whether the key is that of a contribution to a list.
    var isContribution: Bool { option is Contribution }

    /// The key of a contribution to the list of a service.
    static func contribution<Service>(
        to service: Service.Type,
        name: String?,
        orUnnamed unnamed: @autoclosure () -> Contribution.Identity
    ) -> RegistrationKey {
        RegistrationKey(service, name: name, option: Contribution(name: name, orUnnamed: unnamed()))
    }
}

/// Records at compile time whether a service is `Sendable`, which the program cannot check at run time.
public struct __Sendability: Sendable {
    let isSendable: Bool

    /// The service is not known to be `Sendable`.
    public static func of<Service>(_ service: Service.Type) -> __Sendability {
        __Sendability(isSendable: false)
    }

    /// The service is `Sendable`.
    public static func of<Service: Sendable>(_ service: Service.Type) -> __Sendability {
        __Sendability(isSendable: true)
    }
}

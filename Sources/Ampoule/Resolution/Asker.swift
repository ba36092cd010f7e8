/// A container that was asked for a shared instance that another container makes.
struct Asker: Sendable {
    let container: any AnyObject & Sendable

    /// The key of the shared instance.
    let key: RegistrationKey
}

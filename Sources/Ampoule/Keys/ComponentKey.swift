/// A component together with one of its registration keys.
///
/// Components that nobody registered are told apart by it: two of them may have the same service.
struct ComponentKey: Hashable, Sendable {
    let component: ObjectIdentifier
    let registration: RegistrationKey
}

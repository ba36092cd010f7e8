/// Carries a value across threads on the user's word.
///
/// A container hands the same instance to every thread that asks, as its user told it to by choosing a
/// shared scope; whether an instance bears that is known to its author, not to the type system, because
/// services of types that are not `Sendable` may be registered, too. The container itself never touches the
/// value: it only keeps it and hands it out, so nothing here can race.
final class Shared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

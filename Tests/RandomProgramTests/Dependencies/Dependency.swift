/// A dependency of a random component, as its file spells it.
struct Dependency: Sendable {
    /// The type, as an annotation.
    let type: String

    /// The name that it is asked for by, as code spells it.
    let name: String?

    /// Where the service is visible.
    let access: Access
    var isSendable = true
    var isAwaited = false
    var isIsolated = false
    var isFunction = false

    /// An expression that uses a deferred dependency called `it`; nil if there is nothing to be done.
    var use: String?

    /// The problem that is reported for it.
    var problem: String?

    /// The attribute, with the name.
    var attribute: String { name.map { "@Inject(name: \($0))" } ?? "@Inject" }

    /// The comment behind it that announces a problem.
    var mark: String { problem.map { "  // problem: \($0)" } ?? "" }

    /// A statement in a closure that resolves it from a `resolver`.
    func resolution(isAwaiting: Bool) -> String {
        let name = name.map { ", name: \($0)" } ?? ""
        return "_ = try \(isAwaiting ? "await " : "")resolver.require(\(type.metatype)\(name))"
    }
}

import Ampoule

/// A component whose argument has a default value.
@Register(D.self)
package final class DefaultComponent: D {
    /// The code that notes what its initializer does.
    @TaskLocal static var code: UserCode?

    static let defaultArgument = 7

    package let number: Int

    package init(argument: Int = DefaultComponent.defaultArgument) {
        number = Self.code?.makeComponent(argument) ?? 0
    }
}

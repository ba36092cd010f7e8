/// How the code at a place names the container.
struct Receiver: Sendable {
    /// The container as an argument.
    let argument: String

    /// What stands before the name of a method of the container.
    let prefix: String

    static let container = Receiver("container")
    static let explicitSelf = Receiver("self")
    static let implicitSelf = Receiver(argument: "self", prefix: "")
    static let firstArgument = Receiver("$0")

    init(_ name: String) {
        self.init(argument: name, prefix: name + ".")
    }

    private init(argument: String, prefix: String) {
        (self.argument, self.prefix) = (argument, prefix)
    }
}

/// A statement that registers something in the container of a place.
typealias Statement = @Sendable (Receiver) -> String

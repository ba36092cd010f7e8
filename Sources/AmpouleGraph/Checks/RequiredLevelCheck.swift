extension ComponentGraph {
    /// A level that the list of a library needs and that the program doesn't open.
    package struct RequiredLevel: Sendable {
        package var level: Level

        /// The component that needs the level.
        package var node: Node.ID

        /// The name of the list's function.
        package var function: String

        /// The module of the list.
        package var module: String

        /// The location of the list's call.
        package var call: Location

        package init(level: Level, node: Node.ID, function: String, module: String, call: Location) {
            self.level = level
            self.node = node
            self.function = function
            self.module = module
            self.call = call
        }
    }
}

/// Finds lists of libraries whose components need levels that a program doesn't open.
enum RequiredLevelCheck {
    static func warnings(_ levels: [ComponentGraph.RequiredLevel], in index: GraphIndex)
        -> [ComponentGraph.Problem]
    {
        levels.map { required in
            let node = index.place(of: required.node).map { index.nodes[$0] }
            let title = node?.title ?? required.node.rawValue
            let remedy = ComponentGraph.Problem.Note(
                .openRequiredLevel,
                at: required.call,
                "open it with '\(required.level.opening)'"
            )
            return ComponentGraph.Problem(
                .unopenedLevel,
                nodes: [required.node],
                location: required.call,
                message:
                    "no code opens the level '\(required.level.name)', required by '\(title)' in '\(required.function)()' of '\(required.module)'",
                notes: [remedy] + .at(node?.location, "'\(title)' is declared here")
            )
        }
    }
}

extension ComponentGraph.Level {
    /// The call that opens the level.
    var opening: String {
        let value = value.map { ", \($0)(…)" } ?? ""
        return "child(.\(name)\(value))"
    }
}

extension [ComponentGraph.Problem.Note] {
    fileprivate static func at(_ location: ComponentGraph.Location?, _ message: String) -> Self {
        ComponentGraph.Problem.Note.at(location, message)
    }
}

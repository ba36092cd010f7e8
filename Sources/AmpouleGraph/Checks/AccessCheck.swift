extension ComponentGraph {
    /// A component that is less visible than a list that names it.
    package struct HiddenComponent: Sendable {
        /// The nodes of the component.
        package var nodes: [Node.ID]

        /// The displayed name of the component.
        package var component: String

        /// The access level of the component, with the types around it.
        package var access: String

        /// Whether the component is a member of another type.
        package var isMember: Bool

        /// The name of the list's function.
        package var function: String

        /// The access level of the list.
        package var accessOfList: String

        /// The location of the component's declaration.
        package var declaration: Location

        /// The location of the entry in the list.
        package var entry: Location

        package init(
            nodes: [Node.ID],
            component: String,
            access: String,
            isMember: Bool,
            function: String,
            accessOfList: String,
            declaration: Location,
            entry: Location
        ) {
            (self.nodes, self.component, self.access, self.isMember) = (nodes, component, access, isMember)
            (self.function, self.accessOfList) = (function, accessOfList)
            (self.declaration, self.entry) = (declaration, entry)
        }
    }
}

/// Finds lists that name a less visible component, whose accessor doesn't compile in each build.
enum AccessCheck {
    static func problems(of hidden: [ComponentGraph.HiddenComponent]) -> [ComponentGraph.Problem] {
        hidden.map { hidden in
            let around = hidden.isMember ? ", with the types around it," : ""
            return ComponentGraph.Problem(
                .hiddenComponent,
                nodes: hidden.nodes,
                location: hidden.entry,
                message:
                    "'\(hidden.component)' is \(hidden.access), and the list '\(hidden.function)()' is \(hidden.accessOfList)",
                notes: [
                    ComponentGraph.Problem.Note(
                        .declareVisible,
                        at: hidden.declaration,
                        "declare it\(around) '\(hidden.accessOfList)'"
                    ),
                    ComponentGraph.Problem.Note(
                        .listWhereHidden,
                        at: hidden.entry,
                        "list it in an extension that is \(hidden.access), or with '@AllRegistrations'"
                    ),
                ]
            )
        }
    }
}

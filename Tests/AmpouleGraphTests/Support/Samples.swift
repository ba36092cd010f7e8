import AmpouleGraph

/// Graphs that several suites use.
enum Samples {
    /// A graph in which every case of the model is found.
    static let everything = ComponentGraph(nodes: everyNode, levels: everyLevel)

    private static let everyLevel = [Level(name: "Race", outer: "Season"), Level(name: "Season")]

    private static let everyNode = [
        Node(
            id: Node.ID("Horse", arguments: ["String", "[Bool]"], name: "lucky"),
            component: "Horse",
            kind: .class,
            services: ["Animal", "Racer"],
            name: "lucky",
            arguments: ["String", "[Bool]"],
            scope: .graph,
            isAsynchronous: true,
            module: "Animals",
            location: place(3),
            dependencies: [
                dependency("stable", "Stable", provider: .node("Stable"), line: 5),
                dependency("food", "any Food", provider: .oneOf(["Hay", "Oats"]), line: 6),
                dependency("session", "URLSession", provider: .outside, line: 7),
                dependency("saddle", "Saddle", provider: .missing, line: 8),
                dependency("foal", "Foal", provider: .needsArguments("Foal(String)"), line: 9),
                dependency("treat", "Treat", provider: .ambiguous(["Hay", "Oats"]), line: 10),
                Dependency(
                    label: "owner",
                    type: "(any Person)?",
                    service: "Person",
                    name: "first",
                    injection: .property,
                    need: .optional,
                    isHeldWeakly: true,
                    location: place(12),
                    provider: .missing
                ),
                Dependency(
                    label: "vet",
                    type: "Lazy<Vet>",
                    service: "Vet",
                    injection: .method,
                    need: .deferred,
                    provider: .outside
                ),
            ],
            registeredBy: ["Container.registerComponents"]
        ),
        Node(
            id: "Jockey",
            services: ["Jockey"],
            scope: .container,
            level: "Race",
            dependencies: [dependency("race", "Race", provider: .value("Race"), line: 22)]
        ),
        Node(id: "Foal(String)", services: ["Foal"], arguments: ["String"], scope: .weak),
        Node(id: "Hay", services: ["Food"], scope: .transient, areDependenciesKnown: false),
        Node(id: "Oats", kind: .structure, services: ["Food"], scope: .custom("session")),
        Node(id: "Stable", kind: .actor, services: ["Stable"], scope: .container),
    ]

    /// A place in the file of the animals.
    static func place(_ line: Int, column: Int = 5) -> Location {
        Location(file: "Animals.swift", line: line, column: column)
    }

    /// A required dependency of an initializer.
    static func dependency(_ label: String, _ type: String, provider: Provider, line: Int) -> Dependency {
        let service = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
        return Dependency(
            label: label,
            type: type,
            service: service,
            location: place(line),
            provider: provider
        )
    }
}

import AmpouleGraph

extension Samples {
    /// A graph with one of each kind of arrow, and no problem.
    static let petShop = ComponentGraph(
        component(
            "PetShop",
            line: 1,
            needs: [
                need("PersonType", type: "any PersonType", from: .node("PetOwner")),
                need("Stable"),
                need("Horse", .initializer, .deferred, type: "Horse.Factory", from: .node("Horse(String)")),
            ]
        ),
        component(
            "PetOwner",
            as: ["PersonType"],
            line: 10,
            needs: [
                need("AnimalType", .property, .optional, type: "(any AnimalType)?"),
                Dependency(label: "session", type: "URLSession", provider: .outside),
            ]
        ),
        component("Horse", as: ["AnimalType"], taking: ["String"], line: 20, needs: [need("Stable")]),
        component(
            "Stable",
            .actor,
            scope: .container,
            isAsynchronous: false,
            line: 30,
            needs: [need("Groom", .method, .deferred, type: "Provider<Groom>")]
        ),
        component("Groom", scope: .transient, line: 40, needs: [need("Stable")]),
        closure("AnimalType", line: 50)
    )

    /// A graph with a missing provider and a circle.
    static let troubled = ComponentGraph(
        component("App", line: 1, needs: [need("Mother"), need("Shelter", from: .missing)]),
        component("Mother", line: 5, needs: [need("Daughter")]),
        component("Daughter", line: 9, needs: [need("Mother")])
    )

    /// A graph with names that mean something to the formats.
    static let awkward = ComponentGraph(
        Node(
            id: #"Box<[String: "Any"], \Set<Int>> named "a "b" & #1; `*_""#,
            component: "Box",
            services: ["Box<Any>", "Sub\nclass"],
            module: "end",
            dependencies: [
                Dependency(label: "_", type: "(Int) -> <T>\n\"|]", provider: .missing),
                Dependency(label: "end", type: "end", provider: .node("end")),
            ],
            registeredBy: ["container"]
        ),
        Node(id: "end", component: "end", services: ["end"], module: "a \"b\"", registeredBy: ["c"]),
        Node(id: "End", component: "End", services: ["End"], registeredBy: ["c"]),
        Node(id: "日本", component: "日本", services: ["日本"], registeredBy: ["c"])
    )
}

import AmpouleGraph

extension DeclaredComponent: Archivable {
    static var blank: DeclaredComponent {
        DeclaredComponent(
            name: "",
            kind: .class,
            scope: nil,
            innerScope: nil,
            services: [],
            registrationName: .none,
            objectScope: .unspecified,
            makings: [],
            position: .blank,
            accessLevel: 0,
            isConditional: false,
            hasConditionalMembers: false,
            isGeneric: false,
            isLimited: false
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&name)
        archive.field(&kind)
        archive.field(&scope)
        archive.field(&innerScope)
        archive.field(&services)
        archive.field(&registrationName)
        archive.field(&objectScope)
        archive.field(&makings)
        archive.field(&position)
        archive.field(&accessLevel)
        archive.field(&isConditional)
        archive.field(&hasConditionalMembers)
        archive.field(&isGeneric)
        archive.field(&isLimited)
    }
}

extension DeclaredComponent.Making: Archivable {
    static var blank: DeclaredComponent.Making {
        DeclaredComponent.Making(
            arguments: [],
            argumentLabels: [],
            areArgumentsOptional: true,
            dependencies: [],
            isAsynchronous: false,
            isolation: .unstated
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&arguments)
        archive.field(&argumentLabels)
        archive.field(&areArgumentsOptional)
        archive.field(&dependencies)
        archive.field(&isAsynchronous)
        archive.field(&isolation)
    }
}

extension DeclaredDependency: Archivable {
    static var blank: DeclaredDependency {
        DeclaredDependency(
            label: "",
            text: "",
            type: .tuple([]),
            name: .none,
            injection: .initializer,
            isHeldWeakly: false,
            position: .blank
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&label)
        archive.field(&text)
        archive.field(&type)
        archive.field(&name)
        archive.field(&injection)
        archive.field(&isHeldWeakly)
        archive.field(&position)
    }
}

extension ComponentGraph.Node.Kind: Archivable {
    static var blank: ComponentGraph.Node.Kind { .class }
}

extension ComponentGraph.Dependency.Injection: Archivable {
    static var blank: ComponentGraph.Dependency.Injection { .initializer }
}

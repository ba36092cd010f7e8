import AmpouleGraph

// What is kept of a file from build to build. A field that is added has to be added here, and the version of the
// cache has to be raised.

extension FileDeclarations: Archivable {
    static var blank: FileDeclarations { FileDeclarations(path: "") }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&path)
        archive.field(&imports)
        archive.field(&scopes)
        archive.field(&types)
        archive.field(&conformances)
        archive.field(&components)
        archive.field(&lists)
        archive.field(&registrations)
        archive.field(&componentRegistrations)
        archive.field(&memberUses)
        archive.field(&callSequences)
        archive.field(&containerVariables)
        archive.field(&constants)
        archive.field(&requests)
        archive.field(&usedNames)
        archive.field(&functionNames)
        archive.field(&containerFunctionNames)
        archive.field(&macroNames)
        archive.field(&attributes)
        archive.field(&unreadInjections)
        archive.field(&uncertainties)
        archive.field(&setsDefaultScope)
        archive.field(&hasErrors)
        archive.field(&omittedNames)
    }
}

extension Import: Archivable {
    static var blank: Import {
        Import(
            module: "",
            declaration: nil,
            isExported: false,
            isTestable: false,
            spiGroups: [],
            isConditional: false,
            attributes: "",
            accessLevel: nil,
            target: ""
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&module)
        archive.field(&declaration)
        archive.field(&isExported)
        archive.field(&isTestable)
        archive.field(&spiGroups)
        archive.field(&isConditional)
        archive.field(&attributes)
        archive.field(&accessLevel)
        archive.field(&target)
    }
}

extension DeclaredConformance: Archivable {
    static var blank: DeclaredConformance { DeclaredConformance(scope: 0, inherited: []) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&scope)
        archive.field(&inherited)
    }
}

extension Position: Archivable {
    static var blank: Position { Position(line: 0, column: 0) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&line)
        archive.field(&column)
    }
}

extension DeclaredUnreadInjection: Archivable {
    static var blank: DeclaredUnreadInjection { DeclaredUnreadInjection(position: .blank, message: "") }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&position)
        archive.field(&message)
    }
}

extension Uncertainty: Archivable {
    static var blank: Uncertainty { Uncertainty(position: .blank, reason: "") }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&position)
        archive.field(&reason)
    }
}

extension DeclaredConstant: Archivable {
    static var blank: DeclaredConstant {
        DeclaredConstant(
            name: "",
            text: nil,
            isStatic: false,
            scope: nil,
            accessLevel: 0,
            isConditional: false
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&name)
        archive.field(&text)
        archive.field(&isStatic)
        archive.field(&scope)
        archive.field(&accessLevel)
        archive.field(&isConditional)
    }
}

extension LexicalScope: Archivable {
    static var blank: LexicalScope { LexicalScope(parent: nil, kind: .local, genericParameters: []) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&parent)
        archive.field(&kind)
        archive.field(&genericParameters)
    }
}

extension DeclaredType: Archivable {
    static var blank: DeclaredType {
        DeclaredType(
            name: "",
            kind: .nominal,
            scope: nil,
            accessLevel: 0,
            spiGroups: [],
            isConditional: false,
            isGeneric: false,
            innerScope: nil,
            inherited: [],
            isolation: .unstated
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&name)
        archive.field(&kind)
        archive.field(&scope)
        archive.field(&accessLevel)
        archive.field(&spiGroups)
        archive.field(&isConditional)
        archive.field(&isGeneric)
        archive.field(&innerScope)
        archive.field(&inherited)
        archive.field(&isolation)
    }
}

extension DeclaredList: Archivable {
    static var blank: DeclaredList {
        DeclaredList(
            entries: [],
            functionName: nil,
            provided: nil,
            isOfAll: false,
            isOnContainer: false,
            accessLevel: 0,
            isConditional: false,
            position: .blank
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&entries)
        archive.field(&functionName)
        archive.field(&provided)
        archive.field(&isOfAll)
        archive.field(&isOnContainer)
        archive.field(&accessLevel)
        archive.field(&isConditional)
        archive.field(&position)
    }
}

extension ComponentReference: Archivable {
    static var blank: ComponentReference { ComponentReference(type: nil, function: nil) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&type)
        archive.field(&function)
    }
}

extension DeclaredRegistration: Archivable {
    static var blank: DeclaredRegistration {
        DeclaredRegistration(
            keys: [],
            arguments: nil,
            objectScope: .unspecified,
            scope: nil,
            isConditional: false,
            isAsynchronous: false,
            isServiceConcluded: false,
            isForward: false,
            position: .blank
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&keys)
        archive.field(&arguments)
        archive.field(&objectScope)
        archive.field(&scope)
        archive.field(&isConditional)
        archive.field(&isAsynchronous)
        archive.field(&isServiceConcluded)
        archive.field(&isForward)
        archive.field(&position)
    }
}

extension DeclaredRegistration.Key: Archivable {
    static var blank: DeclaredRegistration.Key {
        DeclaredRegistration.Key(service: .tuple([]), name: .none)
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&service)
        archive.field(&name)
    }
}

extension ComponentRegistrationCall: Archivable {
    static var blank: ComponentRegistrationCall {
        ComponentRegistrationCall(
            component: .blank,
            isLabeled: false,
            scope: nil,
            isConditional: false,
            position: .blank
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&component)
        archive.field(&isLabeled)
        archive.field(&scope)
        archive.field(&isConditional)
        archive.field(&position)
    }
}

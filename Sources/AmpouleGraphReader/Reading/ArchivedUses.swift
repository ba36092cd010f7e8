extension MemberUse: Archivable {
    static var blank: MemberUse { MemberUse(name: "", receiver: .unknown) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&name)
        archive.field(&receiver)
    }
}

extension CallSequence: Archivable {
    static var blank: CallSequence { CallSequence(names: [], receiver: .unknown, position: .blank) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&names)
        archive.field(&receiver)
        archive.field(&position)
    }
}

extension ContainerVariable: Archivable {
    static var blank: ContainerVariable { ContainerVariable(owner: nil, name: "", type: "") }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&owner)
        archive.field(&name)
        archive.field(&type)
    }
}

extension Receiver: Archivable {
    static var blank: Receiver { .unknown }

    mutating func transfer(_ archive: inout Archive) {
        var (tag, name, type): (UInt8, String?, String?) =
            switch self {
            case .unknown: (0, nil, nil)
            case .instance(let type): (1, nil, type)
            case .member(let name, let type): (2, name, type)
            case .variable(let name, let type): (3, name, type)
            }
        archive.field(&tag)
        archive.field(&name)
        archive.field(&type)
        self =
            switch tag {
            case 1: .instance(type ?? "")
            case 2: .member(name ?? "", of: type ?? "")
            case 3: .variable(name ?? "", in: type)
            default: .unknown
            }
    }
}

extension DeclaredRequest: Archivable {
    static var blank: DeclaredRequest {
        DeclaredRequest(
            kind: .service,
            service: .tuple([]),
            name: .none,
            receiver: .unknown,
            isLeftOpen: false,
            scope: nil,
            position: .blank
        )
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&kind)
        archive.field(&service)
        archive.field(&name)
        archive.field(&receiver)
        archive.field(&isLeftOpen)
        archive.field(&scope)
        archive.field(&position)
    }
}

extension DeclaredRequest.Kind: Archivable {
    static var blank: DeclaredRequest.Kind { .service }
}

extension UsedAttribute: Archivable {
    static var blank: UsedAttribute { UsedAttribute(name: "", position: .blank) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&name)
        archive.field(&position)
    }
}

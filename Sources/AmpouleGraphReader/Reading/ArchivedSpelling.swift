extension TypeSpelling: Archivable {
    static var blank: TypeSpelling { .tuple([]) }

    mutating func transfer(_ archive: inout Archive) {
        var tag: UInt8 =
            switch self {
            case .named: 0
            case .composition: 1
            case .tuple: 2
            case .built: 3
            case .other: 4
            }
        archive.field(&tag)
        switch tag {
        case 0:
            var names: [Name] = if case .named(let names) = self { names } else { [] }
            archive.field(&names)
            self = .named(names)
        case 1:
            var parts: [TypeSpelling] = if case .composition(let parts) = self { parts } else { [] }
            archive.field(&parts)
            self = .composition(parts)
        case 2:
            var elements: [TypeSpelling] = if case .tuple(let elements) = self { elements } else { [] }
            archive.field(&elements)
            self = .tuple(elements)
        case 3:
            var (form, parts): (Form, [TypeSpelling]) =
                if case .built(let form, let parts) = self { (form, parts) } else { (.blank, []) }
            archive.field(&form)
            archive.field(&parts)
            self = .built(form, parts)
        default:
            var text = if case .other(let text) = self { text } else { "" }
            archive.field(&text)
            self = .other(text)
        }
    }
}

extension TypeSpelling.Form: Archivable {
    static var blank: TypeSpelling.Form { TypeSpelling.Form(pieces: [], isPlain: false) }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&pieces)
        archive.field(&isPlain)
    }
}

extension TypeSpelling.Name: Archivable {
    static var blank: TypeSpelling.Name { TypeSpelling.Name("") }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&text)
        archive.field(&arguments)
        archive.field(&module)
    }
}

extension NameSpelling: Archivable {
    static var blank: NameSpelling { .none }

    mutating func transfer(_ archive: inout Archive) {
        var isExpression = self == .expression
        archive.field(&isExpression)
        var text = literal
        archive.field(&text)
        var path: [String] = if case .reference(let path) = self { path } else { [] }
        archive.field(&path)
        if !path.isEmpty {
            self = .reference(path)
        } else {
            self = isExpression ? .expression : text.map(NameSpelling.literal) ?? .none
        }
    }
}

extension ScopeSpelling: Archivable {
    static var blank: ScopeSpelling { .unspecified }

    mutating func transfer(_ archive: inout Archive) {
        var isExpression = self == .expression
        archive.field(&isExpression)
        var name: String? = if case .named(let name) = self { name } else { nil }
        archive.field(&name)
        self = isExpression ? .expression : name.map(ScopeSpelling.named) ?? .unspecified
    }
}

extension IsolationSpelling: Archivable {
    static var blank: IsolationSpelling { .unstated }

    mutating func transfer(_ archive: inout Archive) {
        var tag: UInt8 =
            switch self {
            case .unstated: 0
            case .nonisolated: 1
            case .attributes: 2
            case .unknown: 3
            }
        archive.field(&tag)
        var names: [TypeSpelling] = if case .attributes(let names) = self { names } else { [] }
        archive.field(&names)
        switch tag {
        case 0: self = .unstated
        case 1: self = .nonisolated
        case 2: self = .attributes(names)
        default: self = .unknown
        }
    }
}

extension LexicalScope.Kind: Archivable {
    static var blank: LexicalScope.Kind { .local }

    mutating func transfer(_ archive: inout Archive) {
        var type: Int? = if case .type(let place) = self { place } else { nil }
        archive.field(&type)
        var extended: TypeSpelling? = if case .extension(let type) = self { type } else { nil }
        archive.field(&extended)
        self = type.map(LexicalScope.Kind.type) ?? extended.map(LexicalScope.Kind.extension) ?? .local
    }
}

extension DeclaredType.Kind: Archivable {
    static var blank: DeclaredType.Kind { .nominal }

    mutating func transfer(_ archive: inout Archive) {
        var tag: UInt8 =
            switch self {
            case .nominal: 0
            case .protocol: 1
            case .dependent: 2
            case .class: 3
            case .markerProtocol: 4
            case .alias: 5
            }
        archive.field(&tag)
        var alias: TypeSpelling? = if case .alias(let type) = self { type } else { nil }
        archive.field(&alias)
        let kinds: [DeclaredType.Kind] = [.nominal, .protocol, .dependent, .class, .markerProtocol]
        self = alias.map(DeclaredType.Kind.alias) ?? kinds[min(Int(tag), 4)]
    }
}

/// A way to declare a type that can be registered.
struct ServiceForm: ProgramForm {
    let name: String
    let clarity: Clarity
    let canBePrivate: Bool

    /// Declares the type in a file.
    let declare: @Sendable (Page, Access) -> Service

    init(
        _ name: String,
        clarity: Clarity = .exact,
        canBePrivate: Bool = true,
        declare: @escaping @Sendable (Page, Access) -> Service
    ) {
        self.name = name
        self.clarity = clarity
        self.canBePrivate = canBePrivate
        self.declare = declare
    }

    static let all: [ServiceForm] = [
        .plainProtocol, .nonSendableProtocol, .classBoundProtocol, .nestedProtocol, .protocolInExtension,
        .refinedProtocol, .protocolComposition, .markedComposition, .alias, .aliasOfComposition,
        .primaryAssociatedType, .baseClass, .baseClassWithProtocol, .structure, .finalClass, .genericType,
        .nestedInGenericType, .collection, .dictionary, .optionalType, .tuple, .labelledTuple, .function,
        .metatype,
        .namesake, .rawName,
    ]
}
